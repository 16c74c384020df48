### Invitations to a table.

invite-you = Du
invite-title = { $host } lädt dich zu einer Partie ein
invite-free = Ohne Konto. { $host } wartet.
invite-learn = Neu hier? Lektion in zwei Minuten
    .about = Dein Platz bleibt reserviert: { $host } sieht, dass du lernst.
invite-terms = Regeln, Bedenkzeit und Spieler
invite-seat-for = reserviert für { $name }
invite-learning = lernt gerade
invite-kept = { $host } hält deinen Platz frei, während du lernst.
invite-begun = Die Partie hat begonnen.
invite-back = Zum Tisch
invite-only-here = Diesen Link können nur Browser auf diesem Computer öffnen, denn der Server ist nur hier erreichbar. Für andere Geräte starte ihn so:
