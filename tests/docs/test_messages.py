"""Every sentence has its id in the catalogue, and every id in the catalogue is used."""

import re
from pathlib import Path

import pytest

from alhambra.core.catalogue import catalogue
from alhambra.core.messages import Message

SOURCE = Path(__file__).parents[2] / "src" / "alhambra"
CODE = "\n".join(file.read_text() for file in SOURCE.rglob("*.py"))
LOCALE = SOURCE / "locale"


def ids(language: str) -> dict[str, str]:
    """The messages of a language with their texts."""
    text = "\n".join(file.read_text() for file in sorted((LOCALE / language).glob("*.ftl")))
    found = re.findall(r"^([a-zA-Z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    assert len({name for name, _ in found}) == len(found), "an id stands there twice"
    return dict(found)


def test_every_message_that_the_code_names_is_in_the_catalogue() -> None:
    named = set(re.findall(r'(?:Message|Refusal)\(\s*(?:"[A-Z]-\d\d", )?"([\w-]+)"', CODE))
    named |= set(re.findall(r'_refusal\("[A-Z]-\d\d", "([\w-]+)"', CODE))
    assert len(named) > 20
    for name in named:
        assert catalogue("en").has(name), name


@pytest.mark.parametrize("id", ids("en"))
def test_every_message_of_the_catalogue_is_used(id: str) -> None:
    whole = f'"{id}"' in CODE or f"'{id}'" in CODE
    composed = any(f"{id[:cut]}-{{" in CODE for cut in range(1, len(id)) if id[cut] == "-")
    assert whole or composed


def facts_of(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("language", sorted(path.name for path in LOCALE.iterdir()))
def test_every_language_has_all_messages_with_the_same_facts(language: str) -> None:
    english, other = ids("en"), ids(language)
    assert english.keys() == other.keys()
    for name, text in other.items():
        assert facts_of(text) == facts_of(english[name])


def test_a_sentence_is_filled_with_its_facts() -> None:
    message = Message("too-little-paid", {"tile": "G10", "price": 10, "sum": 9})
    assert str(message) == "G10 costs 10, and 9 is too little."


def test_a_missing_fact_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match="too-little-paid"):
        str(Message("too-little-paid"))
