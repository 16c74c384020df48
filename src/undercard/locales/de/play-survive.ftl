### Collect! Fight! Survive!: what is read during a game.
### Rule ids such as S3.1 are those of docs/rules/survive.md.

## Figures, cards, sides. $label is X1, G1 and the like.

survive-figure = { $name } { $label }
survive-npc = { $kind ->
    [G] Greifer { $label }
   *[C] Krabber { $label }
}
survive-npcs = die NPCs
# $rank is a number or jack, queen, king, ace.
survive-card = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}-{ $rank ->
    [jack] Bube
    [queen] Dame
    [king] König
    [ace] Ass
   *[other] { $rank }
}

## Questions and behaviours of the NPCs’ decision trees.

survive-question = { $question ->
    [knocked_down] Niedergeworfen?
    [enemy_near] Gegner neben mir?
    [enemy_in_reach] Gegner in Reichweite?
    [carrier_in_reach] Beladener Gegner in Reichweite?
    [carries] Trage ich etwas?
    [full_load] Voll beladen?
    [resource_here] Ressource auf meinem Feld?
    [resource_in_reach] Ressource in Reichweite?
   *[at_nest] In meinem Nest?
}
survive-behaviour = { $behaviour ->
    [stand_up] aufstehen
    [brawl] angreifen
    [go_for_enemy] Gegner ansteuern
    [go_for_carrier] beladenen Gegner ansteuern
    [go_for_resource] Ressource ansteuern
    [carry_home] Ladung heimbringen
    [patrol] patrouillieren
    [pick_up] aufnehmen
    [drop] ablegen
   *[wait] warten
}

## Events. $you is yes when the reader did it, $who is the name of the player, $npc is yes when
## nobody at the table did. $figure and $other are figures with their labels.

survive-event-need = { $you ->
    [yes] Deine Kolonie braucht { $resource }.
   *[no] { $who } erhält eine Ressourcenkarte.
}
survive-event-dealt = { $you ->
    [yes] Du erhältst { $card }.
   *[no] { $who } erhält eine Spielkarte.
}
survive-event-left_out = { $figure } spielt nicht mit.
survive-event-placed = { $figure } wird auf { $cell } aufgestellt.
survive-event-round = Runde { $round } beginnt.
survive-event-chose = { $you ->
    [yes] Du wählst { $card }.
   *[no] { $who } hat eine Karte gewählt.
}
survive-event-revealed = { $npc ->
    [yes] Die NPCs decken { $card } auf.
   *[no] { $you ->
        [yes] Du zeigst { $card }.
       *[no] { $who } zeigt { $card }.
    }
}
survive-event-turn = { $npc ->
    [yes] Die NPCs sind am Zug.
   *[no] { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
}
survive-event-activated = { $figure } wird aktiviert.
survive-event-stepped = { $figure } geht von { $start } nach { $cell }.
survive-event-stood = { $figure } steht auf.
survive-event-picked = { $figure } nimmt { $resource } von { $cell } auf.
survive-event-dropped = { $figure } legt { $resource } auf { $cell } ab.
survive-event-theft = Diebstahl: { $figure } würfelt eine { $die }: { $die ->
    [1] eine Falle!
    [2] erwischt.
    [3] erwischt.
    [4] erwischt.
   *[other] geglückt.
}
survive-event-contest = { $way ->
    [brawl] { $figure } greift { $other } an.
    [jump] { $figure } kommt an, wo { $other } steht: „Aus dem Weg!“
   *[swap] { $figure } zu { $other }: „Aus dem Weg!“
}
survive-event-rolled = { $figure } würfelt eine { $die }, insgesamt { $total }.
survive-event-swapped = { $figure } tauscht mit { $other } den Platz.
survive-event-knocked_down = { $figure } wird niedergeworfen.
survive-event-out = { $figure } ist bis zur nächsten Runde aus dem Spiel.
survive-event-lost = { $figure } verliert { $resource } auf { $cell }.
survive-event-pushed = { $figure } wird von { $start } nach { $cell } gestoßen.
survive-event-followed = { $figure } rückt auf { $cell } nach.
survive-event-stayed = { $figure } rückt nicht nach.
survive-event-jumped = { $figure } springt von Teleporter { $teleporter } und würfelt eine { $die }.
survive-event-misfired = Der Sprung von { $figure } misslingt; ein W4 bestimmt Teleporter { $die }.
survive-event-landed = { $figure } landet auf { $cell }.
survive-event-switched = { $on ->
    [yes] Das Energiefeld { $passage } wird eingeschaltet.
   *[no] Das Energiefeld { $passage } wird ausgeschaltet.
}
survive-event-asked = { $figure }: { survive-question } { $answer ->
    [yes] Ja.
   *[no] Nein.
}
survive-event-decided = { $target ->
    [none] { $figure } entscheidet: { survive-behaviour }.
   *[other] { $figure } entscheidet: { survive-behaviour } ({ $target }).
}
survive-event-move_ended = Die Bewegung von { $figure } ist zu Ende.
survive-event-ended = { $figure } ist fertig.
survive-event-open_card = Überall begehrt: { $resource }.
survive-event-showed = { $you ->
    [yes] Deine Kolonie brauchte { $resource }.
   *[no] Die Kolonie von { $who } brauchte { $resource }.
}
survive-event-scored = { $you ->
    [yes] Du erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $resources ->
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    }.
   *[no] { $who } erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $resources ->
        [one] 1 Ressource
       *[other] { $resources } Ressourcen
    }.
}
survive-event-won = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $who } hat gewonnen!
}

