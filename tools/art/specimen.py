"""A page that shows every drawing in both themes, to look at while drawing."""

from pathlib import Path

from art.buildings import BUILDINGS
from art.dice import TOKEN, TOKENS
from art.icons import ICONS
from art.money import COINS
from art.rollwrite import PIPS
from art.sheet import sprite

COLOURS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
STYLE = """
body { margin: 0; font: 500 15px var(--body) }
section { padding: 16px; background: var(--bg); color: var(--ink) }
svg { overflow: visible; margin: 7px; vertical-align: middle }
.court { display: inline-block; padding: 14px; background: var(--court); line-height: 0 }
.court svg { margin: 0 }
.panel { padding: 4px; background: var(--panel) }
.sprite { position: absolute }
"""
NORTH, EAST, SOUTH, WEST = 0, 90, 180, 270


def picture(names: list[str], width: float, height: float, scale: float, text: str = "") -> str:
    drawn = "".join(name if name.startswith("<") else f'<use href="#{name}"/>' for name in names)
    size = f'width="{width * scale:g}" height="{height * scale:g}"'
    return f'<svg {size} viewBox="0 0 {width:g} {height:g}">{drawn}{text}</svg>'


def turned(name: str, angle: int) -> str:
    return f'<use href="#{name}" transform="rotate({angle} 50 50)"/>'


def walled(kind: str, *sides: int) -> list[str]:
    turrets = [turned("corner", side) for side in sides if (side + 90) % 360 in sides]
    return [f"b-{kind}", *(turned("wall", side) for side in sides), *turrets]


def numeral(x: float, y: float, size: float) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size:g}" '
        'font-family="Georgia" font-weight="700" fill="#2A1712">7</text>'
    )


def rows() -> list[str]:
    kinds = [*BUILDINGS, "fountain"]
    court = "<br>".join(
        "".join(picture(walled(kind, *sides), 100, 100, 1.1) for kind, *sides in row)
        for row in (
            (("tower", NORTH, WEST), ("arcades", NORTH), ("seraglio", NORTH, EAST)),
            (("garden", WEST), ("fountain",), ("chambers", SOUTH, EAST)),
            (("pavilion", NORTH, SOUTH, WEST), ("garden", EAST, SOUTH)),
        )
    )
    icons = [f"i-{name}" for name in ICONS]
    marks = ("builder", "scout", "attack")
    return [
        "".join(picture([f"b-{kind}"], 100, 100, 1.7) for kind in kinds),
        f'<div class="court">{court}</div>'
        + "".join(
            picture(walled(kind, NORTH, EAST, SOUTH, WEST), 100, 100, 1.4) for kind in kinds[:6]
        ),
        "".join(picture([f"b-{kind}"], 100, 100, 0.5) for kind in kinds)
        + "".join(picture([f"i-{kind}"], 100, 100, 0.5) for kind in BUILDINGS),
        "".join(
            picture([f"card-{money}"], 70, 100, 1.7, numeral(15.5, 21.5, 16)) for money in COINS
        )
        + picture(["card-back"], 70, 100, 1.7)
        + "".join(
            picture([f"cardlow-{money}"], 70, 46, 1.5, numeral(19.5, 30, 19)) for money in COINS
        ),
        "".join(picture([f"coin-{money}"], 32, 32, 3) for money in COINS)
        + "".join(picture([f"coin-{money}"], 32, 32, 0.75) for money in COINS)
        + picture(["khatim"], 32, 32, 1.6, numeral(16, 21.5, 15))
        + picture(["logo"], 32, 32, 3)
        + picture(["logo"], 32, 32, 1),
        picture(["b-bazaar"], 100, 100, 1.7)
        + "".join(picture([f"chest-{kind}"], 32, 32, 2) for kind in BUILDINGS)
        + "".join(picture([name], 32, 32, 3) for name in marks)
        + picture(["attack-card"], 70, 100, 1.7)
        + "".join(picture([name], 100, 100, 1.2) for name in ("arrow", "rose"))
        + "".join(picture([f"chest-{kind}"], 32, 32, 0.8) for kind in BUILDINGS)
        + "".join(picture([name], 32, 32, 0.8) for name in marks),
        "".join(
            picture([f"die-{colour}-{pips}"], 32, 32, 1.6)
            for colour in ("yellow", "blue")
            for pips in PIPS
        )
        + "".join(picture([name], 32, 32, 2) for name in ("track-coin", "pen", "line"))
        + picture(["rollwrite"], 100, 100, 1),
        "".join(picture([f"die-{kind}"], 100, 106, 0.9) for kind in BUILDINGS)
        + "".join(picture([f"black-{kind}"], 100, 106, 0.9) for kind in BUILDINGS)
        + "".join(picture([f"die-{kind}"], 100, 106, 0.44) for kind in BUILDINGS)
        + "".join(picture([f"game-{name}"], 100, 100, 0.9) for name in ("dice", "alcazaba")),
        "".join(
            picture([f"token-{name}"], TOKEN, TOKEN, size) for size in (1.6, 0.6) for name in TOKENS
        ),
        *(
            '<div class="panel">'
            + "".join(picture([name], 32, 32, size) for name in icons)
            + "</div>"
            for size in (2, 0.75)
        ),
    ]


def specimen() -> str:
    shown = "".join(f"<p>{row}</p>" if "<div" not in row else row for row in rows())
    themes = "".join(
        f'<section style="color-scheme: {theme}">{shown}</section>' for theme in ("light", "dark")
    )
    drawn = sprite().replace("<svg", '<svg class="sprite"', 1)
    style = f"<style>{COLOURS.read_text()}{STYLE}</style>"
    return f"<!doctype html><meta charset=utf-8>{style}{drawn}{themes}"
