### Die Bots: ihre Stufen und warum sie tun, was sie tun.

## Stufen eines Spiels, das keine Namen für sie hat.

level = Stufe { $level }
house-bot = Bot des Betreibers, ohne Wertung

## Warum.

reason-only = Es gab nichts anderes zu tun.
reason-whim = Aus einer Laune heraus.
reason-redraw = Eine überstimulierte Hand zieht man besser neu.
reason-sleeve = Jeder Kämpfer ist recht.
reason-character = Dieser Charakter hat die meisten Neurochem- und Angriffskarten.
reason-draw = Eine Karte ist besser als keine.
reason-give-up = Wenn eine Karte wegmuss, dann die, die am wenigsten wert ist.
reason-answer = Die billigste Karte, die auf den Angriff antwortet.
reason-lead = Der schwächste Angriff: Die starken sind für später.
reason-sure-hit = Du hast gezeigt, dass du darauf keine Antwort hast.
reason-rest = Ausruhen ist eine geschenkte Karte.
reason-learned = Gewählt nach den Chancen, die sich in vielen Partien gezeigt haben.
reason-search = Damit wurden die meisten simulierten Partien gewonnen.
reason-champion = Die Erfahrung hat die wahrscheinlichen Züge vorgeschlagen; von ihnen hat dieser die meisten simulierten Partien gewonnen.
reason-plan = Der nächste Schritt eines gefassten Plans.
reason-pick = Dafür lohnt sich der Heimweg.
reason-lay = Zu Hause ist es sicher.
reason-fight = Die Aussichten sind gut.
reason-field = Das Energiefeld ist im Weg.
reason-home = Mit der Ladung nach Hause.
reason-fetch = Unterwegs zu der Ressource, für die sich der Weg am meisten lohnt.
reason-stand = Im Liegen kommt niemand voran.
reason-place = So nah wie möglich an den Ressourcen.
reason-card = Die höchste Karte, um als Erster am Zug zu sein.
reason-wait = Hier ist nichts der Mühe wert.
reason-other = Eine Faustregel für diese Situation.
explain-chance = { $action }: { $share } % der Aufmerksamkeit, Siegchance { $chance } %
explain-share = { $action }: { $share } % der Aufmerksamkeit
