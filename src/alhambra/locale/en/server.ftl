### English: the table server.


## Coming in

come-in-first = Come in with a name first.
guest-name-length = A name has 1 to { $most } characters.
guest-name-plain = “{ $name }” cannot be a name; it must be one line of plain text.
guest-name-bot = “{ $name }” is the name of a bot; take another one.
not-here = There is nothing here, or nothing for you.
foreign-page = This was sent by a page of another site, so it was not done.
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
host-starts = Only whoever opened the table can start the game.

## Commands

only-seated = Only those who sit at the table can do that.
not-your-turn = It is not your turn; { $name } is to act.
turn-is-over = With the moves before it the turn is over.
stale = The table has changed in the meantime; it is at version { $version } now.
nothing-to-undo = There is no move of yours that could be taken back: somebody else has moved, or something was drawn.
no-dice-to-weigh = There are no dice whose chances could be told now.
bad-command-id = A command needs an id of 1 to { $most } characters.
command-id-used = This id was used for another command.
unfit-frame = The command cannot be understood: { $reason }.
unfit-binary = Commands are text, in JSON.

## When something is wrong with the server

server-cannot-keep = The server could not keep this, perhaps because its disk is full. Nothing was changed; try again later.
server-cannot-read = The server could not read its games just now; try again later.
server-broken = Something went wrong in the server. It has been noted; what was acknowledged before is kept.
server-newer-data = { $file } was written by a later version of this program (its form is { $found }, this program knows { $known }). Use that version, or another folder with --data.
server-cannot-open = The games cannot be kept in { $file }: { $reason }.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }. Another port may be free: --port 8080.

## When the server starts

serve-here = Alhambra is at { $address }
serve-house = Other devices in the house find it at { $address }
serve-kept = Games are kept in { $folder }
serve-stop = Ctrl-C stops it.
