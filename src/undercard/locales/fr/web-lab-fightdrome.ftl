### Fightdrome on the lab page.

lab-preset-blocks = Blocages de 60, 70, 80
lab-preset-breathing = Avec « Reprendre son souffle »
lab-preset-onyx = Un Onyx plus fort
lab-preset-even = Onze Stacks équilibrés
lab-blocks = Valeurs des Blocages
lab-attacks = Valeurs des attaques
lab-value = Valeur { $number }
lab-stack = Le Stack d’un personnage
lab-stack-which = Stack
lab-cards = { $count ->
    [one] { $count } carte en tout
   *[other] { $count } cartes en tout
}
lab-cards-wrong = { $count } cartes en tout ; un Stack en a { $right }
