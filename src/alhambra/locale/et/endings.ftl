### Eesti: kuidas mängud enne aega lõpevad, mängijad, kes lahkuvad või on ära, ja harjutamine.


## Lõpp

ended = { $how ->
    [agreed] Kõik olid nõus mängu lõpetama.
    [resigned] { $names } { $people ->
        [one] andis alla.
       *[other] andsid alla.
    }
    [closed] Selle serveri haldaja lõpetas mängu.
   *[idle] { $people ->
        [0] Mäng lõpetati, sest liiga kaua ei juhtunud midagi.
       *[other] Liiga kaua jäi käimata: { $names }.
    }
}
me-ended = { $how ->
    [agreed] lõpetati kokkuleppel
    [resigned] lõppes enne aega
    [idle] lõppes enne aega
    [closed] lõppes enne aega
    [you-resigned] andsid alla
    [chosen] bott mängis sinu eest edasi
    [gone] olid ära ja bott mängis edasi
   *[time] aeg sai otsa
}
resign-goes-on = Kas annad lõplikult alla? Sinu kohal mängib edasi bott ja sina jääd viimaseks.
resign-ends = Kas annad alla? Mäng lõpeb ja sina kaotad.
resign-ends-won = Kas annad alla? Mäng lõpeb ja võidab { $names }.

## Ettepanek lõpetada

end-proposal = { $people ->
    [one] { $names } teeb ettepaneku lõpetada mäng ilma võitjata.
   *[other] { $names } teevad ettepaneku lõpetada mäng ilma võitjata.
}
people-agree-too = Nõustu mängu lõpetama
end-proposal-agree = Nõus
end-proposal-decline = Ei nõustu
still-offer = Kümne vooru jooksul pole midagi ehitatud ega ostetud. Kas teed ettepaneku lõpetada mäng ilma võitjata?
still-propose = Tee ettepanek
still-play-on = Mängi edasi

## Eemalolek

gone-after = Kui kaua võib ära olla
gone-after-means = Pärast seda võivad teised lasta botil tema eest mängida.
gone-after-fact = Bott võib üle võtta, kui eemal ollakse { $time }

## Ooteruum

lobby-remove-really = Kas eemaldada { $name } lauast? Ta võib uuesti istuda.
lobby-ban = Blokeeri
lobby-ban-really = Kas blokeerida { $name } selles lauas?
lobby-is-banned = { $name } on blokeeritud.
lobby-unban = Luba tagasi
lobby-standing = { $standing ->
    [removed] Laua haldaja eemaldas su kohalt. Võid uuesti istuda.
   *[banned] Laua haldaja blokeeris su selles lauas.
}

## Inimesed, kelle kohta on kõik kustutatud

former-player = Endine mängija

## Harjutamine

practice = Harjutamine
practice-means = Harjutamine: tõmmatavat saab ette teada ja mäng ei mõjuta reitingut.

## Sinu andmed

own-data-save = Laadi oma andmed alla
own-data-delete = Kustuta oma konto
own-data-delete-really = Kas kustutada jäädavalt kõik sinu kohta? Pooleliolevates mängudes annad alla; teistele jäävad nende mängud alles, ilma sinu nimeta.
own-data-deleted = Kõik sinu kohta on kustutatud.
