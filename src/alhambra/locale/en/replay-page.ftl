### After the game: looking at it again, and what one's games came to.

## Looking at a game again

replay-title = Replay – Alhambra
replay-nothing = There is nothing to watch here
replay-begins = The game begins.
replay-only = This is a replay. You cannot play here.
replay-player = Player { $seat }
replay-controls = Replay controls
replay-timeline = Moves
replay-at-heard = Move { $move } of { $last }{ $scored ->
    [A] , after the first scoring
    [B] , after the second scoring
    [C] , after the final scoring
   *[none] { "" }
}
replay-first = Previous scoring
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-on = Forward one move
replay-last = Next scoring
replay-speed = Speed: { $speed }
replay-eyes = View as
replay-eyes-mover = Current player
replay-eyes-spectator = Spectator
replay-show-scoring = Show scoring
replay-about = Points and sharing
replay-points = Points during the game
replay-whose-points = Points of
replay-everybody = Everyone
replay-no-points = There was no scoring in this game.
replay-pass-on = Share
replay-link = Link to this moment
replay-look = Have a look at this game of Alhambra!
replay-share-file = Share game file

## What one's games came to

me-title = Your games
me-nothing = You have not finished a game yet. Once you have, you can see here how it went.
me-games = Games
me-wins = Wins ({ $share })
me-best = Best score
me-average = Average score
me-exact = Exact payments
me-solo = { $games ->
    [one] Best solo score in 1 game
   *[other] Best solo score in { $games } games
}
me-rating-number = Rating { $value }
me-level = { $level ->
   *[new] Not enough games yet
    [beginner] Beginner
    [casual] Casual player
    [skilled] Skilled player
    [expert] Expert
    [master] Master
}
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
} in your last { $games } games, oldest first: { $values }
me-chart-means = { $measure ->
    [rating] Your rating after each game against people. It starts low and gets more accurate with every game.
   *[other] Oldest game on the left. Gold with a crown: you won.
}
me-average-line = average { $average }
me-places = Your finishes
me-place = Place { $place }
me-place-of = { $players ->
    [1] Solo
   *[other] Place { $place } of { $players }
}
me-history = Past games
me-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
me-look = Watch replay
me-more = { $games ->
    [one] 1 more
   *[other] { $games } more
}
