"""Provable fairness: a game's random source is derived from a secret that the server has committed
to and from what each seat contributes. `docs/records.md` says how to check it."""

import hmac
import re
import secrets
from typing import Final

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.proof import commitment_to, contributions_text, mixed_seed
from alhambra.core.record import HIDDEN_SEED
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest
from alhambra.server.storage.rows import TableRow
from alhambra.server.tables.deals import is_deal

PRACTICE: Final = "Practice"
"""The tag of a record whose draws were predictable."""
_MOST: Final = 64


def proper_contribution(text: str) -> str:
    """`text` as a seat's contribution to the source: hexadecimal digits, or empty for none; or
    BadRequest."""
    if not re.fullmatch(f"([0-9a-f]{{2}}){{0,{_MOST // 2}}}", text):
        raise BadRequest(Message("bad-contribution", {"most": _MOST}))
    return text


def servers_contribution(secret: str, seat: Seat) -> str:
    """The contribution of a seat that makes none of its own."""
    return hmac.digest(bytes.fromhex(secret), f"seat {seat + 1}".encode(), "sha256")[:16].hex()


def seed_of(table: TableRow) -> str:
    """The seed of a game that has begun. In games from before the proof, it is the secret
    itself."""
    parts = _contributions(table)
    return mixed_seed(table.seed, parts) if parts else table.seed


def new_secret() -> str:
    return secrets.token_hex(32)


def with_fitting_secret(table: TableRow, practice: bool) -> TableRow:
    """With an unpredictable secret, if the table was opened for practice and the server is no
    longer for practice. A fixed deal stays."""
    if not table.practice or practice or is_deal(table.game, table.seed):
        return table
    return replace(table, seed=new_secret(), practice=False)


def table_commitment(table: TableRow) -> str | None:
    """None for practice: a predictable secret proves nothing."""
    return None if table.practice else commitment_to(table.seed)


def proof_tags(table: TableRow, reveal_seed: bool) -> dict[str, str]:
    """What a record says about the origin of its seed."""
    parts = _contributions(table)
    if table.practice:
        return {PRACTICE: "yes"}
    if not parts:
        return {}
    return {
        "Commitment": commitment_to(table.seed),
        "Contributions": contributions_text(parts),
        "Secret": table.seed if reveal_seed else HIDDEN_SEED,
    }


def _contributions(table: TableRow) -> list[str]:
    parts = [seat.contribution for seat in table.seats]
    return parts if all(parts) else []
