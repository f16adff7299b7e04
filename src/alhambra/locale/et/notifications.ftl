### Eesti keel: kuidas saada teada, kui leht on suletud.

notify-closed = Kui leht on suletud
notify-closed-means = Kellata mängudes ja mängudes, kus käiguks on aega päevi: kui on sinu kord, kui keegi ootab su vastust ja kui mäng on läbi.
notify-push = Teavitused selles seadmes
notify-push-means = Need toob kohale su brauseri tõuketeenus. Neis on kirjas, mis mäng see on ja kellega, aga mitte kunagi midagi su kaartide kohta.
notify-push-refused = Brauser ei luba sellel lehel teavitusi näidata. Luba need brauseri seadetes.
notify-push-failed = Brauser ei saanud oma tõuketeenusega ühendust. Proovi hiljem uuesti.
notify-push-install = Kui sul on iPhone või iPad, lisa see leht kõigepealt avakuvale ja ava see sealt.
notify-mail = E-post
notify-mail-means = Iga käigu kohta kõige rohkem üks kiri. Kirjadest saab loobuda ühe klõpsuga.
notify-mail-address = Sinu meiliaadress
notify-mail-send = Saada kood
notify-mail-asked = Saatsime koodi aadressile { $address }.
notify-mail-code = Kood e-kirjast
notify-mail-confirm = Kinnita
notify-mail-other = Kasuta teist aadressi
notify-mail-on = Kirjad tulevad aadressile { $address }.
notify-mail-stop = Loobu kirjadest
unsubscribed-title = Rohkem kirju ei tule
unsubscribed-text = Sa ei saa enam oma mängude kohta e-kirju. Su aadress on kustutatud. Seadetes saad kirjad uuesti sisse lülitada.
unsubscribing = Üks hetk …

## Millest server keeldub

bad-push-endpoint = See ei ole internetis asuva tõuketeenuse aadress.
bad-push-keys = Need ei ole tõuketeavituste tellimuse võtmed.
bad-mail-address = See ei ole terviklik meiliaadress.
wrong-mail-code = See ei ole e-kirjas olev kood või on see aegunud. Kontrolli koodi või lase saata uus.
mail-not-sent = E-kirja ei õnnestunud saata. Kontrolli aadressi või proovi hiljem uuesti.
