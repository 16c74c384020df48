### Lo que solo dice el navegador: etiquetas, botones, indicaciones.

web-language = Idioma
web-theme = Tema
web-theme-name = { $theme ->
    [dark] Oscuro
    [light] Claro
   *[system] Sistema
}
web-view-board = Mesa
web-view-text = Texto
web-text-view = Mesa en texto
web-turn-yours = Te toca
web-turn-theirs = Le toca
web-watching = Estás viendo la partida.

## The front page.

web-slogan = Todos los combates. Una mesa.
web-game = Juego
web-play-bot = Contra un bot
web-play-people = Con otras personas
web-quick-match = Partida rápida
    .hint = Contra el próximo oponente libre, con las reglas por defecto.
web-play-friend = Jugar con amigos
    .hint = Una mesa propia, con enlace y código QR para compartir.
web-open-table = Abrir una mesa
    .hint = Con tus opciones, a la vista de todos más abajo.
web-one-screen = En una sola pantalla
    .hint = El dispositivo pasa de mano en mano tras cada turno.
web-rules = Reglas
web-leaderboard = Clasificación
web-fair = Azar justo
web-lab = Laboratorio
web-rating = Puntuación
web-options = Más opciones
web-options-changed = { $count ->
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
web-clock = Reloj
    .about = Si se te acaba el tiempo, pierdes la partida. Contra bots se juega sin reloj.
web-clock-none = Sin reloj
web-clock-blitz = 3 minutos + 5 segundos por turno
web-clock-calm = 10 minutos + 10 segundos por turno
web-clock-move = 1 minuto por decisión
web-clock-day = 1 día por decisión
web-clock-days = 3 días por decisión
web-clock-is-fischer = { $minutes } min + { $seconds } s
web-clock-is-move = { $seconds } s por decisión
web-clock-is-days = { $days ->
    [one] 1 día por decisión
   *[other] { $days } días por decisión
}
web-open-tables = Mesas abiertas
web-join = Unirse
web-watch = Ver
web-online = { $count ->
    [one] 1 persona en línea
   *[other] { $shown } personas en línea
}
web-open-seat = libre
web-someone-left = Antiguo jugador
web-more = Más
web-waiting = { $count ->
    [one] 1 partida te espera
   *[other] { $count } partidas te esperan
}
web-your-games = Tus partidas
web-record-file = Ver una partida guardada en un archivo
web-draws = Propuestas de empate
    .about = Los jugadores pueden proponerse un empate.

## Every table.

web-none = ninguna
web-can = Puedes
web-read-rule = Leer la regla { $rule }

## Before the start.

web-seat-reserved = reservado
web-waiting-title = Esperando jugadores
web-rated-table = Con puntuación: no se pueden deshacer jugadas, y abandonar cuenta como derrota.
web-promise = Promesa para el reparto
web-promise-about = La huella del secreto de la mesa. Tu navegador la guarda cuando te sientas y la compara después de la partida.
web-promise-kept = La huella del secreto de la mesa. Tu navegador la ha guardado y la compara después de la partida.
web-promise-changed = Cuidado: esta mesa muestra ahora una promesa distinta de la que guardó tu navegador. Puede que hayan cambiado su secreto. Tu navegador ya no participa.
web-promise-differs = Cuidado: esta mesa ha mostrado una promesa distinta a otro jugador. Puede que hayan cambiado su secreto. Tu navegador ya no participa.
web-fair-tables = Cómo funcionan las mesas justas
web-word-missing = aún no está
web-word-sealed = ya está
web-word-revealed = todo listo
web-sit-down = Sentarse
web-you = tú
web-invite = Invitar
web-invite-about = Cualquiera que abra este enlace puede sentarse, sin registrarse.
web-invitation = ¡Ven a jugar!
web-lost-on-time = Has perdido por tiempo
web-qr = Código QR del enlace
web-link = Enlace a esta mesa
web-share = Compartir
web-copy = Copiar enlace
web-copied = Copiado
web-starts-itself = La partida empieza automáticamente cuando todos los asientos están ocupados.
web-seat-bot = O sentar a un bot
web-choose = Elegir
web-leave-table = Dejar la mesa
web-invite-name = Nombre de una cuenta
    .about = O invita a alguien por su nombre: una persona, o el bot de alguien.
web-invited = { $name } ha recibido una invitación.
web-same-name = { $name } { $number }
web-bot-for = { $name } (bot)

## During the game.

web-menu = Menú
web-log = Historial
web-chat = Chat
web-seen = Cartas vistas
web-beside = Panel lateral
web-reference = Referencia
web-reference-card = Carta de Referencia
web-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-say = Escribe un mensaje
web-send = Enviar
web-chat-empty = Aún no hay mensajes.
web-chat-watching = Los jugadores solo verán los mensajes de los espectadores cuando acabe la partida.
web-time-left = Tiempo restante
web-takeback = Deshacer jugada
web-takeback-asked = { $who } quiere deshacer una jugada.
web-takeback-waits = Has pedido deshacer una jugada.
web-allow = Aceptar
web-refuse = Rechazar
web-offer-draw = Proponer un empate
web-draw-offered = { $who } propone un empate.
web-draw-waits = Has propuesto un empate.
web-accept = Aceptar
web-decline = Rechazar
web-withdraw = Retirar
web-resign = Rendirse
web-resign-sure = ¿Seguro que te rindes?
web-leave-seat = { $rated ->
    [yes] Irse (cuenta como derrota)
   *[no] Irse (sigue un bot)
}
web-come-back = Volver
web-sound = Sonido
web-volume = Volumen
web-notify = Avisarme cuando me toque
web-motion = Animaciones
web-only-action = Jugar automáticamente la única acción permitida
web-ahead = Elegir cartas durante el turno del oponente
web-speed = Velocidad de los turnos ajenos
    .slow = Lenta
    .normal = Normal
    .fast = Rápida
    .instant = Inmediata
web-turns-since = Desde tu turno
web-turns-again = Repetición: desde tu turno
web-turns-replay = Repetir lo ocurrido desde tu turno (R)
web-turns-controls = Turnos de los demás
web-turns-pause = Pausar los turnos de los demás (P)
web-turns-play = Continuar (P)
web-turns-step = Siguiente jugada (N)
web-turns-skip = Saltar al final
web-turns-back = Volver a la partida (Esc)
web-hand-over = Pasa el dispositivo a { $who }
web-hand-over-about = Las cartas quedan ocultas hasta entonces.
web-hand-over-ready = Soy { $who }
web-nothing-yet = Aún no hay nada que ver: los espectadores ven esta partida con un poco de retraso.
web-reconnecting = Reconectando…
web-unsent = Reconectando… Tu jugada aún no se ha enviado.
web-away = { $who } no está.
web-away-reconnecting = { $who } se está reconectando…
web-away-minutes = { $minutes ->
    [one] { $who } lleva 1 minuto fuera.
   *[other] { $who } lleva { $minutes } minutos fuera.
}
web-thinking = { $who } está pensando…
# Mientras el servidor compila: hay que esperar a los bots que calculan.
web-ready-in = Preparándose: unos { $seconds } s
web-ready-minutes = Preparándose: unos { $minutes } min
web-ready-late = Preparándose: tarda un poco más de lo previsto
web-ready-failed = No disponible con toda su fuerza: juega con reglas sencillas
web-table-ready-in = { $who } se está preparando: unos { $seconds } s
web-table-ready-minutes = { $who } se está preparando: unos { $minutes } min
web-table-ready-late = { $who } se está preparando. Tarda un poco más de lo previsto.
web-table-ready-failed = { $who } no puede anticipar jugadas en este servidor y juega con reglas sencillas.
web-loading = Un momento…
web-close = Cerrar
web-cancel = Cancelar
web-step-sit-down = { $who } se sienta.
web-step-leave-seat = { $you ->
    [yes] Dejas la mesa.
   *[no] { $who } deja la mesa.
}
web-step-start = Empieza la partida.
web-step-resign = { $you ->
    [yes] Te rindes.
   *[no] { $who } se rinde.
}
web-step-offer-draw = { $you ->
    [yes] Propones un empate.
   *[no] { $who } propone un empate.
}
web-step-accept-draw = { $you ->
    [yes] Aceptas el empate.
   *[no] { $who } acepta el empate.
}
web-step-decline-draw = { $you ->
    [yes] Rechazas el empate.
   *[no] { $who } rechaza el empate.
}
web-step-withdraw-draw = { $you ->
    [yes] Retiras la propuesta.
   *[no] { $who } retira la propuesta.
}
web-step-claim-time = { $you ->
    [yes] Reclamas la victoria por tiempo.
   *[no] { $who } reclama la victoria por tiempo.
}
web-step-time-out = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $who } se le ha acabado el tiempo.
}
web-step-ask-takeback = { $you ->
    [yes] Pides deshacer una jugada.
   *[no] { $who } pide deshacer una jugada.
}
web-step-grant-takeback = { $you ->
    [yes] Aceptas deshacer la jugada.
   *[no] { $who } acepta deshacer la jugada.
}
web-step-refuse-takeback = { $you ->
    [yes] Te niegas a deshacer la jugada.
   *[no] { $who } se niega a deshacer la jugada.
}
web-step-take-over = { $you ->
    [yes] Un bot juega por ti.
   *[no] Un bot juega por { $who }.
}
web-step-come-back = { $you ->
    [yes] Has vuelto.
   *[no] { $who } ha vuelto.
}
web-step-rematch = Hay revancha.
web-report = Denunciar
web-reported = Gracias. El administrador de este sitio lo revisará.
web-step-took-back = { $you ->
    [yes] Deshaces una jugada.
   *[no] { $who } deshace una jugada.
}
web-audience = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
web-details = { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
}
web-keys = Atajos de teclado
web-keys-tab = Elemento siguiente (anterior con Mayús)
web-keys-arrows = Elegir una carta o una casilla
web-keys-enter = Jugar la carta, pulsar el botón
web-keys-numbers = Las opciones numeradas
web-keys-end = Terminar una acción
web-keys-game = Ir al juego
web-keys-log = Abrir o cerrar el historial
web-keys-reference = Abrir o cerrar la carta de Referencia
web-keys-pause = Pausar o reanudar los turnos de los demás
web-keys-step = En pausa: mostrar la siguiente jugada
web-keys-replay = Repetir lo ocurrido desde tu turno
web-keys-escape = Cerrar lo abierto
web-keys-help = Esta ayuda

