### Die Bots: ihre Stufen und warum sie tun, was sie tun.

## Stufen eines Spiels, das keine Namen für sie hat.

level = Stufe { $level }
house-bot = Ein Bot des Gastgebers, ohne Wertung

## Warum.

reason-only = Es gab nichts anderes zu tun.
reason-whim = Aus einer Laune heraus.
reason-redraw = Eine schlechte Hand zieht man besser neu.
reason-sleeve = Jeder Kämpfer ist recht.
reason-character = Dieser Charakter hat die meisten Neurochem- und Angriffskarten.
reason-draw = Eine Karte ist besser als keine.
reason-give-up = Wenn eine Karte weg muss, dann die, die am wenigsten wert ist.
reason-answer = Die billigste Karte, die den Angriff beantwortet.
reason-lead = Der schwächste Angriff: die starken sind für später.
reason-sure-hit = Du hast gezeigt, dass du darauf keine Antwort hast.
reason-rest = Ausruhen ist eine geschenkte Karte.
reason-learned = Gewählt nach den Chancen, die viele Partien gelehrt haben.
reason-search = Es hat in den Partien, die von hier aus durchgespielt wurden, am häufigsten gewonnen.
reason-champion = Erfahrung hat die wahrscheinlichen Züge genannt; von ihnen hat dieser in den durchgespielten Partien am häufigsten gewonnen.
reason-plan = Der nächste Schritt eines gefassten Plans.
reason-pick = Das lohnt den Weg nach Hause.
reason-lay = Zu Hause ist es sicher.
reason-fight = Die Aussichten sind gut.
reason-field = Das Feld ist im Weg.
reason-home = Mit der Last nach Hause.
reason-fetch = Unterwegs zu dem, was den Weg am meisten lohnt.
reason-stand = Im Liegen kommt niemand voran.
reason-place = So nah wie möglich an dem, was herumliegt.
reason-card = Die höchste Karte, um als Erster dranzukommen.
reason-wait = Hier lohnt nichts die Mühe.
reason-other = Eine Faustregel für diesen Augenblick.
explain-chance = { $action }: { $share } % der Aufmerksamkeit, Siegchance { $chance } %
explain-share = { $action }: { $share } % der Aufmerksamkeit
