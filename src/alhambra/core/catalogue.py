"""The catalogues, in Fluent's syntax: `locale/<language>/`. A language more is a folder more."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No isolating marks: the sentences are also read in terminals and logs.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((files("alhambra") / "locale" / language).iterdir(), key=str):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def sentence(self, id: str, facts: Mapping[str, str | int]) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"message {id} in {self.language} has no words"
        sentence, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise ValueError(f"message {id} in {self.language}: {errors}")
        return str(sentence)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of `language`, read once."""
    return Catalogue(language)
