"""The console that commands print to."""

from rich.console import Console


def screen(stderr: bool = False) -> Console:
    """Standard output, or standard error. User input is shown as it is: without Rich's
    highlighting, markup or `:emoji:`."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)
