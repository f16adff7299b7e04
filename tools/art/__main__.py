"""Writes the drawings to where the page finds them; with a folder, a page of specimens there."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from art.avatars import avatar_parts
from art.faces import FACES, portrait
from art.sheet import icon, maskable_icon, sprite
from art.specimen import specimen

WEB = Path(__file__).parents[2] / "web"
FILES: dict[Path, Callable[[], str]] = {
    WEB / "src" / "art" / "sprite.svg": sprite,
    WEB / "public" / "icon.svg": icon,
    WEB / "public" / "icon-maskable.svg": maskable_icon,
    WEB / "src" / "art" / "avatars.svg": avatar_parts,
    **{WEB / "src" / "art" / "faces" / f"{name}.svg": partial(portrait, name) for name in FACES},
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if len(sys.argv) > 1:
    write(Path(sys.argv[1]) / "specimen.html", specimen())
else:
    for path, draw in FILES.items():
        write(path, draw())
