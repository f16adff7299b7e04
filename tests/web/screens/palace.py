"""Tables of Palace, with and without modules."""

from typing import Final

from server.prepared import spreading
from web.moments import can, in_phase, in_the_middle, just_begun, late
from web.person import Person
from web.screens.registry import MODULES, Go, table
from web.screens.table_steps import be_refused, look_at_another, pick_a_tile

WIDE: Final = "43"
WIDE_WITH_MODULES: Final = "21"
"""Seeds of games in which an Alhambra becomes nine or ten tiles wide, and ten high."""


def _pick_a_building(person: Person) -> None:
    person.touch(person.glowing("market").first)
    person.page.wait_for_selector("[data-do=confirm]:not(:disabled)")


def _open_sheet(name: str) -> Go:
    def go(person: Person) -> None:
        person.choose_from_bar(name)
        person.page.wait_for_selector("dialog[open]:visible, [data-tab=leads]:visible")

    return go


table("palace-early", "palace", just_begun)
table("palace-middle", "palace", in_the_middle)
table("palace-late", "palace", late, choose=spreading, seed=WIDE)
table("palace-bought", "palace", in_phase("place", 4))
table("palace-placing", "palace", in_phase("place", 4), then=pick_a_tile)
table("palace-other", "palace", in_the_middle, then=look_at_another)
table("palace-buying", "palace", can("buy", 5), then=_pick_a_building)
table("palace-refused", "palace", just_begun, then=be_refused(".offer.dear"))
table("palace-two", "palace", in_the_middle, players=2)
table("palace-six", "palace", in_the_middle, players=6)
table("modules-early", "palace", just_begun, options=MODULES)
table("modules-middle", "palace", in_the_middle, players=4, options=MODULES)
table("modules-late", "palace", late, options=MODULES, choose=spreading, seed=WIDE_WITH_MODULES)
table("modules-placing", "palace", in_phase("place", 4), options=MODULES, then=pick_a_tile)
for _sheet in ("people", "info", "rules", "settings"):
    table(f"sheet-{_sheet}", "palace", in_the_middle, then=_open_sheet(_sheet))
