### Nederlands. Feiten tussen accolades worden ingevuld; tegels, kaarten en vakjes houden hun
### korte tekst.
###
### Woordenlijst, naar het Nederlandse spelregelboekje:
###   pavilion paviljoen · seraglio harem · arcades arcade · chambers kamers · garden tuin ·
###   tower toren · fountain (start)fontein
###   florin gulden · dirham dirham · denar denar · ducat dukaat · currency munt ·
###   change wisselgeld · pay exactly gepast betalen
###   tile tegel (in het boekje ook gebouwenkaartje) · building gebouw · wall muur ·
###   outer wall buitenmuur · inner wall binnenmuur · side zijde, kant · place, cell vakje · hole gat
###   market bouwwerf · slot veld · display open geldkaarten · bag buidel · pile stapel ·
###   discard pile aflegstapel · hand hand · reserve reserve · component speelmateriaal
###   redesign verbouwen · swap verwisselen · turn beurt · action actie · move zet · pass passen
###   scoring waardering · final scoring eindwaardering · scoring card waarderingskaart ·
###   majority meerderheid · tie gelijke stand
###   seat plaats · position stelling · record verslag · seed startgetal · draw trekking
###   Schatkamer: treasure chamber schatkamer · chest schatkist · room ruimte · master builder
###   bouwmeester · hire inzetten · attack aanval · invader aanvaller · scout verkenner · bazaar bazaar
###   Dobbelspel: die dobbelsteen · roll worp, dobbelen · marker goksteen · building stone gebouwensteen ·
###   counter telsteen · token fiche · bonus token bonusfiche · start player token startspelerfiche ·
###   Caliph stone Kaliefensteen · dice field dobbelveld · line lijn · column kolom · track spoor ·
###   building point gebouwenpunt · reward premie · exchange omruilen · displace verdringen ·
###   annul annuleren
###   Roll & Write: sheet spelersblad · score sheet scoreblad · crossing kruispunt · cross aankruisen ·
###   coin munt · coin track muntvoorraad · pair paar · imaginary player denkbeeldige speler ·
###   contest wedstrijd
###   Palace Paleis · Treasure Chamber Schatkamer · Dice Game Dobbelspel ·
###   Mason Metselaar · Dreamer Dromer · Ruling Afspraak


## Teksten die niet te lezen zijn

invalid-tile = “{ $text }” is geen tegel; een tegel schrijf je als G8sw: soort, prijs, zijden met een muur.
invalid-card = “{ $text }” is geen geldkaart; een kaart schrijf je als y7: munt, waarde; een bouwmeester als y3*.
invalid-place = “{ $text }” is geen vakje; een vakje schrijf je als 1,-2: stappen naar het oosten, stappen naar het noorden.
invalid-move = “{ $text }” is geen zet; zetten schrijf je als “take b7”, “buy G8sw g3 g5”, “place G8sw 1,0”, “reserve G8sw”, “swap G8sw T9es”, “give G8sw”, “end”, “pass”; met modules ook “chests 2”, “pay g3 y5”, “chest G8sw”, “hire y3*”, “decline”.
ambiguous-move = “{ $text }” kan elk van { $count } zetten zijn, zoals: { $some }.

## Zetten die de regels van Paleis verbieden

