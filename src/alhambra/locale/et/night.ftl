### Klubiõhtud.


## Keeldumised

night-is-over = See klubiõhtu on läbi.
night-round-runs = Voor on käimas. Oota, kuni kõik lauad on lõpetanud.
night-host-only = Seda saab teha ainult klubiõhtu haldaja.
night-players-only = Seda saavad teha ainult osalejad.
night-full = See klubiõhtu on täis: osaleb { $most } inimest.
night-too-few = Osaleda peab vähemalt { $fewest } inimest.
night-no-such-round = Järgmine voor on { $next }. voor.
night-no-such-person = Selle numbriga osalejat ei ole.
night-host-here = Haldaja ei ole veel piisavalt kaua ära olnud.
night-rounds = Sellel klubiõhtul võib olla { $fewest } kuni { $most } vooru.
night-size = Laudades on { $fewest } kuni { $most } kohta.
bad-title = Pealkiri on üks rida, kuni { $most } tähemärki.

## Avamine

night-new = Uus klubiõhtu
night-new-text = Turniir voorude kaupa. Mängijad liituvad lingi või QR-koodiga ja saavad laua ning kõik saavad jälgida paremusjärjestust.
night-title = Pealkiri
night-table-size = Mängijaid lauas
night-fewer-players = Vähem mängijaid lauas
night-more-players = Rohkem mängijaid lauas
night-form = Kes kellega mängib
night-form-name = { $form ->
    [swiss] Šveitsi süsteem
   *[round-robin] Ringsüsteem
}
night-form-means = { $form ->
    [swiss] Kohtuvad mängijad, kellel on umbes sama palju punkte, ja keegi ei kohtu uuesti, kuni saab teisiti.
   *[round-robin] Igaüks kohtub võimalikult paljude erinevate mängijatega. Kahestes laudades on kõik kohtunud, kui voore on olnud sama palju kui mängijaid või üks vähem.
}
night-uneven = Kui lauad ei jagu võrdselt
night-uneven-name = { $uneven ->
    [sizes] Muu suurusega lauad
    [bots] Botid
   *[rest] Voor vahele
}
night-uneven-means = { $uneven ->
    [sizes] Mõnes lauas on mängijaid rohkem või vähem.
    [bots] Vabad kohad võtavad botid.
   *[rest] Mõned mängijad jätavad vooru vahele ja saavad pool võitu. Keegi ei jäta vooru vahele teist korda enne, kui kõik teised on seda korra teinud.
}
night-round-count = Voore
night-fewer-rounds = Vähem voore
night-more-rounds = Rohkem voore
night-host-plays = Mängin ka ise
night-open = Ava klubiõhtu
night-yours = Sinu klubiõhtud

## Klubiõhtu

night-missing = Sellist klubiõhtut ei ole.
night-about = { $game } · lauas { $size } · { $form }
night-round-of = { $round }. voor { $rounds }-st
night-stage = { $stage ->
    [open] Ootame mängijaid
    [playing] Mäng käib
    [between] Ootame järgmist vooru
   *[over] Lõppseis
}
night-join = Osale
night-join-again = Osale uuesti
night-your-name-first = Sisesta oma nimi ja osale alates järgmisest voorust.
night-wait = Sa osaled. Sinu laud ilmub siia kohe, kui haldaja vooru alustab.
night-your-table = Sinu laud on { $number }
night-with = Koos: { $names }
night-go = Mine lauda
night-finished = Sinu mäng on läbi: { $place }. koht { $seats }-st. Oota siin järgmist vooru.
night-rest = Sa jätad selle vooru vahele ja saad { $points } punkti.
night-left = Sa ei osale.
night-over-you = Sa lõpetasid { $place }. kohal { $people }-st.
night-leave = Lahku
night-leave-ask = Kas lahkuda klubiõhtult? Kui sinu mäng veel käib, mängib edasi bott ja sa kaotad selle.
night-table = { $number }. laud
night-table-over = Läbi: vaata
night-watch = Vaata pealt
night-rests = Jätavad vahele: { $names }
night-place = { $place }.
night-share-mean = Osakaal
night-opponents-mean = Vastased
night-standings = Paremusjärjestus
night-standings-empty = Keegi veel ei osale.
night-player = Mängija
night-points = Punkte
night-in-round = { $round }. voor
night-how = Kuidas punkte arvestatakse
night-how-points = Laua võitja saab 60 punkti, viimane mitte midagi ja vahepealsed võrdsete sammudega: neljases lauas 60, 40, 20, 0. Viigi korral jagatakse.
night-how-rest = Vahele jäetud voor annab 30 punkti, hilinemise tõttu mängimata voor 15. Voorud pärast lahkumist ei anna midagi.
night-how-ties = Võrdsete punktide korral loeb keskmine osakaal kõigist oma laudades saadud punktidest, seejärel kohatud inimeste keskmine punktide arv. Kes on siis ikka võrdsed, jagavad kohta.
night-how-rating = Mängud mõjutavad reitingut nagu ikka. Bottidel reitingut ei ole.

## Haldaja

night-hosting = Sina oled haldaja
night-start = Alusta { $round }. vooru
night-start-hint = { $people ->
    [one] Osaleb { $people } mängija
   *[other] Osaleb { $people } mängijat
}
night-finish = Lõpeta pärast seda vooru
night-finish-ask = Kas lõpetada klubiõhtu { $round }. vooruga? Paremusjärjestus jääb siis lõplikuks.
night-people = Mängijad
night-about-person = Tee { $name } haldajaks või eemalda
night-make-host = Tee haldajaks
night-make-host-ask = Kas teha { $name } haldajaks? Sina siis enam ei ole.
night-remove = Eemalda
night-remove-ask = Kas { $name } järgmistest voorudest välja jätta? Käimasolev mäng jätkub.
night-host = haldaja
night-gone = lahkunud
night-host-gone = Haldaja on juba tükk aega ära. Keegi teine saab üle võtta.
night-take-over = Hakka haldajaks
night-invite = Kutsu mängijaid selle lingiga
night-invite-text = Tule meie klubiõhtule!
night-wall = Seinaekraan

## Seinaekraan

night-scan = Osalemiseks skanni
night-wall-shows = Sellel ekraanil
night-wall-view = { $view ->
    [turns] Kordamööda
    [standings] Paremusjärjestus
   *[tables] Lauad
}
