### Mida terminal inimestele ütleb: `alhambra play`, `alhambra replay`, `alhambra rules`.


## Failid

not-text = see ei ole UTF-8-kodeeringus tekst
byte-order-mark = selle alguses on baidijärjemärk; salvesta see UTF-8-na ilma selle märgita
output-failed = Rohkem ei saa midagi lugeda ega kirjutada: { $reason }.


## Mänguvahendid

type-pavilion = paviljon
type-seraglio = haarem
type-arcades = galerii
type-chambers = loss
type-garden = aed
type-tower = torn
currency-florin = floriin
currency-dirham = dirham
currency-denar = denaar
currency-ducat = tukat

## Kes mängib

person = { $people ->
    [one] Mängija
   *[other] Mängija { $number }
}
bad-name = „{ $name }“ ei saa olla mängija nimi: see on tühi, boti nimi või pole lihttekst.
same-name = Kahel inimesel ei saa olla sama nimi: „{ $name }“.
too-many-people = { $people } inimest on liiga palju: mängus on { $players } mängijat.
too-many-bots = Botte on liiga palju ({ $bots }): inimestest { $seats ->
    [0] ei jää üle ühtegi kohta
    [one] jääb üle üks koht
   *[other] jääb üle { $seats } kohta
}.
people-and-names = --people ja --names ei käi kokku; kasuta üht neist.
with-and-option = --with ja --option modules=… ei käi kokku; kasuta üht neist.
option-form = „{ $text }“ ei ole valik. Valik kirjutatakse NIMI=VÄÄRTUS, näiteks tower12=extra.

## Laud

head-to-act = { $name } { $phase ->
    [act] on käigul
    [gain] asetab paika lõpus saadud hooned
    [within-treasure] maksab laegaste eest
    [placed-treasure] võib hoonetele laekaid panna
    [placed-builders] võib palgata ehitusmeistri
   *[place] asetab paika ostetud hooned
}
head-look = Alhambra: { $name }
head-supplies = Rahavahetus: { $cards }    Kott: { $bag }    Pakk: { $pile }    Järgmine arvestus: { $scoring }
head-market = Turg
head-hand = Käes
head-reserve = Tagavara
head-aside = Asetada
head-scoring = Punktiarvestus { $scoring }
head-chamber = Laekad hinnaga { $price }: { $rooms }    Laekaid kotis: { $bag }
head-offered = Hoonetele panna: { $chests }
head-bazaar = Basaar { $tile } ({ $types }): { $price ->
    [0] pole müügil, koht ({ $currency }) on tühi
   *[other] täpselt { $price } ({ $currency })
}
head-attack-known = Järgmine rünnak: { $side ->
    [N] põhjast
    [E] idast
    [S] lõunast
   *[W] läänest
}
head-attack-seen = Järgmine rünnak: kinnine, seda on näinud { $names }
head-attack-hidden = Järgmine rünnak: kinnine, üks { $left } kaardist
head-scouts = Luurajad: { $scouts }
head-invaders = Rünnak pärast punktiarvestust { $scoring }
column-points = p
column-wall = sein
column-cards = kaarte
column-reserve = tagav
column-sum = kokku
column-chests = laekad
column-bazaars = bas
column-open = avatud nesw
column-invaders = rünnak

## Valimine

