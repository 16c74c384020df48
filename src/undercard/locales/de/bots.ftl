### Die Bots: ihre Stufen und warum sie tun, was sie tun.

## Stufen. Die Namen werden nicht übersetzt.

level-fightdrome-1 = Tin Mickey
    .style = Schlägt auf alles ein. Ein guter erster Gegner.
level-fightdrome-2 = Lefty Vale
    .style = Weiß, welche Karten billig sind, und vergisst es jedes zweite Mal.
level-fightdrome-3 = Old Cobalt
    .style = Gibt wenig aus, ruht sich aus, wann immer er kann, und trifft, wo es sicher ist.
level-fightdrome-4 = Doctor Nines
    .style = Zählt Karten und sieht ein paar Schläge voraus.
level-fightdrome-5 = The Undertow
    .style = Hat aus Milliarden von Schlägen gelernt und denkt vor jedem nach.
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
