"""Rendering: the position as text, or as a picture."""

from typing import Any

from alhambra.core.messages import BadOption, Message
from alhambra.env import given
from alhambra.env.play import Play

RENDER_MODES = ["human", "ansi", "rgb_array"]


class Renderer:
    """Renders what a spectator may see: as a picture (`rgb_array`), as text (`ansi`), or as text
    that is printed (`human`)."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and given.text("render mode", mode) not in RENDER_MODES:
            facts = {"given": mode, "known": ", ".join(RENDER_MODES)}
            raise BadOption(Message("env-unknown-render-mode", facts))
        self.mode = mode

    def render(self, play: Play) -> Any:
        if self.mode == "rgb_array":
            # Pillow is only needed for pictures.
            from alhambra.env.picture import picture

            return picture(play.state.observe(None))
        if self.mode == "ansi":
            return text(play)
        if self.mode == "human":
            print(text(play))
        return None


def text(play: Play) -> str:
    """The position, who is to act, and the last move."""
    lines = [str(play.state.observe(None))]
    if play.last_move is not None:
        lines.append(f"last move: {play.last_move}")
    if not play.is_over:
        lines.append(f"to act: player_{play.seat}")
    return "\n".join(lines)
