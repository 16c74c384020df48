### Fightdrome dans l’historique et le profil.

fightdrome-trait-stack = Stack
    .rate = Taux de victoire par Stack
fightdrome-trait-sleeve = Sleeve
    .rate = Taux de victoire par Sleeve
fightdrome-ending-empty_hand = dernière carte jouée
fightdrome-ending-rest = pas d’attaque après un Repos
fightdrome-ending-staggered = plus de carte
