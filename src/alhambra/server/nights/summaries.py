"""Club nights as they are shown."""

from alhambra.server.avatars import avatar_of
from alhambra.server.names import distinct_names
from alhambra.server.nights.live import LiveNight
from alhambra.server.nights.permissions import NIGHT_PERMISSIONS, who_may
from alhambra.server.nights.steps import Ended, TablePlan
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.nights import (
    Action,
    Night,
    NightPerson,
    NightSeat,
    NightStanding,
    NightTable,
)


def night_for(night: LiveNight, viewer: GuestRow | None) -> Night:
    settings, course = night.row.settings, night.course
    me = night.number_of(viewer)
    last = course.begun[-1] if course.begun else None
    return Night(
        id=night.row.id,
        version=course.version,
        title=settings.title,
        game=settings.game,
        options=settings.options,
        clock=settings.clock,
        size=settings.size,
        form=settings.form,
        uneven=course.uneven,
        rounds=course.rounds,
        round=len(course.begun),
        stage=course.stage,
        people=_people(night),
        host=course.host,
        host_gone=night.host_gone,
        me=me,
        table=None if me is None else course.table_of(me),
        may=_may(night, viewer),
        tables=[_table(plan, course.ended.get(plan.id)) for plan in last.tables] if last else [],
        rests=last.rests if last else [],
        standings=[
            NightStanding(
                person=each.person,
                place=each.place,
                points=each.points,
                by_round=list(each.by_round),
                share=each.share,
                opponents=each.opponents,
            )
            for each in course.standings()
        ],
    )


def _people(night: LiveNight) -> list[NightPerson]:
    """Those who have ever taken part, and the host."""
    numbers = sorted(night.course.late.keys() | {night.course.host})
    guests = [night.people.get(number) for number in numbers]
    names = distinct_names(["" if guest is None else guest.name for guest in guests])
    return [
        NightPerson(
            number,
            name,
            number in night.course.here,
            None if guest is None or guest.hidden else guest.person,
            None if guest is None else avatar_of(guest),
        )
        for number, name, guest in zip(numbers, names, guests, strict=True)
    ]


def _may(night: LiveNight, viewer: GuestRow | None) -> list[Action]:
    who = night.who_is(viewer)
    able = [action for action in NIGHT_PERMISSIONS if who_may(action, who, night.course.stage)]
    if "host" in who or not night.host_gone:
        able = [action for action in able if action != "take-over"]
    return able


def _table(plan: TablePlan, ended: Ended | None) -> NightTable:
    seats = []
    for number, seat in enumerate(plan.seats):
        person, bot = (None, seat) if isinstance(seat, str) else (seat, None)
        place = None if ended is None else ended.places[number]
        seats.append(NightSeat(person, bot, place, None if ended is None else ended.points[number]))
    return NightTable(plan.id, seats, ended is not None)
