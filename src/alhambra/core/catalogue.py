"""The catalogues, in Fluent syntax: `locale/<language>/`. To add a language, add a folder."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

_LONGEST: Final = 400
"""Longer facts are cut in the middle. A whole turn in words fits."""
_LARGEST: Final = 10**15
"""Larger numbers are shown digit by digit, because Fluent cannot format all of them."""
_BREAKS_A_LINE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No Unicode isolation marks: the sentences also appear in terminals and logs.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((files("alhambra") / "locale" / language).iterdir(), key=str):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def sentence(self, id: str, facts: Mapping[str, str | int]) -> str:
        """The sentence called `id`. Any facts can be shown safely."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"message {id} in {self.language} has no words"
        shown = {name: _shown(fact) for name, fact in facts.items()}
        sentence, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"message {id} in {self.language}: {errors}")
        return str(sentence)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of `language`, loaded once."""
    return Catalogue(language)


def one_line(text: str) -> str:
    """`text` in a form that fits within a line: control characters, line breaks and invalid
    characters are escaped, and a long text is cut in the middle."""
    line = _BREAKS_A_LINE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
    half = _LONGEST // 2
    return line if len(line) <= _LONGEST else f"{line[:half]} … {line[-half:]}"


def is_one_line(text: str) -> bool:
    """Whether `text` can be shown as it is."""
    return _BREAKS_A_LINE.search(text) is None


def _shown(fact: str | int) -> str | int:
    if isinstance(fact, int) and abs(fact) < _LARGEST:
        return fact
    return one_line(str(fact))
