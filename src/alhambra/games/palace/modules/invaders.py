"""Invaders: attacks on open sides, and scouts who tell where they will come from (I-01 to I-07)."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.scoring import Points, right_after
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, HIDDEN, Outcome, Seat
from alhambra.games.palace.module import NOBODY, Board, Letter, Module
from alhambra.games.palace.table import PREPARE, SCORED, WITHIN, PalaceTable
from alhambra.parts.alhambra import SIDES
from alhambra.parts.attacks import attack_counted, attack_loss, attack_parts
from alhambra.parts.buildings import TYPE_LETTERS, Tile

SCOUTS_UP: Final = 2
DIRECTIONS: Final = "NESW"
UNKNOWN: Final = "?"
NO_CARD: Final = ""


@mypyc_attr(acyclic=True)
class Camp(Board):
    """The attack cards and the scouts. What lies face down has no stored order."""

    def __init__(self, attacks: str, scouts: str, scouts_left: str) -> None:
        self.attacks = attacks
        """The directions that have not attacked yet."""
        self.scouts = scouts
        """The types of the scouts that lie face up."""
        self.scouts_left = scouts_left
        """The types of the scouts still face down."""
        self.top: str = NO_CARD
        """The top attack card once somebody has seen it; UNKNOWN in everyone else's view."""
        self.seen_by: tuple[Seat, ...] = ()
        """The seats that have seen the top card: all of them in the open variant."""
        self.looking = False
        """Whether the seat whose turn it is has just taken a scout and gets to look."""

    def __reduce__(self) -> tuple[Any, ...]:
        more = (self.top, self.seen_by, self.looking)
        return _camp_again, (self.attacks, self.scouts, self.scouts_left, more)

    def copy(self) -> "Camp":
        """A copy to modify: a board on a table is immutable."""
        board = Camp(self.attacks, self.scouts, self.scouts_left)
        board.top = self.top
        board.seen_by = self.seen_by
        board.looking = self.looking
        return board


def _camp_again(attacks: str, scouts: str, scouts_left: str, more: tuple[Any, ...]) -> Camp:
    board = Camp(attacks, scouts, scouts_left)
    board.top, board.seen_by, board.looking = more
    return board


