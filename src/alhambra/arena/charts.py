"""Charts as self-contained SVG: intervals, lines, and stacked bars.

Drawn here rather than by a library, because only three kinds are needed: this way they are the same
bytes each time, take on the colours and fonts of the surrounding page, and need no dependency.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

from alhambra.arena.statistics.intervals import Interval

COLOURS: Final = (
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8b5a2b", "#777777",
)  # fmt: skip
"""The palette of Okabe and Ito, which colour-blind people can tell apart too."""

_ROW: Final = 28
_LINE: Final = 20
_BELOW: Final = 40
_LETTER: Final = 7
"""How wide a letter is, about."""


@dataclass(frozen=True)
class Size:
    """The space a chart has, in the units of its text."""

    width: int
    labels: int
    """What the labels in front of rows may take of it."""


WIDE: Final = Size(720, 200)
NARROW: Final = Size(360, 120)


class _Scale:
    """Maps values to coordinates."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high - low < 1e-9:
            low, high = low - 1, high + 1
        self.low, self.high, self._start, self._end = low, high, start, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self._start + part * (self._end - self._start), 1)

    def ticks(self) -> list[float]:
        """About five round numbers."""
        rough = (self.high - self.low) / 5
        power = 10 ** floor(log10(rough))
        step = next(power * each for each in (1, 2, 5, 10) if power * each >= rough)
        first = floor(self.low / step + 1)
        found = [first * step + number * step for number in range(12)]
        return [tick for tick in [first * step - step, *found] if self.low <= tick <= self.high]


def intervals(
    size: Size,
    title: str,
    rows: Sequence[tuple[str, float, Interval]],
    unit: str,
    line: float | None = None,
) -> str:
    """A point with its interval for each row; `line` marks the value at which nobody is better."""
    ends = [end for _, value, interval in rows for end in (*interval, value)]
    ends += [] if line is None else [line]
    margin = 0.04 * (max(ends) - min(ends))
    scale = _Scale(min(ends) - margin, max(ends) + margin, size.labels, size.width - 20)
    height = _ROW * len(rows) + _BELOW
    parts = _axis(scale, height - _BELOW, unit)
    if line is not None:
        parts.append(_stroke(scale(line), 4, scale(line), height - _BELOW, "zero"))
    for number, (label, value, (low, high)) in enumerate(rows):
        y = _ROW * number + _ROW / 2
        parts.append(_label(size, y, label))
        parts.append(_stroke(scale(low), y, scale(high), y, "whisker"))
        parts.append(f'<circle cx="{scale(value)}" cy="{y}" r="4.5" class="dot"/>')
    return _drawn(size, title, height, parts)


def lines(
    size: Size,
    title: str,
    paths: Sequence[tuple[str, Sequence[float]]],
    levels: Sequence[tuple[str, float]],
    unit: str,
) -> str:
    """How values develop step by step, with marked levels, and a key below."""
    values = [value for _, path in paths for value in path] + [level for _, level in levels]
    left, right = 40, size.width - 20
    bottom = 260
    up = _Scale(min(values), max(values), bottom - 6, 20)
    along = _Scale(0, max([len(path) for _, path in paths], default=1), left, right)
    parts = _axis(along, bottom, unit)
    for tick in up.ticks():
        parts.append(_text(left - 8, up(tick) + 4, f"{tick:g}", "end"))
    for label, level in levels:
        parts.append(_stroke(left, up(level), right, up(level), "zero"))
        parts.append(_text(left + 6, up(level) - 6, label, "start"))
    key = bottom + _BELOW + _LINE / 2
    for number, (label, path) in enumerate(paths):
        colour = COLOURS[number % len(COLOURS)]
        points = [(0.0, 0.0), *[(n, value) for n, value in enumerate(path, 1)]]
        places = " ".join(f"{along(x)},{up(y)}" for x, y in _thinned(points))
        parts.append(f'<polyline points="{places}" fill="none" stroke="{colour}"/>')
        y = key + _LINE * number
        parts.append(f'<path d="M{left} {y}h24" stroke="{colour}" stroke-width="3"/>')
        parts.append(_text(left + 32, y + 4, _shortened(label, right - left - 32), "start"))
    return _drawn(size, title, int(key) + _LINE * len(paths), parts)


def bars(
    size: Size,
    title: str,
    rows: Sequence[tuple[str, Sequence[float]]],
    names: Sequence[str],
    unit: str,
) -> str:
    """A bar for each row, stacked from its parts; negative parts are left out."""
    most = max([sum(max(0.0, part) for part in row) for _, row in rows], default=1.0)
    scale = _Scale(0, most or 1.0, size.labels, size.width - 20)
    column = 32 + _LETTER * max([len(name) for name in names], default=0)
    columns = max(1, (size.width - 20) // column)
    key = _LINE * -(-len(names) // columns) + 6
    height = key + _ROW * len(rows) + _BELOW
    parts = [f'<g transform="translate(0 {key})">', *_axis(scale, height - key - _BELOW, unit)]
    for number, (label, row) in enumerate(rows):
        y = _ROW * number
        parts.append(_label(size, y + _ROW / 2, label))
        so_far = 0.0
        for part, value in enumerate(row):
            if value > 0:
                x, end = scale(so_far), scale(so_far + value)
                tooltip = f"<title>{escape(label)}: {escape(names[part])} {value:.1f}</title>"
                parts.append(
                    f'<rect x="{x}" y="{y + 4}" width="{round(end - x, 1)}" height="{_ROW - 8}"'
                    f' fill="{COLOURS[part % len(COLOURS)]}">{tooltip}</rect>'
                )
                so_far += value
    parts.append("</g>")
    for number, name in enumerate(names):
        x, y = column * (number % columns), _LINE * (number // columns)
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<rect x="{x}" y="{y + 2}" width="11" height="11" fill="{colour}"/>')
        parts.append(_text(x + 16, y + 12, name, "start"))
    return _drawn(size, title, height, parts)


def _thinned(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """No more points than can be seen."""
    step = max(1, len(points) // 600)
    return [*points[:-1:step], points[-1]]


def _axis(scale: _Scale, bottom: float, unit: str) -> list[str]:
    parts = []
    for tick in scale.ticks():
        parts.append(_stroke(scale(tick), 0, scale(tick), bottom, "grid"))
        parts.append(_text(scale(tick), bottom + 16, f"{tick:g}", "middle"))
    middle = (scale(scale.low) + scale(scale.high)) / 2
    parts.append(_text(middle, bottom + 33, unit, "middle"))
    return parts


def _stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" class="{kind}"/>'


def _label(size: Size, y: float, text: str) -> str:
    """In front of a row."""
    return _text(size.labels - 12, y + 4, _shortened(text, size.labels - 12), "end")


def _shortened(text: str, width: int) -> str:
    """The beginning and the end of a text that is too long: bots often begin alike."""
    letters = width // _LETTER
    if len(text) <= letters:
        return text
    end = 2 * letters // 3
    return f"{text[: letters - end - 1]}…{text[-end:]}"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _drawn(size: Size, title: str, height: int, parts: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {size.width} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
