### Les bots : leurs niveaux et les raisons de leurs choix.

## Niveaux. Les noms ne se traduisent pas.

level-fightdrome-1 = Tin Mickey
    .style = Frappe sur tout ce qui bouge. Un bon premier adversaire.
level-fightdrome-2 = Lefty Vale
    .style = Sait ce qu’est une carte bon marché, et l’oublie une fois sur deux.
level-fightdrome-3 = Old Cobalt
    .style = Dépense peu, se repose dès qu’il peut, frappe à coup sûr.
level-fightdrome-4 = Doctor Nines
    .style = Compte les cartes et voit quelques coups à l’avance.
level-fightdrome-5 = The Undertow
    .style = Instruit par des milliards de coups, et réfléchit avant chacun.
level-survive-1 = Stray
    .style = Va chercher, rapporte, se laisse facilement distraire.
level-survive-2 = Magpie
    .style = Prend ce qui brille au plus près et le rapporte.
level-survive-3 = Packmule
    .style = Prépare chaque trajet, mais pas longtemps.
level-survive-4 = Forewoman
    .style = Pèse chaque plan face aux dés et aux rivaux.
level-survive-5 = The Quartermaster
    .style = Y a déjà pensé.
level = Niveau { $level }
house-bot = Un bot de l’hôte, sans classement

## Pourquoi.

reason-only = Il n’y avait rien d’autre à faire.
reason-whim = Sur un coup de tête.
reason-redraw = Mieux vaut repiocher une mauvaise main.
reason-sleeve = N’importe quel combattant fera l’affaire.
reason-character = Ce personnage a le plus de cartes Neurochem et d’Attaque.
reason-draw = Une carte vaut mieux qu’aucune.
reason-give-up = S’il faut perdre une carte, que ce soit celle qui vaut le moins.
reason-answer = La carte la moins chère qui réponde.
reason-lead = L’attaque la plus faible : les fortes sont pour plus tard.
reason-sure-hit = Vous avez montré que vous n’avez pas de réponse.
reason-rest = Un Repos, c’est une carte offerte.
reason-learned = Choisi selon les chances apprises au fil de nombreuses parties.
reason-search = C’est ce qui a gagné le plus souvent dans les parties imaginées d’ici.
reason-champion = L’expérience a désigné les coups probables ; parmi eux, celui-ci a gagné le plus souvent dans les parties imaginées d’ici.
reason-plan = L’étape suivante d’un plan déjà fait.
reason-pick = Cela vaut le chemin du retour.
reason-lay = C’est en sûreté à la maison.
reason-fight = Les chances sont bonnes.
reason-field = Le champ barre la route.
reason-home = On rentre avec la charge.
reason-fetch = En route vers ce qui rapporte le plus.
reason-stand = À terre, on n’avance pas.
reason-place = Au plus près de ce qui traîne.
reason-card = La carte la plus haute, pour commencer.
reason-wait = Rien ici ne vaut l’effort.
reason-other = Une règle empirique pour ce moment.
explain-chance = { $action } : { $share } % de son attention, { $chance } % de chances de gagner
explain-share = { $action } : { $share } % de son attention
