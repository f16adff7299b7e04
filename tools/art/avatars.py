"""The parts of people's avatars, one file with a symbol for each: in the style of the characters'
faces, and with other clothes, so that nobody is mistaken for one of them.

A part is named by what it is and its number; skin, hair and cloth get their colours from the page,
which puts the parts on top of each other (`web/src/avatars`).
"""

from collections.abc import Callable
from typing import Final

from art.faces import LINE, shape, stroke
from art.ink import GOLD, INK, PAPER, circle, path, tag

SKIN, HAIR, CLOTH = "var(--skin)", "var(--hair)", "var(--cloth)"


# Behind the head, and before it


def _cap(top: float) -> str:
    """Hair that lies close to the head, from ear to ear."""
    return shape(
        f"M32 50C27 {top + 12} 37 {top} 50 {top}C63 {top} 73 {top + 12} 68 50"
        f"C66 42 60 36 50 36C40 36 34 42 32 50Z",
        HAIR,
    )


def short() -> tuple[str, str]:
    """Short hair with a parting."""
    return "", _cap(20) + stroke("M42 22Q41 30 44 36", 1.8)


def bald() -> tuple[str, str]:
    """No hair but at the sides."""
    sides = "M32 54C28 48 29 42 33 40C33 46 33 50 34 54ZM68 54C72 48 71 42 67 40C67 46 67 50 66 54Z"
    return "", shape(sides, HAIR)


def curls() -> tuple[str, str]:
    """Curls all around."""
    spots = ((31, 46), (30, 34), (38, 25), (50, 21), (62, 25), (70, 34), (69, 46))
    behind = "".join(circle(x, y, 9.5, HAIR, LINE) for x, y in spots)
    before = "".join(
        circle(x, y, 6.5, HAIR, LINE) for x, y in ((38, 33), (46, 30), (55, 30), (62, 33))
    )
    return behind, before


def long() -> tuple[str, str]:
    """Long straight hair."""
    behind = shape("M30 44C28 26 38 18 50 18C62 18 72 26 70 44L76 86H24Z", HAIR)
    return behind, _cap(18) + stroke("M50 18V36", 1.8)


def bob() -> tuple[str, str]:
    """Hair to the chin, with a fringe."""
    behind = shape("M26 66C22 36 32 18 50 18C68 18 78 36 74 66C68 72 32 72 26 66Z", HAIR)
    fringe = shape("M31 46C29 28 38 19 50 19C62 19 71 28 69 46C64 38 36 38 31 46Z", HAIR)
    return behind, fringe + stroke("M42 30V40M50 29V39M58 30V40", 1.6)


def bun() -> tuple[str, str]:
    """Hair tied up on top, with a ribbon."""
    behind = circle(50, 13, 10, HAIR, LINE)
    return behind, _cap(21) + shape("M42 20H58L56 25H44Z", CLOTH)


def plaits() -> tuple[str, str]:
    """Two plaits over the shoulders."""
    behind = "".join(
        circle(x, 58 + 9 * n, 6.4 - n * 0.5, HAIR, LINE) for x in (29, 71) for n in range(4)
    )
    return behind, _cap(20) + stroke("M50 20V36", 1.8)


def turban() -> tuple[str, str]:
    """A turban with a pin."""
    wound = shape("M27 39C20 20 34 12 50 12C66 12 80 20 73 39C64 33 36 33 27 39Z", CLOTH)
    folds = stroke("M27 33C40 22 60 20 73 28M33 20C44 30 62 34 72 34", 2)
    return "", wound + folds + circle(50, 24, 4, GOLD, 2)


def scarf() -> tuple[str, str]:
    """A scarf around head and neck."""
    behind = shape("M22 92C18 54 26 20 50 20C74 20 82 54 78 92Z", CLOTH)
    frame = shape(
        "M50 20C28 20 24 46 30 62C36 76 44 80 50 80C56 80 64 76 70 62C76 46 72 20 50 20Z"
        "M50 33C60 33 66 40 66 50C66 62 59 71 50 71C41 71 34 62 34 50C34 40 40 33 50 33Z",
        CLOTH,
    ).replace("<path ", '<path fill-rule="evenodd" ')
    return behind, frame + stroke("M36 72Q50 88 70 78", 2)


