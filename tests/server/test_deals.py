"""Fixed deals, made for learning: the same for everybody, and for practice."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from alhambra.bots import bot
from alhambra.bots.bot import Bot
from alhambra.core.game import Game, seeded
from alhambra.core.sources import HmacSource, MersenneSource
from alhambra.games import GAMES
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.dice.state import DiceState
from alhambra.games.palace.moves import Buy
from alhambra.games.palace.state import PalaceState
from alhambra.parts.alhambra import START
from alhambra.parts.money import worth
from server.playing import Come
from server.test_tables import refusal

PAGE = Path(__file__).parents[2] / "web" / "src"
DEALS = json.loads((files("alhambra") / "data" / "deals.json").read_text(encoding="utf-8"))
LONG_WALL = 5


def test_everybody_gets_the_same_deal_and_it_counts_for_nothing(come: Come) -> None:
    tables = []
    for name in ("Ann", "Bea"):
        person = come(name)
        id = person.new_table("", "random", "random", deal="first-game")
        assert person.get(f"/api/tables/{id}")["practice"] is True
        tables.append(person.at(id).snapshot["view"]["market"])
    assert tables[0] == tables[1]


def test_a_deal_stays_the_same_when_somebody_is_awaited_first(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    alone = ann.at(ann.new_table("", "random", "random", deal="first-game"))
    table = ann.new_table("", "", "random", deal="first-game")
    bea.post(f"/api/tables/{table}/sit")
    assert ann.post(f"/api/tables/{table}/start")["practice"] is True
    assert bea.at(table).snapshot["view"]["market"] == alone.snapshot["view"]["market"]


def test_a_deal_that_is_none_is_refused_in_a_sentence(come: Come) -> None:
    body = {"game": "palace", "seats": [{}, {"bot": "random"}], "deal": "stacked"}
    assert refusal(come("Ann"), "/api/tables", body) == "bad-deal"


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_deal_and_every_deal_its_lesson(game: str) -> None:
    lessons = "".join(path.read_text(encoding="utf-8") for path in (PAGE / game).rglob("guide.ts"))
    assert set(re.findall(r'deal: "([\w-]+)"', lessons)) == set(DEALS[game])


def exact_purchases(deal: str) -> list[Buy]:
    """What the learner can pay for exactly, in the first turn of a deal of Palace."""
    rules = GAMES["palace"]
    game = Game(rules, rules.options(3, {}), seeded(DEALS["palace"][deal], HmacSource.name))
    state = game.state
    assert isinstance(state, PalaceState)
    assert state.to_act() == 0
    buys = [move for move in state.legal_moves() if isinstance(move, Buy)]
    return [move for move in buys if worth(move.cards) == move.tile.price]


def test_the_first_game_begins_with_an_exact_payment() -> None:
    assert exact_purchases("first-game")


@pytest.mark.parametrize("deal", ["exact-change", "longest-wall"])
def test_two_buildings_can_be_bought_in_one_turn(deal: str) -> None:
    found = exact_purchases(deal)
    assert any(
        one.tile is not other.tile and not {*map(str, one.cards)} & {*map(str, other.cards)}
        for one in found
        for other in found
    )


def test_two_buildings_can_make_the_wall_that_is_asked_for() -> None:
    tiles = [move.tile for move in exact_purchases("longest-wall")]
    walls = [
        first.with_tile(other, there).wall()
        for one in tiles
        for here in START.places(one.walls)
        for first in [START.with_tile(one, here)]
        for other in tiles
        if other is not one
        for there in first.places(other.walls)
    ]
    assert max(walls) >= LONG_WALL
    assert f"LONG_WALL = {LONG_WALL}" in (PAGE / "palace" / "guide.ts").read_text(encoding="utf-8")


def test_the_bazaar_of_its_lesson_can_be_paid_for_at_once() -> None:
    rules = GAMES["palace"]
    options = rules.options(3, {"modules": "bazaars"})
    game = Game(rules, options, seeded(DEALS["palace"]["bazaars"], HmacSource.name))
    assert game.state.to_act() == 0
    assert any(str(move).startswith("buy B") for move in game.state.legal_moves())


def test_a_first_game_of_dice_is_better_after_the_second_roll() -> None:
    """Whoever keeps what most dice show gets at least two more of it."""
    for name in ("dice", "alcazaba"):
        rules = GAMES[name]
        deal = DEALS[name]["first-game"]
        game = Game(rules, rules.options(5, {}), seeded(deal, HmacSource.name))
        assert game.state.to_act() == 0
        kept = most_of_a_kind(game)
        game.play(f"keep {kept}")
        assert len(most_of_a_kind(game)) >= len(kept) + 2


def test_the_wall_of_alcazaba_can_be_won_with_the_first_roll() -> None:
    rules = GAMES["alcazaba"]
    deal = DEALS["alcazaba"]["longest-wall"]
    game = Game(rules, rules.options(5, {}), seeded(deal, HmacSource.name))
    state = game.state
    assert isinstance(state, AlcazabaState)
    assert state.to_act() == 0
    kept = most_of_a_kind(game)
    assert len(kept) >= 5
    offered = state.table.offers["PSACGT".index(kept[0])]
    page = (PAGE / "alcazaba" / "guide.ts").read_text(encoding="utf-8")
    for each in offered:
        walls = [START.with_tile(each, here).wall() for here in START.places(each.walls)]
        assert f"LONG_WALL = {max(walls)};" in page


@pytest.mark.parametrize(
    ("name", "deal", "won"),
    [
        ("dice", "first-game", "take token"),
        ("dice", "lessons", "take token"),
        ("alcazaba", "first-game", "place "),
        ("alcazaba", "lessons", "place "),
        ("alcazaba", "longest-wall", "place "),
    ],
)
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_the_first_round_of_a_lesson_brings_what_it_is_about(
    name: str, deal: str, won: str, rolls: int
) -> None:
    """Whoever keeps what most dice show wins it, with however many rolls."""
    game, classmates = GAMES[name], bots_of_the_lessons()
    lesson = Game(game, game.options(5, {}), seeded(DEALS[name][deal], HmacSource.name))
    offered: list[str] = []
    # The first round ends with a scoring.
    while not lesson.state.scorings_so_far():
        seat = lesson.state.to_act()
        assert seat is not None
        moves = lesson.state.legal_moves()
        if seat == 0:
            offered += map(str, moves)
            lesson.play(learners_move(lesson, rolls))
        else:
            lesson.play(classmates[seat - 1].choose(lesson.state.observe(seat), moves))
    assert any(move.startswith(won) for move in offered)


def bots_of_the_lessons() -> list[Bot]:
    text = (PAGE / "home" / "opening.ts").read_text(encoding="utf-8")
    names = re.findall(r'"(beginner/\w+)"', text)
    assert len(names) == 4
    return [bot(each, MersenneSource(0)) for each in names]


def learners_move(game: Game, rolls: int) -> str:
    """Rolls so often for more of what most dice show, and takes the first of everything else."""
    moves = [str(move) for move in game.state.legal_moves()]
    if not any(move.startswith("marker ") for move in moves):
        return moves[0]
    state = game.state
    assert isinstance(state, AlcazabaState | DiceState)
    rolling = state.table.rolling
    assert rolling is not None
    dice = str(rolling.dice)
    most = max(dice, key=dice.count)
    keep = f"keep {most * dice.count(most)}"
    return keep if rolling.rolls < rolls and keep in moves else f"marker {most}"


def most_of_a_kind(game: Game) -> str:
    """The largest group of equal dice, as moves call it."""
    keeps = [str(move).removeprefix("keep ") for move in game.state.legal_moves()]
    return max((each for each in keeps if len({*each}) == 1), key=len)
