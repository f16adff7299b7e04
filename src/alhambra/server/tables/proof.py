"""Fair by proof: the random source of a game is made of a secret that the server has committed
itself to, and of what each seat adds to it. `docs/records.md` says how it is checked."""

import hmac
import re
from typing import Final

from alhambra.core.messages import Message
from alhambra.core.proof import commitment_to, contributions_text, mixed_seed
from alhambra.core.record import HIDDEN_SEED
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest
from alhambra.server.storage.rows import TableRow

_MOST: Final = 64


def proper_contribution(text: str) -> str:
    """`text` as what a seat adds to the source: hexadecimal digits, none if it is empty; or
    BadRequest."""
    if not re.fullmatch(f"([0-9a-f]{{2}}){{0,{_MOST // 2}}}", text):
        raise BadRequest(Message("bad-contribution", {"most": _MOST}))
    return text


def servers_contribution(secret: str, seat: Seat) -> str:
    """What stands for a seat that adds nothing of its own."""
    return hmac.digest(bytes.fromhex(secret), f"seat {seat + 1}".encode(), "sha256")[:16].hex()


def seed_of(table: TableRow) -> str:
    """The seed of a game that has begun. In games from before the proof it is
    the secret itself."""
    parts = _contributions(table)
    return mixed_seed(table.seed, parts) if parts else table.seed


def table_commitment(table: TableRow) -> str:
    return commitment_to(table.seed)


def proof_tags(table: TableRow, reveal_seed: bool) -> dict[str, str]:
    """What a record says of where its seed comes from."""
    parts = _contributions(table)
    if not parts:
        return {}
    return {
        "Commitment": table_commitment(table),
        "Contributions": contributions_text(parts),
        "Secret": table.seed if reveal_seed else HIDDEN_SEED,
    }


def _contributions(table: TableRow) -> list[str]:
    parts = [seat.contribution for seat in table.seats]
    return parts if all(parts) else []
