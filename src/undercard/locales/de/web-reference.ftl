### Reference cards: what both games share.

reference-title = Referenz
reference-of = { $game }: Referenzkarte
reference-more = Weitere Seiten
reference-print = Drucken (A5)
reference-print-this = Diese Karte öffnen und drucken
reference-lost = Die Karte konnte nicht geladen werden.
reference-switches = Aktive Optionen
reference-no-switches = Alles Standard: keine alternativen Regeln.
