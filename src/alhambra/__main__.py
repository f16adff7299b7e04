"""`python -m alhambra` is the command `alhambra`."""

from alhambra.cli.main import run

run()
