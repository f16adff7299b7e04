### Mida leht brauseris laua ääres ütleb. Ruumid laua ümber on failis rooms.ftl.


## Pieces

kind-name = { $kind ->
    [pavilion] Paviljon
    [seraglio] Haarem
    [arcades] Galerii
    [chambers] Loss
    [garden] Aed
   *[tower] Torn
}
currency-name = { $currency ->
    [florin] floriin
    [dirham] dirham
    [denar] denaar
    [ducat] tukat
   *[any] iga valuuta
}
tile-name = { $type ->
    [pavilion] paviljon { $price }
    [seraglio] haarem { $price }
    [arcades] galerii { $price }
    [chambers] loss { $price }
    [garden] aed { $price }
   *[tower] torn { $price }
}
tile-with-walls = { $tile }, seinad: { $walls }
tile-without-walls = { $tile }, seinteta
card-name = { $currency ->
    [florin] floriin { $value }
    [dirham] dirham { $value }
    [denar] denaar { $value }
    [ducat] tukat { $value }
   *[any] { $value } igas valuutas
}
side = { $side ->
    [north] põhjas
    [east] idas
    [south] lõunas
   *[west] läänes
}
fountain = purskkaev
bazaar-name = basaar ({ $types })
bazaar-in-full = basaar { $currency ->
    [florin] floriinide
    [dirham] dirhamite
    [denar] denaaride
   *[ducat] tukatite
} eest, tüübid: { $types }
bazaar-worth = { $tile }; annaks { $points }
with-chest = { $tile }, peal aardelaegas
builder-name = ehitusmeister, { $currency ->
    [florin] floriin { $value }
    [dirham] dirham { $value }
    [denar] denaar { $value }
   *[ducat] tukat { $value }
}
cause-name = { $cause ->
    [chests] Aardelaekad
    [bazaars] Basaarid
    [invaders] Ründajad
    [lines] Rivid
    [coins] Mündid
    [bonus] Boonus
    [tokens] Žetoonid
   *[other] { $cause }
}
bot-name = { $bot ->
    [random] Unistaja { $number }
   *[greedy] Müürsepp { $number }
}
free-seat = vaba

## Parts of the table

title = Alhambra
title-your-turn = Sinu käik – Alhambra
home = Avaleht
close = Sulge
cancel = Loobu
market = Ehitusturg
market-tile = { $tile }; müügil { $currency ->
    [florin] floriinide
    [dirham] dirhamite
    [denar] denaaride
   *[ducat] tukatite
} eest
market-empty = müüdud
exchange = Rahavahetus
display-card = { $card }, rahavahetuses
hand = Sinu raha
hand-empty = Sul ei ole raha.
players = Mängijad
points = Punktid
court = Alhambra
alhambra-of = Alhambra, { $name }: { $tiles ->
    [one] üks hoone
   *[other] { $tiles } hoonet
}, pikim sein { $wall }
show-alhambra = Näita Alhambrat:
whose-alhambra = Alhambra: { $name }
back-to-mine = Minu Alhambra
turn-mark = käigul
away = ära
longest-wall = Pikim sein
cards-in-hand = Kaarte käes
reserve = Tagavara
to-build = Ehitada
yard-put = Pane tagavarasse
give-to-dirk = Anna Dirkile
cell-legal = Ehita siia { $tile }: purskkaevust { $east } itta, { $north } põhja
cell-not = Siia ei sobi { $tile }: purskkaevust { $east } itta, { $north } põhja
bag = Hooneid kotis
pile = Rahakaarte pakis
chests = Aardelaekad
chamber = Aardekamber
chamber-price = ruum maksab { $price }
room-of = Ruum { $room }, aardelaekad: { $chests }; hind { $price } mis tahes rahas
room-empty-here = Ruum { $room }: tühi
camp = Ründajad
attack-next = Järgmine rünnak tuleb { $side ->
    [north] põhjast
    [east] idast
    [south] lõunast
   *[west] läänest
}.
attack-unknown = Järgmine rünnak pole teada; võimalik: { $sides }
attack-threat = Järgmine rünnak tuleb { $side ->
    [north] põhjast
    [east] idast
    [south] lõunast
   *[west] läänest
}; praegu maksaks see { $points ->
    [one] ühe punkti
   *[other] { $points } punkti
}.
attack-seen = ainult sina tead
scouts = Luurajad
scout-of = Luuraja: { $kind ->
    [pavilion] paviljon
    [seraglio] haarem
    [arcades] galerii
    [chambers] loss
    [garden] aed
   *[tower] torn
}
stalls = Basaarid
stall-priced = { $tile }; maksab täpselt { $price }
stall-unpriced = { $tile }; praegu hinnata
info = Seis ja logi
rules = Reeglid
settings = Seaded
glows = saab praegu teha
coming = Lauda kaetakse …
no-such-table-here = Sellist lauda ei ole. Võib-olla on see suletud.
offline = Ühendus katkes; proovime uuesti …

