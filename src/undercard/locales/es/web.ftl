### Lo que solo dice el navegador: etiquetas, botones, indicaciones.

web-language = Idioma
web-theme = Claro u oscuro
web-theme-name = { $theme ->
    [dark] Oscuro
    [light] Claro
   *[system] Como el sistema
}
web-view-board = Mesa
web-view-text = Texto
web-round = Ronda { $round }
web-turn-yours = Te toca
web-turn-theirs = Le toca
web-watching = Estás mirando.
web-not-your-turn = No es tu turno.

## The front page.

web-slogan = Dos combates. Una mesa.
web-about-fightdrome = Un duelo de manos ocultas. Golpea, bloquea, finta y deja a tu rival sin respuesta.
web-about-survive = Una escaramuza en la mazmorra para dos o tres. Toma lo que tu colonia necesita y llévalo a casa.
web-game = Juego
web-play-bot = Contra un bot
web-play-people = Con otras personas
web-quick-match = Partida rápida
    .hint = Contra la próxima persona libre, con las reglas habituales.
web-quick-waiting = Buscando rival para { $game }…
web-play-friend = Jugar con amigos
    .hint = Una mesa propia, con enlace y código QR para compartir.
web-open-table = Abrir una mesa
    .hint = Con tus opciones, a la vista de todos más abajo.
web-one-screen = En una sola pantalla
    .hint = Os pasáis el dispositivo tras cada turno.
web-learn = Aprender a jugar
    .hint = Una primera partida guiada: cada regla a su tiempo.
