### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = Exemples pour { $card }. Répond à : { $yes }. Ne répond pas à : { $no }.
help-lesson-fightdrome-bout = Ton premier duel
    .about = Attaquer, répondre, bloquer, feinter, être Sonné, se reposer, gagner.
help-fightdrome-lead = Joue une attaque. Le nombre sur la carte est sa force (F3.1).
help-fightdrome-draw = Tu as aussitôt pioché une nouvelle carte. Chaque carte est remplacée, sauf les Neurochem (F5.1).
help-fightdrome-answer = Cette fois, c’est toi qu’on attaque, et tu dois répondre. Un Coup de Pied répond à un Coup de Pied ou à une Prise de force égale ou inférieure ; un Coup de Poing, aux Coups de Poing et aux Prises (F4.1, F4.2).
help-fightdrome-neurochem = Une carte Neurochem bat n’importe quelle force. Le prix : tu ne pioches pas (F4.9, F5.2).
help-fightdrome-they_stagger = Ton adversaire n’a pas de réponse et est Sonné : une carte perdue, sans pioche. Un joueur qui n’a plus de carte a perdu (F6.1, F6.2).
help-fightdrome-rest = Juste après, tu peux te reposer : pioche une carte et cède l’Initiative (F7.1).
help-fightdrome-block = Un Blocage arrête une attaque qui n’est pas plus forte que lui. Celui de Coup de Poing arrête Coups de Poing et Prises (F4.4).
help-fightdrome-weave = Un Louvoiement arrête toute attaque, si forte soit-elle, sauf Neurochem (F4.6).
help-fightdrome-grapple = Une Prise répond à tout type d’attaque de force égale ou inférieure (F4.3).
help-fightdrome-stagger = Rien dans ta main ne répond à cette attaque : tu es Sonné. Choisis une carte à défausser (F6.1).
help-fightdrome-feint = Une Feinte répond à toute attaque, sauf Neurochem. Ensuite, tu attaques de nouveau aussitôt (F4.7).
help-fightdrome-follow_up = Enchaîne avec n’importe quelle carte d’Attaque. La force ne compte pas ici (F3.3).
help-fightdrome-again = Ton adversaire est encore Sonné : tu gardes l’Initiative. Continue d’attaquer (F6.3).
help-fightdrome-few = Avec peu de cartes, il est difficile de répondre à une attaque. Continue !
help-fightdrome-last = Ton adversaire avait l’Initiative mais aucune carte d’Attaque : là aussi, on est Sonné (F7.4). Il lui reste une carte : attaque !
help-fightdrome-end = Ton adversaire n’a plus de carte : tu as gagné ton premier duel (F6.2) !
