"""`alhambra rules`."""


def rules() -> None:
    """Not built yet."""
    raise NotImplementedError
