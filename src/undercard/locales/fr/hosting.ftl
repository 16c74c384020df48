### Ce que lit l’hôte quand le serveur tourne : `undercard serve`.

hosting-open = Undercard est ouvert : { $address }
hosting-open-network = Sur les autres appareils de ton réseau : { $address }
hosting-bots = Tes bots : { $names }
hosting-how-to-stop = Ctrl+C pour arrêter. Aucune partie n’est perdue.
hosting-compiling = Les règles sont en cours de compilation : une seule fois, une minute environ. D’ici là, les premières parties démarrent plus lentement.
hosting-compiled = C’est fait : désormais, chaque partie démarre aussitôt.
hosting-no-pages = Les pages ne sont pas construites : le navigateur n’affichera qu’une note. Voir docs/hosting.md.
hosting-stopped = Arrêté. Toutes les parties sont conservées dans { $place }
