"""What the scoring companion keeps of a real table, made from what `tools/companion.py` makes."""

import json
import random
from typing import Any

from companion import dice_case, palace_case, roll_and_write_case
from web.person import Person

Json = dict[str, Any]
NAMES = ["Ann", "Bea", "Cleo", "Dov", "Eva", "Finn", ""]
_SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
_OWNERS = 7


def lay(person: Person, notes: Json) -> None:
    """Opens the companion with this on its table."""
    person.page.goto("/companion")
    person.page.evaluate(
        "notes => localStorage.setItem('alhambra-companion', notes)", json.dumps(notes)
    )
    person.page.reload()
    person.page.wait_for_selector("[data-tab=points]")


def tables() -> dict[str, Json]:
    """A table of each game, always the same."""
    return {
        "palace": palace_notes(palace_case(random.Random(5))),
        "dice": dice_notes(dice_case(random.Random(3))),
        "rollwrite": roll_and_write_notes(roll_and_write_case(random.Random(4))),
    }


def palace_notes(case: Json) -> Json:
    table = case["table"]
    alhambras = [
        {f"{x},{y}": tile for tile, x, y in player["alhambra"]} for player in table["players"]
    ]
    chests = [
        _buildings(own.values())[: player["chests"]]
        for own, player in zip(alhambras, table["players"], strict=True)
    ]
    dirk = table["dirk"] or {"tiles": [], "chests": 0}
    chests.append(_buildings(dirk["tiles"])[: dirk["chests"]])
    return {
        "game": "palace",
        "players": len(alhambras),
        "names": NAMES,
        "palace": {
            "scoring": table["scoring"],
            "alhambras": _filled(alhambras, {}),
            "chests": _filled(chests, []),
            "dirk": dirk["tiles"],
            "attack": _SIDES.get(table["attack"]),
            "modules": ["treasure", "bazaars", "invaders"],
        },
    }


def dice_notes(case: Json) -> Json:
    tracks = {
        kind: {"fields": _filled(list(fields), 0), "ranking": case["ranking"][kind]}
        for kind, fields in case["fields"].items()
    }
    dice = {"scoring": case["scoring"], "tracks": tracks, "tokens": _filled(case["tokens"], 0)}
    return {"game": "dice", "players": case["players"], "names": NAMES, "dice": dice}


def roll_and_write_notes(case: Json) -> Json:
    empty = dict.fromkeys(case["order"], 0)
    return {
        "game": "rollwrite",
        "players": case["players"],
        "names": NAMES,
        "alone": max(2, len(case["marks"])),
        "rollwrite": {
            "crosses": _filled(case["crosses"], [False] * 36),
            "coins": _filled(case["coins"], 0),
            "marks": [*case["marks"], *[empty] * (4 - len(case["marks"]))],
            "order": case["order"],
            "contest": case["contest"],
        },
    }


def _buildings(tiles: Any) -> list[str]:
    return [tile for tile in tiles if not tile.startswith("B")]


def _filled(values: list[Any], empty: Any) -> list[Any]:
    return values + [empty] * (_OWNERS - len(values))
