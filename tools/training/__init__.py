"""Learning what positions are worth: `make train GAME=palace`."""
