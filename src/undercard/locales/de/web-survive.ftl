### What only the browser says at a table of Collect! Fight! Survive!

web-survive-table = Collect! Fight! Survive!: { $names }

## The map.

web-survive-map = Der Dungeon
web-survive-map-keys = Mit den Pfeiltasten gehst du über die Felder, mit Enter handelst du auf einem Feld, mit den Zifferntasten wählst du eine Aktion.
web-survive-zoom = Zoom
web-survive-zoom-in = Vergrößern
web-survive-zoom-out = Verkleinern
web-survive-zoom-fit = Ganzer Dungeon
web-survive-floor = leerer Boden
web-survive-zone = Aufstellungszone von { $who }
web-survive-teleporter = Teleporter { $number }
web-survive-terminal = Terminal
web-survive-nest = Nest
web-survive-rock = Fels
web-survive-field = { $colour ->
    [green] grünes Energiefeld
   *[blue] blaues Energiefeld
} nach { $cell }: { $on ->
    [yes] an
   *[no] aus
}
web-survive-fields-on = Aktive Energiefelder
web-survive-lies = hier liegt: { $what }
web-survive-on = auf { $cell }

## Rounds, cards, resources.

web-survive-setup = Aufstellung
web-survive-round = Runde { $round } von { $rounds }
web-survive-round-over = Runde { $round } ist vorbei
web-survive-order = Reihenfolge dieser Runde
web-survive-face-down = verdeckt
web-survive-hand = Deine Spielkarten
web-survive-hand-of = Spielkarten von { $who }
web-survive-needs = Bedarf
web-survive-home = In der Zone
web-survive-open = Überall begehrt
web-survive-nothing = nichts
web-survive-so-far = Bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
web-survive-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Figures.

web-survive-movement = Bewegung { $value }
web-survive-moves = Bewegung je Ladung
web-survive-modifier = Modifikator { $value }
web-survive-carries = trägt { $what }
web-survive-down = niedergeworfen
web-survive-out = bis zur nächsten Runde aus dem Spiel
web-survive-left-out = spielt in dieser Partie nicht mit
web-survive-active = gerade am Zug
web-survive-acted = war schon am Zug

## Actions.

web-survive-actions = Was du tun kannst
web-survive-here = Was du hier tun kannst
web-survive-cancel = Abbrechen
web-survive-go = Nach { $cell } gehen
web-survive-go-far = Nach { $cell } gehen: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
web-survive-step = „Aus dem Weg!“ Mit { $figure } den Platz tauschen
web-survive-hit = { $figure } angreifen
web-survive-place = Auf { $cell } aufstellen
web-survive-steal = Diebstahl: { $resource } stehlen

## Dice, and the NPCs’ turn.

web-survive-last-roll = Letzter Wurf
web-survive-total = Summe { $total }
web-survive-npc-turn = Der Zug der NPCs
web-survive-decides = So entscheidet { $figure }
web-survive-target = Ziel: { $cell }
web-survive-decision = { $number } von { $count }
web-survive-back = Vorige Entscheidung
web-survive-next = Nächste Entscheidung
web-survive-happened = Letzte Ereignisse

## Der Verlauf. $figure ist eine Bezeichnung wie X1.

web-survive-log-stood = steht auf
web-survive-log-result = { $kind ->
    [swapped] Plätze getauscht
    [knocked_down] { $figure } niedergeworfen
    [out] { $figure } aus dem Spiel
    [pushed] { $figure } nach { $cell } gestoßen
    [followed] { $figure } rückt auf { $cell } nach
   *[landed] { $figure } landet auf { $cell }
}

## Chancen und Würfe. $way ist brawl, swap oder jump bei einem Vergleich, sonst theft, jumped oder misfired.

web-survive-odds = Deine Chancen
web-survive-roll = Würfeln
web-survive-not-now = Lieber nicht
web-survive-natural-1 = natürliche 1: wer würfelt, fällt
web-survive-natural-8 = natürliche 8: die andere Figur fällt
web-survive-natural = { $die ->
    [1] Natürliche 1: { $figure } fällt, egal, wie die Summen stehen.
   *[8] Natürliche 8 von { $figure }: Die andere Figur fällt, egal, wie die Summen stehen.
}
web-survive-part-profile = Profil
web-survive-part-mover = { $way ->
    [brawl] greift an
   *[swap] bewegt sich
}
web-survive-part-load = Ladung
web-survive-part-down = liegt
web-survive-roll-title = { $way ->
    [brawl] Handgemenge
    [theft] Diebstahl
    [jumped] Sprung
    [misfired] Sprung
   *[swap] Aus dem Weg!
}
web-survive-rolls = { $way ->
    [theft] Diebstahl! { $figure } würfelt …
   *[jumped] { $figure } springt: Ein Wurf entscheidet, wohin.
}
web-survive-wins = { $figure } gewinnt { $high } zu { $low }
web-survive-tie = Gleichstand bei { $total }

## Die Legende und die Karte in Worten.

web-survive-legend = Was ist auf der Karte?
web-survive-legend-item = { $item ->
    [teleporter] Teleporter: betreten und zu einem anderen springen, mit einem Wurf
    [terminal] Terminal: schaltet grüne Energiefelder aus der Ferne
    [nest] Nest: Krabber schleppen Ressourcen hierher
    [blue-on] Blaues Energiefeld, an: Nur Krabber kommen durch
    [blue-off] Blaues Energiefeld, aus: wird von einem Feld daneben geschaltet
    [green-on] Grünes Energiefeld, an: Nur Krabber kommen durch
    [green-off] Grünes Energiefeld, aus: wird von einem Terminal geschaltet
    [zone] Aufstellungszone: Was am Ende hier liegt, zählt
    [zone-of] Aufstellungszone von { $who }: Was am Ende hier liegt, zählt
    [needed] Grüner Ring: Deine Kolonie braucht diese Ressource, 5 Punkte
    [active] Gerade aktiv
    [acted] War in dieser Runde schon dran
    [down] Niedergeworfen: steht zu Beginn einer Bewegung auf
   *[out] Aus dem Spiel bis zur nächsten Runde
}
web-survive-whole-map = Die ganze Karte in Worten
web-survive-whole-map-about = Seiten, die nicht genannt sind, sind offen.
web-survive-row = Reihe { $row }
web-survive-side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
web-survive-edge = { web-survive-side }: { $what ->
    [wall] Wand
    [blue-on] blaues Energiefeld, an
    [blue-off] Durchgang, blaues Energiefeld aus
    [green-on] grünes Energiefeld, an
    [green-off] Durchgang, grünes Energiefeld aus
   *[open] offen
}
# Ereignisse mit offenen Karten, wie in einer Wiederholung.
web-survive-event-need-open = { $who }: Die Kolonie braucht { $resource }.
web-survive-event-dealt-open = { $who } erhält { $card }.
web-survive-event-chose-open = { $who } wählt { $card }.
