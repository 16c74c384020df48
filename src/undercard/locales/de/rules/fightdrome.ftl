### The rules of Fightdrome in our own words. F4 is a section, F4-1 the rule F4.1, FR2 a ruling.
### Attributes of a rule are its list; attributes of a ruling are the values of its option.

short = Zwei Kämpfer haben je sieben Karten. Der eine eröffnet mit einem Angriff; der andere muss mit einer Karte antworten, die passt und stark genug ist (F4), und so geht es abwechselnd weiter. Jede Karte außer einer Neurochem-Karte wird vom Ziehstapel ersetzt (F5). Wer nicht antworten kann, gerät ins Wanken und legt eine Karte ab (F6); sein Gegner darf dann wieder angreifen oder sich ausruhen (F7). Wer keine Karten mehr hat, hat die Runde verloren (F8).
about = Eine unabhängige Umsetzung veröffentlichter Regeln in eigenen Worten, ohne Bilder und Texte des Verlags. Fightdrome ist ein Spiel von Warcradle Studios, die mit diesem Projekt nichts zu tun haben. Wo das Regelbuch schweigt oder seine Ausgaben sich widersprechen, sagt eine Regelauslegung, was wir gewählt haben; oft bietet eine Option die andere Lesart.

F0 = Spielmaterial
F0-1 = Die Schachtel enthält 120 Karten, davon 101 Kampfkarten:
    .a = je 21 Karten Schlag, Tritt und Packen;
    .b = 18 Blockkarten, 9 Schlag Block und 9 Tritt Block, in einem Vorrat;
    .c = 12 Neurochem-Karten, je 3 von Schlag, Tritt, Packen und Block, in einem Vorrat;
    .d = 4 Finten und 4 Karten Ausweichen.
F0-2 = Dazu kommen 6 Sleeves, 11 Stacks und 2 Referenzkarten. Was auf den Karten steht, ist ein Pack: eine Datei, die jeder berichtigen kann, der das Spiel besitzt (FR1).

F1 = Charaktere und Decks
F1-1 = Jeder Spieler erhält zufällig einen Sleeve und einen Stack; die übrigen kommen ungesehen in die Schachtel zurück. Beide Karten liegen offen, also kennen alle beide Charaktere.
F1-2 = Ein Sleeve nennt die fünf Vorräte (Schlag, Tritt, Packen, Block, Neurochem) in seiner eigenen Reihenfolge, ein Stack fünf Zahlen. Nebeneinandergelegt zeigen sie, wie viele Karten der Charakter aus jedem Vorrat bekommt: insgesamt immer 40.
F1-3 = Jeder Vorrat wird gemischt und in diesen Mengen ausgeteilt, verdeckt auch für den Besitzer. Beide Spieler bekommen ihre Karten aus denselben Vorräten. Der Rest kommt ungesehen in die Schachtel zurück.
F1-4 = Dazu nimmt jeder Spieler 2 Finten und 2 Karten Ausweichen. Ein Deck hat 44 Karten.
F1-5 = Der Charakter im Beispiel des Regelbuchs bekommt 11, 9, 9, 5 und 6 Karten.
F1-6 = Wer die erste Runde beginnt, wird ausgelost, wenn die Spieler nichts anderes bestimmen; laut Regelbuch beginnt der stärkste Spieler.

F2 = Starthände
F2-1 = Zu Beginn jeder Runde mischt jeder Spieler und zieht 7 Karten.
F2-2 = Überstimuliert: Eine Hand mit mehr als 2 Neurochem-Karten oder ohne Angriffskarte wird dem Gegner gezeigt und wieder eingemischt, und es werden 7 neue Karten gezogen, bis die Hand nicht mehr überstimuliert ist (FR2). Der Startspieler ist zuerst an der Reihe. Neurochem Schlag, Tritt und Packen zählen hier als Angriffskarten.

F3 = Der Zug eines Spielers
    .intro = Wer am Zug ist, befindet sich immer in einer von vier Situationen.
