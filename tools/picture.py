"""Draws the README's picture: a turn in the middle of a game, as the terminal shows it.

python tools/picture.py docs/images/turn.svg
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from alhambra.bots import bot
from alhambra.cli.terminal.palace.board import draw_table
from alhambra.cli.terminal.palace.choices import PalaceChoices
from alhambra.core.game import Game, seeded
from alhambra.core.sources import MersenneSource
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.table import ACT, PalaceTable

SEED, TURNS = 20, 26
NAMES = ["Ann", "greedy", "greedy 2"]
THEME = TerminalTheme(
    (28, 24, 22),
    (236, 226, 208),
    [
        *[(60, 54, 50), (214, 84, 72), (112, 178, 92), (226, 178, 72)],
        *[(96, 150, 220), (176, 120, 208), (92, 184, 184), (214, 204, 186)],
    ],
    [
        *[(120, 108, 98), (236, 120, 104), (150, 206, 124), (246, 206, 110)],
        *[(134, 180, 240), (204, 156, 228), (130, 212, 210), (250, 244, 232)],
    ],
)


def middle_of_a_game() -> Game:
    game = Game(PALACE, PALACE.options(3, {}), seeded(SEED), NAMES)
    bots = [bot("greedy", MersenneSource(seat)) for seat in range(3)]
    own_turns = 0
    while True:
        seat = game.state.to_act()
        assert seat is not None
        moves = game.state.legal_moves()
        view = game.state.observe(seat)
        assert isinstance(view, PalaceTable)
        own_turns += seat == 0 and view.phase == ACT
        if own_turns == TURNS:
            return game
        game.play(moves[0] if len(moves) == 1 else bots[seat].choose(view, moves))


def main(path: Path) -> None:
    game = middle_of_a_game()
    console = Console(
        record=True, width=92, height=40, file=io.StringIO(), force_terminal=True, highlight=False
    )
    view = game.state.observe(0)
    assert isinstance(view, PalaceTable)
    choices = PalaceChoices(view, game.state.legal_moves())
    console.print(draw_table(view, 0, NAMES, console, choices.hints()))
    console.print()
    console.print(choices.draw(console.width))
    svg = console.export_svg(title="alhambra play", theme=THEME, unique_id="alhambra")
    # Use the reader's own fonts: a picture fetches nothing.
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(re.sub(r"[ \t]+\n", "\n", svg.replace("Fira Code", "monospace")))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
