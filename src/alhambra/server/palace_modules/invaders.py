"""The invaders, open or not, as they go over the wire."""

from msgspec import Struct

from alhambra.games.palace.modules.invaders import DIRECTIONS, Invaders, OpenInvaders
from alhambra.games.palace.scoring import next_scoring
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import SIDES, Alhambra
from alhambra.parts.attacks import attack_loss
from alhambra.server.piece_names import side_name
from alhambra.server.wire.building import Side


class InvadersView(Struct, tag_field="shape", tag="invaders"):
    """The invaders, as far as the reader knows."""

    name: str
    open: bool
    """Whether the next attack card lies open for everybody."""
    attacks: list[Side]
    """Where attacks may still come from."""
    next: Side | None
    """Where the next one comes from, if the reader has seen its card."""
    scouts: list[str]
    """The scouts that lie face up, by the letters of their types."""
    looked: list[int]
    """The seats that have seen the next attack card."""
    losses: list[dict[Side, int]]
    """What an attack from each side would cost each seat after the next scoring, as its Alhambra is
    now."""


def invaders_view(module: Invaders, table: PalaceTable) -> InvadersView:
    board = module.camp(table)
    known = board.top if board.top and board.top in DIRECTIONS else None
    letter = next_scoring(table)
    loss = module.components.attack_loss[letter]
    beside = module.components.attack_loss_beside[letter]
    return InvadersView(
        name=module.name,
        open=isinstance(module, OpenInvaders),
        attacks=[_direction(each) for each in board.attacks],
        next=None if known is None else _direction(known),
        scouts=list(board.scouts),
        looked=list(board.seen_by),
        losses=[_losses(alhambra, loss, beside) for alhambra in table.alhambras],
    )


def _losses(alhambra: Alhambra, loss: int, beside: int) -> dict[Side, int]:
    return {
        side_name(side): attack_loss(alhambra, side, loss, beside) for side in range(len(SIDES))
    }


def _direction(letter: str) -> Side:
    return side_name(DIRECTIONS.index(letter))
