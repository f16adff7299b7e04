### English: the table server.


## Coming in

come-in-first = Come in with a name first.
guest-name-length = A name has 1 to { $most } characters.
guest-name-plain = “{ $name }” cannot be a name; it must be one line of plain text.
guest-name-bot = “{ $name }” is the name of a bot; take another one.
no-such-code = There is no such code. It may have been mistyped, or made void by a newer one.
record-not-text = A record is text in UTF-8.
record-of-another-game = Records of the game “{ $game }” cannot be looked at here yet.
not-here = There is nothing here, or nothing for you.
foreign-page = This was sent by a page of another site, so it was not done.
banned = Whoever looks after this server does not let you in.
other-wire-version = This client speaks version { $given } of the protocol, which this server does not understand.
too-large = That is too long: { $most } KB are the most.
too-many = Too much at once; wait a little and try again.
unfit-body = What was sent cannot be understood: { $reason }.
page-not-built = The page has not been built yet. “make play” builds it and starts the server; “make page” only builds it.

## Tables

bad-pace = Bots cannot let { $pace } milliseconds pass before a move; 0 to { $most } are possible.
no-seat-for-people = All seats are for bots; leave one for yourself.
no-seat-free = All seats are taken.
game-has-begun = The game has begun; nobody can sit down or leave any more.
game-not-begun = The game has not begun yet.
host-starts = Only the host can start the game.
host-only = Only the host of the table can do that.
host-stays = This is your own seat; make somebody else the host, and leave it.
host-is-a-person = Only a person who sits at the table can be its host.
no-such-seat = There is no such seat; the seats are 0 to { $most }.
seat-taken = This seat is taken; choose another one.
seat-of-two = A seat is for a bot or for a person with a name, not for both.
was-removed = The host does not want you at this table.
others-play = Others still play here, so the game cannot be closed; they can agree to end it.
game-not-over = The game is not over yet.
bad-clock = A clock has 1 to { $most } seconds.
bad-gone-after = Somebody can count as gone after 1 to { $most } seconds.
bad-contribution = A contribution to chance is written with up to { $most } hexadecimal digits, two for each byte.

## Commands

only-seated = Only those who sit at the table can do that.
which-seat = Several people share this device; say first whose seat it is, with ?seat= and its number.
not-your-turn = It is not your turn; { $name } is to act.
to-be-confirmed = { $name } is to confirm the last move first.
nothing-to-confirm = There is no move of yours that waits to be confirmed.
bot-plays-for-you = A bot plays in your seat; take the seat back first.
has-resigned = Who has resigned does not play on.
seat-of-a-bot = A bot plays in this seat anyway.
not-gone = { $name } has to be away for { $seconds } seconds before a bot can take the seat.
nobody-to-mute = There is nobody in this seat whom you could mute.
line-length = What you say has 1 to { $most } characters.
line-plain = What you say must be plain text that can be read.
turn-is-over = With the moves before it the turn is over.
stale = The table has changed in the meantime; it is at version { $version } now.
nothing-to-undo = There is no move of yours that could be taken back: somebody else has moved, or something was drawn.
no-dice-to-weigh = There are no dice whose chances could be told now.
bad-command-id = A command needs an id of 1 to { $most } characters.
command-id-used = This id was used for another command.
unfit-frame = The command cannot be understood: { $reason }.
unfit-binary = Commands are text, in JSON.
notice-time-up = The time of { $name } is up; a bot plays on.
notice-handed = A bot plays for { $name } now.
notice-back = { $name } plays again.
notice-resigned = { $name } has resigned.
notice-agrees = { $name } would end the game now.
notice-disagrees = { $name } would play on after all.

## When something is wrong with the server

server-cannot-keep = The server could not keep this, perhaps because its disk is full. Nothing was changed; try again later.
server-may-be-kept = The server lost its database while it kept this. Whether it was kept will show when the database is back.
server-cannot-read = The server could not read its games just now; try again later.
server-broken = Something went wrong in the server. It has been noted; what was acknowledged before is kept.
server-newer-data = { $file } was written by a later version of this program (its form is { $found }, this program knows { $known }). Use that version, or another folder with --data.
server-older-data = { $file } was written by an earlier version of this program. Stop the server, then bring it up to date: alhambra admin migrate.
server-cannot-open = The games cannot be kept in { $file }: { $reason }.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }. Another port may be free: --port 8080.
server-folder-in-use = Another server keeps its games in { $folder }. Stop it, or use another folder with --data.
server-workers-need-database = Several workers need a database that they can share: --database postgresql://…

## When the server starts

serve-here = Alhambra is at { $address }
serve-house = Other devices in the house find it at { $address }
serve-kept = Games are kept in { $folder }
serve-stop = Ctrl-C stops it.
serve-folder-or-database = Games are kept in a folder or in a database: give --data or --database, not both.
serve-bad-database = --database takes the address of a PostgreSQL database, such as postgresql://user@host/alhambra.
