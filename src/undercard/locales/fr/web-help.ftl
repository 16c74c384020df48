### Help: the rules page, the lessons and the page about fair chance.

## The rules.

help-rules = { $game } : les règles
help-games = Jeux
help-learn = Apprendre en jouant
help-example = Exemple de tour
help-example-open = Suivre l’exemple pas à pas
help-contents = Sommaire
help-search = Rechercher dans les règles
help-search-hint = Feinte, F4.7, téléporteur…
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
help-picture-answers = Exemples pour { $card }. Répond à : { $yes }. Ne répond pas à : { $no }.
help-scene-S2-2 = Quatre cartes à jouer, de la première à la dernière : as de carreau, roi de trèfle, roi de pique, sept de cœur.
help-scene-S3-1 = Une figurine avance de trois cases ; un champ actif barre la suivante.
help-scene-S3-2 = Une figurine chargée à côté d’une ressource.
help-scene-S3-5 = Une figurine veut forcer le passage : elle obtient 6, l’ennemi 3.
help-scene-S5-1 = Une figurine sur une case à côté d’un champ bleu actif.
help-scene-S5-3 = Deux champs verts, l’un allumé, l’autre éteint.
help-scene-S6-2 = Le perdant est à terre à deux cases du vainqueur ; sa charge est entre les deux.
help-scene-S7-1 = Une figurine à terre, avec sa charge.
help-scene-S9-2 = Trois ressources, qui valent 5, 3 et 1 point.
help-scene-S10-1 = Un Agrippeur, et un Rampeur qui porte un cristal.

## Lessons.

help-learn-title = Apprendre en jouant
help-learn-about = Une vraie partie, enregistrée. Tu joues tous les coups d’un camp, et chaque règle est expliquée la première fois qu’elle sert. Rien ne peut mal se passer.
help-lesson-fightdrome = Ton premier duel
help-lesson-fightdrome-about = Cinq minutes : attaquer, répondre, bloquer, feinter, être Sonné, se reposer, gagner.
help-lesson-survive = Ta première manche
help-lesson-survive-about = Dix minutes : placer l’équipe, choisir une carte, se déplacer, porter, sauter, se battre.
help-start = Commencer
help-you = Toi
help-rival = Adversaire
help-step = Étape { $step } sur { $steps }
help-now = Maintenant : { $action }
help-walk = Va en { $cell }
help-show-me = Fais-le pour moi
help-continue = Continuer
help-back = Retour
help-again = Recommencer
help-other-lesson = L’autre leçon
help-play-bot = Jouer une vraie partie
help-read-rules = Lire toutes les règles
help-also-legal = C’est permis aussi. Dans cette leçon, on continue avec : { $action }.
help-lesson-lost = La leçon n’a pas pu être chargée.

help-fightdrome-intro = Bienvenue dans l’arène. Ton combattant est un Stack dans une Sleeve ; ensemble, ils déterminent combien de cartes de chaque type contient ton deck (F1.2). Tu as sept cartes (F2.1) ; celles de ton adversaire sont cachées.
help-fightdrome-lead = Tu as l’Initiative : joue n’importe quelle carte d’Attaque, Coup de Poing, Coup de Pied ou Prise. Le nombre est sa force (F3.1).
help-fightdrome-draw = Tu as aussitôt pioché une nouvelle carte : toute carte sauf une Neurochem est remplacée (F5.1). Maintenant, ton adversaire doit répondre à ton attaque.
help-fightdrome-answer = Une attaque est en cours, et tu dois y répondre. Une Prise répond à toute attaque de force égale ou inférieure ; un Coup de Poing aux Coups de Poing et aux Prises, un Coup de Pied aux Coups de Pied et aux Prises (F4.1, F4.2, F4.3). Les cartes grisées ne conviennent pas : choisis-en une pour voir pourquoi. Si tu peux jouer, tu dois jouer (F3.5).
help-fightdrome-feint = Une Feinte répond à toute attaque, si forte soit-elle, mais à aucune attaque Neurochem. Tu pioches une carte, puis tu attaques de nouveau aussitôt (F4.7).
help-fightdrome-follow_up = Enchaîne après ta Feinte avec n’importe quelle carte d’Attaque. Une faible suffit : la force ne compte pas ici (F3.3).
help-fightdrome-stagger = Rien dans ta main ne répond à cette attaque. Tu es Sonné : défausse une carte, face cachée (F6.1). Elle n’est pas remplacée, donc ta main diminue ; un joueur qui n’a plus de carte a perdu (F6.2).
help-fightdrome-weave = Un Louvoiement arrête toute attaque, quelle que soit sa force, mais aucune attaque Neurochem. Le combat est alors en pause, et le joueur dont l’attaque a été arrêtée reprend l’Initiative (F4.6, F4.12).
help-fightdrome-neurochem = Les cartes Neurochem battent n’importe quelle force, et seule une autre carte Neurochem peut y répondre. Le prix : tu ne pioches rien ensuite (F4.9, F5.2).
help-fightdrome-they_stagger = Ton adversaire n’a pas de réponse et est Sonné : une carte de moins en face. Tu peux maintenant attaquer de nouveau ou te reposer (F6.3).
help-fightdrome-block = Un Blocage arrête une attaque qui n’est pas plus forte que lui. Le Blocage de Coup de Poing arrête Coups de Poing et Prises, celui de Coup de Pied, Coups de Pied et Prises (F4.4, F4.5).
help-fightdrome-pause = Ton attaque a été arrêtée : le combat est en pause et l’Initiative te revient (F4.12). Blocages, Feintes et Louvoiements ne permettent pas d’attaquer (F4.13).
help-fightdrome-rest = Juste après que ton adversaire a été Sonné, tu peux te reposer au lieu d’attaquer : pioche une carte et cède l’Initiative (F7.1). Mais pas avec une main pleine (F7.2).
help-fightdrome-they_rest = Ton adversaire se repose : une carte de plus en face, et tu as l’Initiative (F7.1).
help-fightdrome-end = Ton adversaire n’avait pas de carte d’Attaque après ton Repos : la manche est donc terminée (F7.3). Tu as gagné ton premier duel ! D’habitude, une manche se termine quand un joueur n’a plus de carte (F8.1).