@mypyc_attr(acyclic=True)
class Invaders(Module):
    """Attack cards lie face down, and scouts allow a look at the next."""

    name: ClassVar[str] = "invaders"
    cause_after: ClassVar[str] = "invaders"

    def board(self) -> Board:
        return Camp(self.components.attacks, "", self.all_scouts())

    def all_scouts(self) -> str:
        """The scouts by their types, one each (I-01)."""
        return self.components.scouts

    def camp(self, table: PalaceTable) -> Camp:
        board = table.boards[self.at]
        assert isinstance(board, Camp)
        return board

    def bought(self, table: PalaceTable, tile: Tile, exactly: bool) -> None:
        """Paying exactly for a building of a scout's type wins the scout and a look (I-04)."""
        board = self.camp(table)
        scout = TYPE_LETTERS[tile.type]
        if exactly and scout in board.scouts:
            board = board.copy()
            board.scouts = board.scouts.replace(scout, "")
            board.looking = True
            self.put_board(table, board)
            table.enter(WITHIN, self.at)

    # Who acts: never a player

    def proceed(self, table: PalaceTable) -> int:
        board = self.camp(table)
        if table.phase == WITHIN:
            return CHANCE if board.looking else NOBODY
        if table.phase == SCORED:
            return CHANCE if self._attack_is_due(table) or self._draws(table, board) else NOBODY
        return CHANCE if table.phase == PREPARE and self._draws(table, board) else NOBODY

    def _attack_is_due(self, table: PalaceTable) -> bool:
        """Right after each scoring (I-02)."""
        letter = self._letter(table)
        return not any(
            scoring.belongs_to == letter and scoring.cause_after == self.cause_after
            for scoring in table.scorings
        )

    def _letter(self, table: PalaceTable) -> str:
        """The letter of the last scoring."""
        return [each.belongs_to for each in table.scorings if not each.cause_after][-1]

    def _draws(self, table: PalaceTable, board: Camp) -> bool:
        """Two scouts are turned up at the start, after A and after B (I-01, I-05)."""
        more = len(board.scouts) < SCOUTS_UP and bool(board.scouts_left)
        return more and not table.scorings_held("C")

    # Chance

    def occasion(self, table: PalaceTable) -> str:
        if table.phase == WITHIN:
            return f"look{table.turn + 1}"
        attack = table.phase == SCORED and self._attack_is_due(table)
        return "attack" if attack else "scouts"

    def outcomes(self, table: PalaceTable) -> list[tuple[Outcome, int]]:
        """The top card may be any that is left, unless somebody has seen it."""
        board = self.camp(table)
        letters = board.scouts_left
        if self.occasion(table) != "scouts":
            known = board.top not in (NO_CARD, UNKNOWN)
            letters = board.top if known else board.attacks
        return [(Letter(letter), 1) for letter in letters]

    def happen(self, table: PalaceTable, outcome: Outcome) -> None:
        occasion = self.occasion(table)
        board = self.camp(table).copy()
        if outcome is HIDDEN and table.phase == WITHIN:
            self._look(table, board, board.top or UNKNOWN)
        elif outcome not in [possible for possible, _ in self.outcomes(table)]:
            raise self.impossible(outcome)
        elif table.phase == WITHIN:
            self._look(table, board, str(outcome))
        elif occasion == "scouts":
            board.scouts = _letters(board.scouts + str(outcome), TYPE_LETTERS)
            board.scouts_left = board.scouts_left.replace(str(outcome), "")
            self.put_board(table, board)
        else:
            self._attack(table, board, str(outcome))

    def _look(self, table: PalaceTable, board: Camp, top: str) -> None:
        """The card goes back on top; only the player who looked knows it (I-04)."""
        board.top = top
        board.seen_by = tuple(sorted({*board.seen_by, table.turn}))
        board.looking = False
        self.put_board(table, board)

    def _attack(self, table: PalaceTable, board: Camp, side: str) -> None:
        """Open sides cost points, but nobody drops below zero (I-03); Dirk is not attacked (I-07).
        The card is out of the game (I-02), and so are the scouts lying face up (I-05)."""
        letter = self._letter(table)
        number = DIRECTIONS.index(side)
        loss = self.components.attack_loss[letter]
        beside = self.components.attack_loss_beside[letter]
        seats: list[Points] = []
        for seat, alhambra in enumerate(table.alhambras):
            cost = attack_loss(alhambra, number, loss, beside)
            lost = min(cost, table.points_of(seat))
            counted = attack_counted(attack_parts(alhambra, number, loss, beside), lost)
            seats.append(Points((self.cause_after,), (-lost,), (counted,)))
        attack = right_after(letter, self.cause_after, tuple(seats), SIDES[number])
        table.scorings = (*table.scorings, attack)
        board.attacks = board.attacks.replace(side, "")
        board.top = NO_CARD
        board.seen_by = ()
        board.scouts = ""
        self.put_board(table, board)

    def hides(self, table: PalaceTable, occasion: str, seat: Seat | None) -> bool:
        """Only the player who looked knows the card, until the game is over."""
        mine = seat is not None and occasion == f"look{seat + 1}"
        return occasion.startswith("look") and not mine

    # Knowledge

    def seen_by(self, board: Board, seat: Seat | None) -> Board:
        assert isinstance(board, Camp)
        if board.top == NO_CARD or seat in board.seen_by:
            return board
        blanked = board.copy()
        blanked.top = UNKNOWN
        return blanked

    def filled_in(self, board: Board, source: Source) -> Board:
        """For anyone who has not seen it, the top card may equally be any of those left."""
        assert isinstance(board, Camp)
        if board.top != UNKNOWN:
            return board
        guess = board.copy()
        guess.top = board.attacks[source.below(len(board.attacks))]
        return guess

    # Texts

    def lines(self, board: Board) -> list[str]:
        assert isinstance(board, Camp)
        lines = [" ".join(["attacks", *board.attacks])]
        if board.top:
            seats = [str(seat + 1) for seat in board.seen_by]
            lines.append(" ".join(["attack-seen", board.top, *seats]))
        if board.scouts:
            lines.append(" ".join(["scouts", *board.scouts]))
        here = board.scouts + board.scouts_left
        gone = [scout for scout in self.all_scouts() if scout not in here]
        if gone:
            lines.append(" ".join(["scouts-gone", *gone]))
        return [*lines, "looking"] if board.looking else lines

    def read_line(self, table: PalaceTable, words: list[str]) -> bool:
        name, rest = words[0], words[1:]
        board = self.camp(table).copy()
        seats = {str(seat + 1): seat for seat in range(self.players)}
        if name == "attacks":
            board.attacks = _letters("".join(rest), DIRECTIONS)
        elif name == "attack-seen" and rest and all(word in seats for word in rest[1:]):
            board.top = _letters(rest[0], DIRECTIONS)
            board.seen_by = tuple(sorted([seats[word] for word in rest[1:]]))
        elif name == "scouts":
            board.scouts = _letters("".join(rest), self.all_scouts())
        elif name == "scouts-gone":
            gone = _letters("".join(rest), self.all_scouts())
            board.scouts_left = "".join([each for each in self.all_scouts() if each not in gone])
        elif words == ["looking"]:
            board.looking = True
        else:
            return False
        self.put_board(table, board)
        return True

    def check(self, table: PalaceTable) -> None:
        """Scouts that a position does not mention lie face down; each attack needs its card."""
        board = self.camp(table).copy()
        face_down = [each for each in board.scouts_left if each not in board.scouts]
        if (
            len(board.scouts_left) - len(face_down) < len(board.scouts)
            or len(board.scouts) > SCOUTS_UP
        ):
            raise _refused(f"scouts {' '.join(board.scouts)}")
        board.scouts_left = "".join(face_down)
        if len(board.top) > 1 or board.top not in board.attacks:
            raise _refused(f"attack-seen {board.top}")
        gone = len([s for s in table.scorings if s.cause_after == self.cause_after])
        if len(board.attacks) + gone != len(self.components.attacks):
            raise _refused(f"attacks {' '.join(board.attacks)}")
        if board.looking != (table.phase == WITHIN and table.acting == self.at):
            raise _refused("looking")
        self.put_board(table, board)


