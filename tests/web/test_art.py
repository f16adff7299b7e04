"""The drawings of the page are what `tools/art` draws, and each part of them is found."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra.bots.characters import CHARACTERS
from alhambra.parts.buildings import TYPES
from alhambra.parts.money import CURRENCIES
from art.faces import FACES, portrait
from art.sheet import icon, maskable_icon, sprite

WEB = Path(__file__).parents[2] / "web"
SPRITE = (WEB / "src" / "art" / "sprite.svg").read_text(encoding="utf-8")
ICON = (WEB / "public" / "icon.svg").read_text(encoding="utf-8")
IDS = re.findall(r'\bid="([^"]+)"', SPRITE)


def test_the_files_are_what_is_drawn() -> None:
    maskable = (WEB / "public" / "icon-maskable.svg").read_text(encoding="utf-8")
    drawn = (sprite(), icon(), maskable_icon())
    assert drawn == (SPRITE, ICON, maskable), "`make art` draws them anew"


def test_every_character_has_a_face_of_its_own() -> None:
    assert set(FACES) == set(CHARACTERS)
    for name in FACES:
        drawn = (WEB / "src" / "art" / "faces" / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn == portrait(name), "`make art` draws them anew"
        for element in ElementTree.fromstring(drawn).iter():
            assert "style" not in element.attrib
    assert len({portrait(name) for name in FACES}) == len(FACES)


def test_everything_in_the_box_is_drawn() -> None:
    tiles = {f"{mark}-{kind}" for mark in "bi" for kind in TYPES} | {"b-fountain"}
    money = {f"{piece}-{name}" for piece in ("card", "cardlow", "coin") for name in CURRENCIES}
    modules = {f"chest-{kind}" for kind in TYPES} | {"b-bazaar", "builder", "scout", "attack-card"}
    dice = {f"{die}-{kind}" for die in ("die", "black") for kind in TYPES}
    tokens = {
        f"token-{name}" for name in ("points", "exchange", "displace", "annul", "black", "start")
    }
    assert tiles | money | modules | dice | tokens <= set(IDS)


def test_no_two_drawings_share_an_id() -> None:
    assert [name for name, times in Counter(IDS).items() if times > 1] == []


def test_whatever_a_drawing_points_to_is_there() -> None:
    assert set(re.findall(r'(?:url\(|href=")#([^")]+)', SPRITE)) <= set(IDS)
    assert "#" not in re.sub(r'"#[0-9A-Fa-f]{3,6}"', "", ICON)


def test_every_colour_is_a_token() -> None:
    tokens = (WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    assert set(re.findall(r"var\((--[^)]+)\)", SPRITE)) <= set(re.findall(r"(--[\w-]+):", tokens))


@pytest.mark.parametrize("kind", [*TYPES, "fountain"])
def test_a_building_looks_the_same_in_both_themes(kind: str) -> None:
    """The page makes a picture of it once."""
    tokens = (WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    themed = set(re.findall(r"(--[\w-]+): light-dark", tokens))
    found, wanted = set[str](), {f"b-{kind}"}
    while wanted:
        name = wanted.pop()
        found.add(name)
        drawing = next(line for line in SPRITE.splitlines() if f'id="{name}"' in line)
        assert not themed & set(re.findall(r"var\((--[\w-]+)", drawing))
        wanted |= set(re.findall(r'(?:url\(|href=")#([\w-]+)', drawing)) - found


@pytest.mark.parametrize("drawing", [SPRITE, ICON], ids=["sprite", "icon"])
def test_a_strict_content_policy_allows_the_drawing(drawing: str) -> None:
    for element in ElementTree.fromstring(drawing).iter():
        assert "style" not in element.attrib
        assert not element.tag.endswith(("}style", "}script"))
