### Eesti: serveri haldamine.

admin-column-id = tunnus
admin-column-game = mäng
admin-column-status = olek
admin-column-people = inimesed
admin-column-changed = viimati mängitud
admin-column-name = nimi
admin-column-tables = laudu
admin-column-came = liitus
admin-ended = Mäng lauas { $table } on lõpetatud.
admin-deleted = Laud { $table } on kustutatud.
admin-removed = Inimene { $person } on eemaldatud.
admin-banned = { $who } on nüüd blokeeritud.
admin-unbanned = { $who } ei ole enam blokeeritud.
admin-backed-up = Kõik on varundatud faili { $file }: { $rows } rida.
admin-restored = Kõik on taastatud: { $where }, { $rows } rida.
admin-migrated = { $where } on uuendatud.
admin-rated = Uuesti arvutatud reitinguid: { $ratings }
admin-no-table = Lauda { $id } ei ole. Kõiki laudu näitab „alhambra admin tables“.
admin-no-person = Inimest { $id } ei ole. Kõiki inimesi näitab „alhambra admin people“.
admin-not-running = Lauas { $id } ei ole mäng pooleli.
admin-not-banned = { $who } ei ole blokeeritud. Blokeerituid näitab „alhambra admin bans“.
admin-busy = Keegi teine muudab seda praegu: { $id }. Proovi uuesti.
admin-no-backup = { $file } ei ole varukoopia või see on rikutud.
admin-not-empty = { $database } ei ole tühi. Taasta varukoopia tühja kausta või andmebaasi.

## Teavitused serveri käivitamisel

notify-not-installed = Teavituste jaoks on vaja lisateeke. Paigalda need käsuga: pip install "alhambra[notify]"
notify-bad-contact = --push-contact vajab aadressi, millelt tõuketeenused su kätte saavad, näiteks mailto:sina@example.org, mitte { $given }.
notify-key-needed = Kui kasutad valikut --database, ütle, kus on tõuketeadete võti: --push-key FAIL. Kui faili ei ole, luuakse see.
notify-bad-key = Faili { $file } ei saa tõuketeadete võtmena kasutada: { $reason }.
notify-key-not-fit = see ei ole PEM-vormingus privaatvõti kõveral P-256
notify-bad-service = --push-service vajab tõuketeenuse aadressi, näiteks https://push.example.org, mitte { $given }.
notify-bad-mail-server = --mail-server vajab meiliserveri aadressi, näiteks smtp://kasutaja:parool@mail.example.org:587.
notify-sender-needed = E-kirjadel peab olema saatja: --mail-from games@example.org
notify-bad-sender = --mail-from vajab meiliaadressi, näiteks games@example.org, mitte { $given }.
notify-address-needed = E-kirjades on lingid sellesse serverisse: ütle valikuga --public-url https://games.example.org, kust see leida on.
notify-bad-address = --public-url vajab selle serveri aadressi, näiteks https://games.example.org, mitte { $given }.