## What the seat to act must do, in one sentence.

survive-situation-leave = { $you ->
    [yes] Wähle die Figur, die nicht mitspielt.
   *[no] { $who } wählt die Figur, die nicht mitspielt.
}
survive-situation-place = { $you ->
    [yes] Stelle { $figure } in deiner Zone auf.
   *[no] { $who } stellt { $figure } auf.
}
survive-situation-bid = { $you ->
    [yes] Wähle eine Karte für diese Runde: Die höchste beginnt.
   *[no] { $who } wählt eine Karte.
}
survive-situation-use = { $you ->
    [yes] Wähle die Figur, die du aktivieren willst.
   *[no] { $who } wählt die nächste Figur.
}
survive-situation-act = { $you ->
    [yes] { $figure }: { $actions ->
        [0] keine Aktion mehr. Nimm auf, lege ab oder beende die Aktivierung.
        [one] noch 1 Aktion. Bewege die Figur, schalte ein Energiefeld um oder greife an.
       *[other] noch { $actions } Aktionen. Bewege die Figur, schalte ein Energiefeld um oder greife an.
    }
   *[no] { $who } ist mit { $figure } am Zug.
}
survive-situation-move = { $you ->
    [yes] { $figure } bewegt sich. Schritte: { $steps } von { $value }.
   *[no] { $who } bewegt { $figure }.
}
survive-situation-green = { $you ->
    [yes] Schalte weitere grüne Energiefelder um oder beende die Aktion.
   *[no] { $who } schaltet grüne Energiefelder um.
}
survive-situation-to = { $you ->
    [yes] Wähle den Teleporter, zu dem { $figure } springt.
   *[no] { $who } wählt, wohin { $figure } springt.
}
survive-situation-follow = { $you ->
    [yes] { $figure } hat gewonnen: auf { $cell } nachrücken?
   *[no] { $who } entscheidet, ob { $figure } auf { $cell } nachrückt.
}
survive-situation-return = { $you ->
    [yes] { $figure } ist aus dem Spiel: Wähle ein freies Feld deiner Zone.
   *[no] { $who } stellt { $figure } wieder auf.
}
survive-situation-over = Die Partie ist vorbei.

## What an action does.

survive-action-pick = { $resource } aufnehmen
survive-action-steal = { $resource } stehlen: ein Diebstahl, mit einem Wurf
survive-action-drop = { $resource } ablegen
survive-action-step = von { $start } nach { $cell } gehen
survive-action-bid = { $card } wählen
survive-action-use = { $figure } aktivieren
survive-action-leave = { $figure } weglassen
survive-action-place = die Figur auf { $what } aufstellen
survive-action-hit = den Gegner auf { $what } angreifen
survive-action-to = zu Teleporter { $what } springen
survive-action-field = { $side ->
    [near] das Energiefeld { $passage } einschalten und auf dieser Seite bleiben
    [far] hinübergehen und das Energiefeld { $passage } einschalten
   *[none] das Energiefeld { $passage } umschalten
}
survive-action-green = das grüne Energiefeld { $what } umschalten
survive-action-stand = aufstehen (kostet 2 Schritte)
survive-action-jump = mit dem Teleporter springen
survive-action-follow = nachrücken
survive-action-stay = stehen bleiben
survive-action-done = diese Aktion beenden
survive-action-pass = die Aktivierung dieser Figur beenden

## Die Chancen einer Aktion mit Würfeln: ein kurzer Name für jedes Ergebnis und was es bedeutet. $figure
## handelt, $other ist die Figur, auf die sie trifft, $where ist ein Teleporter oder ein Feld.

