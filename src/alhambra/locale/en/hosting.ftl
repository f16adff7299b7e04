### English: looking after a server.

admin-column-id = id
admin-column-game = game
admin-column-status = status
admin-column-people = people
admin-column-changed = last played
admin-column-name = name
admin-column-tables = tables
admin-column-came = joined
admin-ended = The game at table { $table } has been ended.
admin-deleted = Table { $table } has been deleted.
admin-removed = Person { $person } has been removed.
admin-banned = { $who } is now banned.
admin-unbanned = { $who } is no longer banned.
admin-backed-up = Backed up everything to { $file }: { $rows } rows.
admin-restored = Restored everything to { $where }: { $rows } rows.
admin-migrated = { $where } is up to date.
admin-rated = Ratings recalculated: { $ratings }
admin-no-table = There is no table { $id }. List all tables with “alhambra admin tables”.
admin-no-person = There is no person { $id }. List everyone with “alhambra admin people”.
admin-not-running = There is no game in progress at table { $id }.
admin-not-banned = { $who } is not banned. List all bans with “alhambra admin bans”.
admin-busy = { $id } is being changed by someone else. Try again.
admin-no-backup = { $file } is not a backup, or it is damaged.
admin-not-empty = { $database } is not empty. Restore backups to an empty folder or database.
