### Los correos a los titulares de cuentas.

mail-confirm = Undercard: confirma tu dirección de correo
mail-confirm-text =
    Hola, { $name }:

    Abre este enlace para confirmar tu dirección de correo:

    { $link }

    El enlace es válido durante un día. Si no has indicado esta dirección, ignora este mensaje.
mail-reset = Undercard: elige una contraseña nueva
mail-reset-text =
    Hola, { $name }:

    Abre este enlace para elegir una contraseña nueva:

    { $link }

    El enlace es válido durante una hora. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.
mail-changed = Undercard: tu dirección de correo ha cambiado
mail-changed-text =
    Hola, { $name }:

    Esta dirección de correo ya no pertenece a tu cuenta. Si no la has cambiado tú, elige una contraseña nueva y revisa qué tiene acceso a tu cuenta:

    { $link }
mail-notices = { $count ->
    [one] Undercard: te espera una partida
   *[other] Undercard: te esperan { $count } partidas
}
mail-notices-text =
    { $notices }

    Recibes como máximo un mensaje de este tipo por hora. Para no recibir más, entra en tus ajustes:
    { $link }
