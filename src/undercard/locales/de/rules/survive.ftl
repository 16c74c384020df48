### The rules of Collect! Fight! Survive! in our own words. S4 is a section, S4-1 the rule S4.1,
### SR2 a ruling, D1 a rule of the scenario. Attributes of a rule are its list; attributes of a
### ruling are the values of its option.

short = Teams aus drei oder vier Figuren streifen durch einen Dungeon, sammeln Ressourcen und tragen sie in ihre eigene Zone. Heimlich gewählte Karten entscheiden in jeder Runde, wer zuerst dran ist (S2). Eine Figur hat zwei Aktionen: Sie bewegt sich (S3), schaltet Energiefelder um (S5) oder greift an (S6). Eine Figur, die niedergeworfen wird, obwohl sie schon am Boden liegt, ist bis zur nächsten Runde aus dem Spiel (S8). Nach 4 bis 6 Runden ist jede Ressource in der eigenen Zone 5, 3 oder 1 Punkt wert (S9). Greifer und Krabber (S10) sind allen im Weg.
about = Eine unabhängige Umsetzung veröffentlichter Regeln in eigenen Worten, ohne Bilder und Texte ihrer Autoren, die mit diesem Projekt nichts zu tun haben. Der Dungeon, die Figuren und der Entscheidungsbaum der NPCs sind eigene Szenarien von uns (D). Wo das Regelbuch schweigt oder sich widerspricht, sagt eine Regelauslegung (SR), was wir gewählt haben.

S1 = Aufbau
S1-1 = Jeder Spieler führt 3 oder 4 Figuren: in der Regel zu zweit je 4 und zu dritt je 3; ein Szenario kann es anders festlegen. Eine Partie dauert 4, 5 oder 6 Runden.
S1-2 = Der Dungeon hat 100 Felder in zehn Spalten und zehn Reihen, von denen einige Fels sein können; Wände teilen ihn in Räume, die durch Durchgänge verbunden sind. Darin liegen die Teleporter 1 bis 4, vier Terminals, eine Aufstellungszone für jedes Team (kurz Zone) und die NPCs auf ihren Startfeldern.
S1-3 = Ein Durchgang ist die gemeinsame Kante zweier Nachbarfelder. Jeder hat ein Energiefeld, blau oder grün; das Szenario sagt, welche zu Beginn der Partie aktiv sind.
S1-4 = Die Ressourcen werden zufällig und so gleichmäßig wie möglich auf die Räume verteilt: Ob groß oder klein, jeder Raum bekommt gleich viele, solange er Felder dafür hat. Ein Feld bekommt höchstens eine; Zonen, Teleporter, Terminals und die Startfelder der NPCs bekommen keine.
S1-5 = Jeder Spieler erhält 3 Ressourcenkarten und hält sie geheim: Sie nennen, was seiner Kolonie am meisten fehlt. Weitere 2, die für alle zählen, werden am Ende der Partie aufgedeckt.
S1-6 = Jeder Spieler hat geheime Spielkarten auf der Hand, eine pro Runde, aus einem einzigen Kartenspiel mit 52 Karten; die NPCs haben einen ebenso großen verdeckten Stapel.
S1-7 = In der Reihenfolge der Plätze stellt jeder Spieler seine Figuren auf freie Felder der eigenen Zone, einzeln in der Reihenfolge ihrer Nummern. Wer mehr Figuren hat, als mitspielen dürfen, sagt zuerst, welche nicht mitspielen.

S2 = Eine Runde
S2-1 = Jeder Spieler wählt heimlich eine Spielkarte aus der Hand; dann werden alle gleichzeitig aufgedeckt und dazu die oberste Karte des NPC-Stapels. Aufgedeckte Karten werden nicht noch einmal benutzt.
S2-2 = Die Seiten, auch die NPCs, sind von der höchsten Karte abwärts am Zug: Ass, König, Dame, Bube, 10 und so weiter bis 2. Bei gleichem Wert gilt Kreuz vor Pik, Herz, Karo.
S2-3 = In ihrem Zug aktiviert eine Seite ihre Figuren nacheinander in beliebiger Reihenfolge, bis alle dran waren (SR14). Eine Figur beendet ihre Aktionen, bevor die nächste an die Reihe kommt. Eine Figur, die aus dem Spiel ist (S8), wartet auf die nächste Runde.
S2-4 = Eine Aktivierung bringt 2 Aktionen: Bewegung (S3), Energiefelder (S5) oder Handgemenge (S6), in beliebiger Reihenfolge, auch zweimal dasselbe. Eine Aktion ist verbraucht, sobald sie beginnt, und keine muss genutzt werden. Eine Bewegung muss enden, bevor etwas anderes beginnt.