survive-percent = { $percent } %
survive-odds-win = Sieg
survive-odds-tie = Gleichstand
survive-odds-lose = Niederlage
survive-odds-taken = geklappt
survive-odds-down = niedergeworfen
survive-odds-out = eine Falle
survive-odds-choose = du wählst
survive-odds-lands = Teleporter { $where }
survive-odds-back = zurück hierher
survive-odds-again = noch ein Sprung
survive-odds-clash = Teleporter { $where }, dort steht { $other }
survive-odds-misfire = es geht schief
survive-odds-theft-taken = { $figure } hat die Beute
survive-odds-theft-down = { $figure } fällt und behält die Ladung; die Ressource bleibt liegen
survive-odds-theft-out = { $figure } verliert hier die Ladung und ist bis zur nächsten Runde aus dem Spiel
survive-odds-swap-win = { $figure } und { $other } tauschen die Plätze
survive-odds-swap-tie = alle bleiben stehen
survive-odds-swap-lose = alle bleiben stehen
survive-odds-brawl-win = { $other } verliert die Ladung, wird zurückgestoßen und fällt
survive-odds-brawl-tie = nichts geschieht
survive-odds-brawl-lose = { $figure } verliert die Ladung, wird zurückgestoßen und fällt
survive-odds-clash-win = { $other } muss springen
survive-odds-clash-tie = { $figure } muss noch einmal springen
survive-odds-clash-lose = { $figure } muss noch einmal springen
survive-odds-jump-choose = jeder andere Teleporter ohne Teammitglied
survive-odds-jump-lands = { $figure } kommt dort an
survive-odds-jump-back = { $figure } bleibt stehen
survive-odds-jump-again = am Ziel steht ein Teammitglied
survive-odds-jump-clash = Aus dem Weg!
survive-odds-jump-misfire = ein W4 bestimmt den Teleporter, und { $figure } fällt bei der Ankunft
# Was zu einem Ergebnis noch hinzukommen kann, mit seiner Chance.
survive-odds-effect = { $what ->
    [win] Sieg
    [tie] Gleichstand
    [lose] Niederlage
    [may] Teleporter { $where }
    [pushed] { $who } wird nach { $where } gestoßen
    [drops] { $who } verliert die Ladung
    [down] { $who } fällt
    [out] { $who } aus dem Spiel
   *[ends] die Bewegung endet
}

## Why an action is not allowed, by the rule that forbids it.

survive-why-S1-7 = Vor der ersten Runde lassen die Spieler reihum Figuren weg und stellen die übrigen auf freie Felder der eigenen Aufstellungszone.
survive-why-S2-1 = Zu Beginn einer Runde wählt jeder Spieler eine seiner Handkarten.
survive-why-S2-3 = Eine Seite aktiviert ihre Figuren in ihrem Zug, eine nach der anderen, jede einmal pro Runde; eine Figur, die aus dem Spiel ist, wartet auf die nächste Runde.
survive-why-S2-4 = Eine Figur hat zwei Aktionen und muss die eine beenden, bevor sie die nächste beginnt.
survive-why-S3-1 = Eine Bewegung geht Schritt für Schritt auf Nachbarfelder, so weit der Bewegungswert reicht, nie durch eine Wand oder ein aktives Energiefeld.
survive-why-S3-2 = Eine Figur kann aufnehmen, was auf ihrem Feld liegt, bis sie voll beladen ist, und ablegen, was sie trägt.
survive-why-S3-3 = Auf einem Feld, auf dem drei Ressourcen liegen, darf keine weitere abgelegt werden.
survive-why-S3-4 = Durch das Feld eines Teammitglieds darf man gehen, aber dort nicht stehen bleiben: Die Schritte müssen bis zu einem freien Feld reichen, und unterwegs ist nichts anderes möglich.
survive-why-S4-1 = Ein Sprung wird einmal angeboten, wenn eine Figur einen Teleporter betritt; das Ziel muss ein anderer Teleporter ohne Teammitglied sein.
survive-why-S5-1 = Ein blaues Energiefeld schaltet man von einem Feld neben seinem Durchgang um.
survive-why-S5-2 = Wer ein blaues Energiefeld einschaltet, wählt eine Seite, die gegenüberliegende nur, wenn das Feld dort leer ist.
survive-why-S5-3 = Grüne Energiefelder schaltet man von einem Terminal aus um, jedes einmal pro Aktion.
survive-why-S6-1 = Angreifen kann man einen Gegner auf einem Nachbarfeld, wenn keine Wand dazwischen ist.
survive-why-S6-2 = Nur wer ein Handgemenge gewinnt, darf nachrücken, und zwar unmittelbar danach.
survive-why-S7-1 = Nur eine niedergeworfene Figur kann aufstehen.
survive-why-S8-1 = Nur eine Figur, die aus dem Spiel ist, wird wieder aufgestellt, und zwar auf einem freien Feld der eigenen Aufstellungszone.
survive-why-S9-1 = Die Partie ist vorbei.
survive-why-SR7 = Eine niedergeworfene Figur muss zuerst aufstehen.
survive-why-SR13 = Durch ein aktives Energiefeld hindurch kann niemand angreifen.
survive-why-SR15 = Was gerade aufgenommen wurde, kann nicht an Ort und Stelle wieder abgelegt werden; was gerade abgelegt wurde, kann nicht wieder aufgenommen werden.
survive-why-SR17 = Eine niedergeworfene Figur kann nichts aufnehmen.

## Reasons of the bots.

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
