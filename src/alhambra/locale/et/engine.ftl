### Eesti keel. Looksulgudes faktid täidetakse; ehituskaardid, rahakaardid ja ruudud jäävad lühikujule.
###
### Sõnastik (sõnad on eestikeelsest reeglistikust, kui pole öeldud teisiti):
###   tile ehituskaart · building hoone · start tile stardikaart · fountain purskkaev
###   pavilion paviljon · seraglio haarem · arcades galerii · chambers loss · garden aed · tower torn
###   money card rahakaart · currency valuuta · florin floriin · dirham dirham · ducat tukat
###   denar denaar (reeglistikus kord taaler, kord teenar)
###   market ehitusturg · slot ruut · display, exchange rahavahetus (meie sõna) · bag kott · pile pakk
###   wall sein · outer wall välissein · inner wall sisesein · hole tühimik · on foot jalgsi
###   reserve tagavara · reserve board tagavaralaud · redesign ümberplaneerimine, planeeri ümber
###   turn käik · action tegevus · move samm (meie sõna: käik koosneb sammudest) · pass jäta vahele
###   seat koht · place, cell ruut · scoring punktiarvestus · final scoring lõpparvestus
###   scoring card punktiarvestuse kaart · majority ülekaal · tie viik · points punktid
###   record protokoll · tag märgis · position seis · seed seeme · bot bott · Palace Palee
###   Mason Müürsepp · Dreamer Unistaja · Dirk Dirk (reeglistikus Margus)
### Laiendused ja täringumängud (reeglistikus on neist sõnadest ainult ehitusmeister, palkama,
### kujuteldav mängija ja nupp):
###   module moodul · treasure chamber aardekamber · room ruum · chest aardelaegas, laegas
###   master builder ehitusmeister · hire palka · invaders ründajad · attack rünnak
###   scout luuraja · bazaar basaar
###   Dice Game täringumäng · die täring · roll vise, viska · keep jäta alles · black die must täring
###   field väli · line rida · column veerg · track rada · bonus field boonusväli · round voor
###   marker nupp · stone kivi · token žetoon · reward tasu · building point ehituspunkt
###   exchange vahetamine · displace tõrjumine · annul tühistamine · start player alustaja
###   Roll & Write Viska ja kirjuta · sheet leht · score sheet punktileht · crossing ristumiskoht
###   cross kriipsuta maha · coin münt · turn a die keera täringut · pass on anna edasi
###   imaginary player kujuteldav mängija · contest võistlus
### Nimed ja faktid on nimetavas käändes: lause peab käima kooloniga, lisandiga või valikuga.


## Texts that cannot be read

invalid-tile = „{ $text }“ ei ole ehituskaart; ehituskaart kirjutatakse nagu G8sw: tüüp, hind, seinaga küljed.
invalid-card = „{ $text }“ ei ole rahakaart; rahakaart kirjutatakse nagu y7: valuuta, väärtus; ehitusmeister nagu y3*.
invalid-place = „{ $text }“ ei ole ruut; ruut kirjutatakse nagu 1,-2: mitu ruutu itta, mitu põhja.
invalid-move = „{ $text }“ ei ole samm; sammud kirjutatakse nagu „take b7“, „buy G8sw g3 g5“, „place G8sw 1,0“, „reserve G8sw“, „swap G8sw T9es“, „give G8sw“, „end“, „pass“; moodulitega ka „chests 2“, „pay g3 y5“, „chest G8sw“, „hire y3*“, „decline“.
ambiguous-move = „{ $text }“ võib tähendada { $count } eri sammu, näiteks: { $some }.

## Moves that the rules of Palace forbid

