### Inimesed laudades brauseris: kes on kohal, mida nad ütlevad, kellad, koodid teiste seadmete jaoks.


## Igal pool

asked-no = Loobu
qr-of-link = Lingi QR-kood
qr-of-code = Sinu koodi QR-kood
qr-scan = Või lase neil see kood skannida.

## Laua avamine

friends-how = Kes saab liituda
friends-way = { $way ->
    [listed] Avalik
    [device] Üks seade
   *[link] Lingiga
}
friends-way-means = { $way ->
    [listed] Laud on näha kõigi avalehel.
    [device] Andke seade ringi. Kaardid on peidus, kuni järgmine mängija puudutab oma nime.
   *[link] Liituda saavad ainult need, kellel on link.
}
device-name = Mängija { $number }
device-start = Mängi selles seadmes
clock = Mõtlemisaeg
clock-kind = { $kind ->
    [minutes] Minutid
    [days] Päevad
   *[none] Piiramata
}
clock-kind-means = { $kind ->
    [minutes] Minuteid mängijale kogu mänguks. Kui aeg saab otsa, jätkab bott.
    [days] Päevi sammule: mängi siis, kui sul on aega.
   *[none] Mõtle nii kaua, kui vaja.
}
clock-minutes = Minuteid mängijale
clock-days = Päevi sammule
clock-increment = Lisasekundeid käigu kohta
clock-with-increment = { $minutes }, iga käigu järel { $seconds } sekundit juurde
preset = Kiirvalik
preset-name = { $preset ->
    [quick] Kiire: 5 min + 10 s
    [days] Päevad: 2 päeva sammule
   *[relaxed] Rahulik: ilma kellata
}
clock-minutes-a-player = { $minutes ->
    [one] 1 minut mängijale
   *[other] { $minutes } minutit mängijale
}
clock-days-a-move = { $days ->
    [one] 1 päev sammule
   *[other] { $days } päeva sammule
}
clock-per-player = Iga kell käib kogu mängu. Kui aeg saab otsa, jätkab bott.
clock-per-move = Kell algab iga sammuga uuesti. Kui aeg saab otsa, jätkab bott.
clock-left = Aega jäänud:
clock-days-left = { $days } p { $hours } t
open-tables = Avatud lauad
open-tables-join = Liitu

## Ooteruum

lobby-beside-you = Samas seadmes
lobby-host = Laua haldaja
lobby-sit-here = Istu siia
lobby-give-bot = Lisa bott
lobby-make-host = Tee haldajaks
lobby-remove = Eemalda
lobby-listed = Avalik
lobby-by-link = Ainult lingiga
lobby-closes = { $minutes ->
    [one] Kui midagi ei juhtu, suletakse see laud minuti jooksul.
   *[other] Kui midagi ei juhtu, suletakse see laud { $minutes } minuti pärast.
}
lobby-close = Sulge laud
lobby-close-really = Kas sulgeda laud kõigi jaoks?

## Lauas

people = Mängijad
people-presence = { $presence ->
    [here] Kohal
    [away] Hetkeks ära
   *[gone] Lahkunud
}
people-stand-in = Tema eest mängib bott
people-resigned = Andis alla; edasi mängib bott
people-agrees = teeb ettepaneku mäng lõpetada
people-watching = Sa vaatad pealt. Näed kõike, mis on laual, aga mitte kellegi kaarte.
people-hand = Lase botil mängida
people-mute = Vaigista
people-unmute = Lõpeta vaigistus
people-agree = Paku lõpetamist
people-disagree = Mängi edasi
people-bot-for-me = Lase botil minu eest mängida
people-take-back = Võta oma koht tagasi
people-resign = Anna alla
people-show-others = Kutsu pealtvaatajaid
people-watch-link = Selle lingiga saab igaüks pealt vaadata
chat = Vestlus
chat-unread = { $lines ->
    [one] Vestlus: 1 uus sõnum
   *[other] Vestlus: { $lines } uut sõnumit
}
chat-said = { $name }: { $said }
phrase = { $phrase ->
    [hello] Tere!
    [good-luck] Edu!
    [well-played] Hästi mängitud!
    [thanks] Aitäh!
    [oops] Oih!
    [hurry] Sinu käik!
    [moment] Üks hetk, palun.
    [back-soon] Tulen kohe tagasi.
    [rematch] Teeme veel ühe mängu?
   *[bye] Aitäh mängu eest!
}
watching = { $others ->
    [0] Sa vaatad pealt.
    [one] Sa vaatad pealt koos veel ühega.
   *[other] Sa vaatad pealt koos veel { $others } inimesega.
}
spectators = Pealtvaatajad: { $who }
spectators-unnamed = { $people ->
    [one] 1 külaline
   *[other] { $people } külalist
}
home-known = Kutsu inimesi, kellega oled mänginud
prompt-bot-for-you = Sinu eest mängib bott.
prompt-last-word = Kas kinnitad oma sammu?
last-word = Seda ei saa tagasi võtta.
last-word-yes = Kinnita
retract = Palu tagasivõtmist
retraction = { $name } palub luba samm tagasi võtta.
retraction-waits = Ootame teiste nõusolekut …
retraction-allow = Luba
retraction-decline = Keeldu
again-wanted = { $people ->
    [one] { $names } tahab kordusmängu.
   *[other] { $names } tahavad kordusmängu.
}
again-join = Liitu
again-go = Kordusmängu juurde

## Seadme edasiandmine

pass-to = Anna seade edasi: { $name }
pass-who = Kes mängib?
pass-tap = Oma kaartide nägemiseks puuduta oma nime.
prompt-named = { $name }: { $says }

## Teised seadmed

devices-title = Sinu konto
devices-text = Võta kood, et logida sisse teises seadmes koos kõigi oma mängudega.
devices-once = Hoia seda hoolega: seda näidatakse ainult üks kord ja igaüks, kellel see on, saab mängida sinu nimel.
devices-since = Sul on kood alates { $day }. Seda näidati ainult üks kord; kui see on kadunud, võta uus.
devices-new = Võta kood
devices-renew = Võta uus kood
devices-forget = Tühista see kood
devices-leave = Logi teistes seadmetes välja
devices-leave-really = Kas logid kõigis teistes seadmetes välja? Sinu kood ja pääsuvõtmed enam ei kehti.
devices-left = Kõigis teistes seadmetes on välja logitud.
devices-have-code = Mul on kood
code = Kood
back-title = Tere tulemast tagasi
back-text = Sisesta kood, mille said oma teises seadmes.
back-come = Logi sisse
back-replaces = Selles seadmes mängid sa nimega { $name } ja sul on pooleli mänge.
back-take-games = Võta need mängud kaasa
back-leave-games = Need jäävad mängijale { $name }. Et nende juurde hiljem tagasi saada, võta enne „Sinu konto“ alt mängija { $name } kood.
back-stay = Jätka nimega { $name }
back-come-anyway = Logi ikkagi sisse
settings-confirm = Sammude kinnitamine
settings-confirm-name = { $on ->
    [yes] Sees
   *[no] Väljas
}
settings-confirm-means = Küsib kinnitust enne, kui midagi tõmmatakse või visatakse, kuni saad oma sammu veel tagasi võtta.
