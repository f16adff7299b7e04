"""The moves of a seat in Palace. Redesigns are shown if they are few, or on request."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from alhambra.cli.terminal.face import Choices
from alhambra.cli.terminal.listing import Groups, draw_groups, in_order
from alhambra.cli.terminal.palace.modules import module_wording
from alhambra.cli.terminal.words import words
from alhambra.core.state import Move
from alhambra.games.palace.moves import Buy, Decline, End, Give, Place, Reserve, Swap, Take
from alhambra.games.palace.table import ACT, GAIN, PLACE, PalaceTable
from alhambra.parts.cells import Cell, cell_text
from alhambra.parts.money import worth

_FEW_REDESIGNS: Final = 8
_FEW_PAYMENTS: Final = 20


class PalaceChoices(Choices):
    """The legal moves with their numbers, grouped by what they do."""

    def __init__(self, table: PalaceTable, moves: list[Move]) -> None:
        super().__init__(moves)
        self._shown: Groups = {}
        self._redesigns: Groups = {}
        self._placing = table.phase in (PLACE, GAIN)
        # A module may offer a redesign; there is then nothing else to choose from.
        only_redesigns = table.phase not in (ACT, PLACE, GAIN)
        for number, move in enumerate(moves, 1):
            redesign = not self._placing and isinstance(move, (Place, Reserve, Swap))
            groups = self._redesigns if redesign and not only_redesigns else self._shown
            label, choice = module_wording(table, move) or wording(move, redesign)
            groups.setdefault(label, []).append((number, choice))
        for label, ways in list(self._shown.items()):
            if len(ways) > _FEW_PAYMENTS and all(_pays(moves[number - 1]) for number, _ in ways):
                self._shorten_payments(label)

    def hints(self) -> dict[Cell, str]:
        """What to write on the cells where a bought tile may go: the number of the move, or the
        place if several tiles may go there."""
        hints: dict[Cell, str] = {}
        for number, move in enumerate(self.moves, 1):
            if self._placing and isinstance(move, Place):
                taken = move.cell in hints
                hints[move.cell] = cell_text(move.cell) if taken else f"({number})"
        return hints

    def _shorten_payments(self, label: str) -> None:
        """Keep only the cheapest payments, and say how many there are in all."""
        ways = self._shown[label]
        least = sorted(ways, key=lambda way: (_over(self.moves[way[0] - 1]), way[0]))
        few = sorted(least[:_FEW_PAYMENTS])
        self._shown[label] = few
        self._shown[words("choice-more")] = [
            (few[-1][0], words("choice-payments-more", count=len(ways)))
        ]

    def draw(self, width: int) -> RenderableType:
        """All moves, but if there are many redesigns, only how many."""
        groups = dict(self._shown)
        numbers = [number for group in self._redesigns.values() for number, _ in group]
        if len(numbers) <= _FEW_REDESIGNS:
            groups |= self._redesigns
        else:
            many = words("choice-redesigns", count=len(numbers), last=numbers[-1])
            groups[words("choice-redesign")] = [(numbers[0], many)]
        grid = draw_groups(in_order(groups), width)
        if any(isinstance(move, Buy) for move in self.moves):
            return Group(grid, Text(words("choice-payments"), "dim"))
        return grid

    def draw_more(self, word: str, width: int) -> RenderableType | None:
        if word != "redesign":
            return None
        if not self._redesigns:
            return Text(words("choice-no-redesign"))
        return draw_groups(self._redesigns, width)


def _pays(move: Move) -> bool:
    """Whether it is a payment that is not part of a purchase."""
    return hasattr(move, "cards") and not isinstance(move, Buy | Take)


def _over(move: Move) -> int:
    return worth(getattr(move, "cards", ()))


def wording(move: Move, redesign: bool) -> tuple[str, str]:
    """The label of the group a move belongs to, and what tells it apart there."""
    if isinstance(move, Take):
        return words("choice-take"), " ".join([str(card) for card in move.cards])
    if isinstance(move, Buy):
        # A tile that is not a building has no price of its own, and is paid for exactly.
        over = worth(move.cards) - move.tile.price if move.tile.price else 0
        cards = " ".join([str(card) for card in move.cards])
        return words("choice-buy", tile=str(move.tile)), words("choice-pay", cards=cards, over=over)
    if isinstance(move, Place):
        label = "choice-place-from-reserve" if redesign else "choice-place"
        return words(label, tile=str(move.tile)), cell_text(move.cell)
    if isinstance(move, Swap):
        return words("choice-swap", tile=str(move.tile)), str(move.away)
    if isinstance(move, Reserve) and redesign:
        return words("choice-remove"), str(move.tile)
    if isinstance(move, Reserve):
        return words("choice-place", tile=str(move.tile)), words("choice-reserve")
    if isinstance(move, Give):
        return words("choice-place", tile=str(move.tile)), words("choice-give")
    if isinstance(move, End):
        return words("choice-end"), words("choice-end-turn")
    if isinstance(move, Decline):
        return words("choice-decline"), words("choice-decline")
    # A move of a module without words of its own.
    verb, _, rest = str(move).partition(" ")
    return verb, rest or verb
