### Fightdrome on the lab page.

lab-preset-blocks = Bloqueos de 60, 70, 80
lab-preset-breathing = Con «Espacio para respirar»
lab-preset-onyx = Un Onyx más fuerte
lab-preset-even = Once Stacks equilibrados
lab-blocks = Valores de los Bloqueos
lab-attacks = Valores de los ataques
lab-value = Valor { $number }
lab-stack = El Stack de un personaje
lab-stack-which = Stack
lab-cards = { $count ->
    [one] 1 carta en total
   *[other] { $count } cartas en total
}
lab-cards-wrong = { $count } cartas en total; un Stack tiene { $right }