S3 = Bewegung
S3-1 = Eine Bewegung ist eine Folge von Schritten, jeder auf eines der vier Nachbarfelder, nie diagonal, insgesamt so viele wie der Bewegungswert der Figur, der davon abhängt, was sie trägt (D2). Wände und aktive Energiefelder versperren den Weg; nur Krabber gehen durch aktive Energiefelder.
S3-2 = **Ladung.** Jederzeit während ihrer Aktivierung, auch wenn keine Aktion übrig ist, darf eine Figur eine Ressource auf ihrem Feld aufnehmen oder eine eigene dort ablegen. Eine Figur, die so viel trägt, wie ihr Profil erlaubt, kann nichts mehr aufnehmen; ob eine niedergeworfene Figur es kann, sagt SR17. Der Bewegungswert ändert sich sofort mit der Ladung; liegt er dann unter den schon gegangenen Schritten, ist die Bewegung vorbei. Ein Schritt zählt 1, ein gewonnener Platztausch 1, Aufstehen 2, ein Sprung 0. An Ort und Stelle darf nichts aufgenommen und wieder abgelegt werden (SR15).
S3-3 = Wo 3 Ressourcen liegen, darf keine weitere freiwillig abgelegt werden (SR8).
S3-4 = Eine Figur darf durch die Felder ihrer Teammitglieder gehen, aber nicht dort anhalten. Sie darf ein solches Feld nur betreten, wenn ihre restlichen Schritte ohne Wurf zu einem leeren Feld reichen. Bis dahin kann sie nur gehen. Wie man das Feld eines Gegners betritt, sagt S3.5.
S3-5 = **Aus dem Weg!** Eine Figur, die noch einen Schritt übrig hat, darf versuchen, an einem Gegner vorbeizukommen, aber nicht durch ein aktives Energiefeld (SR13). Beide würfeln mit einem W8. Dazu kommen der Modifikator aus dem Profil, +1 für die Figur, die sich bewegt, −1 für jede getragene Ressource und −2, wenn sie am Boden liegt. Mit der höheren Summe tauscht sie mit dem Gegner den Platz, was als Schritt zählt, und geht weiter. Bei gleicher oder niedrigerer Summe bleibt sie stehen, und ihre Bewegung ist vorbei.
S3-6 = **Natürliche Würfe.** Eine gewürfelte 1 wirft die eigene Figur nieder, eine 8 die gegnerische, egal, wer gewinnt. Für die Summen gilt die Situation vor dem Wurf; dann wirken 1 und 8, zuletzt das Ergebnis für die Figuren, die noch da sind. Eine 1 gegen eine 8 wirft dieselbe Figur zweimal nieder, die damit aus dem Spiel ist (S8.1).
S3-7 = **Diebstahl.** Wer in der Zone einer anderen Seite eine Ressource aufnehmen will, würfelt mit einem W8. Für NPCs ist jede Zone die einer anderen Seite; ein Nest ist keine Zone.
    .a = 1: eine Falle. Die Ladung fällt auf dieses Feld, die Figur ist aus dem Spiel (S8.1) und ihre Aktivierung vorbei.
    .b = 2 bis 4: Die Figur wird mit ihrer Ladung niedergeworfen; die Ressource bleibt liegen, und eine laufende Bewegung endet.
    .c = 5 bis 8: Die Ressource wird wie üblich aufgenommen.

S4 = Teleporter
S4-1 = Eine Figur, die durch einen Schritt oder einen gewonnenen Platztausch auf das Feld eines Teleporters kommt, darf springen. Der Sprung ist Teil ihrer Bewegung und wird einmal angeboten. Würfle mit einem W8:
    .a = 1 bis 4: zum Teleporter mit dieser Nummer; die Bewegung geht weiter.
    .b = 5 bis 7: zu einem anderen Teleporter ohne Teammitglied, den der Besitzer wählt; die Bewegung geht weiter.
    .c = 8: zum Teleporter, den ein W4 nennt; die Figur wird bei der Ankunft niedergeworfen.