## The end.

web-result-won = { $you ->
    [yes] ¡Has ganado!
   *[no] { $count ->
        [one] ¡{ $who } ha ganado!
       *[other] ¡{ $who } han ganado!
    }
}
web-result-lost = Derrota
web-result-draw = Empate
web-result-resigned = { $you ->
    [yes] Te has rendido.
   *[no] { $who } se ha rendido.
}
web-result-time = { $you ->
    [yes] Se te ha acabado el tiempo.
   *[no] A { $who } se le ha acabado el tiempo.
}
web-rematch = Revancha
web-rematch-join = Ir a la revancha
web-rematch-watch = Ver la revancha
web-after = Tras la partida
web-review = Análisis
web-replay = Repetición
web-verify = Verificar el azar

## People and settings.

web-settings = Ajustes
web-you-are = Perfil
web-guest-name = Tu nombre en la mesa
web-save = Guardar
web-saved = Guardado.
web-account = Cuenta
web-account-about = Puedes jugar sin cuenta. Con una cuenta tienes tus partidas, puntuaciones y ajustes en todos tus dispositivos. Las partidas que jugaste como invitado se conservan.
web-account-name = Nombre
web-password = Contraseña
web-sign-in = Acceder
web-register = Crear cuenta
web-sign-out = Cerrar sesión
web-signed-in = Has iniciado sesión.
web-signed-in-as = Has iniciado sesión como { $name }.
web-signed-out = Has cerrado sesión.
web-registered = Tu cuenta ya está creada.
web-your-page = Tus partidas y puntuaciones
web-how = Preferencias
web-against = contra { $who }
web-verdict-won = ganada
web-verdict-lost = perdida
web-verdict-drawn = empatada
web-since = Miembro desde el { $date }
web-guest = Invitado
web-pool-people = contra personas
web-pool-bots = contra bots
web-playing-now = Partidas en curso
web-no-games = Aún no hay partidas públicas.
web-older = Partidas anteriores
web-provisional = provisional
web-rating-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
web-leaderboard-empty = { $pool ->
    [bots] Aún nadie tiene puntuación. Juega contra uno de los cinco bots con las reglas habituales y estrena la clasificación.
   *[people] Aún nadie tiene puntuación. Juega una partida pública y estrena la clasificación.
}