@mypyc_attr(acyclic=True)
class OpenInvaders(Invaders):
    """The variant in which the next attack card lies face up, and there are no scouts (I-06)."""

    name: ClassVar[str] = "invaders-open"
    instead_of: ClassVar[str] = "invaders"

    def all_scouts(self) -> str:
        return ""

    def proceed(self, table: PalaceTable) -> int:
        """The attack happens automatically, because its card is known."""
        if table.phase not in (PREPARE, SCORED):
            return NOBODY
        board = self.camp(table)
        if table.phase == SCORED and self._attack_is_due(table):
            board = board.copy()
            self._attack(table, board, board.top)
        return CHANCE if self._draws(table, board) else NOBODY

    def _draws(self, table: PalaceTable, board: Camp) -> bool:
        return board.top == NO_CARD and not table.scorings_held("C")

    def occasion(self, table: PalaceTable) -> str:
        return "attack"

    def happen(self, table: PalaceTable, outcome: Outcome) -> None:
        if outcome not in [possible for possible, _ in self.outcomes(table)]:
            raise self.impossible(outcome)
        board = self.camp(table).copy()
        board.top = str(outcome)
        board.seen_by = tuple(range(self.players))
        self.put_board(table, board)

    def seen_by(self, board: Board, seat: Seat | None) -> Board:
        return board


def _letters(letters: str, known: str) -> str:
    """Each letter once, in order; raises InvalidText otherwise."""
    ordered = "".join([letter for letter in known if letter in letters])
    if len(ordered) != len(letters):
        raise _refused(letters)
    return ordered


def _refused(words: str) -> InvalidText:
    return InvalidText(Message("bad-position-words", {"words": words}))