S4-2 = **Ein Gegner auf dem Ziel** bedeutet sofort „Aus dem Weg!“, wobei die ankommende Figur die ist, die sich bewegt; nach einer 8 wird sie vor diesem Wurf niedergeworfen. Der Verlierer wird hineingerissen und muss von diesem Teleporter springen; der Sieger bleibt darauf. Bei Gleichstand springt die ankommende Figur noch einmal. Am Ende setzt die aktive Figur ihre Bewegung fort, wenn sie steht; andere Figuren, die gesprungen sind, bekommen keine Schritte. SR16 begrenzt die Kette.
S4-3 = Kein Sprung wird angeboten, wenn eine Figur auf einen Teleporter gestoßen, getauscht oder gestellt wurde, wenn sie auf ihn nachgerückt ist (S6.2) oder wenn sie beim Umschalten eines Energiefelds auf ihn hinübergegangen ist (S5.2).

S5 = Energiefelder
S5-1 = Ein blaues Energiefeld schaltet man von einem der beiden Felder daneben aus oder ein, eines pro Aktion.
S5-2 = Wer ein blaues Energiefeld einschaltet, entscheidet, auf welcher Seite die Figur danach steht. Die gegenüberliegende ist nur möglich, wenn dort keine Figur ist. Das Hinübergehen gehört zur Aktion und ist keine Bewegung.
S5-3 = Ein grünes Energiefeld lässt sich nur von einem Terminal aus umschalten. Eine Figur auf dem Feld eines beliebigen Terminals kann in einer Aktion beliebig viele grüne Energiefelder umschalten, wo auch immer sie sind, jedes einmal.

S6 = Handgemenge
S6-1 = Eine Figur kann einen Gegner auf einem der vier Nachbarfelder angreifen, wenn weder eine Wand noch ein aktives Energiefeld dazwischen ist. Beide würfeln wie in S3.5; die +1 bekommt hier der Angreifer.
S6-2 = Die niedrigere Summe verliert; bei Gleichstand passiert nichts. Die Ladung des Verlierers fällt auf sein Feld; dann wird er um ein Feld zurückgestoßen und dort niedergeworfen (SR6). Steht der Sieger und ist er nicht aus dem Spiel, darf er auf das verlassene Feld nachrücken, gleich ob der Verlierer zurückgestoßen wurde oder aus dem Spiel ist (S8).
S6-3 = Natürliche Würfe zählen wie in S3.6 und kommen zuerst; wer durch sie niedergeworfen wird, verliert allein dadurch keine Ladung. Ein Verlierer, der schon am Boden liegt, ist nach dem Stoß aus dem Spiel, weil die Niederlage ihn noch einmal niederwirft; seine Ladung liegt, wo er vor dem Stoß war.

S7 = Niedergeworfen
S7-1 = Eine niedergeworfene Figur steht auf, indem sie eine Bewegung beginnt, und kann vorher keinen Schritt tun. Das zählt als 2 Schritte; bei einem Bewegungswert unter 2 kostet es die ganze Bewegung. Was sie am Boden sonst tun darf, sagen SR7 und SR17.

S8 = Aus dem Spiel
S8-1 = Eine Figur ist aus dem Spiel, wenn sie niedergeworfen wird, obwohl sie schon am Boden liegt, oder zweimal im selben Handgemenge oder „Aus dem Weg!“. Was sie trug, bleibt auf ihrem Feld liegen. Die Figur wird sofort stehend in ihrer Zone wieder aufgestellt, ein NPC auf seinem Startfeld (SR11). Die Aktivierung einer aktiven Figur ist vorbei. Bis zur nächsten Runde handelt die Figur nicht, aber sie versperrt den Weg und verteidigt sich.

S9 = Das Ende
S9-1 = Nach der letzten Runde werden zwei der nicht ausgeteilten Ressourcenkarten gezogen und für alle aufgedeckt. Alle zeigen ihre eigenen.
S9-2 = Was in der eigenen Zone liegt, zählt; was getragen wird, zählt nicht. Eine Ressource, deren Art auf einer eigenen Karte steht, ist 5 Punkte wert; sonst ist eine, deren Art auf einer offenen Karte steht, 3 Punkte wert; jede andere ist 1 Punkt wert (SR1).
S9-3 = Die höchste Summe gewinnt (SR2).

