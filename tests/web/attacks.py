"""The attacks of a game that was played, and how somebody looks at them again."""

from functools import cache

from alhambra.core.game import Game, seeded
from alhambra.core.scoring import Scoring
from alhambra.core.sources import HmacSource
from alhambra.games import game as rules_of
from alhambra.parts.attacks import NOT_BELOW_ZERO
from server.prepared import Played, never, played
from web.person import Person

WITH_INVADERS = (("modules", "invaders"),)


def attacked_game(players: int = 3) -> Played:
    return played("palace", never, players, WITH_INVADERS)


@cache
def game_with_somebody_spared() -> Played:
    """A game in which the first attack would cost somebody more points than they have."""
    for seed in range(1, 100):
        game = played("palace", never, 6, WITH_INVADERS, None, f"{seed:02x}")
        _, attack = attacks_in(game)["A"]
        counted = [points.counted[0] for points in attack.seats]
        if any(each is not None and each.parts[-1][0] == NOT_BELOW_ZERO for each in counted):
            return game
    raise AssertionError("nobody is ever spared")


def attacks_in(game: Played) -> dict[str, tuple[int, Scoring]]:
    """By the scoring that each came right after: with which move it came, and what it took."""
    rules = rules_of(game.game)
    play = Game(
        rules, rules.options(game.players, game.options), seeded(game.seed, HmacSource.name)
    )
    found: dict[str, tuple[int, Scoring]] = {}
    for number, (_, move) in enumerate(game.moves, start=1):
        play.play(rules.parse_move(move))
        for scoring in play.state.scorings_so_far():
            if scoring.cause_after:
                found.setdefault(scoring.belongs_to, (number, scoring))
    return found


def look_at_attack(person: Person, game: Played, after: str) -> Scoring:
    """To the show of the attack after that scoring, once the scoring itself was looked at."""
    version, attack = attacks_in(game)[after]
    person.go_to(game, f"main.table[data-version='{version}']", f"/replay#{version}")
    person.touch(person.doing("show-scoring"))
    person.page.wait_for_selector("dialog[data-shows=scoring] table")
    person.touch(person.doing("go-on"))
    person.page.wait_for_selector("dialog[data-shows=scoring] [data-part]")
    return attack
