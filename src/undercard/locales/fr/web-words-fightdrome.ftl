### Fightdrome : les mots que la table explique. Les numéros des règles suivent chaque texte.

fightdrome-word-character = Un personnage est un Stack, l’esprit, dans une Sleeve, le corps. Ensemble, ils déterminent combien de cartes de chaque réserve composent le deck.
fightdrome-word-stack = Le Stack est l’esprit d’un personnage : cinq nombres. La Sleeve montre quel nombre va à quelle réserve.
fightdrome-word-sleeve = La Sleeve est le corps d’un personnage : elle cite les cinq réserves dans son propre ordre, et les nombres du Stack suivent cet ordre.
fightdrome-word-supplies = Les cartes qui composent ce deck : P Coup de Poing, K Coup de Pied, G Prise, B Blocage, N Neurochem. Il y en a 40, plus 2 Feintes et 2 Louvoiements.
fightdrome-word-lead = L’Initiative : le combat est en pause, et le joueur qui l’a joue une carte d’Attaque de n’importe quelle force.
fightdrome-word-answer = Pour répondre, on joue une carte adaptée à l’attaque en cours et assez forte. Qui ne peut pas répondre est Sonné.
fightdrome-word-follow_up = Une Feinte répond à une attaque, et le même joueur attaque aussitôt avec une carte de n’importe quelle force.
fightdrome-word-stagger = Qui ne peut ni attaquer, ni répondre, ni enchaîner est Sonné et défausse une carte face cachée. L’adversaire a ensuite l’Initiative, ou se repose.
fightdrome-word-neurochem = Neurochem : seule une autre carte Neurochem répond à une telle attaque, et on ne pioche pas après en avoir joué une. La main diminue donc.
fightdrome-word-overstimulated = Une main de départ avec plus de 2 cartes Neurochem, ou sans aucune carte d’Attaque, est Surstimulée. Elle est montrée, remélangée et repiochée.
fightdrome-word-last_gasp = Dernier souffle : qui joue une carte Neurochem en dernière carte peut continuer avec une carte de plus de la pioche.
