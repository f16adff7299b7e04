"""`alhambra replay`."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from alhambra.cli.files import read_text
from alhambra.cli.options import ComponentsOption, OutsideOption
from alhambra.cli.screen import screen
from alhambra.cli.terminal.faces import FACES
from alhambra.cli.terminal.points import draw_end, winner_names
from alhambra.cli.terminal.positions import Position, positions
from alhambra.cli.terminal.records import rules_of
from alhambra.cli.terminal.seating import names_of
from alhambra.cli.terminal.telling import tell
from alhambra.cli.terminal.words import words
from alhambra.core.messages import BadOption, BadRecord, Message
from alhambra.core.record import Record, parse_record
from alhambra.core.state import CHANCE, Ruleset

WRONG = 1


def replay(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="The record to read; - for standard input.")
    ],
    at: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="N", help="Show the position after N decisions; 0 is the start."
        ),
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that the record is correct.")
    ] = False,
    components: ComponentsOption = None,
    outside: OutsideOption = None,  # noqa: ARG001 – its callback does the work
) -> None:
    """Step through the record of a game, show one position, or check the record.

    A decision is a move where there was a choice; forced moves do not count.
    If input is not a terminal, the whole game is printed in words.

    [bold]Examples[/bold]

    alhambra replay my-game.txt

    alhambra replay my-game.txt --at 12

    alhambra replay my-game.txt --verify

    [bold]Exit status[/bold]

    0 on success, 1 if --verify finds a wrong line, 2 for any other error.
    """
    if verify and at is not None:
        raise BadOption(Message("replay-at-verify"))
    text = read_text(record)
    if verify:
        _verify(text, record, components)
        return
    parsed = parse_record(text)
    rules = rules_of(parsed, components)
    screen = _Screen(parsed, rules, positions(parsed, rules))
    if at is not None:
        screen.show_at(at)
    elif _person_is_there():
        screen.step_through()
    else:
        screen.show_all()


def _person_is_there() -> bool:
    """Whether somebody can press Enter."""
    return sys.stdin.isatty()


def _verify(text: str, file: Path, components: Path | None) -> None:
    """Print one line on standard output if the record is correct, or the first wrong line on
    standard error."""
    try:
        record = parse_record(text)
        found = positions(record, rules_of(record, components))
    except BadRecord as error:
        print(error, file=sys.stderr)
        raise typer.Exit(WRONG) from None
    result = found[-1].state.result()
    ending = words("replay-running")
    if result is not None:
        names = names_of(record)
        ending = words("replay-won", names=", ".join(winner_names(result, names)))
    print(
        words(
            "replay-right",
            file=str(file),
            game=record.tags["Game"],
            players=record.players,
            decisions=len(found) - 1,
            result=ending,
        )
    )


class _Screen:
    """A record on the screen, position by position."""

    def __init__(self, record: Record, rules: Ruleset, found: list[Position]) -> None:
        self._record = record
        self._rules = rules
        self._face = FACES[rules.name]
        self._positions = found
        self._names = names_of(record)
        self._console = screen()

    def show_at(self, number: int) -> None:
        """Show one position, drawn and as text; or BadOption."""
        if number >= len(self._positions):
            count = len(self._positions) - 1
            raise BadOption(Message("replay-at-too-large", {"decisions": count}))
        self._draw(number)
        self._console.print()
        print(self._positions[number].state, end="")

    def show_all(self) -> None:
        """The whole game in words, and the final position."""
        for number in range(len(self._positions)):
            self._tell(number)
        self._draw(len(self._positions) - 1)

    def step_through(self) -> None:
        number = 0
        self._tell(number)
        self._draw(number)
        while True:
            try:
                line = input(words("replay-prompt")).strip()
            except (EOFError, KeyboardInterrupt):
                self._console.print()
                return
            if line == "q":
                return
            wanted = self._wanted(line, number)
            if wanted is None:
                print(words("replay-what", count=len(self._positions) - 1))
            else:
                number = wanted
                self._tell(number)
                self._draw(number)

    def _wanted(self, line: str, number: int) -> int | None:
        """The number of the requested position, or None if there is no such position."""
        if line in ("", "b"):
            line = str(number + (1 if not line else -1))
        numbers = [str(each) for each in range(len(self._positions))]
        return numbers.index(line) if line in numbers else None

    def _tell(self, number: int) -> None:
        """Tell what happened since the previous position."""
        begin = self._positions[number - 1].steps if number else 0
        position = self._positions[number]
        self._console.print()
        self._console.print(
            Text(
                words("replay-heading", number=number, count=len(self._positions) - 1), style="bold"
            )
        )
        steps = self._record.steps[: position.steps]
        for part in tell(steps, begin, position.state, self._rules, self._names):
            self._console.print(part)

    def _draw(self, number: int) -> None:
        state = self._positions[number].state
        seat = state.to_act()
        result = state.result()
        self._console.print()
        if seat == CHANCE:
            # A record may break off at a draw: nobody is looking at the table then.
            return
        view = state.observe(seat)
        if result is not None:
            self._console.print(self._face.draw_last(view, self._names, self._console))
            self._console.print(draw_end(state, result, self._names))
        elif seat is not None:
            drawn = self._face.draw_table(view, seat, self._names, self._console, None)
            self._console.print(drawn)
