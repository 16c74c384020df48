### Fightdrome on the lab page.

lab-preset-blocks = Blockkarten mit 60, 70, 80
lab-preset-breathing = Mit Atempause
lab-preset-onyx = Ein stärkerer Onyx
lab-preset-even = Elf ausgeglichene Stacks
lab-blocks = Werte der Blockkarten
lab-attacks = Werte der Angriffe
lab-value = Wert { $number }
lab-stack = Der Stack eines Charakters
lab-stack-which = Stack
lab-cards = { $count ->
    [one] insgesamt 1 Karte
   *[other] insgesamt { $count } Karten
}
lab-cards-wrong = insgesamt { $count } Karten; ein Stack hat { $right }
