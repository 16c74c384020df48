### Ce que lit l’administrateur du serveur : `undercard serve`.

hosting-open = Undercard est accessible à l’adresse { $address }
hosting-open-network = Depuis les autres appareils de ton réseau : { $address }
hosting-bots = Tes bots : { $names }
hosting-how-to-stop = Appuie sur Ctrl+C pour arrêter. Aucune partie n’est perdue.
hosting-compiling = Les règles et les bots sont en cours de compilation : cela n’a lieu qu’une fois et prend environ une minute. On peut déjà jouer ; les bots les plus forts seront disponibles dès qu’ils seront prêts.
hosting-compiled = Compilation terminée : tous les bots sont prêts.
hosting-not-compiled = Tout n’a pas pu être compilé. Les parties continuent, mais plus lentement, et les bots forts jouent selon des règles simples. Le journal indique pourquoi.
hosting-no-pages = Les pages web n’ont pas été générées : le navigateur n’affichera qu’un message. Voir docs/hosting.md.
hosting-stopped = Serveur arrêté. Toutes les parties sont conservées dans { $place }
