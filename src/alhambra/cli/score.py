"""`alhambra score`: the scoring companion."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table

from alhambra.cli.companion import (
    DirkScore,
    PlayerScore,
    RealTable,
    TableScore,
    check_modules,
    read_table,
    score_table,
)
from alhambra.cli.files import read_text
from alhambra.cli.options import ComponentsOption, WithOption, chosen_components, options_with
from alhambra.cli.screen import screen
from alhambra.core.catalogue import one_line
from alhambra.core.messages import Message
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.scoring import DIRK
from alhambra.parts.buildings import TYPES
from alhambra.parts.components import Components


def score(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="The table to score (JSON); - for standard input."),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    modules: WithOption = None,
    components: ComponentsOption = None,
) -> None:
    """Score a game on a real table: majorities, walls and the expansion.

    [bold]Examples[/bold]

    alhambra score table.json

    alhambra score table.json --json

    alhambra score table.json --with treasure,bazaars

    cat table.json | alhambra score -

    With --with, pieces from any other module are an error.

    The file looks like this; chests, dirk and attack are optional:

      {"game": "palace", "scoring": "C", "attack": "N", "players":
      [{"name": "Ann", "alhambra": [["G12s", 1, 0], ["BbPAG", 0, 1]]},
      {"name": "Bea", "alhambra": [["T12", 0, 1]], "chests": 1}],
      "dirk": {"tiles": ["T13e"]}}
    """
    table = read_table(read_text(file))
    if modules is not None:
        chosen = options_with(PALACE, None, modules)["modules"].split(",")
        check_modules(table, chosen)
    scored = score_table(table, chosen_components(components))
    if as_json:
        print(msgspec.json.encode(scored).decode())
    else:
        screen().print(_drawn(table.scoring, scored))
        if table.attack is not None:
            screen().print(_attack_in_words(table, scored, chosen_components(components)))


def _attack_in_words(table: RealTable, scored: TableScore, components: Components) -> str:
    """What the attack costs, and how many open sides it found at each player's Alhambra."""
    assert table.attack is not None
    facts = {
        "side": table.attack,
        "each": components.attack_loss[table.scoring],
        "beside": components.attack_loss_beside[table.scoring],
    }
    lines = [str(Message("score-attack", facts))]
    for player in scored.players:
        sides = [
            str(Message("score-open-sides", {"side": side, "number": number}))
            for side, number in player.open_sides.items()
        ]
        lines.append(f"{one_line(player.name)}: {', '.join(sides)}")
    return "\n".join(lines)


_OTHER_ROWS: Final = ("name", "types", "open_sides", "total")


def _drawn(scoring: str, scored: TableScore) -> Table:
    """A column for each player; rows without any points are left out, except for the types."""
    columns: list[PlayerScore | DirkScore] = [*scored.players]
    names = [one_line(player.name) for player in scored.players]
    if scored.dirk is not None:
        columns.append(scored.dirk)
        names.append(DIRK)
    drawn = Table(title=str(Message("score-title", {"scoring": scoring})))
    drawn.add_column()
    for name in names:
        drawn.add_column(name, justify="right")
    for type in TYPES:
        cells = [str(column.types[type]) for column in columns]
        drawn.add_row(str(Message("type-name", {"type": type})), *cells)
    for cause in PlayerScore.__struct_fields__:
        if cause in _OTHER_ROWS:
            continue
        points = [getattr(column, cause, 0) for column in columns]
        if any(points):
            drawn.add_row(str(Message(f"score-{cause}")), *[str(number) for number in points])
    drawn.add_section()
    totals = [str(column.total) for column in columns]
    drawn.add_row(str(Message("score-total")), *totals, style="bold")
    return drawn
