"""The treasure chamber: T-01 to T-10."""

from collections import Counter

import pytest

from alhambra.core.messages import InvalidText
from alhambra.core.state import CHANCE
from alhambra.games.palace.modules.treasure import Chamber
from alhambra.games.palace.state import PalaceState
from alhambra.parts.buildings import TYPES
from box import lines_of, moves, rule
from box.palace import after, allowed, dealt, drawing, new_game, refused, with_modules

MARKET = "market A9 A10 C10 C11\ndisplay y9 g9 b9 o9"
ROOMS = "room1 P G G T\nroom2 S A C T\nroom3 C C C C"


def chamber(lines: str, players: int = 3) -> PalaceState:
    return with_modules("treasure", f"{MARKET}\n{ROOMS}\n{lines}", players)


def board(state: PalaceState) -> Chamber:
    found = state.table.boards[0]
    assert isinstance(found, Chamber)
    return found


@rule("T-01")
def test_42_chests_go_into_the_bag_and_four_into_each_room() -> None:
    state = new_game(3, modules="treasure")
    assert dict(zip(TYPES, board(state).bag, strict=True)) == {
        "pavilion": 5,
        "seraglio": 5,
        "arcades": 7,
        "chambers": 7,
        "garden": 9,
        "tower": 9,
    }
    assert [sum(room) for room in board(dealt(3, modules="treasure")).rooms] == [4, 4, 4]


@rule("T-01")
def test_the_rooms_are_filled_one_after_another_from_the_bag() -> None:
    state = drawing(new_game(3, modules="treasure"), "A9", "A10", "C10", "C11")
    assert state.occasion() == "room1"
    drawing(state, *"PPPP")
    assert state.occasion() == "room2"
    drawing(state, "P")
    assert "P" not in [str(outcome) for outcome, _ in state.outcomes()]


@rule("T-02")
def test_the_four_chests_of_a_room_are_bought_for_eight_or_more_in_any_currencies() -> None:
    state = chamber("1 hand g4 b3 o3")
    assert "chests 1" in moves(state)
    after(state, "chests 1")
    assert moves(state) == ["pay g4 b3 o3"]
    after(state, "pay g4 b3 o3")
    assert lines_of(state, "discards") == ["discards g4 b3 o3"]


@rule("T-02")
def test_an_exact_payment_for_chests_gives_no_further_action() -> None:
    state = after(chamber("1 hand y8 y9 g9\n1 alhambra T12@0,1"), "chests 1", "pay y8")
    assert moves(state) == ["chest T12"]


@rule("T-02")
def test_less_than_eight_does_not_pay_for_chests() -> None:
    assert refused(chamber("1 hand y7"), "chests 1") == "T-02"
    state = after(chamber("1 hand y7 g1"), "chests 1")
    assert refused(state, "pay y7") == "T-02"
    assert refused(state, "pay g9") == "T-02"
    assert refused(state, "take y9") == "T-02"


@rule("T-02")
def test_an_empty_room_cannot_be_bought() -> None:
    state = with_modules("treasure", f"{MARKET}\nroom1 P G G T\nclosed\n1 hand y9")
    assert [move for move in moves(state) if move.startswith("chests")] == ["chests 1"]
    assert refused(state, "chests 2") == "T-02"
    assert refused(state, "chests 9") == "T-02"


@rule("T-02")
def test_superfluous_cards_may_be_paid_for_chests_but_are_not_listed() -> None:
    state = after(chamber("1 hand y8 g1"), "chests 1")
    assert moves(state) == ["pay y8"]
    assert allowed(state, "pay y8 g1")


@rule("T-03")
def test_a_chest_goes_onto_a_building_of_its_colour_that_has_none() -> None:
    state = chamber("1 hand y9\n1 alhambra T12@0,1 G10@1,0 S9@-1,0 G11@0,-1\n1 chests G11")
    after(state, "chests 1", "pay y9")
    assert moves(state) == ["chest G10", "chest T12"]
    assert refused(state, "chest G11") == "T-03"
    assert refused(state, "chest S9") == "T-03"
    assert refused(state, "chest T11") == "T-03"


@rule("T-03")
def test_the_buyer_must_place_every_chest_that_he_can() -> None:
    state = chamber("1 hand y9\n1 alhambra T12@0,1 G10@1,0")
    after(state, "chests 1", "pay y9")
    assert refused(state, "decline") == "T-03"
    after(state, "chest T12")
    assert moves(state) == ["chest G10"]
    assert refused(state, "take y9") == "T-03"


@rule("T-03")
def test_he_chooses_on_which_building() -> None:
    state = chamber("1 hand y9\n1 alhambra T12@0,1 T11@1,0")
    assert moves(after(state, "chests 1", "pay y9")) == ["chest T11", "chest T12"]


