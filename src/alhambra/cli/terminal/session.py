"""A game in the terminal: asks people, lets bots answer, and tells what happens."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from alhambra.arena.match import STAND_IN
from alhambra.bots import bot
from alhambra.bots.asking import chosen
from alhambra.bots.fault import BotFault
from alhambra.cli.terminal.commands import Commands, Leave
from alhambra.cli.terminal.face import Choices
from alhambra.cli.terminal.faces import FACES
from alhambra.cli.terminal.points import draw_end
from alhambra.cli.terminal.saving import CannotSave, SaveFile
from alhambra.cli.terminal.seating import bot_called, names_of
from alhambra.cli.terminal.telling import since_last_move, tell
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.game import Game, find_move
from alhambra.core.messages import AlhambraError
from alhambra.core.record import MOVE
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, Seat, View

_FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


class Session:
    """One session: from a new or saved game to its end, or until people leave."""

    def __init__(self, game: Game, console: Console, file: SaveFile) -> None:
        self.game = game
        self.console = console
        self.names = names_of(game.record)
        self._face = FACES[game.rules.name]
        self._bots = [bot_called(name) for name in self.names]
        self._file = file
        self._commands = Commands(game, self.names, console, file)
        self._people = self._bots.count("")
        self._sitting: Seat | None = None
        """Who is looking at the screen, if several people share it."""
        self._shown = since_last_move(game.record, -1)
        """How many steps have been shown, at a table without people."""
        self._decided: list[tuple[Seat, int]] = []
        """The decisions people made: who, and how many steps came before."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._play()
        except BaseException:
            # Whatever went wrong, and even if nothing can be shown any more.
            self._keep()
            raise

    def _play(self) -> None:
        try:
            while self.game.state.to_act() is not None:
                self._next_move()
            self._end()
        except Leave:
            return
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave_in_haste()

    def _next_move(self) -> None:
        state = self.game.state
        seat = state.to_act()
        assert seat is not None
        moves = state.legal_moves()
        if len(moves) == 1:
            self._play_forced(seat, moves[0])
        elif self._bots[seat]:
            self.game.play(self._choice_of_bot(seat, moves))
        else:
            self._ask(seat, moves)
        if not self._people:
            self._tell_from(self._shown)
            self._shown = len(self.game.record.steps)

    def _play_forced(self, seat: Seat, move: Move) -> None:
        before = list(self.game.record.steps)
        self.game.play(move)
        if not self._bots[seat]:
            made = self._face.move_words(move, self.names, before)
            forced = words("told-forced", name=self.names[seat], move=made)
            self._say(forced)

    def _choice_of_bot(self, seat: Seat, moves: list[Move]) -> Move:
        """Each decision has its own random source, so that a game that was saved and resumed, or
        taken back, continues as it would have."""
        record = self.game.record
        seed = derived_seed(record.tags["Seed"], "bot", seat, len(record.steps))
        player = bot(self._bots[seat], MersenneSource(seed))
        try:
            return chosen(self.game.state, player, seat, moves)
        except BotFault as fault:
            kind = words(f"fault-{fault.kind}")
            facts = {"name": self.names[seat], "fault": kind, "detail": fault.detail}
            self._say(words("bot-stood-in", **facts))
            return chosen(self.game.state, bot(STAND_IN, MersenneSource(seed)), seat, moves)
        finally:
            player.close()

    # People

    def _ask(self, seat: Seat, moves: list[Move]) -> None:
        """Ask until a move is made or taken back."""
        self._let_sit_down(seat)
        self._tell_from(since_last_move(self.game.record, seat))
        view = self.game.state.observe(seat)
        choices = self._face.choices(view, moves, self.names)
        self._show(view, seat, choices)
        if not self._decided:
            self._say(words("prompt-help"))
        steps = len(self.game.record.steps)
        while len(self.game.record.steps) == steps:
            line = input(words("prompt", name=self.names[seat])).strip()
            try:
                more = choices.draw_more(line, self.console.width)
                if not line:
                    self._show(view, seat, choices)
                elif line == "undo":
                    self._undo(seat)
                elif more is not None:
                    self.console.print(more)
                elif not self._commands.obey(line, seat):
                    move = self._move(line, moves)
                    self.game.play(move)
                    self._decided.append((seat, steps))
            except AlhambraError as error:
                self._say(str(error))

    def _show(self, view: View, seat: Seat, choices: Choices) -> None:
        self.console.print()
        self.console.print(self._face.draw_table(view, seat, self.names, self.console, choices))
        self.console.print()
        self.console.print(choices.draw(self.console.width))

    def _move(self, line: str, moves: list[Move]) -> Move:
        """The move that was typed, as a number or in words; or an error that says why not."""
        if line.isdecimal():
            return self._commands.numbered(line, moves)
        return find_move(self.game.rules, self.game.state, line)

    def _undo(self, seat: Seat) -> None:
        """Take back this player's last decision, with the forced moves that followed it."""
        steps = self.game.record.steps
        if not self._decided or self._decided[-1][0] != seat:
            self._say(words("undo-nothing"))
        elif any(step.kind != MOVE for step in steps[self._decided[-1][1] :]):
            self._say(words("undo-drawn"))
        else:
            _, before = self._decided.pop()
            while len(self.game.record.steps) > before:
                self.game.undo()
            self._say(words("undo-done"))

    def _let_sit_down(self, seat: Seat) -> None:
        """If several people share a screen, nobody sees another's hand."""
        if self._people > 1 and self._sitting != seat:
            if self._sitting is not None or self.console.is_terminal:
                self._clear()
            input(words("sit-down", name=self.names[seat]))
            self._clear()
        self._sitting = seat

    def _clear(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(_FORGET_WHAT_SCROLLED_AWAY)

    def _leave_in_haste(self) -> None:
        """The input has ended, or Ctrl-C was pressed: save what people have decided."""
        if self._unfinished():
            self._commands.save("")
        elif not self.game.record.finished:
            self._say(words("left"))

    def _keep(self) -> None:
        """Save what people have decided, if possible."""
        if self._unfinished():
            with suppress(CannotSave):
                print(self._file.write(self.game), file=sys.stderr)

    def _unfinished(self) -> bool:
        return bool(self._decided) and not self.game.record.finished

    # Telling

    def _tell_from(self, index: int) -> None:
        """Told to whoever is at the screen now; what only others have seen stays hidden."""
        steps = self.game.record_for(self._sitting).steps
        if steps[index:]:
            self.console.print()
        for part in tell(steps, index, self.game.state, self.game.rules, self.names):
            self.console.print(part)

    def _say(self, sentence: str) -> None:
        self.console.print(coloured(sentence))

    def _end(self) -> None:
        result = self.game.state.result()
        assert result is not None
        if self._people:
            own = [since_last_move(self.game.record, s) for s, b in enumerate(self._bots) if not b]
            self._tell_from(max(own))
        self.console.print(draw_end(self.game.state, result, self.names))
        if self._people:
            for shown in self._face.after_the_end(self.game.state.observe(None), self.game):
                self.console.print(shown, soft_wrap=isinstance(shown, Text))
        while self._people:
            line = input(words("prompt-end")).strip()
            try:
                if not line or not self._commands.obey(line, None):
                    return
            except AlhambraError as error:
                self._say(str(error))