F3-1 = **Eröffnen**: Der Kampf ist unterbrochen, und eine Angriffskarte beliebiger Stärke muss gespielt werden. Wer die Runde beginnt, eröffnet.
F3-2 = **Antworten**: Ein Angriff läuft, und eine Karte muss gespielt werden, die auf ihn antwortet (F4).
F3-3 = **Nachsetzen**: Der Spieler hat gerade eine Finte gespielt und muss sofort eine Angriffskarte beliebiger Stärke spielen.
F3-4 = **Wanken**: Der Spieler konnte nicht tun, was die Situation verlangt, und muss eine Karte ablegen (F6).
F3-5 = Wer spielen kann, muss spielen. Niemand darf freiwillig ins Wanken geraten.

F4 = Was worauf antwortet
    .intro = Angriffskarten sind Schlag, Tritt und Packen, jede mit einer Stärke, und ihre Neurochem-Formen, die als Angriffskarten derselben Art zählen. Ein Angriff, der antwortet, ist danach der laufende Angriff; eine Karte, die einen Angriff stoppt, unterbricht den Kampf.
F4-1 = Ein **Schlag** antwortet auf Schlag oder Packen von höchstens gleicher Stärke.
F4-2 = Ein **Tritt** antwortet auf Tritt oder Packen von höchstens gleicher Stärke.
F4-3 = **Packen** antwortet auf jeden Angriff von höchstens gleicher Stärke.
F4-4 = Ein **Schlag Block** stoppt Schlag oder Packen von höchstens gleicher Stärke.
F4-5 = Ein **Tritt Block** stoppt Tritt oder Packen von höchstens gleicher Stärke.
F4-6 = **Ausweichen** stoppt jeden Angriff jeder Stärke außer einem Neurochem-Angriff.
F4-7 = Eine **Finte** antwortet auf jeden Angriff jeder Stärke außer einem Neurochem-Angriff; danach setzt derselbe Spieler nach (F3.3).
F4-8 = Ein **Neurochem Schlag** antwortet auf Schlag oder Packen jeder Stärke, ob Neurochem oder nicht.
F4-9 = Ein **Neurochem Tritt** antwortet auf Tritt oder Packen jeder Stärke, ob Neurochem oder nicht.
F4-10 = **Neurochem Packen** antwortet auf jeden Angriff.
F4-11 = Ein **Neurochem Block** stoppt jeden Angriff.
F4-12 = Nach einer Pause eröffnet der Spieler, dessen Angriff gestoppt wurde.
F4-13 = Finten, Ausweichen und Blockkarten sind keine Angriffskarten: Mit ihnen kann man weder eröffnen noch nachsetzen. Ein Neurochem Block ist eine Neurochem-Karte, aber keine Angriffskarte. Karten, die keine Neurochem-Karten sind, antworten auf keinen Neurochem-Angriff.

F5 = Ziehen und Stapel
F5-1 = Gespielt wird von der Hand, und Ziehen füllt sie wieder auf: Wer eine Karte spielt, die keine Neurochem-Karte ist, zieht eine, bevor irgendetwas anderes geschieht. Mit der Karte, die man für eine Finte zieht, kann man also nachsetzen, und auch dafür zieht man wieder eine.
F5-2 = Nach einer Neurochem-Karte wird nicht gezogen.
F5-3 = Ein Angriff bleibt auf dem Tisch, solange er läuft. Er kommt auf den Ablagestapel seines Besitzers, wenn auf ihn geantwortet wurde oder wenn der Spieler, der antworten müsste, ins Wanken gerät. Block, Ausweichen und Finte werden vor dem eigenen Nachziehen abgelegt. Nur eine nach F6.1 abgelegte Karte liegt verdeckt.
F5-4 = Ist der Ziehstapel nach dem Ziehen leer, wird der Ablagestapel gemischt und bildet den neuen.

F6 = Ins Wanken geraten
F6-1 = Wer nicht eröffnen, antworten oder nachsetzen kann, wenn er es muss, gerät ins Wanken und legt eine Karte eigener Wahl verdeckt ab; der Gegner sieht sie nicht.
F6-2 = War das die letzte Handkarte, endet die Runde, und der Gegner gewinnt sie.
F6-3 = Sonst ist der Kampf unterbrochen, und der Gegner eröffnet oder ruht sich stattdessen aus (F7).

