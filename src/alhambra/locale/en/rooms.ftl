### The rooms around the table: the home page, the waiting room, settings, rules and scorings.


## Everywhere

unreachable = Cannot reach the server. Are you online?
try-again = Try again
here-other-wire-version = A new version is available. Reload the page.
reload = Reload
default-name = Guest

## The home page

home-title = Alhambra
home-play-title = Build your own Alhambra
home-play-text = Play { $game } against bots. The game starts right away.
home-play-alone = Play { $game } solo. The game starts right away.
home-which-game = Game
game-name = { $game ->
    [dice] Dice
    [alcazaba] Alcazaba
    [rollwrite] Roll & Write
   *[palace] Palace
}
game-means = { $game ->
    [dice] Eight dice, six races
    [alcazaba] Roll dice for tiles
    [rollwrite] Four dice, one pencil
   *[palace] Tiles, money and walls
}
home-your-name = Your name
home-opponents = Opponents
home-game-for = { $players ->
    [1] Just you and some imaginary players.
    [2] A two-player game. { $game ->
        [rollwrite] An imaginary player
       *[other] Dirk, an imaginary third player,
    } joins in.
   *[other] A { $players }-player game.
}
home-level = Level
home-level-means = { $level ->
    [mixed] Different levels.
    [beginner] Learning the game. A child can beat them.
    [casual] They play for fun and miss a thing or two.
    [skilled] They know what each building is worth.
    [advanced] They think ahead before they move.
   *[expert] They think hard. You have to earn every win.
}
opponent-title = Opponent { $number }
opponent-change = Opponent { $number }: { $name }, { $level }. Change
opponent-add = Add an opponent
opponent-surprise = Surprise me
opponent-surprise-means = Someone different in every game.
character-way = { $character ->
    [zaida] Loves long walls and high towers.
    [badis] Spends whatever he has, as soon as he has it.
    [itimad] Gardens before everything else.
    [galib] Plays against you: takes what you need.
    [firnas] Takes risks and counts on luck.
    [tarub] Saves money, coins and tokens for later.
    [habus] Wants the most towers, whatever they cost.
    [lubna] Counts every coin and loves to pay exactly.
    [hakam] Thinks far ahead and keeps room to build.
    [nazhun] Cares more about the next scoring than about the rest.
    [wallada] Loves fine houses: seraglios and chambers.
   *[ziryab] Pavilions and arcades: small, but many.
}
home-play = Play
home-learn = New here? Learn as you play
home-read-rules = Read the rules
home-games = Your games
home-no-games = No games yet. Start one and it will appear here.
home-statistics = Your statistics
home-games-over = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
home-game-with = With { $names }
home-game-solo = Solo
home-game-alone = Nobody else has joined yet
home-game-yours = Your turn
home-game-waiting = Waiting for { $name }
home-game-running = In progress
home-game-open = { $free ->
    [0] Table full, ready to start
    [one] Not started yet, 1 free seat
   *[other] Not started yet, { $free } free seats
}
home-your-turn = { $games ->
    [one] Your turn
   *[other] Your turn in { $games } games
}
home-game-last = { $name } moved { $ago }
home-game-due = { $time } left
home-game-place = { $place ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
home-game-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
home-hide = Hide this game
home-show = Show this game again
home-any-game = All
home-find = Find by player
home-none-found = No games found.
home-with-hidden = { $games ->
    [one] Show 1 hidden game
   *[other] Show { $games } hidden games
}
home-without-hidden = Don’t show hidden games
home-friends = Play with friends
home-seats = Seats, including you
home-fewer-seats = Remove a seat
home-more-seats = Add a seat
home-bots-of-them = Seats for bots
home-fewer-bots = Remove a bot
home-more-bots = Add a bot
home-open-table = Open a table
home-house = More
home-learning = Learn
home-learning-text = Guided first games and short lessons.
welcome-title = Welcome to Alhambra
welcome-question = What would you like to do?
welcome-choice = { $does ->
    [play] Play
    [learn] Learn
   *[score] Score a real game
}
welcome-means = { $does ->
    [play] Right away, against bots or with friends.
    [learn] A guided first game, about five minutes.
   *[score] Playing with the real box? Enter the tiles and see the points.
}
home-night = Club night
home-night-text = Hold a tournament
home-companion = Scoring companion
home-companion-text = Adds up the points of a game with the real box.
home-rules-text = Every rule, searchable.
home-settings-text = Text size, colours, sounds.
home-record = Open a game file
home-record-text = Replay any game, played here or elsewhere. Choose its file or drop it here.
home-record-choose = Choose a file
here-bad-record = This game file has an error in line { $line }: { $reason }
modules = Modules
modules-none = none (base game)
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
    [builders] Money cards that you can also play for an extra redesign.
    [invaders] After each scoring, open sides cost you points.
    [bazaars] At the end of the game they score for the buildings around them.
   *[other] A module of this server.
}
module-attacks-how = Attacks
module-attacks = { $value ->
    [open] Open
   *[secret] Secret, with scouts
}