refused = { $reason } ({ $rule })
not-a-move = „{ $move }“ ei ole selle mängu samm.
nothing-taken = Võta vähemalt üks kaart.
game-is-over = Mäng on läbi.
chance-is-to-act = Enne kui keegi saab käia, tuleb midagi tõmmata.
not-on-display = Ei saa võtta: { $cards }. Kõike seda rahavahetuses ei ole.
too-much-taken = { $cards } on kokku { $sum }; mitme kaardi summa võib olla kõige rohkem 5.
not-on-market = Ehitusturul ei ole sellist hoonet: { $tile }.
wrong-currency = Hoone { $tile } eest makstakse { $currency ->
    [florin] floriinides
    [dirham] dirhamites
    [denar] denaarides
   *[ducat] tukatites
}, aga { $card } on teises valuutas.
not-in-hand = Käes ei ole kõiki neid kaarte: { $cards }.
too-little-paid = Hoone { $tile } maksab { $price }; { $sum } on liiga vähe.
not-on-reserve = Tagavaras ei ole sellist hoonet: { $tile }.
not-in-alhambra = Alhambras ei ole sellist hoonet: { $tile }.
not-bought = Selles käigus ei ole ostetud sellist hoonet: { $tile }.
placed-later = Hoone { $tile } on ostetud selles käigus ja asetatakse paika siis, kui tegevused on läbi; need lõpetab „end“.
nothing-done-yet = Käiku ei saa veel lõpetada: võta raha, osta hoone või planeeri ümber.
can-act = Käigu tohib vahele jätta ainult siis, kui ükski tegevus ei ole võimalik.
tiles-to-place = Aseta kõigepealt paika see, mille ostsid: { $tiles }.
no-dirk = Hooneid saab ära anda ainult kahe mängija mängus ja ainult Dirkile.
gained-not-given = Mängu lõpus saadud hoonet ei saa Dirkile anda.
place-taken = { $tile } ei mahu ruudule { $place }: seal on juba { $other }.
cannot-add-P-21 = { $tile } ei sobi ruudule { $place }: { $side ->
    [north] põhjaküljel
    [east] idaküljel
    [south] lõunaküljel
   *[west] lääneküljel
} { $wall ->
    [yes] on sein, aga naabril ({ $other }) seal seina ei ole
   *[no] seina ei ole, aga naabril ({ $other }) on seal sein
}.
cannot-add-P-22 = { $tile } ei sobi ruudule { $place }: sinna ei pääseks jalgsi, sest kõik kokkupuutuvad küljed on seinaga.
cannot-add-P-23 = { $tile } ei sobi ruudule { $place }: see ei puutuks Alhambra vastu terve küljega.
cannot-add-P-24 = { $tile } ei sobi ruudule { $place }: nii tekiks tühimik.
cannot-remove-P-22 = Kui võtta ära { $tile } ruudult { $place }, ei pääseks jalgsi teiste hooneteni.
cannot-remove-P-24 = Kui võtta ära { $tile } ruudult { $place }, jääks järele tühimik.
not-reached-P-22 = Purskkaevust ei pääse jalgsi ruudule { $place }, kus on { $tile }.
hole-P-24 = Ruudul { $place } on tühimik.
fountain-stays = Purskkaevu ei liigutata kunagi.

## Moves that the rules of the Treasure Chamber forbid

no-chests-bought = Ei ole laekaid, mille eest maksta või mida hoonetele panna; „chests 1“ valib ruumi, mille laekad ostetakse.
room-empty = Aardekambri ruumis { $room } ei ole laekaid.
chests-too-dear = Ühe ruumi laekad maksavad { $price }; käes on ainult { $sum }.
chests-to-pay = Maksa kõigepealt laegaste eest: vähemalt { $price }, mis tahes valuutades.
chests-too-little = Laekad maksavad { $price }; { $sum } on liiga vähe.
chests-must = Sina ostsid need laekad: aseta nii palju, kui saad.
chests-to-place = Aseta kõigepealt laekad: { $chests }.
chest-not-built = { $tile } ei ole Alhambras, nii et laegast sellele panna ei saa.
chest-no-colour = { $tile } on basaar ja sellele laegast panna ei saa.
chest-twice = Sellel hoonel on juba laegas: { $tile }.
chest-other-colour = Ükski laegas ei ole sama värvi nagu { $tile }.
builder-too-early = Ehitusmeister palgatakse käigu lõpus, kui ostetu on paika asetatud.
builder-at-work = Palkasid ehitusmeistri: planeeri nüüd ümber.
builder-or-decline = Nüüd saab palgata ehitusmeistri; „decline“ lõpetab käigu ilma temata.
no-builder = { $card } on raha, aga mitte ehitusmeister.
bazaar-not-offered = Ehitusturu kõrval ei ole sellist basaari: { $tile }.
bazaar-without-price = Basaaril { $tile } ei ole praegu hinda: { $currency ->
    [florin] floriinide
    [dirham] dirhamite
    [denar] denaaride
   *[ducat] tukatite
} ruudul ei ole hoonet.
bazaar-exactly = { $tile } maksab { $price } nagu selle valuuta hoone turul ja maksta tuleb täpselt; { $sum } ei sobi.