@rule("T-03")
def test_a_building_bought_in_this_turn_takes_a_chest_once_it_is_built() -> None:
    built = chamber("1 hand y9 g9 b9")
    after(built, "buy A9 y9", "chests 2", "pay g9", "place A9 0,1")
    assert moves(built) == ["chest A9"]
    on_reserve = chamber("1 hand y9 g9 b9\n2 alhambra A8n@0,1")
    after(on_reserve, "buy A9 y9", "chests 2", "pay g9", "reserve A9")
    assert on_reserve.to_act() == 1


@rule("T-04")
def test_what_the_buyer_cannot_place_is_offered_to_the_left_and_around() -> None:
    state = chamber(
        "phase act 2\n2 hand y9\n2 alhambra T12@0,1\n3 alhambra G10@0,1\n1 alhambra G11@0,1"
    )
    after(state, "chests 1", "pay y9", "chest T12")
    assert state.to_act() == 2
    assert moves(state) == ["chest G10", "decline"]
    after(state, "chest G10")
    assert state.to_act() == 0
    assert moves(state) == ["chest G11", "decline"]


@rule("T-04")
def test_others_may_decline_and_what_nobody_places_goes_back_into_the_bag() -> None:
    state = chamber("1 hand y9\n2 alhambra T12@0,1\n3 alhambra T11@0,1")
    before = board(state).bag
    after(state, "chests 1", "pay y9", "decline", "decline")
    assert state.to_act() == CHANCE
    assert board(state).carrying == ((), (), ())
    now = [new - old for new, old in zip(board(state).bag, before, strict=True)]
    assert now == [1, 0, 0, 0, 2, 1]


@rule("T-04")
def test_whoever_can_place_nothing_is_not_asked() -> None:
    state = chamber("1 hand y9\n2 alhambra A8n@0,1\n3 alhambra T11@0,1")
    assert after(state, "chests 1", "pay y9").to_act() == 2


@rule("T-05")
def test_the_emptied_room_is_refilled_after_the_placing_before_the_display() -> None:
    state = chamber("1 hand y9\n2 alhambra T12@0,1")
    after(state, "chests 1", "pay y9")
    assert lines_of(state, "room1") == []
    after(state, "decline")
    assert state.occasion() == "room1"
    drawing(state, *"PSAC")
    assert lines_of(state, "room1") == ["room1 P S A C"]
    assert state.to_act() == 1


def nearly_empty(left: str, lines: str = "1 hand y9") -> PalaceState:
    """A game in which all chests but `left` lie on Dirk's tiles, in the rooms, or on buildings."""
    chests = Counter({"P": 5, "S": 5, "A": 7, "C": 7, "G": 9, "T": 9})
    chests -= Counter(f"{left}PGGTSACTCCCC")
    texts = {
        "P": "P2new P3sw P4es P5nw P6n P7e P8",
        "S": "S3esw S4ne S5sw S6es S7w S8s S9",
        "A": "A4nes A5nw A6ne A6sw A7es A8e A8n",
        "C": "C5nsw C6es C7ne C7sw C8nw C9s C9w",
        "G": "G6esw G7nsw G8ne G8nw G8sw G9e G10n G10w G12s",
        "T": "T7new T8nes T9ne T9es T9nw T10w T11n T11s T13e",
    }
    tiles = " ".join(" ".join(texts[type].split()[:number]) for type, number in chests.items())
    return chamber(f"{lines}\ndirk {tiles}\ndirk-chests {tiles}", players=2)


@rule("T-05")
def test_with_fewer_than_four_in_the_bag_the_room_stays_empty_for_good() -> None:
    state = nearly_empty("", "1 hand y9\n1 alhambra T12@0,1 G10@1,0")
    after(state, "chests 1", "pay y9", "chest T12", "chest G10")
    assert "closed" in str(state).splitlines()
    assert lines_of(state, "room1", "emptied") == []
    assert state.to_act() == 1


@rule("T-05")
def test_four_in_the_bag_are_enough() -> None:
    state = nearly_empty("SS", "1 hand y9\n1 alhambra T12@0,1 G10@1,0")
    after(state, "chests 1", "pay y9", "chest T12", "chest G10")
    assert state.occasion() == "room1"
    drawing(state, *"SSPG")
    assert "closed" not in str(state)


def scored(*chests: int) -> list[list[int]]:
    """What so many chests bring each player in A, B and C."""
    tiles = ["P8", "S9", "A9", "C10"], ["P7e", "A10", "C11", "G10"], ["G11", "T11", "T12"]
    lines = []
    for seat, number in enumerate(chests, 1):
        at = ["0,1", "1,0", "0,-1", "-1,0"]
        own = [f"{text}@{place}" for text, place in zip(tiles[seat - 1], at, strict=False)]
        lines.append(f"{seat} alhambra {' '.join(own)}")
        lines.append(f"{seat} chests {' '.join(tiles[seat - 1][:number])}" if number else "")
    state = with_modules("treasure", "\n".join(lines))
    module = state.table.options.modules[0]
    return [module.points(state.table, name) for name in "ABC"]


