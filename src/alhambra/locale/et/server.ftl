### Eesti keel: mängulaudade server.


## Coming in

come-in-first = Ütle kõigepealt oma nimi.
guest-name-length = Nimes on 1 kuni { $most } märki.
guest-name-plain = „{ $name }“ ei saa olla nimi; see peab olema üks rida lihtteksti.
guest-name-bot = „{ $name }“ on boti nimi; vali mõni teine.
not-here = Siin ei ole midagi, vähemalt mitte sinu jaoks.
foreign-page = Selle saatis mõne teise saidi leht, nii et seda ei tehtud.
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
host-starts = Mängu saab alustada ainult see, kes laua avas.

## Commands

only-seated = Seda saavad teha ainult laua ääres istujad.
not-your-turn = Praegu ei ole sinu käik; käigul on { $name }.
turn-is-over = Eelmiste sammudega sai käik juba läbi.
stale = Laud on vahepeal muutunud; nüüd on selle versioon { $version }.
nothing-to-undo = Sul ei ole sammu, mida saaks tagasi võtta: keegi teine on käinud või midagi on tõmmatud.
no-dice-to-weigh = Praegu ei ole täringuid, mille tõenäosusi öelda.
bad-command-id = Käsul peab olema tunnus, 1 kuni { $most } märki.
command-id-used = See tunnus on juba teisel käsul.
unfit-frame = Käsk on arusaamatu: { $reason }.
unfit-binary = Käsud on tekst JSON-vormingus.

## When something is wrong with the server

server-cannot-keep = Server ei saanud seda salvestada, võib-olla on ketas täis. Midagi ei muudetud; proovi hiljem uuesti.
server-cannot-read = Server ei saanud praegu oma mänge lugeda; proovi hiljem uuesti.
server-broken = Serveris läks midagi viltu. See on kirja pandud; kõik varem kinnitatu on alles.
server-newer-data = Faili { $file } on kirjutanud selle programmi hilisem versioon (faili vorm on { $found }, see programm tunneb vormi { $known }). Kasuta seda hilisemat versiooni või muud kausta: --data.
server-cannot-open = Mänge ei saa hoida failis { $file }: { $reason }.
server-cannot-listen = Server ei saa kuulata aadressil { $host }, port { $port }: { $reason }. Võib-olla on vaba mõni teine port: --port 8080.

## When the server starts

serve-here = Alhambra on aadressil { $address }
serve-house = Teised seadmed majas leiavad selle aadressilt { $address }
serve-kept = Mänge hoitakse kaustas { $folder }
serve-stop = Ctrl-C peatab serveri.
