"""The command `alhambra`."""

import sys
from typing import Annotated

import typer

import alhambra
from alhambra.cli.play import play
from alhambra.cli.replay import replay
from alhambra.cli.rules import rules
from alhambra.cli.score import score
from alhambra.cli.simulate import simulate
from alhambra.core.messages import AlhambraError

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, simulate, replay, score, rules):
    app.command()(command)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"alhambra {alhambra.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 – its callback does the work
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """The Alhambra family of board games: play, simulate, replay, score."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def run() -> None:
    """Runs the command. Whatever a user got wrong is one sentence and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except AlhambraError as error:
        _stop(str(error))
    except typer.TyperException as error:
        _stop(f"{error.format_message().rstrip('.')}. Try 'alhambra --help'.")
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _stop(sentence: str) -> None:
    print(f"alhambra: {sentence}", file=sys.stderr)
    sys.exit(2)
