"""Tables at which people and bots play. `live` is one of them, `lobby` holds all."""