web-rules = Reglas
web-leaderboard = Clasificación
web-fair = Azar justo
web-lab = Laboratorio
web-rating = Puntuación
web-options = Más: opciones y reloj
web-options-changed = { $count ->
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
web-clock = Reloj
    .about = A quien se le acaba el tiempo, el rival se lo puede reclamar. Contra bots no hay reloj.
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
web-open-tables-none = Ahora no espera nadie. Abre una mesa y los demás la verán aquí.
web-watch-games = Partidas en juego
web-watch-games-none = Ahora no hay ninguna partida pública.
web-join = Unirse
web-watch = Mirar
web-online = { $count ->
    [one] Hay 1 persona aquí.
   *[other] Hay { $shown } personas aquí.
}
web-open-seat = libre
web-someone-left = alguien que se fue
web-more = Más
web-waiting = { $count ->
    [one] 1 partida te espera
   *[other] { $count } partidas te esperan
}
web-your-games = Tus partidas
web-invited-by = { $who } te invita
web-finished = Partidas terminadas
web-finished-none = Aún no ha terminado ninguna partida pública.
web-record-file = Ver una partida guardada en un archivo
web-draws = Ofertas de tablas
    .about = Los jugadores pueden ofrecerse tablas.

## The Fightdrome table.

web-table = Fightdrome: { $one } contra { $other }
web-hand = Mano
web-hand-yours = Tu mano
web-hand-of = Mano de { $who }
web-hand-keys = Con las flechas izquierda y derecha eliges una carta, con Intro la juegas.
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-pile = Mazo
web-discard = Descarte
web-face-down = { $count } boca abajo
web-fame = Fama
web-fame-of = { $fame } de { $target } de Fama
web-stable = Sleeves restantes
web-deck = Baraja
web-staggered = Tambaleante
web-live = Ataque en curso
web-live-by = { $card }, de { $who }
web-nothing-live = No hay ningún ataque en curso.
web-pause = Pausa
web-last-card = Última carta de { $who }
web-last = Última carta
web-none = ninguna
web-play = Jugar { $card }
web-give-up = Descartar { $card }
web-pick-card = Elige una carta levantada: haz clic o arrástrala hacia arriba.
web-actions = Tus otras opciones
web-action-rest = Descansar
    .hint = Roba una carta y cede la Iniciativa.
web-action-keep = Conservar la mano
    .hint = Juégala tal como está.
web-action-redraw = Robar de nuevo
    .hint = Muestra la mano y roba siete cartas nuevas.
web-action-sleeve = Sacar a { $sleeve }
web-action-stack = Tomar { $stack }
web-action-draw = Robar una carta
    .hint = Sigue luchando con una carta.
web-action-pass = No robar
    .hint = Sigue con la mano vacía.
web-try-sleeve = Ver con una Sleeve
web-example-character = El ejemplo del reglamento
web-on-offer = A elegir
web-picked = { $sleeve } está en su puesto. Falta la otra elección.
web-can = Puedes
web-event-drew-open = { $who } roba { $card }.
web-read-rule = Leer la regla { $rule }

## Before the start.

web-waiting-title = Esperando jugadores
web-free-seat = Hay un asiento libre
web-sit-down = Sentarse
web-you = tú
web-invite = Invitar
web-invite-about = Quien abra este enlace puede sentarse, sin registrarse.
web-invitation = ¡Ven a jugar!
web-qr = Código QR del enlace
web-link = Enlace a esta mesa
web-share = Compartir
web-copy = Copiar enlace
web-copied = Copiado
web-starts-itself = La partida empieza sola cuando todos los asientos están ocupados.
web-seat-bot = O sentar a un bot
web-choose = Elegir
web-leave-table = Irse
web-invite-name = Nombre de una cuenta
    .about = O invita a alguien por su nombre: una persona, o el bot de alguien.
web-invited = { $name } ha recibido una invitación.
web-same-name = { $name } { $number }
web-bot-for = { $name } (bot)

## During the game.

web-menu = Menú
web-log = Registro
web-chat = Chat
web-seen = Cartas vistas
web-seen-played = Jugadas
web-seen-known = Conocidas, fuera de la vista
web-beside = Junto a la mesa
web-reference = Referencia
web-reference-card = Carta de Referencia
web-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-say = Di algo
web-send = Enviar
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-watching = Los jugadores leen lo que dicen los espectadores al acabar la partida.
web-time-left = Tiempo restante
web-takeback = Deshacer jugada
web-takeback-asked = { $who } quiere deshacer una jugada.
web-takeback-waits = Has pedido deshacer una jugada.
web-allow = Permitir
web-refuse = Negar
web-offer-draw = Ofrecer tablas
web-draw-offered = { $who } ofrece tablas.
web-draw-waits = Has ofrecido tablas.
web-accept = Aceptar
web-decline = Rechazar
web-withdraw = Retirar
web-time-up = A { $who } se le ha acabado el tiempo.
web-claim-time = Reclamar la victoria
web-resign = Rendirse
web-resign-sure = ¿Rendirse de verdad?
web-leave-seat = Irse; sigue un bot
web-come-back = Volver
web-sound = Sonido
web-volume = Volumen
web-notify = Avisarme cuando me toque
web-motion = Las cartas vuelan
web-hand-over = Pasa el dispositivo a { $who }
web-hand-over-about = Las cartas quedan ocultas hasta entonces.
web-hand-over-ready = Soy { $who }
web-nothing-yet = Aún no hay nada que ver: los espectadores ven esta partida un poco más tarde.
web-reconnecting = Reconectando…
# Mientras el servidor compila: hay que esperar a los bots que calculan.
web-ready-in = Preparándose: unos { $seconds } s
web-ready-minutes = Preparándose: unos { $minutes } min
web-ready-late = Preparándose: tarda un poco más de lo previsto
web-ready-failed = No disponible con toda su fuerza: juega con reglas sencillas
web-table-ready-in = { $who } se está preparando: unos { $seconds } s
web-table-ready-minutes = { $who } se está preparando: unos { $minutes } min
web-table-ready-late = { $who } se está preparando. Tarda un poco más de lo previsto.
web-table-ready-failed = { $who } no puede calcular jugadas en este servidor y juega con reglas sencillas.
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
    [yes] Ofreces tablas.
   *[no] { $who } ofrece tablas.
}
web-step-accept-draw = { $you ->
    [yes] Aceptas las tablas.
   *[no] { $who } acepta las tablas.
}
web-step-decline-draw = { $you ->
    [yes] Rechazas las tablas.
   *[no] { $who } rechaza las tablas.
}
web-step-withdraw-draw = { $you ->
    [yes] Retiras la oferta.
   *[no] { $who } retira la oferta.
}
web-step-claim-time = { $you ->
    [yes] Reclamas el tiempo.
   *[no] { $who } reclama el tiempo.
}
web-step-ask-takeback = { $you ->
    [yes] Pides deshacer una jugada.
   *[no] { $who } pide deshacer una jugada.
}
web-step-grant-takeback = { $you ->
    [yes] Permites deshacer la jugada.
   *[no] { $who } permite deshacer la jugada.
}
web-step-refuse-takeback = { $you ->
    [yes] No permites deshacer la jugada.
   *[no] { $who } no permite deshacer la jugada.
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
web-mute = Silenciar
web-muted = Ya no ves lo que dice { $name }.
web-report = Denunciar
web-reported = Gracias. Quien aloja este sitio lo mirará.
web-step-took-back = { $you ->
    [yes] Deshaces una jugada.
   *[no] { $who } deshace una jugada.
}
web-taken-back = Deshecho:
web-audience = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}
web-details = { $count ->
    [one] 1 pregunta
   *[other] { $count } preguntas
}
web-keys = Teclado
web-keys-tab = Ir a lo siguiente, atrás con Mayús
web-keys-arrows = Elegir una carta o una casilla
web-keys-enter = Jugar, pulsar
web-keys-numbers = Las opciones numeradas
web-keys-end = Terminar una acción
web-keys-game = Ir al juego
web-keys-log = Abrir o cerrar el registro
web-keys-reference = Abrir o cerrar la carta de Referencia
web-keys-escape = Cerrar lo abierto
web-keys-help = Esta ayuda

## The end.

