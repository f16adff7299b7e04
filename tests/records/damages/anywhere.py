"""Damage to the records of any game."""

import random
import re

from damages.golden import Found, Golden, Kinds

ANYWHERE = Kinds()


@ANYWHERE.add
def draw_removed(golden: Golden, rng: random.Random) -> Found:
    # The draws are due here, and the next line is that of another occasion, seat or check.
    index, _ = golden.find(rng, r"^\*")
    return golden.replaced(index)


@ANYWHERE.add
def turn_removed(golden: Golden, rng: random.Random) -> Found:
    # This seat must act here, and the next line is not by the same seat.
    index, _ = golden.find(rng, r"^[1-6]:")
    return golden.replaced(index)


@ANYWHERE.add
def check_removed(golden: Golden, rng: random.Random) -> Found:
    # The check is due here, and no two checks are alike.
    index, _ = golden.find(rng, r"^=")
    return golden.replaced(index)


@ANYWHERE.add
def lines_swapped(golden: Golden, rng: random.Random) -> Found:
    # Only the first of the two is due here.
    index = rng.choice(golden.body[:-1])
    first, second = golden.lines[index : index + 2]
    return [*golden.lines[:index], second, first, *golden.lines[index + 2 :]], index + 1


@ANYWHERE.add
def won_too_early(golden: Golden, rng: random.Random) -> Found:
    # Points are due before who has won, whatever points and whoever it is.
    index, _ = golden.find(rng, r"^= end ")
    lines = [line for line in golden.lines if not line.startswith("= won")]
    return [*lines[:index], golden.lines[-1], *lines[index:]], index + 1


@ANYWHERE.add
def running_before_a_check(golden: Golden, rng: random.Random) -> Found:
    # A check is due, and the game cannot stop before it.
    index, _ = golden.find(rng, r"^= ")
    return [*golden.lines[:index], "# a remark", "= running", *golden.lines[index:]], index + 2


@ANYWHERE.add
def line_doubled(golden: Golden, rng: random.Random) -> Found:
    # After the first of the two another seat, occasion or check is due, or nothing any more.
    index = rng.choice(golden.body)
    line = golden.lines[index]
    return golden.replaced(index, line, line)[0], index + 2


@ANYWHERE.add
def garbage(golden: Golden, rng: random.Random) -> Found:
    # None of these is a tag, a draw, a move or a check; and a tag stands before the draws.
    index = rng.choice(golden.body[1:])
    line = rng.choice(["hello", "#", "=", "*", "* roll", "1:", "; end", '[Seat1 "late"]', "[x]"])
    return golden.replaced(index, line, golden.lines[index])


@ANYWHERE.add
def occasion_renamed(golden: Golden, rng: random.Random) -> Found:
    # What a draw is for is settled by the rules.
    others = ["dirk", "market", "deal1", "deal2", "money", "bag", "roll", "lay1", "tokens"]
    return golden.changed(
        rng, r"(?<=^\* )[a-z]+[1-6]?", lambda name: rng.choice([o for o in others if o != name])
    )


@ANYWHERE.add
def wrong_seat(golden: Golden, rng: random.Random) -> Found:
    # Who plays is settled by the rules.
    others = [str(seat) for seat in range(1, golden.players + 2)]
    return golden.changed(
        rng, r"^[1-6](?=:)", lambda seat: rng.choice([o for o in others if o != seat])
    )


def one_off(golden: Golden, rng: random.Random, pattern: str) -> Found:
    """One number of a check is too high or too low by one."""
    return golden.changed(
        rng,
        pattern,
        lambda number: str(int(number) + rng.choice([1, -1] if number != "0" else [1])),
    )


@ANYWHERE.add
def points_changed(golden: Golden, rng: random.Random) -> Found:
    # The points of a type follow from what lies on the table.
    return one_off(golden, rng, r"(?<= [PSACGT] )[0-9]+(?=.* sum )")


@ANYWHERE.add
def sum_changed(golden: Golden, rng: random.Random) -> Found:
    # The sum follows from its parts.
    return one_off(golden, rng, r"(?<= sum )[0-9]+")


@ANYWHERE.add
def end_changed(golden: Golden, rng: random.Random) -> Found:
    # The points in the end follow from the scorings.
    return one_off(golden, rng, r"(?<=^= end [1-6]: )[0-9]+")


@ANYWHERE.add
def winner_changed(golden: Golden, rng: random.Random) -> Found:
    # There is one right list of winners; nobody has seat 9.
    return golden.changed(
        rng, r"(?<=^= won ).*", lambda won: rng.choice(["", "9", "Dirk", f"{won} 9", f"9 {won}"])
    )


@ANYWHERE.add
def still_running(golden: Golden, rng: random.Random) -> Found:
    # No game stops where a check is due.
    index, _ = golden.find(rng, r"^= ")
    return [*golden.lines[:index], "= running"], index + 1


@ANYWHERE.add
def truncated(golden: Golden, rng: random.Random) -> Found:
    # A record ends with `= won` or `= running`.
    index = rng.choice(golden.body[1:])
    return golden.lines[:index], index + 1


@ANYWHERE.add
def goes_on(golden: Golden, rng: random.Random) -> Found:
    # Nothing follows `= won`.
    more = rng.choice(["= running", "1: take y1", "* money y1", "hello", golden.lines[-1]])
    return [*golden.lines, more], len(golden.lines) + 1


@ANYWHERE.add
def other_seed(golden: Golden, rng: random.Random) -> Found:
    # A whole game cannot have all the draws of another seed.
    index = next(i for i, line in enumerate(golden.lines) if line.startswith("[Seed "))
    seed = golden.lines[index].replace('"]', f'{rng.randrange(10, 100)}"]')
    return golden.replaced(index, seed)[0], 0


@ANYWHERE.add
def wrong_tag(golden: Golden, rng: random.Random) -> Found:
    # Another format, game, version, number of players or component data, or an option that there
    # is not.
    others = [game for game in ("palace", "dice", "rollwrite", "chess") if game != golden.game]
    changes = {
        r'(?<=^\[Format ").*(?="\])': "alhambra 2",
        r'(?<=^\[Game ").*(?="\])': rng.choice(others),
        r'(?<=^\[Rules ").*(?="\])': "0",
        r'(?<=^\[Players ").*(?="\])': rng.choice(["0", "7", "two", ""]),
        r"^(?=\[Source )": rng.choice(['[Options "tower13=extra"]\n', '[Components "0123"]\n']),
        r"^\[(Format|Game|Rules|Players) .*": "# no tag",
    }
    pattern = rng.choice(sorted(changes))
    text = "\n".join(golden.lines)
    return re.sub(pattern, changes[pattern], text, count=1, flags=re.M).split("\n"), 0
