"""`alhambra play`."""


def play() -> None:
    """Not built yet."""
    raise NotImplementedError
