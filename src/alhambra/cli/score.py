"""`alhambra score`."""


def score() -> None:
    """Not built yet."""
    raise NotImplementedError
