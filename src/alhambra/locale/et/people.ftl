### Inimesed laudades brauseris: kes on kohal, mida nad ütlevad, kellad, koodid teiste seadmete jaoks.


## Everywhere

asked-no = Ikka mitte
qr-of-link = Link QR-koodina
qr-of-code = Kood QR-koodina
qr-scan = Või lase neil kaamera koodile suunata.

## Opening a table

friends-how = Kuidas teised lauda tulevad
friends-way = { $way ->
    [listed] Kõigile
    [device] Ühes seadmes
   *[link] Lingiga
}
friends-way-means = { $way ->
    [listed] Laud on siin kõigi avalehel näha.
    [device] Seade käib ringi; käed on kaetud, kuni järgmine puudutab oma nime.
   *[link] Laua leiavad ainult need, kellel on link.
}
device-name = Mängija { $number }
device-start = Mängi selles seadmes
clock = Mõtlemisaeg
clock-kind = { $kind ->
    [minutes] Minutid
    [days] Päevad
   *[none] Ilma kellata
}
clock-kind-means = { $kind ->
    [minutes] Nii palju minuteid mängija kõigi sammude peale; siis mängib edasi bott.
    [days] Nii palju päevi iga sammu jaoks: mängi siis, kui sul on aega.
   *[none] Igaüks mõtleb nii kaua, kui vaja.
}
clock-minutes = Minuteid igale mängijale
clock-days = Päevi igale sammule
clock-minutes-a-player = { $minutes ->
    [one] Üks minut igale mängijale
   *[other] { $minutes } minutit igale mängijale
}
clock-days-a-move = { $days ->
    [one] Üks päev iga sammu jaoks
   *[other] { $days } päeva iga sammu jaoks
}
clock-per-player = Kell loeb mängija kõiki samme kokku. Kui aeg saab otsa, mängib edasi bott.
clock-per-move = Kell loeb iga sammu eraldi. Kui aeg saab otsa, mängib edasi bott.
clock-left = Aega jäänud:
clock-days-left = { $days } p { $hours } t
open-tables = Avatud lauad
open-tables-join = Liitu

## The waiting room

lobby-beside-you = Mängib samas seadmes
lobby-host = Laua haldaja
lobby-sit-here = Istu siia
lobby-give-bot = Siia bott
lobby-make-host = Tee haldajaks
lobby-remove = Eemalda
lobby-listed = Kõigile nähtav
lobby-by-link = Ainult lingiga
lobby-closes = { $minutes ->
    [one] Kui midagi ei juhtu, suletakse see laud minuti jooksul.
   *[other] Kui midagi ei juhtu, suletakse see laud { $minutes } minuti pärast.
}
lobby-close = Sulge laud
lobby-close-really = Kas sulgeda laud kõigi jaoks?

## At the table

people = Kes on kohal
people-unread = { $lines ->
    [one] Kes on kohal: üks uus sõnum
   *[other] Kes on kohal: { $lines } uut sõnumit
}
people-presence = { $presence ->
    [here] Kohal
    [away] Hetkeks ära
   *[gone] Lahkunud
}
people-stand-in = Sellel kohal mängib bott
people-resigned = On alla andnud; edasi mängib bott
people-agrees = tahaks mängu lõpetada
people-watching = Sa vaatad pealt: näed seda, mis on avatud, aga mitte kellegi kätt.
people-hand = Las mängib bott
people-mute = Vaigista
people-unmute = Kuula jälle
people-agree = Paku mängu lõpetamist
people-disagree = Mängi siiski edasi
people-bot-for-me = Las bott mängib minu eest
people-take-back = Võta oma koht tagasi
people-resign = Anna alla
people-resign-really = Kas anda lõplikult alla? Sinu eest mängib edasi bott.
people-show-others = Lase teistel pealt vaadata
people-watch-link = Kellel on see link, see võib pealt vaadata
chat = Vestlus
chat-empty = Keegi ei ole veel midagi öelnud.
chat-say = Ütle midagi
chat-send = Saada
prompt-bot-for-you = Sinu eest mängib bott.
prompt-last-word = Kas see on sinu käik?
last-word = Mis nüüd tõmmatakse, seda tagasi ei panda.
last-word-yes = Kinnita
ended = { $how ->
    [agreed] Te leppisite kokku, et mäng lõpeb.
    [resigned] Mäng sai läbi, sest mängijad andsid alla.
    [closed] Laua haldaja lõpetas mängu.
   *[idle] Mäng lõpetati, sest nii kaua ei juhtunud midagi.
}
again-others = Teised mängivad uuesti.
again-join = Mängi kaasa

## Passing the device round

pass-to = Anna seade edasi: { $name }
pass-who = Kelle käes on seade?
pass-tap = Oma käe nägemiseks puuduta oma nime.

## Other devices

devices-title = Sina siin ja teistes seadmetes
devices-text = Oma koodiga pääsed teises seadmes tagasi kõigi oma mängude juurde.
devices-once = Hoia seda hästi: seda näidatakse ainult nüüd ja kellel see on, see saab mängida sinu nimel.
devices-since = Sul on kood alates { $day }. Seda näidati üks kord; kui see on kadunud, võta uus.
devices-new = Võta kood
devices-renew = Võta uus kood
devices-forget = Tühista kood
devices-leave = Lahku teistest seadmetest
devices-leave-really = Kõigis teistes seadmetes oled siis võõras.
devices-left = Nüüd oled ainult siin.
devices-have-code = Mul on kood
code = Kood
back-title = Tere tulemast tagasi
back-text = Sisesta kood, mille said oma teises seadmes.
back-come = Tule tagasi
settings-confirm = Käikude kinnitamine
settings-confirm-name = { $on ->
    [yes] Sees
   *[no] Väljas
}
settings-confirm-means = Enne kui midagi tõmmatakse, ootab mäng sinu viimast sõna ja sa saad oma sammu veel tagasi võtta.
