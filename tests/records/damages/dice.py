"""Damage to records of the Dice Game and of Alcazaba."""

import random

from damages.golden import Found, Golden, Kinds, Unfit

WITH_DICE = Kinds()


@WITH_DICE.add
def other_roll(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one roll and no other.
    index, match = golden.find(rng, r"(?<=^\* roll )[PSACGT]+")
    faces = [rng.choice("PSACGT") for _ in match[0]]
    rolled = "".join(sorted(faces, key="PSACGT".index))
    if rolled == match[0]:
        raise Unfit
    return golden.rewritten(index, match, rolled)


@WITH_DICE.add
def too_few_dice(golden: Golden, rng: random.Random) -> Found:
    # As many dice are rolled as were not kept.
    index, match = golden.find(rng, r"(?<=^\* roll )[PSACGT]{2,}")
    return golden.rewritten(index, match, match[0][1:])


@WITH_DICE.add
def dice_out_of_order(golden: Golden, rng: random.Random) -> Found:
    # Dice are written in the order of the types.
    index, match = golden.find(rng, r"(?<=keep )(\w)\w*(?!\1)\w\b(?<!nothing)")
    if match[0][0] == match[0][-1]:
        raise Unfit
    return golden.rewritten(index, match, match[0][::-1])


@WITH_DICE.add
def kept_all(golden: Golden, rng: random.Random) -> Found:
    # No dice are left to be rolled (D-20).
    index, match = golden.find(rng, r"(?<=keep )\w+")
    return golden.rewritten(index, match, "TTTTTTTT")


@WITH_DICE.add
def unknown_move(golden: Golden, rng: random.Random) -> Found:
    index, match = golden.find(rng, r"(?<=: )(keep|marker|take|name)\b.*")
    wrong = ["pass", "keep", "marker X", "roll PPPP", "take all", "name 0", "marker P S", "keep p"]
    return golden.rewritten(index, match, rng.choice(wrong))


@WITH_DICE.add
def other_phase(golden: Golden, rng: random.Random) -> Found:
    # A reward is not chosen in a turn, nor a marker placed when rewards are given.
    index, match = golden.find(rng, r"(?<=: )(marker \w|take \S+)$")
    return golden.rewritten(index, match, "name 1")
