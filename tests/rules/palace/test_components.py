"""What is in the box: P-01 to P-04, and a player's own data."""

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from alhambra.core.messages import BadData
from alhambra.games.palace.ruleset import Palace
from alhambra.parts.alhambra import START
from alhambra.parts.buildings import FOUNTAIN, TYPES, tile
from alhambra.parts.components import load_components, standard
from box import rule
from box.palace import dealt, position


@rule("P-01")
def test_there_are_54_tiles_of_six_types_with_up_to_three_walls() -> None:
    tiles = standard().tiles
    counts = Counter(TYPES[tile.type] for tile in tiles)
    assert dict(counts) == {
        "pavilion": 7,
        "seraglio": 7,
        "arcades": 9,
        "chambers": 9,
        "garden": 11,
        "tower": 11,
    }
    assert len(set(tiles)) == 54
    assert {tile.walls.bit_count() for tile in tiles} == {0, 1, 2, 3}


@rule("P-01")
def test_tiles_have_the_prices_of_the_summary_page() -> None:
    prices = {
        letter: sorted(t.price for t in standard().tiles if str(t)[0] == letter)
        for letter in "PSACGT"
    }
    assert prices == {
        "P": [2, 3, 4, 5, 6, 7, 8],
        "S": [3, 4, 5, 6, 7, 8, 9],
        "A": [4, 5, 6, 6, 7, 8, 8, 9, 10],
        "C": [5, 6, 7, 7, 8, 9, 9, 10, 11],
        "G": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
        "T": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
    }


@rule("P-02")
def test_there_are_three_money_cards_of_each_value_in_each_currency() -> None:
    money = Counter(str(card) for card in standard().money(4))
    assert money == {f"{letter}{value}": 3 for letter in "ygbo" for value in range(1, 10)}


@rule("P-03")
def test_two_scoring_cards_turn_up_in_the_money_pile() -> None:
    assert [letter for _, letter, _ in dealt(4).table.pile.parts if letter] == ["A", "B"]


@rule("P-04")
def test_everybody_starts_with_a_fountain_without_walls_and_an_empty_reserve() -> None:
    table = dealt(5).table
    assert all(alhambra is START for alhambra in table.alhambras)
    assert list(START.tiles.values()) == [FOUNTAIN]
    assert FOUNTAIN.walls == 0
    assert table.reserves == ((),) * 5


@rule("P-04", "P-25")
def test_a_reserve_has_no_limit() -> None:
    every_tile = " ".join(str(tile) for tile in standard().tiles)
    state = position(f"1 reserve {every_tile}")
    assert len(state.table.reserves[0]) == 54


def own_file(folder: Path, change: dict[str, Any]) -> Path:
    path = folder / "own.json"
    path.write_text(json.dumps(change))
    return path


def shipped() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((files("alhambra") / "data" / "components.json").read_text())
    return data


def test_a_players_own_file_replaces_the_tiles(tmp_path: Path) -> None:
    data = shipped()
    data["palace"]["tiles"]["items"][0]["price"] = 1
    components = load_components(own_file(tmp_path, {"palace": data["palace"]}))
    assert tile("P1new") in components.tiles
    assert components.digest != standard().digest
    state = Palace(components).new(Palace(components).options(3, {}))
    assert tile("P1new") in state.table.bag
    assert tile("P2new") not in state.table.bag


def test_a_players_own_file_may_give_one_group_only(tmp_path: Path) -> None:
    slots = {"source": "my board", "currencies": ["denar", "dirham", "florin", "ducat"]}
    components = load_components(own_file(tmp_path, {"palace": {"market_slots": slots}}))
    assert components.slots == (2, 1, 0, 3)
    assert components.tiles == standard().tiles


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        (["palace", "tiles", "items", 3, "price"], 0, "palace.tiles.items[3].price", "0"),
        (["palace", "tiles", "items", 3, "price"], "5", "palace.tiles.items[3].price", "int"),
        (["palace", "tiles", "items", 3, "walls"], "NN", "palace.tiles.items[3].walls", "NN"),
        (["palace", "tiles", "items", 3, "walls"], "NESW", "palace.tiles.items[3].walls", "NESW"),
        (["palace", "tiles", "items", 3, "type"], "hut", "palace.tiles.items[3].type", "hut"),
        (["palace", "tiles", "items", 3, "roof"], 1, "palace.tiles.items[3]", "roof"),
        (["palace", "tiles", "items"], [], "palace.tiles.items", "0 tiles"),
        (["palace", "money", "values"], [1, 1], "palace.money.values", "twice"),
        (["palace", "money", "values"], [1], "palace.money", "too little"),
        (["palace", "money", "copies"], 3_000_000, "palace.money", "3,000,000"),
        (["palace", "tiles", "items", 3, "price"], 77, "palace.tiles.items[3].price", "77"),
        (["palace", "majority_points", "A", "tower"], [-1], "A.tower", "0 to 999"),
        (["treasure_chamber", "invaders", "loss"], {"Q": 3}, "invaders.loss", "A, B, C"),
        (["palace", "market_slots", "currencies"], ["florin"], "market_slots", "one slot"),
        (["palace", "majority_points", "A"], {}, "palace.majority_points.A", "pavilion"),
        (["alcazaba", "extra_tile", "walls"], "", "alcazaba.extra_tile", ""),
        (["types"], ["tower"], "types", "pavilion"),
        (["bones"], 1, "file", "bones"),
        (["dice"], 1, "dice", "object"),
        (["dice", "tokens", "light", "annul"], 4, "dice.tokens.light", "20 tokens"),
        (["dice", "tokens", "dark", "points"], {"0": 6}, "dice.tokens.dark.points", "0"),
        (["dice", "markers", "by_players", "4"], 0, "by_players.4", "0 markers"),
        (["dice", "markers", "by_players"], {"2": 5}, "dice.markers.by_players", "2, 3, 4, 5, 6"),
        (["dice", "track_length", "value"], 0, "dice.track_length.value", "0"),
    ],
)
def test_bad_data_is_refused_with_entry_and_reason(
    tmp_path: Path, path: list[str | int], value: object, entry: str, reason: str
) -> None:
    data = shipped()
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    if path == ["alcazaba", "extra_tile", "walls"]:
        data["palace"]["tiles"]["items"][0] = {"type": "tower", "price": 10, "walls": ""}
    with pytest.raises(BadData) as caught:
        load_components(own_file(tmp_path, data))
    assert entry in str(caught.value)
    assert reason in str(caught.value)


def test_a_tile_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    data = shipped()
    data["palace"]["tiles"]["items"][5] = data["palace"]["tiles"]["items"][4]
    with pytest.raises(BadData, match=r"items\[5\]: P6n"):
        load_components(own_file(tmp_path, data))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"palace": 4}', "[" * 100_000])
def test_a_file_of_another_form_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "own.json"
    path.write_text(text)
    with pytest.raises(BadData):
        load_components(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load_components(tmp_path / "none.json")
