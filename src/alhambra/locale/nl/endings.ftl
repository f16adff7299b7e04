### Nederlands: hoe spellen voortijdig eindigen, spelers die weggaan of weg zijn, en oefenen.


## Het einde

ended = { $how ->
    [agreed] Iedereen ging akkoord met het einde van het spel.
    [resigned] { $names } { $people ->
        [one] heeft opgegeven.
       *[other] hebben opgegeven.
    }
    [closed] De beheerder van deze server heeft het spel beëindigd.
   *[idle] { $people ->
        [0] Het spel is beëindigd omdat er te lang niets gebeurde.
        [one] { $names } heeft te lang geen zet gedaan.
       *[other] { $names } hebben te lang geen zet gedaan.
    }
}
me-ended = { $how ->
    [agreed] in overleg beëindigd
    [resigned] voortijdig geëindigd
    [idle] voortijdig geëindigd
    [closed] voortijdig geëindigd
    [you-resigned] je gaf op
    [chosen] een bot speelde voor je verder
    [gone] je was weg en een bot speelde verder
   *[time] je tijd was om
}
resign-goes-on = Definitief opgeven? Een bot speelt op jouw plaats verder en jij eindigt als laatste.
resign-ends = Opgeven? Het spel eindigt en jij verliest.
resign-ends-won = Opgeven? Het spel eindigt en { $names } wint.

## Voorstellen om te stoppen

end-proposal = { $people ->
    [one] { $names } stelt voor het spel zonder winnaar te beëindigen.
   *[other] { $names } stellen voor het spel zonder winnaar te beëindigen.
}
people-agree-too = Akkoord met beëindigen
end-proposal-agree = Akkoord
end-proposal-decline = Afwijzen
still-offer = Er is al tien rondes niets gebouwd of gekocht. Voorstellen om het spel zonder winnaar te beëindigen?
still-propose = Voorstellen
still-play-on = Doorspelen

## Weg zijn

gone-after = Hoe lang spelers weg mogen zijn
gone-after-means = Daarna kunnen de anderen een bot voor hen laten spelen.
gone-after-fact = Na { $time } afwezigheid kan een bot het overnemen

## De wachtkamer

lobby-remove-really = { $name } van de tafel verwijderen? Opnieuw aanschuiven blijft mogelijk.
lobby-ban = Verbannen
lobby-ban-really = { $name } van deze tafel verbannen?
lobby-is-banned = { $name } is verbannen.
lobby-unban = Weer toelaten
lobby-standing = { $standing ->
    [removed] De host heeft je van je plaats gehaald. Je kunt weer gaan zitten.
   *[banned] De host heeft je van deze tafel verbannen.
}

## Mensen van wie alles is verwijderd

former-player = Voormalige speler

## Oefenen

practice = Oefenen
practice-means = Oefenen: wat er getrokken wordt, is voorspelbaar, en het spel telt niet mee voor je rating.

## Je gegevens

own-data-save = Je gegevens downloaden
own-data-delete = Je account verwijderen
own-data-delete-really = Alles over jou definitief verwijderen? Je geeft je lopende spellen op; de anderen houden die van hen, zonder jouw naam.
own-data-deleted = Alles over jou is verwijderd.
