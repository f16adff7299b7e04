### Nederlands: je account in de browser: passkeys, avatars, profielen, mensen en uitnodigingen.

passkeys = Je passkeys
passkeys-text = Meld je op een ander apparaat aan met je vingerafdruk, gezicht of schermvergrendeling, als je passkeys daar gesynchroniseerd zijn.
passkey-add = Passkey toevoegen
passkey-added = Toegevoegd op { $day }
passkey-used = Toegevoegd op { $day }, laatst gebruikt op { $used }
passkey-elsewhere = Toegevoegd op { $day }, voor { $host }
passkey-remove = Verwijderen
passkey-remove-really = Deze passkey verwijderen? Je kunt je er dan niet meer mee aanmelden.
passkey-failed = Er is geen passkey gemaakt.
passkey-known = Dit apparaat of deze wachtwoordmanager heeft al een passkey van jou.

## Hoe anderen ons zien

avatar-title = Hoe anderen je zien
avatar-change = Avatar wijzigen
avatar-save = Deze avatar gebruiken
avatar-random = Verras me
avatar-usual = Terug naar de eerste
avatar-part = { $part ->
    [ground] Achtergrond
    [skin] Huid
    [head] Haar of hoed
    [hair] Haarkleur
    [beard] Baard
    [mouth] Mond
   *[cloth] Kleding
}
avatar-before = Vorige: { $part }
avatar-next = Volgende: { $part }
profile = Profiel
profile-own-look = Je profiel
profile-own = Zo zien anderen je.
profile-own-hidden = Alleen jij ziet dit: je profiel is verborgen.
profile-hide = Mijn profiel verbergen
profile-hide-means = Niemand kan je profiel openen of je uitnodigen. Aan tafel blijven je naam en avatar te zien.
profile-missing = Dit profiel bestaat niet, of het is verborgen.
profile-since = Speelt hier sinds { $month }
profile-no-games = Nog geen spellen tegen andere mensen.
profile-games = Tegen mensen
profile-record = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $wins ->
    [one] 1 keer gewonnen
   *[other] { $wins } keer gewonnen
}
profile-recent = Laatste spellen
profile-opponents = Vaakste tegenstanders

## Mensen met wie we hebben gespeeld

known-title = Mensen met wie je hebt gespeeld
known-means = Kies een spel. “Uitnodigen” opent een tafel en vraagt hen om mee te doen.
known-nobody = Zodra je een spel met andere mensen hebt uitgespeeld, kun je ze hier uitnodigen.
known-games = { $games ->
    [one] 1 spel samen, { $ago }
   *[other] { $games } spellen samen, het laatste { $ago }
}
known-invite = Uitnodigen
known-invite-here = Mensen uitnodigen met wie je hebt gespeeld
invited-title = Je bent uitgenodigd
invited-by = { $name } nodigt je uit voor een spel { $game }.
invited-look = Naar de tafel
invited-decline = Nee, dank je
invited-declined = Afgeslagen
invited-waiting = Uitgenodigd
back-passkey = Aanmelden met een passkey
back-passkey-failed = Je bent niet aangemeld met een passkey.

## Wat niet kan

no-such-passkey = Deze passkey is hier niet bekend. Misschien is hij verwijderd.
bad-passkey = Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw, of meld je aan met een code.
passkey-too-late = Dat duurde te lang. Probeer het opnieuw.
no-passkeys-here = Passkeys werken alleen op een pagina met HTTPS en een naam, op een server die ze aanbiedt.
too-many-passkeys = Je hebt al { $most } passkeys. Verwijder er eerst een.
no-such-avatar = Deze avatar bestaat niet.
cannot-invite = Je kunt mensen uitnodigen met wie je een spel hebt uitgespeeld, tenzij ze er al zitten of zijn verwijderd.
too-many-invited = Je kunt { $most } mensen aan een tafel uitnodigen.
