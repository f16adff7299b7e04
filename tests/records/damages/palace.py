"""Damage to records of Palace and its modules."""

import random
import re

from damages.anywhere import one_off
from damages.golden import Found, Golden, Kinds, Unfit

IN_PALACE = Kinds()

TILE = r"[PSACGT][0-9]+[nesw]*"
CARD = r"[ygbo][1-9]"


def later_tile(golden: Golden, rng: random.Random, index: int) -> str:
    """A tile that is still in the bag when this line is reached."""
    draws = (line for line in golden.lines[index + 1 :] if line.startswith(("* m", "* dirk")))
    tiles: list[str] = re.findall(TILE + r"\b", " ".join(draws))
    if not tiles:
        raise Unfit
    return rng.choice(tiles)


@IN_PALACE.add
def other_tile(golden: Golden, rng: random.Random) -> Found:
    # The tile is still in the bag, so it could come; but the seed gives one tile and no other.
    index, match = golden.find(rng, rf"(?<=\* market ){TILE}|(?<=\* dirk ){TILE}")
    return golden.rewritten(index, match, later_tile(golden, rng, index))


@IN_PALACE.add
def other_card(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one card and no other.
    index, match = golden.find(rng, rf"(?<=\* money ){CARD}|(?<=\* deal[1-6] ){CARD}")
    cards = [f"{currency}{value}" for currency in "ygbo" for value in range(1, 10)]
    return golden.rewritten(index, match, rng.choice([c for c in cards if c != match[0]]))


@IN_PALACE.add
def other_chest(golden: Golden, rng: random.Random) -> Found:
    # The seed gives one chest and no other.
    index, match = golden.find(rng, r"(?<=\* room[1-3] )[PSACGT]")
    return golden.rewritten(index, match, rng.choice([c for c in "PSACGT" if c != match[0]]))


@IN_PALACE.add
def hidden_though_the_seed_is_told(golden: Golden, rng: random.Random) -> Found:
    # Who is given the seed may know everything.
    index, match = golden.find(rng, r"(?<=\* builders[1-6] )\S+|(?<=\* look[1-6] )\S+")
    return golden.rewritten(index, match, "?")


@IN_PALACE.add
def other_attack(golden: Golden, rng: random.Random) -> Found:
    # The seed, or a scout's look, gives one attack and no other.
    index, match = golden.find(rng, r"(?<=\* attack )[NESW]")
    return golden.rewritten(index, match, rng.choice([c for c in "NESW" if c != match[0]]))


@IN_PALACE.add
def builder_as_money(golden: Golden, rng: random.Random) -> Found:
    # A plain card is nobody who could be hired.
    index, match = golden.find(rng, r"hire ([ygbo])3\*")
    return golden.rewritten(index, match, f"hire {match[1]}3")


@IN_PALACE.add
def no_scoring_card(golden: Golden, rng: random.Random) -> Found:
    # The seed gives the scoring card, so the money card behind it comes too early.
    index, match = golden.find(rng, r"#[AB] (?=[ygbo])")
    return golden.rewritten(index, match, "")


@IN_PALACE.add
def outcome_removed(golden: Golden, rng: random.Random) -> Found:
    # How much is drawn is settled by the rules: where the last one is missing, the next line is
    # that of another occasion, seat or check.
    index, match = golden.find(rng, r"(?<=^\* ).* (\S+)$")
    lines, _ = golden.rewritten(index, match, match[0].removesuffix(" " + match[1]))
    if " " not in lines[index].removeprefix("* "):
        raise Unfit
    return lines, index + 2


@IN_PALACE.add
def wrong_currency(golden: Golden, rng: random.Random) -> Found:
    # A tile is paid in the currency of its slot and in no other (P-12).
    index, match = golden.find(rng, rf"(?<=buy )({TILE})((?: {CARD})+)")
    cards = match[2].split()
    changed = rng.randrange(len(cards))
    cards[changed] = rng.choice("ygbo".replace(cards[changed][0], "")) + cards[changed][1]
    cards.sort(key=lambda card: ("ygbo".index(card[0]), card))
    return golden.rewritten(index, match, " ".join([match[1], *cards]))


@IN_PALACE.add
def paid_too_little(golden: Golden, rng: random.Random) -> Found:
    # What is left of the payment is less than the price (P-12).
    index, match = golden.find(rng, rf"(?<=buy )({TILE})((?: {CARD})+)")
    cards = match[2].split()
    cards.remove(rng.choice(cards))
    if sum(int(card[1]) for card in cards) >= int(re.findall("[0-9]+", match[1])[0]):
        raise Unfit
    return golden.rewritten(index, match, " ".join([match[1], *cards]))


@IN_PALACE.add
def bought_from_the_bag(golden: Golden, rng: random.Random) -> Found:
    # The tile comes out of the bag only later, so it is not on the market.
    index, match = golden.find(rng, rf"(?<=buy ){TILE}")
    return golden.rewritten(index, match, later_tile(golden, rng, index))


@IN_PALACE.add
def took_too_much(golden: Golden, rng: random.Random) -> Found:
    # Two cards, one of them worth 9, are worth more than 5 (P-11).
    index, match = golden.find(rng, rf"(?<=take ){CARD}(?= |;|$)")
    return golden.rewritten(index, match, f"{match[0]} o9")


@IN_PALACE.add
def passed(golden: Golden, rng: random.Random) -> Found:
    # Who could take money cannot pass (P-19).
    index, match = golden.find(rng, rf"(?<=: )take {CARD}$")
    return golden.rewritten(index, match, "pass")


@IN_PALACE.add
def kept_acting(golden: Golden, rng: random.Random) -> Found:
    # Without the `end` the next move is an action, but its tile was bought and is set aside (P-16).
    index, match = golden.find(rng, r"; end(?=; )")
    return golden.rewritten(index, match, "")


@IN_PALACE.add
def on_the_fountain(golden: Golden, rng: random.Random) -> Found:
    # The fountain always lies at 0,0 (P-28).
    index, match = golden.find(rng, rf"(?<=place )({TILE}) \S+?(?=;|$)")
    return golden.rewritten(index, match, f"{match[1]} 0,0")


@IN_PALACE.add
def far_away(golden: Golden, rng: random.Random) -> Found:
    # With at most 55 tiles nothing can lie beside this place (P-23).
    index, match = golden.find(rng, rf"(?<=place )({TILE}) \S+?(?=;|$)")
    return golden.rewritten(index, match, f"{match[1]} {rng.choice([-99, 99])},{rng.randrange(9)}")


@IN_PALACE.add
def gift_to_nobody(golden: Golden, rng: random.Random) -> Found:
    # There is no Dirk in games for three and more (P-51).
    if golden.players == 2:
        raise Unfit
    index, match = golden.find(rng, rf"(?<=; )(place|reserve) ({TILE})\b[^;]*")
    return golden.rewritten(index, match, f"give {match[2]}")


@IN_PALACE.add
def wall_changed(golden: Golden, rng: random.Random) -> Found:
    # The points of a wall follow from the Alhambra.
    return one_off(golden, rng, r"(?<= wall )[0-9]+")
