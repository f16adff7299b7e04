### Nederlands: de server met de tafels.


## Binnenkomen

come-in-first = Voer eerst een naam in.
guest-name-length = Een naam moet 1 tot en met { $most } tekens hebben.
guest-name-plain = “{ $name }” kan geen naam zijn. Gebruik één regel gewone tekst.
guest-name-bot = “{ $name }” is de naam van een bot. Kies een andere.
no-such-code = Deze code werkt niet. Misschien is hij verkeerd getypt, ingetrokken of vervangen door een nieuwere.
record-not-text = Een spelbestand moet tekst in UTF-8 zijn.
record-of-another-game = Spelbestanden van “{ $game }” kun je hier nog niet openen.
not-here = Hier is niets, of je mag het niet zien.
foreign-page = Dit verzoek kwam van een andere site en is geweigerd.
other-host = Deze server reageert niet op de naam { $name }. De beheerder kan dat toestaan: alhambra serve --host-name { $name }
banned = De beheerder van deze server heeft je geblokkeerd.
other-wire-version = Deze client gebruikt versie { $given } van het protocol, die deze server niet begrijpt.
too-large = Te groot: hoogstens { $most } kB.
too-slow = Het verzoek kwam te langzaam binnen en is geweigerd.
too-many = Te veel verzoeken. Wacht even en probeer het opnieuw.
too-many-tables = Je hebt { $most } onafgemaakte tafels. Speel er eerst een uit of sluit er een.
too-many-listed = Je hebt al { $most } openbare tafels. Begin of sluit er eerst een, of open deze alleen via een link.
unfit-body = Het verzoek is ongeldig: { $reason }.
page-not-built = De pagina is nog niet gebouwd. “make play” doet dat en start de server; “make page” bouwt alleen de pagina.

## Tafels

bad-pace = Bots kunnen niet { $pace } milliseconden wachten vóór een zet. Kies 0 tot en met { $most }.
no-seat-for-people = Alle plaatsen zijn bezet door bots. Houd er een vrij voor jezelf.
no-seat-free = Alle plaatsen zijn bezet.
game-has-begun = Het spel is al begonnen. Niemand kan nog meedoen of weggaan.
game-not-begun = Het spel is nog niet begonnen.
host-only = Dat kan alleen de host.
host-stays = Dit is je eigen plaats. Maak iemand anders host voordat je weggaat.
host-is-a-person = Alleen iemand aan tafel kan host zijn.
no-such-seat = Die plaats bestaat niet. De plaatsen zijn genummerd van 0 tot en met { $most }.
seat-taken = Deze plaats is bezet. Kies een andere.
seat-of-two = Een plaats is voor een bot of voor een bepaalde persoon, niet voor allebei.
was-banned = De host heeft je van deze tafel verbannen.
seat-of-nobody-else = Op deze plaats zit niemand anders.
others-play = Er spelen hier nog anderen, dus je kunt het spel niet sluiten. Stel voor om te stoppen, of geef op.
game-not-over = Het spel is nog niet afgelopen.
bad-clock = Een klok moet op 1 tot en met { $most } seconden staan.
bad-increment = Een toeslag moet 0 tot en met { $most } seconden zijn en hoort bij minuten per speler.
too-few-seats = Er zitten { $people } mensen aan deze tafel: er zijn minstens zoveel plaatsen nodig.
would-not-see = { $name } is afwezig en zou dit niet zien.
just-changed = { $seconds ->
    [one] De anderen moeten even kunnen zien wat er is veranderd. Je kunt over een seconde beginnen.
   *[other] De anderen moeten even kunnen zien wat er is veranderd. Je kunt over { $seconds } seconden beginnen.
}
bad-deal = Er is geen vaste trekking “{ $deal }”.
bad-gone-after = Kies 1 tot en met { $most } seconden waarna iemand als weg geldt.
bad-contribution = Een bijdrage aan het toeval heeft hoogstens { $most } hexadecimale cijfers, twee per byte.

## Opdrachten