web-result-won = { $you ->
    [yes] ¡Ganas!
   *[no] { $count ->
        [one] ¡Gana { $who }!
       *[other] ¡Ganan { $who }!
    }
}
web-result-draw = Tablas
web-result-resigned = { $you ->
    [yes] Te has rendido.
   *[no] { $who } se ha rendido.
}
web-result-time = { $you ->
    [yes] Se te acabó el tiempo.
   *[no] A { $who } se le acabó el tiempo.
}
web-rematch = Revancha
web-rematch-join = Ir a la revancha
web-rematch-watch = Mirar la revancha
web-after = Tras la partida
web-replay = Repetición
web-verify = Comprobar el azar
web-record = Registro (archivo)

## People and settings.

web-settings = Ajustes
web-you-are = Quién eres
web-guest-name = Tu nombre en la mesa
web-save = Guardar
web-saved = Guardado.
web-account = Cuenta
web-account-about = Puedes jugar sin ella. Una cuenta guarda tus partidas, puntuaciones y ajustes en todos tus dispositivos. Tus partidas de invitado te acompañan.
web-account-name = Nombre
web-password = Contraseña
web-sign-in = Entrar
web-register = Crear cuenta
web-sign-out = Salir
web-signed-in = Has entrado.
web-signed-in-as = Has entrado como { $name }.
web-signed-out = Has salido.
web-registered = Tu cuenta está lista.
web-your-page = Tus partidas y puntuaciones
web-how = Como te gusta
web-against = contra { $who }
web-verdict-won = ganada
web-verdict-lost = perdida
web-verdict-drawn = tablas
web-since = Aquí desde { $date }
web-guest = Invitado
web-pool-people = contra personas
web-pool-bots = contra bots
web-playing-now = En juego
web-played = Jugadas
web-no-games = Aún no hay partidas públicas.
web-older = Partidas anteriores
web-provisional = provisional
web-rating-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
web-leaderboard-empty = Nadie tiene puntuación aún. Juega una partida pública y estrena la lista.

## What can go wrong.

web-home = A la portada
web-try-again = Reintentar
web-offline = Sin conexión
web-page-failed = No se pudo cargar esta página. Quizá falta la red, o el sitio se acaba de actualizar.
web-defect = Ha sido culpa nuestra
web-defect-about = Algo ha fallado en esta página. Tu partida está a salvo en el servidor.
web-lost = Aquí no hay nada
web-lost-about = No hay ninguna página en esta dirección.
web-table-lost = Esta mesa no se puede mostrar
web-error-other = No ha funcionado. Inténtalo de nuevo.
web-error-offline = No se puede alcanzar el servidor. Revisa tu conexión e inténtalo de nuevo.
web-error-unavailable = El servidor está ocupado. Inténtalo en un momento.
web-error-too-many-requests = Ha sido demasiado de golpe. Espera un momento.
web-error-unknown-table = Esa mesa no existe, o ya se recogió. Pide un enlace nuevo.
web-error-seat-taken = Alguien se adelantó: el asiento está ocupado. Puedes mirar.
web-error-already-started = La partida ya ha empezado. Puedes mirar.
web-error-already-over = La partida ha terminado.
web-error-stale-step = Mientras tanto ha pasado algo. Mira otra vez.
web-error-not-your-turn = No es tu turno.
web-error-not-your-seat = Ese asiento no es tuyo.
web-error-bad-action = Eso no se permite ahora.
web-error-no-takeback = No hay nada que deshacer.
web-error-takeback-revealed = No se puede deshacer: se mostró algo oculto.
web-error-takeback-chance = No se puede deshacer: el azar ha decidido algo.
web-error-takeback-turn = No se puede deshacer: el turno ya ha pasado.
web-error-takeback-others = No se puede deshacer: otros han jugado desde entonces.
web-error-time-not-up = Aún queda tiempo en el reloj.
web-error-not-signed-in = Tu sesión ha terminado. Inténtalo de nuevo.
web-error-bad-name = Ese nombre no vale: de 1 a 24 caracteres visibles.
web-error-name-taken = Ese nombre ya es de alguien.
web-error-bad-password = Esa contraseña es muy fácil: al menos 8 caracteres, y que no sea común.
web-error-wrong-password = El nombre y la contraseña no coinciden.
web-error-has-account = Ya tienes una cuenta.
web-error-foreign-origin = Esta página no puede usar el servidor.
web-error-not-found = No hay nada con ese nombre.
web-error-unknown-person = Aquí no hay nadie con ese nombre.
web-error-needs-account = Para eso hace falta una cuenta.
web-error-banned = Quien aloja este sitio te lo ha cerrado.
web-error-not-open = La partida ya ha empezado.
web-error-not-over = Esa partida aún se juega.
web-error-already-offered = Eso ya se ha pedido.
web-error-no-offer = La oferta ya no está.
web-error-no-draws = En esta mesa no hay tablas.
web-error-already-out = Esa persona ya está fuera de la partida.
web-error-too-large = Es demasiado grande.
web-error-bad-record = No es un registro válido de una partida.
web-error-bad-line = Ese mensaje no vale: de 1 a 500 caracteres visibles.
web-error-too-many-tokens = Ya tienes bastantes claves de acceso. Revoca una antes.
web-error-bad-endpoint = El servicio de avisos de este navegador no se puede usar.
