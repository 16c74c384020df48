### E-mails to the owners of accounts.

mail-confirm = Undercard: confirm your e-mail address
mail-confirm-text =
    Hello { $name },

    open this link to confirm your e-mail address:

    { $link }

    The link is valid for a day. If you did not enter this address, ignore this message.
mail-reset = Undercard: set a new password
mail-reset-text =
    Hello { $name },

    open this link to set a new password:

    { $link }

    The link is valid for an hour. If you did not ask for it, ignore this message: your password stays as it is.
mail-changed = Undercard: your e-mail address was changed
mail-changed-text =
    Hello { $name },

    this e-mail address no longer belongs to your account. If you did not change it, set a new password and check what has access to your account:

    { $link }
mail-notices = { $count ->
    [one] Undercard: a game is waiting for you
   *[other] Undercard: { $count } games are waiting for you
}
mail-notices-text =
    { $notices }

    You receive at most one such message an hour. To stop them, use your settings:
    { $link }