only-seated = Dat kunnen alleen de spelers aan deze tafel.
which-seat = Meerdere mensen delen dit apparaat. Geef aan wiens plaats het is met ?seat= en het nummer.
not-your-turn = Je bent niet aan de beurt. { $name } is aan zet.
to-be-confirmed = { $name } moet eerst de laatste zet bevestigen.
nothing-to-confirm = Je hebt geen zet om te bevestigen.
bot-plays-for-you = Een bot speelt voor je. Neem eerst je plaats terug.
has-resigned = Je hebt opgegeven en kunt niet verder spelen.
seat-of-a-bot = Op deze plaats speelt al een bot.
not-gone = { $minutes ->
    [one] { $name } moet één minuut weg zijn voordat een bot de plaats kan overnemen.
   *[other] { $name } moet { $minutes } minuten weg zijn voordat een bot de plaats kan overnemen.
}
clock-decides = Deze tafel heeft een klok: een bot neemt de plaats van { $name } pas over als de tijd om is.
time-is-up = Je tijd is om: de bot speelt deze beurt. Neem je plaats daarna terug.
line-length = Een bericht moet 1 tot en met { $most } tekens hebben.
line-plain = Een bericht moet gewone, leesbare tekst zijn.
line-or-phrase = Een bericht is een tekst of een standaardzin, niet allebei.
turn-is-over = De eerdere zetten hebben de beurt al beëindigd.
stale = De tafel is intussen veranderd. Nu geldt versie { $version }.
nothing-to-undo = Je kunt niets terugnemen: iemand anders heeft een zet gedaan, of er is iets getrokken of gegooid.
nothing-asked = Niemand heeft gevraagd een zet terug te nemen.
no-dice-to-weigh = Er zijn nu geen dobbelstenen om kansen voor te berekenen.
bad-command-id = Een opdracht heeft een id van 1 tot en met { $most } tekens nodig.
command-id-used = Dit id is al voor een andere opdracht gebruikt.
unfit-frame = De opdracht is ongeldig: { $reason }.
unfit-binary = Opdrachten moeten tekst zijn, in JSON.
notice-time-up = De tijd van { $name } is om. Een bot neemt het over.
notice-handed = Een bot speelt nu voor { $name }.
notice-back = { $name } is terug.
notice-resigned = { $name } heeft opgegeven.
notice-settings = { $name } heeft de tafel veranderd.
notice-agrees = { $name } stelt voor het spel te beëindigen.
notice-disagrees = { $name } wil verder spelen.
notice-declines = { $name } wil het spel niet beëindigen.
notice-asks-back = { $name } wil graag een zet terugnemen.
notice-declines-back = { $name } wil niet dat er een zet wordt teruggenomen.

## Als er iets mis is met de server

server-cannot-keep = De server kon dit niet opslaan, misschien omdat de schijf vol is. Er is niets veranderd. Probeer het later opnieuw.
server-may-be-kept = De server raakte tijdens het opslaan de database kwijt. Of het gelukt is, zie je als de database er weer is.
server-cannot-read = De server kan zijn spellen nu niet lezen. Probeer het later opnieuw.
server-broken = Er ging iets mis op de server. De fout is vastgelegd, en alles wat eerder is bevestigd, is veilig.
server-newer-data = { $file } is geschreven door een nieuwere versie van dit programma (formaat { $found }, dit programma leest { $known }). Gebruik die versie, of kies een andere map met --data.
server-older-data = { $file } is geschreven door een oudere versie van dit programma. Stop de server en werk het bestand bij: alhambra admin migrate.
server-cannot-open = Kan geen spellen opslaan in { $file }: { $reason }.
server-empty-file = { $file } is leeg, dus geen database: de inhoud is verloren. Zet er een back-up voor in de plaats, of verwijder het bestand om zonder spellen te beginnen.
server-lost-file = { $file } ontbreekt, maar { $left } met de laatste wijzigingen is er nog. Zet het bestand of een back-up terug, of verwijder { $left } om zonder spellen te beginnen.
server-foreign-file = { $file } is een database van een ander programma. Kies een andere map met --data.
server-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }. Probeer een andere poort: --port 8080.
server-folder-in-use = Een andere server gebruikt { $folder } al. Stop die, of kies een andere map met --data.
server-workers-need-database = Meerdere processen hebben een gedeelde database nodig: --database postgresql://…

## Als de server start

serve-here = Alhambra draait op { $address }
serve-house = Op andere apparaten in je netwerk: { $address }
serve-kept = Spellen worden opgeslagen in { $folder }
serve-stop = Druk op Ctrl-C om te stoppen.
serve-folder-or-database = Spellen worden opgeslagen in een map of in een database: gebruik --data of --database, niet allebei.
serve-bad-database = --database heeft het adres van een PostgreSQL-database nodig, zoals postgresql://naam@computer/alhambra.