choice-take = Võta
choice-buy = Osta { $tile }, maksa
choice-pay = { $cards } { $over ->
    [0] täpne
   *[other] +{ $over }
}
choice-payments = täpne: tegutsed veel kord;  +2: maksad 2 üle ja su tegevused on läbi
choice-place = Aseta { $tile }
choice-reserve = tagavarasse
choice-give = anna Dirkile
choice-end = Lõpeta
choice-end-turn = rohkem ei tegutse
choice-chests = Osta laekad
choice-room = ruum { $room }: { $chests }
choice-pay-chests = Maksa
choice-more = Veel
choice-payments-more = on näidatutest viimane; makseviise on { $count }: kirjuta „pay“ ja oma kaardid
choice-chest = Laegas hoonele
choice-hire = Palka
choice-decline = Või
choice-pass-on = anna laekad edasi
choice-no-builder = ära palka kedagi
choice-redesign = Planeeri ümber
choice-redesigns = kuni { $last }): neid { $count } sammu näitab „redesign“
choice-no-redesign = Praegu ei saa midagi ümber planeerida.
choice-place-from-reserve = Ehita { $tile }
choice-swap = Sisse { $tile }, ära
choice-remove = Tagavarasse
prompt = { $name }>{" "}
prompt-help = Sisesta number või samm; või undo, why, score, look, save, rules, quit, help.
prompt-end = Mäng on läbi: score, look N, save [FAIL] või Enter, et lahkuda>{" "}
no-such-number = Sammu { $number } ei ole; sammud on nummerdatud 1 kuni { $count }.
sit-down = { $name }, võta istet ja vajuta Enter; teised vaatavad kõrvale.
look-whom = Keda vaadata? Sisesta number: look 1 kuni look { $players }.

## Mis on juhtunud

told-moves = { $name } { $moves }.
told-forced = { $name } { $move }: muud sammu ei olnud.
told-take = võtab { $pieces }
told-buy = { $over ->
    [0] ostab { $tile } täpse summa eest ({ $cards })
   *[other] ostab { $tile } ({ $cards })
}
told-place = asetab { $tile } ruudule { $to }
told-swap = paneb { $tile } hoone { $to } asemele
told-reserve = paneb tagavarasse { $pieces }
told-give = annab Dirkile { $pieces }
told-end = lõpetab tegevused
told-pass = jätab käigu vahele
told-deal = { $name } saab algrahaks { $pieces }.
told-money = Rahavahetusse tuleb: { $pieces }.
told-market = Turule tuleb: { $pieces }.
told-dirk = Dirk tõmbab: { $pieces }.
told-chests = ostab ruumi { $pieces } laekad
told-pay = maksab { $pieces }
told-chest = paneb laeka hoonele { $pieces }
told-hire = palkab { $pieces }
told-decline = loobub
told-other = mängib { $move }
told-drawn = Tõmmati: { $pieces }.
told-builders = { $name } saab ehitusmeistrid { $pieces }.
told-scouts = Uued luurajad: { $pieces }.
told-room = Uued laekad ruumis { $room }: { $pieces }.
told-look = { $name } võtab luuraja ja vaatab järgmist rünnakut: { $side ->
    [N] see tuleb põhjast
    [E] see tuleb idast
    [S] see tuleb lõunast
    [W] see tuleb läänest
   *[other] mis see on, teab ainult { $name }
}.
told-attack = { $side ->
    [N] Rünnak tuleb põhjast.
    [E] Rünnak tuleb idast.
    [S] Rünnak tuleb lõunast.
   *[W] Rünnak tuleb läänest.
}
told-scoring-card = Välja tuli punktiarvestuse kaart { $scoring }.

## Punktid

score-none = Punkte ei ole veel arvestatud.
score-so-far = Punktid seni
score-preview = Kui kohe tuleks punktiarvestus { $scoring }
row-counted = {"  "}loetud
score-parts = { $name } – { $cause }: { $parts }
end-title = Mäng on läbi
end-won = { $winners ->
    [one] Võidab { $names } { $points } punktiga!
   *[other] Esikohta jagavad { $names }, igaüks { $points } punktiga!
}

## Käsud

