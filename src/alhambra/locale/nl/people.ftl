### Mensen aan tafels in de browser: wie er is, wat ze zeggen, klokken, codes voor andere apparaten.


## Overal

asked-no = Toch niet
qr-of-link = De link als QR-code
qr-of-code = De code als QR-code
qr-scan = Of laat ze een camera op de code richten.

## Een tafel openen

friends-how = Hoe anderen aan tafel komen
friends-way = { $way ->
    [listed] Voor iedereen
    [device] Op één apparaat
   *[link] Via een link
}
friends-way-means = { $way ->
    [listed] De tafel staat bij iedereen hier op de startpagina.
    [device] Je geeft het apparaat door; handen blijven bedekt tot de volgende tikt.
   *[link] Alleen wie de link heeft, vindt de tafel.
}
device-name = Speler { $number }
device-start = Spelen op dit apparaat
clock = Bedenktijd
clock-kind = { $kind ->
    [minutes] Minuten
    [days] Dagen
   *[none] Geen klok
}
clock-kind-means = { $kind ->
    [minutes] Zoveel minuten voor alle zetten van een speler; daarna speelt een bot verder.
    [days] Zoveel dagen voor elke zet: speel wanneer je tijd hebt.
   *[none] Iedereen neemt de tijd die nodig is.
}
clock-minutes = Minuten per speler
clock-days = Dagen per zet
clock-minutes-a-player = { $minutes ->
    [one] Eén minuut per speler
   *[other] { $minutes } minuten per speler
}
clock-days-a-move = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
}
clock-per-player = De klokken tellen alle zetten van een speler. Als de tijd om is, speelt een bot verder.
clock-per-move = De klokken tellen elke zet apart. Als de tijd om is, speelt een bot verder.
clock-left = Resterende tijd:
clock-days-left = { $days } d { $hours } u
open-tables = Open tafels
open-tables-join = Meedoen

## De wachtkamer

lobby-beside-you = Speelt ook op dit apparaat
lobby-host = Beheert de tafel
lobby-sit-here = Hier zitten
lobby-give-bot = Een bot
lobby-make-host = Laten beheren
lobby-remove = Verwijderen
lobby-listed = Voor iedereen zichtbaar
lobby-by-link = Alleen via de link
lobby-closes = { $minutes ->
    [one] Als er niets gebeurt, wordt deze tafel binnen een minuut gesloten.
   *[other] Als er niets gebeurt, wordt deze tafel over { $minutes } minuten gesloten.
}
lobby-close = Tafel sluiten
lobby-close-really = De tafel voor iedereen sluiten?

## Aan tafel

people = Wie er zijn
people-unread = { $lines ->
    [one] Wie er zijn: één nieuw bericht
   *[other] Wie er zijn: { $lines } nieuwe berichten
}
people-presence = { $presence ->
    [here] Aanwezig
    [away] Even weg
   *[gone] Vertrokken
}
people-stand-in = Op deze plaats speelt een bot
people-resigned = Heeft opgegeven; een bot speelt verder
people-agrees = wil het spel beëindigen
people-watching = Je kijkt toe: je ziet wat open ligt, en niemands hand.
people-hand = Laat een bot spelen
people-mute = Dempen
people-unmute = Weer luisteren
people-agree = Voorstellen te stoppen
people-disagree = Toch verder spelen
people-bot-for-me = Laat een bot voor mij spelen
people-take-back = Mijn plaats terugnemen
people-resign = Opgeven
people-resign-really = Voorgoed opgeven? Een bot speelt voor je verder.
people-show-others = Laat anderen toekijken
people-watch-link = Wie deze link heeft, mag toekijken
chat = Gesprek
chat-empty = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Versturen
prompt-bot-for-you = Een bot speelt voor je.
prompt-last-word = Is dit je beurt?
last-word = Wat nu wordt getrokken, gaat niet meer terug.
last-word-yes = Bevestigen
ended = { $how ->
    [agreed] Jullie hebben samen besloten te stoppen.
    [resigned] Het spel is voorbij, omdat er spelers hebben opgegeven.
    [closed] Wie de tafel beheert, heeft het spel beëindigd.
   *[idle] Het spel is beëindigd, omdat er zo lang niets gebeurde.
}
again-others = De anderen spelen opnieuw.
again-join = Meespelen

## Het apparaat doorgeven

pass-to = Geef het apparaat aan { $name }
pass-who = Wie heeft het apparaat?
pass-tap = Tik op je naam om je hand te zien.

## Andere apparaten

devices-title = Jij, hier en op andere apparaten
devices-text = Met een eigen code kom je op een ander apparaat terug bij al je spellen.
devices-once = Bewaar hem goed: je ziet hem alleen deze keer, en wie hem heeft, kan als jij spelen.
devices-since = Je hebt een code sinds { $day }. Je zag hem één keer; ben je hem kwijt, haal dan een nieuwe.
devices-new = Code halen
devices-renew = Nieuwe code halen
devices-forget = Code ongeldig maken
devices-leave = Van andere apparaten vertrekken
devices-leave-really = Op alle andere apparaten ben je dan een vreemde.
devices-left = Je bent nu alleen nog hier.
devices-have-code = Ik heb een code
code = Jouw code
back-title = Welkom terug
back-text = Voer de code in die je op je andere apparaat hebt gekregen.
back-come = Terugkomen
settings-confirm = Beurten bevestigen
settings-confirm-name = { $on ->
    [yes] Aan
   *[no] Uit
}
settings-confirm-means = Voordat er iets wordt getrokken, wacht het spel op je laatste woord, en kun je je zet nog terugnemen.