## Who leads, what a scoring would bring

tab-leads = Kes juhib
tab-scoring = Arvestus praegu
tab-log = Logi
who-leads = Kes milles juhib
building = Hoone
counts = Mitu kellel on
leader = Juhib
tie = viik
if-scored = Kui kohe tuleks { $scoring ->
    [A] esimene punktiarvestus
    [B] teine punktiarvestus
   *[C] lõpparvestus
}
player = Mängija
wall = Sein
sum = Summa

## What is awaited

prompt-over = Mäng on läbi.
prompt-moment = Üks hetk …
prompt-wait = Käigul on { $name } …
prompt-act = Sinu käik: võta raha, osta või planeeri ümber.
prompt-act-again = Täpselt makstud! Tegutse veel või ehita.
prompt-pass = Sa ei saa midagi teha: jäta käik vahele.
prompt-take = { $cards ->
    [one] Kas võtad kaardi väärtusega { $sum }?
   *[other] Kas võtad { $cards } kaarti, kokku { $sum }?
}
prompt-cards = { $currency ->
    [florin] Floriine kokku { $sum }: millise hoone ostad?
    [dirham] Dirhameid kokku { $sum }: millise hoone ostad?
    [denar] Denaare kokku { $sum }: millise hoone ostad?
    [ducat] Tukateid kokku { $sum }: millise hoone ostad?
   *[any] Igas valuutas kokku { $sum }: millise hoone ostad?
}
prompt-buy = { $type ->
    [bazaar] Täpne! Kas osta basaar ja tegutseda veel kord?
    [pavilion] Täpne! Kas ostad paviljoni ja tegutsed veel?
    [seraglio] Täpne! Kas ostad haaremi ja tegutsed veel?
    [arcades] Täpne! Kas ostad galerii ja tegutsed veel?
    [chambers] Täpne! Kas ostad lossi ja tegutsed veel?
    [garden] Täpne! Kas ostad aia ja tegutsed veel?
   *[tower] Täpne! Kas ostad torni ja tegutsed veel?
}
prompt-overpay = { $type ->
    [pavilion] Kas ostad paviljoni ja maksad { $over } üle?
    [seraglio] Kas ostad haaremi ja maksad { $over } üle?
    [arcades] Kas ostad galerii ja maksad { $over } üle?
    [chambers] Kas ostad lossi ja maksad { $over } üle?
    [garden] Kas ostad aia ja maksad { $over } üle?
   *[tower] Kas ostad torni ja maksad { $over } üle?
}
prompt-too-little = Puudu on veel { $missing }: vali kaarte juurde.
prompt-place = { $type ->
    [bazaar] Kuhu läheb basaar?
    [pavilion] Kuhu läheb paviljon?
    [seraglio] Kuhu läheb haarem?
    [arcades] Kuhu läheb galerii?
    [chambers] Kuhu läheb loss?
    [garden] Kuhu läheb aed?
   *[tower] Kuhu läheb torn?
}
prompt-gain = { $type ->
    [bazaar] Saad lõpus basaari: aseta see paika.
    [pavilion] Said lõpus paviljoni: aseta see paika.
    [seraglio] Said lõpus haaremi: aseta see paika.
    [arcades] Said lõpus galerii: aseta see paika.
    [chambers] Said lõpus lossi: aseta see paika.
    [garden] Said lõpus aia: aseta see paika.
   *[tower] Said lõpus torni: aseta see paika.
}
prompt-redesign = { $type ->
    [bazaar] Ümberplaneerimine: kuhu läheb basaar?
    [pavilion] Ümberplaneerimine: kuhu läheb paviljon?
    [seraglio] Ümberplaneerimine: kuhu läheb haarem?
    [arcades] Ümberplaneerimine: kuhu läheb galerii?
    [chambers] Ümberplaneerimine: kuhu läheb loss?
    [garden] Ümberplaneerimine: kuhu läheb aed?
   *[tower] Ümberplaneerimine: kuhu läheb torn?
}
prompt-build = { $type ->
    [bazaar] Kas ehitada basaar siia?
    [pavilion] Kas ehitad paviljoni siia?
    [seraglio] Kas ehitad haaremi siia?
    [arcades] Kas ehitad galerii siia?
    [chambers] Kas ehitad lossi siia?
    [garden] Kas rajad aia siia?
   *[tower] Kas ehitad torni siia?
}
prompt-build-end = { $type ->
    [pavilion] Kas ehitad paviljoni ja lõpetad käigu?
    [seraglio] Kas ehitad haaremi ja lõpetad käigu?
    [arcades] Kas ehitad galerii ja lõpetad käigu?
    [chambers] Kas ehitad lossi ja lõpetad käigu?
    [garden] Kas ehitad aia ja lõpetad käigu?
   *[tower] Kas ehitad torni ja lõpetad käigu?
}
prompt-reserve = { $type ->
    [bazaar] Kas panna basaar tagavarasse?
    [pavilion] Kas paned paviljoni tagavarasse?
    [seraglio] Kas paned haaremi tagavarasse?
    [arcades] Kas paned galerii tagavarasse?
    [chambers] Kas paned lossi tagavarasse?
    [garden] Kas paned aia tagavarasse?
   *[tower] Kas paned torni tagavarasse?
}
prompt-remove = { $type ->
    [bazaar] Kas viia basaar tagavarasse?
    [pavilion] Kas viid paviljoni tagavarasse?
    [seraglio] Kas viid haaremi tagavarasse?
    [arcades] Kas viid galerii tagavarasse?
    [chambers] Kas viid lossi tagavarasse?
    [garden] Kas viid aia tagavarasse?
   *[tower] Kas viid torni tagavarasse?
}
prompt-give = { $type ->
    [bazaar] Kas anda basaar Dirkile?
    [pavilion] Kas annad paviljoni Dirkile?
    [seraglio] Kas annad haaremi Dirkile?
    [arcades] Kas annad galerii Dirkile?
    [chambers] Kas annad lossi Dirkile?
    [garden] Kas annad aia Dirkile?
   *[tower] Kas annad torni Dirkile?
}
prompt-swap = Ümberplaneerimine: kas vahetad need kaks?
prompt-exactly = Basaari eest makstakse täpselt: { $over } on üle.
prompt-chests = Selle ruumi aardelaekad: milliste kaartidega maksad?
prompt-chests-pay = { $over ->
    [0] Kas osta need aardelaekad?
   *[other] Kas osta need aardelaekad ja maksta { $over } üle?
}
prompt-chest = { $chests ->
    [one] Üks aardelaegas: millisele hoonele?
   *[other] { $chests } aardelaegast: millisele hoonele?
}
prompt-chest-passed = { $chests ->
    [one] { $name } annab sulle aardelaeka: aseta see või anna edasi.
   *[other] { $name } annab sulle { $chests } aardelaegast: aseta neid või anna edasi.
}
prompt-chest-here = Aardelaegas siia: { $tile }?
prompt-builder = Kas palgata ehitusmeister ja planeerida veel kord ümber?
prompt-hire = Kas palgata see ehitusmeister?
prompt-builder-works = Ehitusmeister planeerib ümber: liiguta, ehita või vaheta midagi.
prompt-choose = Sinu valik:

