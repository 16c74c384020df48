### Was der Gastgeber liest, wenn der Server läuft: `undercard serve`.

hosting-open = Undercard ist offen: { $address }
hosting-open-network = Auf anderen Geräten in deinem Netz: { $address }
hosting-bots = Deine Bots: { $names }
hosting-how-to-stop = Strg+C beendet. Kein Spiel geht verloren.
hosting-compiling = Regeln und Bots werden kompiliert: einmalig, etwa eine Minute lang. Gespielt werden kann schon jetzt; die stärksten Bots kommen dazu, sobald sie bereit sind.
hosting-compiled = Fertig: Alle Bots sind bereit.
hosting-not-compiled = Nicht alles ließ sich kompilieren. Gespielt werden kann trotzdem, nur langsamer, und starke Bots spielen nach einfachen Regeln. Den Grund nennt das Protokoll.
hosting-no-pages = Die Seiten sind nicht gebaut, darum zeigt der Browser nur einen Hinweis. Siehe docs/hosting.md.
hosting-stopped = Beendet. Alle Spiele liegen in { $place }
