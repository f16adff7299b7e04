"""Writes the files that the scoring companion in the browser needs: `make companion`.

The companion counts without a server, so web/box.json has the contents of the boxes and the points.
web/cases.json has the cases it is tested with: tables with the points the engine gives for them,
and Alhambras with the rules they break.
"""

import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

from alhambra.cli.companion import RealDirk, RealPlayer, RealTable, score_table
from alhambra.games.dice.options import DiceOptions
from alhambra.games.dice.scoring import score as score_dice
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tokens import token
from alhambra.games.dice.tracks import Track, empty_track
from alhambra.games.rollwrite.box import box_of
from alhambra.games.rollwrite.grid import CROSSINGS
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.scoring import pay_for_completed_types, score_the_end
from alhambra.games.rollwrite.sheet import Sheet, new_sheet
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import TYPES
from alhambra.parts.cells import x_of, y_of
from alhambra.parts.components import SCORINGS, standard
from broken_alhambras import tried_cases, whole_cases

WEB: Final = Path(__file__).resolve().parents[1] / "web"
SEED: Final = 9
EACH: Final = 40
"""How many tables of each game the cases include."""
_SIDES: Final = ("N", "E", "S", "W")

Json = dict[str, Any]


def box() -> Json:
    """The contents of the boxes, as far as they are counted."""
    components = standard()
    roll_and_write = box_of(components)
    points = [
        int(name) for name in [*components.light_tokens, *components.dark_tokens] if _is(name)
    ]
    return {
        "tiles": [str(tile) for tile in [*components.tiles, components.twelfth_tower]],
        "bazaars": [str(tile) for tile in components.bazaars],
        "places": {name: _by_type(components.majority_points[name]) for name in SCORINGS},
        "chests": dict(zip(TYPES, components.chests, strict=True)),
        "chestPlaces": components.chest_points,
        "attackLoss": components.attack_loss,
        "attackLossBeside": components.attack_loss_beside,
        "trackLength": components.track_length,
        "mostTokenPoints": sum(points),
        "grid": roll_and_write.grid.rows(),
        "linePoints": list(roll_and_write.line_points),
        "coinTrack": roll_and_write.track,
        "coinsPerPoint": roll_and_write.coins_per_point,
        "imaginaryBonus": {str(number): bonus for number, bonus in roll_and_write.bonus.items()},
    }


def cases() -> Json:
    """Random tables with the points the engine gives for them, and Alhambras with what the engine
    finds wrong; the same every time."""
    chance = random.Random(SEED)
    return {
        "palace": [palace_case(chance) for _ in range(EACH)],
        "dice": [dice_case(chance) for _ in range(EACH)],
        "rollwrite": [roll_and_write_case(chance) for _ in range(EACH)],
        "whole": whole_cases(chance),
        "tried": tried_cases(chance),
    }


def _is(token_name: str) -> bool:
    return token_name.startswith("+")


def _by_type(points: list[list[int]]) -> dict[str, list[int]]:
    return dict(zip(TYPES, points, strict=True))


def palace_case(chance: random.Random) -> Json:
    components = standard()
    tiles = [*components.tiles, components.twelfth_tower, *components.bazaars]
    chance.shuffle(tiles)
    players: list[RealPlayer] = []
    number = chance.randint(2, 6)
    walls: list[list[Any]] = []
    for k in range(number):
        alhambra: Alhambra = START
        for _ in range(chance.randint(0, 14)):
            places = alhambra.places(tiles[-1].walls) if tiles else []
            if places:
                alhambra = alhambra.with_tile(tiles.pop(), chance.choice(places))
        placed = [
            (str(tile), x_of(cell), y_of(cell))
            for cell, tile in alhambra.tiles.items()
            if str(tile) != "F"
        ]
        walls.append(
            [[f"{x_of(cell)},{y_of(cell)}", side] for cell, side in alhambra.longest_wall()]
        )
        players.append(RealPlayer(f"P{k + 1}", placed, chance.randint(0, sum(alhambra.counts()))))
    dirk = None
    if number == 2:
        given = [str(tiles.pop()) for _ in range(chance.randint(0, 12))]
        buildings = sum(not text.startswith("B") for text in given)
        dirk = RealDirk(given, chance.randint(0, buildings))
    scoring = chance.choice(SCORINGS)
    attack = chance.choice([None, *_SIDES])
    table = RealTable("palace", scoring, players, dirk, attack)  # type: ignore[arg-type]
    score = msgspec.to_builtins(score_table(table, components))
    return {"table": msgspec.to_builtins(table), "score": score, "walls": walls}


