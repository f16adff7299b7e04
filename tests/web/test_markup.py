"""Whatever people write as their names or say at a table is text: nothing of it runs."""

from typing import Final

import pytest
from playwright.sync_api import expect

from web.conftest import Sit, in_full
from web.person import Person
from web.test_people_on_the_page import look_at_people, open_table

PAYLOADS: Final = (
    "<script>__ran()</script>",
    "<img src=x onerror=__ran()>",
    "<svg onload=__ran()>",
    "<svg><script>__ran()</script></svg>",
    "<body onload=__ran()>",
    "<iframe src=javascript:parent.__ran()>",
    "<a href=javascript:__ran()>x</a>",
    "<details open ontoggle=__ran()>",
    "<video><source onerror=__ran()></video>",
    "<input autofocus onfocus=__ran()>",
    "<style>@import 'javascript:__ran()'</style>",
    "<math><mi xlink:href=javascript:__ran()>",
    '"><script>__ran()</script>',
    "'><img src=x onerror=__ran()>",
    '" onmouseover=__ran() x="',
    "javascript:__ran()",
    "{{constructor.constructor('__ran()')()}}",
    "${__ran()}",
    "</title><script>__ran()</script>",
    "</script><script>__ran()</script>",
    "<!--><img src=x onerror=__ran()>-->",
    "&lt;script&gt;__ran()&lt;/script&gt;",
    "<object data=javascript:__ran()>",
    "{ $name } <b onclick=__ran()>",
)
WATCH: Final = "window.__ran = () => { window.ran = (window.ran ?? 0) + 1; }"


def come_in(person: Person) -> None:
    person.page.add_init_script(WATCH)
    person.settle()
    person.page.goto("/")


def test_nothing_runs_of_what_is_said(sit: Sit) -> None:
    ann, eve = sit(), sit("phone")
    come_in(ann)
    come_in(eve)
    eve.page.goto(open_table(ann))
    eve.touch(eve.doing("sit"))
    eve.page.wait_for_selector("[data-do=leave]")
    ann.touch(ann.doing("start"))
    eve.page.wait_for_selector("main.table")
    assert len(PAYLOADS) >= 20
    # Three at a time, by turns: then nobody has said too much at once.
    lines = [" ".join(PAYLOADS[at : at + 3]) for at in range(0, len(PAYLOADS), 3)]
    chats = {person: person.open_chat() for person in (ann, eve)}
    for number, line in enumerate(lines):
        speaker = (ann, eve)[number % 2]
        chats[speaker].locator("form input").fill(line)
        speaker.touch(speaker.doing("say"))
        for person in (ann, eve):
            expect(chats[person].locator("[data-line] .text")).to_have_count(number + 1)
    for person in (ann, eve):
        assert chats[person].locator("[data-line] .text").all_inner_texts() == lines
        assert person.page.evaluate("window.ran") is None


@pytest.mark.own_server
@pytest.mark.parametrize("first", in_full(range(0, len(PAYLOADS), 8), 0))
def test_nothing_runs_of_what_people_are_called(sit: Sit, first: int) -> None:
    """A few in each test, as nobody may change their name so often."""
    ann, eve = sit(), sit("phone")
    come_in(ann)
    ann.page.get_by_role("radio", name="Public").check()
    address = open_table(ann)
    come_in(eve)
    eve.page.goto(address)
    eve.touch(eve.doing("sit"))
    eve.page.wait_for_selector("[data-do=leave]")
    eve.page.goto("/")
    field = eve.page.get_by_label("Your name")
    # Once the page knows who she is.
    expect(field).not_to_have_value("")
    for payload in PAYLOADS[first : first + 8]:
        name = payload[:24].strip()
        field.fill(name)
        field.press("Enter")
        expect(ann.page.locator("li[data-seat='1'] strong")).to_have_text(name)
        assert ann.page.evaluate("window.ran") is None
    assert eve.page.evaluate("window.ran") is None
    # In the table, its log and the lists of games, too.
    eve.page.goto("/")
    ann.touch(ann.doing("start"))
    ann.page.wait_for_selector("main.table")
    look_at_people(ann)
    ann.page.goto("/")
    expect(ann.page.locator("a[data-table] .title")).to_contain_text(name)
    for person in (ann, eve):
        assert person.page.evaluate("window.ran") is None