refused = { $reason } ({ $rule })
not-a-move = “{ $move }” is geen zet in dit spel.
nothing-taken = Je moet minstens één kaart nemen.
game-is-over = Het spel is afgelopen.
chance-is-to-act = Er moet eerst iets worden getrokken voordat iemand kan zetten.
not-on-display = { $cards } kun je niet nemen: het ligt niet allemaal open.
too-much-taken = { $cards } is samen { $sum }. Meerdere kaarten mogen samen hoogstens 5 waard zijn.
not-on-market = { $tile } ligt niet op de bouwwerf.
wrong-currency = { $tile } moet je betalen in { $currency ->
    [florin] guldens
    [dirham] dirhams
    [denar] denars
   *[ducat] dukaten
}, en { $card } is een andere munt.
not-in-hand = { $cards } heb je niet allemaal in de hand.
too-little-paid = { $tile } kost { $price }. { $sum } is niet genoeg.
not-on-reserve = { $tile } ligt niet in de reserve.
not-in-alhambra = { $tile } ligt niet in het Alhambra.
not-bought = { $tile } is niet in deze beurt gekocht.
placed-later = { $tile } heb je in deze beurt gekocht, dus je plaatst het aan het einde van je beurt. “end” beëindigt je acties.
nothing-done-yet = Je kunt je beurt nog niet beëindigen: neem geld, koop een gebouw of verbouw.
can-act = Passen mag alleen als er geen enkele actie mogelijk is.
tiles-to-place = Plaats eerst wat je hebt gekocht: { $tiles }.
no-dirk = Tegels weggeven kan alleen in een spel voor twee, aan Dirk.
gained-not-given = Een tegel die je aan het eind van het spel krijgt, kun je niet aan Dirk geven.
place-taken = { $tile } kan niet op { $place }: daar ligt { $other } al.
cannot-add-P-21 = { $tile } past niet op { $place }: de { $side ->
    [north] noordkant
    [east] oostkant
    [south] zuidkant
   *[west] westkant
} { $wall ->
    [yes] heeft een muur en { $other } daar niet
   *[no] is open en { $other } heeft daar een muur
}.
cannot-add-P-22 = { $tile } op { $place } zou te voet niet bereikbaar zijn: alle zijden die ergens aan grenzen, hebben een muur.
cannot-add-P-23 = { $tile } op { $place } zou niet met een hele zijde aan het Alhambra grenzen.
cannot-add-P-24 = { $tile } op { $place } zou een gat laten ontstaan.
cannot-remove-P-22 = Zonder { $tile } op { $place } zouden andere tegels te voet niet bereikbaar zijn.
cannot-remove-P-24 = Haal je { $tile } op { $place } weg, dan ontstaat er een gat.
not-reached-P-22 = { $tile } op { $place } is vanaf de fontein te voet niet bereikbaar.
hole-P-24 = Op { $place } zit een gat.
fountain-stays = De fontein blijft altijd liggen.

## Zetten die de regels van de Schatkamer verbieden

no-chests-bought = Er zijn geen schatkisten om te betalen of te plaatsen; “chests 1” kiest de ruimte waarvan je de schatkisten koopt.
room-empty = In ruimte { $room } van de schatkamer staan geen schatkisten.
chests-too-dear = De schatkisten van een ruimte kosten { $price }, en je hebt maar { $sum }.
chests-to-pay = Betaal eerst de schatkisten: minstens { $price }, in willekeurige munten.
chests-too-little = De schatkisten kosten { $price }. { $sum } is niet genoeg.
chests-must = Jij hebt deze schatkisten gekocht: plaats er zo veel als je kunt.
chests-to-place = Plaats eerst de schatkisten: { $chests }.
chest-not-built = { $tile } ligt niet in het Alhambra, dus er kan geen schatkist op.
chest-no-colour = { $tile } is een bazaar; daar kan geen schatkist op.
chest-twice = Op { $tile } staat al een schatkist.
chest-other-colour = Geen van de schatkisten heeft de kleur van { $tile }.
builder-too-early = Een bouwmeester zet je in aan het einde van je beurt, als je hebt geplaatst wat je hebt gekocht.
builder-at-work = Je hebt een bouwmeester ingezet: verbouw nu.
builder-or-decline = Je kunt nu een bouwmeester inzetten, of de beurt beëindigen met “decline”.
no-builder = { $card } is wel geld, maar geen bouwmeester.
bazaar-not-offered = { $tile } ligt niet naast de bouwwerf.
bazaar-without-price = { $tile } heeft nu geen prijs: er ligt geen gebouw op het veld voor { $currency ->
    [florin] guldens
    [dirham] dirhams
    [denar] denars
   *[ducat] dukaten
}.
bazaar-exactly = { $tile } kost { $price }, net als het gebouw bij die munt, en moet gepast worden betaald; { $sum } is niet gepast.

