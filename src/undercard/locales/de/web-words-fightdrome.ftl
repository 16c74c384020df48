### Fightdrome: Wörter, die der Tisch erklärt. Die Nummern der Regeln folgen auf jeden Text.

fightdrome-word-character = Ein Charakter ist ein Stack, der Geist, in einem Sleeve, dem Körper. Zusammen bestimmen sie, wie viele Karten aus jedem Vorrat ins Deck kommen.
fightdrome-word-stack = Der Stack ist der Geist eines Charakters: fünf Zahlen. Der Sleeve zeigt, welche Zahl zu welchem Vorrat gehört.
fightdrome-word-sleeve = Der Sleeve ist der Körper eines Charakters: Er nennt die fünf Vorräte in einer eigenen Reihenfolge, und die Zahlen des Stacks folgen ihr.
fightdrome-word-supplies = Aus diesen Karten besteht das Deck: P Schlag, K Tritt, G Packen, B Block, N Neurochem. Zusammen sind es 40; dazu kommen 2 Finten und 2 Ausweichen.
fightdrome-word-lead = Eröffnen: Der Kampf ist unterbrochen, und wer eröffnet, spielt eine Angriffskarte beliebiger Stärke.
fightdrome-word-answer = Wer antwortet, spielt eine Karte, die zum laufenden Angriff passt und stark genug ist. Wer nicht antworten kann, kommt ins Wanken.
fightdrome-word-follow_up = Eine Finte beantwortet einen Angriff, und derselbe Spieler greift sofort mit einer Karte beliebiger Stärke an.
fightdrome-word-stagger = Wer weder eröffnen noch antworten noch nachsetzen kann, kommt ins Wanken und legt eine Karte verdeckt ab. Danach eröffnet der Gegner oder ruht sich aus.
fightdrome-word-neurochem = Neurochem: Nur eine andere Neurochem-Karte beantwortet so einen Angriff, und nach dem Spielen wird keine Karte gezogen. Die Hand wird also kleiner.
fightdrome-word-overstimulated = Eine Starthand mit mehr als 2 Neurochem-Karten oder ohne Angriffskarte ist überstimuliert. Sie wird gezeigt, eingemischt und neu gezogen.
fightdrome-word-last_gasp = Nach Luft ringen: Wer als letzte Karte eine Neurochem-Karte spielt, darf mit einer weiteren Karte vom Ziehstapel weiterkämpfen.
