### English: the table server.


## Arriving

come-in-first = Enter a name first.
guest-name-length = A name must have 1 to { $most } characters.
guest-name-plain = “{ $name }” cannot be a name. Use a single line of plain text.
guest-name-bot = “{ $name }” is a bot’s name. Choose another one.
no-such-code = This code does not work. It may be mistyped, cancelled or replaced by a newer one.
record-not-text = A game file must be text in UTF-8.
record-of-another-game = Game files of “{ $game }” cannot be opened here yet.
not-here = There is nothing here, or you are not allowed to see it.
foreign-page = This request came from another site and was rejected.
other-host = This server does not answer to the name { $name }. Its administrator can allow it: alhambra serve --host-name { $name }
banned = The administrator of this server has blocked you.
other-wire-version = This client uses version { $given } of the protocol, which this server does not understand.
too-large = Too large: the maximum is { $most } KB.
too-slow = The request took too long to arrive and was rejected.
too-many = Too many requests. Wait a moment and try again.
too-many-tables = You have { $most } unfinished tables. Finish or close one first.
too-many-listed = You already have { $most } public tables. Start or close one of them first, or open this one by link only.
unfit-body = The request is invalid: { $reason }.
page-not-built = The page has not been built yet. “make play” builds it and starts the server; “make page” only builds it.

## Tables

bad-pace = Bots cannot wait { $pace } milliseconds before a move. Choose 0 to { $most }.
no-seat-for-people = All seats are taken by bots. Leave one for yourself.
no-seat-free = All seats are taken.
game-has-begun = The game has already started. Nobody can join or leave now.
game-not-begun = The game has not started yet.
host-only = Only the host can do that.
host-stays = This is your own seat. Make someone else the host before you leave.
host-is-a-person = Only a person at the table can be the host.
no-such-seat = There is no such seat. Seats are numbered 0 to { $most }.
seat-taken = This seat is taken. Choose another one.
seat-of-two = A seat is either for a bot or for a named person, not both.
was-banned = The host banned you from this table.
seat-of-nobody-else = There is no other person in this seat.
others-play = Others are still playing here, so you cannot close the game. Propose to end it, or resign.
game-not-over = The game is not over yet.
bad-clock = A clock must be set to 1 to { $most } seconds.
bad-increment = An increment must be 0 to { $most } seconds, and needs minutes per player.
too-few-seats = { $people } people sit at this table: it needs at least as many seats.
would-not-see = { $name } is away and would not see this.
just-changed = { $seconds ->
    [one] The others need a moment to see what has changed. You can start in a second.
   *[other] The others need a moment to see what has changed. You can start in { $seconds } seconds.
}
bad-deal = There is no deal “{ $deal }”.
bad-gone-after = Choose 1 to { $most } seconds before someone counts as gone.
bad-contribution = A contribution to chance has at most { $most } hexadecimal digits, two per byte.

## Commands

only-seated = Only players at this table can do that.
which-seat = Several people share this device. Specify whose seat it is with ?seat= and its number.
not-your-turn = It is not your turn. { $name } is playing.
to-be-confirmed = { $name } must confirm the last move first.
nothing-to-confirm = You have no move to confirm.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
has-resigned = You have resigned and cannot keep playing.
seat-of-a-bot = A bot is already playing in this seat.
not-gone = { $minutes ->
    [one] A bot can take { $name }’s seat only after one minute of absence.
   *[other] A bot can take { $name }’s seat only after { $minutes } minutes of absence.
}
clock-decides = This table has a clock: a bot takes { $name }’s seat only when the time is up.
time-is-up = Your time is up: the bot plays this turn. Take your seat back afterwards.
line-length = A message must have 1 to { $most } characters.
line-plain = A message must be plain, readable text.
line-or-phrase = A message is a text or a phrase, not both.
turn-is-over = The earlier moves have already ended the turn.
stale = The table has changed in the meantime. It is now at version { $version }.
nothing-to-undo = You have nothing to undo: someone else has moved, or something was drawn or rolled.
nothing-asked = Nobody has asked to take back a move.
no-dice-to-weigh = There are no dice to calculate chances for right now.
bad-command-id = A command needs an id of 1 to { $most } characters.
command-id-used = This id was already used for another command.
unfit-frame = The command is invalid: { $reason }.
unfit-binary = Commands must be text, in JSON.
notice-time-up = { $name } ran out of time. A bot takes over.
notice-handed = A bot is now playing for { $name }.
notice-back = { $name } is back.
notice-resigned = { $name } resigned.
notice-settings = { $name } changed the table.
notice-agrees = { $name } proposes to end the game.
notice-disagrees = { $name } wants to keep playing.
notice-declines = { $name } does not want to end the game.
notice-asks-back = { $name } asks to take back a move.
notice-declines-back = { $name } does not want a move to be taken back.

## When something is wrong with the server

server-cannot-keep = The server could not save this, perhaps because its disk is full. Nothing was changed. Try again later.
server-may-be-kept = The server lost its database while saving. You will see whether it worked when the database is back.
server-cannot-read = The server cannot read its games right now. Try again later.
server-broken = Something went wrong on the server. The error has been logged, and everything confirmed before it is safe.
server-newer-data = { $file } was written by a newer version of this program (format { $found }; this program reads { $known }). Use that version, or choose another folder with --data.
server-older-data = { $file } was written by an older version of this program. Stop the server and update the file: alhambra admin migrate.
server-cannot-open = Cannot save games in { $file }: { $reason }.
server-empty-file = { $file } is empty, so it is not a database and its contents are lost. Replace it with a backup, or delete it to start without any games.
server-lost-file = { $file } is missing, but { $left } with its latest changes is still there. Restore the file or a backup, or delete { $left } to start without any games.
server-foreign-file = { $file } is a database from another program. Choose another folder with --data.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }. Try another port: --port 8080.
server-folder-in-use = Another server already uses { $folder }. Stop it, or choose another folder with --data.
server-workers-need-database = Several workers need a shared database: --database postgresql://…

## When the server starts

serve-here = Alhambra is running at { $address }
serve-house = On other devices on your network: { $address }
serve-kept = Games are saved in { $folder }
serve-stop = Press Ctrl-C to stop.
serve-folder-or-database = Games are saved in a folder or in a database: use --data or --database, not both.
serve-bad-database = --database takes the address of a PostgreSQL database, such as postgresql://user@host/alhambra.