F7 = Ausruhen
F7-1 = Unmittelbar nachdem der Gegner ins Wanken geraten ist, darf man sich ausruhen, statt zu eröffnen: Man zieht eine Karte, und der wankende Spieler eröffnet.
F7-2 = Mit 7 oder mehr Handkarten darf sich niemand ausruhen (FR7).
F7-3 = Hat der wankende Spieler dann keine Angriffskarte, endet die Runde, und beide Hände werden gewertet (F8.3). Diese besondere Regel geht F6 vor (FR9).
F7-4 = Wer sich ausruhen darf und keine Angriffskarte hat, muss sich ausruhen. Wer es nicht darf und keine hat, gerät ins Wanken.

F8 = Das Ende einer Runde
F8-1 = Ein Spieler gewinnt die Runde, wenn sein Gegner keine Handkarte mehr hat, weil er die letzte abgelegt (F6.2) oder als letzte eine Neurochem-Karte gespielt hat (FR3). Eine einzelne Neurochem-Karte, die gespielt werden kann, muss also gespielt werden und verliert, außer ein Ausruhen oder F10.2 rettet ihren Besitzer. Wer als letzte Karte eine Finte spielt, zieht zuerst, und die gezogene Karte entscheidet.
F8-2 = In einem Match erhält der Sieger den Ruhmwert seiner Handkarten: für eine Angriffskarte ihre Stärke, für Schlag Block oder Tritt Block 25, für jede Neurochem-Karte 50, für Finte oder Ausweichen 0.
F8-3 = Endet eine Runde nach F7.3, erhalten beide Spieler den Wert ihrer Hand. In einem Einzelkampf hat gewonnen, wer nicht ins Wanken geraten ist (FR4).

F9 = Drei Spielmodi
F9-1 = **Einzelkampf**: eine Runde.
F9-2 = **Match**: Es werden Runden gespielt, bis ein Spieler 300 Ruhm oder mehr hat. Zwischen den Runden bleiben die Decks gleich; alle Karten werden wieder eingemischt, und jeder Spieler zieht 7 neue.
F9-3 = Sind nach derselben Runde beide am Ziel oder darüber, gewinnt, wer mehr Ruhm hat; bei Gleichstand geht es weiter.
F9-4 = **Episches Turnier**: Jeder Spieler hat 1 Stack und 3 Sleeves, und alle sechs Sleeves liegen offen. Beide wählen heimlich einen Sleeve und decken gleichzeitig auf. Nach jedem Kampf scheidet der unterlegene Kämpfer aus: Die 40 Vorratskarten seines Decks kommen zu den nicht ausgeteilten Vorräten, die gemischt werden, und der Spieler bildet aus einem seiner verbliebenen Sleeves und demselben Stack ein neues Deck; Finten und Ausweichen behält er. Wer zuerst alle 3 Sleeves verliert, hat verloren.
F9-5 = Das Deck des Überlebenden bleibt, wie es ist. Wie es in den nächsten Kampf geht, sagt FR6; wer diesen Kampf beginnt, sagt FR5.

F10 = Alternative Regeln
    .intro = Jede ist eine eigene Option und normalerweise ausgeschaltet.
F10-1 = **Atempause**: Nach einem Ausruhen darf der andere Spieler sich ausruhen oder eröffnen, immer abwechselnd, bis einer eröffnet oder sich nicht ausruhen kann. Wer keine Angriffskarte hat, sich aber ausruhen darf, muss sich ausruhen. Ist beides nicht möglich, gilt F7.3 für den Spieler, der vor der Kette ins Wanken geraten ist; der andere gerät nach F6 ins Wanken, und sein Gegner hat dann das Recht aus F7.1.
F10-2 = **Nach Luft ringen**: Wer als letzte Karte eine Neurochem-Karte spielt, zieht doch eine Karte.
F10-3 = **Willst du Ruhm?** Das Ziel eines Matches ist 150.
F10-4 = Hausregeln sind möglich: Jede Wahl unter den Regelauslegungen ist eine Option des Tisches, und alle sehen sie, bevor sie Platz nehmen.

