### Eesti keel: mida leht brauseris täringumängudes ütleb.


## Laua osad

dice-columns = Täringuväljad
dice-column = Veerg: { $kind }
dice-column-shows = Täringutel on { $number }, väli { $field }
dice-column-markers = Nupud: { $markers }
dice-column-chances = Tõenäosus saada rohkem: { $better } %; saada parim väli: { $best } %
dice-dice = Täringud
dice-die = Täring: { $kind }
dice-kept = alles
dice-black-shows = Must täring: { $kind }
dice-weigh = Tõenäosused
dice-weighing = Üks hetk: tõenäosusi arvutatakse …
dice-weighed = { $dice ->
    [0] Kui viskad kõiki: ▲ mõnda tüüpi rohkem, kroon: parim väli.
    [one] Kui jätad selle täringu alles: ▲ mõnda tüüpi rohkem, kroon: parim väli.
   *[other] Kui jätad need { $dice } täringut alles: ▲ mõnda tüüpi rohkem, kroon: parim väli.
}
dice-tracks = Ehituspunktid
dice-track-of = { $kind }, ehituspunktid: { $stones }
dice-places = Punktid: { $scoring ->
    [A] esimene punktiarvestus
    [B] teine punktiarvestus
   *[C] lõpparvestus
}
dice-round-of = Voor { $round } / { $rounds }
dice-start-player = Alustaja
dice-markers-left = Nuppe asetada
dice-markers-out = Nuppe väljas
dice-your-tokens = Sinu žetoonid
dice-show-tokens = Näita žetoone:
dice-tokens-of = Žetoonid: { $name }
dice-bonus-of = Boonusväljal: { $token }
alcazaba-offers = Selles veerus: { $offers }
alcazaba-takings = Mida saad võtta

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
        [one] Annab igas punktiarvestuses ühe punkti.
       *[other] Annab igas punktiarvestuses { $points } punkti.
    }
    [exchange] Üks kord: saadud ehituspunkt muutub mõne teise tüübi punktiks.
    [displace] Üks kord: võta väli, kus seisab teine nupp, ja lükka see tahapoole.
    [annul] Üks kord: vise tühistatakse ja sa otsustad uuesti.
    [black] Üks kord, pärast esimest viset: üheksas täring sinu valitud sümboliga.
   *[start] Sina nimetad, kes alustab järgmist vooru.
}

## Mida oodatakse

dice-prompt-turn = Jäta alles ja viska või vali veerg.
dice-prompt-last = Rohkem viskeid ei ole: vali oma nupule veerg.
dice-prompt-keep = { $kept ->
    [one] Kas jätad ühe täringu alles
   *[other] Kas jätad { $kept } täringut alles
} ja { $rest ->
    [one] viskad ühte?
   *[other] viskad { $rest }?
}
dice-prompt-marker = { $kind }: nupp, kui sümboleid on { $number } ja { $rolls ->
    [one] viskeid üks?
   *[other] viskeid { $rolls }?
}
dice-prompt-marker-behind = { $kind }: see väli on võetud; nupp läheb väljale { $lands }. Kas asetad?
dice-prompt-marker-out = { $kind }: seal ei ole vaba välja. Nupp jääks välja!
dice-prompt-displace-which = Tõrjumine: millises helendavas veerus välja võtad?
dice-prompt-displace = { $kind }: kas võtad välja ja lükkad teised tahapoole?
dice-prompt-black-which = Must täring: milline sümbol? Vali veerg.
dice-prompt-black = Kas määrad musta täringu sümboliks: { $kind }?
dice-prompt-annul = Kas tühistad selle viske?
dice-prompt-reward = { $kind }: sinu nupp on parim. Milline tasu?
dice-prompt-exchange = { $due ->
    [one] { $kind }: ehituspunkt. Kas vahetad selle oma žetooniga?
   *[other] { $kind }: { $due } ehituspunkti. Kas vahetad ühe oma žetooniga?
}
dice-prompt-chosen = { $kind }: kas soovid seda?
dice-prompt-name = Sina nimetad järgmise vooru alustaja: kes see on?
dice-prompt-name-one = Kas järgmist vooru alustab { $name }?
alcazaba-prompt-turn = Viska, vali veerg või planeeri ümber.
alcazaba-prompt-take = { $kind }: sinu nupp on parim. Mida võtad?
alcazaba-prompt-start = Kas võtad alustaja žetooni?

## Mida nupud teevad

dice-do-roll = { $dice ->
    [0] Viska
    [one] Viska ühte
   *[other] Viska { $dice } täringut
}
dice-do-marker = Aseta nupp
dice-do-displace = Tõrju
dice-do-black = Määra sümbol
dice-do-annul = Tühista vise
alcazaba-do-take-and-build = Võta ja ehita

## Tasud

dice-rewards = Tasud
dice-reward-points = 2 ehituspunkti
dice-reward-token = 1 ehituspunkt, { $token }
dice-reward-other = Teise tasu saab { $name }.
dice-climbs = { $kind }: { $now } → { $then }
dice-accept = Nii, nagu on

## Logi

dice-log-keep = { $name } jätab alles { $dice } ja viskab ülejäänuid.
dice-log-keep-nothing = { $name } viskab kõiki täringuid uuesti.
dice-log-marker = { $name } asetab nupu: { $number } × { $kind }.
dice-log-displace = { $name } tõrjub nupu: { $number } × { $kind }.
dice-log-black = { $name } määrab musta täringu: { $kind }.
dice-log-annul = { $name } tühistab viske.
dice-log-take-points = { $name } võtab 2 ehituspunkti.
dice-log-take-token = { $name } võtab ehituspunkti ja žetooni.
dice-log-exchange = { $name } vahetab punkti teise tüübi vastu: { $kind }.
dice-log-accept = { $name } märgib punktid.
dice-log-name = { $name } nimetab järgmise alustaja: { $other }.
dice-log-lot = Esimest vooru alustab { $name }.
dice-log-column = Alustaja žetoon läheb veergu: { $kind }.
dice-log-dirk = Dirki esimene nupp läheb veergu: { $kind }.
dice-log-tokens = Uued boonusväljadel: { $tokens }.
dice-log-roll = Täringutel on { $dice }.
alcazaba-log-take = { $name } võtab { $tile }.
alcazaba-log-start = { $name } võtab alustaja žetooni.
alcazaba-log-pile = Pakist tuleb { $tiles }.
alcazaba-log-bag = Kotist tuleb { $tiles }.

## Keeldumised, kus leht saab asjadele osutada

here-turn-to-play = Seda praegu teha ei saa: viska uuesti või vali oma nupule veerg.
here-reward-to-choose = Vali kõigepealt tasu.
here-point-to-exchange = Kõigepealt ehituspunkt: võta see vastu või vaheta.
here-start-player-to-name = Nimeta kõigepealt järgmise vooru alustaja.
here-something-to-take = Võta kõigepealt veerust plaat või alustaja žetoon, kui see seal on.
here-roll-at-least-one = Jäta vähem alles: visata tuleb vähemalt ühte täringut.
