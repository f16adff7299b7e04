### Eesti keel: mängulaudade server.


## Sisenemine

come-in-first = Sisesta kõigepealt nimi.
guest-name-length = Nimes peab olema 1 kuni { $most } märki.
guest-name-plain = „{ $name }“ ei saa olla nimi. Kasuta üht rida lihtteksti.
guest-name-bot = „{ $name }“ on boti nimi. Vali mõni teine.
no-such-code = See kood ei toimi. Võib-olla on see valesti trükitud, tühistatud või uuemaga asendatud.
record-not-text = Mängufail peab olema tekst UTF-8 kodeeringus.
record-of-another-game = Mängu „{ $game }“ mängufaile ei saa siin veel avada.
not-here = Siin ei ole midagi või sa ei tohi seda näha.
foreign-page = See päring tuli teiselt saidilt ja lükati tagasi.
other-host = See server ei vasta nimele { $name }. Haldaja saab selle lubada: alhambra serve --host-name { $name }
banned = Selle serveri haldaja on su blokeerinud.
other-wire-version = See klient kasutab protokolli versiooni { $given }, millest see server aru ei saa.
too-large = Liiga suur: lubatud on kõige rohkem { $most } kB.
too-slow = Päring jõudis kohale liiga aeglaselt ja lükati tagasi.
too-many = Liiga palju päringuid. Oota hetk ja proovi uuesti.
too-many-tables = Sul on { $most } lõpetamata lauda. Mängi enne mõni lõpuni või sulge see.
too-many-listed = Sul on juba { $most } avalikku lauda. Alusta või sulge enne mõni neist või ava see laud ainult lingiga.
unfit-body = Päring ei sobi: { $reason }.
page-not-built = Leht on veel ehitamata. „make play“ ehitab selle ja käivitab serveri; „make page“ ainult ehitab.

## Lauad

bad-pace = Botid ei saa enne sammu oodata { $pace } millisekundit. Vali 0 kuni { $most }.
no-seat-for-people = Kõik kohad on bottidel. Jäta üks endale.
no-seat-free = Kõik kohad on võetud.
game-has-begun = Mäng on juba alanud. Keegi ei saa enam liituda ega lahkuda.
game-not-begun = Mäng ei ole veel alanud.
host-only = Seda saab teha ainult laua haldaja.
host-stays = See on sinu enda koht. Tee enne lahkumist haldajaks keegi teine.
host-is-a-person = Laua haldaja saab olla ainult lauas istuv inimene.
no-such-seat = Sellist kohta ei ole. Kohad on nummerdatud 0 kuni { $most }.
seat-taken = See koht on võetud. Vali mõni teine.
seat-of-two = Koht on kas botile või nimega inimesele, mitte mõlemale.
was-banned = Laua haldaja blokeeris su selles lauas.
seat-of-nobody-else = Sellel kohal ei istu keegi teine.
others-play = Teised mängivad siin veel, nii et mängu ei saa sulgeda. Tee ettepanek mäng lõpetada või anna alla.
game-not-over = Mäng ei ole veel läbi.
bad-clock = Kella ajaks saab panna 1 kuni { $most } sekundit.
bad-increment = Lisaaeg peab olema 0 kuni { $most } sekundit ja kehtib ainult mängija minutite korral.
too-few-seats = Lauas istub { $people } inimest: vähemalt nii palju kohti on vaja.
would-not-see = { $name } on eemal ega näeks seda.
just-changed = { $seconds ->
    [one] Teised peavad jõudma näha, mis muutus. Alustada saad sekundi pärast.
   *[other] Teised peavad jõudma näha, mis muutus. Alustada saad { $seconds } sekundi pärast.
}
bad-deal = Jaotust „{ $deal }“ ei ole.
bad-gone-after = Vali 1 kuni { $most } sekundit, mille järel loetakse mängija lahkunuks.
bad-contribution = Panus juhusesse kirjutatakse kuni { $most } kuueteistkümnendnumbriga, kaks iga baidi kohta.

## Käsud

