"""Damage to records of Roll & Write."""

import random

from damages.golden import Found, Golden, Kinds, Unfit

IN_ROLLWRITE = Kinds()


@IN_ROLLWRITE.add
def other_roll(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one pair and no other.
    return golden.changed(rng, r"(?<=^\* lay. )\d", lambda die: str(int(die) % 6 + 1))


@IN_ROLLWRITE.add
def impossible_die(golden: Golden, rng: random.Random) -> Found:
    return golden.changed(rng, r"(?<=^\* roll. )\d", lambda _: "7")


@IN_ROLLWRITE.add
def crossed_elsewhere(golden: Golden, rng: random.Random) -> Found:
    # No die shows 7.
    return golden.changed(rng, r"(?<=cross )\d", lambda _: "7")


@IN_ROLLWRITE.add
def turned_for_nothing(golden: Golden, rng: random.Random) -> Found:
    # The same result a second time is no turning.
    return golden.changed(rng, r"turn \d\d,\d\d", lambda move: f"{move}; {move}")


@IN_ROLLWRITE.add
def turned_in_disorder(golden: Golden, rng: random.Random) -> Found:
    # The lower die stands first.
    def disordered(dice: str) -> str:
        if dice[0] == dice[1]:
            raise Unfit
        return dice[1] + dice[0]

    return golden.changed(rng, r"(?<=turn )\d\d", disordered)


@IN_ROLLWRITE.add
def turned_between(golden: Golden, rng: random.Random) -> Found:
    # Not between a first and a second building.
    return golden.changed(rng, r"(?<=; )end$", lambda end: f"turn 11,11; {end}")


@IN_ROLLWRITE.add
def kept_what_was_not_rolled(golden: Golden, rng: random.Random) -> Found:
    return golden.changed(rng, r"(?<=keep )\d", lambda _: "7")


@IN_ROLLWRITE.add
def other_options(golden: Golden, rng: random.Random) -> Found:
    # There are no such options; or they stand there already.
    index = next(i for i, line in enumerate(golden.lines) if line.startswith("[Players "))
    wrong = rng.choice(["solo=2", "solo=5", "contest=no", "", "sheet=PSACGT", "wind=east"])
    return golden.replaced(index, f'[Options "{wrong}"]', golden.lines[index])[0], 0