## What the buttons do

do-nothing = Kinnita
do-take = Võta
do-buy = Osta
do-overpay = Maksa { $over } üle
do-build = Ehita
do-buy-and-build = Osta ja ehita
do-build-and-end = Ehita, lõpeta käik
do-reserve = Tagavarasse
do-give = Anna ära
do-swap = Vaheta
do-pass = Jäta vahele
do-chests = Osta laekad
do-chest = Aseta laegas
do-hire = Palka
do-pass-on = Anna edasi
do-no-builder = Ei palka
do-decline = Loobu
undo = Võta tagasi
undo-turn = Kogu käik tagasi

## The log

log-take = { $name } võtab: { $cards }.
log-buy = { $over ->
    [0] { $name } ostab: { $tile }; makstud täpselt: { $cards }.
   *[other] { $name } ostab: { $tile }; makstud { $over } üle: { $cards }.
}
log-place = { $name } ehitab: { $tile }.
log-swap = { $name } vahetab: ära läheb { $away }, asemele tuleb { $tile }.
log-reserve = { $name } paneb tagavarasse: { $tile }.
log-give = { $name } annab Dirkile: { $tile }.
log-end = { $name } lõpetab tegevused.
log-pass = { $name } jätab käigu vahele.
log-deal = { $name } saab algrahaks: { $cards }.
log-money = Rahavahetusse tuleb: { $cards }.
log-drawn = Tuli: { $pieces }.
log-market = Turule tuleb: { $tiles }.
log-dirk = Dirk tõmbab: { $tiles }.
log-buy-bazaar = { $name } ostab: { $tile }, makstes { $cards }.
log-chests = { $name } valib aardelaekad ruumist { $room }.
log-pay = { $name } maksab nende eest { $cards }.
log-chest = { $name } paneb aardelaeka: { $tile }.
log-hire = { $name } palkab: { $card }.
log-decline = { $name } loobub.
log-room = Uued aardelaekad ruumis { $room }: { $chests }.
log-builders = { $name } saab: { $cards }.
log-builders-unseen = { $cards ->
    [one] { $name } saab ehitusmeistri, keda keegi ei näe.
   *[other] { $name } saab { $cards } ehitusmeistrit, keda keegi ei näe.
}
log-scouts = Uued luurajad: { $scouts }.
log-attack = Rünnakukaart: { $side ->
    [north] põhjast
    [east] idast
    [south] lõunast
   *[west] läänest
}.
log-look = Su luuraja nägi seda, { $name }: { $side ->
    [north] järgmine rünnak tuleb põhjast.
    [east] järgmine rünnak tuleb idast.
    [south] järgmine rünnak tuleb lõunast.
   *[west] järgmine rünnak tuleb läänest.
}
log-look-unseen = { $name } vaatab järgmist rünnakukaarti.
log-attacked = Ründajad tungivad peale.
log-scoring-card = Välja tuleb punktiarvestuse kaart { $scoring }.
log-other = { $name }: { $move }.
log-after-scoring = { $cause }: punktid muutuvad kohe pärast punktiarvestust.
log-scored = { $scoring ->
    [A] Toimub esimene punktiarvestus.
    [B] Toimub teine punktiarvestus.
   *[C] Toimub lõpparvestus.
}
log-ended = { $winners ->
    [one] Mäng on läbi; võitis { $names }.
   *[other] Mäng on läbi; võitu jagavad { $names }.
}

