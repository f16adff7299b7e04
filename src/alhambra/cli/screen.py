"""The console that commands print to."""

from rich.console import Console


def screen() -> Console:
    """Standard output. User input is shown as it is: without Rich's highlighting, markup or
    `:emoji:`."""
    return Console(highlight=False, markup=False, emoji=False)