play-help =
    Vali samm numbri järgi või kirjuta see välja; piisab algusest, kui see sobib
    ainult ühele sammule: take b7, buy G8sw g5 g3, place G8sw 1,0, reserve G8sw,
    swap G8sw T9es, give G8sw, end; moodulitega chests 2, pay g3 y5,
    chest G8sw, hire y3*, decline.
    {""}
    Ehituskaart kirjutatakse nii: tüüp, hind ja seinaga küljed. G8sw on aed hinnaga
    8, seinad lõunas ja läänes. Jämedad jooned on seinad, punktiir avatud küljed.
    {"  "}P paviljon  S haarem  A galerii  C loss  G aed  T torn  F purskkaev
    {"  "}y floriin  g dirham  b denaar  o tukat
    Basaar on B, selle valuuta ja kolm tüüpi: BbPAG. Ehitusmeister kirjutatakse
    y3*, laekaga hoonel on märk ◆.
    Ruutu tähistab selle kaugus purskkaevust itta ja põhja, nagu servadel kirjas;
    hoone asetamise ajal on ruutudel sammude numbrid.
    {""}
    Enter       näitab lauda uuesti
    redesign    loetleb kõik su Alhambra muutmise viisid
    undo        võtab viimase sammu tagasi, kui vahepeal pole midagi tõmmatud
    why SAMM    ütleb, miks samm pole lubatud ja mis reegli järgi
    score       punktid seni ja mida punktiarvestus praegu annaks
    look N      mängija N Alhambra ja tagavara
    rules MIDA  reegel tunnuse või sõnade järgi: rules P-24, rules pikim sein
    save FAIL   salvestab mängu; kui FAIL puudub, siis uue nimega
    quit        lahkub ja soovi korral salvestab
undo-nothing = Sul ei ole ühtegi sammu tagasi võtta.
undo-drawn = Seda sammu ei saa tagasi võtta: pärast seda on midagi tõmmatud.
undo-done = Tagasi võetud.
why-what = Milline samm? Sisesta selle number või samm ise, näiteks: why place T12 1,0.
why-allowed = „{ $move }“ on lubatud.
why-not = { $reason } (Reeglit näitab „rules { $rule }“.)
saved = Salvestatud faili { $file }; jätka nii:
saved-finished = Salvestatud faili { $file }; vaata kordust nii:
save-exists = Fail { $file } on juba olemas ja jäi muutmata. Vali teine nimi.
save-name = „{ $file }“ ei saa olla faili nimi.
save-failed = Faili { $file } ei saa kirjutada: { $reason }.
quit-save = Kas salvestada mäng enne lahkumist? [J/e]{" "}
# Keeldumise esimene täht: ei.
no = e
left = Lahkusid lauast. Ühtegi sammu ei tehtud, nii et midagi ei salvestatud.
resume-alone = Salvestatud mängul on mängijad, seeme ja valikud juba olemas. Koos käsuga --resume sobib ainult --components ning oma bottide jaoks --bots.
resume-own-bot = Selles mängus mängib „{ $bot }“, aga see käivitatakse ainult siis, kui sa selle uuesti nimetad: --bots "{ $bot }".
bot-stood-in = { $name } ei saanud valida ({ $fault }: { $detail }); seekord mängib tema eest greedy.
resume-finished = See mäng on läbi. Kordust näitab „alhambra replay“.
resume-no-seed = Selles protokollis ei ole seemet, nii et mängu ei saa sealt jätkata.

## Kordus

replay-at-verify = --verify kontrollib kogu protokolli, nii et koos sellega ei saa kasutada valikut --at.
replay-at-too-large = Protokollis on ainult { $decisions } sammu.
replay-right = { $file } on korras: { $game }, mängijaid { $players }, samme { $decisions }, { $result }.
replay-won = võit: { $names }
replay-running = mäng on pooleli
replay-heading = Samme tehtud: { $number } / { $count }
replay-prompt = Enter edasi, b tagasi, number hüppab, q lahkub>{" "}
replay-what = Vajuta Enter või sisesta b, q või number 0 kuni { $count }.

## Reeglid

rules-no-id = Reeglit „{ $id }“ ei ole. Kõik reeglid loetleb „alhambra rules“.
rules-not-found = Üheski reeglis ei ole „{ $words }“.
rules-how = „alhambra rules P-24“ näitab ühte reeglit, „alhambra rules pikim sein“ kõiki nende sõnadega.

## Milline mootor töötab

build-compiled = kompileeritud
build-plain = tavaline Python