## Toeval

cannot-be-drawn = { $drawn } kan nu niet worden getrokken.
nothing-is-drawn = { $drawn } kan niet komen: er wordt nu niets getrokken.

## Opties

bad-names = { $names } namen zijn te veel voor { $players } spelers.
no-seat = Er is geen plaats { $seat }.
unknown-game = Er is geen spel dat “{ $game }” heet; er is: { $games }.
unknown-option = Er is geen optie “{ $option }”; er is: { $options }.
bad-players = Met { $given } { $given ->
    [one] speler
   *[other] spelers
} kan het niet; dit spel is voor { $least } tot en met { $most }.
bad-tower12 = “{ $given }” is geen keuze voor de twaalfde toren; kies “off”, “extra” of de tegel die hij vervangt, zoals T9es.
unknown-module = Er is geen module “{ $module }”; er is: { $modules }.
class-form = “{ $text }” noemt geen klasse: schrijf bestand.py:Klasse of pakket.module:Klasse.
class-unreadable = { $place } kan niet worden geladen: { $reason }
class-not-there = { $place } heeft geen klasse { $name } die een { $kind } is.
module-name-taken = { $place } noemt zichzelf “{ $module }”, net als een module die al bekend is; de module heeft een eigen naam nodig.
module-twice = De module “{ $module }” is twee keer genoemd.
modules-exclude = “{ $module }” is een variant van “{ $other }”; kies een van de twee.
no-modules = Het spel “{ $game }” heeft geen modules.
bad-seed = “{ $seed }” is geen startgetal voor { $source }; mt19937 wil een geheel getal, hmac-sha256 paren van de tekens 0 tot 9 en a tot f.

## Bestanden met speelmateriaal

unreadable-file = { $file } kan niet worden gelezen: { $reason }.
bad-data-form = { $entry }: { $reason }.
bad-data-names = { $entry }: hier hoort { $names }, en niets anders.
bad-data-name = { $entry }: “{ $name }” is geen van { $names }.
bad-data-copies = { $entry }: { $number } exemplaren kan niet; het moeten er 1 tot en met 99 zijn.
bad-data-points = { $entry }: punten moeten van 0 tot en met 999 zijn.
bad-data-dear = { $entry }: een tegel van { $price } zou met { $players } spelers onbetaalbaar kunnen blijven, want misschien heeft niemand meer dan { $most } van een munt.
bad-data-scorings = { $entry }: hier horen de waarderingen { $names }, en niets anders.
bad-data-number = { $entry }: { $number } is niet van 1 tot en met 99, of staat er twee keer.
bad-data-walls = { $entry }: “{ $walls }” is niet hooguit drie van N, E, S, W, elk één keer.
bad-data-tile-twice = { $entry }: { $tile } is er al; alle tegels moeten verschillend zijn.
bad-data-few-chests = { $entry }: er zijn niet genoeg schatkisten om { $rooms } ruimtes te vullen.
bad-data-many-rooms = { $entry }: { $number } ruimtes zijn te veel; het mogen er 9 zijn.
bad-data-few-builders = { $entry }: { $number } is niet van 3 tot en met 99, en zoveel zijn er met zes spelers nodig.
bad-data-few-tiles = { $entry }: { $number } tegels is te weinig; een spel heeft er minstens 20 nodig.
bad-data-bazaar = { $entry }: een bazaar heeft drie verschillende soorten.
bad-data-slots = { $entry }: elke munt moet één veld hebben.
bad-data-little-money = { $entry }: in totaal { $number } is te weinig om { $players } spelers startgeld te geven.

## Stellingen

