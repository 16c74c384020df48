### Partager une partie : cartes d’aperçu, images, menu.

share-site = Des jeux de société en ligne : entre amis, avec des inconnus, contre des bots.
# The title of a link to a finished game: its players.
share-title = { $names } · { $game }
# The alternative text of the picture.
share-alt = { $game } : { $result }
share-menu = Partager
share-link = Copier le lien
share-copied = Lien copié
share-not-copied = Ton navigateur n’autorise pas la copie. Le lien :
share-picture = Image
    .about = La fin de la partie en PNG
share-animation = Animation
    .about = Ce moment en GIF
share-file = Replay à télécharger
    .about = Un fichier HTML qui fonctionne sans le site
share-record = Enregistrement
    .about = Pour vérifier la partie ou l’ouvrir ici
share-working = Préparation…
share-open-note = Cette partie est privée : aucune liste ne la montre, et toute personne qui a son lien peut l’ouvrir. Dès que tu copies le lien ici, il affiche aussi un aperçu avec les noms et le résultat.
share-close = Fermer