## What can go wrong.

web-home = Página de inicio
web-try-again = Reintentar
web-offline = Sin conexión
web-page-failed = No se ha podido cargar esta página. Puede que no haya conexión o que el sitio se acabe de actualizar.
web-defect = Algo ha salido mal
web-defect-about = Se ha producido un error en esta página. Tu partida está a salvo en el servidor.
web-lost = Página no encontrada
web-lost-about = No hay ninguna página en esta dirección.
web-table-lost = Esta mesa no se puede mostrar
web-error-other = No ha funcionado. Inténtalo de nuevo.
web-error-offline = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
web-error-unavailable = El servidor está ocupado. Inténtalo de nuevo en un momento.
web-announcement = Aviso

## Places of the site, and the first sight.

web-nav = Secciones
web-nav-play = Jugar
web-nav-learn = Aprender
web-skip = Ir al contenido
web-slogan-about = Juegos de mesa en el navegador: contra bots, amigos u otros jugadores.
web-learn-now = Aprender en dos minutos
web-continue = Continuar
web-play-now = Jugar ahora
web-name-spectators = Mostrar los nombres de los espectadores
    .about = Si no, en la mesa solo se ve cuántos miran.
web-spectators-number = Espectadores sin nombre

web-quick-others = { $count } esperando
web-step-abandon = { $you ->
    [yes] Has estado ausente demasiado tiempo.
   *[no] { $who } ha estado ausente demasiado tiempo.
}
web-result-abandoned = { $you ->
    [yes] Has estado ausente demasiado tiempo.
   *[no] { $who } ha estado ausente demasiado tiempo.
}

web-block = Bloquear
web-blocked = Has bloqueado a { $name }.
web-challenge-accepted = Desafío aceptado
web-challenge-declined = Desafío rechazado
