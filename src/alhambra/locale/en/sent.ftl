### English: notifications and emails that the server sends.

notification-title = { $kind ->
    [end] Shall we end the game?
    [back] May a move be taken back?
    [invited] You are invited
    [over] The game is over
   *[turn] It’s your turn
}
notification-body = { $count ->
    [0] { $game }
   *[other] { $game } with { $names }
}
mail-code-subject = Your code for Alhambra
mail-code-text =
    Your code is { $code }. Enter it in the settings to receive an email when a game is waiting for you.

    The code is valid for an hour. If you did not ask for it at { $address }, ignore this email: nothing more will follow.
mail-text =
    { $title }
    { $body }

    To the table: { $link }

    No more emails: { $stop }