## Chance

cannot-be-drawn = Praegu ei saa tõmmata: { $drawn }.
nothing-is-drawn = { $drawn } ei saa tulla: praegu ei tõmmata midagi.

## Options

bad-names = Nimesid on liiga palju: { $names }, aga mängijaid on { $players }.
no-seat = Kohta number { $seat } ei ole.
unknown-game = Mängu „{ $game }“ ei ole; olemas on: { $games }.
unknown-option = Valikut „{ $option }“ ei ole; olemas on: { $options }.
bad-players = Mängijate arv { $given } ei sobi; see mäng on { $least } kuni { $most } mängijale.
bad-tower12 = „{ $given }“ ei ole kaheteistkümnenda torni valik; see on „off“, „extra“ või ehituskaart, mille asemele torn tuleb, näiteks T9es.
unknown-module = Moodulit „{ $module }“ ei ole; olemas on: { $modules }.
class-form = „{ $text }“ ei nimeta klassi: kirjuta fail.py:Klass või pakett.moodul:Klass.
class-unreadable = Faili { $place } ei saa laadida: { $reason }
class-not-there = Failis { $place } ei ole klassi { $name }, mis oleks { $kind }.
module-name-taken = { $place } nimetab end „{ $module }“ nagu juba tuntud moodul; moodulil peab olema oma nimi.
module-twice = Moodulit „{ $module }“ on nimetatud kaks korda.
modules-exclude = „{ $module }“ on mooduli „{ $other }“ variant; vali üks neist.
no-modules = Mängul „{ $game }“ ei ole mooduleid.
bad-seed = „{ $seed }“ ei ole allika { $source } seeme; mt19937 vajab täisarvu, hmac-sha256 paarikaupa numbreid 0 kuni 9 ja tähti a kuni f.

## Component files

unreadable-file = Faili { $file } ei saa lugeda: { $reason }.
bad-data-form = { $entry }: { $reason }.
bad-data-names = { $entry }: peab olema { $names } ja ei midagi muud.
bad-data-name = { $entry }: „{ $name }“ ei ole ükski neist: { $names }.
bad-data-copies = { $entry }: eksemplare võib olla 1 kuni 99, mitte { $number }.
bad-data-points = { $entry }: punkte võib olla 0 kuni 999.
bad-data-dear = { $entry }: ehituskaart hinnaga { $price } võib { $players } mängijaga jäädagi ostmata, sest ühes valuutas ei pruugi kellelgi olla rohkem kui { $most }.
bad-data-scorings = { $entry }: punktiarvestused peavad olema { $names } ja ei midagi muud.
bad-data-number = { $entry }: { $number } ei ole vahemikus 1 kuni 99 või on seal kaks korda.
bad-data-walls = { $entry }: „{ $walls }“ ei ole kuni kolm tähte hulgast N, E, S, W, igaüks üks kord.
bad-data-tile-twice = { $entry }: { $tile } on juba olemas; kõik ehituskaardid peavad olema erinevad.
bad-data-few-chests = { $entry }: laekaid on liiga vähe, et täita kõik ruumid ({ $rooms }).
bad-data-many-rooms = { $entry }: ruume on liiga palju ({ $number }); neid võib olla kuni 9.
bad-data-few-builders = { $entry }: { $number } ei sobi; vaja on 3 kuni 99, sest vähemast ei jätku kuuele mängijale.
bad-data-few-tiles = { $entry }: ehituskaarte on liiga vähe ({ $number }); mängu jaoks on vaja vähemalt 20.
bad-data-bazaar = { $entry }: basaaril on kolm eri tüüpi.
bad-data-slots = { $entry }: igal valuutal peab turul olema üks ruut.
bad-data-little-money = { $entry }: kokku { $number } on liiga vähe, et { $players } mängijale algraha jagada.

## Positions

