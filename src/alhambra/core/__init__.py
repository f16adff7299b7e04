"""The protocol that all games share: state, move, chance, view, record, message.

Nothing here knows a game, a bot or a screen.
"""
