### Eesti keel: mida leht brauseris täringumängudes ütleb.


## Laua osad

dice-columns = Täringuveerud
dice-column = Veerg: { $kind }
dice-column-shows = Sinu täringud: { $number }, väli { $field }
dice-column-markers = Nupud: { $markers }
dice-column-chances = Tõenäosus saada parem väli: { $better } %; olla veerus parim: { $best } %
dice-dice = Täringud
dice-die = Täring: { $kind }
dice-kept = jääb
dice-black-shows = Must täring: { $kind }
dice-weigh = Tõenäosused
dice-weighing = Arvutame tõenäosusi …
dice-weighed = Alles jäetud täringutega: ▲ tõenäosus saada parem väli; kroon: olla veerus parim.
dice-tracks = Ehituspunktid
dice-track-of = { $kind }, ehituspunktid: { $stones }
dice-places = Punktid: { $scoring ->
    [A] esimene punktiarvestus
    [B] teine punktiarvestus
   *[C] lõpparvestus
}
dice-round-of = Voor { $round } / { $rounds }
dice-start-player = Alustaja
dice-markers-left = Nuppe alles
dice-markers-out = Nuppe mängust väljas
dice-your-tokens = Sinu žetoonid
dice-show-tokens = Näita žetoone:
dice-tokens-of = Žetoonid: { $name }
dice-bonus-of = Boonusžetoon: { $token }
alcazaba-offers = Selles veerus: { $offers }
alcazaba-takings = Saadaval
dice-brings = Parim nupp: 2 ehituspunkti või 1 ja žetoon. Paremuselt teine: ülejäänu.
dice-brings-here = { $kind }: parim nupp võtab 2 ehituspunkti või 1 ja žetooni „{ $token }”. Paremuselt teine saab ülejäänu.
alcazaba-brings = Veeru parim nupp võtab ühe ehituskaardi, siis paremuselt järgmine.
alcazaba-offers-of = Veerus: { $kind }
alcazaba-fits = { $places ->
    [0] Ei sobi praegu su Alhambrasse kuhugi.
    [one] Sobib su Alhambras ühte kohta.
   *[other] Sobib su Alhambras { $places } kohta.
}

## Žetoonid

