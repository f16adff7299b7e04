"""Every screen of the page: for every size of screen, for everybody, in every language.

`make test` looks at half of them once; `make test-all` at all, at all sizes (as `make audit` does),
in all themes and languages. What is known to be wrong with the layout is in
`audit/exceptions.toml`, which may only become shorter."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from server.serving import ServerProcess
from test_no_english_left import english_words
from web.audit.findings import Finding, exceptions, measure
from web.audit.looking import look_at, take_picture
from web.audit.sizes import SIZES, Look, every_language, every_look, every_theme, sample
from web.person import Person
from web.screens import SCREENS

TEXTS = """
() => [document.body.innerText, document.title]
  .concat([...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((node) => [node.getAttribute("aria-label") ?? "", node.getAttribute("title") ?? ""]))
  .join("\\n")
"""
BOARDS = ["dice-middle", "alcazaba-middle", "rollwrite-middle"]
FORM_STYLE = """
.field {
  min-width: 0; min-height: 64px; padding: 2px 12px; border: 1px solid; background: white;
}
"""
"""A style for forms, like one that once reached the fields of boards because both had the same
class. It makes them higher than the fields of any board on a phone."""
ADD_STYLE = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""
REMOVE_STYLE = "document.adoptedStyleSheets.pop() && null"


def misplaced(person: Person, screen: str, look: Look) -> tuple[list[str], list[Finding]]:
    """Sentences about everything in the layout that is no exception, with a picture of it; and
    everything."""
    found = measure(person.page)
    new = [each for each in found if not exceptions().cover(each, screen, look)]
    said = [finding.said(screen, look) for finding in new]
    if new:
        said.append(f"  See {take_picture(person, f'{screen}-{look.name}', new)}.")
    return said, found


def inaccessible(person: Person, screen: str) -> list[str]:
    return [
        f"{screen}: {each['help']} {[node['html'] for node in each['nodes']]}"
        for each in Axe().run(person.page).response["violations"]
    ]


def untranslated(person: Person, screen: str, language: str) -> list[str]:
    english = language != "en" and english_words(language, person.page.evaluate(TEXTS))
    return [f"{screen}: English words in “{language}”: {sorted(english)}"] if english else []


@pytest.mark.parametrize(
    ("number", "screen"),
    [
        pytest.param(number, screen, id=screen, marks=[pytest.mark.long] if number % 4 > 1 else [])
        for number, screen in enumerate(SCREENS)
    ],
)
def test_a_screen_is_for_everybody(
    browser: Browser, shared_server: ServerProcess, number: int, screen: str
) -> None:
    look = sample(number)
    for _, person in look_at(browser, shared_server, screen, [look]):
        troubles, _ = misplaced(person, screen, look)
        if number % 3 == 0:
            troubles += inaccessible(person, screen)
        troubles += untranslated(person, screen, look.language)
        assert not troubles, "\n".join(troubles)


@pytest.mark.long
@pytest.mark.audit
@pytest.mark.parametrize("screen", list(SCREENS))
def test_nothing_overlaps_or_is_cut_off_at_any_size(
    browser: Browser, shared_server: ServerProcess, screen: str
) -> None:
    troubles: list[str] = []
    found: list[tuple[Look, Finding]] = []
    for look, person in look_at(browser, shared_server, screen, every_look()):
        said, findings = misplaced(person, screen, look)
        troubles += said
        found += [(look, finding) for finding in findings]
    troubles += [
        f"{screen}: the exception for “{known.kind}” at “{known.where}” is not needed any more:"
        " take the screen out of it"
        for known in exceptions().needless(screen, found)
    ]
    assert not troubles, "\n".join(troubles)


@pytest.mark.long
@pytest.mark.parametrize("screen", list(SCREENS))
def test_axe_finds_nothing_to_complain_about(
    browser: Browser, shared_server: ServerProcess, screen: str
) -> None:
    looks = look_at(browser, shared_server, screen, every_theme())
    troubles = [each for _, person in looks for each in inaccessible(person, screen)]
    assert not troubles, "\n".join(troubles)


@pytest.mark.long
@pytest.mark.parametrize("screen", list(SCREENS))
def test_no_english_is_left(browser: Browser, shared_server: ServerProcess, screen: str) -> None:
    for look, person in look_at(browser, shared_server, screen, every_language()):
        assert untranslated(person, screen, look.language) == []


def test_there_are_no_more_exceptions_than_there_were() -> None:
    known = exceptions()
    assert known.count == known.at_most, "lower at_most in audit/exceptions.toml, never raise it"
    for each in known.exception:
        assert each.reason
        assert set(each.screens) <= set(SCREENS)


@pytest.mark.parametrize("screen", BOARDS)
def test_a_style_that_reaches_the_fields_of_a_board_is_noticed(
    browser: Browser, shared_server: ServerProcess, screen: str
) -> None:
    phones = [Look(size) for size in SIZES if size.name in ("390x664", "844x390")]
    before: set[str] = set()
    after: set[str] = set()
    for _, person in look_at(browser, shared_server, screen, phones):
        before |= {each.kind for each in measure(person.page)}
        person.page.evaluate(ADD_STYLE, FORM_STYLE)
        after |= {each.kind for each in measure(person.page)}
        person.page.evaluate(REMOVE_STYLE)
    assert (after - before) & {"overlap", "leaves-frame", "off-field"}
