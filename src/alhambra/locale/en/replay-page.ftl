### After the game: looking at it again, and what one's games came to.

## Looking at a game again

replay-title = Look at it again – Alhambra
replay-nothing = There is nothing to look at here
replay-begins = The game begins.
replay-only = This game is only looked at; nothing can be played any more.
replay-player = Player { $seat }
replay-controls = Going through the game
replay-timeline = Moves
replay-at-heard = Move { $move } of { $last }{ $scored ->
    [A] , after the first scoring
    [B] , after the second scoring
    [C] , after the final scoring
   *[none] { "" }
}
replay-first = To the scoring before
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-last = To the next scoring
replay-speed = Speed: { $speed }
replay-eyes = Whose eyes
replay-eyes-mover = Whoever moves
replay-eyes-spectator = Spectator
replay-show-scoring = Show the scoring
replay-about = Points and sharing
replay-points = Points over the game
replay-whose-points = Whose points
replay-everybody = Everybody
replay-no-points = Nothing has been scored in this game.
replay-cause = For
replay-pass-on = Pass it on
replay-link = A link to this very moment
replay-look = Look at this game of Alhambra!
replay-share-file = Share the record

## What one's games came to

me-title = Your games
me-nothing = You have not finished a game yet. When you have, you will see here how it went.
me-games = Games
me-wins = Wins ({ $share })
me-best = Most points
me-average = Points on average
me-exact = Exact payments
me-solo = { $games ->
    [one] Best alone, in one game
   *[other] Best alone, in { $games } games
}
me-rating = Rating
me-over-time = Game by game
me-measure = { $measure ->
    [points] Points
    [wall] Longest wall
    [exact] Exact payments
   *[rating] Rating
}
me-chart-heard = { $measure ->
    [points] Points
    [wall] Longest wall
    [exact] Exact payments
   *[rating] Rating
} in the last { $games } games, the oldest first: { $values }
me-chart-means = { $measure ->
    [rating] Your rating after each game against people. It is cautious, and grows with every game that makes it surer.
   *[other] The oldest game is on the left. Gold with a crown: you have won.
}
me-average-line = average { $average }
me-places = Your places
me-place = Place { $place }
me-place-of = { $players ->
    [1] Alone
   *[other] Place { $place } of { $players }
}
me-history = Look at them again
me-points = { $points ->
    [one] one point
   *[other] { $points } points
}
me-resigned = ended early
me-look = Look at the game again
me-more = { $games ->
    [one] One more
   *[other] { $games } more
}