S10 = NPCs
S10-1 = Die NPCs sind eine Seite: Kein NPC ist Gegner eines anderen, und alle sind Gegner aller Spieler. Ein NPC hat 2 Aktionen, und für ihn gelten dieselben Regeln wie für alle. Er schaltet keine Energiefelder um und springt nur, wenn er muss; nach einem gewonnenen Handgemenge rückt er nach.
S10-2 = Ein Entscheidungsbaum im Szenario steuert sie (D5). Jede ihrer Entscheidungen lässt sich nachvollziehen: die gestellten Fragen, der gewählte Zweig, das Ziel. Der Tisch würfelt für sie.

S11 = Was man wissen darf
S11-1 = Für alle offen: der Dungeon, die Figuren mit ihrer Ladung, die Energiefelder, die Zonen, jede aufgedeckte Spielkarte, jeder Würfel.
S11-2 = Nur für den Besitzer: die Ressourcenkarten und die Spielkarten auf der Hand, und die gewählte Karte bis zum Aufdecken.
S11-3 = Für niemanden: die Karten des NPC-Stapels und die nicht ausgeteilten Ressourcenkarten, auch die zwei für das Ende.

D = Das Szenario
    .intro = All das stammt von uns: Daten, die beim Laden geprüft werden und die jeder ersetzen kann.
D1 = Es gibt 6 Arten von Ressourcen mit je 4 Markern, insgesamt 24, und je Art 3 Ressourcenkarten, insgesamt 18. Die drei Karten eines Spielers sind von drei Arten.
D2 = Ein Profil besteht aus einem Namen, einem Modifikator und dem Bewegungswert für jede Größe der Ladung. Die Werte 6, 5, 4, 2 etwa gelten für 0, 1, 2 und 3 Ressourcen, und 3 ist dann das Meiste, was die Figur tragen kann. Greifer sind langsam und stark und jagen Figuren, die etwas tragen. Krabber sind schnell und schwach, gehen durch aktive Energiefelder, suchen herumliegende Ressourcen und schleppen sie in ihr Nest.
D3 = Mindestens zwei Dungeons gehören zum Spiel. Der für zwei Spieler ist punktsymmetrisch und damit von Grund auf fair; der andere ist für drei Spieler, und seine Fairness wurde gemessen.
D4 = Ein Szenario wird geprüft, und Fehler werden mit ihrer Stelle genannt: Felder, die selbst ohne aktive Energiefelder unerreichbar sind, eine zu kleine Zone, falsche Anzahlen, ein Durchgang ohne Energiefeld, ein Entscheidungsbaum, der nie zum Ende kommt.
D5 = Der Entscheidungsbaum stellt Fragen (Gegner neben mir? Trage ich etwas? Ressource in Reichweite?), bis er zu einem Verhalten kommt (angreifen, beladenen Gegner ansteuern, Ladung heimbringen, patrouillieren …). Bei Gleichstand entscheidet das Feld, also tut ein NPC in derselben Situation immer dasselbe.

SR = Regelauslegungen
    .intro = Wo das Regelbuch schweigt oder sich widerspricht. SR15 und SR16 sind unsere eigenen Regeln, damit jede Partie endet.
SR1 = Fünf, nicht acht
    .text = Offen: was eine Ressource zählt, die auf einer eigenen und auf einer offenen Karte steht. Nirgends steht, dass fünf und drei zusammengezählt werden. Sie zählt 5.
SR2 = Punktgleichstand
    .text = Offen: wer gewonnen hat, wenn mehrere die höchste Summe erreichen.
    .resources = Wer von ihnen mehr Ressourcen in der Zone hat; ist auch das gleich, teilen sie sich den Sieg.
    .shared = Sie teilen sich den Sieg.
SR3 = Ein Sprung zum selben Teleporter
    .text = Offen: was geschieht, wenn der Würfel den Teleporter nennt, von dem die Figur springt. Sie bleibt, und ihre Bewegung geht weiter; bei einer 8 wird sie trotzdem niedergeworfen. Durch einen Sprung anzukommen ist kein Betreten: Es gibt keinen weiteren Sprung, bevor die Figur das Feld verlassen hat.
SR4 = Ein Teammitglied auf dem Ziel
    .text = Offen: was dann geschieht, denn das Regelbuch nennt dort nur Gegner. Die Figur springt noch einmal von dort, wo sie war. Sie ist nicht angekommen, also wirft eine 8 sie nicht nieder.
SR5 = Wer für eine hineingerissene Figur wählt
    .text = Offen: wer den Teleporter wählt, wenn eine hineingerissene Figur 5 bis 7 würfelt. Ihr Besitzer. Ein NPC nimmt den freien Teleporter mit der niedrigsten Nummer.
