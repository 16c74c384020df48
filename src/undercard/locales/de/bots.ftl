### Die Bots: ihre Stufen und warum sie tun, was sie tun.

## Stufen. Die Namen werden nicht übersetzt.

level-fightdrome-1 = Tin Mickey
    .style = Schlägt nach allem. Ein guter erster Gegner.
level-fightdrome-2 = Lefty Vale
    .style = Weiß, was eine billige Karte ist, und vergisst es jedes zweite Mal.
level-fightdrome-3 = Old Cobalt
    .style = Gibt wenig aus, ruht sich aus, wann immer er kann, und trifft, wo es sicher ist.
level-fightdrome-4 = Doctor Nines
    .style = Zählt Karten und sieht ein paar Schläge voraus.
level-fightdrome-5 = The Undertow
    .style = Hat aus Milliarden Schlägen gelernt und denkt vor jedem nach.
level-survive-1 = Stray
    .style = Holt und trägt, lässt sich leicht ablenken.
level-survive-2 = Magpie
    .style = Nimmt, was am nächsten glänzt, und bringt es heim.
level-survive-3 = Packmule
    .style = Plant jeden Gang, aber nicht lange.
level-survive-4 = Forewoman
    .style = Wägt jeden Plan gegen Würfel und Rivalen ab.
level-survive-5 = The Quartermaster
    .style = Hat längst daran gedacht.
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
