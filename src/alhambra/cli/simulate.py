"""`alhambra simulate`."""


def simulate() -> None:
    """Not built yet."""
    raise NotImplementedError