bad-position-empty = Er is geen stelling: de tekst is leeg.
bad-position-line = Regel { $line } van de stelling: { $reason }
bad-position-beginning = een stelling begint met een regel als “{ $game } players=3”.
bad-position-words = “{ $words }” betekent hier niets.
bad-position-seat = er is geen plaats { $seat }.
bad-position-place-twice = op { $place } liggen twee tegels.
bad-position-twice = “{ $words }” staat er twee keer.
bad-position-phase = Dit kan niet in de fase “{ $phase }”: { $words }.
bad-position-scoring = “{ $words }” is geen regel van een waardering, of de optelling klopt niet.
bad-position-scoring-players = Waardering { $scoring } heeft niet voor elke speler een regel, op volgorde.
bad-position-tile = { $tile } zit niet in dit spel, of ligt op twee plekken.
bad-position-card = { $card } komt in dit spel niet zo vaak voor.
bad-position-pile = In de geldstapel moeten { $cards } geldkaarten zitten, want waar alle andere zijn, staat al vast.
bad-position-pile-apart = In de geldstapel kunnen hooguit { $cards } bouwmeesters zitten, want waar alle andere zijn, staat al vast.
bad-position-chest = Op { $tile } kan daar geen schatkist staan.
bad-position-chests = Er zijn meer schatkisten in de kleur van { $type ->
    [pavilion] het paviljoen
    [seraglio] de harem
    [arcades] de arcade
    [chambers] de kamers
    [garden] de tuin
   *[tower] de toren
} dan er in de doos zitten.

## Verslagen

bad-record = regel { $line }: { $reason }
bad-record-format = het formaat is “{ $given }”; dit programma leest “{ $known }”.
bad-record-rules = het spel volgde versie { $given } van de regels; dit programma kent versie { $known }.
bad-record-components = het spel is met ander materiaal gespeeld; om het te volgen is hetzelfde bestand met speelmateriaal nodig.
bad-record-game = het verslag is van het spel “{ $given }” en niet van { $known }.
bad-record-options = de opties moeten zo staan: “{ $should }”.
bad-record-source = “{ $given }” is geen bron van toeval; er is: { $known }.
bad-record-form = “{ $found }” moet zo staan: “{ $should }”.
bad-record-players = “{ $given }” is geen aantal spelers.
bad-record-no-tag = de tag { $tag } ontbreekt.
bad-record-tag-twice = de tag { $tag } staat er twee keer.
bad-record-words = “{ $words }” is geen tag, trekking, zet of waardering.
bad-record-after-end = na het einde van het spel staat nog iets.
bad-record-no-end = het verslag breekt af: het moet eindigen met “= won …” of “= running”.
bad-record-turn = plaats { $seat } is hier niet aan de beurt.
bad-record-occasion = voor “{ $occasion }” wordt hier niets getrokken.
bad-record-not-of-seed = { $found } is getrokken waar het startgetal { $should } geeft.
bad-record-secret = het geheim is niet geschreven als 1 tot en met 64 bytes, elk met twee van de cijfers 0 tot en met 9 en a tot en met f.
bad-record-commitment = de vastlegging is niet de SHA-256 van het geheim.
bad-record-contributions = er moet voor elke speler één bijdrage zijn, gescheiden door spaties.
bad-record-mixed-seed = het startgetal is niet dat wat het geheim en de bijdragen samen geven.
bad-record-note = “{ $found }” moet { $should ->
    [none] helemaal geen waardering
   *[other] “{ $should }”
} zijn.
bad-record-note-missing = “{ $should }” ontbreekt.

## Bots

unknown-bot = Er is geen bot die “{ $bot }” heet; er is: { $bots }.
unknown-character = Er is geen personage dat “{ $character }” heet; er is: { $characters }.
bot-without-budget = { $bot } gebruikt geen budget zoals @1000 of @0.5s. Laat het weg.
bot-no-program = Het programma in “{ $bot }” is niet gevonden. Een programma in deze map schrijf je als program:./naam.
bot-does-not-start = “{ $bot }” kan niet spelen: { $fault ->
    [timeout] er kwam binnen { $reason } geen “ready” als antwoord
    [nonsense] het antwoordde “{ $reason }” in plaats van “ready”
   *[crash] { $reason }
}.
