"""Tables of Roll & Write."""

from web.moments import in_the_middle, just_begun, late
from web.person import Person
from web.screens.registry import table
from web.screens.table_steps import be_refused, look_at_another


def _pick_a_crossing(person: Person) -> None:
    person.touch(person.page.locator(".cell.glows, .take.glows").first)
    person.page.wait_for_selector("[data-do=confirm]:not(:disabled)")


def _pick_up_a_die(person: Person) -> None:
    person.touch(person.page.locator(".edge.glows").first)
    person.page.wait_for_selector(".price")


table("rollwrite-early", "rollwrite", just_begun)
table("rollwrite-middle", "rollwrite", in_the_middle)
table("rollwrite-late", "rollwrite", late, players=5)
table("rollwrite-alone", "rollwrite", in_the_middle, players=1)
table("rollwrite-die", "rollwrite", just_begun, then=_pick_up_a_die)
table("rollwrite-staged", "rollwrite", in_the_middle, then=_pick_a_crossing)
table("rollwrite-refused", "rollwrite", just_begun, then=be_refused(".cell:not(.glows)"))
table("rollwrite-other", "rollwrite", in_the_middle, then=look_at_another)
