"""Figures that tests measure by the way. No test depends on them: machines are busy."""

import os
import sys


def note_figure(what: str, figure: float) -> None:
    """Print it, and keep it in the file that ALHAMBRA_FIGURES names, if it does."""
    line = f"{what}: {figure:.3g}"
    print(line, file=sys.stderr)
    file = os.environ.get("ALHAMBRA_FIGURES")
    if file:
        with open(file, "a", encoding="utf-8") as figures:
            print(line, file=figures)
