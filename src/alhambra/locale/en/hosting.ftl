### English: looking after a server.

admin-column-id = id
admin-column-game = game
admin-column-status = status
admin-column-people = people
admin-column-changed = last played
admin-column-name = name
admin-column-tables = tables
admin-column-came = came
admin-ended = The game at table { $table } has ended.
admin-deleted = Table { $table } is deleted.
admin-removed = Person { $person } is removed.
admin-banned = { $who } is let in no more.
admin-unbanned = { $who } is let in again.
admin-backed-up = { $file } has everything now: { $rows } rows.
admin-restored = { $where } has everything from the backup: { $rows } rows.
admin-migrated = { $where } is up to date.
admin-rated = Ratings worked out anew: { $ratings }
admin-no-table = There is no table { $id }. “alhambra admin tables” lists them.
admin-no-person = There is no person { $id }. “alhambra admin people” lists them.
admin-not-running = No game runs at table { $id }.
admin-not-banned = { $who } is not banned. “alhambra admin bans” lists those who are.
admin-busy = { $id } is being changed by others all the time; try again.
admin-no-backup = { $file } is not a backup, or is damaged.
admin-not-empty = { $database } is not empty. A backup is restored to an empty folder or database.
