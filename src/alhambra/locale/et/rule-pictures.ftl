### Allkirjad reeglite piltidele.

picture-verdict = { $allowed ->
    [yes] Lubatud
   *[no] Keelatud
}

## Palee

picture-take-one = Üks kaart omal valikul, ükskõik kui kõrge.
picture-take-several = Mitu kaarti, mille summa on { $sum }.
picture-take-too-much = Mitme kaardi summa võib olla kõige rohkem 5. Nende summa on { $sum }.
picture-pay-more = Makstakse { $sum }, hind on { $price }: raha tagasi ei anta ja mängija tegevused on läbi.
picture-pay-too-little = { $sum } on vähem kui hind { $price }.
picture-pay-wrong-currency = Kõik kaardid peavad olema selle koha valuutas.
picture-pay-exactly = Makstakse { $sum }, hind on { $price }: makstud täpselt, seega saab mängija veel ühe tegevuse.
picture-not-turned = Pööratult see sobiks, kuid hooneid ei pöörata kunagi.
picture-walls-meet = Sein kohtub seinaga ja avatud külg avatud küljega.
picture-wall-meets-open = Sein kohtuks avatud küljega.
picture-open-way = Purskkaevu juurest pääseb sinna avatud külgede kaudu.
picture-no-way = Seinad sobivad, aga sinna ei pääseks keegi.
picture-side-by-side = Ehituskaardil on Alhambraga ühine terve külg.
picture-corner-only = Ehituskaart puudutab ainult nurka.
picture-bay = Tühi koht on väljapoole veel avatud.
picture-hole = Tühi koht jääks ümbritsetuks.
picture-hole-with-corner = Pilu nurga juures ei ole väljapääs.
picture-redesign-build = Ehita ehituskaart tagavarast.
picture-redesign-remove = Vii ehituskaart tagavarasse.
picture-redesign-swap = Vaheta ehituskaart tagavaras oleva vastu, samal kohal.
picture-redesign-cuts-off = Viimase ehituskaardini ei pääseks enam purskkaevu juurest.
picture-redesign-opens-hole = Tekiks tühimik.
picture-majority = Punktiarvestus { $scoring }: punktid iga koha eest.
picture-shared = Punktiarvestus { $scoring }: viigi korral jagatakse punktid, ümardatult alla.
picture-none-of-it = Ilma ehituskaardita punkte ei saa, isegi kui mõni koht jääb üle.
picture-longest-wall = Pikimal lõigul on { $wall } külge: { $wall } punkti. Lühem punkte ei anna.
picture-inner-wall = Kahe ehituskaardi vaheline sein ei loe. Köis tähistab { $wall } punkti.
picture-wall-all-round = Sein ümberringi: loevad kõik { $wall } külge.

## Aardekamber

picture-room-paid = { $sum } ühe ruumi eest, mis tahes valuutades: hind on { $price } või rohkem.
picture-room-underpaid = { $sum } on väiksem kui hind { $price }.
picture-chest-placed = Aardelaegas läheb oma värvi hoonele.
picture-chest-other-colour = Hoone on teist värvi.
picture-chest-second = Sellel hoonel on juba aardelaegas.
picture-chests = Punktiarvestus { $scoring }: aardelaekad loevad nagu seitsmes tüüp.
picture-builder-taken = Ehitusmeister loeb nagu 3: kaartide summa on { $sum }.
picture-builder-too-much = Koos ehitusmeistri 3-ga on summa { $sum }: mitme kaardi summa võib olla kõige rohkem 5.
picture-builder-pays = Ehitusmeister maksab oma valuutas 3: { $sum } hinna { $price } eest.
picture-builder-of-another-currency = See ehitusmeister on teise valuuta raha.
picture-open-sides = Pärast { $scoring }: rünnaku poole jääb { $open } avatud külge, mis maksavad { $points } punkti.
picture-attack-after-c = Pärast { $scoring }: rünnaku poole jääb { $open } avatud külge, igaüks maksab 3; naabersuundadesse jääb { $beside }, igaüks maksab 1: { $points } punkti.
picture-bazaar-paid = Hoone selle valuuta kohal maksab { $price }, seega ka basaar: { $sum } on täpne summa.
picture-bazaar-overpaid = { $sum }, kui hind on { $price }: basaari eest tuleb maksta täpselt.
picture-bazaar = Selle ümber on { $counted } selle tüüpidest hoonet: { $points } punkti.
picture-two-bazaars = Hoone võib lugeda mõlema juures: kokku { $points } punkti.

## Täringumängud

picture-all-fields = Väljad järjekorras parimast (1) halvimani (24).
picture-marker-placed = { $number } ühesugust sümbolit pärast { $rolls } viset: rida { $number }, väli { $rolls }.
picture-field-taken = Väli on võetud, seega läheb nupp järgmisele vabale väljale.
picture-no-field-left = Vaba välja enam ei ole: nupp on selles voorus mängust väljas.
picture-two-rewards = Mängija { $best } on parim ja valib tasu; mängija { $second } saab teise.
picture-on-top = Mängija { $player } liigub väljale { $field } ja jääb seal kõige peale.
picture-track-ends = Kaks punkti väljalt { $from }: kivi peatub väljal { $field } ja teine punkt läheb kaotsi.
picture-displaced = Nupud nihkuvad igaüks ühe välja tagasi, samas järjekorras.
picture-black-die = Must täring näitab sama tüüpi: { $number } ühesugust sümbolit pärast { $rolls } viset.
picture-nine = Üheksa ühesugust sümbolit loevad nagu kaheksa ühe viskega.
picture-lower-is-better = Punktiarvestus { $scoring }: samal väljal on alumine kivi eespool.
picture-dirks-markers = Täring näitab: { $kind ->
    [pavilion] paviljonid
    [seraglio] haaremid
    [arcades] galeriid
    [chambers] lossid
    [garden] aiad
   *[tower] tornid
}. Sinna läheb Dirki esimene nupp, 2. reale. Teised järgnevad paremale, igaüks rea võrra kõrgemal.
picture-takers = { $tiles } ehituskaarti: ühe võtab mängija { $first }, teise mängija { $second }. Kolmas nupp ei saa midagi.

## Viska ja kirjuta

picture-crossings = Täringud ristuvad neljal hoonel; neist { $free } saab veel maha kriipsutada.
picture-coins-taken = Neljast hoonest { $coins } on maha kriipsutatud: münte võttes saab { $coins }.
picture-second-building = Üks hoone on just maha kriipsutatud. { $coins } mündi eest saab maha kriipsutada ka selle, kus ristuvad kaks ülejäänud täringut.
picture-turned = Iga samm maksab ühe mündi: kokku { $coins }.
picture-turned-far = Ühelt otse kuuele keerata ei saa: see maksab { $coins }.
picture-completed = Kes kriipsutab esimesena maha kõik { $boxes }, saab parima koha.
picture-completed-together = Hiljem saavad kaks mängijat selle täis samas voorus: nad jagavad teist ja kolmandat kohta.
picture-most-of-type = Lõpus saavad kohad need, kellel on kõige rohkem. Viigi korral jagatakse punktid, ümardatult alla.
picture-lines = Rivid 4, 5 ja 6 ristiga: { $points } punkti.
picture-coins-left = Alles on { $coins } münti: { $points } punkti.
