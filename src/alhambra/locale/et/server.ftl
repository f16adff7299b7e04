### Eesti keel: mängulaudade server.


## Coming in

come-in-first = Ütle kõigepealt oma nimi.
guest-name-length = Nimes on 1 kuni { $most } märki.
guest-name-plain = „{ $name }“ ei saa olla nimi; see peab olema üks rida lihtteksti.
guest-name-bot = „{ $name }“ on boti nimi; vali mõni teine.
no-such-code = Sellist koodi ei ole. Võib-olla on see valesti trükitud või on uuem kood selle asendanud.
record-not-text = Protokoll on tekst UTF-8 kodeeringus.
record-of-another-game = Mängu „{ $game }“ protokolle ei saa siin veel vaadata.
not-here = Siin ei ole midagi, vähemalt mitte sinu jaoks.
foreign-page = Selle saatis mõne teise saidi leht, nii et seda ei tehtud.
banned = Selle serveri haldaja ei lase sind sisse.
other-wire-version = See klient räägib protokolli versiooni { $given }, millest see server aru ei saa.
too-large = See on liiga pikk: kõige rohkem võib olla { $most } KB.
too-many = Liiga palju korraga; oota veidi ja proovi uuesti.
unfit-body = Saadetu on arusaamatu: { $reason }.
page-not-built = Leht ei ole veel valmis ehitatud. „make play“ ehitab selle ja käivitab serveri; „make page“ ainult ehitab.

## Tables

bad-pace = Botid ei saa enne sammu oodata { $pace } millisekundit; võimalik on 0 kuni { $most }.
no-seat-for-people = Kõik kohad on bottide päralt; jäta üks endale.
no-seat-free = Kõik kohad on võetud.
game-has-begun = Mäng on alanud; enam ei saa keegi lauda istuda ega lauast lahkuda.
game-not-begun = Mäng ei ole veel alanud.
host-starts = Mängu saab alustada ainult laua haldaja.
host-only = Seda saab teha ainult laua haldaja.
host-stays = See on sinu enda koht; anna laud teise haldaja kätte ja lahku.
host-is-a-person = Laua haldaja saab olla ainult laua ääres istuv inimene.
no-such-seat = Sellist kohta ei ole; kohad on 0 kuni { $most }.
seat-taken = See koht on võetud; vali mõni teine.
seat-of-two = Koht on kas botile või nimega inimesele, mitte mõlemale.
was-removed = Laua haldaja ei soovi sind selle laua äärde.
others-play = Teised mängivad siin veel, nii et mängu ei saa sulgeda; selle lõpetamises saab kokku leppida.
game-not-over = Mäng ei ole veel läbi.
bad-clock = Kellal on 1 kuni { $most } sekundit.
bad-gone-after = Mängijat saab lahkunuks lugeda 1 kuni { $most } sekundi pärast.
bad-contribution = Panus juhusesse kirjutatakse kuni { $most } kuueteistkümnendnumbriga, kaks iga baidi kohta.

## Commands

only-seated = Seda saavad teha ainult laua ääres istujad.
which-seat = Seda seadet jagab mitu inimest; ütle kõigepealt, kelle koht see on: ?seat= ja koha number.
not-your-turn = Praegu ei ole sinu käik; käigul on { $name }.
to-be-confirmed = { $name } peab kõigepealt viimase sammu kinnitama.
nothing-to-confirm = Sul ei ole sammu, mis ootaks kinnitamist.
bot-plays-for-you = Sinu kohal mängib bott; võta koht kõigepealt tagasi.
has-resigned = Kes on alla andnud, see enam edasi ei mängi.
seat-of-a-bot = Sellel kohal mängib niigi bott.
not-gone = { $name } peab olema ära { $seconds } sekundit, enne kui bott saab koha üle võtta.
nobody-to-mute = Sellel kohal ei ole kedagi, keda saaks vaigistada.
line-length = Öeldus on 1 kuni { $most } märki.
line-plain = Öeldu peab olema loetav lihttekst.
turn-is-over = Eelmiste sammudega sai käik juba läbi.
stale = Laud on vahepeal muutunud; nüüd on selle versioon { $version }.
nothing-to-undo = Sul ei ole sammu, mida saaks tagasi võtta: keegi teine on käinud või midagi on tõmmatud.
no-dice-to-weigh = Praegu ei ole täringuid, mille tõenäosusi öelda.
bad-command-id = Käsul peab olema tunnus, 1 kuni { $most } märki.
command-id-used = See tunnus on juba teisel käsul.
unfit-frame = Käsk on arusaamatu: { $reason }.
unfit-binary = Käsud on tekst JSON-vormingus.
notice-time-up = Mängija { $name } aeg sai otsa; edasi mängib bott.
notice-handed = Nüüd mängib bott mängija { $name } eest.
notice-back = { $name } mängib jälle ise.
notice-resigned = { $name } andis alla.
notice-agrees = { $name } tahaks mängu nüüd lõpetada.
notice-disagrees = { $name } tahab siiski edasi mängida.

## When something is wrong with the server

server-cannot-keep = Server ei saanud seda salvestada, võib-olla on ketas täis. Midagi ei muudetud; proovi hiljem uuesti.
server-may-be-kept = Server kaotas salvestamise ajal andmebaasi. Kas see sai salvestatud, selgub siis, kui andmebaas on tagasi.
server-cannot-read = Server ei saanud praegu oma mänge lugeda; proovi hiljem uuesti.
server-broken = Serveris läks midagi viltu. See on kirja pandud; kõik varem kinnitatu on alles.
server-newer-data = Faili { $file } on kirjutanud selle programmi hilisem versioon (faili vorm on { $found }, see programm tunneb vormi { $known }). Kasuta seda hilisemat versiooni või muud kausta: --data.
server-older-data = Faili { $file } on kirjutanud selle programmi varasem versioon. Peata server ja uuenda fail: alhambra admin migrate.
server-cannot-open = Mänge ei saa hoida failis { $file }: { $reason }.
server-cannot-listen = Server ei saa kuulata aadressil { $host }, port { $port }: { $reason }. Võib-olla on vaba mõni teine port: --port 8080.
server-folder-in-use = Teine server hoiab juba oma mänge kaustas { $folder }. Peata see server või kasuta muud kausta: --data.
server-workers-need-database = Mitu töölist vajab ühist andmebaasi: --database postgresql://…

## When the server starts

serve-here = Alhambra on aadressil { $address }
serve-house = Teised seadmed majas leiavad selle aadressilt { $address }
serve-kept = Mänge hoitakse kaustas { $folder }
serve-stop = Ctrl-C peatab serveri.
serve-folder-or-database = Mänge hoitakse kaustas või andmebaasis: anna kas --data või --database, mitte mõlemat.
serve-bad-database = --database tahab PostgreSQL-i andmebaasi aadressi, näiteks postgresql://nimi@arvuti/alhambra.
