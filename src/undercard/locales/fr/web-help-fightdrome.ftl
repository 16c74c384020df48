### Fightdrome in the help: pictures of the rules page and the lesson.

help-picture-answers = Exemples pour { $card }. Répond à : { $yes }. Ne répond pas à : { $no }.
help-lesson-fightdrome = Ton premier duel
help-lesson-fightdrome-about = Cinq minutes : attaquer, répondre, bloquer, feinter, être Sonné, se reposer, gagner.
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
