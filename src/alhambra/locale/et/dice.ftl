### Eesti keel: täringumäng.


## Texts that cannot be read

# Käsu sõna „nothing“ on looksulgudes, sest seda ei tõlgita.
invalid-dice = „{ $text }“ ei ole täringud; kuni kaheksa täringut kirjutatakse nende tüüpide tähtedega, nagu SSSPA, ja kui ei ole ühtegi, siis „{"nothing"}“.
invalid-type = „{ $text }“ ei ole hoonetüüp; tähed on P, S, A, C, G, T.
invalid-token = „{ $text }“ ei ole žetoon; olemas on +1, +2, +3, exchange, displace, annul, black, start.
invalid-field = „{ $text }“ ei ole väli; viis sümbolit kolme viskega kirjutatakse 5/3.
invalid-dice-move = „{ $text }“ ei ole samm; sammud kirjutatakse nagu „keep SSS“, „marker S“, „displace S“, „black S“, „annul“, „take points“, „take token“, „exchange T“, „accept“, „name 2“.
no-options = Mängul { $game } ei ole valikut „{ $option }“.

## Moves that the rules of the Dice Game forbid

chance-is-to-roll = Enne kui keegi saab käia, peab juhus midagi andma.
reward-to-choose = Valida tuleb tasu: „take points“ või „take token“.
turn-to-play = „{ $move }“ ei ole käigu samm: viska uuesti, aseta nupp või kasuta žetooni.
no-more-rolls = Rohkem kui kolm viset ei ole.
dice-not-there = Alles ei saa jätta: { $dice }. Täringutel on { $shown }.
roll-at-least-one = Visata tuleb vähemalt ühte täringut.
no-such-symbol = Täringutel ei ole ühtegi { $type ->
    [pavilion] paviljoni
    [seraglio] haaremit
    [arcades] galeriid
    [chambers] lossi
    [garden] aeda
   *[tower] torni
}.
nobody-to-displace = Visatud väljal { $field } ei ole vastase nuppu.
black-die-is-set = Musta täringu sümbol on juba määratud; ühes käigus on lubatud üks must täring.
black-die-too-late = Musta täringu sümbol määratakse pärast esimest viset, enne järgmist.
no-token = Sellist žetooni ei ole: { $token ->
    [displace] tõrjumine
    [black] must täring
   *[annul] tühistamine
}.
no-roll-to-annul = Ühtegi viset, mida tühistada, ei ole tehtud.
point-to-exchange = Kõigepealt tuleb vastu võtta ehituspunkt: „accept“ või „exchange“ koos tüübiga.
exchange-for-another = See on juba { $type ->
    [pavilion] paviljoni
    [seraglio] haaremi
    [arcades] galerii
    [chambers] lossi
    [garden] aia
   *[tower] torni
} punkt; vahetada saab selle mõne teise tüübi punkti vastu.
start-player-to-name = Nimetada tuleb järgmise vooru alustaja: „name“ ja koha number.

## Positions

bad-position-field-twice = väljal { $field } on kaks nuppu.
bad-position-track = „{ $words }“: nii ei saa kivid rajal olla; need loetletakse kõrgeimalt väljalt alla, igaüks üks kord.
bad-position-markers = Mängijal { $owner } ei ole nii palju nuppe.
bad-position-token = { $token } ei ole selles mängus nii mitu korda.
bad-position-tokens-missing = Žetoone on vaja { $number }, aga nii palju neid enam ei ole.

## Component files

bad-data-tokens = { $entry }: žetoone peab olema kokku { $number }.
bad-data-markers = { $entry }: nuppe võib olla 1 kuni 9, mitte { $number }.

## The table in the terminal

