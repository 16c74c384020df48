### The settings page: account, notices, programs.

settings-name = Nombre
settings-rename = Cambiar el nombre
settings-password-old = Contraseña actual
settings-password-new = Contraseña nueva
settings-password-change = Cambiar la contraseña
settings-password-changed = Tu contraseña ha cambiado. Se ha cerrado tu sesión en los demás dispositivos.
settings-leave = Borrar la cuenta
settings-leave-about = Tu nombre, tus puntuaciones y tus ajustes se borran de inmediato. Las partidas jugadas se conservan, sin tu nombre. Esta acción no se puede deshacer.
settings-leave-sure = Quiero borrar mi cuenta.
settings-left = Tu cuenta se ha borrado.
settings-notices = Notificaciones
settings-push = Notificaciones en este dispositivo
    .about = Este navegador te avisa cuando te toca o cuando alguien te invita, aunque no haya ninguna página nuestra abierta. La notificación solo indica la mesa; llega por el servicio de notificaciones del fabricante de tu navegador.
settings-push-start = Activar
settings-push-stop = Desactivar
settings-push-on = Activadas en este navegador.
settings-push-off = Desactivadas en este navegador.
settings-push-denied = Tu navegador no permite las notificaciones de este sitio. Permítelas en los ajustes del navegador para esta página e inténtalo de nuevo.
settings-push-missing = Este navegador no puede avisarte con la página cerrada. Hace falta una página abierta con https y un navegador compatible con Web Push.
settings-push-failed = No se puede conectar con el servicio de notificaciones de tu navegador. Inténtalo más tarde.
settings-feed = Feed
    .about = Una dirección privada para tu lector de feeds. Quien la conozca puede ver qué partidas te esperan, y nada más.
settings-feed-make = Crear una dirección
settings-feed-end = Eliminar la dirección
settings-feed-once = Cópiala ahora: no se volverá a mostrar. La dirección anterior ya no funciona.
settings-feed-ended = El feed se ha eliminado.
settings-programs = Claves de API
    .about = Una clave de API permite que un programa tuyo juegue en tu nombre. No se la des a nadie.
settings-token-name = Para qué es la clave
settings-token-make = Crear una clave
settings-token-once = Cópiala ahora: no se volverá a mostrar.
settings-token-revoke = Revocar
settings-token-revoked = La clave ya no funciona.
settings-token-since = creada el { $date }
settings-token = Clave de API

# Security: sessions, password, recovery codes, second factor

settings-security = Seguridad
    .about = Navegadores con sesión iniciada, contraseña, llaves de acceso, códigos de recuperación y verificación en dos pasos.
settings-host = Administración
settings-invited = Tienes una invitación. Elige un nombre y una contraseña y crea tu cuenta.
settings-back = Volver a los ajustes
settings-sessions = Navegadores con sesión iniciada
    .about = Si no reconoces alguno, cierra su sesión y cambia tu contraseña.
settings-session-this = Este navegador
settings-session-unknown = Navegador desconocido
settings-session-times = Inicio de sesión: { $since } · última actividad: { $seen }
settings-session-from = desde { $address }
settings-session-end = Cerrar sesión
settings-session-ended = Se ha cerrado la sesión de ese navegador.
settings-sessions-end = Cerrar todas las sesiones
settings-sessions-ended = Se han cerrado todas tus sesiones.
settings-password-about = Una contraseña nueva cierra de inmediato tu sesión en los demás dispositivos.
settings-password-revokes = Revocar también las claves de API y la dirección del feed, y detener las notificaciones en otros dispositivos
settings-password-keys = { $count ->
    [one] 1 clave de API: { $names }
   *[other] { $count } claves de API: { $names }
}
settings-password-feed = Hay una dirección de feed activa.
settings-codes = Códigos de recuperación
    .about = Cada código sirve una sola vez para elegir una contraseña nueva o para sustituir el código de tu aplicación de autenticación. Guárdalos en un lugar seguro, separados de tu contraseña.
settings-codes-left = { $count ->
    [0] No te queda ningún código sin usar. Crea otros nuevos.
    [one] Te queda 1 código sin usar.
   *[other] Te quedan { $count } códigos sin usar.
}
settings-codes-make = Crear códigos nuevos
settings-codes-made = Se han creado códigos nuevos. Los anteriores ya no funcionan.
settings-codes-new = Tus códigos de recuperación
    .about = Guárdalos ahora: no se volverán a mostrar. Si olvidas tu contraseña, sin ellos solo podrá ayudarte el administrador de este sitio.
