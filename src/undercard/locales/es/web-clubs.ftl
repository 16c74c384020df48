### Clubes.

# Lists

clubs = Clubes
clubs-about = Un club tiene sus propias mesas, un tablón y una clasificación. Solo los miembros los ven.
clubs-mine = Tus clubes
clubs-none = Todavía no estás en ningún club. Crea uno e invita a tus amigos con un enlace, o únete a uno abierto.
clubs-open = Clubes abiertos
clubs-open-none = Todavía no hay ningún club abierto. Crea uno al que pueda unirse cualquiera.
clubs-found = Crear un club
clubs-all = Todos los clubes
clubs-account = Para unirte a un club necesitas una cuenta. Así sigues siendo miembro en todos tus dispositivos.

# A club

club-members = { $count ->
    [one] 1 miembro
   *[other] { $count } miembros
}
club-join = Unirse al club
club-joining-open = Abierto a todos
club-joining-invited = Por invitación
club-people = Miembros
club-role-owner = Responsable
club-role-officer = Equipo
club-role-member = Miembro
club-since = desde el { $date }
club-more-people = { $count ->
    [one] Mostrar 1 más
   *[other] Mostrar { $count } más
}

# Tables

club-tables = Mesas
club-tables-about = Solo los miembros las ven.
club-tables-none = Ahora mismo nadie juega aquí. Abre una mesa y todos los miembros la verán aquí.
club-table-new = Nueva mesa del club
club-table-join = Jugar
club-table-continue = Continuar
club-table-watch = Ver
club-finished = Últimas partidas

# Ranking

club-ranking = Clasificación
club-ranking-about = Puntuación: partidas públicas en todo el sitio. Ganadas: partidas entre miembros en mesas del club.
club-rating = Puntuación
club-won = Ganadas
club-of = { $won } de { $played }
club-player = Jugador

# Board

club-board = Tablón
club-board-none = Todavía no hay nada. ¿Cuándo se juega? Escribe el primer mensaje.
club-write = Mensaje a los miembros
club-post = Publicar
club-older = Mensajes anteriores
club-post-more = Más acciones para el mensaje de { $name }
club-post-remove = Borrar

# Invitations

club-invite = Invitar con un enlace
club-invite-new = Enlace nuevo
club-invite-about = Con un enlace pueden unirse hasta 20 personas en una semana. Cópialo ahora: solo se muestra una vez.
club-invite-link = Enlace de invitación
club-invite-text = Únete a mi club en Undercard
club-invite-left = { $count ->
    [one] De { $name }: queda 1 plaza hasta el { $date }
   *[other] De { $name }: quedan { $count } plazas hasta el { $date }
}
club-invite-end = Revocar
club-invited-by = { $name } te invita
club-invited-ended = Esta invitación ya no es válida.
club-invited-ended-about = Fue revocada, está agotada o es demasiado antigua. Pide un enlace nuevo.
club-invited-register = Crear cuenta y unirse
club-invited-sign-in = Acceder y unirse
club-invited-has-account = Ya tengo una cuenta
club-invited-no-account = Todavía no tengo cuenta
club-welcome = ¡Te damos la bienvenida al club!

# Administration

club-manage = Gestionar
club-manage-person = Gestionar a { $name }
club-make-officer = Añadir al equipo
club-make-officer-about = El equipo invita, expulsa a miembros y borra mensajes.
club-make-member = Quitar del equipo
club-make-owner = Ceder el club
club-make-owner-sure = { $name } dirigirá el club y podrá borrarlo. ¿Cederlo?
club-remove = Expulsar del club
club-remove-sure = { $name } no podrá volver hasta que lo permitas. ¿Expulsar?
club-removed = Expulsados
club-pardon = Readmitir
club-name = Nombre del club
club-description = ¿De qué trata?
club-joining = ¿Quién puede unirse?
club-joining-invited-about = Los demás no ven el club.
club-joining-open-about = El club aparece en la lista. Sus mesas y su tablón siguen siendo privados.
club-defaults = A qué se juega
club-defaults-about = Las nuevas mesas del club tienen este juego, estas opciones y este reloj.
club-settings = Ajustes del club
club-leave = Salir del club
club-leave-sure = Ya no verás sus mesas ni su tablón. ¿Salir?
club-delete = Borrar el club
club-delete-sure = El club, su tablón y la lista de miembros se borrarán definitivamente. Las partidas en curso continúan. ¿Borrar?

# Errors

web-error-unknown-club = Este club no existe o no eres miembro.
web-error-club-role = Tu función en el club no lo permite.
web-error-too-many-clubs = Puedes dirigir 5 clubes y ser miembro de 50 como máximo.
web-error-club-full = El club ha alcanzado el máximo de miembros o enlaces.
web-error-bad-invitation = Esta invitación ya no es válida. Pide un enlace nuevo.
web-error-club-removed = Te han expulsado del club. Su equipo puede readmitirte.
web-error-owner-stays = Primero cede el club o bórralo.
web-error-bad-club = Un nombre tiene de 3 a 40 caracteres visibles; una descripción, 500 como máximo.
web-error-bad-post = Un mensaje tiene de 1 a 1000 caracteres visibles.
web-error-unknown-line = Este mensaje ya no existe.
