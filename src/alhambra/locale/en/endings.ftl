### English: how games end early, people who leave them or are away, and practice.


## The end

ended = { $how ->
    [agreed] Everyone agreed to end the game.
    [resigned] { $names } resigned.
    [closed] The administrator of this server ended the game.
   *[idle] { $people ->
        [0] The game ended because nothing happened for too long.
       *[other] { $names } took too long to move.
    }
}
me-ended = { $how ->
    [agreed] ended by agreement
    [resigned] ended early
    [idle] ended early
    [closed] ended early
    [you-resigned] you resigned
    [chosen] a bot played on for you
    [gone] you were away and a bot played on
   *[time] ran out of time
}
resign-goes-on = Resign for good? A bot will play on in your seat, and you will finish last.
resign-ends = Resign? The game will end, and you lose.
resign-ends-won = Resign? The game will end, and { $names } wins.

## Proposing to end

end-proposal = { $people ->
    [one] { $names } proposes to end the game without a winner.
   *[other] { $names } propose to end the game without a winner.
}
people-agree-too = Agree to end the game
end-proposal-agree = Agree
end-proposal-decline = Decline
still-offer = Nothing has been built or bought for ten rounds. Propose to end the game without a winner?
still-propose = Propose
still-play-on = Play on

## Being away

gone-after = How long players can be away
gone-after-means = After that, the others can let a bot play for them.
gone-after-fact = A bot can take over after { $time } away

## The waiting room

lobby-remove-really = Remove { $name } from the table? They can sit down again.
lobby-ban = Ban
lobby-ban-really = Ban { $name } from this table?
lobby-is-banned = { $name } is banned.
lobby-unban = Unban
lobby-standing = { $standing ->
    [removed] The host removed you from your seat. You can sit down again.
   *[banned] The host banned you from this table.
}

## People about whom everything was deleted

former-player = Former player

## Practice

practice = Practice
practice-means = Practice: the draws are predictable, and the game is not rated.

## Your data

own-data-save = Download your data
own-data-delete = Delete your account
own-data-delete-really = Permanently delete everything about you? You resign your games in progress; the others keep theirs, without your name.
own-data-deleted = Everything about you has been deleted.
