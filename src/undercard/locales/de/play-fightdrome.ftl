### Fightdrome: what is read during a game.
### Rule ids such as F4.1 are those of docs/rules/fightdrome.md.

## Cards. $strength is empty where none is printed.

fightdrome-card = { $kind ->
    [PUNCH] Schlag { $strength }
    [KICK] Tritt { $strength }
    [GRAPPLE] Packen { $strength }
    [PUNCH_BLOCK] Schlag Block { $strength }
    [KICK_BLOCK] Tritt Block { $strength }
    [NEUROCHEM_PUNCH] Neurochem Schlag
    [NEUROCHEM_KICK] Neurochem Tritt
    [NEUROCHEM_GRAPPLE] Neurochem Packen
    [NEUROCHEM_BLOCK] Neurochem Block
    [FEINT] Finte
   *[WEAVE] Ausweichen
}
fightdrome-supply = { $supply ->
    [Punch] Schlag
    [Kick] Tritt
    [Grapple] Packen
    [Block] Block
   *[Neurochem] Neurochem
}
# A character is a Stack (a mind) in a Sleeve (a body).
fightdrome-character = { $stack } in { $sleeve }

## Events. $you is yes when the reader did it, $who is the name of the player.

fightdrome-event-character = { $you ->
    [yes] Du kämpfst als { $character }.
   *[no] { $who } kämpft als { $character }.
}
fightdrome-event-round = { $you ->
    [yes] Runde { $round } beginnt. Du eröffnest.
   *[no] Runde { $round } beginnt. { $who } eröffnet.
}
fightdrome-event-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht eine Karte.
}
fightdrome-event-overstimulated = { $you ->
    [yes] Du bist überstimuliert: Du zeigst deine Hand, mischst sie wieder ein und ziehst neu.
   *[no] { $who } ist überstimuliert, zeigt die Hand, mischt sie wieder ein und zieht neu.
}
fightdrome-event-showed = { $you ->
    [yes] Du zeigst { $card }.
   *[no] { $who } zeigt { $card }.
}
fightdrome-event-kept = { $you ->
    [yes] Du behältst deine Starthand.
   *[no] { $who } behält eine überstimulierte Starthand.
}
fightdrome-event-played = { $situation ->
    [lead] { $you ->
        [yes] Du eröffnest mit { $card }.
       *[no] { $who } eröffnet mit { $card }.
    }
    [follow_up] { $you ->
        [yes] Du setzt mit { $card } nach.
       *[no] { $who } setzt mit { $card } nach.
    }
   *[answer] { $you ->
        [yes] Du antwortest mit { $card }.
       *[no] { $who } antwortet mit { $card }.
    }
}
fightdrome-event-reshuffled = { $you ->
    [yes] Dein Ablagestapel wird gemischt und bildet den neuen Ziehstapel.
   *[no] Der Ablagestapel von { $who } wird gemischt und bildet den neuen Ziehstapel.
}
fightdrome-event-staggered = { $you ->
    [yes] Du gerätst ins Wanken!
   *[no] { $who } gerät ins Wanken!
}
fightdrome-event-discarded = { $you ->
    [yes] Du legst { $card } verdeckt ab.
   *[no] { $who } legt eine Karte verdeckt ab.
}
fightdrome-event-rested = { $you ->
    [yes] Du ruhst dich aus.
   *[no] { $who } ruht sich aus.
}
fightdrome-event-round_won = { $ending ->
    [empty_hand] { $you ->
        [yes] Du gewinnst die Runde: Dein Gegner hat seine letzte Karte gespielt.
       *[no] { $who } gewinnt die Runde: Der andere Spieler hat seine letzte Karte gespielt.
    }
    [rest] { $you ->
        [yes] Kein Angriff nach dem Ausruhen: Die Runde endet. Du liegst vorn.
       *[no] Kein Angriff nach dem Ausruhen: Die Runde endet. { $who } liegt vorn.
    }
   *[staggered] { $you ->
        [yes] Du gewinnst die Runde: Dein Gegner hat keine Karte mehr.
       *[no] { $who } gewinnt die Runde: Der andere Spieler hat keine Karte mehr.
    }
}
fightdrome-event-scored = { $you ->
    [yes] Du erhältst { $points } Ruhm und hast jetzt { $fame }.
   *[no] { $who } erhält { $points } Ruhm und hat jetzt { $fame }.
}
fightdrome-event-eliminated = { $you ->
    [yes] Dein Kämpfer { $sleeve } scheidet aus.
   *[no] Der Kämpfer { $sleeve } von { $who } scheidet aus.
}
fightdrome-event-chose = { $you ->
    [yes] Du wählst { $sleeve }.
   *[no] { $who } hat einen Sleeve gewählt.
}
fightdrome-event-chose_stack = { $you ->
    [yes] Du wählst den Stack { $stack }.
   *[no] { $who } wählt den Stack { $stack }.
}
fightdrome-event-chose_sleeve = { $you ->
    [yes] Du wählst den Sleeve { $sleeve }.
   *[no] { $who } wählt den Sleeve { $sleeve }.
}
fightdrome-event-declined = { $you ->
    [yes] Du ziehst keine Karte.
   *[no] { $who } zieht keine Karte.
}
fightdrome-event-game_won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $who } hat gewonnen!
}