F11 = Was man wissen darf
F11-1 = Für alle offen: beide Charaktere und damit die Zahl der Karten aus jedem Vorrat; jede gespielte Karte; die Größe von Händen, Zieh- und Ablagestapeln; eine nach F2.2 gezeigte Hand; gewertete Hände; Ruhm; die Optionen; wer am Zug ist und in welcher Situation. Von Karten, die einmal zu sehen waren, weiß man für den Rest des Matches, dass sie in diesem Deck sind.
F11-2 = Nur für den Besitzer: die Hand, gezogene Karten, verdeckt abgelegte Karten.
F11-3 = Für niemanden: die Reihenfolge der Stapel und was in die Schachtel zurückgelegt wurde.
F11-4 = Zuschauer sehen, was für alle offen ist, außer der Tisch wurde mit offenen Händen erstellt.

FR = Regelauslegungen
    .intro = Wo das Regelbuch schweigt, sich widerspricht oder seine Ausgaben sich unterscheiden.
FR1 = Das Pack
    .text = Offen: was auf den Karten steht, denn der Text des Regelbuchs enthält die Bilder nicht. Wir haben die Schachtel rekonstruiert. Angriffe sind 20, 30 … 80, je dreimal; Blockkarten sind 40, 60 und 80, je Art dreimal; die Sleeves sind die sechs Reihenfolgen der drei Angriffsvorräte, jeweils gefolgt von Block und Neurochem; der erste Stack ist das Beispiel aus F1.5, und die anderen sind so gewählt, dass sich jedes Paar von Charakteren aus einer Schachtel austeilen lässt; eine zweite, ausgeglichene Auswahl von Stacks macht alle Charaktere etwa gleich stark. Wer das Spiel besitzt, kann mit einem eigenen Pack spielen.
FR2 = Überstimulierte Hände
    .text = Offen: ob eine überstimulierte Hand zurückgelegt werden muss. Die spanische Ausgabe verlangt es, die englische und die deutsche raten dazu, die französische erlaubt es; keine sagt, was mit einer zweiten solchen Hand geschieht. Drei von vier sind dafür, also halten wir es auch so.
    .must = Neu ziehen, bis die Hand nicht mehr überstimuliert ist.
    .once = Einmal neu ziehen; die zweite Hand bleibt, wie sie ist.
    .may = Der Spieler entscheidet, und noch einmal, wenn auch die neue Hand überstimuliert ist.
    .off = Jede Hand wird gespielt, wie sie gezogen wurde.
FR3 = Die leere Hand
    .text = Offen: ob ein Spieler verloren hat, dessen Hand durch eine gespielte Neurochem-Karte leer wird. Nach der Spielbeschreibung dauert der Kampf, bis nur noch ein Spieler Karten hat; im Abschnitt zur Wertung gilt nur ein wankender Spieler ohne Karten als besiegt. Die FAQ des Verlags beendet die Runde bei leerer Hand, und so halten wir es auch.
    .out = Wessen Hand durch eine Neurochem-Karte leer wird, hat die Runde verloren.
    .fight_on = Nur wer ohne Karten ins Wanken gerät, hat verloren. Auch ohne Karten darf man sich ausruhen; wer ins Wanken gerät und nichts abzulegen hat, verliert sofort.
FR4 = Ein Kampf, der mit Ausruhen endet
    .text = Offen: wer einen Einzelkampf gewinnt, der nach F7.3 endet, obwohl beide noch Karten haben. Der wankende Spieler kann sich nicht mehr wehren, und das versteht das Regelbuch unter „besiegt“. Danach richten sich auch Sieger und Verlierer in FR5.
    .not_staggered = Es gewinnt, wer nicht ins Wanken geraten ist.
    .higher_hand = Der höhere Handwert gewinnt, bei Gleichstand, wer nicht ins Wanken geraten ist.
FR5 = Wer als Nächstes beginnt
    .text = Offen: wer nach der ersten Runde die nächste Runde oder den nächsten Kampf beginnt. Abwechseln bevorzugt weder Sieger noch Verlierer.
    .alternate = Die Spieler beginnen abwechselnd.
    .loser = Wer die letzte Runde verloren hat, beginnt.
    .winner = Wer die letzte Runde gewonnen hat, beginnt.
