### Eesti: oma konto brauseris: pääsuvõtmed, avatarid, profiilid, inimesed ja kutsed.

passkeys = Pääsuvõtmed
passkeys-text = Logi teises seadmes sisse sõrmejälje, näo või ekraanilukuga, kui su pääsuvõtmed on seal sünkroonitud.
passkey-add = Lisa pääsuvõti
passkey-added = Lisatud { $day }
passkey-used = Lisatud { $day }, viimati kasutatud { $used }
passkey-elsewhere = Lisatud { $day }, aadressile { $host }
passkey-remove = Eemalda
passkey-remove-really = Kas eemaldada see pääsuvõti? Sellega ei saa siis enam sisse logida.
passkey-failed = Pääsuvõtit ei loodud.
passkey-known = Selles seadmes või paroolihalduris on sul juba pääsuvõti.

## Kuidas teised meid näevad

avatar-title = Kuidas teised sind näevad
avatar-change = Muuda avatari
avatar-save = Kasuta seda avatari
avatar-random = Üllata mind
avatar-usual = Tagasi esimese juurde
avatar-part = { $part ->
    [ground] Taust
    [skin] Nahk
    [head] Juuksed või peakate
    [hair] Juuksevärv
    [beard] Habe
    [mouth] Suu
   *[cloth] Riided
}
avatar-before = Eelmine: { $part }
avatar-next = Järgmine: { $part }
profile = Profiil
profile-own-look = Sinu profiil
profile-own = Nii näevad sind teised.
profile-own-hidden = Seda näed ainult sina: sinu profiil on peidetud.
profile-hide = Peida minu profiil
profile-hide-means = Keegi ei saa su profiili avada ega sind kutsuda. Lauas on su nimi ja avatar endiselt näha.
profile-missing = Sellist profiili ei ole või see on peidetud.
profile-since = Mängib siin alates: { $month }
profile-no-games = Teiste inimestega pole veel mängitud.
profile-games = Inimeste vastu
profile-record = { $games ->
    [one] 1 mäng
   *[other] { $games } mängu
}, { $wins ->
    [one] 1 võit
   *[other] { $wins } võitu
}
profile-recent = Viimased mängud
profile-opponents = Sagedasemad vastased

## Inimesed, kellega oleme mänginud

known-title = Inimesed, kellega oled mänginud
known-means = Vali mäng. „Kutsu“ avab laua ja kutsub inimese mängima.
known-nobody = Kui oled mõne mängu teiste inimestega lõpuni mänginud, saad neid siin kutsuda.
known-games = { $games ->
    [one] 1 ühine mäng, { $ago }
   *[other] { $games } ühist mängu, viimane { $ago }
}
known-invite = Kutsu
known-invite-here = Kutsu inimesi, kellega oled mänginud
invited-title = Sind on kutsutud
invited-by = { $name } kutsub sind mängima: { $game }.
invited-look = Lauda
invited-decline = Ei, aitäh
invited-declined = Keeldus
invited-waiting = Kutsutud
back-passkey = Logi sisse pääsuvõtmega
back-passkey-failed = Pääsuvõtmega sisse logida ei õnnestunud.

## Millest keeldutakse

no-such-passkey = Seda pääsuvõtit siin ei tunta. Võib-olla on see eemaldatud.
bad-passkey = Seda pääsuvõtit ei õnnestunud kontrollida. Proovi uuesti või logi sisse koodiga.
passkey-too-late = Aega kulus liiga kaua. Proovi uuesti.
no-passkeys-here = Pääsuvõtmed vajavad HTTPS-iga ja nimega lehte serveris, mis neid pakub.
too-many-passkeys = Sul on juba { $most } pääsuvõtit. Eemalda enne mõni.
no-such-avatar = Sellist avatari pole.
cannot-invite = Kutsuda saad inimesi, kellega oled mängu lõpuni mänginud, kui nad juba lauas ei istu või neid pole eemaldatud.
too-many-invited = Lauda saab kutsuda { $most } inimest.