def dice_case(chance: random.Random) -> Json:
    options = DiceOptions(chance.randint(2, 6))
    table = DiceTable(options)
    tracks: list[Track] = []
    for _ in TYPES:
        track = empty_track(options.owners)
        for _ in range(chance.randint(0, 14)):
            more = chance.randint(1, 3)
            track = track.with_points(chance.randrange(options.owners), more, options.track_length)
        tracks.append(track)
    table.tracks = tuple(tracks)
    tokens = [chance.choice([0, 0, 1, 2, 3]) for _ in range(options.owners)]
    table.tokens = tuple([(token(f"+{each}"),) if each else () for each in tokens])
    scoring = chance.choice(SCORINGS)
    score = score_dice(table, scoring)
    points = [each.points for each in score.seats] + [each.points for _, each in score.imaginary]
    return {
        "scoring": scoring,
        "players": options.players,
        "fields": {type: track.points for type, track in zip(TYPES, tracks, strict=True)},
        "ranking": {type: track.ranking for type, track in zip(TYPES, tracks, strict=True)},
        "tokens": tokens,
        "points": points,
    }


def roll_and_write_case(chance: random.Random) -> Json:
    """Sheets that fill up over some rounds; in each round, several players may complete a type
    together."""
    players = chance.randint(1, 5)
    contest = chance.choice(["", "yes"]) if players == 1 else ""
    solo = chance.choice(["2", "3", "4"]) if players == 1 else ""
    options = RollWriteOptions(players, solo, contest)
    table = RollWriteTable(options)
    crosses = [0] * players
    marks = [[0] * len(TYPES) for _ in range(options.imaginary)]
    order: dict[str, list[list[int]]] = {type: [] for type in TYPES}
    for _ in range(chance.randint(1, 24)):
        for player in range(players):
            for _ in range(chance.randint(0, 5)):
                crosses[player] |= 1 << chance.randrange(CROSSINGS)
        for row in marks:
            for type in range(len(TYPES)):
                row[type] = min(options.grid.boxes[type], row[type] + chance.randint(0, 1))
        table.sheets = tuple([Sheet(each, new_sheet(0).dice, 0, 0) for each in crosses])
        table.marks = tuple([tuple(row) for row in marks])
        before = table.paid
        pay_for_completed_types(table)
        for type, name in enumerate(TYPES):
            new = table.paid[type] & ~before[type]
            together = [k for k in range(players + options.imaginary) if new >> k & 1]
            if together:
                order[name].append(together)
    coins = [chance.randint(0, options.track) for _ in range(players)]
    table.sheets = tuple(
        [Sheet(each, new_sheet(0).dice, own, own) for each, own in zip(crosses, coins, strict=True)]
    )
    score_the_end(table)
    owners = players + options.imaginary
    points = [[0] * (len(TYPES) + 2) for _ in range(owners)]
    for scoring in table.scorings:
        given = [each.points for each in scoring.seats]
        # An imaginary player's last number is the bonus.
        given += [(*each.points[:-1], 0, each.points[-1]) for _, each in scoring.imaginary]
        for owner in range(owners):
            points[owner] = [a + b for a, b in zip(points[owner], given[owner], strict=True)]
    return {
        "players": players,
        "contest": bool(contest),
        "crosses": [[bool(each >> c & 1) for c in range(CROSSINGS)] for each in crosses],
        "marks": [dict(zip(TYPES, row, strict=True)) for row in marks],
        "coins": coins,
        "order": order,
        "points": points,
    }


def texts() -> dict[Path, str]:
    """The files, as they should be."""
    return {
        WEB / "box.json": json.dumps(box(), indent=1) + "\n",
        WEB / "cases.json": "".join(_lines(cases())),
    }


def _lines(groups: Json) -> list[str]:
    """One case per line, so that diffs are readable."""
    lines: list[str] = []
    for name, group in groups.items():
        rows = ",\n".join(json.dumps(case, separators=(",", ":")) for case in group)
        lines.append(f'"{name}":[\n{rows}\n]')
    return ["{\n", ",\n".join(lines), "\n}\n"]


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
