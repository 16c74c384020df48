### Was der Gastgeber liest, wenn der Server läuft: `undercard serve`.

hosting-open = Undercard läuft unter { $address }
hosting-open-network = Auf anderen Geräten in deinem Netz: { $address }
hosting-bots = Deine Bots: { $names }
hosting-how-to-stop = Strg+C beendet den Server. Keine Partie geht verloren.
hosting-compiling = Regeln und Bots werden kompiliert: einmalig, etwa eine Minute lang. Du kannst schon jetzt spielen; die stärksten Bots kommen dazu, sobald sie bereit sind.
hosting-compiled = Fertig: Alle Bots sind bereit.
hosting-not-compiled = Nicht alles ließ sich kompilieren. Die Partien laufen weiter, aber langsamer, und starke Bots spielen nach einfachen Regeln. Den Grund nennt das Protokoll.
hosting-no-pages = Die Webseiten sind nicht gebaut, darum zeigt der Browser nur einen Hinweis. Siehe docs/hosting.md.
hosting-stopped = Beendet. Alle Partien liegen in { $place }
