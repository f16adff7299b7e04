"""`alhambra replay`."""


def replay() -> None:
    """Not built yet."""
    raise NotImplementedError
