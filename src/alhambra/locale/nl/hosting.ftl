### Nederlands: een server beheren.

admin-column-id = id
admin-column-game = spel
admin-column-status = status
admin-column-people = spelers
admin-column-changed = laatst gespeeld
admin-column-name = naam
admin-column-tables = tafels
admin-column-came = sinds
admin-ended = Het spel aan tafel { $table } is beëindigd.
admin-deleted = Tafel { $table } is verwijderd.
admin-removed = Persoon { $person } is verwijderd.
admin-banned = { $who } is nu geblokkeerd.
admin-unbanned = { $who } is niet meer geblokkeerd.
admin-backed-up = Back-up van alles gemaakt in { $file }: { $rows } rijen.
admin-restored = Alles is teruggezet in { $where }: { $rows } rijen.
admin-migrated = { $where } is bijgewerkt.
admin-rated = Opnieuw berekende ratings: { $ratings }
admin-no-table = Er is geen tafel { $id }. “alhambra admin tables” toont alle tafels.
admin-no-person = Er is geen persoon { $id }. “alhambra admin people” toont iedereen.
admin-not-running = Aan tafel { $id } loopt geen spel.
admin-not-banned = { $who } is niet geblokkeerd. “alhambra admin bans” toont wie dat wel is.
admin-busy = { $id } wordt op dit moment door iemand anders gewijzigd. Probeer het opnieuw.
admin-no-backup = { $file } is geen back-up, of is beschadigd.
admin-not-empty = { $database } is niet leeg. Zet een back-up terug in een lege map of database.
