### Fightdrome: what is read before a game: name, options, levels.

fightdrome = Fightdrome
    .about = Ein Duell mit verdeckten Karten. Schlage zu, blocke und täusche an, bis dein Gegner keine Antwort mehr hat.

## Options: a name, what it decides, and a name for each value.

fightdrome-option-mode = Spielmodus
    .about = Eine einzelne Runde, Runden um Ruhm oder ein Kämpferstall.
    .bout = Einzelkampf
    .match = Match
    .epic = Episches Turnier
fightdrome-option-box = Stacks
    .about = Die Zahlen der rekonstruierten Stacks sind aus den Bildern des Regelbuchs geschätzt, und manche Charaktere sind stärker als andere; mit den ausgeglichenen Stacks gewinnt jeder etwa die Hälfte seiner Kämpfe.
    .reconstructed = rekonstruiert
    .balanced = ausgeglichen
    .own = eigenes Pack des Betreibers
fightdrome-option-target = Ruhm für den Sieg
    .about = Ein Match endet, sobald ein Spieler so viel Ruhm hat.
fightdrome-option-do_you_want_fame = Willst du Ruhm?
    .about = Ein kurzes Match: 150 Ruhm genügen.
fightdrome-option-breathing_space = Atempause
    .about = Auf ein Ausruhen darf man mit Ausruhen antworten, immer abwechselnd, bis ein Spieler eröffnet oder sich nicht mehr ausruhen kann.
fightdrome-option-last_gasp = Nach Luft ringen
    .about = Ob man nach einer Neurochem-Karte, die man als letzte Karte spielt, eine Karte zieht.
    .off = nein
    .on = ja
    .may = nach Wahl
fightdrome-option-characters = Charaktere
    .about = Wie die Spieler zu Sleeve und Stack kommen.
    .dealt = zufällig ausgeteilt
    .drafted = Auswahl aus einigen Karten
    .chosen = freie Wahl aus der Schachtel
fightdrome-option-first = Wer beginnt
    .about = Wer in der ersten Runde eröffnet.
    .random = wird ausgelost
    .seat-0 = Spieler 1
    .seat-1 = Spieler 2
fightdrome-option-overstimulated = Überstimulierte Hände
    .about = Was mit einer Starthand ohne Angriffskarte oder mit mehr als zwei Neurochem-Karten geschieht.
    .must = neu ziehen, bis nicht mehr überstimuliert
    .once = einmal neu ziehen
    .may = neu ziehen ist erlaubt
    .off = so spielen
fightdrome-option-empty_hand = Hand leer nach Neurochem-Karte
    .about = Was gilt, wenn die letzte Handkarte eine Neurochem-Karte war.
    .out = die Runde ist verloren
    .fight_on = man kämpft weiter, bis man wankt
fightdrome-option-rest_finish = Rundenende durch Ausruhen
    .about = Wer einen Kampf gewinnt, wenn der wankende Spieler nach einem Ausruhen keine Angriffskarte hat.
    .not_staggered = wer nicht ins Wanken geraten ist
    .higher_hand = der höhere Handwert
fightdrome-option-next_start = Wer die nächste Runde beginnt
    .about = Wer nach der ersten Runde jeweils eröffnet.
    .alternate = abwechselnd
    .loser = wer verloren hat
    .winner = wer gewonnen hat
fightdrome-option-survivor = Siegerdeck im Turnier
    .about = Wie der überlebende Kämpfer in den nächsten Kampf geht.
    .fresh = gemischt, mit neuer Hand
    .wounded = bleibt, wie es ist
fightdrome-option-rest_limit = Ausruhen mit sieben Karten
    .about = Ob ein Ausruhen die Hand auf acht Karten bringen darf.
    .would_exceed = nicht erlaubt
    .exceeds = erlaubt, bis acht Karten
fightdrome-option-rest_no_attack = Kein Angriff nach einem Ausruhen
    .about = Was passiert, wenn der wankende Spieler nach einem Ausruhen nicht eröffnen kann.
    .round_ends = die Runde endet
    .staggered = er gerät erneut ins Wanken

## Die Stufen der Bots. Die Namen werden nicht übersetzt.

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

## Other bots.

bot-learned = Veteran
bot-champion = Champion