def straw_hat() -> tuple[str, str]:
    """A hat with a brim and a band."""
    behind = shape("M31 44C31 60 29 66 27 70H73C71 66 69 60 69 44Z", HAIR)
    brim = shape("M8 38C22 30 78 30 92 38C80 45 66 41 50 41C34 41 20 45 8 38Z", "#E8C66E")
    crown = shape("M32 33C32 18 40 13 50 13C60 13 68 18 68 33C60 36 40 36 32 33Z", "#E8C66E")
    return behind, brim + crown + stroke("M32 30C41 34 59 34 68 30", 4.5, CLOTH)


def cap() -> tuple[str, str]:
    """A round cap with a rim."""
    top = shape("M31 36C31 20 40 14 50 14C60 14 69 20 69 36Z", CLOTH)
    rim = shape("M29 34H71L70 42C60 38 40 38 30 42Z", PAPER)
    sides = shape(
        "M32 52C29 47 30 42 32 40L35 41C34 45 34 49 34 53Z"
        "M68 52C71 47 70 42 68 40L65 41C66 45 66 49 66 53Z",
        HAIR,
    )
    return "", sides + top + rim


def circlet() -> tuple[str, str]:
    """Waves, held by a circlet."""
    behind = shape(
        "M50 16C30 16 26 32 25 46C24 56 18 60 20 74C22 84 26 90 30 92H70C74 90 78 84 80 74"
        "C82 60 76 56 75 46C74 32 70 16 50 16Z",
        HAIR,
    )
    band = stroke("M32 38C42 31 58 31 68 38", 3.4, GOLD)
    return behind, _cap(17) + band + circle(50, 33.5, 3, CLOTH, 1.8)


HEADS: Final[tuple[Callable[[], tuple[str, str]], ...]] = (
    *(short, curls, long, bun, turban, bob),
    *(scarf, cap, plaits, straw_hat, bald, circlet),
)


def beards() -> tuple[str, ...]:
    moustache = "M50 60C44 57 38 60 35 64C42 67 47 66 50 62C53 66 58 67 65 64C62 60 56 57 50 60Z"
    around = "M33 50C33 66 40 78 50 78C60 78 67 66 67 50C64 57 58 58.5 50 58.5C42 58.5 36 57 33 50Z"
    pointed = "M33 52C32 72 41 82 50 96C59 82 68 72 67 52C64 58 58 59 50 58.5C42 59 36 58 33 52Z"
    return ("", *(shape(d, HAIR) for d in (moustache, around, pointed)))


MOUTHS: Final = (
    stroke("M44 63.5Q50 68.5 56 63.5", 2.2),
    path("M43.5 62.5Q50 72 56.5 62.5Z", PAPER, 2),
    stroke("M45 65H55", 2.2),
    stroke("M45 64Q52 68 58 62", 2.2),
)


def body() -> str:
    """Shoulders, neck and face, without anything that differs in shape."""
    robe = shape("M8 104C9 86 26 80 40 77H60C74 80 91 86 92 104Z", CLOTH)
    collar = shape("M38 76L50 89L62 76L66 79L50 97L34 79Z", PAPER)
    neck = shape("M42 62H58V78L50 86L42 78Z", SKIN)
    face = shape(
        "M33 46C33 32 40 26 50 26C60 26 67 32 67 46C67 60 59 71 50 71C41 71 33 60 33 46Z", SKIN
    )
    ears = "".join(circle(x, 51, 4.6, SKIN, LINE) for x in (32, 68))
    return robe + collar + ears + neck + face


def gaze() -> str:
    eyes = circle(42.5, 48.5, 2.5, INK, 0) + circle(57.5, 48.5, 2.5, INK, 0)
    brows = stroke("M38 43Q42 40.5 46 43M54 43Q58 40.5 62 43", 2)
    return eyes + brows + stroke("M50 50L48 56.5H51.5", 1.8)


def avatar_parts() -> str:
    """The file with all of them."""
    parts = {"body": body(), "gaze": gaze()}
    for number, head in enumerate(HEADS):
        parts[f"behind-{number}"], parts[f"head-{number}"] = head()
    parts |= {f"beard-{number}": drawn for number, drawn in enumerate(beards())}
    parts |= {f"mouth-{number}": drawn for number, drawn in enumerate(MOUTHS)}
    symbols = [
        tag("symbol", drawn, id=name, viewBox="0 0 100 100")
        for name, drawn in parts.items()
        if drawn
    ]
    return tag("svg", *symbols, xmlns="http://www.w3.org/2000/svg") + "\n"
