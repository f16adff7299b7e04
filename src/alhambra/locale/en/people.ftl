### English: people at tables in the browser: who is there, what they say, clocks, codes for other devices.


## Everywhere

asked-no = Cancel
qr-of-link = QR code of the link
qr-of-code = QR code of your code
qr-scan = Or let them scan this code.

## Opening a table

friends-how = Who can join
friends-way = { $way ->
    [listed] Public
    [device] One device
   *[link] With link
}
friends-way-means = { $way ->
    [listed] The table is listed on everyone’s home page.
    [device] Pass the device around. Hands stay hidden until the next player taps.
   *[link] Only people with the link can join.
}
device-name = Player { $number }
device-start = Play on this device
clock = Time limit
clock-kind = { $kind ->
    [minutes] Minutes
    [days] Days
   *[none] No limit
}
clock-kind-means = { $kind ->
    [minutes] Minutes per player for the whole game. When time runs out, a bot takes over.
    [days] Days per move: play whenever you have time.
   *[none] Take all the time you need.
}
clock-minutes = Minutes per player
clock-days = Days per move
clock-increment = Extra seconds per turn
clock-with-increment = { $minutes }, plus { $seconds } seconds per turn
preset = Presets
preset-name = { $preset ->
    [quick] Quick: 5 min + 10 s
    [days] Days: 2 days a move
   *[relaxed] Relaxed: no clock
}
clock-minutes-a-player = { $minutes ->
    [one] 1 minute per player
   *[other] { $minutes } minutes per player
}
clock-days-a-move = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
clock-per-player = Each clock runs for the whole game. When time runs out, a bot takes over.
clock-per-move = The clock restarts with every move. When time runs out, a bot takes over.
clock-left = Time left:
clock-days-left = { $days } d { $hours } h
open-tables = Open tables
open-tables-join = Join

## The waiting room

lobby-beside-you = Also on this device
lobby-host = Host
lobby-sit-here = Sit here
lobby-give-bot = Add bot
lobby-make-host = Make host
lobby-remove = Remove
lobby-listed = Public
lobby-by-link = Link only
lobby-closes = { $minutes ->
    [one] If nothing happens, this table closes within a minute.
   *[other] If nothing happens, this table closes in { $minutes } minutes.
}
lobby-close = Close table
lobby-close-really = Close this table for everyone?

## At the table

people = Players
people-presence = { $presence ->
    [here] Here
    [away] Away
   *[gone] Gone
}
people-stand-in = A bot is playing for them
people-resigned = Resigned; a bot is playing on
people-agrees = proposes to end the game
people-watching = You are watching. You see everything on the table, but nobody’s hand.
people-hand = Let a bot play
people-mute = Mute
people-unmute = Unmute
people-agree = Propose to end the game
people-disagree = Keep playing
people-bot-for-me = Let a bot play for me
people-take-back = Take my seat back
people-resign = Resign
people-show-others = Invite spectators
people-watch-link = Anyone with this link can watch
chat = Chat
chat-unread = { $lines ->
    [one] Chat: 1 new message
   *[other] Chat: { $lines } new messages
}
chat-said = { $name }: { $said }
phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [well-played] Well played!
    [thanks] Thank you!
    [oops] Oops!
    [hurry] Your turn!
    [moment] One moment, please.
    [back-soon] I’ll be back soon.
    [rematch] Another game?
   *[bye] Thanks for the game!
}
watching = { $others ->
    [0] You are watching.
    [one] You are watching, and so is 1 other.
   *[other] You are watching, and so are { $others } others.
}
spectators = Watching: { $who }
spectators-unnamed = { $people ->
    [one] 1 guest
   *[other] { $people } guests
}
home-known = Invite people you played with
prompt-bot-for-you = A bot is playing for you.
prompt-last-word = Confirm your move?
last-word = This cannot be undone.
last-word-yes = Confirm
retract = Ask to take back
retraction = { $name } asks to take back a move.
retraction-waits = Waiting for the others to agree …
retraction-allow = Allow
retraction-decline = Decline
again-wanted = { $people ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
again-join = Join
again-go = Go to the rematch

## Passing the device round

pass-to = Pass the device to { $name }
pass-who = Who is playing?
pass-tap = Tap your name to see your hand.
prompt-named = { $name }: { $says }

## Other devices

devices-title = Your account
devices-text = Get a code to sign in on another device and take all your games with you.
devices-once = Keep it safe: it is shown only once, and anyone who has it can play as you.
devices-since = You have had a code since { $day }. It was shown only once; if you lost it, get a new one.
devices-new = Get a code
devices-renew = Get a new code
devices-forget = Cancel this code
devices-leave = Sign out other devices
devices-leave-really = Sign out on all other devices? Your code and passkeys stop working.
devices-left = All other devices are signed out.
devices-have-code = I have a code
code = Code
back-title = Welcome back
back-text = Enter the code you got on your other device.
back-come = Sign in
back-replaces = On this device you play as { $name }, with games that are not over.
back-take-games = Take these games along
back-leave-games = They stay with { $name }. To get back to them later, first get a code for { $name } under “Your account”.
back-stay = Stay as { $name }
back-come-anyway = Sign in anyway
settings-confirm = Confirm moves
settings-confirm-name = { $on ->
    [yes] On
   *[no] Off
}
settings-confirm-means = Asks before anything is drawn or rolled, while you can still undo your move.
