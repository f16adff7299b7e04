"""The rules in other languages: the same rules, in the same order, with the same numbers."""

import re
from pathlib import Path

import pytest

from catalogues import SOURCE, TRANSLATIONS

RULES = SOURCE / "rules"
REFERENCES = sorted(file.name for file in RULES.glob("*.md"))
FOLDERS = [folder for folder in sorted(RULES.iterdir()) if folder.is_dir()]
RULE = re.compile(r"\*\*([A-Z]-\d\d)\*\* (.*)", re.DOTALL)
TITLED = re.compile(r"\*[^*]+\.\* \S")


def paragraphs(file: Path) -> list[str]:
    return re.split(r"\n\s*\n", file.read_text(encoding="utf-8").strip())


def rules(file: Path) -> dict[str, str]:
    """The rules of a reference with their texts, in order."""
    found = [(rule[1], rule[2]) for each in paragraphs(file) if (rule := RULE.match(each))]
    assert len(dict(found)) == len(found), "an id stands there twice"
    return dict(found)


def headings(file: Path) -> list[int]:
    """How deep each heading is."""
    return [len(each) - len(each.lstrip("#")) for each in paragraphs(file) if each[0] == "#"]


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_every_language_has_the_rules() -> None:
    assert [folder.name for folder in FOLDERS] == TRANSLATIONS


@pytest.mark.parametrize("reference", REFERENCES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
class TestTranslation:
    def test_it_has_the_same_rules_in_the_same_order(self, folder: Path, reference: str) -> None:
        assert list(rules(folder / reference)) == list(rules(RULES / reference))

    def test_every_rule_has_a_title(self, folder: Path, reference: str) -> None:
        for id, text in rules(folder / reference).items():
            assert TITLED.match(text), id

    def test_it_has_the_same_headings(self, folder: Path, reference: str) -> None:
        assert headings(folder / reference) == headings(RULES / reference)

    def test_it_says_the_same_numbers(self, folder: Path, reference: str) -> None:
        english, translated = paragraphs(RULES / reference), paragraphs(folder / reference)
        assert len(translated) == len(english)
        for ours, theirs in zip(translated, english, strict=True):
            assert numbers(ours) == numbers(theirs), ours
