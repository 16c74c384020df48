### Sharing a game: preview cards, pictures, the menu.

share-site = Tabletop games in your browser: with friends, with strangers, against bots.
# The title of a link to a finished game: its players.
share-title = { $names } · { $game }
# The alternative text of the picture.
share-alt = { $game }: { $result }
share-menu = Share
share-link = Copy link
share-copied = Link copied
share-not-copied = Your browser does not allow copying. The link:
share-picture = Picture
    .about = The end of the game as a PNG
share-animation = Animation
    .about = This moment as a GIF
share-file = Replay as a file
    .about = One HTML file that works without the site
share-record = Game record
    .about = To verify the game or to open it here
share-working = Preparing…
share-open-note = This game is private: no list shows it, and anyone with its link can open it. Once you copy the link here, it also has a preview with names and result.
share-close = Close
