### The rooms around the table: the home page, the waiting room, settings, rules and scorings.


## Everywhere

unreachable = The server cannot be reached. Are you online?
try-again = Try again
here-other-wire-version = A new version is available. Reload the page.
reload = Reload
default-name = Guest

## The home page

home-title = Alhambra
home-play-title = Build your own Alhambra
home-play-text = Play { $game } against bots. It begins at once.
home-play-alone = Play { $game } on your own. It begins at once.
home-which-game = Which game
game-name = { $game ->
    [dice] Dice
    [alcazaba] Alcazaba
    [rollwrite] Roll & Write
   *[palace] Palace
}
game-means = { $game ->
    [dice] Eight dice, six races
    [alcazaba] Dice for tiles
    [rollwrite] Two dice, one cross
   *[palace] Tiles, money and walls
}
home-your-name = Your name
home-opponents = Opponents
home-game-for = { $players ->
    [1] You alone, with imaginary players.
    [2] A game for two. { $game ->
        [rollwrite] An imaginary player
       *[other] Dirk, an imaginary third player,
    } joins in.
   *[other] A game for { $players }.
}
home-bots = How they play
home-bot-name = { $bot ->
    [random] Beginner
   *[greedy] Good
}
home-bot-means = { $bot ->
    [random] They play at random: good for your first games.
   *[greedy] They play like sensible people.
}
home-play = Play
home-learn = New here? Learn by playing
home-read-rules = Read the rules
home-games = Your games
home-no-games = You have no games yet. Start one and it will be listed here.
home-statistics = Your statistics
home-games-over = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
home-game-with = With { $names }
home-game-solo = Alone
home-game-alone = Nobody else is there yet
home-game-yours = It is your turn
home-game-waiting = Waiting for { $name }
home-game-running = The game is on
home-game-open = { $free ->
    [0] All seats are taken; the game can begin
    [one] Not begun; one seat is free
   *[other] Not begun; { $free } seats are free
}
home-game-over = Finished
home-friends = Play with friends
home-friends-text = Play { $game } with other people, here or far away.
home-seats = Seats, with yours
home-fewer-seats = One seat fewer
home-more-seats = One seat more
home-bots-of-them = Bots among them
home-fewer-bots = One bot fewer
home-more-bots = One bot more
home-open-table = Open a table
home-house = The house
home-companion = Table companion
home-companion-text = Counts the points of a game with the real box.
home-rules-text = Every rule, to be searched.
home-settings-text = Letters, colours, sounds.
home-record = Look at a record
home-record-text = Of any game that was played here or elsewhere. Choose its file, or drop it here.
home-record-choose = Choose a file
here-bad-record = The record is not right. Look at line { $line }: { $reason }
modules = Modules
modules-none = none, the base game
module-name = { $module ->
    [treasure] Treasure chamber
    [builders] Master builders
    [invaders] Invaders
    [invaders-open] Invaders, open
    [bazaars] Bazaars
   *[other] { $name }
}
module-means = { $module ->
    [treasure] Buy chests and put them on your buildings: a seventh majority.
    [builders] Money that can be played for one more redesign.
    [invaders] After every scoring, open sides cost points.
    [bazaars] At the end they score for the buildings around them.
   *[other] A module of this server.
}
module-attacks-how = Attacks
module-attacks = { $value ->
    [open] Open
   *[secret] Secret, with scouts
}

## Without a network

offline-title = You are offline
offline-text = Alhambra cannot be reached: there is no network, or the server is not running. What you entered on this device is still there.
offline-works = This works all the same
offline-not = This needs the network
offline-not-text = Playing against bots and with friends, your games, and joining a table.

## Settings

