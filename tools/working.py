"""Where a tool's long work is done: `--jobs` and `--on`, as in `alhambra tournament`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from alhambra.arena.workers import Workers
from alhambra.cli.options import JOBS_HELP, ON_HELP, chosen_workers
from alhambra.core.messages import BadOption


def work(parser: ArgumentParser, do: Callable[[Namespace, Workers], None]) -> None:
    """Do what the command line asks for, with the workers that it names."""
    parser.add_argument("--jobs", type=int, default=1, help=JOBS_HELP)
    parser.add_argument("--on", metavar="WHERE", help=ON_HELP)
    given = parser.parse_args()
    try:
        do(given, chosen_workers(given.on, given.jobs))
    except BadOption as error:
        parser.error(str(error))