dice-to-act = { $name } { $phase ->
    [reward] valib tasu
    [exchange] saab ehituspunkte
    [name] nimetab järgmise vooru alustaja
   *[turn] on käigul
}
dice-round = Voor { $round } / { $rounds }    Alustaja: { $start }    Järgmine arvestus: { $scoring }
dice-look = Žetoonid: { $name }
dice-no-tokens = ei ole
dice-bonus = Boonus
dice-track = Rada
dice-black-die = must täring
dice-rolls = viskeid { $rolls } / { $most }
dice-token = { $token } { $kind ->
    [points] (punktid igas punktiarvestuses)
    [exchange] (ehituspunkt teise tüübi punkti vastu)
    [displace] (võta vastase väli)
    [annul] (tühista vise)
    [black] (määra pärast esimest viset must täring)
   *[start] (nimeta järgmine alustaja)
}
column-tokens = žetoonid
column-markers = nup

## Choosing

dice-choice-marker = Aseta nupp
dice-choice-displace = Tõrju
dice-choice-black = Määra must täring
dice-choice-annul = Tühista
dice-choice-annul-roll = äsjane vise
dice-choice-keep = Jäta alles ja viska
dice-choice-keeps = kõiki { $count } viisi täringuid alles jätta näitab „keep“; või kirjuta täringud: keep SSS
dice-choice-no-keep = Selles käigus rohkem viskeid ei ole.
dice-choice-out = { $type } { $field }→väljas
dice-choice-reward = Parim { $type }
dice-choice-points = 2 ehituspunkti
dice-choice-token = 1 ehituspunkt ja { $token }
dice-choice-point = { $due ->
    [one] Punkt
   *[other] { $due } punkti
}: { $type }
dice-choice-accept = märgi nii, nagu on
dice-choice-exchange = selle asemel { $type }
dice-choice-name = Järgmine alustaja

## What has happened

dice-told-keep = jätab alles { $what } ja viskab ülejäänuid
dice-told-marker = asetab nupu: { $number } × { $what }
dice-told-displace = tõrjub nupu: { $number } × { $what }
dice-told-black = määrab musta täringu sümboliks { $what }
dice-told-annul = tühistab viske
dice-told-take-points = võtab 2 ehituspunkti
dice-told-take-token = võtab ehituspunkti ja žetooni
dice-told-exchange = vahetab punkti: uus tüüp on { $what }
dice-told-accept = märgib punktid
dice-told-name = nimetab järgmise alustaja: { $name }
dice-drawn-lot = Esimest vooru alustab { $what }.
dice-drawn-column = Täring paneb alustaja žetooni veergu { $what }.
dice-drawn-tokens = Boonusväljadele tuleb: { $what }.
dice-drawn-dirk = Täring paneb Dirki esimese nupu veergu { $what }.
dice-drawn-roll = Täringutel on { $what }.

## Commands

dice-help =
    Vali samm numbri järgi või kirjuta see välja; piisab algusest, kui see sobib
    ainult ühele sammule: keep SSS, marker S, displace S, black S, annul,
    take points, take token, exchange T, accept, name 2.
    {""}
    Käigus on kuni kolm viset. Jäta alles, mida tahad, ja viska ülejäänuid või
    aseta nupp: S 5/2 on viie haaremi ja kahe viske väli, nende veeru 5. rea
    teine. Nool näitab, kuhu nupp läheb, kui see väli on kinni.
    {"  "}P paviljon  S haarem  A galerii  C loss  G aed  T torn
    Radadel loetletakse ühe välja kivid alt üles; parim on alumine.
    {""}
    Enter       näitab lauda uuesti
    keep        loetleb kõik, mida saab alles jätta
    undo        võtab viimase sammu tagasi, kui vahepeal pole visatud
    why SAMM    ütleb, miks samm pole lubatud ja mis reegli järgi
    score       punktid seni ja mida punktiarvestus praegu annaks
    look N      mängija N žetoonid ja mida need teevad
    rules MIDA  reegel tunnuse või sõnade järgi: rules D-42, rules must täring
    save FAIL   salvestab mängu; kui FAIL puudub, siis uue nimega
    quit        lahkub ja soovi korral salvestab
