### The page of a rulebook’s worked example.

example-lost = Das Beispiel konnte nicht geladen werden.
example-view-as = Ansicht
example-keys = blättern durch das Beispiel.
example-also-legal = Das ist auch erlaubt. Im Beispiel geht es mit einer anderen Karte weiter.
