"""The Alhambra family of board games: an exact engine, records and bots.

What is named here is stable; `docs/api.md` tells what it is for.
"""

from importlib.metadata import version

from alhambra import games
from alhambra.core.game import Game, GivenChance, SourceChance, find_move, resume, seeded
from alhambra.core.messages import (
    AlhambraError,
    AmbiguousMove,
    BadData,
    BadOption,
    BadRecord,
    IllegalMove,
    ImpossibleOutcome,
    InvalidText,
    Message,
    Refusal,
)
from alhambra.core.record import Record, parse_record
from alhambra.core.scoring import Counted, Points, Result, Scoring
from alhambra.core.sources import CallersSource, HmacSource, MersenneSource, Source
from alhambra.core.state import CHANCE, HIDDEN, Move, Options, Outcome, Ruleset, Seat, State, View
from alhambra.core.verify import replay, verify
from alhambra.games import *  # noqa: F403 – the games, which are listed there
from alhambra.parts.components import load_components

__version__ = version("alhambra")

__all__ = [
    "CHANCE",
    "HIDDEN",
    "AlhambraError",
    "AmbiguousMove",
    "BadData",
    "BadOption",
    "BadRecord",
    "CallersSource",
    "Counted",
    "Game",
    "GivenChance",
    "HmacSource",
    "IllegalMove",
    "ImpossibleOutcome",
    "InvalidText",
    "MersenneSource",
    "Message",
    "Move",
    "Options",
    "Outcome",
    "Points",
    "Record",
    "Refusal",
    "Result",
    "Ruleset",
    "Scoring",
    "Seat",
    "Source",
    "SourceChance",
    "State",
    "View",
    "find_move",
    "load_components",
    "parse_record",
    "replay",
    "resume",
    "seeded",
    "verify",
]
__all__ += games.__all__
