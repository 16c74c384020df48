### The pages of hosts and moderators.

host = Administración
host-denied = Esta página es solo para administradores y moderadores.
host-sections = Secciones
host-reports = Denuncias
host-people = Personas
host-tables = Mesas
host-access = Acceso
host-server = Servidor
host-audit = Registro
host-done = Hecho.
host-none = No hay nada.
host-reason = Motivo (solo lo ven los administradores)

# Reports

host-queue = Pendientes
host-closed = Cerradas
host-queue-empty = No hay denuncias pendientes.
host-report-by = Denunciado por { $name }, { $date }
host-report-reason = Motivo: { $reason }
host-lines = Mensajes anteriores y posteriores
host-line-remove = Borrar mensaje
host-line-removed = Se ha borrado el mensaje.
host-line-gone = borrado
host-report-close = Cerrar denuncia
host-report-closed = Se ha cerrado la denuncia.
host-open-table = Abrir mesa

# People

host-search = Nombre o ID
host-search-go = Buscar
host-newest = Personas más recientes
host-guest = Invitado
host-account = Cuenta
host-since = desde el { $date }
host-addresses = Direcciones: { $list }
host-banned = Expulsión desde el { $date }
host-muted-until = En silencio hasta el { $date }
host-acts = Acciones
host-mute = Silenciar
host-mute-for = Silencio durante
host-muted = { $name } ya no puede escribir.
host-unmute = Quitar silencio
host-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
host-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
host-kick = Cerrar todas sus sesiones
host-ban = Expulsar
host-ban-about = La persona pierde el acceso al instante y no puede iniciar sesión. Un invitado puede volver con otro nombre: bloquea también la dirección.
host-unban = Readmitir
host-ban-address = Bloquear { $address }
host-banned-addresses = Direcciones bloqueadas
host-address = Dirección IP
host-address-ban = Bloquear dirección
host-role = Función
host-role-none = Ninguna
host-role-host = Administrador
host-role-moderator = Moderador
host-reset = Enlace para una nueva contraseña
host-reset-once = Copia el enlace ahora y envíaselo a la persona. Vale una sola vez, durante un día.

# Tables

host-table-state-open = En espera
host-table-state-running = En curso
host-table-state-finished = Terminada
host-table-all = Todas
host-table-private = privada
host-table-end = Cerrar mesa
host-table-end-sure = ¿Cerrar esta mesa? La partida y su chat se borran para todos.
host-table-ended = Se ha cerrado la mesa.

# Access

host-sign-up = Registro
host-invite-only = Solo por invitación
host-invite-only-about = Las cuentas nuevas necesitan un enlace de invitación y no se admiten invitados nuevos. Quien ya está dentro se queda.
host-links = Enlaces de invitación
host-link-note = Nota
host-link-uses = Número de cuentas
host-link-make = Crear enlace
host-link-once = Copia el enlace ahora: no se volverá a mostrar. Vale una semana.
host-link = Enlace
host-link-left = { $count ->
    [one] queda 1 cuenta, hasta el { $date }
   *[other] quedan { $count } cuentas, hasta el { $date }
}
host-end = Retirar
host-announcements = Avisos
host-announcement = Texto para todos los visitantes
host-announce = Publicar
host-announce-for = Mostrar durante
host-until = hasta el { $date }

# Server

host-status = Estado
host-status-ready = Todo funciona.
host-status-degraded = Requiere atención: { $causes }
host-status-failing = Las partidas no pueden continuar: { $causes }
host-cause-database = base de datos
host-cause-writes = escritura
host-cause-disk = disco
host-cause-descriptors = archivos abiertos
host-cause-bots = bots
host-cause-compilation = compilación
host-cause-backup = copia de seguridad
host-disk = Espacio libre en disco
host-of = { $part } de { $whole }
host-database = Base de datos
host-load = Carga (1 min)
host-load-of = { $count ->
    [one] { $load } con 1 núcleo
   *[other] { $load } con { $count } núcleos
}
host-lag = Retraso máximo
host-connections = Conexiones
host-loaded = Mesas en memoria
host-version = Versión
host-refresh = Actualizar
host-backups = Copias de seguridad
host-backups-off = No hay copias programadas. La opción --backup-every del servidor las activa.
host-backups-on = Cada { $hours } h; las { $keep } más recientes están en { $folder }.
host-backup-make = Hacer una copia ahora
host-backup-made = La copia está lista.

# Audit log

host-audit-all = Todo
host-audit-hosts = Administración
host-audit-by = por { $name }
host-audit-terminal = línea de comandos
host-more = Mostrar más
host-act-account-made = Cuenta creada
host-act-account-deleted = Cuenta eliminada
host-act-address-banned = Dirección bloqueada
host-act-address-ban-lifted = Dirección desbloqueada
host-act-announced = Aviso publicado
host-act-announcement-ended = Aviso retirado
host-act-appointed = Función asignada
host-act-backup-made = Copia de seguridad creada
host-act-banned = Persona expulsada
host-act-ban-lifted = Persona readmitida
host-act-dismissed = Función retirada
host-act-kicked = Sesiones cerradas
host-act-line-removed = Mensaje borrado
host-act-muted = Persona silenciada
host-act-mute-lifted = Silencio retirado
host-act-password-changed = Contraseña cambiada
host-act-password-recovered = Contraseña cambiada con un código de recuperación
host-act-password-reset = Contraseña cambiada con un enlace
host-act-recovery-codes-made = Códigos de recuperación creados
host-act-recovery-code-used = Código de recuperación usado
host-act-renamed = Nombre cambiado
host-act-report-closed = Denuncia cerrada
host-act-reset-link-made = Enlace para una nueva contraseña creado
host-act-second-factor-on = Verificación en dos pasos activada
host-act-second-factor-off = Verificación en dos pasos desactivada
host-act-second-factor-wrong = Segundo factor incorrecto
host-act-signed-in = Inicio de sesión
host-act-sign-in-failed = Inicio de sesión fallido
host-act-signed-out = Cierre de sesión
host-act-signed-out-everywhere = Cierre de todas las sesiones
host-act-sign-up-changed = Registro modificado
host-act-sign-up-link-ended = Invitación retirada
host-act-sign-up-link-made = Invitación creada
host-act-table-ended = Mesa cerrada
host-act-token-made = Clave de API creada
host-act-token-revoked = Clave de API revocada

# Clubs

host-clubs = Clubes
host-club-by = { $owner }, { $count ->
    [one] 1 miembro
   *[other] { $count } miembros
}, { $posts ->
    [one] 1 mensaje
   *[other] { $posts } mensajes
}, desde el { $date }
host-club-open = abierto
host-club-end = Eliminar el club
host-club-end-sure = ¿Eliminar este club? Su tablón y la lista de miembros se borrarán definitivamente.
host-club-ended = El club se ha eliminado.
host-report-club = En el tablón de un club
host-act-club-made = Club creado
host-act-club-deleted = Club borrado por su responsable
host-act-club-ended = Club eliminado por un administrador
host-act-post-removed = Mensaje del tablón borrado
