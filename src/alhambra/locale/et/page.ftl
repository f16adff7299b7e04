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
kind-letter = { $kind ->
    [pavilion] P
    [seraglio] H
    [arcades] G
    [chambers] L
    [garden] A
   *[tower] T
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
bazaar-in-full = basaar, makstakse { $currency ->
    [florin] floriinides
    [dirham] dirhamites
    [denar] denaarides
   *[ducat] tukatites
}, annab punkte: { $types }
bazaar-worth = { $tile }; annaks praegu { $points }
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
    [wall] Sein
    [lines] Rivid
    [coins] Mündid
    [bonus] Boonus
    [tokens] Žetoonid
   *[other] { $cause }
}
bot-name = { $bot ->
    [random] Unistaja { $number }
    [greedy] Müürsepp { $number }
    [beginner] Algaja { $number }
    [casual] Harrastaja { $number }
    [skilled] Osav { $number }
    [advanced] Edasijõudnu { $number }
    [expert] Meister { $number }
   *[other] { $bot } { $number }
}
level-name = { $level ->
    [beginner] Algaja
    [casual] Harrastaja
    [skilled] Osav
    [advanced] Edasijõudnu
   *[expert] Meister
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
market-exact = saad täpselt maksta
exchange = Rahavahetus
display-card = { $card }, rahavahetuses
hand = Sinu raha
hand-empty = Sul ei ole raha.
players = Mängijad
points = Punktid
court = Alhambra
alhambra-of = Alhambra, { $name }: { $tiles ->
    [one] 1 hoone
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
own-tiles = Sinu hooned: { $tiles }
planned-tile = Siia ehitatakse: { $tile }
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
room-of = Ruum { $room }, aardelaekad: { $chests }; hind { $price } mis tahes valuutades
room-empty-here = Ruum { $room }: tühi
camp = Ründajad
attack-next = Järgmine rünnak tuleb { $side ->
    [north] põhjast
    [east] idast
    [south] lõunast
   *[west] läänest
}.
attack-unknown = Järgmine rünnak on veel saladus. Võimalik: { $sides }
attack-threat = Järgmine rünnak tuleb { $side ->
    [north] põhjast
    [east] idast
    [south] lõunast
   *[west] läänest
}. Praegu maksaks see sulle { $points ->
    [one] 1 punkti
   *[other] { $points } punkti
}.
attack-seen = seda tead ainult sina
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
stall-unpriced = { $tile }; praegu ei müüda
tray = Varu ja seis
menu = Menüü
board-alone = Ainult Alhambra
tray-tutor = Juhendaja
guide-resume = Jätka teejuhiga
info = Seis ja logi
rules = Reeglid
settings = Seaded
keys = Klahvid
keys-for = { $does ->
    [move] Järgmise asja juurde, mida saab valida
    [choose] Vali see või pane tagasi
    [confirm] Kinnita oma samm
    [undo] Võta tagasi
    [clear] Pane kõik tagasi või naase oma laua juurde
   *[help] Näita neid klahve
}
glows = praegu võimalik
coming = Laud pannakse valmis …
no-such-table-here = Sellist lauda ei ole. Võib-olla on see suletud.
offline = Ühendus katkes. Ühendame uuesti …

## Who leads, what a scoring would bring

tab-leads = Kes juhib
tab-scoring = Kui arvestataks
tab-log = Logi
log-round = { $round }. voor
log-round-results = Tulemused
who-leads = Kes milles juhib
building = Hoone
counts = Hooneid mängijal
leader = Juhib
tie = viik
stakes-next = { $scoring ->
    [A] Järgmisena tuleb esimene punktiarvestus: punkte saavad esimesed kohad.
    [B] Järgmisena tuleb teine punktiarvestus: punkte saavad esimesed ja teised kohad.
   *[C] Järgmisena tuleb lõpparvestus: punkte saavad esimesed, teised ja kolmandad kohad.
}
stakes-card = { $first ->
    [1] Selle kaart võib tulla iga hetk, hiljemalt { $last } kaardi jooksul.
   *[other] Selle kaart on rahapakis { $first }. ja { $last }. kaardi vahel.
}
stakes-end = { $left ->
    [0] Kott on tühi: järgmine ost lõpetab mängu.
    [one] Kotis on üks hoone: iga käik võib olla viimane.
   *[other] Kotis on { $left } hoonet: iga käik võib olla viimane.
}
stakes-last = Viimased käigud!
stakes-places = Punktid kohtade kaupa
stakes-left = Kotis alles
if-scored = Kui kohe tuleks { $scoring ->
    [A] esimene punktiarvestus
    [B] teine punktiarvestus
   *[C] lõpparvestus
}
player = Mängija
wall = Sein
sum = See arvestus

## What is awaited

prompt-over = Mäng on läbi.
prompt-moment = Üks hetk …
prompt-wait = Käigul on { $name } …
prompt-act = Sinu käik: võta raha, osta hoone või planeeri ümber.
prompt-act-again = Täpselt makstud! Tee veel üks tegevus või ehita ja lõpeta käik.
prompt-pass = Ükski tegevus pole võimalik. Jäta käik vahele.
prompt-take = { $cards ->
    [one] Kas võtad kaardi { $sum }?
   *[other] Kas võtad need { $cards } kaarti, kokku { $sum }?
}
prompt-cards = { $currency ->
    [florin] Millise hoone eest maksad { $sum } floriini?
    [dirham] Millise hoone eest maksad { $sum } dirhamit?
    [denar] Millise hoone eest maksad { $sum } denaari?
    [ducat] Millise hoone eest maksad { $sum } tukatit?
   *[any] Millise hoone eest maksad { $sum }?
}
prompt-buy = { $type ->
    [bazaar] Kas ostad basaari? Täpne: saad veel ühe tegevuse.
    [pavilion] Kas ostad paviljoni? Täpne: saad veel ühe tegevuse.
    [seraglio] Kas ostad haaremi? Täpne: saad veel ühe tegevuse.
    [arcades] Kas ostad galerii? Täpne: saad veel ühe tegevuse.
    [chambers] Kas ostad lossi? Täpne: saad veel ühe tegevuse.
    [garden] Kas ostad aia? Täpne: saad veel ühe tegevuse.
   *[tower] Kas ostad torni? Täpne: saad veel ühe tegevuse.
}
prompt-overpay = { $type ->
    [pavilion] Kas ostad paviljoni? Maksad { $over } üle.
    [seraglio] Kas ostad haaremi? Maksad { $over } üle.
    [arcades] Kas ostad galerii? Maksad { $over } üle.
    [chambers] Kas ostad lossi? Maksad { $over } üle.
    [garden] Kas ostad aia? Maksad { $over } üle.
   *[tower] Kas ostad torni? Maksad { $over } üle.
}
prompt-too-little = Puudu on { $missing }: vali kaarte juurde.
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
    [bazaar] Sul on selles valuutas kõige rohkem raha, nii et viimane basaar on sinu. Aseta see paika.
    [pavilion] Sul on selles valuutas kõige rohkem raha, nii et viimane paviljon on sinu. Aseta see paika.
    [seraglio] Sul on selles valuutas kõige rohkem raha, nii et viimane haarem on sinu. Aseta see paika.
    [arcades] Sul on selles valuutas kõige rohkem raha, nii et viimane galerii on sinu. Aseta see paika.
    [chambers] Sul on selles valuutas kõige rohkem raha, nii et viimane loss on sinu. Aseta see paika.
    [garden] Sul on selles valuutas kõige rohkem raha, nii et viimane aed on sinu. Aseta see paika.
   *[tower] Sul on selles valuutas kõige rohkem raha, nii et viimane torn on sinu. Aseta see paika.
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
    [bazaar] Kas ehitad basaari siia?
    [pavilion] Kas ehitad paviljoni siia?
    [seraglio] Kas ehitad haaremi siia?
    [arcades] Kas ehitad galerii siia?
    [chambers] Kas ehitad lossi siia?
    [garden] Kas ehitad aia siia?
   *[tower] Kas ehitad torni siia?
}
prompt-build-end = { $type ->
    [bazaar] Kas ehitad basaari ja lõpetad käigu?
    [pavilion] Kas ehitad paviljoni ja lõpetad käigu?
    [seraglio] Kas ehitad haaremi ja lõpetad käigu?
    [arcades] Kas ehitad galerii ja lõpetad käigu?
    [chambers] Kas ehitad lossi ja lõpetad käigu?
    [garden] Kas ehitad aia ja lõpetad käigu?
   *[tower] Kas ehitad torni ja lõpetad käigu?
}
prompt-reserve = { $type ->
    [bazaar] Kas paned basaari tagavarasse?
    [pavilion] Kas paned paviljoni tagavarasse?
    [seraglio] Kas paned haaremi tagavarasse?
    [arcades] Kas paned galerii tagavarasse?
    [chambers] Kas paned lossi tagavarasse?
    [garden] Kas paned aia tagavarasse?
   *[tower] Kas paned torni tagavarasse?
}
prompt-reserve-end = { $type ->
    [bazaar] Kas paned basaari tagavarasse ja lõpetad käigu?
    [pavilion] Kas paned paviljoni tagavarasse ja lõpetad käigu?
    [seraglio] Kas paned haaremi tagavarasse ja lõpetad käigu?
    [arcades] Kas paned galerii tagavarasse ja lõpetad käigu?
    [chambers] Kas paned lossi tagavarasse ja lõpetad käigu?
    [garden] Kas paned aia tagavarasse ja lõpetad käigu?
   *[tower] Kas paned torni tagavarasse ja lõpetad käigu?
}
prompt-remove = { $type ->
    [bazaar] Kas viid basaari tagavarasse?
    [pavilion] Kas viid paviljoni tagavarasse?
    [seraglio] Kas viid haaremi tagavarasse?
    [arcades] Kas viid galerii tagavarasse?
    [chambers] Kas viid lossi tagavarasse?
    [garden] Kas viid aia tagavarasse?
   *[tower] Kas viid torni tagavarasse?
}
prompt-give = { $type ->
    [bazaar] Kas annad basaari Dirkile?
    [pavilion] Kas annad paviljoni Dirkile?
    [seraglio] Kas annad haaremi Dirkile?
    [arcades] Kas annad galerii Dirkile?
    [chambers] Kas annad lossi Dirkile?
    [garden] Kas annad aia Dirkile?
   *[tower] Kas annad torni Dirkile?
}
prompt-give-end = { $type ->
    [bazaar] Kas annad basaari Dirkile ja lõpetad käigu?
    [pavilion] Kas annad paviljoni Dirkile ja lõpetad käigu?
    [seraglio] Kas annad haaremi Dirkile ja lõpetad käigu?
    [arcades] Kas annad galerii Dirkile ja lõpetad käigu?
    [chambers] Kas annad lossi Dirkile ja lõpetad käigu?
    [garden] Kas annad aia Dirkile ja lõpetad käigu?
   *[tower] Kas annad torni Dirkile ja lõpetad käigu?
}
prompt-swap = Ümberplaneerimine: kas vahetad need kaks?
prompt-exactly = Basaari eest tuleb maksta täpselt. Praegu on { $over } üle.
prompt-chests = Milliste kaartidega maksad nende aardelaegaste eest?
prompt-chests-pay = { $over ->
    [0] Kas ostad need aardelaekad?
   *[other] Kas ostad need aardelaekad? Maksad { $over } üle.
}
prompt-chest = { $chests ->
    [one] Aseta 1 aardelaegas: puuduta hoonet.
   *[other] Aseta { $chests } aardelaegast: puuduta hoonet.
}
prompt-chest-passed = { $chests ->
    [one] { $name } annab sulle aardelaeka. Aseta see või anna edasi.
   *[other] { $name } annab sulle { $chests } aardelaegast. Aseta osa neist või anna edasi.
}
prompt-chest-here = Kas paned aardelaeka siia: { $tile }?
prompt-builder = Kas palkad ehitusmeistri, et veel kord ümber planeerida?
prompt-hire = Kas palkad selle ehitusmeistri?
prompt-builder-works = Ehitusmeister on valmis: planeeri oma Alhambra ümber.
prompt-choose = Vali:

## What the buttons do

do-nothing = Kinnita
do-take = Võta
do-buy = Osta
do-buy-over = Osta, { $over } üle
do-buy-and-build-over = Osta ja ehita, { $over } üle
do-build = Ehita
do-buy-and-build = Osta ja ehita
do-build-and-end = Ehita, lõpeta käik
do-reserve = Tagavarasse
do-reserve-and-end = Tagavarasse, lõpeta käik
do-give = Anna ära
do-give-and-end = Anna ära, lõpeta käik
do-swap = Vaheta
do-pass = Jäta vahele
do-chests = Osta laekad
do-chests-over = Osta laekad, { $over } üle
do-chest = Aseta laegas
do-hire = Palka
do-pass-on = Anna edasi
do-no-builder = Praegu mitte
do-decline = Ei, aitäh
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
log-end = { $name } lõpetab käigu.
log-pass = { $name } jätab käigu vahele.
log-deal = { $name } saab algrahaks: { $cards }.
log-money = Rahavahetusse tuleb: { $cards }.
log-drawn = Tuli: { $pieces }.
log-market = Ehitusturule tuleb: { $tiles }.
log-dirk = Dirk tõmbab: { $tiles }.
log-buy-bazaar = { $name } ostab: { $tile }; makstud täpselt: { $cards }.
log-chests = { $name } ostab aardelaekad ruumist { $room }.
log-pay = { $name } maksab nende eest { $cards }.
log-chest = { $name } paneb aardelaeka: { $tile }.
log-hire = { $name } palkab: { $card }.
log-decline = { $name } loobub.
log-room = Uued aardelaekad ruumis { $room }: { $chests }.
log-builders = { $name } saab: { $cards }.
log-builders-unseen = { $cards ->
    [one] { $name } saab salaja ehitusmeistri.
   *[other] { $name } saab salaja { $cards } ehitusmeistrit.
}
log-scouts = Uued luurajad: { $scouts }.
log-attack = Rünnakukaart: { $side ->
    [north] põhjast
    [east] idast
    [south] lõunast
   *[west] läänest
}.
log-look = { $name }, sinu luuraja teatab: { $side ->
    [north] järgmine rünnak tuleb põhjast.
    [east] järgmine rünnak tuleb idast.
    [south] järgmine rünnak tuleb lõunast.
   *[west] järgmine rünnak tuleb läänest.
}
log-look-unseen = { $name } vaatab salaja järgmist rünnakukaarti.
log-attacked = Ründajad ründavad.
log-scoring-card = Avatakse punktiarvestuse kaart { $scoring }.
log-other = { $name }: { $move }.
log-after-scoring = { $cause }: punktid muutuvad kohe pärast punktiarvestust.
log-scored = { $scoring ->
    [A] Esimene punktiarvestus.
    [B] Teine punktiarvestus.
   *[C] Lõpparvestus.
}
log-ended = { $winners ->
    [one] Mäng on läbi. Võitis { $names }!
   *[other] Mäng on läbi. Esikohta jagavad { $names }!
}

## Refusals, where the page can point at things

here-cannot-add-P-21 = Siia see ei sobi: { $side ->
    [north] põhjaküljel
    [east] idaküljel
    [south] lõunaküljel
   *[west] lääneküljel
} { $wall ->
    [yes] on sein, aga naabril seal ei ole.
   *[no] ei ole seina, aga naabril seal on.
}
here-cannot-add-P-22 = Siia ei pääseks jalgsi: kõik kokkupuutuvad küljed on seinaga.
here-cannot-add-P-23 = See peab puutuma vastu su Alhambrat terve küljega.
here-cannot-add-P-24 = Nii tekiks su Alhambrasse tühimik.
here-place-taken = Siin on juba hoone.
here-cannot-remove-P-22 = Ilma selleta ei pääseks enam jalgsi kõigi hooneteni.
here-cannot-remove-P-24 = Kui selle ära võtad, tekib tühimik.
here-too-little-paid = See maksab { $price }. { $sum } on liiga vähe.
here-wrong-currency = { $currency ->
    [florin] Selle eest maksa floriinides.
    [dirham] Selle eest maksa dirhamites.
    [denar] Selle eest maksa denaarides.
   *[ducat] Selle eest maksa tukatites.
}
here-too-much-taken = Kokku teeb see { $sum }. Mitme kaardi summa võib olla kõige rohkem 5.
here-tiles-to-place = Aseta kõigepealt paika see, mille ostsid.
here-not-your-turn = Praegu ei ole sinu käik.
here-placed-later = Ostetud hooned asetad paika käigu lõpus.
here-room-empty = Selles ruumis ei ole aardelaekaid.
here-chests-too-dear = Ruumi aardelaekad maksavad { $price }, aga sul on ainult { $sum }.
here-chests-to-pay = Maksa kõigepealt aardelaegaste eest: vähemalt { $price }, mis tahes valuutades.
here-chests-too-little = Aardelaekad maksavad { $price }. { $sum } on liiga vähe.
here-chests-must = Sina ostsid need aardelaekad: aseta nii palju, kui saad.
here-chests-to-place = Aseta kõigepealt aardelaekad: { $chests }.
here-chest-not-built = Aardelaeka saab panna ainult oma Alhambra hoonele.
here-chest-no-colour = Basaarile aardelaegast panna ei saa.
here-chest-twice = Sellel hoonel juba on aardelaegas.
here-chest-other-colour = Ükski su aardelaegas ei ole seda värvi.
here-builder-too-early = Ehitusmeistri saad palgata käigu lõpus.
here-builder-at-work = Palkasid ehitusmeistri: planeeri nüüd ümber.
here-builder-or-decline = Puuduta oma käes ehitusmeistrit või loobu.
here-bazaar-without-price = Praegu ei müüda: see maksab sama palju kui hoone selle kõrval, aga see on läinud.
here-bazaar-exactly = See maksab täpselt { $price }. Sina maksad { $sum }.