## Without a network

offline-title = You are offline
offline-text = Alhambra cannot be reached: you have no connection, or the server is down. Everything you entered on this device is still here.
offline-works = You can still use
offline-not = You need a connection for
offline-not-text = Playing against bots or with friends, your games, and joining a table.

## Settings

settings-title = Settings
settings-language = Language
settings-language-name = { $language ->
    [nl] Nederlands
    [et] Eesti
   *[en] English
}
settings-theme = Theme
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
    [brisk] Bots move quickly and scorings play quickly.
    [instant] Bots move instantly and scorings appear as a table.
   *[calm] Bots take their time and scorings play step by step.
}
settings-tutor = Tutor
settings-tutor-name = { $on ->
    [yes] On
   *[no] Off
}
settings-tutor-means = While you play, it explains what you can do and what it is worth.
settings-letters = Text size
settings-letters-name = { $letters ->
    [large] Large
    [larger] Extra large
   *[usual] Normal
}
settings-patterns = Colour-blind patterns
settings-patterns-means = Adds bold patterns and large letters to the buildings.
settings-sound = Sounds
settings-sound-means = When it is your turn, for every move and at scorings.
settings-notify = Notifications
settings-notify-means = Your browser tells you when it is your turn and you are looking at something else.
settings-notify-refused = Your browser blocks notifications. Allow them for this page in its settings.

## The rules

rules-title = { $game } rules
rules-search = Search the rules
rules-found = { $rules ->
    [0] Nothing found. Try another word.
    [one] 1 match
   *[other] { $rules } matches
}
rules-contents = Contents
rules-print = Print
rules-loading = One moment …

## The waiting room

lobby-title = { $free ->
    [0] Everyone is here
   *[other] Waiting for players
}
lobby-own-sheet = Played on the host’s own sheet
lobby-free = Free seat
lobby-waiting = Open to anyone who joins
lobby-you = You
lobby-bot = Bot, always ready
lobby-bot-level = Bot, { $level }
lobby-invite = Send this link to your friends
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-come = Come and play Alhambra with me!
lobby-sit-down = Take a seat
lobby-full = All seats are taken. You can watch once the game starts.
lobby-start = Start game
lobby-start-means = { $free ->
    [0] Everything is ready.
    [one] A bot takes the free seat.
   *[other] Bots take the { $free } free seats.
}
lobby-host-starts = Waiting for the host to start the game.
lobby-leave = Leave table

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
show-cause = Points for
show-this-scoring = This scoring
show-total = Total
show-leads = in the lead
show-announced = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}
show-tied = { $tied }-way tie
show-part = { $cause ->
    [bazaars] { $number ->
        [one] 1 building
       *[other] { $number } buildings
    } of { $each ->
        [one] 1 type
       *[other] { $each } types
    } around a bazaar
    [lines] { $number ->
        [one] 1 line
       *[other] { $number } lines
    } of { $name } crosses, { $each } points each
    [tokens] { $number ->
        [one] 1 token
       *[other] { $number } tokens
    } worth { $each ->
        [one] 1 point
       *[other] { $each } points
    }
   *[other] { $name }: { $number } × { $each }
}
show-paid = { $number } scored earlier
attack-part = { $number ->
    [0] no open sides
    [one] 1 open side
   *[other] { $number } open sides
} facing { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}, { $each ->
    [one] 1 point
   *[other] { $each } points
} each
attack-costs = Each open side facing { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} costs { $each ->
    [one] 1 point
   *[other] { $each } points
}.
attack-costs-beside = Each open side facing { $side ->
    [north] east or west
    [south] east or west
   *[other] north or south
} costs { $each ->
    [one] 1 point
   *[other] { $each } points
}.
attack-not-below-zero = never below zero: { $points ->
    [one] 1 point spared
   *[other] { $points } points spared
}
show-skip = Skip
show-go-on = Continue

## The end of a game

final-title = The game is over
final-you-win = You win!
final-wins = { $winners ->
    [one] { $names } wins!
   *[other] { $names } tie for first!
}
final-points = { $points ->
    [one] With 1 point
   *[other] With { $points } points
}
final-which = Scoring
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
final-night = To the club night
final-again = Play again
final-look = View table
final-result = Result
final-replay = Watch replay
final-record = Download game file
