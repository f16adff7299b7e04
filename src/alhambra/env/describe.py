"""The reference of actions and observations, as Markdown: `python -m alhambra.env.describe`."""

from alhambra.env.encoding import Encoding
from alhambra.env.encodings import encoding
from alhambra.env.layout import Axis
from alhambra.env.planes import PLANES, WINDOW, has_planes

SHOWN: tuple[tuple[str, str, int, dict[str, str]], ...] = (
    ("Palace", "palace", 3, {"modules": "treasure,builders,invaders,bazaars"}),
    ("Dice", "dice", 3, {}),
    ("Alcazaba", "alcazaba", 3, {}),
    ("Roll & Write", "rollwrite", 1, {}),
)
_LONGEST_AXIS = 12
HEAD = """# Actions and observations

Made by `python -m alhambra.env.describe`; [what they mean](environments.md).

The actions of a game never change: not with the number of players, not with options, not with the
position. The parts of an observation do depend on the number of seats and on the modules; each
table below is for the table it names. `you` is the seat that observes, `+1` the next in turn
order, and so on. Every number starts at 0, and is divided by the top of its range in the
observation. The name of a single number is that of its part, then one name of each axis:
`hands/+1/y3`. `encoding.layout.names()` lists them all, `encoding.actions.texts` the actions.
"""


def _axis(axis: Axis) -> str:
    if axis == ("",):
        return ""
    if len(axis) <= _LONGEST_AXIS:
        return " ".join(axis)
    return f"{axis[0]} {axis[1]} … {axis[-1]} ({len(axis)})"


def _tables(name: str, encoding: Encoding, company: str) -> list[str]:
    actions = encoding.actions
    lines = [f"## {name}", "", f"{len(actions.texts)} actions:", ""]
    lines += ["| numbers | texts | what it does |", "| --- | --- | --- |"]
    for group in actions.groups:
        first, last = actions.texts[group.first], actions.texts[group.last]
        one = group.first == group.last
        numbers = f"{group.first}" if one else f"{group.first} to {group.last}"
        texts = f"`{first}`" if one else f"`{first}` … `{last}`"
        lines.append(f"| {numbers} | {texts} | {group.about} |")
    lines += ["", f"{encoding.layout.size} numbers are observed {company}:", ""]
    lines += ["| numbers | part | range | what it is | axes |", "| --- | --- | --- | --- | --- |"]
    for part in encoding.layout.parts:
        axes = "; ".join([shown for shown in map(_axis, part.axes) if shown])
        numbers = f"{part.start} to {part.end - 1}" if part.size > 1 else f"{part.start}"
        where = f"| {numbers} | `{part.name}` | 0 to {part.top} |"
        lines.append(f"{where} {part.about} | {axes} |")
    if has_planes(encoding):
        planes = ", ".join(PLANES)
        lines += [
            "",
            f"As a dictionary, also `planes`: seats by planes ({planes}) by {WINDOW} rows",
        ]
        lines[-1] += (
            f" from the north by {WINDOW} columns from the west, the fountain in the middle."
        )
    return [*lines, ""]


def reference() -> str:
    lines = [HEAD]
    for name, game, players, options in SHOWN:
        modules = ", with all modules" if options else ""
        company = f"with {players} players{modules}" if players > 1 else "alone"
        lines += _tables(name, encoding(game, players, options), company)
    return "\n".join(lines)


if __name__ == "__main__":
    print(reference(), end="")