## What the seat to act must do, in one sentence.

fightdrome-situation-lead = { $you ->
    [yes] Du eröffnest: Spiele eine beliebige Angriffskarte.
   *[no] { $who } eröffnet.
}
fightdrome-situation-lead-or-rest = { $you ->
    [yes] Du eröffnest: Spiele eine beliebige Angriffskarte oder ruhe dich aus.
   *[no] { $who } darf eröffnen oder sich ausruhen.
}
fightdrome-situation-must-rest = Du hast keine Angriffskarte und musst dich ausruhen.
fightdrome-situation-answer = { $you ->
    [yes] Antworte auf { $card }.
   *[no] { $who } muss auf { $card } antworten.
}
fightdrome-situation-follow_up = { $you ->
    [yes] Deine Finte: Setze mit einer beliebigen Angriffskarte nach.
   *[no] { $who } muss nach der Finte mit einer Angriffskarte nachsetzen.
}
fightdrome-situation-stagger = { $you ->
    [yes] Du gerätst ins Wanken: Lege eine Karte verdeckt ab.
   *[no] { $who } gerät ins Wanken und muss eine Karte ablegen.
}
fightdrome-situation-opening = { $you ->
    [yes] Deine Starthand ist überstimuliert: Behalte sie, oder zeige sie und ziehe neu.
   *[no] { $who } entscheidet, ob eine überstimulierte Starthand bleibt.
}
fightdrome-situation-sleeve = { $you ->
    [yes] Wähle deinen Sleeve.
   *[no] { $who } wählt einen Sleeve.
}
fightdrome-situation-stack = { $you ->
    [yes] Wähle deinen Stack.
   *[no] { $who } wählt einen Stack.
}
fightdrome-situation-last_gasp = { $you ->
    [yes] Deine letzte Karte war eine Neurochem-Karte: Du darfst eine Karte ziehen.
   *[no] { $who } darf nach der letzten Karte noch eine Karte ziehen.
}
fightdrome-situation-over = Die Partie ist vorbei.

## Why an action is not allowed, by the rule that forbids it.

