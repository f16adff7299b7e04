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

## Meldingen, als de server begint

notify-not-installed = Voor meldingen zijn meer bibliotheken nodig. Installeer ze met: pip install "alhambra[notify]"
notify-bad-contact = --push-contact verwacht een adres waarop pushdiensten je kunnen bereiken, zoals mailto:jij@example.org, en niet { $given }.
notify-key-needed = Geef bij --database aan waar de sleutel voor pushberichten staat: --push-key BESTAND. Bestaat het bestand niet, dan wordt het aangemaakt.
notify-bad-key = { $file } is niet bruikbaar als sleutel voor pushberichten: { $reason }.
notify-key-not-fit = het is geen privésleutel op de kromme P-256 in PEM-formaat
notify-bad-service = --push-service verwacht het adres van een pushdienst, zoals https://push.example.org, en niet { $given }.
notify-bad-mail-server = --mail-server verwacht het adres van een mailserver, zoals smtp://gebruiker:wachtwoord@mail.example.org:587.
notify-sender-needed = E-mails hebben een afzender nodig: --mail-from games@example.org
notify-bad-sender = --mail-from verwacht een e-mailadres, zoals games@example.org, en niet { $given }.
notify-address-needed = E-mails bevatten links naar deze server: geef met --public-url https://games.example.org aan waar hij te vinden is.
notify-bad-address = --public-url verwacht het adres van deze server, zoals https://games.example.org, en niet { $given }.
