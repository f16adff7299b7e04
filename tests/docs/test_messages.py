"""Every sentence has its id in the catalogue, and every id in the catalogue is used."""

import re
from pathlib import Path

import pytest

from alhambra.core.catalogue import catalogue
from alhambra.core.messages import Message
from catalogues import SOURCE, TRANSLATIONS, facts, messages

PAGE = Path(__file__).parents[2] / "web" / "src"
FILES = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
CODE = "\n".join(file.read_text(encoding="utf-8") for file in FILES)


def test_every_message_that_the_code_names_is_in_the_catalogue() -> None:
    named = set(re.findall(r'(?:Message|Refusal)\(\s*(?:"[A-Z]-\d\d", )?"([\w-]+)"', CODE))
    named |= set(re.findall(r'_refusal\("[A-Z]-\d\d", "([\w-]+)"', CODE))
    named |= set(re.findall(r'\bwords\(\s*"([\w-]+)"', CODE))
    assert len(named) > 20
    for name in named:
        assert catalogue("en").has(name), name


def test_every_message_of_the_catalogue_is_used() -> None:
    whole = {each for pair in re.findall(r""""([\w-]+)"|'([\w-]+)'""", CODE) for each in pair}
    beginnings = set(re.findall(r"([\w-]+-)\$?\{", CODE))
    composed = {
        id
        for id in messages("en")
        if any(id[: dash.end()] in beginnings for dash in re.finditer("-", id))
    }
    assert set(messages("en")) - whole - composed == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_all_messages_with_the_same_facts(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for name, message in other.items():
        assert facts(message) == facts(english[name]), name


def test_a_sentence_is_filled_with_its_facts() -> None:
    message = Message("too-little-paid", {"tile": "G10", "price": 10, "sum": 9})
    assert str(message) == "G10 costs 10. 9 is not enough."


def test_a_missing_fact_is_an_error_and_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match="too-little-paid"):
        str(Message("too-little-paid"))
