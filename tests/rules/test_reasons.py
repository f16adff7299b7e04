"""Why somebody gets points: what each cause counted, in all games."""

import pickle

import pytest

from alhambra.core.scoring import Counted, Points, Scoring
from alhambra.games.palace.scoring import score
from box import alcazaba, dice, rollwrite, rule
from box.palace import drawing, position, with_modules

MARKET = "market A9 A10 C10 C11\ndisplay y9 g9 b9 o9"


def reasons(scoring: Scoring, cause: str) -> list[Counted | None]:
    """Everybody's, the imaginary players' last."""
    everybody = [*scoring.seats, *[points for _, points in scoring.imaginary]]
    return [dict(zip(each.causes, each.counted, strict=True)).get(cause) for each in everybody]


# Majorities and walls


@rule("P-31", "P-32")
def test_a_place_that_is_shared_says_with_how_many() -> None:
    state = position("""
        palace players=4
        1 alhambra T12@0,1 T11@0,2
        2 alhambra T10w@0,1 T13e@0,2
        3 alhambra T11n@0,1
    """)
    assert reasons(score(state.table, "C"), "T") == [
        Counted(2, place=1, tied=2),
        Counted(2, place=1, tied=2),
        Counted(1, place=3, tied=1),
        Counted(0),
    ]


@rule("P-31")
def test_a_place_that_brings_nothing_is_none() -> None:
    state = position("1 alhambra C10@0,1 C11@0,2\n2 alhambra C9w@0,1")
    assert reasons(state.preview(), "C") == [Counted(2, 1, 1), Counted(1), Counted(0)]


@rule("P-35", "P-52")
def test_a_wall_counts_its_sides_and_dirk_has_none() -> None:
    state = position("palace players=2\n1 alhambra G8sw@-1,0\ndirk G10 P8")
    preview = state.preview()
    assert reasons(preview, "wall") == [Counted(2), Counted(0), None]
    assert reasons(preview, "G") == [Counted(1, 1, 2), Counted(0), Counted(1, 1, 2)]


TAKING = "phase take 1\nresults T\ntiles T T12\ncolumn T 1@5/1"


@rule("A-30", "A-43")
def test_alcazaba_counts_as_palace_does() -> None:
    state = alcazaba.position(f"alcazaba players=2\n{TAKING}\n1 alhambra G8sw@-1,0\ndirk tiles P8")
    preview = state.preview()
    assert reasons(preview, "wall") == [Counted(2), Counted(0), None]
    assert reasons(preview, "P") == [Counted(0), Counted(0), Counted(1, 1, 1)]


# Modules


@rule("T-06", "T-07")
def test_chests_are_a_majority_with_dirk() -> None:
    lines = "1 alhambra T12@0,1\n1 chests T12\ndirk S9 G11\ndirk-chests S9 G11"
    state = with_modules("treasure", lines, players=2)
    assert reasons(state.preview(), "chests") == [Counted(1), Counted(0), Counted(2, 1, 1)]


@rule("Z-06", "Z-09")
def test_each_bazaar_counts_its_buildings_and_types() -> None:
    lines = "1 alhambra P8@0,1 BbPAG@-1,1 ByPSA@1,1 A9@1,2\ndirk ByCGT"
    state = with_modules("bazaars", lines, players=2)
    assert reasons(score(state.table, "C"), "bazaars") == [
        Counted(2, parts=(("BbPAG", 1, 1), ("ByPSA", 2, 2))),
        Counted(0),
        None,
    ]


@rule("Z-06")
def test_bazaars_do_not_count_before_the_last_scoring() -> None:
    state = with_modules("bazaars", "1 alhambra P8@0,1 BbPAG@-1,1")
    assert reasons(state.preview(), "bazaars") == [Counted(0)] * 3


ALHAMBRA = "1 alhambra G11@0,1 S9@-1,0 T12@0,-1 P8@1,-1"
"""Three open sides face each direction."""
BEFORE_A = "market A9 A10 C10 C11\ndisplay y9 g9 b9\npile 9+A 60\nscouts P T"
POINTS = "P 0 S 0 A 0 C 0 G 0 T 0 wall {0} sum {0}"


def attacked(after: str, side: str, points: int) -> Scoring:
    """The attack from a side after a scoring, on seats that had so many points before."""
    lines = [MARKET, "phase scored:invaders 1", ALHAMBRA, *_held(after, points)]
    state = with_modules("invaders", "\n".join(lines))
    return drawing(state, side).scorings_so_far()[-1]


def _held(last: str, points: int) -> list[str]:
    lines: list[str] = []
    for letter in "ABC"[: "ABC".index(last) + 1]:
        given = POINTS.format(points if letter == "A" else 0)
        lines += [f"= {letter} {seat}: {given}" for seat in (1, 2, 3)]
        if letter != last:
            lines += [f"= {letter}-invaders {seat}: invaders 0 sum 0" for seat in (1, 2, 3)]
    return [*lines, "attacks " + " ".join("NESW"[: 4 - "ABC".index(last)])]


