### Eesti: serveri haldamine.

admin-column-id = tunnus
admin-column-game = mäng
admin-column-status = olek
admin-column-people = inimesed
admin-column-changed = viimati mängitud
admin-column-name = nimi
admin-column-tables = laudu
admin-column-came = tuli
admin-ended = Mäng lauas { $table } on lõpetatud.
admin-deleted = Laud { $table } on kustutatud.
admin-removed = Inimene { $person } on eemaldatud.
admin-banned = { $who } enam sisse ei saa.
admin-unbanned = { $who } saab jälle sisse.
admin-backed-up = Failis { $file } on nüüd kõik: { $rows } rida.
admin-restored = { $where } sisaldab nüüd kõike varukoopiast: { $rows } rida.
admin-migrated = { $where } on uuendatud.
admin-rated = Uuesti arvutatud reitinguid: { $ratings }
admin-no-table = Lauda { $id } ei ole. Kõik lauad näitab “alhambra admin tables”.
admin-no-person = Inimest { $id } ei ole. Kõik inimesed näitab “alhambra admin people”.
admin-not-running = Lauas { $id } ei käi ühtegi mängu.
admin-not-banned = { $who } ei ole keelatud. Keelatuid näitab “alhambra admin bans”.
admin-busy = { $id } muutub kogu aeg teiste käe all; proovi uuesti.
admin-no-backup = { $file } ei ole varukoopia või on rikutud.
admin-not-empty = { $database } ei ole tühi. Varukoopia taastatakse tühja kausta või andmebaasi.