bad-position-empty = Seisu ei ole: tekst on tühi.
bad-position-line = Seisu rida { $line }: { $reason }
bad-position-beginning = seis algab reaga nagu „{ $game } players=3“.
bad-position-words = „{ $words }“ ei tähenda siin midagi.
bad-position-seat = kohta { $seat } ei ole.
bad-position-place-twice = ruudul { $place } on kaks ehituskaarti.
bad-position-twice = „{ $words }“ on siin kaks korda.
bad-position-phase = Seda ei saa olla faasis „{ $phase }“: { $words }.
bad-position-scoring = „{ $words }“ ei ole punktiarvestuse rida või selle summa ei klapi.
bad-position-scoring-players = Punktiarvestuses { $scoring } ei ole igal mängijal oma rida, õiges järjekorras.
bad-position-tile = { $tile } ei ole selles mängus või on kahes kohas korraga.
bad-position-card = { $card } ei ole selles mängus nii mitu korda.
bad-position-pile = Rahapakis peab olema rahakaarte { $cards }, sest kõik ülejäänud on teada.
bad-position-pile-apart = Rahapakis saab ehitusmeistreid olla kõige rohkem { $cards }, sest kõik ülejäänud on teada.
bad-position-chest = { $tile } ei saa seal laegast kanda.
bad-position-chests = Seda värvi laekaid on rohkem kui karbis: { $type }.

## Records

bad-record = rida { $line }: { $reason }
bad-record-format = vorming on „{ $given }“; see programm loeb vormingut „{ $known }“.
bad-record-rules = mängus kehtis reeglite versioon { $given }; see programm tunneb versiooni { $known }.
bad-record-components = mängiti teiste koostisosadega; jälgimiseks on vaja sama koostisosade faili.
bad-record-game = protokoll on mängust „{ $given }“, mitte mängust { $known }.
bad-record-options = valikud tuleb kirjutada nii: „{ $should }“.
bad-record-source = „{ $given }“ ei ole juhuallikas; olemas on: { $known }.
bad-record-form = „{ $found }“ tuleb kirjutada nii: „{ $should }“.
bad-record-players = „{ $given }“ ei ole mängijate arv.
bad-record-no-tag = märgis { $tag } puudub.
bad-record-tag-twice = märgis { $tag } on siin kaks korda.
bad-record-words = „{ $words }“ ei ole märgis, tõmme, samm ega punktiarvestus.
bad-record-after-end = pärast mängu lõppu on veel midagi.
bad-record-no-end = protokoll jääb pooleli: selle lõpus peab olema „= won …“ või „= running“.
bad-record-turn = koht { $seat } ei ole siin käigul.
bad-record-occasion = „{ $occasion }“: selle jaoks siin midagi ei tõmmata.
bad-record-not-of-seed = tõmmati { $found }, kuid seemne järgi tuleb { $should }.
bad-record-secret = saladus ei ole kirjutatud 1 kuni 64 baidina, igaüks kahe numbriga hulgast 0 kuni 9 ja a kuni f.
bad-record-commitment = kohustus ei ole saladuse SHA-256.
bad-record-contributions = iga mängija kohta peab olema üks panus, tühikutega eraldatud.
bad-record-mixed-seed = seeme ei ole see, mille saladus ja panused kokku annavad.
bad-record-note = { $should ->
    [none] „{ $found }“: siin ei ole üldse punktiarvestust.
   *[other] „{ $found }“ asemel peab siin olema „{ $should }“.
}
bad-record-note-missing = „{ $should }“ puudub.

## Bots

unknown-bot = Botti „{ $bot }“ ei ole; olemas on: { $bots }.
unknown-character = Tegelane „{ $character }“ puudub; olemas on: { $characters }.
bot-without-budget = { $bot } ei kasuta eelarvet nagu @1000 või @0.5s. Jäta see ära.
bot-no-program = Programmi kirjes „{ $bot }“ ei leitud. Selle kausta programm kirjuta kujul program:./nimi.
bot-does-not-start = „{ $bot }“ ei saa mängida: { $fault ->
    [timeout] see ei vastanud { $reason } jooksul „ready“
    [nonsense] see vastas „{ $reason }“, mitte „ready“
   *[crash] { $reason }
}.