@rule("T-06")
def test_chests_score_like_a_seventh_type_whatever_their_colours() -> None:
    assert scored(3, 2, 1) == [[7, 0, 0], [14, 7, 0], [22, 14, 7]]
    assert scored(2, 2, 1) == [[3, 3, 0], [10, 10, 0], [18, 18, 7]]
    assert scored(0, 0, 1) == [[0, 0, 7], [0, 0, 14], [0, 0, 22]]


@rule("T-06")
def test_chests_are_a_cause_of_their_own_in_a_scoring() -> None:
    state = chamber("1 alhambra T12@0,1\n1 chests T12")
    assert str(state.preview().seats[0]) == "P 0 S 0 A 0 C 0 G 0 T 6 wall 0 chests 7 sum 13"


@rule("T-07")
def test_dirk_is_offered_chests_before_the_other_player() -> None:
    state = chamber("1 hand y9\n2 alhambra G10@0,1\ndirk T11 G11 S9\ndirk-chests S9", players=2)
    after(state, "chests 1", "pay y9")
    assert lines_of(state, "dirk-chests") == ["dirk-chests S9 G11 T11"]
    assert lines_of(state, "offered") == ["offered 2 P G"]
    assert moves(state) == ["chest G10", "decline"]


@rule("T-07")
def test_dirks_chests_count() -> None:
    state = chamber("1 alhambra T12@0,1\n1 chests T12\ndirk S9 G11\ndirk-chests S9 G11", players=2)
    preview = state.preview()
    assert [points.points[-1] for points in preview.seats] == [0, 0]
    assert preview.imaginary[0][1].points[-1] == 7


@rule("T-08")
@pytest.mark.parametrize("redesign", ["reserve T12", "swap G10 T12"])
def test_the_chest_of_a_building_that_leaves_goes_back_into_the_bag(redesign: str) -> None:
    state = chamber("1 alhambra T12@0,1 P8@1,0\n1 reserve G10\n1 chests P8 T12")
    towers = board(state).bag[-1]
    after(state, redesign)
    assert lines_of(state, "1 chests") == ["1 chests P8"]
    assert board(state).bag[-1] == towers + 1


@rule("T-09")
def test_a_bazaar_carries_no_chest() -> None:
    state = with_modules(
        "treasure,bazaars", f"{MARKET}\n{ROOMS}\n1 hand y9\n1 alhambra BbPAG@0,1 T12@1,0"
    )
    after(state, "chests 1", "pay y9")
    assert moves(state) == ["chest T12"]
    assert refused(state, "chest BbPAG") == "T-09"


@rule("T-10")
def test_chests_may_be_bought_even_if_nobody_can_place_any() -> None:
    state = after(chamber("1 hand y9"), "chests 1", "pay y9")
    assert state.occasion() == "room1"


@rule("T-10")
def test_passing_on_stops_before_the_buyer() -> None:
    state = chamber("1 hand y9\n1 alhambra T12@0,1 T11@1,0\n2 alhambra G10@0,1")
    after(state, "chests 1", "pay y9", "chest T12", "chest G10")
    assert state.to_act() == CHANCE


@rule("T-10")
def test_a_tile_given_to_dirk_in_this_turn_may_take_a_chest() -> None:
    state = chamber("1 hand y9 g9", players=2)
    after(state, "buy A9 y9", "chests 2", "pay g9", "give A9")
    assert lines_of(state, "dirk-chests") == ["dirk-chests A9"]


@rule("T-10")
def test_once_refilling_has_stopped_it_stays_stopped() -> None:
    state = with_modules("treasure", f"{MARKET}\nroom1 P G G T\nclosed\n1 hand y9")
    after(state, "chests 1", "pay y9")
    assert lines_of(state, "room") == []
    assert state.to_act() == 1


@pytest.mark.parametrize(
    "line",
    [
        "room1 P X",
        "room4 P",
        "room1 P P P P P P",
        "1 chests T12",
        "2 chests P8 P8",
        "dirk-chests P8",
        "offered 9 P",
        "offered 1 P",
        "chosen 1",
        "chosen 7",
        "emptied 4",
    ],
)
def test_a_chamber_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(InvalidText):
        with_modules("treasure", f"2 alhambra P8@0,1\n{line}")


@rule("T-03")
@pytest.mark.parametrize("move", ["pay y9", "chest T12"])
def test_what_belongs_to_chests_is_refused_where_none_are_bought(move: str) -> None:
    assert refused(chamber("1 hand y9\n1 alhambra T12@0,1"), move) == "T-02"