FR6 = Der Überlebende
    .text = Offen: in welchem Zustand der Sieger eines Turnierkampfs in den nächsten geht. Bei uns beginnt der nächste Kampf wie jede andere Runde (F2.1).
    .fresh = Alle Karten werden gemischt, und beide ziehen 7.
    .wounded = Hand und Stapel des Überlebenden bleiben, Karten auf dem Tisch kommen auf den Ablagestapel, und F2.2 gilt für ihn nicht; mit leerer Hand zieht er 7.
FR7 = Ausruhen mit sieben Karten
    .text = Offen: ob man sich mit genau 7 Karten ausruhen darf. Die englische, die französische und die spanische Ausgabe verbieten ein Ausruhen, das zu mehr als 7 Karten führen würde; die deutsche verbietet es nur, wenn man schon mehr als 7 hat. Wir folgen den anderen drei.
    .would_exceed = Kein Ausruhen mit 7 oder mehr Handkarten.
    .exceeds = Kein Ausruhen mit mehr als 7 Handkarten; ein Ausruhen mit 7 ergibt also 8.
FR8 = Reihenfolge
    .text = Offen: was zuerst kommt, wenn mehreres gleichzeitig geschieht. Die Reihenfolge ist: das Ziehen, dann F5.4, dann F8.1, dann die nächste Situation. Eine Hand ist nur leer, wenn sie nach dem Ziehen leer ist.
FR9 = Kein Angriff nach einem Ausruhen
    .text = Offen: was geschieht, wenn der wankende Spieler nach einem Ausruhen keine Angriffskarte hat. Der Abschnitt zum Ausruhen beendet die Runde; der Abschnitt zur Unterbrechung sagt, dass man angreift oder ins Wanken gerät. Die besondere Regel geht der allgemeinen vor.
    .round_ends = Die Runde endet, und beide Hände werden gewertet (F7.3).
    .staggered = Der Spieler gerät erneut ins Wanken (F6).
FR10 = Finten
    .text = Offen: was eine Finte bringt. In der deutschen Ausgabe erhält man eine weitere Angriffskarte; in der englischen, der französischen und der spanischen Ausgabe und in der FAQ zieht man wie gewöhnlich und spielt dann eine Angriffskarte von der Hand. Wir folgen diesen.
FR11 = Charaktere wählen
    .text = Laut Regelbuch werden Sleeves und Stacks zufällig ausgeteilt (F1.1); es zeigt aber, wie sich zwei beliebige kombinieren lassen (F1.2, F1.5). Wer lieber wählt, wählt offen, denn Charaktere liegen ohnehin offen: Wer nicht beginnt, nimmt einen Stack, danach der Startspieler einen Stack und einen Sleeve, zuletzt der andere Spieler einen Sleeve. Jede Karte gibt es nur einmal, und niemand darf eine Karte nehmen, nach der die Schachtel für kein Paar von Charakteren mehr reicht (F1.3). Im Epischen Turnier wird nur der Stack gewählt; die Sleeves werden ausgeteilt, und den Kämpfer wählt man ohnehin vor jedem Kampf (F9.4).
    .dealt = Jeder Spieler erhält zufällig einen Sleeve und einen Stack.
    .drafted = Jeder Spieler erhält offen drei Sleeves und zwei Stacks und sucht sich je einen aus.
    .chosen = Jeder Spieler sucht sich aus der ganzen Schachtel einen Sleeve und einen Stack aus.
FR12 = Ziehen dürfen
    .text = In allen Ausgaben darf man ziehen, wenn man als letzte Karte eine Neurochem-Karte gespielt hat (F10.2); keine sagt, ob man auch verzichten kann. Wer verzichtet, macht mit leerer Hand weiter und hat die Runde verloren (FR3), außer man darf mit leerer Hand weiterkämpfen. In einem Einzelkampf, den eine leere Hand verliert, wäre ein Verzicht die Niederlage: Dort wird nicht gefragt, sondern gezogen.
    .off = Es wird nicht gezogen (F5.2).
    .on = Die Karte wird gezogen.
    .may = Der Spieler entscheidet, unmittelbar nachdem er die Karte gespielt hat.
