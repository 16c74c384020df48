### The rulebook’s worked example of Fightdrome, step by step on the table.
### The texts are ours; rule ids such as F4.1 become links.

# $kind: play, discard, or open for a decision that has not been made.
example-choice = { $kind ->
    [discard] { $who } pouvait défausser l’une de ces cartes
    [open] { $who } peut jouer
   *[play] { $who } pouvait jouer
}
example-fits = Convient
example-fits-not = Ne convient pas
example-fightdrome-0 = Alice et Simon s’affrontent en un seul duel. Chacun a sept cartes (F2.1) et Alice a l’Initiative : n’importe quelle carte d’Attaque convient, quelle que soit sa force (F3.1). Son Blocage ne permet pas d’ouvrir le combat (F4.13).
example-fightdrome-1 = Alice commence doucement. Un Coup de Pied 30 se contre facilement, mais ses cartes fortes restent en main et le Coup de Pied 60 attend son heure. Elle pioche aussitôt une nouvelle carte (F5.1).
example-fightdrome-2 = Simon monte d’un cran : un Coup de Pied répond à un Coup de Pied de force égale ou inférieure (F4.2). Ses Coups de Poing ne servent à rien ici, même le 80 (F4.1).
example-fightdrome-3 = Alice a un Coup de Pied encore plus fort et maintient la pression (F4.2). La Prise 70 convenait aussi (F4.3), mais elle la garde pour plus tard.
example-fightdrome-4 = Simon n’a plus de Coup de Pied. Le Blocage de Coup de Pied 80 arrête l’attaque (F4.5) ; il garde ainsi son Coup de Pied Neurochem, qui ne lui aurait pas fait piocher de carte (F5.2). Le combat est en pause.
example-fightdrome-5 = Son attaque a été arrêtée : Alice doit attaquer de nouveau (F4.12). Elle se sépare encore d’une carte faible, le Coup de Poing 20.
example-fightdrome-6 = Simon n’attendait que ça : son Coup de Poing 80 répond à un Coup de Poing (F4.1), et peu de cartes répondent à un 80. Le Coup de Pied Neurochem ne convenait pas : il ne répond qu’aux Coups de Pied et aux Prises (F4.9).
example-fightdrome-7 = Rien d’autre dans la main d’Alice ne répond à un Coup de Poing 80. Le Coup de Poing Neurochem répond à un Coup de Poing de n’importe quelle force (F4.8), et on doit jouer si on le peut (F3.5). Mais on ne pioche pas après une carte Neurochem (F5.2) : il lui reste six cartes.
example-fightdrome-8 = Seule une carte Neurochem répond à une attaque Neurochem. Un Louvoiement ne suffit pas (F4.6) et le Coup de Pied Neurochem ne répond pas à un Coup de Poing (F4.9) : Simon est Sonné et défausse une carte, face cachée (F6.1). Chacun a maintenant six cartes. Alice peut attaquer ou se reposer, c’est-à-dire piocher une carte et laisser l’Initiative à Simon (F6.3, F7.1).
