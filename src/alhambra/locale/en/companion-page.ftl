### The table companion in the browser, for people who play with the box.


## The page

count-title = Table companion
count-for = { $players ->
    [one] one player
   *[other] { $players } players
}
count-tabs = Whose, or the points
count-player = Player { $number }
count-imaginary = Imaginary { $number }
count-setup = Game and players
count-box = On the table
count-box-means = { $game ->
    [dice] The stones on the six tracks, and the tokens.
    [rollwrite] The sheets at the end of the game.
   *[palace] The Alhambras as they lie. For Alcazaba, too.
}
count-fewer-players = One player fewer
count-more-players = One player more
count-name-of = Name of player { $number }
count-with-dirk = Dirk, the imaginary third player, is counted along.
count-imaginary-number = Imaginary players
count-contest = A contest: the imaginary players can win
count-clear = Empty the table
count-done = Done

## Palace

count-begin = Pick a tile, then its place.
count-where = Where does it lie?
count-which-tile = Which tile lies there?
count-move = Tap another place to move it.
count-types = Types
count-type = { $kind }: { $number }
count-taken = { $tile }: { $name } has it
count-cell = { $east } east, { $north } north of the fountain
count-take-away = Take away
count-chest = Put a chest on it
count-no-chest = Take the chest off
count-wrong-P-22 = The marked tile cannot be reached on foot from the fountain yet.
count-wrong-P-24 = An empty space is enclosed.
count-dirk = Tap the tiles that Dirk has.
count-dirk-more = Tap one of Dirk’s tiles to take it away.
count-dirk-chest = Tap one of Dirk’s tiles for a chest.
count-of-dirk = Dirk’s { $tile }
count-attack = Attack from
count-no-attack = none
count-side = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}

## Dice

count-stones = A stone that arrives where others lie is put on top; the lower one is better.
count-field-of = Field of { $name }
count-lower = put lower
count-tokens = The sum of the points tokens of each player.
count-tokens-of = Points tokens of { $name }
count-less = One less: { $what }
count-more = One more: { $what }

## Roll & Write

count-crosses = Tap what is crossed on the sheet.
count-sheet-of = Sheet of { $name }
count-crossing = { $kind }, row { $row }, column { $column }
count-coins = Coins left
count-marks = What is marked on the score sheet.
count-order = Who completed it first? Those of one round share.
count-nth = { $place }

## The points, explained

count-cause = { $cause ->
    [tokens] Tokens
    [lines] Rows and columns
    [coins] Coins
   *[bonus] Contest
}
count-nobody = Nobody gets anything.
count-not-below-zero = Nobody falls below zero: whoever has fewer points loses only those.
count-has = { $cause ->
    [chests] { $count ->
        [one] one chest.
       *[other] { $count } chests.
    }
   *[type] { $game ->
        [dice] field { $count }.
        [rollwrite] { $count ->
            [one] one cross.
           *[other] { $count } crosses.
        }
       *[palace] { $count ->
            [one] one building.
           *[other] { $count } buildings.
        }
    }
}
count-shared = { $places ->
    [one] The place for { $sum } is shared by { $owners }, rounded down.
   *[other] The places for { $sum } are shared by { $owners }, rounded down.
}
count-why = { $cause ->
    [wall] { $count ->
        [one] one side of wall
       *[other] { $count } sides of wall in a row
    }
    [tokens] points on tokens
    [lines] rows and columns with many crosses
    [coins] { $count ->
        [one] one coin left
       *[other] { $count } coins left
    }
   *[bonus] for lines and coins, which the imaginary do not have
}