settings-title = Settings
settings-language = Language
settings-language-name = { $language ->
    [nl] Nederlands
    [et] Eesti
   *[en] English
}
settings-theme = Colours
settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
settings-speed = Speed
settings-speed-name = { $speed ->
    [brisk] Brisk
    [instant] Instant
   *[calm] Calm
}
settings-speed-means = { $speed ->
    [brisk] Bots move quickly, and scorings are shown quickly.
    [instant] Bots move at once, and scorings are shown as a table.
   *[calm] Bots take their time, and scorings are shown step by step.
}
settings-tutor = Tutor
settings-tutor-name = { $on ->
    [yes] On
   *[no] Off
}
settings-tutor-means = In your games, a line explains what you can do and what it is worth.
settings-letters = Letters
settings-letters-name = { $letters ->
    [large] Large
    [larger] Larger
   *[usual] Usual
}
settings-patterns = Patterns for colour vision
settings-patterns-means = Buildings have strong patterns and large letters.
settings-sound = Sounds
settings-sound-means = When it is your turn, when something is played, at scorings.
settings-notify = Notifications
settings-notify-means = The browser tells you when it is your turn and you look elsewhere.
settings-notify-refused = The browser does not allow it; its own settings for this page can.

## The rules

rules-title = The rules of { $game }
rules-search = Search the rules
rules-found = { $rules ->
    [0] Nothing found. Try another word.
    [one] One passage
   *[other] { $rules } passages
}
rules-loading = One moment …

## The waiting room

lobby-title = { $free ->
    [0] All seats are taken
   *[other] Waiting for players
}
lobby-own-sheet = On a sheet of the host’s own
lobby-free = Free seat
lobby-waiting = For whoever comes next
lobby-you = That is you
lobby-bot = A bot, always ready
lobby-invite = Send this link to your friends
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-come = Come and play Alhambra with me!
lobby-sit-down = Sit down
lobby-full = All seats are taken. You can watch when the game begins.
lobby-start = Start the game
lobby-start-means = { $free ->
    [0] Everything is ready.
    [one] A bot will take the free seat.
   *[other] Bots will take the { $free } free seats.
}
lobby-host-starts = The game begins when the host starts it.
lobby-leave = Leave the table

## A scoring as a show

show-title = { $scoring ->
    [A] First scoring
    [B] Second scoring
    [round] Types completed
   *[C] Final scoring
}
show-attack = { $side ->
    [north] Attack from the north
    [east] Attack from the east
    [south] Attack from the south
   *[west] Attack from the west
}
show-points = +{ $points }
show-total = Total
show-leads = in the lead
show-heard = { $points ->
    [one] { $name }: one point
   *[other] { $name }: { $points } points
}
show-tied = place shared by { $tied }
show-part = { $cause ->
    [bazaars] { $number ->
        [one] one building
       *[other] { $number } buildings
    } of { $each ->
        [one] one type
       *[other] { $each } types
    } around a bazaar
    [lines] { $number ->
        [one] one line
       *[other] { $number } lines
    } of { $name } crosses, { $each } points each
    [tokens] { $number ->
        [one] one token
       *[other] { $number } tokens
    } of { $each ->
        [one] one point
       *[other] { $each } points
    }
   *[other] { $name }: { $number } × { $each }
}
show-paid = { $number } scored earlier
attack-part = { $number ->
    [0] no open side
    [one] one open side
   *[other] { $number } open sides
} facing { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}, { $each ->
    [one] one point
   *[other] { $each } points
} each
attack-costs = Each open side facing { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} costs { $each ->
    [one] one point
   *[other] { $each } points
}.
attack-costs-beside = Each one facing { $side ->
    [north] east or west
    [south] east or west
   *[other] north or south
} costs { $each ->
    [one] one point
   *[other] { $each } points
}.
attack-not-below-zero = not below zero: { $points ->
    [one] one point spared
   *[other] { $points } points spared
}
show-skip = Skip
show-go-on = Go on

## The end of a game

final-title = The game is over
final-you-win = You win!
final-wins = { $winners ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
final-points = { $points ->
    [one] With one point
   *[other] With { $points } points
}
final-which = Which scoring
final-all = All
final-scoring = { $scoring ->
    [A] First
    [B] Second
    [round] Rounds
   *[C] Final
}
final-winner = winner
final-chart = Where the points came from
final-piece = { $cause }: { $points }
final-again = Play again
final-look = Look at the table
final-replay = Look at the game again
final-record = Download the record
