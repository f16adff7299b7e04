"""The characters: a dozen ways of playing, each of which can be played at every level."""

from typing import Final

from alhambra.bots.style import Style

CHARACTERS: Final[dict[str, Style]] = {
    "zaida": Style({"wall": 2.5, "room": 0.5, "tower": 1.25}),
    "badis": Style({"money": 0.75, "coins": 0.3, "tokens": 0.6}),
    "itimad": Style({"garden": 1.45}),
    "galib": Style({"passing": 2.0}, deny=0.8),
    "firnas": Style({"plans": 1.35, "caution": 0.6, "reserve": 1.2, "lines": 1.5}),
    "tarub": Style({"money": 1.5, "coins": 2.0, "tokens": 1.5}),
    "habus": Style({"tower": 1.45}),
    "lubna": Style({"exact": 1.4, "coins": 1.5, "tokens": 1.2}),
    "hakam": Style({"room": 1.6, "reserve": 1.6, "lines": 1.3, "caution": 1.3}),
    "nazhun": Style({"next": 2.0, "room": 0.7, "reserve": 0.7, "tokens": 0.7, "lines": 0.6}),
    "wallada": Style({"seraglio": 1.35, "chambers": 1.35}),
    "ziryab": Style({"pavilion": 1.35, "arcades": 1.35}),
}
"""How each differs from others of the same level. They are the same people in every game, and each
game uses the parts that it has."""


def in_the_way_of(character: str, style: Style) -> Style:
    """The style of a level, changed by what a character cares about."""
    own = CHARACTERS[character]
    parts = {**style.parts}
    for part, times in own.parts.items():
        parts[part] = style.of(part) * times
    return Style(parts, style.deny + own.deny, min(style.scorings, own.scorings))
