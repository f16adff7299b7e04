### Wat de terminal tegen mensen zegt: `alhambra play`, `alhambra replay`, `alhambra rules`.


## Bestanden

not-text = het is geen tekst in UTF-8
byte-order-mark = het begint met een byte order mark; sla het op als UTF-8 zonder zo’n teken
output-failed = Er kan niets meer worden gelezen of geschreven: { $reason }.


## Speelmateriaal

type-pavilion = paviljoen
type-seraglio = harem
type-arcades = arcade
type-chambers = kamers
type-garden = tuin
type-tower = toren
currency-florin = gulden
currency-dirham = dirham
currency-denar = denar
currency-ducat = dukaat

## Wie er speelt

person = { $people ->
    [one] Speler
   *[other] Speler { $number }
}
bad-name = “{ $name }” kan geen naam van een speler zijn: hij is leeg, de naam van een bot, of geen gewone tekst.
same-name = Twee mensen kunnen niet allebei “{ $name }” heten.
too-many-people = { $people } mensen zijn te veel voor een spel met { $players } spelers.
too-many-bots = { $bots } bots zijn te veel: naast de mensen { $seats ->
    [0] is er geen plaats
    [one] is er één plaats
   *[other] zijn er { $seats } plaatsen
} over.
people-and-names = --people en --names gaan niet samen; gebruik een van de twee.
with-and-option = --with en --option modules=… gaan niet samen; gebruik een van de twee.
option-form = “{ $text }” is geen optie. Een optie schrijf je als NAAM=WAARDE, zoals tower12=extra.

## De tafel

head-to-act = { $name } { $phase ->
    [act] is aan de beurt
    [gain] legt neer wat aan het einde is gekregen
    [within-treasure] betaalt de schatkisten
    [placed-treasure] mag schatkisten plaatsen
    [placed-builders] mag een bouwmeester inzetten
   *[place] legt neer wat is gekocht
}
head-look = Het Alhambra van { $name }
head-supplies = Open: { $cards }    Buidel: { $bag }    Stapel: { $pile }    Volgende waardering: { $scoring }
head-market = Bouwwerf
head-hand = Hand
head-reserve = Reserve
head-aside = Nog te plaatsen
head-scoring = Waardering { $scoring }
head-chamber = Schatkisten: { $rooms }    voor { $price } in munten naar keuze    Kisten in de buidel: { $bag }
head-offered = Te plaatsen schatkisten: { $chests }
head-bazaar = Bazaar: { $tile } ({ $types }), { $price ->
    [0] nu niet te koop: het veld voor { $currency } is leeg
   *[other] voor precies { $price } { $currency }
}
head-attack-known = Volgende aanval: uit het { $side ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}
head-attack-seen = Volgende aanval: gedekt, gezien door { $names }
head-attack-hidden = Volgende aanval: gedekt, een van { $left }
head-scouts = Verkenners: { $scouts }
head-invaders = De aanval na waardering { $scoring }
column-points = ptn
column-wall = muur
column-cards = kaarten
column-reserve = res
column-sum = som
column-chests = kisten
column-bazaars = baz
column-open = open nesw
column-invaders = aanval

## Kiezen

