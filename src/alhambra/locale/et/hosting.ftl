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
