### Die Bots: ihre Stufen und warum sie tun, was sie tun.

## Stufen eines Spiels, das keine Namen für sie hat.

level = Stufe { $level }
house-bot = Bot des Betreibers, ohne Wertung

## Warum.

reason-only = Es gab nichts anderes zu tun.
reason-whim = Aus einer Laune heraus.
reason-search = Damit wurden die meisten simulierten Partien gewonnen.
explain-chance = { $action }: { $share } % der Aufmerksamkeit, Siegchance { $chance } %
explain-share = { $action }: { $share } % der Aufmerksamkeit