choice-take = Neem
choice-buy = Koop { $tile } met
choice-pay = { $cards } { $over ->
    [0] gepast
   *[other] +{ $over }
}
choice-payments = gepast: je mag nog een actie doen;  +2: je betaalt 2 te veel, en je acties zijn voorbij
choice-place = Leg { $tile } op
choice-reserve = reserve
choice-give = geef aan Dirk
choice-end = Klaar
choice-end-turn = geen actie meer
choice-chests = Koop schatkisten
choice-room = ruimte { $room }: { $chests }
choice-pay-chests = Betaal met
choice-more = Meer
choice-payments-more = is de laatste die hier staat; er zijn { $count } manieren om te betalen: typ “pay” en je kaarten
choice-chest = Een schatkist op
choice-hire = Inzetten
choice-decline = Of
choice-pass-on = geef de schatkisten door
choice-no-builder = niemand inzetten
choice-redesign = Verbouw
choice-redesigns = tot en met { $last }): typ “redesign” om deze { $count } zetten te zien
choice-no-redesign = Verbouwen is nu niet mogelijk.
choice-place-from-reserve = Bouw { $tile } op
choice-swap = { $tile } in plaats van
choice-remove = Naar de reserve
prompt = { $name }>{" "}
prompt-help = Typ een getal of een zet; of undo, why, score, look, save, rules, quit, help.
prompt-end = Het spel is afgelopen: score, look N, save [BESTAND], of Enter om te stoppen>{" "}
no-such-number = Er is geen zet { $number }; de zetten zijn genummerd van 1 tot en met { $count }.
sit-down = { $name }, ga zitten en druk op Enter; de anderen kijken weg.
look-whom = Bij wie wil je kijken? Typ een nummer: look 1 tot en met look { $players }.

## Wat er is gebeurd

told-moves = { $name } { $moves }.
told-forced = { $name } { $move }: een andere zet was niet mogelijk.
told-take = neemt { $pieces }
told-buy = koopt { $tile } { $over ->
    [0] gepast met
   *[other] met
} { $cards }
told-place = legt { $tile } op { $to }
told-swap = vervangt { $to } door { $tile }
told-reserve = legt { $pieces } in de reserve
told-give = geeft { $pieces } aan Dirk
told-end = is klaar met de acties
told-pass = past
told-deal = { $name } krijgt { $pieces } als startgeld.
told-money = Nieuw bij de open kaarten: { $pieces }.
told-market = Nieuw op de bouwwerf: { $pieces }.
told-dirk = Dirk trekt { $pieces }.
told-chests = koopt de schatkisten van ruimte { $pieces }
told-pay = betaalt { $pieces }
told-chest = zet een schatkist op { $pieces }
told-hire = zet { $pieces } in
told-decline = ziet ervan af
told-other = speelt { $move }
told-drawn = Getrokken: { $pieces }.
told-builders = { $name } krijgt bouwmeesters: { $pieces }.
told-scouts = Nieuwe verkenners: { $pieces }.
told-room = Nieuwe schatkisten in ruimte { $room }: { $pieces }.
told-look = { $name } neemt een verkenner en bekijkt de volgende aanval: { $side ->
    [N] die komt uit het noorden
    [E] die komt uit het oosten
    [S] die komt uit het zuiden
    [W] die komt uit het westen
   *[other] welke het is, weet alleen { $name }
}.
told-attack = { $side ->
    [N] De aanval komt uit het noorden.
    [E] De aanval komt uit het oosten.
    [S] De aanval komt uit het zuiden.
   *[W] De aanval komt uit het westen.
}
told-scoring-card = Waarderingskaart { $scoring } is tevoorschijn gekomen.

## Punten

score-none = Er is nog niets gewaardeerd.
score-so-far = Punten tot nu toe
score-preview = Als waardering { $scoring } nu kwam
row-counted = {"  "}geteld
score-parts = { $name } – { $cause }: { $parts }
end-title = Het spel is afgelopen
end-won = { $winners ->
    [one] { $names } wint met { $points } punten!
   *[other] { $names } delen de eerste plaats met elk { $points } punten!
}

## Opdrachten

