### Nederlands: een server beheren.

admin-column-id = kenmerk
admin-column-game = spel
admin-column-status = toestand
admin-column-people = mensen
admin-column-changed = laatst gespeeld
admin-column-name = naam
admin-column-tables = tafels
admin-column-came = gekomen
admin-ended = Het spel aan tafel { $table } is beëindigd.
admin-deleted = Tafel { $table } is gewist.
admin-removed = Persoon { $person } is verwijderd.
admin-banned = { $who } komt er niet meer in.
admin-unbanned = { $who } komt er weer in.
admin-backed-up = { $file } bevat nu alles: { $rows } rijen.
admin-restored = { $where } bevat nu alles uit de reservekopie: { $rows } rijen.
admin-migrated = { $where } is bijgewerkt.
admin-rated = Opnieuw berekende beoordelingen: { $ratings }
admin-no-table = Er is geen tafel { $id }. “alhambra admin tables” toont ze.
admin-no-person = Er is geen persoon { $id }. “alhambra admin people” toont ze.
admin-not-running = Aan tafel { $id } loopt geen spel.
admin-not-banned = { $who } is niet geweigerd. “alhambra admin bans” toont wie dat wel is.
admin-busy = { $id } wordt steeds door anderen veranderd; probeer het opnieuw.
admin-no-backup = { $file } is geen reservekopie, of is beschadigd.
admin-not-empty = { $database } is niet leeg. Een reservekopie wordt teruggezet in een lege map of database.