help-survive-intro = Bienvenue dans le donjon. Rapporte des ressources dans ta zone avant la fin de la dernière manche. Tes trois cartes secrètes indiquent ce qui manque le plus à ta colonie : ces types valent 5 points chacun (S1.5, S9.2).
help-survive-place = D’abord, tu places tes figurines, une par une, sur des cases libres de ta zone (S1.7). Chacune a sa vitesse et sa force (D2).
help-survive-leave = Tu as plus de figurines que tu ne peux en jouer : choisis celle qui reste de côté (S1.7).
help-survive-bid = Une manche commence : chacun choisit une carte en secret. La plus haute joue d’abord ; l’as est le plus fort, et à valeur égale trèfle passe avant pique, cœur et carreau (S2.1, S2.2). Chaque carte ne sert qu’une fois.
help-survive-order = Les cartes sont révélées et l’ordre de cette manche est fixé. Les PNJ participent avec leur propre carte (S2.2).
help-survive-use = À toi : active tes figurines l’une après l’autre, dans l’ordre que tu veux (S2.3). Chacune a deux actions : Déplacement, Champs ou Mêlée (S2.4).
help-survive-step = Un Déplacement se fait case par case, jamais en diagonale, dans la limite de la valeur de mouvement de la figurine (S3.1). Les murs et les champs allumés barrent le chemin.
help-survive-pick = Voici quelque chose d’utile. Ramasser ne coûte pas d’action et se fait à tout moment de l’activation. Mais chaque ressource ralentit la figurine (S3.2).
help-survive-drop = À la maison ! À la fin, seul compte ce qui se trouve dans ta zone ; ce qui est porté ne compte pas (S9.2). Trois au plus par case (S3.3).
help-survive-field = Un passage avec un champ d’énergie bleu. Depuis une case voisine, une figurine peut l’éteindre ou l’allumer ; c’est une action (S5.1, S5.2).
help-survive-green = Les champs verts obéissent aux terminaux : depuis n’importe lequel, tu en bascules autant que tu veux en une action (S5.3).
help-survive-jump = Un téléporteur ! On lance un d8 : de 1 à 4, tu vas au téléporteur de ce numéro ; de 5 à 7, tu choisis ; avec un 8, tu arrives à terre sur un téléporteur au hasard (S4.1). Cela ne coûte aucun pas.
help-survive-to = Tu as obtenu de 5 à 7 : choisis le téléporteur (S4.1).
help-survive-hit = Un ennemi juste à côté : Mêlée ! Les deux lancent un d8 et ajoutent leur modificateur, l’attaquant 1 de plus ; chaque ressource portée retire 1. Le perdant lâche sa charge, est repoussé et mis à terre (S6.1, S6.2).
help-survive-follow = Tu as gagné : ta figurine peut avancer sur la case quittée par le perdant (S6.2).
help-survive-stay = Tu as gagné : ta figurine peut avancer, ou rester (S6.2).
help-survive-stand = Une figurine à terre se relève d’abord ; cela coûte deux pas (S7.1).
help-survive-return = Une figurine hors jeu revient aussitôt dans ta zone, mais n’agit plus avant la manche suivante (S8.1).
help-survive-done = Termine ce Déplacement pour commencer une autre action (S2.4).
help-survive-pass = Rien n’oblige à tout utiliser : termine l’activation de cette figurine (S2.4).
help-survive-npc = Les PNJ ont agi : les Agrippeurs chassent les figurines qui portent quelque chose, les Rampeurs traînent des ressources jusqu’à leur nid. Un arbre de décision les guide, et la table montre les questions qu’ils se sont posées (S10.2).
help-survive-knocked_down = Un dé qui montre 1 met à terre sa propre figurine, un 8 met l’autre à terre (S3.6).
help-survive-out = Mise à terre alors qu’elle l’était déjà : cette figurine est hors jeu jusqu’à la manche suivante (S8.1).
help-survive-end = La première manche est terminée. On en joue ainsi quatre, puis on compte les ressources dans les zones : 5 points pour ce que demandent tes cartes, 3 pour ce que demandent deux cartes révélées, 1 pour tout le reste (S9.2). À toi de jouer !

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
