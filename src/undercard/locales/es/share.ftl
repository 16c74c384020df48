### Compartir una partida: tarjetas de vista previa, imágenes, menú.

share-site = Juegos de mesa en línea: con amigos, con desconocidos, contra bots.
# The title of a link to a finished game: its players.
share-title = { $names } · { $game }
# The alternative text of the picture.
share-alt = { $game }: { $result }
share-menu = Compartir
share-link = Copiar enlace
share-copied = Enlace copiado
share-not-copied = Tu navegador no permite copiar. El enlace:
share-picture = Imagen
    .about = El final de la partida en PNG
share-animation = Animación
    .about = Este momento en GIF
share-file = Repetición para descargar
    .about = Un archivo HTML que funciona sin el sitio
share-record = Registro de la partida
    .about = Para verificar la partida o abrirla aquí
share-working = Preparando…
share-open-note = Esta partida es privada: no aparece en ninguna lista y quien tenga su enlace puede abrirla. En cuanto copies el enlace aquí, mostrará también una vista previa con los nombres y el resultado.
share-close = Cerrar
