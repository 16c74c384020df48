### Páginas sin conexión, y la aplicación instalada.

offline-title = Estás sin conexión
offline-about = Para jugar necesitas conexión. Lo que ves aquí funciona sin ella: se guardó en tu última visita.
offline-back = Vuelves a tener conexión
offline-continue = Continuar
offline-lessons = Lecciones
offline-reading = Reglas y cartas de Referencia
offline-learn = Aprender
offline-games = Tus partidas
offline-profile = Perfil
offline-app = Instalar como aplicación
offline-app-install = Instalar la aplicación
offline-app-install-about = Ventana e icono propios, notificaciones cuando te toca, y lecciones y reglas sin conexión.
offline-app-about = Duelos de cartas e incursiones en mazmorras: juega con amigos y bots.
