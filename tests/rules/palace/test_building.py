"""Building: P-20 to P-25. In the drawings ? marks where the tile is to go."""

import pytest

from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import tile
from alhambra.parts.cells import at
from alhambra.parts.checking import broken_rule
from box import moves, rule
from box.palace import alhambra, drawn, position, refused

LEGAL = {
    "beside the fountain": ("T12", "F ?"),
    "above the fountain": ("T12", "? \n F"),
    "with walls to the outside": ("P2new", "? \n F"),
    "a wall against a wall, with another side open": ("G10w", "A8e ? \n S9 P8 \n . F"),
    "into an inner corner": ("T12", "A9 A10 \n ? F"),
    "into a bay that stays open": ("T12", "A9 A10 P8 \n . ? S9 \n . F T11"),
    "filling a bay": ("T12", "A9 ? P8 \n A10 F S9"),
}

ILLEGAL = {
    "P-21": {
        "a wall against the open fountain": ("P6n", "F \n ?"),
        "an open side against a wall": ("T12", "G9e ? \n F ."),
        "one wall of three against an open side": ("P2new", "? A9 \n . F"),
        "one side alike, the other not": ("T12", "A8e ? \n S9 P8 \n . F"),
    },
    "P-22": {
        "only a wall between, in the east": ("G10w", "G9e ? \n F ."),
        "only a wall between, in the south": ("A8n", "G12s F \n ? ."),
    },
    "P-23": {
        "by a corner": ("T12", "? . \n . F"),
        "by a corner of another tile": ("T12", ". ? \n A9 . \n F ."),
        "one space off": ("T12", "F . ?"),
        "where a tile lies": ("T12", "F A9"),
    },
    "P-24": {
        "one empty space": ("T12", "A9 ? P8 \n A10 . S9 \n C10 F G10"),
        "two empty spaces": ("T12", "A9 ? P8 C11 \n A10 . . S9 \n C10 F G10 G11"),
        "six empty spaces": (
            "T12",
            "A9 ? P8 C11 \n A10 . . S9 \n S7w . . T11 \n T10w . . P7e \n C10 F G10 G11",
        ),
        "a corner lets nobody out": ("T12", ". ? P8 \n A10 . S9 \n C10 F G10"),
        "nor does the other corner": ("T12", "A9 ? . \n A10 . S9 \n C10 F G10"),
    },
}


def case(rule_id: str, name: str, text: str, picture: str) -> object:
    return pytest.param(rule_id, text, picture, id=f"{rule_id} {name}", marks=rule(rule_id))


@rule("P-21", "P-22", "P-23", "P-24")
@pytest.mark.parametrize(("text", "picture"), LEGAL.values(), ids=LEGAL.keys())
def test_a_tile_may_be_placed(text: str, picture: str) -> None:
    tiles, (place,) = drawn(picture)
    assert broken_rule(tiles) is None
    assert Alhambra(tiles).may_add(tile(text), place) is None
    assert place in Alhambra(tiles).places(tile(text).walls)


@pytest.mark.parametrize(
    ("rule_id", "text", "picture"),
    [case(rule_id, name, *c) for rule_id, cases in ILLEGAL.items() for name, c in cases.items()],
)
def test_a_tile_may_not_be_placed(rule_id: str, text: str, picture: str) -> None:
    tiles, marked = drawn(picture)
    assert broken_rule(tiles) is None
    place = marked[0] if marked else at(1, 0)
    refusal = Alhambra(tiles).may_add(tile(text), place)
    assert refusal is not None
    assert refusal.rule == rule_id
    assert str(refusal)
    assert place not in Alhambra(tiles).places(tile(text).walls)


@rule("P-20")
def test_tiles_are_never_turned() -> None:
    """Turned, the pavilion with three walls would fit on every side of the fountain."""
    state = position("1 reserve P2new")
    assert moves(state) == ["place P2new 0,1"]


@rule("P-21")
def test_the_refusal_tells_which_sides_are_unlike() -> None:
    refusal = alhambra("G9e . \n F .").may_add(tile("T12"), at(1, 1))
    assert (
        str(refusal) == "T12 does not fit at 1,1: its west side is open, but G9e has a wall there."
    )


@rule("P-25")
def test_a_tile_on_the_reserve_counts_for_nothing() -> None:
    state = position("1 reserve P8 P7e P2new\n2 alhambra P6n@0,1")
    ann, bea, _ = state.preview().seats
    assert ann.total() == 0
    assert bea.total() == 1 + 1


@rule("P-23")
def test_a_place_that_is_taken_is_refused() -> None:
    state = position("1 reserve P8\n1 alhambra T12@0,1")
    assert refused(state, "place P8 0,1") == "P-23"
    assert refused(state, "place P8 0,0") == "P-23"


WHOLE = {
    "P-21": "G9e T12 \n F .",
    "P-22": "G9e C9w \n F .",
    "P-23": "A9 . \n . F",
    "P-24": "A9 T12 P8 \n A10 . S9 \n C10 F G10",
}


@pytest.mark.parametrize(
    ("rule_id", "picture"), [pytest.param(r, p, marks=rule(r), id=r) for r, p in WHOLE.items()]
)
def test_a_whole_alhambra_is_judged_as_it_lies(rule_id: str, picture: str) -> None:
    refusal = broken_rule(drawn(picture)[0])
    assert refusal is not None
    assert refusal.rule == rule_id


def test_an_alhambra_may_be_of_any_shape_and_size() -> None:
    """A line of two thousand tiles, farther than any box of tiles goes."""
    tiles = {at(x, 0): tile("T12") for x in range(1, 2000)}
    long = Alhambra({**alhambra("F").tiles, **tiles})
    assert broken_rule(long.tiles) is None
    assert long.may_add(tile("P8"), at(2000, 0)) is None
    assert long.removable() == [at(1999, 0)]
    assert long.wall() == 0
