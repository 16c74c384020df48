### Les pages sans connexion, et l’application installée.

offline-title = Tu es hors ligne
offline-about = Il faut une connexion pour jouer. Ce que tu vois ici s’en passe : tout a été enregistré lors de ta dernière visite.
offline-back = Te revoilà en ligne
offline-continue = Continuer
offline-lessons = Leçons
offline-reading = Règles et cartes de Référence
offline-learn = Apprendre
offline-games = Tes parties
offline-profile = Profil
offline-app = Installer l’application
offline-app-install = Installer l’application
offline-app-install-about = Une fenêtre et une icône à part, des notifications quand c’est ton tour, et les leçons et les règles sans connexion.
offline-app-about = Duels de cartes et raids de donjon : joue avec tes amis et des bots.