play-help =
    Kies een zet met zijn nummer, of typ hem; het begin is genoeg als het maar bij
    één zet past: take b7, buy G8sw g5 g3, place G8sw 1,0, reserve G8sw,
    swap G8sw T9es, give G8sw, end; met modules chests 2, pay g3 y5,
    chest G8sw, hire y3*, decline.
    {""}
    Tegels schrijf je met soort, prijs en zijden met een muur: G8sw is een tuin
    van 8 met een muur in het zuiden (s) en westen (w); n is noord, e is oost.
    Dikke lijnen zijn muren, stippellijnen open zijden.
    {"  "}P paviljoen  S harem  A arcade  C kamers  G tuin  T toren  F fontein
    {"  "}y gulden  g dirham  b denar  o dukaat
    Een bazaar is B, zijn munt en zijn drie soorten: BbPAG. Een bouwmeester
    schrijf je als y3*, en een gebouw met een schatkist is getekend met ◆.
    Een vakje is zoveel stappen naar het oosten en het noorden van de fontein,
    zoals genummerd aan de rand; leg je een tegel neer, dan zijn de nummers
    binnenin die van de zetten.
    {""}
    Enter         toont de tafel opnieuw
    redesign      toont alle mogelijke verbouwingen
    undo          neemt je laatste zet terug, tenzij er daarna iets getrokken is
    why ZET       zegt waarom een zet niet mag, en volgens welke regel
    score         de punten tot nu toe, en wat een waardering nu zou opleveren
    look N        het Alhambra en de reserve van speler N
    rules WAT     een regel met zijn id of met woorden: rules P-24, rules Dirk
    save BESTAND  bewaart het spel; zonder BESTAND onder een nieuwe naam
    quit          stopt, en bewaart het spel als je wilt
undo-nothing = Je hebt geen zet om terug te nemen.
undo-drawn = Die zet kun je niet terugnemen: er is daarna iets getrokken.
undo-done = Teruggenomen.
why-what = Welke zet? Typ het nummer of de zet zelf, zoals: why place T12 1,0.
why-allowed = “{ $move }” mag.
why-not = { $reason } (“rules { $rule }” toont de regel.)
saved = Bewaard in { $file }; ga verder met:
saved-finished = Bewaard in { $file }; kijk het spel terug met:
save-exists = { $file } bestaat al en is niet overschreven; kies een andere naam.
save-name = “{ $file }” kan geen bestandsnaam zijn.
save-failed = { $file } kan niet worden geschreven: { $reason }.
quit-save = Het spel bewaren voordat je stopt? [J/n]{" "}
# De eerste letter van een weigering.
no = n
left = Je hebt de tafel verlaten. Er is geen zet gedaan, dus er is niets bewaard.
resume-alone = Een bewaard spel heeft al spelers, een startgetal en opties. --resume gaat alleen samen met --components, en met --bots voor eigen bots.
resume-own-bot = “{ $bot }” speelt in dit spel mee, maar wordt alleen gestart als je hem opnieuw noemt: --bots "{ $bot }".
bot-stood-in = { $name } kon niet kiezen ({ $fault }: { $detail }); deze keer valt greedy in.
resume-finished = Dit spel is afgelopen. Kijk het terug met “alhambra replay”.
resume-no-seed = In dit verslag staat geen startgetal, dus het spel kan niet worden voortgezet.

## Terugkijken

replay-at-verify = --verify controleert het hele verslag en gaat dus niet samen met --at.
replay-at-too-large = Het verslag heeft maar { $decisions } zetten.
replay-right = { $file } klopt: { $game } voor { $players }, { $decisions } zetten, { $result }.
replay-won = gewonnen door { $names }
replay-running = nog bezig
replay-heading = Na { $number } van { $count } zetten
replay-prompt = Enter verder, b terug, een getal om te springen, q om te stoppen>{" "}
replay-what = Druk op Enter, of typ b, q of een getal van 0 tot en met { $count }.

## Spelregels

rules-no-id = Er is geen regel “{ $id }”. “alhambra rules” toont ze allemaal.
rules-not-found = Geen enkele regel bevat “{ $words }”.
rules-how = “alhambra rules P-24” toont een regel, “alhambra rules Dirk” alle regels met dit woord.

## Welke motor draait

build-compiled = gecompileerd
build-plain = gewone Python
