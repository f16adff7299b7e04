### What the tutor says beside a first game.

tutor = Tutor
tutor-waits = A moment: then it goes on.
tutor-stop = Stop explaining

## Palace

learn-first = You build a palace around your fountain. Three times it is scored: for the most buildings of a type, and for your longest wall. Now it is your turn: take money, or buy a building. Whatever glows can be touched.
learn-others = It is { $name }’s turn. What they do is told under their name; touch a name to see their Alhambra. You cannot lose anything meanwhile.
learn-money = You cannot buy anything sensible yet, so take money: one card of any value, or several that add up to 5 at most. Each building is paid in the currency under which it lies.
learn-take = One card of any value, or several together worth 5 at most. Taking money ends your turn.
learn-buy = You can afford a building, though not exactly: you get no change. You may also go on saving.
learn-exact = Look: { $cards } pays exactly for { $tile }. Whoever pays exactly may do something else right away. Touch the building.
learn-again = You have paid exactly, so you have another action. The buildings wait beside your Alhambra until your turn is over.
learn-cards = These cards would pay for a building under their currency. Touch one that glows.
learn-too-little = Not enough yet: add cards of the same currency, or choose another building.
learn-overpaid = That is { $over } too much, and you get no change. You can buy it all the same; it ends your turn.
learn-where = Now choose where { $tile } goes: touch a place that glows. Walls must meet walls, and one must be able to walk to every building from the fountain. Or put it on your reserve.
learn-worth = The rope shows your longest wall: { $wall }. If it were scored now you would get { $points } points, { $more ->
    [0] as many as before
    [one] one more than before
   *[other] { $more } more than before
}.
learn-reserve = On the reserve { $tile } waits and scores nothing. To bring it in later takes an action.
learn-redesign = You have a building on your reserve. To bring it into your Alhambra is one of your three kinds of action; so is taking one out.
learn-gain = The game is nearly over: the last buildings go to whoever has most money in their currency. { $tile } is yours; find a place for it.
learn-chests = A room with its chests costs this much, in any money. Each chest needs a building of its own colour.
learn-chest = Put each chest on a building of its colour that has none yet. The chests count like a seventh type. What you cannot use is passed on.
learn-builder = A master builder lets you redesign once more at the end of your turn. Then he leaves the game.
