### Nederlands: de server met de tafels.


## Binnenkomen

come-in-first = Geef eerst een naam op om binnen te komen.
guest-name-length = Een naam heeft 1 tot en met { $most } tekens.
guest-name-plain = “{ $name }” kan geen naam zijn; het moet één regel gewone tekst zijn.
guest-name-bot = “{ $name }” is de naam van een bot; kies een andere.
no-such-code = Die code bestaat niet. Misschien is hij verkeerd getypt, of vervangen door een nieuwere.
record-not-text = Een verslag is tekst in UTF-8.
record-of-another-game = Verslagen van het spel “{ $game }” kunnen hier nog niet worden bekeken.
not-here = Hier is niets, of niets voor jou.
foreign-page = Dit kwam van een pagina van een andere site en is daarom niet gedaan.
banned = De beheerder van deze server laat je niet binnen.
other-wire-version = Deze client spreekt versie { $given } van het protocol, die deze server niet begrijpt.
too-large = Dat is te lang: hooguit { $most } kB is mogelijk.
too-many = Te veel tegelijk; wacht even en probeer het opnieuw.
unfit-body = Wat er is gestuurd, is niet te begrijpen: { $reason }.
page-not-built = De pagina is nog niet gebouwd. “make play” doet dat en start de server; “make page” bouwt alleen de pagina.

## Tafels

bad-pace = Bots kunnen niet { $pace } milliseconden wachten vóór een zet; 0 tot en met { $most } is mogelijk.
no-seat-for-people = Alle plaatsen zijn voor bots; houd er een vrij voor jezelf.
no-seat-free = Alle plaatsen zijn bezet.
game-has-begun = Het spel is begonnen; niemand kan nog aanschuiven of opstappen.
game-not-begun = Het spel is nog niet begonnen.
host-starts = Alleen wie de tafel beheert, kan het spel starten.
host-only = Dat kan alleen wie de tafel beheert.
host-stays = Dit is je eigen plaats; laat iemand anders de tafel beheren en ga van tafel.
host-is-a-person = Alleen iemand die zelf aan tafel zit, kan de tafel beheren.
no-such-seat = Die plaats bestaat niet; de plaatsen zijn 0 tot en met { $most }.
seat-taken = Deze plaats is bezet; kies een andere.
seat-of-two = Een plaats is voor een bot of voor iemand met een naam, niet voor allebei.
was-removed = Wie deze tafel beheert, wil je hier niet aan tafel.
others-play = Anderen spelen hier nog, dus het spel kan niet worden gesloten; jullie kunnen samen besluiten te stoppen.
game-not-over = Het spel is nog niet afgelopen.
bad-clock = Een klok heeft 1 tot en met { $most } seconden.
bad-gone-after = Iemand kan na 1 tot en met { $most } seconden als vertrokken gelden.
bad-contribution = Een bijdrage aan het toeval wordt geschreven met hooguit { $most } hexadecimale cijfers, twee per byte.

## Opdrachten

only-seated = Dat kan alleen als je aan tafel zit.
which-seat = Meerdere mensen delen dit apparaat; zeg eerst wiens plaats het is, met ?seat= en het nummer.
not-your-turn = Je bent niet aan de beurt; { $name } is aan zet.
to-be-confirmed = { $name } moet eerst de laatste zet bevestigen.
nothing-to-confirm = Er is geen zet van jou die op bevestiging wacht.
bot-plays-for-you = Een bot speelt op jouw plaats; neem die eerst terug.
has-resigned = Wie heeft opgegeven, speelt niet verder.
seat-of-a-bot = Op deze plaats speelt al een bot.
not-gone = { $name } moet { $seconds } seconden weg zijn voordat een bot de plaats kan overnemen.
nobody-to-mute = Op deze plaats zit niemand die je kunt dempen.
line-length = Wat je zegt, heeft 1 tot en met { $most } tekens.
line-plain = Wat je zegt, moet gewone leesbare tekst zijn.
turn-is-over = Met de zetten hiervoor is de beurt voorbij.
stale = Aan tafel is intussen iets veranderd; het is nu versie { $version }.
nothing-to-undo = Er is geen zet van jou die je kunt terugnemen: iemand anders heeft een zet gedaan, of er is iets getrokken.
no-dice-to-weigh = Er zijn nu geen dobbelstenen waarvan de kansen te noemen zijn.
bad-command-id = Een opdracht heeft een id van 1 tot en met { $most } tekens nodig.
command-id-used = Dit id is al voor een andere opdracht gebruikt.
unfit-frame = De opdracht is niet te begrijpen: { $reason }.
unfit-binary = Opdrachten zijn tekst, in JSON.
notice-time-up = De tijd van { $name } is om; een bot speelt verder.
notice-handed = Een bot speelt nu voor { $name }.
notice-back = { $name } speelt weer mee.
notice-resigned = { $name } heeft opgegeven.
notice-agrees = { $name } wil het spel nu beëindigen.
notice-disagrees = { $name } wil toch verder spelen.

## Als er iets mis is met de server

server-cannot-keep = De server kon dit niet bewaren, misschien omdat de schijf vol is. Er is niets veranderd; probeer het later opnieuw.
server-may-be-kept = De server raakte zijn database kwijt terwijl hij dit bewaarde. Of het is bewaard, blijkt zodra de database terug is.
server-cannot-read = De server kon zijn spellen nu even niet lezen; probeer het later opnieuw.
server-broken = Er ging iets mis in de server. Het is genoteerd; wat eerder is bevestigd, blijft bewaard.
server-newer-data = { $file } is geschreven door een nieuwere versie van dit programma (de vorm is { $found }, dit programma kent { $known }). Gebruik die versie, of een andere map met --data.
server-older-data = { $file } is geschreven door een oudere versie van dit programma. Stop de server en werk het bestand dan bij: alhambra admin migrate.
server-cannot-open = De spellen kunnen niet worden bewaard in { $file }: { $reason }.
server-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }. Misschien is een andere poort vrij: --port 8080.
server-folder-in-use = Een andere server bewaart zijn spellen al in { $folder }. Stop die server, of gebruik een andere map met --data.
server-workers-need-database = Meer werkers hebben een database nodig die ze kunnen delen: --database postgresql://…

## Als de server start

serve-here = Alhambra is te vinden op { $address }
serve-house = Andere apparaten in huis vinden het op { $address }
serve-kept = Spellen worden bewaard in { $folder }
serve-stop = Ctrl-C stopt de server.
serve-folder-or-database = Spellen worden bewaard in een map of in een database: geef --data of --database, niet allebei.
serve-bad-database = --database vraagt het adres van een PostgreSQL-database, zoals postgresql://naam@computer/alhambra.
