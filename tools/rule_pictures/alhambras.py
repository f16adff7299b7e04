"""Drawn Alhambras, and what the engine says about them."""

from typing import Any

from alhambra.parts.alhambra import SIDES, Alhambra
from alhambra.parts.buildings import FOUNTAIN, Tile, tile
from alhambra.parts.cells import ORIGIN, STEPS, Cell, at, cell_text
from alhambra.parts.checking import broken_rule
from alhambra.parts.outline import Side
from rule_pictures.example import Example, example, judged

Tiles = dict[Cell, Tile]


def drawn(drawing: str) -> tuple[Tiles, Cell | None]:
    """Tiles from a drawing, north at the top, with F for the fountain and . for nothing; and the
    cell that is marked with brackets."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    words = {(x, -y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    fx, fy = next(place for place, word in words.items() if word == "F")
    cells = {at(x - fx, y - fy): word for (x, y), word in words.items() if word != "."}
    marked = next((cell for cell, word in cells.items() if word.startswith("(")), None)
    pieces = {cell: word.strip("()") for cell, word in cells.items()}
    return {c: FOUNTAIN if w == "F" else tile(w) for c, w in pieces.items()}, marked


def lawful(tiles: Tiles) -> Alhambra:
    """The Alhambra, which must obey the rules."""
    assert broken_rule(tiles) is None, broken_rule(tiles)
    return Alhambra(tiles)


def shown(tiles: Tiles, **more: Any) -> dict[str, Any]:
    placed = {cell_text(cell): str(tile) for cell, tile in tiles.items() if cell != ORIGIN}
    return {"tiles": placed, **more}


def sides(them: list[Side]) -> list[dict[str, str]]:
    return [{"at": cell_text(cell), "side": SIDES[side]} for cell, side in them]


def adding(says: str, drawing: str) -> Example:
    """The marked tile is added to the others."""
    tiles, cell = drawn(drawing)
    assert cell is not None
    before = lawful({c: t for c, t in tiles.items() if c != cell})
    refusal = before.may_add(tiles[cell], cell)
    hole = broken_rule(tiles)
    drawing_of = shown(tiles, marked=cell_text(cell))
    if refusal is not None and refusal.rule == "P-24" and hole is not None:
        drawing_of["hole"] = hole.facts["place"]
    return judged(example("alhambra", says, **drawing_of), refusal)


def not_turned(says: str, drawing: str) -> Example:
    """The marked tile does not fit as it is, but would if tiles could be turned."""
    tiles, cell = drawn(drawing)
    assert cell is not None
    before = lawful({c: t for c, t in tiles.items() if c != cell})
    names = [SIDES[side] for side in range(len(SIDES)) if tiles[cell].has_wall(side)]
    turned = [
        {SIDES[(SIDES.index(name) + turns) % len(SIDES)] for name in names}
        for turns in range(1, len(SIDES))
    ]
    beside = {SIDES[side] for side, step in enumerate(STEPS) if cell + step in before.tiles}
    assert any(not beside & walls for walls in turned)
    return adding(says, drawing)


def walls(says: str, drawing: str) -> Example:
    """The longest wall, and how many sides of other walls there are."""
    alhambra = lawful(drawn(drawing)[0])
    wall = alhambra.longest_wall()
    facts = {"wall": len(wall)}
    return example("alhambra", says, facts, **shown(alhambra.tiles, wall=sides(wall)))
