"""The screen that the commands print to."""

from rich.console import Console


def screen() -> Console:
    """The standard output. What people have typed or named is shown as it is: no colours of
    Rich's choice, no markup, no `:emoji:`."""
    return Console(highlight=False, markup=False, emoji=False)
