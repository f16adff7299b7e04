"""`alhambra rules`."""

import re
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from alhambra.cli.screen import screen
from alhambra.core.messages import BadOption, Message

_RULE: Final = re.compile(r"\*\*([A-Z]+-\d+)\*\* \*(.+?)\*")
_ID: Final = re.compile(r"[A-Za-z]+-?\d+")


class Rule:
    """One rule: its paragraph, with any table that belongs to it."""

    def __init__(self, id: str, title: str, section: str, text: str) -> None:
        self.id = id
        self.title = title
        self.section = section
        self.text = text


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID|WORDS", help="A rule id, or words to search for."),
    ] = None,
) -> None:
    """Look up rules by id, as named in every refusal, or by words.

    Without arguments, list all rules.

    [bold]Examples[/bold]

    alhambra rules

    alhambra rules P-24

    alhambra rules longest wall
    """
    show_rules(query or [], screen())


def show_rules(query: list[str], console: Console) -> None:
    """Show the contents, the rule with this id, or all rules with these words; or BadOption."""
    if not query:
        _show_contents(console)
        return
    # Here, as it takes a fifth of the time in which every command starts.
    from rich.markdown import Markdown

    for rule in _found(query):
        console.print(Text(rule.section, "dim"))
        console.print(Markdown(rule.text))
        console.print()


def _found(query: list[str]) -> list[Rule]:
    if len(query) == 1 and _ID.fullmatch(query[0]):
        wanted = query[0].upper().replace("-", "")
        found = [rule for rule in all_rules() if rule.id.replace("-", "") == wanted]
        if not found:
            raise BadOption(Message("rules-no-id", {"id": query[0]}))
        return found
    words = [word.lower() for word in " ".join(query).split()]
    found = [rule for rule in all_rules() if all(word in rule.text.lower() for word in words)]
    if not found:
        raise BadOption(Message("rules-not-found", {"words": " ".join(words)}))
    return found


def _show_contents(console: Console) -> None:
    section = ""
    for rule in all_rules():
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{section}", "bold"))
        console.print(f"  {rule.id}  {rule.title}")
    console.print(Text(f"\n{Message('rules-how')}", "dim"))


@cache
def all_rules() -> list[Rule]:
    """Every rule of every game, in the order of the reference."""
    found: list[Rule] = []
    for file in sorted((files("alhambra") / "rules").iterdir(), key=str):
        if file.name.endswith(".md"):
            found += _read(file.read_text(encoding="utf-8"))
    return found


def _read(reference: str) -> list[Rule]:
    """The rules of one game. A rule continues until the next rule or heading."""
    found: list[Rule] = []
    game = section = ""
    inside = False
    for paragraph in re.split(r"\n\s*\n", reference):
        start = _RULE.match(paragraph)
        if paragraph.startswith("# "):
            game = paragraph[2:].strip()
        elif paragraph.startswith("#"):
            section = f"{game}: {paragraph.lstrip('# ').strip()}"
        elif start is not None:
            found.append(Rule(start[1], start[2].rstrip("."), section, paragraph))
        elif inside:
            found[-1].text += f"\n\n{paragraph}"
        inside = bool(found) and not paragraph.startswith("#") and (start is not None or inside)
    return found
