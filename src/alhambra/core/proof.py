"""The proof that nobody chose what chance gives. The seed is mixed from a secret, to which its
keeper committed beforehand, and from what every seat contributed.

`docs/records.md` specifies it, so that another program can check it.
"""

import hashlib
import hmac
import re
from typing import Final

from alhambra.core.messages import BadRecord, Message
from alhambra.core.record import HIDDEN_SEED, Record

_TAGS: Final = ("Commitment", "Contributions", "Secret")
_BYTES: Final = re.compile("([0-9a-f]{2}){1,64}")


def commitment_to(secret: str) -> str:
    """What is published about a secret, as hexadecimal digits, before anybody contributes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def contributions_text(contributions: list[str]) -> str:
    """The contributions of the seats, as written in a record."""
    return " ".join(contributions)


def mixed_seed(secret: str, contributions: list[str]) -> str:
    """The seed made from the secret and the contributions."""
    text = contributions_text(contributions)
    return hmac.digest(bytes.fromhex(secret), text.encode("ascii"), "sha256").hex()


def check_proof(record: Record) -> None:
    """If a record reveals its seed and claims a proof, check that the seed was mixed accordingly;
    raises BadRecord if it was not."""
    tags = record.tags
    if not any(tag in tags for tag in _TAGS) or tags.get("Seed", HIDDEN_SEED) == HIDDEN_SEED:
        return
    secret = tags.get("Secret", "")
    if not _BYTES.fullmatch(secret):
        raise _wrong(record, "Secret", "secret")
    if tags.get("Commitment") != commitment_to(secret):
        raise _wrong(record, "Commitment", "commitment")
    contributions = tags.get("Contributions", "").split(" ")
    right = [each for each in contributions if _BYTES.fullmatch(each)]
    if right != contributions or len(right) != record.players:
        raise _wrong(record, "Contributions", "contributions")
    if tags["Seed"] != mixed_seed(secret, contributions):
        raise _wrong(record, "Seed", "mixed-seed")


def _wrong(record: Record, tag: str, problem: str) -> BadRecord:
    return BadRecord(Message(f"bad-record-{problem}", {}), record.line_of(tag))
