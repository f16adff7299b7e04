### Eesti keel: bottide omavahelised mängud.


## What cannot be simulated

simulate-bots-players = Botte on { $bots }, aga mängijaid { $players }; nimeta igale kohale üks.
simulate-records-not-empty = Kaustas { $folder } on juba faile; protokollid lähevad uude või tühja kausta.
simulate-records-refused = Protokolle ei saa kirjutada kausta { $folder }: { $reason }.

## While games are played

simulate-progress = Mängitakse
simulate-rate = { $rate } mängu/s
simulate-unfinished = { $games ->
    [one] Üks mäng peatati
   *[other] { $games } mängu peatati
} ja jäeti arvestamata: { $rounds } vooru jooksul ei ehitatud ega ostetud midagi ja ükski reegel sellist mängu ei lõpeta.
simulate-interrupted = Katkestatud: mängitud { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}, soovitud { $wanted }.

## Tables

simulate-title = { $games } { $games ->
    [one] mäng
   *[other] mängu
}: { $game }, seeme { $seed }
simulate-by-seat = Kohtade kaupa
simulate-by-cause = Keskmised punktid punktiarvestuse ja põhjuse kaupa
simulate-length = Pikkus
simulate-bot = bott
simulate-seat = koht
simulate-wins = võite
simulate-share = osakaal
simulate-mean = keskm. punktid
simulate-spread = hajuvus
simulate-least = vähim
simulate-most = suurim
simulate-sum = kokku
simulate-games = mänge
simulate-moves = samme
simulate-decisions = otsuseid
simulate-in-all = kokku
simulate-per-game = mängu kohta
simulate-per-second = sekundis