SR6 = Zurückstoßen
    .text = Offen: wohin ein Verlierer zurückgestoßen wird, und was gilt, wenn das nicht möglich ist. Der Stoß führt geradlinig vom Sieger weg. Ist der Rand, eine Wand, ein aktives Energiefeld oder eine Figur im Weg, gibt es keinen Stoß: Der Verlierer wird dort niedergeworfen, wo er ist, und der Sieger kann nicht nachrücken, außer der Verlierer ist damit aus dem Spiel (S8). Ein aktives Energiefeld verhindert Stoß und Platztausch auch bei einem Krabber.
SR7 = Am Boden
    .text = Offen: ob eine niedergeworfene Figur aufstehen muss, bevor sie etwas anderes tut. Das Regelbuch lässt sie mit der nächsten Aktion aufstehen, nennt aber auch einen Modifikator für Figuren am Boden.
    .stand_first = Sie kann aufstehen, ablegen oder die Aktivierung beenden, sonst nichts; zum Aufnehmen siehe SR17.
    .may_brawl = Sie darf auch mit −2 angreifen und Energiefelder umschalten. Schritte müssen warten, bis sie steht.
SR8 = Mehr als drei
    .text = Offen: ob die Grenze von drei Ressourcen pro Feld auch für verlorene Ladung gilt. Nein: Verlorene Ladung liegt, wo sie hinfiel, so viel es auch wird.
SR9 = Wer in Bewegung niedergeworfen wird
    .text = Offen: ob die Figur weitergehen kann, wenn sie gewonnen hat. Nein: Auch nach einem Platztausch ist ihre Bewegung vorbei.
SR10 = Auch Verteidiger dürfen nachrücken
    .text = Offen: ob nur Angreifer es dürfen. Das Regelbuch sagt es vom Gewinner, also darf auch ein siegreicher Verteidiger nachrücken.
SR11 = Wieder aufstellen
    .text = Offen: wo und wann eine Figur wieder aufgestellt wird. Sofort, auf einem freien Feld ihrer Zone, das der Besitzer wählt; in einer vollen Zone auf dem nächsten freien Feld; ein NPC auf seinem Startfeld oder dem nächsten freien.
SR12 = Reihenfolge der NPCs
    .text = Offen: in welcher Reihenfolge die NPCs handeln. Zuerst die Greifer, dann die Krabber, jeweils nach Nummer.
SR13 = Durch ein aktives Energiefeld
    .text = Offen: ob ein Krabber, der durch aktive Energiefelder geht, auch durch eines hindurch angreifen darf. Niemand darf das: Weder „Aus dem Weg!“ noch ein Handgemenge geht durch ein aktives Energiefeld.
SR14 = Aktivierung
    .text = Offen: ob eine Seite alle Figuren hintereinander handeln lässt. Die Karten geben nur die Reihenfolge der Seiten vor.
    .all = In ihrem Zug aktiviert eine Seite alle ihre Figuren.
    .one = Die Seiten aktivieren reihum je eine Figur, bis alle dran waren; die Runde wird länger und spannender.
SR15 = Kein Hin und Her
    .text = Unsere eigene Regel. An Ort und Stelle kann eine Art, die gerade aufgenommen wurde, nicht abgelegt werden, und eine gerade abgelegte nicht aufgenommen. Das gilt nicht mehr, sobald die Figur auf einem anderen Feld ist oder eine andere Aktion beginnt.
SR16 = Höchstens acht Sprünge
    .text = Unsere eigene Regel. Figuren auf Teleportern könnten einander endlos hineinreißen. Darum werden alle Sprünge einer Kette gezählt, und statt eines neunten kommt die Figur auf das freie Feld, das dem Teleporter am nächsten ist, von dem sie springen würde.
SR17 = Aufnehmen am Boden
    .text = Offen: ob eine Figur auch dann „jederzeit“ aufnehmen darf, wenn sie am Boden liegt.
    .upright = Nein: Sie nimmt erst auf, wenn sie steht. Ablegen kann sie auch am Boden.
    .any_time = Ja, und ohne eine Aktion zu verbrauchen, wie jede andere Figur. In der Zone einer anderen Seite würfelt sie wie üblich (S3.7), aber eine 2 bis 4 wirft sie noch einmal nieder, und damit ist sie aus dem Spiel (S8.1).
