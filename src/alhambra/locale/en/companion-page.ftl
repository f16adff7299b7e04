### The scoring companion in the browser, for people who play with the box.


## The page

count-title = Scoring companion
count-for = { $players ->
    [one] 1 player
   *[other] { $players } players
}
count-tabs = Players and points
count-player = Player { $number }
count-imaginary = Imaginary { $number }
count-setup = Game and players
count-box = What you play
count-box-means = { $game ->
    [dice] Enter the stones on the six tracks, and the tokens.
    [rollwrite] Enter the sheets at the end of the game.
   *[palace] Build the Alhambras as they lie on your table. Works for Alcazaba too.
}
count-fewer-players = Remove a player
count-more-players = Add a player
count-name-of = Name of player { $number }
count-with-dirk = Dirk, the imaginary third player, is scored too.
count-imaginary-number = Imaginary players
count-contest = The imaginary players can win
count-clear = Clear
count-done = Done

## Palace

count-begin = Choose a tile, then tap its place.
count-where = Where is it?
count-which-tile = Which tile is there?
count-move = Tap another place to move it.
count-types = Types
count-type = { $kind }: { $number }
count-taken = { $tile }: { $name } has it
count-cell = { $east } east, { $north } north of the fountain
count-take-away = Remove
count-chest = Add chest
count-no-chest = Remove chest
count-broken = { $rule ->
    [P-21] { $tile }: { $wall ->
        [yes] its wall meets an open side
       *[no] its open side meets a wall
    } in the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }.
    [P-22] { $tile }: it cannot be reached from the fountain without crossing a wall.
    [P-23] { $tile }: it touches no other tile.
   *[P-24] An empty space is enclosed.
}
count-type-a-tile = Type a tile
count-typed = Type a tile, such as g8
count-no-such-tile = There is no such tile.
count-dirk = Tap the tiles Dirk has.
count-dirk-more = Tap one of Dirk’s tiles to remove it.
count-dirk-chest = Tap one of Dirk’s tiles to give it a chest.
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

count-stones = A stone that reaches an occupied field goes on top. The lower stone ranks higher.
count-field-of = { $name }’s field
count-lower = move down
count-tokens = Total points on each player’s tokens.
count-tokens-of = { $name }’s token points
count-less = One fewer: { $what }
count-more = One more: { $what }

## Roll & Write

count-crosses = Tap everything that is crossed off on the sheet.
count-sheet-of = { $name }’s sheet
count-crossing = { $kind }, row { $row }, column { $column }
count-coins = Coins left
count-marks = What is marked on the score sheet.
count-order = Who completed it first? Players who did so in the same round share.
count-nth = { $place }

## The points, explained

count-cause = { $cause ->
    [tokens] Tokens
    [lines] Rows and columns
    [coins] Coins
   *[bonus] Bonus
}
count-total = Total
count-whole = Whole game
count-as-entered = It is scored as entered.
count-mend = Show it
count-share-picture = Share as a picture
count-share-text = Share as text
count-passed = { $how ->
    [copied] Copied.
   *[saved] Saved to your device.
}
count-nobody = Nobody scores here.
count-not-below-zero = Nobody drops below zero.
count-has = { $cause ->
    [chests] { $count ->
        [one] 1 chest.
       *[other] { $count } chests.
    }
   *[type] { $game ->
        [dice] field { $count }.
        [rollwrite] { $count ->
            [one] 1 cross.
           *[other] { $count } crosses.
        }
       *[palace] { $count ->
            [one] 1 building.
           *[other] { $count } buildings.
        }
    }
}
count-shared = { $places ->
    [one] { $owners } share the place worth { $sum }, rounded down.
   *[other] { $owners } share the places worth { $sum }, rounded down.
}
count-why = { $cause ->
    [wall] { $count ->
        [one] 1 wall section
       *[other] { $count } wall sections in a row
    }
    [tokens] points on tokens
    [lines] rows and columns with 4 or more crosses
    [coins] { $count ->
        [one] 1 coin left
       *[other] { $count } coins left
    }
   *[bonus] instead of lines and coins, which imaginary players do not have
}
