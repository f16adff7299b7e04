### Nederlands: meldingen en e-mails die de server verstuurt.

notification-title = { $kind ->
    [end] Zullen we het spel beëindigen?
    [back] Mag er een zet terug?
    [invited] Je bent uitgenodigd
    [over] Het spel is afgelopen
   *[turn] Je bent aan de beurt
}
notification-body = { $count ->
    [0] { $game }
   *[other] { $game } met { $names }
}
mail-code-subject = Je code voor Alhambra
mail-code-text =
    Je code is { $code }. Vul hem in bij de instellingen om een e-mail te krijgen als er een spel op je wacht.

    De code is een uur geldig. Heb je er op { $address } niet om gevraagd, dan kun je deze e-mail negeren: er volgt niets meer.
mail-text =
    { $title }
    { $body }

    Naar de tafel: { $link }

    Geen e-mails meer: { $stop }
