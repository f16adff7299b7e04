"""What the two games with dice fields have in common: a turn's dice, markers, rounds."""

from array import array

from alhambra.core.state import Move, Outcome, Seat
from alhambra.env.choice import Path
from alhambra.env.encoding import write_counts
from alhambra.env.layout import ActionList, Layout
from alhambra.games.dice.columns import FIELDS, NOBODY, ROLLS, field_text
from alhambra.games.dice.lot import LOTS
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.moves import Keep, NameStart, PlaceMarker
from alhambra.games.dice.round import ROUNDS, Round
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.buildings import TYPE_LETTERS
from alhambra.parts.dice import NUMBER_OF_DICE
from alhambra.parts.dice import ROLLS as ALL_ROLLS

MOST_MARKERS = 5
MOST_PLAYERS = 6
NUMBER_OF_TYPES = len(TYPE_LETTERS)
_NUMBERS = range(NUMBER_OF_DICE + 1)


def rolls_and_lots() -> list[Outcome]:
    """What chance gives in both games: who starts, and rolls of one to eight dice."""
    rolls: list[Outcome] = [dice for rolls in ALL_ROLLS[1:] for dice in rolls]
    return [*LOTS[:MOST_PLAYERS], *rolls]


class Rolling:
    """The actions and the numbers of dice, markers and rounds."""

    def __init__(self, actions: ActionList, players: int, owners: int) -> None:
        self.players = players
        self.owners = owners
        self._marker = actions.add("place a marker", [f"marker {t}" for t in TYPE_LETTERS])
        self._roll = actions.add("roll again; the next steps say what is kept", ["roll"])
        self._keep = actions.add(
            "keep this many dice of a type; the types come in order",
            [f"keep {number} {letter}" for letter in TYPE_LETTERS for number in _NUMBERS],
        )
        self._name = actions.add(
            "name the next start player, by the number of turns from you",
            [f"name +{number}" for number in range(MOST_PLAYERS)],
        )
        self._keep_paths: dict[int, Path] = {}

    def add_parts(self, layout: Layout, seats: tuple[str, ...]) -> None:
        owners = [*seats, "dirk"][: self.owners]
        fields = [field_text(field) for field in range(FIELDS)]
        add = layout.add
        self._round = add("round", "the number of the round; 0 before the first", ROUNDS, [""])
        self._start = add("start", "the start player of this round", 1, seats)
        self._next_start = add("next_start", "the start player of the next round", 1, seats)
        self._rolls = add("rolls", "how many rolls of this turn count", ROLLS, [""])
        self._dice = add("dice", "how many dice show each type", NUMBER_OF_DICE, TYPE_LETTERS)
        self._can_annul = add("before", "whether the dice before the last roll are known", 1, [""])
        self._before = add("dice_before", "these dice", NUMBER_OF_DICE, TYPE_LETTERS)
        self._black = add("black", "the type that the black die shows", 1, TYPE_LETTERS)
        self._markers = add(
            "markers", "whose marker stands on each field", 1, TYPE_LETTERS, fields, owners
        )
        self._left = add("left", "markers still to place", MOST_MARKERS, seats)
        self._out = add("out", "markers that are out for the round", MOST_MARKERS, owners)

    def path(self, move: Move, seat: Seat) -> Path | None:
        """The actions that make up a move, if it is about dice, markers or rounds."""
        if isinstance(move, Keep):
            known = self._keep_paths.get(move.dice.code)
            if known is None:
                steps = [self._roll]
                for type, number in enumerate(move.dice.counts):
                    steps.append(self._keep + type * len(_NUMBERS) + number)
                known = tuple(steps)
                self._keep_paths[move.dice.code] = known
            return known
        if isinstance(move, PlaceMarker):
            return (self._marker + move.type,)
        if isinstance(move, NameStart):
            return (self._name + (move.seat - seat) % self.players,)
        return None

    def write(
        self, turn: Turn, markers: Markers, round: Round, seat: Seat, out: "array[int]"
    ) -> None:
        players, owners = self.players, self.owners
        out[self._round] = round.number
        out[self._start + (round.start - seat) % players] = 1
        out[self._next_start + (round.next_start - seat) % players] = 1
        out[self._rolls] = turn.rolls
        write_counts(out, self._dice, list(turn.dice.counts))
        if turn.before is not None:
            out[self._can_annul] = 1
            write_counts(out, self._before, list(turn.before.counts))
        if turn.black != NOT_SET:
            out[self._black + turn.black] = 1
        for type, column in enumerate(markers.columns):
            for field, owner in enumerate(column):
                if owner != NOBODY:
                    number = owner if owner >= players else (owner - seat) % players
                    out[self._markers + (type * FIELDS + field) * owners + number] = 1
        for other, left in enumerate(markers.left):
            out[self._left + (other - seat) % players] = left
        for owner in markers.out:
            out[self._out + (owner if owner >= players else (owner - seat) % players)] += 1
