"""The face of each game, by the game's name."""

from typing import Any

from alhambra.cli.terminal.alcazaba.face import AlcazabaFace
from alhambra.cli.terminal.dice.face import DiceFace
from alhambra.cli.terminal.face import Face
from alhambra.cli.terminal.palace.face import PalaceFace
from alhambra.cli.terminal.rollwrite.face import RollWriteFace

FACES: dict[str, Face[Any, Any]] = {
    "palace": PalaceFace(),
    "dice": DiceFace(),
    "alcazaba": AlcazabaFace(),
    "rollwrite": RollWriteFace(),
}