dice-token-name = { $token ->
    [points] { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
    [exchange] vahetamine
    [displace] tõrjumine
    [annul] tühistamine
    [black] must täring
   *[start] alustaja
}
dice-token-means = { $token ->
    [points] { $points ->
        [one] Annab igal punktiarvestusel 1 punkti.
       *[other] Annab igal punktiarvestusel { $points } punkti.
    }
    [exchange] Üks kord: vaheta saadud ehituspunkt mõne teise tüübi punkti vastu.
    [displace] Üks kord: võta hõivatud väli ja lükka sealne nupp tahapoole.
    [annul] Üks kord: tühista vise, siis viska uuesti või aseta nupp.
    [black] Üks kord, pärast esimest viset: üheksas täring sinu valitud sümboliga.
   *[start] Sina valid järgmise vooru alustaja.
}

## Mida oodatakse

dice-prompt-turn = Jäta täringuid alles ja viska või vali veerg.
dice-prompt-last = Viskeid enam ei ole: vali oma nupule veerg.
dice-roll-all-asked = Sa ei jäta ühtki täringut alles. Kas viskad kõik uuesti?
dice-prompt-keep = { $kept ->
    [one] Jäta 1
   *[other] Jäta { $kept }
}, viska { $rest ->
    [one] 1
   *[other] { $rest }
}
dice-prompt-marker = { $kind }: kas asetad nupu, sümboleid { $number }, { $rolls ->
    [one] 1 viskega?
   *[other] { $rolls } viskega?
}
dice-prompt-marker-behind = { $kind }: see väli on võetud, nupp läheb väljale { $lands }. Kas asetad?
dice-prompt-marker-out = { $kind }: vabu välju ei ole. Nupp läheks mängust välja!
dice-prompt-displace-which = Tõrjumine: puuduta helendavat veergu.
dice-prompt-displace = { $kind }: kas võtad selle välja ja lükkad teised tahapoole?
dice-prompt-black-which = Must täring: milline sümbol? Puuduta veergu.
dice-prompt-black = Kas määrad musta täringu sümboliks: { $kind }?
dice-prompt-annul = Kas tühistad selle viske?
dice-prompt-reward = { $kind }: sinu nupp on parim. Vali tasu.
dice-prompt-exchange = { $due ->
    [one] { $kind }: 1 ehituspunkt. Kas vahetad selle oma žetooniga?
   *[other] { $kind }: { $due } ehituspunkti. Kas vahetad ühe oma žetooniga?
}
dice-prompt-chosen = { $kind }: kas kinnitad?
dice-prompt-name = Kes alustab järgmist vooru? Sina valid.
dice-prompt-name-one = Kas lased järgmist vooru alustada: { $name }?
alcazaba-prompt-turn = Viska uuesti, vali veerg või planeeri ümber.
alcazaba-prompt-take = { $kind }: sinu nupp on parim. Mida võtad?
alcazaba-prompt-start = Kas võtad alustaja žetooni?
alcazaba-prompt-nowhere = See ehituskaart ei sobi su Alhambrasse kuhugi. Pane see tagavarasse.

## Mida nupud teevad

dice-do-roll = Jäta { $kept }, viska { $rest }
dice-do-roll-all = Viska kõik { $dice } uuesti
dice-do-marker = Aseta nupp
dice-do-displace = Tõrju
dice-do-black = Määra sümbol
dice-do-annul = Tühista vise
alcazaba-do-take-and-build = Võta ja ehita
alcazaba-do-redesign = { $to ->
    [yard] Tagavarasse, kulub nupp
    [over] Vaheta, kulub nupp
   *[cell] Ehita, kulub nupp
}

## Tasud

dice-rewards = Tasud
dice-reward-points = 2 ehituspunkti
dice-reward-token = 1 ehituspunkt, { $token }
dice-reward-other = Teise tasu saab { $name }.
dice-climbs = { $kind }: { $now } → { $then }
dice-accept = Võta nii
dice-round-results = { $round }. vooru tulemused
dice-round-no-markers = nuppe ei ole
dice-for-field = { $number }, { $rolls ->
    [one] 1 vise
   *[other] { $rolls } viset
}
dice-got-points = +{ $number } { $kind }
dice-got-nothing = mitte midagi

## Logi

dice-log-keep = { $name } jätab alles { $dice } ja viskab ülejäänud uuesti.
dice-log-keep-nothing = { $name } viskab kõik täringud uuesti.
dice-log-marker = { $name } asetab nupu: { $kind }, { $number }, { $rolls ->
    [one] 1 viskega
   *[other] { $rolls } viskega
}.
dice-log-marker-behind = { $name } asetab nupu: { $kind }, { $number }, { $rolls ->
    [one] 1 viskega
   *[other] { $rolls } viskega
}. See väli on võetud, nii et nupp läheb väljale { $lands }.
dice-log-marker-out = { $name } asetab nupu: { $kind }, { $number }, { $rolls ->
    [one] 1 viskega
   *[other] { $rolls } viskega
}. Vaba välja ei ole, nii et nupp läheb mängust välja.
dice-log-displace = { $name } tõrjub nupu: { $kind }, { $number }, { $rolls ->
    [one] 1 viskega
   *[other] { $rolls } viskega
}.
dice-log-black = { $name } määrab musta täringu: { $kind }.
dice-log-annul = { $name } tühistab viske.
dice-log-take-points = { $name } võtab 2 ehituspunkti: { $kind }.
dice-log-take-token = { $name } võtab 1 ehituspunkti ({ $kind }) ja žetooni: { $token }.
dice-log-exchange = { $name } vahetab ehituspunkti: { $from } asemel { $kind }.
dice-log-accept = { $name } võtab { $due ->
    [one] 1 ehituspunkti
   *[other] { $due } ehituspunkti
}: { $kind }.
dice-log-name = { $name } valib järgmise alustaja: { $other }.
dice-log-lot = Esimest vooru alustab { $name }.
dice-log-column = Alustaja žetoon läheb veergu: { $kind }.
dice-log-dirk = Dirki esimene nupp läheb veergu: { $kind }.
dice-log-tokens = Uued boonusväljadel: { $tokens }.
dice-log-roll = Visati: { $dice }.
alcazaba-log-take = { $name } võtab: { $tile }.
alcazaba-log-start = { $name } võtab alustaja žetooni veerust { $kind }.
alcazaba-log-pile = Pakist: { $tiles }.
alcazaba-log-bag = Kotist: { $tiles }.

## Keeldumised, kus leht saab asjadele osutada

here-turn-to-play = Praegu mitte: viska uuesti või vali oma nupule veerg.
here-reward-to-choose = Vali kõigepealt tasu.
here-point-to-exchange = Otsusta kõigepealt ehituspunkt: võta see või vaheta.
here-start-player-to-name = Vali kõigepealt järgmise vooru alustaja.
here-something-to-take = Võta kõigepealt veerust ehituskaart või alustaja žetoon, kui see seal on.
here-roll-at-least-one = Jäta vähem alles: visata tuleb vähemalt üks täring.
