"""Translations are translated through and through: no English is left in them."""

import re
import unicodedata
from pathlib import Path

import pytest

from alhambra.core.catalogue import catalogue
from catalogues import LANGUAGES, LOCALE, SOURCE, TRANSLATIONS, facts, keys, messages, text

RULES = SOURCE / "rules"
RULE_TRANSLATIONS = sorted(RULES.glob("*/*.md"))

SAME_EVERYWHERE = {
    "title", "court", "home-title", "settings-language-name", "tournament-rating", "tournament-llr",
}  # fmt: skip
SAME_BY_RIGHT = {
    "nl": {
        "lobby-bot-level",
        "reserve", "head-reserve", "choice-reserve", "column-reserve", "head-hand", "simulate-bot",
        "tournament-bot",
        "currency-dirham", "currency-denar", "score-bazaars", "no",
        "bazaar-name", "stalls", "modules", "chat", "code", "lobby-host", "home-game-solo",
        "me-rating-number",
        "admin-column-id", "admin-column-status", "menu",
        "column-bazaars", "column-bonus", "column-open", "dice-bonus",
    },
    "et": {"currency-dirham"},
}  # fmt: skip
"""Messages whose words happen to be those of the English, by language."""

ENGLISH = set(
    re.findall(
        r"\w+",
        """
        an and any are as at be because been but by can cannot could did do does each every for
        from had has have he her his how if in into is it its may me must my no nobody nor not
        nothing of on only onto or our out over she should so some than that the their them then
        there these they this those to until up us was we were what when where which while who
        whom whose will with without would you your
        """,
    )
)
ALSO_WORDS_OF = {
    "nl": {"been", "had", "in", "is", "me", "of", "over", "was", "we"},
    "et": {"as", "me", "must", "no", "on"},
}
"""English words that are words of the language too."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Which of them a sentence needs is the language's own affair."""


def english_words(language: str, text: str) -> set[str]:
    words = set(re.findall(r"(?<![\w-])\w+", text.lower()))  # not the options, such as --at
    return words & (ENGLISH - ALSO_WORDS_OF.get(language, set()))


def same_as_english(language: str) -> set[str]:
    """The messages that say in words what the English says."""
    return {
        id
        for id, message in messages(language).items()
        if re.search(r"[^\W\d_]", text(message)) and text(message) == text(messages("en")[id])
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_is_translated(language: str) -> None:
    assert same_as_english(language) == SAME_EVERYWHERE | SAME_BY_RIGHT.get(language, set())


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_has_english_words(language: str) -> None:
    found = {id: english_words(language, text(each)) for id, each in messages(language).items()}
    found.pop("settings-language-name")
    assert {id: words for id, words in found.items() if words} == {}


@pytest.mark.parametrize("file", RULE_TRANSLATIONS, ids=lambda file: str(file.relative_to(RULES)))
def test_the_rules_have_no_english_left(file: Path) -> None:
    english = set(re.split(r"\n\s*\n", (RULES / file.name).read_text(encoding="utf-8")))
    translated = file.read_text(encoding="utf-8")
    assert english.isdisjoint(re.split(r"\n\s*\n", translated))
    assert english_words(file.parent.name, translated) == set()


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_any_number(language: str, number: int) -> None:
    for id, message in messages(language).items():
        assert catalogue(language).sentence(id, dict.fromkeys(facts(message), number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_whatever_it_tells_apart(language: str) -> None:
    for id, message in messages(language).items():
        assert keys(message) | PLURALS >= keys(messages("en")[id])
        for key in keys(message):
            assert catalogue(language).sentence(id, dict.fromkeys(facts(message), key))


@pytest.mark.parametrize("folder", [LOCALE, RULES], ids=lambda folder: folder.name)
def test_accented_letters_are_typed_as_one_character(folder: Path) -> None:
    for file in [*folder.rglob("*.ftl"), *folder.rglob("*.md")]:
        assert unicodedata.is_normalized("NFC", file.read_text(encoding="utf-8")), file
