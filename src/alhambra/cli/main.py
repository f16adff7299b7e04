"""The command `alhambra`."""

import io
import os
import sys
from contextlib import suppress
from typing import Annotated

import typer

import alhambra
from alhambra.build import is_compiled
from alhambra.cli.admin import admin
from alhambra.cli.play import play
from alhambra.cli.replay import replay
from alhambra.cli.rules import rules
from alhambra.cli.score import score
from alhambra.cli.serve import serve
from alhambra.cli.simulate import simulate
from alhambra.cli.tournament import tournament
from alhambra.core.catalogue import one_line
from alhambra.core.messages import AlhambraError, Message

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, simulate, tournament, replay, score, rules):
    app.command()(command)
app.add_typer(admin, name="admin")


def _say_version(wanted: bool) -> None:
    if wanted:
        build = Message("build-compiled" if is_compiled() else "build-plain")
        print(f"alhambra {alhambra.__version__}, {build}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 – its callback does the work
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Play, simulate, replay and score the Alhambra family of board games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def run() -> None:
    """Run the command. A user's mistake becomes one sentence and exit status 2."""
    _be_lenient()
    try:
        status = app(standalone_mode=False)
        print(end="", flush=True)
    except AlhambraError as error:
        _stop(str(error))
    except typer.TyperException as error:
        _stop(f"{one_line(error.format_message().rstrip('.'))}. Try 'alhambra --help'.")
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of the pipe has seen enough.
        _print_no_more()
        sys.exit(1)
    except OSError as error:
        _print_no_more()
        _stop(str(Message("output-failed", {"reason": error.strerror or str(error)})))
    sys.exit(status if isinstance(status, int) else 0)


def _be_lenient() -> None:
    """Characters that cannot be decoded or shown become question marks; a closed input is empty."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 – until the end
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _print_no_more() -> None:
    """Discard buffered output: writing it would fail again when Python exits."""
    with suppress(OSError), open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _stop(sentence: str) -> None:
    print(f"alhambra: {sentence}", file=sys.stderr)
    sys.exit(2)
