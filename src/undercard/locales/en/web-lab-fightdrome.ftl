### Fightdrome on the lab page.

lab-preset-blocks = Blocks of 60, 70, 80
lab-preset-breathing = With Breathing Space
lab-preset-onyx = A stronger Onyx
lab-preset-even = Eleven balanced Stacks
lab-blocks = Block values
lab-attacks = Attack values
lab-value = Value { $number }
lab-stack = A character’s Stack
lab-stack-which = Stack
lab-cards = { $count ->
    [one] 1 card in total
   *[other] { $count } cards in total
}
lab-cards-wrong = { $count } cards in total; a Stack has { $right }
