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
help-fair-promise-about = Avant que quiconque prenne place, la table tire un long nombre au hasard, son secret, et en montre à tous une empreinte (SHA-256). À partir de l’empreinte, personne ne peut retrouver le secret ; et aucun autre secret n’a la même empreinte. La table ne peut donc plus changer d’avis.
help-fair-words = 2. Un mot de chacun
help-fair-words-about = Quand la partie commence, le navigateur de chaque joueur ajoute un mot aléatoire. La table ne pouvait pas connaître ces mots au moment de sa promesse : elle n’a donc pas pu choisir un secret qui donne de bonnes cartes à un ami.
help-fair-draw = 3. Chaque tirage vient des deux
help-fair-draw-about = Avant la distribution et avant chaque action, de nouveaux nombres aléatoires sont calculés à partir du secret, du numéro de l’action et de tous les mots (HMAC-SHA256). Personne ne peut déduire la prochaine carte de celles qui ont été vues.
help-fair-reveal = 4. Le secret est révélé
help-fair-reveal-about = Quand la partie est terminée, le secret est publié. Chacun peut vérifier qu’il correspond à l’empreinte et que chaque carte et chaque dé en découlaient : avec le bouton « Vérifier » de n’importe quel replay, ou hors ligne avec l’enregistrement :
help-fair-limits = Ce que cela n’empêche pas
help-fair-limits-about = Un administrateur peut révéler le secret à un ami, qui connaîtrait alors les cartes à l’avance. Et deux amis peuvent toujours se montrer leurs mains. Si l’enjeu est important, joue sur un serveur de confiance.
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
help-fair-needs-https = Ce navigateur ne calcule des empreintes que sur les pages chargées en https.
