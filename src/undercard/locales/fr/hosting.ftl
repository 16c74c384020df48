### Ce que lit l’hôte quand le serveur tourne : `undercard serve`.

hosting-open = Undercard est ouvert : { $address }
hosting-open-network = Sur les autres appareils de ton réseau : { $address }
hosting-bots = Tes bots : { $names }
hosting-how-to-stop = Ctrl+C pour arrêter. Aucune partie n’est perdue.
hosting-compiling = Règles et bots sont en cours de compilation : une seule fois, une minute environ. On peut déjà jouer ; les bots les plus forts arrivent dès qu’ils sont prêts.
hosting-compiled = C’est fait : tous les bots sont prêts.
hosting-not-compiled = Tout n’a pas pu être compilé. Les parties continuent, plus lentement, et les bots forts jouent selon des règles simples. Le journal indique pourquoi.
hosting-no-pages = Les pages ne sont pas construites : le navigateur n’affichera qu’une note. Voir docs/hosting.md.
hosting-stopped = Arrêté. Toutes les parties sont conservées dans { $place }
