"""The invaders in the terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.palace.modules.face import ModuleFace, numbered, with_pieces
from alhambra.cli.terminal.words import coloured, type_name, words
from alhambra.core.scoring import Part
from alhambra.core.state import Seat
from alhambra.games.palace.modules.invaders import DIRECTIONS, Invaders, OpenInvaders
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.attacks import NOT_BELOW_ZERO, open_sides
from alhambra.parts.buildings import TYPE_LETTERS


class InvadersFace(ModuleFace):
    def lines(self, table: PalaceTable, at: int, names: list[str]) -> list[Text]:
        module = table.options.modules[at]
        assert isinstance(module, Invaders)
        board = module.camp(table)
        if len(board.top) == 1 and board.top in DIRECTIONS:
            attack = words("head-attack-known", side=board.top)
        elif board.seen_by:
            seen = ", ".join([names[seat] for seat in board.seen_by])
            attack = words("head-attack-seen", names=seen)
        else:
            attack = words("head-attack-hidden", left=len(board.attacks))
        if isinstance(module, OpenInvaders):
            return [Text(attack)]
        scouts = ", ".join([type_name(TYPE_LETTERS.index(letter)) for letter in board.scouts])
        return [Text(f"{attack}    {words('head-scouts', scouts=scouts or '–')}")]

    def columns(self) -> list[str]:
        return [words("column-open")]

    def cells(self, table: PalaceTable, at: int, seat: Seat | None) -> list[str]:  # noqa: ARG002
        sides = [] if seat is None else [open_sides(table.alhambras[seat], k) for k in range(4)]
        return [" ".join([str(number) for number in sides]) or "–"]

    def draws(self, occasion: str, pieces: list[str], names: list[str]) -> Iterator[RenderableType]:
        looker = numbered(occasion, "look")
        if looker:
            yield Text(words("told-look", name=names[looker - 1], side=pieces[0]))
        elif occasion == "attack":
            yield Text(words("told-attack", side=pieces[0]), "bold")
        elif occasion == "scouts":
            yield coloured(words("told-scouts", pieces=with_pieces(pieces)))

    def part_words(self, part: Part) -> str | None:
        name, number, each = part
        if name == NOT_BELOW_ZERO:
            return words("attack-not-below-zero", points=each)
        return words("attack-part", side=name, number=number, each=-each)
