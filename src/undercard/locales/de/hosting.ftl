### Was der Gastgeber liest, wenn der Server läuft: `undercard serve`.

hosting-open = Undercard ist offen: { $address }
hosting-open-network = Auf anderen Geräten in deinem Netz: { $address }
hosting-bots = Deine Bots: { $names }
hosting-how-to-stop = Strg+C beendet. Kein Spiel geht verloren.
hosting-compiling = Die Regeln werden kompiliert: einmalig, etwa eine Minute lang. Bis dahin beginnen die ersten Spiele langsamer.
hosting-compiled = Fertig: Ab jetzt beginnt jedes Spiel sofort.
hosting-no-pages = Die Seiten sind nicht gebaut, darum zeigt der Browser nur einen Hinweis. Siehe docs/hosting.md.
hosting-stopped = Beendet. Alle Spiele liegen in { $place }