settings-codes-save = Guardar en un archivo
settings-codes-saved = Ya los he guardado
settings-second = Verificación en dos pasos
    .about = Después de la contraseña hará falta un código de una aplicación de autenticación en tu teléfono o una llave de acceso.
settings-second-on = La verificación en dos pasos está activada.
settings-second-off = La verificación en dos pasos está desactivada.
settings-second-start = Configurar una aplicación
settings-second-scan = Escanea esta imagen con tu aplicación de autenticación o escribe la clave a mano. Después, escribe el código que muestra la aplicación.
settings-second-picture = Código QR para la aplicación de autenticación
settings-second-key = Clave
settings-second-code = Código
settings-second-confirm = Activar
settings-second-end = Desactivar
settings-second-either = Código de la aplicación o un código de recuperación
settings-forgot = ¿Has olvidado tu contraseña?
    .about = Elige una nueva con uno de tus códigos de recuperación. Si no tienes ninguno, pide un enlace al administrador de este sitio.
settings-forgot-code = Código de recuperación
settings-forgot-set = Cambiar la contraseña
settings-reset = Contraseña nueva
    .about = Elige una contraseña nueva. Se cerrará tu sesión en los demás dispositivos. Si el enlace es del administrador de este sitio, se desactiva la verificación en dos pasos y se quitan tus llaves de acceso y tus códigos de recuperación; después, crea códigos nuevos.
settings-reset-missing = Este enlace está incompleto. Pide otro al administrador de este sitio.

# Passkeys

settings-passkeys = Llaves de acceso
    .about = Con una llave de acceso entras con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña. Solo funciona en este sitio: una página falsa no puede robarla.
settings-passkey-times = Añadida: { $since } · último uso: { $used }
settings-passkey-unused = Añadida: { $since } · sin usar todavía
settings-passkey-site = para { $site }
settings-passkey-name = Nombre de la llave de acceso
settings-passkey-add = Añadir llave de acceso
settings-passkey-added = La llave de acceso se ha añadido.
settings-passkey-rename = Cambiar nombre
settings-passkey-remove = Quitar
settings-passkey-removed = La llave de acceso ya no funciona aquí. También puedes borrarla de tu dispositivo.
settings-passkey-sign-in = Acceder con una llave de acceso
settings-passkey-second = Usar una llave de acceso
settings-password-passkeys = { $count ->
    [one] 1 llave de acceso sigue siendo válida: { $names }
   *[other] { $count } llaves de acceso siguen siendo válidas: { $names }
}
settings-password-removes = Quitar todas las llaves de acceso
settings-password-codes = Crear códigos de recuperación nuevos; los actuales dejarán de funcionar
settings-password-mail = Los enlaces para restablecer la contraseña se envían a { $address }.
settings-password-recovered = Tu contraseña ha cambiado. Se ha cerrado tu sesión en los demás dispositivos. Las llaves de acceso siguen siendo válidas; revísalas en «Seguridad».
settings-second-passkeys = Usar llaves de acceso
settings-second-on-passkeys = La verificación en dos pasos está activada. Después de la contraseña hace falta una llave de acceso o un código de recuperación.

# E-mail, where the host has configured it

settings-mail = Correo electrónico
    .about = Si olvidas tu contraseña, se puede enviar un enlace a tu dirección. Nadie más la ve.
settings-mail-address = Dirección de correo
settings-mail-set = Enviar enlace de confirmación
settings-mail-sent = Se ha enviado un enlace a { $address }. Ábrelo para confirmar la dirección.
settings-mail-current = Confirmada: { $address }
settings-mail-pending = Sin confirmar: { $address }
settings-mail-change = Cambiar la dirección
settings-mail-remove = Quitar la dirección
settings-mail-removed = La dirección se ha quitado.
settings-mail-notices = Enviarme un correo cuando me toque o cuando alguien me invite, como máximo uno por hora
settings-mail-confirm = Confirma tu dirección de correo
settings-mail-confirm-button = Confirmar
settings-mail-confirmed = Tu dirección de correo está confirmada.
settings-forgot-mail = Enviar enlace
    .about = O pide que se envíe un enlace a la dirección de correo de tu cuenta.
settings-forgot-mailed = Si alguna cuenta tiene esta dirección, se le ha enviado un enlace. Es válido durante una hora.