@rule("I-02", "I-03")
@pytest.mark.parametrize(
    ("after", "parts"),
    [
        ("A", (("north", 3, -1),)),
        ("B", (("north", 3, -2),)),
        ("C", (("north", 3, -3), ("east", 3, -1), ("west", 3, -1))),
    ],
)
def test_an_attack_counts_open_sides_and_tells_what_each_costs(
    after: str, parts: tuple[tuple[str, int, int], ...]
) -> None:
    attack = attacked(after, "N", 20)
    assert (attack.name, attack.detail) == (f"{after}-invaders", "north")
    number = sum(sides for _, sides, _ in parts)
    assert reasons(attack, "invaders")[0] == Counted(number, parts=parts)
    assert attack.seats[0].total() == sum(sides * each for _, sides, each in parts)


@rule("I-03")
def test_what_is_spared_at_zero_is_a_part_of_its_own() -> None:
    attack = attacked("B", "N", 4)
    assert reasons(attack, "invaders")[0] == Counted(
        3, parts=(("north", 3, -2), ("not-below-zero", 1, 2))
    )
    assert attack.seats[0].total() == -4


@rule("I-07")
def test_dirk_has_no_part_in_an_attack() -> None:
    state = with_modules("invaders", f"phase money 1\n{BEFORE_A}", 2)
    drawing(state, "#A", "o1", "N")
    assert [scoring.imaginary == () for scoring in state.scorings_so_far()] == [False, True]


# Dice


@rule("D-40", "D-51")
def test_stones_have_places_of_their_own_and_tokens_count_by_their_worth() -> None:
    state = dice.position("""
        phase reward 1
        results P 1
        column P 1@4/2
        track G 2:3,1
        2 tokens +2 +2 +3 annul
    """)
    preview = state.preview()
    assert reasons(preview, "G") == [Counted(2, 2, 1), Counted(0), Counted(2, 1, 1)]
    assert reasons(preview, "tokens")[1] == Counted(3, parts=(("+2", 2, 2), ("+3", 1, 3)))


# Roll & Write


@rule("R-40", "R-50")
def test_a_type_that_was_paid_for_does_not_count_again() -> None:
    everything = rollwrite.buildings("S")
    state = rollwrite.position(f"""
        1 dice 11,11
        paid S 1
        1 crosses {everything}
        2 crosses {rollwrite.buildings("S", 2)}
        3 crosses {everything}
    """)
    number = len(everything.split())
    preview = state.preview()
    assert reasons(preview, "S") == [
        Counted(0, parts=(("paid", number, 0),)),
        Counted(2, 3, 1),
        Counted(number, 2, 1),
    ]
    assert [points.points[1] for points in preview.seats] == [0, 2, 9]


@rule("R-51", "R-52")
def test_lines_count_by_their_crosses_and_coins_as_they_are() -> None:
    row = " ".join(f"1,{column}" for column in range(1, 7))
    state = rollwrite.position(f"1 dice 11,11\n1 crosses {row} 2,1 3,1 4,1\n1 coins 5 of 9")
    preview = state.preview()
    assert reasons(preview, "lines")[0] == Counted(2, parts=(("4", 1, 2), ("6", 1, 10)))
    assert reasons(preview, "coins")[0] == Counted(5)


@rule("R-63", "R-67")
def test_imaginary_players_take_places_and_have_no_part_in_lines_and_coins() -> None:
    state = rollwrite.position("""
        rollwrite players=1 contest=yes
        1 dice 11,11
        imaginary1 T3
        imaginary2 T1
    """)
    preview = state.preview()
    assert reasons(preview, "T") == [Counted(0), Counted(3, 1, 1), Counted(1, 2, 1)]
    assert reasons(preview, "lines") == [Counted(0), None, None]


# What a scoring knows of itself


@pytest.mark.parametrize(
    ("name", "belongs_to", "cause"),
    [("A", "A", ""), ("C-invaders", "C", "invaders"), ("round", "round", "")],
)
def test_a_scoring_knows_what_it_came_right_after(name: str, belongs_to: str, cause: str) -> None:
    scoring = Scoring(name, ())
    assert (scoring.belongs_to, scoring.cause_after) == (belongs_to, cause)


def test_reasons_are_no_part_of_a_text_and_do_not_make_points_differ() -> None:
    with_reason = Points(("wall",), (3,), (Counted(3),))
    without = Points(("wall",), (3,))
    assert with_reason == without
    assert str(with_reason) == str(without)
    attack, read = Scoring("A", (with_reason,), (), "north"), Scoring("A", (without,))
    assert attack == read
    assert attack.lines() == read.lines()


def test_a_position_that_was_read_has_points_without_reasons() -> None:
    state = position("\n".join([f"= A {seat}: {POINTS.format(4)}" for seat in (1, 2, 3)]))
    assert [points.counted for points in state.scorings_so_far()[0].seats] == [()] * 3


def test_reasons_arrive_in_another_process() -> None:
    attack = attacked("C", "N", 20)
    there = pickle.loads(pickle.dumps(attack))
    assert there.detail == "north"
    assert [points.counted for points in there.seats] == [p.counted for p in attack.seats]
