### Collect! Fight! Survive!: what is read before a game: name, options, levels.

survive = Collect! Fight! Survive!
    .about = Ein Scharmützel im Dungeon für zwei oder drei Spieler. Hol, was deine Kolonie braucht, und bring es nach Hause.

## Options: a name, what it decides, and a name for each value.

survive-option-players = Spieler
    .about = Zwei oder drei, jeweils mit eigenem Dungeon.
survive-option-team = Figuren pro Spieler
    .about = Das Regelbuch erlaubt drei oder vier. Wer drei führt, lässt eine der vier weg.
    .scenario = wie empfohlen: zu zweit je 4, zu dritt je 3
    .three = je drei
    .four = je vier
survive-option-box = Dungeon
    .duel = für zwei
    .trio = für drei
    .crowd = für drei, je vier Figuren
    .own = eigenes Szenario des Betreibers
survive-option-rounds = Runden
    .about = Vier ergeben eine kurze Partie.
survive-option-tie = Punktgleichstand
    .about = Wer gewinnt, wenn mehrere Spieler die meisten Punkte haben.
    .resources = mehr Ressourcen in der Zone, sonst geteilter Sieg
    .shared = geteilter Sieg
survive-option-down = Niedergeworfene Figuren
    .about = Was eine Figur tun kann, die am Boden liegt.
    .stand_first = müssen zuerst aufstehen
    .may_brawl = dürfen auch angreifen und Energiefelder umschalten
survive-option-pick_up = Aufnehmen
    .about = Ob eine Figur, die am Boden liegt, Ressourcen aufnehmen kann.
    .upright = nur im Stehen
    .any_time = auch niedergeworfen
survive-option-activation = Aktivierung
    .about = Ob eine Seite alle ihre Figuren in einem Zug aktiviert.
    .all = alle Figuren einer Seite in ihrem Zug
    .one = jeweils eine Figur, reihum

## Die Stufen der Bots. Die Namen werden nicht übersetzt.

level-survive-1 = Stray
    .style = Holt und trägt, lässt sich aber leicht ablenken.
level-survive-2 = Magpie
    .style = Nimmt, was am nächsten glänzt, und bringt es heim.
level-survive-3 = Packmule
    .style = Plant jeden Gang, aber nicht lange.
level-survive-4 = Forewoman
    .style = Wägt jeden Plan gegen Würfel und Gegner ab.
level-survive-5 = The Quartermaster
    .style = Hat längst daran gedacht.
