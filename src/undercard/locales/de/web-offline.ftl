### Seiten ohne Verbindung, und die installierte App.

offline-title = Du bist offline
offline-about = Zum Spielen brauchst du eine Verbindung. Was du hier siehst, geht auch ohne: Es wurde bei deinem letzten Besuch gespeichert.
offline-back = Du bist wieder online
offline-continue = Weiter
offline-lessons = Lektionen
offline-reading = Regeln und Referenzkarten
offline-learn = Lernen
offline-games = Deine Partien
offline-profile = Profil
offline-app = Als App installieren
offline-app-install = App installieren
offline-app-install-about = Ein eigenes Fenster und Symbol, Benachrichtigungen, wenn du am Zug bist, und Lektionen und Regeln ohne Verbindung.
offline-app-about = Kartenduelle und Dungeon-Raubzüge: Spiele mit Freunden und Bots.
