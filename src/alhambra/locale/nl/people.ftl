### Mensen aan tafels in de browser: wie er is, wat ze zeggen, klokken, codes voor andere apparaten.


## Overal

asked-no = Annuleren
qr-of-link = QR-code van de link
qr-of-code = QR-code van je code
qr-scan = Of laat ze deze code scannen.

## Een tafel openen

friends-how = Wie kan meedoen
friends-way = { $way ->
    [listed] Openbaar
    [device] Eén apparaat
   *[link] Met link
}
friends-way-means = { $way ->
    [listed] De tafel staat bij iedereen op de startpagina.
    [device] Geef het apparaat door. Handen blijven verborgen tot de volgende speler tikt.
   *[link] Alleen wie de link heeft, kan meedoen.
}
device-name = Speler { $number }
device-start = Spelen op dit apparaat
clock = Bedenktijd
clock-kind = { $kind ->
    [minutes] Minuten
    [days] Dagen
   *[none] Onbeperkt
}
clock-kind-means = { $kind ->
    [minutes] Minuten per speler voor het hele spel. Is de tijd om, dan neemt een bot het over.
    [days] Dagen per zet: speel wanneer je tijd hebt.
   *[none] Neem alle tijd die je nodig hebt.
}
clock-minutes = Minuten per speler
clock-days = Dagen per zet
clock-increment = Extra seconden per beurt
clock-with-increment = { $minutes }, plus { $seconds } seconden per beurt
preset = Snelkeuze
preset-name = { $preset ->
    [quick] Snel: 5 min + 10 s
    [days] Dagen: 2 dagen per zet
   *[relaxed] Rustig: zonder klok
}
clock-minutes-a-player = { $minutes ->
    [one] 1 minuut per speler
   *[other] { $minutes } minuten per speler
}
clock-days-a-move = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
clock-per-player = Elke klok loopt het hele spel. Is de tijd om, dan neemt een bot het over.
clock-per-move = De klok begint bij elke zet opnieuw. Is de tijd om, dan neemt een bot het over.
clock-left = Tijd over:
clock-days-left = { $days } d { $hours } u
open-tables = Open tafels
open-tables-join = Meedoen

## De wachtkamer

lobby-beside-you = Ook op dit apparaat
lobby-host = Host
lobby-sit-here = Hier zitten
lobby-give-bot = Bot toevoegen
lobby-make-host = Host maken
lobby-remove = Verwijderen
lobby-listed = Openbaar
lobby-by-link = Alleen met link
lobby-closes = { $minutes ->
    [one] Als er niets gebeurt, sluit deze tafel binnen een minuut.
   *[other] Als er niets gebeurt, sluit deze tafel over { $minutes } minuten.
}
lobby-close = Tafel sluiten
lobby-close-really = Deze tafel voor iedereen sluiten?

## Aan tafel

people = Spelers
people-presence = { $presence ->
    [here] Aanwezig
    [away] Even weg
   *[gone] Weg
}
people-stand-in = Een bot speelt voor deze speler
people-resigned = Heeft opgegeven; een bot speelt verder
people-agrees = stelt voor het spel te beëindigen
people-watching = Je kijkt toe. Je ziet alles op tafel, maar niemands hand.
people-hand = Laat een bot spelen
people-mute = Dempen
people-unmute = Niet meer dempen
people-agree = Einde voorstellen
people-disagree = Verder spelen
people-bot-for-me = Laat een bot voor me spelen
people-take-back = Mijn plaats terugnemen
people-resign = Opgeven
people-show-others = Toeschouwers uitnodigen
people-watch-link = Iedereen met deze link kan toekijken
chat = Chat
chat-unread = { $lines ->
    [one] Chat: 1 nieuw bericht
   *[other] Chat: { $lines } nieuwe berichten
}
chat-said = { $name }: { $said }
phrase = { $phrase ->
    [hello] Hallo!
    [good-luck] Veel succes!
    [well-played] Goed gespeeld!
    [thanks] Bedankt!
    [oops] Oeps!
    [hurry] Jij bent!
    [moment] Een momentje.
    [back-soon] Ik ben zo terug.
    [rematch] Nog een spel?
   *[bye] Bedankt voor het spel!
}
watching = { $others ->
    [0] Je kijkt toe.
    [one] Je kijkt toe, samen met 1 ander.
   *[other] Je kijkt toe, samen met { $others } anderen.
}
spectators = Toeschouwers: { $who }
spectators-unnamed = { $people ->
    [one] 1 gast
   *[other] { $people } gasten
}
home-known = Mensen uitnodigen met wie je hebt gespeeld
prompt-bot-for-you = Een bot speelt voor je.
prompt-last-word = Je zet bevestigen?
last-word = Dit kun je niet terugnemen.
last-word-yes = Bevestigen
retract = Vragen om terug te nemen
retraction = { $name } wil graag een zet terugnemen.
retraction-waits = Wachten tot de anderen instemmen …
retraction-allow = Toestaan
retraction-decline = Weigeren
again-wanted = { $people ->
    [one] { $names } wil een revanche.
   *[other] { $names } willen een revanche.
}
again-join = Meedoen
again-go = Naar de revanche

## Het apparaat doorgeven

pass-to = Geef het apparaat aan { $name }
pass-who = Wie speelt er?
pass-tap = Tik op je naam om je hand te zien.
prompt-named = { $name }: { $says }

## Andere apparaten

devices-title = Je account
devices-text = Vraag een code aan om je op een ander apparaat aan te melden, met al je spellen.
devices-once = Bewaar hem goed: je ziet hem maar één keer, en wie hem heeft, kan als jij spelen.
devices-since = Je hebt een code sinds { $day }. Die was maar één keer te zien. Ben je hem kwijt, vraag dan een nieuwe aan.
devices-new = Code aanvragen
devices-renew = Nieuwe code aanvragen
devices-forget = Deze code intrekken
devices-leave = Andere apparaten afmelden
devices-leave-really = Op alle andere apparaten afmelden? Je code en passkeys werken dan niet meer.
devices-left = Alle andere apparaten zijn afgemeld.
devices-have-code = Ik heb een code
code = Code
back-title = Welkom terug
back-text = Voer de code in die je op je andere apparaat hebt gekregen.
back-come = Aanmelden
back-replaces = Op dit apparaat speel je als { $name }, met spellen die nog niet zijn afgelopen.
back-take-games = Deze spellen meenemen
back-leave-games = Ze blijven bij { $name }. Om er later weer bij te kunnen, haal je eerst een code voor { $name } onder “Je account”.
back-stay = { $name } blijven
back-come-anyway = Toch aanmelden
settings-confirm = Zetten bevestigen
settings-confirm-name = { $on ->
    [yes] Aan
   *[no] Uit
}
settings-confirm-means = Vraagt om bevestiging voordat er iets wordt getrokken of gegooid, zolang je je zet nog kunt terugnemen.
