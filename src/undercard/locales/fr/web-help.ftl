### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game } : les règles
help-games = Jeux
help-learn = Apprendre en jouant
help-example = Exemple de tour
help-example-open = Suivre l’exemple pas à pas
help-contents = Sommaire
help-search = Rechercher dans les règles
help-search-hint = Un mot ou un numéro de règle
help-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
help-nothing = Aucune règle ne contient tous ces mots : « { $query } ».
help-link-to = Lien vers la règle { $rule }
help-option = Option
help-usual = Par défaut : { $value }
help-usual-mark = par défaut
help-option-span = de { $least } à { $most }

## Lessons.

help-learn-title = Apprendre en jouant
help-learn-about = De vraies parties, enregistrées. Tu joues tous les coups d’un camp, une règle à la fois. Rien ne peut mal se passer.
help-start = { $state ->
    [done] Rejouer
    [begun] Reprendre
   *[new] Commencer
}
help-you = Toi
help-rival = Adversaire
help-step = Étape { $step } sur { $steps }
help-now = Maintenant : { $action }
help-walk = Va en { $cell }
help-show-me = Fais-le pour moi
help-continue = Continuer
help-back = Retour
help-again = Recommencer
help-next-lesson = Leçon suivante
help-learned = Terminée
help-watch = Regarde…
help-play-bot = Jouer une vraie partie
help-read-rules = Lire toutes les règles
help-also-legal = C’est permis aussi. Dans cette leçon, on continue avec : { $action }.
help-lesson-lost = La leçon n’a pas pu être chargée.

## Fair chance.

help-fair = Un hasard équitable, et vérifiable
help-fair-intro = À nos tables, les cartes et les dés sont tirés de façon que personne, pas même l’administrateur de ce serveur, ne puisse les choisir sans que cela se remarque. Voici comment ; tu peux aussi l’essayer.
help-fair-promise = 1. Une promesse
help-fair-promise-about = Avant que quiconque prenne place, la table tire un long nombre au hasard, son secret, et en montre à tous une empreinte (SHA-256). À partir de l’empreinte, personne ne peut retrouver le secret ; et aucun autre secret n’a la même empreinte. Ton navigateur garde l’empreinte quand tu prends place : la table ne peut donc plus changer d’avis.
help-fair-words = 2. Un mot de chacun
help-fair-words-about = Le navigateur de chaque joueur choisit un mot au hasard et n’en montre d’abord que le sceau : une empreinte du mot et de la promesse. Les mots ne sont révélés que lorsque toutes les places ont scellé le leur ; dès lors et jusqu’à la donne, personne ne peut quitter la table. Ainsi, personne ne peut choisir le sien en dernier, pas même l’administrateur, et la promesse ne peut plus être échangée : elle fait partie de chaque sceau. Les bots participent aussi ; leurs mots découlent du secret.
help-fair-draw = 3. Chaque tirage vient des deux
help-fair-draw-about = Avant la distribution et avant chaque action, de nouveaux nombres aléatoires sont calculés à partir du secret, du numéro de l’action et de tous les mots (HMAC-SHA256). Personne ne peut déduire la prochaine carte de celles qui ont été vues.
help-fair-reveal = 4. Le secret est révélé
help-fair-reveal-about = Quand la partie est terminée, le secret est publié. Avec le bouton « Vérifier » du replay, ton navigateur le compare à sa propre copie, et non à ce que le serveur affirme maintenant. L’enregistrement téléchargé contient ta copie, et tu peux tout vérifier hors ligne :
help-fair-proved = Ce que cela prouve
help-fair-proved-about = Si ton navigateur trouve tout en ordre, la table n’a pas échangé son secret depuis que tu as pris place, ton propre mot a contribué à chaque carte et à chaque dé, et ni un joueur ni l’administrateur n’a pu choisir un mot après avoir vu les autres. Un seul joueur honnête suffit : personne n’a pu choisir la donne.
help-fair-limits = Ce que cela n’empêche pas
help-fair-limits-about = Aucun calcul ne peut exclure ceci :
help-fair-limit-host = Un administrateur qui lit la base de données connaît le secret, donc toutes les mains et toutes les cartes à venir, et pourrait en informer un ami.
help-fair-limit-friends = Deux amis peuvent toujours se montrer leurs mains.
help-fair-limit-withheld = Si un joueur ne révèle pas à temps son mot scellé, la donne se fait sans lui. Avec un administrateur malhonnête, il pourrait ainsi choisir entre deux donnes. La vérification montre chaque mot retenu.
help-fair-limit-copy = Sans copie d’avant la distribution, par exemple sur un autre appareil, ton navigateur peut seulement dire que le secret et la promesse vont ensemble. Et la page elle-même vient du serveur : si tu ne lui fais pas confiance, vérifie l’enregistrement hors ligne.
help-fair-try = Essaie
help-fair-try-about = Tu es la table. Choisis un secret et regarde ce que voient les joueurs.
help-fair-secret = Ton secret
help-fair-new = Un autre secret
help-fair-shown = Ce que tout le monde voit avant la partie
help-fair-word = Le mot d’un joueur
help-fair-first = D’où vient la distribution
help-fair-cheat = Change maintenant une seule lettre du secret : l’empreinte devient complètement différente, et tout le monde le remarquerait.
help-fair-match = Le secret correspond à la promesse.
help-fair-mismatch = Ce n’est pas le secret qui avait été promis.
help-fair-promised = Promettre ce secret
