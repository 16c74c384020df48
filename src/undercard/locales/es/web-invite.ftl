### Invitations to a table.

invite-you = Tú
invite-title = { $host } te invita a jugar
invite-free = Sin cuenta. { $host } te espera.
invite-learn = ¿Primera vez? Lección de dos minutos
    .about = Tu asiento queda reservado: { $host } ve que estás aprendiendo.
invite-terms = Reglas, reloj y jugadores
invite-seat-for = reservado para { $name }
invite-learning = está aprendiendo
invite-kept = { $host } te guarda el asiento mientras aprendes.
invite-begun = La partida ha empezado.
invite-back = A la mesa
invite-only-here = Solo los navegadores de este ordenador pueden abrir este enlace, porque el servidor solo escucha aquí. Para invitar a otros dispositivos, inícialo así:
