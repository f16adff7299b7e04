"""The command `alhambra`."""

import sys
from typing import Annotated

import click
import typer

import alhambra
from alhambra.core.messages import AlhambraError

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"alhambra {alhambra.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """The Alhambra family of board games: play, simulate, replay, score."""


def run() -> None:
    """Runs the command. Whatever a user got wrong is one sentence and exit status 2."""
    try:
        app(standalone_mode=False)
    except AlhambraError as error:
        _stop(str(error))
    except click.UsageError as error:
        _stop(f"{error.format_message()} Try 'alhambra --help'.")
    except click.ClickException as error:
        _stop(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)


def _stop(sentence: str) -> None:
    print(f"alhambra: {sentence}", file=sys.stderr)
    sys.exit(2)
