"""Roll & Write in numbers."""

from array import array
from itertools import combinations_with_replacement

from alhambra.core.state import Move, Outcome, Seat, View
from alhambra.env.choice import Path
from alhambra.env.encoding import Encoding, write_counts
from alhambra.games.rollwrite.dice import PAIRS, Pips
from alhambra.games.rollwrite.grid import CROSSINGS, SIZE
from alhambra.games.rollwrite.moves import Coins, Cross, End, Keep, Turn
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.table import PHASES, RollWriteTable, imaginary_name
from alhambra.parts.buildings import TYPE_LETTERS

MOST_ROUNDS = 18
TWO_DICE: list[Pips] = [
    (low, high) for low, high in combinations_with_replacement(range(1, SIZE + 1), 2)
]
_NUMBER_OF: dict[Pips, int] = {pips: number for number, pips in enumerate(TWO_DICE)}
_PIPS = [str(pips) for pips in range(1, SIZE + 1)]


class RollWriteEncoding(Encoding):
    """Turning dice takes two steps: first what the yellow dice show, then the blue ones."""

    def add_actions(self) -> None:
        crossings = [str(pair) for pair in PAIRS]
        two = [f"{low}{high}" for low, high in TWO_DICE]
        add = self.actions.add
        self._cross = add("cross the building at a crossing", [f"cross {c}" for c in crossings])
        self._keep = add("keep this pair of dice", [f"keep {c}" for c in crossings])
        self._coins = add("take coins", ["coins"])
        self._end = add("cross no second building", ["end"])
        self._yellow = add("turn dice, the yellow ones to this", [f"yellow {t}" for t in two])
        self._blue = add("and the blue ones to this", [f"blue {t}" for t in two])
        outcomes: list[Outcome] = [*PAIRS]
        self.add_outcomes(outcomes)

    def add_parts(self, seats: tuple[str, ...]) -> None:
        options = self.options
        assert isinstance(options, RollWriteOptions)
        add = self.layout.add
        crossings = [str(pair) for pair in PAIRS]
        imaginary = [imaginary_name(number) for number in range(options.imaginary)]
        self._phase = add("phase", "the phase of the game", 1, PHASES)
        self._round = add("round", "the number of the round; 0 during the setup", MOST_ROUNDS, [""])
        self._grid = add("grid", "the type of the building at each crossing, from 0", 5, crossings)
        self._crosses = add("crosses", "the crossings that are crossed off", 1, seats, crossings)
        self._counts = add(
            "counts", "buildings crossed off, by type", CROSSINGS, seats, TYPE_LETTERS
        )
        self._dice_yellow = add("yellow", "how many yellow dice show this", 2, seats, _PIPS)
        self._dice_blue = add("blue", "how many blue dice show this", 2, seats, _PIPS)
        self._coins_left = add("coins", "coins to spend", options.track, seats)
        self._received = add("received", "coins circled on the track", options.track, seats)
        self._marks = add(
            "marks", "imaginary players' buildings", CROSSINGS, imaginary, TYPE_LETTERS
        )
        self._paid = add(
            "paid",
            "who has taken a place for completing a type",
            1,
            TYPE_LETTERS,
            [*seats, *imaginary],
        )

    def path(self, move: Move, seat: Seat) -> Path:
        if isinstance(move, Cross):
            return (self._cross + move.pair.crossing,)
        if isinstance(move, Turn):
            yellow, blue = _NUMBER_OF[move.dice.yellow], _NUMBER_OF[move.dice.blue]
            return (self._yellow + yellow, self._blue + blue)
        if isinstance(move, Keep):
            return (self._keep + move.pair.crossing,)
        if isinstance(move, Coins):
            return (self._coins,)
        assert isinstance(move, End)
        return (self._end,)

    def write(self, view: View, seat: Seat, out: "array[int]") -> None:
        assert isinstance(view, RollWriteTable)
        players = self.players
        out[self._phase + view.phase] = 1
        out[self._round] = view.round
        grid = view.options.grid
        write_counts(out, self._grid, list(grid.types))
        for other, sheet in enumerate(view.sheets):
            number = (other - seat) % players
            crosses = sheet.crosses
            at = self._crosses + number * CROSSINGS
            for crossing in range(CROSSINGS):
                if crosses >> crossing & 1:
                    out[at + crossing] = 1
            write_counts(out, self._counts + number * len(TYPE_LETTERS), grid.counts(crosses))
            for pips in sheet.dice.yellow:
                out[self._dice_yellow + number * SIZE + pips - 1] += 1
            for pips in sheet.dice.blue:
                out[self._dice_blue + number * SIZE + pips - 1] += 1
            out[self._coins_left + number] = sheet.coins
            out[self._received + number] = sheet.received
        for number, marks in enumerate(view.marks):
            write_counts(out, self._marks + number * len(TYPE_LETTERS), list(marks))
        everybody = players + len(view.marks)
        for type, paid in enumerate(view.paid):
            for who in range(everybody):
                if paid >> who & 1:
                    number = (who - seat) % players if who < players else who
                    out[self._paid + type * everybody + number] = 1