fightdrome-why-F1-1 = An diesem Tisch werden Sleeves und Stacks ausgeteilt, nicht gewählt.
fightdrome-why-F1-3 = Mit dieser Karte würde die Schachtel nicht für beide Charaktere reichen.
fightdrome-why-F2-2 = Eine Starthand kann nur behalten oder neu gezogen werden, und das nur, solange sie überstimuliert ist.
fightdrome-why-F3-5 = Wer spielen kann, muss spielen: Niemand darf freiwillig eine Karte ablegen.
fightdrome-why-F4-1 = Ein Schlag antwortet auf Schlag oder Packen von höchstens gleicher Stärke, aber auf keinen Neurochem-Angriff.
fightdrome-why-F4-2 = Ein Tritt antwortet auf Tritt oder Packen von höchstens gleicher Stärke, aber auf keinen Neurochem-Angriff.
fightdrome-why-F4-3 = Packen antwortet auf jeden Angriff von höchstens gleicher Stärke, außer auf einen Neurochem-Angriff.
fightdrome-why-F4-4 = Ein Schlag Block stoppt Schlag oder Packen von höchstens gleicher Stärke, aber keinen Neurochem-Angriff.
fightdrome-why-F4-5 = Ein Tritt Block stoppt Tritt oder Packen von höchstens gleicher Stärke, aber keinen Neurochem-Angriff.
fightdrome-why-F4-6 = Ausweichen stoppt jeden Angriff außer einem Neurochem-Angriff.
fightdrome-why-F4-7 = Eine Finte antwortet auf jeden Angriff außer einem Neurochem-Angriff.
fightdrome-why-F4-8 = Ein Neurochem Schlag antwortet auf Schlag oder Packen, ob Neurochem oder nicht, aber auf keinen Tritt.
fightdrome-why-F4-9 = Ein Neurochem Tritt antwortet auf Tritt oder Packen, ob Neurochem oder nicht, aber auf keinen Schlag.
fightdrome-why-F4-13 = Eröffnen und nachsetzen kann man nur mit Angriffskarten, nicht mit Block, Finte oder Ausweichen.
fightdrome-why-F5-1 = Diese Karte hast du nicht auf der Hand.
fightdrome-why-F5-4 = Es gibt keine Karte mehr zu ziehen, also ist Ausruhen nicht möglich.
fightdrome-why-F6-1 = Wer ins Wanken gerät, muss eine Karte ablegen und kann nichts anderes tun.
fightdrome-why-F7-1 = Ausruhen ist nur möglich, unmittelbar nachdem der Gegner ins Wanken geraten ist.
fightdrome-why-F7-2 = Mit voller Hand ist Ausruhen nicht möglich.
fightdrome-why-F9-1 = Der Kampf ist vorbei.
fightdrome-why-F9-2 = Das Match ist vorbei.
fightdrome-why-F9-4 = Im Epischen Turnier wählt jeder Spieler, wenn er dazu aufgefordert wird, einen seiner verbliebenen Sleeves, bis einer keinen mehr hat.
fightdrome-why-F10-1 = Auf ein Ausruhen darf man nicht mit Ausruhen antworten, außer es gilt die Regel „Atempause“.
fightdrome-why-F10-2 = Mit „Nach Luft ringen“ darf man unmittelbar nach einer Neurochem-Karte, die man als letzte Karte gespielt hat, eine Karte ziehen oder verzichten; etwas anderes ist dann nicht möglich.
fightdrome-why-FR11 = Die Spieler wählen abwechselnd je einen Stack und einen Sleeve aus den Karten, die für sie offen liegen und noch frei sind.

## Actions.

fightdrome-action-play = { $card } spielen
fightdrome-action-discard = { $card } ablegen
fightdrome-action-rest = Ausruhen: eine Karte ziehen und die Eröffnung abgeben
fightdrome-action-keep = diese Hand behalten
fightdrome-action-redraw = diese Hand zeigen und neu ziehen
fightdrome-action-sleeve = { $sleeve } in die Arena schicken
fightdrome-action-stack = den Stack { $stack } wählen
fightdrome-action-draw = eine Karte ziehen
fightdrome-action-pass = nicht ziehen

## Reasons of the bots.

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
reason-champion = Die Erfahrung hat die wahrscheinlichen Züge vorgeschlagen; von ihnen hat dieser die meisten simulierten Partien gewonnen.
