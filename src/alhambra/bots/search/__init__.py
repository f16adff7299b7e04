"""One search for all games: it sees a view, imagines what may be hidden and what may come, and
compares the best candidates."""
