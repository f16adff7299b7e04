### Nederlands: de server met de tafels.


## Binnenkomen

come-in-first = Geef eerst een naam op om binnen te komen.
guest-name-length = Een naam heeft 1 tot en met { $most } tekens.
guest-name-plain = “{ $name }” kan geen naam zijn; het moet één regel gewone tekst zijn.
guest-name-bot = “{ $name }” is de naam van een bot; kies een andere.
not-here = Hier is niets, of niets voor jou.
foreign-page = Dit kwam van een pagina van een andere site en is daarom niet gedaan.
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
host-starts = Alleen wie de tafel heeft geopend, kan het spel starten.

## Opdrachten

only-seated = Dat kan alleen als je aan tafel zit.
not-your-turn = Je bent niet aan de beurt; { $name } is aan zet.
turn-is-over = Met de zetten hiervoor is de beurt voorbij.
stale = Aan tafel is intussen iets veranderd; het is nu versie { $version }.
nothing-to-undo = Er is geen zet van jou die je kunt terugnemen: iemand anders heeft een zet gedaan, of er is iets getrokken.
no-dice-to-weigh = Er zijn nu geen dobbelstenen waarvan de kansen te noemen zijn.
bad-command-id = Een opdracht heeft een id van 1 tot en met { $most } tekens nodig.
command-id-used = Dit id is al voor een andere opdracht gebruikt.
unfit-frame = De opdracht is niet te begrijpen: { $reason }.
unfit-binary = Opdrachten zijn tekst, in JSON.

## Als er iets mis is met de server

server-cannot-keep = De server kon dit niet bewaren, misschien omdat de schijf vol is. Er is niets veranderd; probeer het later opnieuw.
server-cannot-read = De server kon zijn spellen nu even niet lezen; probeer het later opnieuw.
server-broken = Er ging iets mis in de server. Het is genoteerd; wat eerder is bevestigd, blijft bewaard.
server-newer-data = { $file } is geschreven door een nieuwere versie van dit programma (de vorm is { $found }, dit programma kent { $known }). Gebruik die versie, of een andere map met --data.
server-cannot-open = De spellen kunnen niet worden bewaard in { $file }: { $reason }.
server-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }. Misschien is een andere poort vrij: --port 8080.

## Als de server start

serve-here = Alhambra is te vinden op { $address }
serve-house = Andere apparaten in huis vinden het op { $address }
serve-kept = Spellen worden bewaard in { $folder }
serve-stop = Ctrl-C stopt de server.
