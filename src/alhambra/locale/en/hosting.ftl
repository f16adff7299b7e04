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

## Notifications, when the server starts

notify-not-installed = Notifications need more libraries. Install them with: pip install "alhambra[notify]"
notify-bad-contact = --push-contact takes an address at which push services can reach you, such as mailto:you@example.org, not { $given }.
notify-key-needed = With --database, say where the key for push messages is: --push-key FILE. The file is created if it does not exist.
notify-bad-key = Cannot use { $file } as the key for push messages: { $reason }.
notify-key-not-fit = it is not a private key on the curve P-256, in PEM format
notify-bad-service = --push-service takes the address of a push service, such as https://push.example.org, not { $given }.
notify-bad-mail-server = --mail-server takes the address of a mail server, such as smtp://user:password@mail.example.org:587.
notify-sender-needed = Emails need a sender: --mail-from games@example.org
notify-bad-sender = --mail-from takes a mail address, such as games@example.org, not { $given }.
notify-address-needed = Emails contain links to this server: say where people find it with --public-url https://games.example.org.
notify-bad-address = --public-url takes the address of this server, such as https://games.example.org, not { $given }.
