### Invitations to a table.

invite-you = You
invite-title = { $host } invites you to play
invite-free = No account needed. { $host } is waiting.
invite-learn = First time? Two-minute lesson
    .about = Your seat stays reserved: { $host } sees that you are learning.
invite-terms = Rules, time control and players
invite-seat-for = reserved for { $name }
invite-learning = learning
invite-kept = { $host } keeps your seat while you learn.
invite-begun = The game has started.
invite-back = To the table
invite-only-here = Only browsers on this computer can open this link, because the server accepts connections from this computer only. To invite other devices, start it like this:
