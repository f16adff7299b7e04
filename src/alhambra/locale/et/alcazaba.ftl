### Eesti keel: Alcazaba.


## Texts that cannot be read

invalid-alcazaba-move = „{ $text }“ ei ole samm; sammud kirjutatakse nagu „keep SSS“, „marker S“, „take G8sw“, „take start“, „place G8sw 1,0“, „reserve G8sw“, „swap G8sw T9es“, „give G8sw“, „name 2“.

## Moves that the rules of Alcazaba forbid

redesign-too-late = Pärast kolmandat viset tuleb asetada nupp; ümber planeerida saab pärast esimest või teist.
not-in-column = { $tile } ei ole veerus, mille hooneid praegu võetakse: { $type ->
    [pavilion] paviljon
    [seraglio] haarem
    [arcades] galerii
    [chambers] loss
    [garden] aed
   *[tower] torn
}.
no-start-token-here = Alustaja žetoon ei ole veerus, mille hooneid praegu võetakse: { $type ->
    [pavilion] paviljon
    [seraglio] haarem
    [arcades] galerii
    [chambers] loss
    [garden] aed
   *[tower] torn
}.
something-to-take = Veerust tuleb võtta hoone või alustaja žetoon, kui see seal on.
tile-to-place = { $tile } on võetud ja tuleb kõigepealt paika asetada.

## Options and positions

alcazaba-tiles = Alcazaba jaoks on ehituskaarte liiga vähe: vaja on igat tüüpi { $number } ja veel sama palju iga vooru jaoks.
bad-position-column-tile = { $tile } ei kuulu sellesse veergu.
bad-position-tiles-missing = Tulemata on ehituskaarte { $number }, aga nii palju neid enam ei ole.

## The table in the terminal

alcazaba-to-act = { $name } { $phase ->
    [take] võtab veerust midagi
    [place] asetab paika äsja võetud hoone
    [name] nimetab järgmise vooru alustaja
   *[turn] on käigul
}
alcazaba-tiles-on-offer = Hooned
alcazaba-choice-take = Võta ({ $type })
alcazaba-choice-start = alustaja žetoon
alcazaba-told-start = võtab alustaja žetooni
alcazaba-drawn-pile = Pakist tuleb: { $what }.
alcazaba-drawn-bag = Kotist tõmmati: { $what }.
alcazaba-help =
    Vali samm numbri järgi või kirjuta see välja; piisab algusest, kui see sobib
    ainult ühele sammule: keep SSS, marker S, take G8sw, take start,
    place G8sw 1,0, reserve G8sw, swap G8sw T9es, give G8sw, name 2.
    {""}
    Käigus on kuni kolm viset. Jäta alles, mida tahad, ja viska ülejäänuid või
    aseta nupp: S 5/2 on viie haaremi ja kahe viske väli, nende veeru 5. rea
    teine. Nool näitab, kuhu nupp läheb, kui see väli on kinni.
    Pärast esimest või teist viset võid selle asemel ümber planeerida.
    Ehituskaart kirjutatakse nii: tüüp, hind ja seinaga küljed. G8sw on aed hinnaga
    8, seinad lõunas ja läänes. Jämedad jooned on seinad, punktiir avatud küljed.
    {"  "}P paviljon  S haarem  A galerii  C loss  G aed  T torn  F purskkaev
    {""}
    Enter       näitab lauda uuesti
    keep        loetleb kõik, mida saab alles jätta
    redesign    loetleb kõik su Alhambra muutmise viisid
    undo        võtab viimase sammu tagasi, kui vahepeal pole visatud
    why SAMM    ütleb, miks samm pole lubatud ja mis reegli järgi
    score       punktid seni ja mida punktiarvestus praegu annaks
    look N      mängija N Alhambra ja tagavara
    rules MIDA  reegel tunnuse või sõnade järgi: rules A-10, rules pikim sein
    save FAIL   salvestab mängu; kui FAIL puudub, siis uue nimega
    quit        lahkub ja soovi korral salvestab
