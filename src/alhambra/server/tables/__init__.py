"""Tables at which people and bots play. `live` is one of them, `hall` holds all."""
