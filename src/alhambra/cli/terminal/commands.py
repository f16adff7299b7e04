"""What people can type besides moves: help, why, save, score, look, rules, quit."""

from rich.console import Console

from alhambra.cli.rules import show_rules
from alhambra.cli.terminal.faces import FACES
from alhambra.cli.terminal.points import draw_score_so_far
from alhambra.cli.terminal.saving import SaveFile
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.game import Game, find_move
from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Move, Seat


class Leave(Exception):
    """Somebody has left the table."""


class Commands:
    """Handles commands that do not change the game."""

    def __init__(self, game: Game, names: list[str], console: Console, file: SaveFile) -> None:
        self._game = game
        self._face = FACES[game.rules.name]
        self._names = names
        self._console = console
        self._file = file

    def obey(self, line: str, seat: Seat | None) -> bool:
        """Carry out the command in `line`. Returns whether it is a command at all."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command in ("help", "?"):
            self._console.print(coloured(words(self._face.help)))
        elif command == "why":
            self._why(rest)
        elif command == "save":
            self.save(rest)
        elif command == "score":
            self._console.print(draw_score_so_far(self._game.state, self._names, self._face))
        elif command == "look":
            self._look(rest, seat)
        elif command == "rules":
            show_rules(rest.split(), self._console)
        elif command in ("quit", "exit"):
            self._quit()
        else:
            return False
        return True

    def numbered(self, text: str, moves: list[Move]) -> Move:
        """The move with this number, or InvalidText."""
        if text not in [str(number) for number in range(1, len(moves) + 1)]:
            raise InvalidText(Message("no-such-number", {"number": text, "count": len(moves)}))
        return moves[int(text) - 1]

    def save(self, chosen: str) -> None:
        # No line breaks, so that the command can be copied.
        self._console.print(self._file.write(self._game, chosen), soft_wrap=True)

    def _why(self, text: str) -> None:
        state = self._game.state
        if not text:
            raise InvalidText(Message("why-what"))
        if text.isdecimal():
            move = self.numbered(text, state.legal_moves())
        else:
            move = find_move(self._game.rules, state, text)
        refusal = state.why_not(move)
        if refusal is None:
            self._console.print(coloured(words("why-allowed", move=str(move))))
        else:
            self._console.print(coloured(words("why-not", reason=refusal, rule=refusal.rule)))

    def _look(self, text: str, seat: Seat | None) -> None:
        """Show what another player has, as far as the viewer knows."""
        names = self._names
        if text not in [str(number) for number in range(1, len(names) + 1)]:
            raise InvalidText(Message("look-whom", {"players": len(names)}))
        view = self._game.state.observe(seat)
        self._console.print(self._face.look_at(view, int(text) - 1, names, self._console))

    def _quit(self) -> None:
        if not self._game.record.finished:
            answer = input(words("quit-save")).strip().lower()
            if not answer.startswith(words("no")):
                self.save("")
        raise Leave