only-seated = Seda saavad teha ainult selle laua mängijad.
which-seat = Seda seadet jagab mitu inimest. Ütle, kelle koht see on: ?seat= ja koha number.
not-your-turn = Praegu ei ole sinu käik. Käigul on { $name }.
to-be-confirmed = { $name } peab kõigepealt viimase sammu kinnitama.
nothing-to-confirm = Sul ei ole ühtegi sammu kinnitada.
bot-plays-for-you = Sinu eest mängib bott. Võta koht kõigepealt tagasi.
has-resigned = Sa andsid alla ega saa edasi mängida.
seat-of-a-bot = Sellel kohal juba mängib bott.
not-gone = { $minutes ->
    [one] { $name } peab olema ära ühe minuti, enne kui bott saab koha üle võtta.
   *[other] { $name } peab olema ära { $minutes } minutit, enne kui bott saab koha üle võtta.
}
clock-decides = Selles lauas on kell: bott võtab mängija { $name } koha üle alles siis, kui aeg on otsas.
time-is-up = Su aeg on otsas: selle käigu mängib bott. Võta oma koht pärast seda tagasi.
line-length = Sõnumis peab olema 1 kuni { $most } märki.
line-plain = Sõnum peab olema loetav lihttekst.
line-or-phrase = Sõnum on kas tekst või valmis lause, mitte mõlemad.
turn-is-over = Varasemad sammud juba lõpetasid käigu.
stale = Laud on vahepeal muutunud. Praegu kehtib versioon { $version }.
nothing-to-undo = Sul ei ole midagi tagasi võtta: keegi teine on käinud või midagi on tõmmatud või visatud.
nothing-asked = Keegi ei ole palunud sammu tagasi võtta.
no-dice-to-weigh = Praegu ei ole täringuid, mille tõenäosusi arvutada.
bad-command-id = Käsul peab olema tunnus, 1 kuni { $most } märki.
command-id-used = See tunnus on juba teisel käsul.
unfit-frame = Käsk ei sobi: { $reason }.
unfit-binary = Käsud peavad olema tekst JSON-vormingus.
notice-time-up = Mängija { $name } aeg sai otsa. Jätkab bott.
notice-handed = Nüüd mängib bott mängija { $name } eest.
notice-back = { $name } on tagasi.
notice-resigned = { $name } andis alla.
notice-settings = { $name } muutis laua seadeid.
notice-agrees = { $name } teeb ettepaneku mäng lõpetada.
notice-disagrees = { $name } tahab edasi mängida.
notice-declines = { $name } ei taha mängu lõpetada.
notice-asks-back = { $name } palub luba samm tagasi võtta.
notice-declines-back = { $name } ei luba sammu tagasi võtta.

## Kui serveriga on midagi viltu

server-cannot-keep = Server ei saanud seda salvestada, võib-olla on ketas täis. Midagi ei muudetud. Proovi hiljem uuesti.
server-may-be-kept = Server kaotas salvestamise ajal andmebaasi. Kas salvestamine õnnestus, näed siis, kui andmebaas on tagasi.
server-cannot-read = Server ei saa praegu oma mänge lugeda. Proovi hiljem uuesti.
server-broken = Serveris läks midagi viltu. Viga on logitud ja kõik varem kinnitatu on alles.
server-newer-data = Faili { $file } on kirjutanud selle programmi uuem versioon (vorming { $found }, see programm loeb vormingut { $known }). Kasuta seda versiooni või vali teine kaust: --data.
server-older-data = Faili { $file } on kirjutanud selle programmi vanem versioon. Peata server ja uuenda fail: alhambra admin migrate.
server-cannot-open = Mänge ei saa salvestada faili { $file }: { $reason }.
server-empty-file = { $file } on tühi ega ole andmebaas: selle sisu on kadunud. Pane asemele varukoopia või kustuta fail, et alustada ilma mängudeta.
server-lost-file = { $file } puudub, kuid { $left } selle viimaste muudatustega on alles. Taasta fail või varukoopia või kustuta { $left }, et alustada ilma mängudeta.
server-foreign-file = { $file } on mõne teise programmi andmebaas. Vali teine kaust: --data.
server-cannot-listen = Server ei saa kuulata aadressil { $host }, port { $port }: { $reason }. Proovi teist porti: --port 8080.
server-folder-in-use = Teine server juba kasutab kausta { $folder }. Peata see või vali teine kaust: --data.
server-workers-need-database = Mitu protsessi vajavad ühist andmebaasi: --database postgresql://…

## Kui server käivitub

serve-here = Alhambra töötab aadressil { $address }
serve-house = Teistes sinu võrgu seadmetes: { $address }
serve-kept = Mängud salvestatakse kausta { $folder }
serve-stop = Peatamiseks vajuta Ctrl-C.
serve-folder-or-database = Mängud salvestatakse kausta või andmebaasi: kasuta kas --data või --database, mitte mõlemat.
serve-bad-database = --database vajab PostgreSQL-i andmebaasi aadressi, näiteks postgresql://nimi@arvuti/alhambra.
