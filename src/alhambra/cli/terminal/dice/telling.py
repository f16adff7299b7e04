"""What has happened in a game with dice, in short sentences."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.words import words
from alhambra.core.record import DRAW, MOVE, Step
from alhambra.core.state import Move
from alhambra.games.dice.moves import Displace, NameStart, PlaceMarker
from alhambra.games.dice.turn import NEW_TURN, Turn
from alhambra.parts.dice import building_type, dice


def move_words(move: Move, names: list[str], before: list[Step]) -> str:
    """What a player does after the steps `before`, without the name."""
    verb, *what = str(move).split()
    if isinstance(move, PlaceMarker | Displace):
        number = _turn_after(before).number(move.type)
        return words(f"dice-told-{verb}", number=number, what=what[0])
    if isinstance(move, NameStart):
        return words("dice-told-name", name=names[move.seat])
    if verb == "take":
        return words(f"dice-told-take-{what[0]}")
    return words(f"dice-told-{verb}", what=" ".join(what))


def _turn_after(steps: list[Step]) -> Turn:
    """The dice of the turn, as they lie after these steps."""
    turn = NEW_TURN
    for step in steps:
        verb, *what = str(step.what).split()
        if step.kind == DRAW and step.who == "roll":
            # A turn may also end without a marker; then all dice are rolled anew.
            turn = (NEW_TURN if turn.to_roll() == 0 else turn).rolled(dice(verb))
        elif step.kind == MOVE and verb in ("marker", "displace"):
            turn = NEW_TURN
        elif step.kind == MOVE and verb == "keep":
            turn = turn.keeping(dice(what[0]))
        elif step.kind == MOVE and verb == "black":
            turn = turn.with_black(building_type(what[0]))
        elif step.kind == MOVE and verb == "annul":
            turn = turn.annulled()
    return turn


def draws(occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
    what = ", ".join(drawn)
    if occasion == "lot":
        what = names[int(drawn[0]) - 1]
    yield Text(words(f"dice-drawn-{occasion}", what=what))
