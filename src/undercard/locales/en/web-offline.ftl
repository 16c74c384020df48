### Pages without a connection, and the installed app.

offline-title = You are offline
offline-about = You need a connection to play. Everything here works without one: it was saved on your last visit.
offline-back = You are online again
offline-continue = Continue
offline-lessons = Lessons
offline-reading = Rules and reference cards
offline-learn = Learn
offline-games = Your games
offline-profile = Profile
offline-app = Install as an app
offline-app-install = Install app
offline-app-install-about = Its own window and icon, notifications when it is your turn, and lessons and rules without a connection.
offline-app-about = Card duels and dungeon raids: play with friends and bots.
