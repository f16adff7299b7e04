"""What a mutant is: a text of the source, and what it is changed into."""

from typing import NamedTuple


class Mutation(NamedTuple):
    rule: str
    file: str
    text: str
    instead: str

    def applied_to(self, source: str) -> str:
        if source.count(self.text) != 1:
            raise ValueError(f"{self.rule}: {self.text!r} is not once in {self.file}")
        return source.replace(self.text, self.instead)
