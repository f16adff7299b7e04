### English: people at tables in the browser: who is there, what they say, clocks, codes for other devices.


## Everywhere

asked-no = Better not
qr-of-link = The link as a QR code
qr-of-code = The code as a QR code
qr-scan = Or let them point a camera at the code.

## Opening a table

friends-how = How others come to the table
friends-way = { $way ->
    [listed] For everybody
    [device] On one device
   *[link] By link
}
friends-way-means = { $way ->
    [listed] The table is listed on the home page of everybody here.
    [device] You pass the device round; hands stay covered until the next one taps.
   *[link] Only those who have the link find the table.
}
device-name = Player { $number }
device-start = Play on this device
clock = Time to think
clock-kind = { $kind ->
    [minutes] Minutes
    [days] Days
   *[none] No clock
}
clock-kind-means = { $kind ->
    [minutes] So many minutes for all moves of a player; then a bot plays on.
    [days] So many days for each move: play when you have time.
   *[none] Everybody takes the time they need.
}
clock-minutes = Minutes for each player
clock-days = Days for each move
clock-minutes-a-player = { $minutes ->
    [one] One minute for each player
   *[other] { $minutes } minutes for each player
}
clock-days-a-move = { $days ->
    [one] One day for each move
   *[other] { $days } days for each move
}
clock-per-player = The clocks count all the moves of a player. When the time is up, a bot plays on.
clock-per-move = The clocks count each move. When the time is up, a bot plays on.
clock-left = Time left:
clock-days-left = { $days } d { $hours } h
open-tables = Open tables
open-tables-join = Join

## The waiting room

lobby-beside-you = Plays on this device, too
lobby-host = Host
lobby-sit-here = Sit here
lobby-give-bot = A bot
lobby-make-host = Make host
lobby-remove = Remove
lobby-listed = Listed for everybody
lobby-by-link = By link only
lobby-closes = { $minutes ->
    [one] If nothing happens, this table is closed within a minute.
   *[other] If nothing happens, this table is closed in { $minutes } minutes.
}
lobby-close = Close the table
lobby-close-really = Close the table for everybody?

## At the table

people = Who is here
people-unread = { $lines ->
    [one] Who is here: one new message
   *[other] Who is here: { $lines } new messages
}
people-presence = { $presence ->
    [here] Here
    [away] Away
   *[gone] Gone
}
people-stand-in = A bot plays in this seat
people-resigned = Has resigned; a bot plays on
people-agrees = would end the game
people-watching = You are looking on: you see what lies open, and nobody’s hand.
people-hand = Let a bot play
people-mute = Mute
people-unmute = Listen again
people-agree = Propose to end the game
people-disagree = Play on after all
people-bot-for-me = Let a bot play for me
people-take-back = Take my seat back
people-resign = Resign
people-resign-really = Give up for good? A bot plays on for you.
people-show-others = Let others look on
people-watch-link = Whoever has this link may look on
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
prompt-bot-for-you = A bot plays for you.
prompt-last-word = Is that your turn?
last-word = What is drawn now cannot be put back.
last-word-yes = Confirm
ended = { $how ->
    [agreed] You have all agreed to end the game.
    [resigned] The game ended because players gave up.
    [closed] The host has ended the game.
   *[idle] The game was ended because nothing happened for so long.
}
again-others = The others are playing again.
again-join = Join them

## Passing the device round

pass-to = Pass the device to { $name }
pass-who = Who has the device?
pass-tap = Tap your name to see your hand.

## Other devices

devices-title = You, here and on other devices
devices-text = With a code of your own you come back on another device, to all your games.
devices-once = Keep it well: it is shown this once, and whoever has it can play as you.
devices-since = You have had a code since { $day }. It was shown once; if you have lost it, get a new one.
devices-new = Get a code
devices-renew = Get a new code
devices-forget = Make the code void
devices-leave = Leave other devices
devices-leave-really = On all other devices you will be a stranger.
devices-left = You are only here now.
devices-have-code = I have a code
code = Code
back-title = Welcome back
back-text = Enter the code that you got on your other device.
back-come = Come back
settings-confirm = Confirm turns
settings-confirm-name = { $on ->
    [yes] On
   *[no] Off
}
settings-confirm-means = Before anything is drawn, the game waits for your last word, and you can still take your move back.