## Refusals, where the page can point at things

here-cannot-add-P-21 = Siia see ei sobi: { $side ->
    [north] põhjaküljel
    [east] idaküljel
    [south] lõunaküljel
   *[west] lääneküljel
} { $wall ->
    [yes] on sein, aga naabril seal seina ei ole.
   *[no] seina ei ole, aga naabril on seal sein.
}
here-cannot-add-P-22 = Siin ei pääseks selleni jalgsi: kõik kokkupuutuvad küljed on seinaga.
here-cannot-add-P-23 = See peab puutuma Alhambra vastu terve küljega.
here-cannot-add-P-24 = Nii piiraksid tühja koha igast küljest sisse.
here-place-taken = Siin on juba hoone.
here-cannot-remove-P-22 = Ilma selleta ei pääseks jalgsi teiste hooneteni.
here-cannot-remove-P-24 = Selle äravõtmisest jääks tühimik.
here-too-little-paid = Hind on { $price }; { $sum } on liiga vähe.
here-wrong-currency = { $currency ->
    [florin] Selle eest makstakse floriinides.
    [dirham] Selle eest makstakse dirhamites.
    [denar] Selle eest makstakse denaarides.
   *[ducat] Selle eest makstakse tukatites.
}
here-too-much-taken = Kokku teeb see { $sum }; mitme kaardi summa võib olla kuni 5.
here-tiles-to-place = Aseta kõigepealt paika see, mille ostsid.
here-not-your-turn = Praegu ei ole sinu käik.
here-placed-later = Selles käigus ostetud hooned asetad paika siis, kui tegevused on läbi.
here-room-empty = Selles ruumis ei ole aardelaekaid.
here-chests-too-dear = Ruumi aardelaekad maksavad { $price }, aga kogu su raha on { $sum }.
here-chests-to-pay = Maksa kõigepealt aardelaegaste eest: { $price } või rohkem, mis tahes rahas.
here-chests-too-little = Aardelaekad maksavad { $price }; { $sum } on liiga vähe.
here-chests-must = Sina ostsid need: aseta kõik, mis saad.
here-chests-to-place = Aseta kõigepealt aardelaekad: { $chests }.
here-chest-not-built = Aardelaegas käib ainult Alhambras olevale hoonele.
here-chest-no-colour = Basaarile aardelaegast ei panda.
here-chest-twice = Siin juba on aardelaegas.
here-chest-other-colour = Ükski aardelaegas ei ole seda värvi.
here-builder-too-early = Ehitusmeister palgatakse käigu lõpus.
here-builder-at-work = Ehitusmeister palgati ümber planeerima: tee seda nüüd.
here-builder-or-decline = Vali oma käest ehitusmeister või loobu.
here-bazaar-without-price = Tema hoone on müüdud: hinnata ei müüda.
here-bazaar-exactly = See maksab { $price } ja tuleb tasuda täpselt; praegu on { $sum }.
