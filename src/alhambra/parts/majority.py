"""Majorities: who has the most of something, and what each place is worth (P-31 to P-33)."""

from alhambra.core.scoring import Counted


def majority_points(counts: list[int], places: list[int]) -> list[int]:
    """What each of the players with these `counts` gets; `places` are the points for the first
    place, the second and so on."""
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count == 0 or place >= len(places):
            break
        tied = counts.count(count)
        # Tied players share the points of all places they take up, rounded down (P-32).
        share = sum(places[place : place + tied]) // tied
        for player, own in enumerate(counts):
            if own == count:
                points[player] = share
        place += tied
    return points


def majority_counted(counts: list[int], places: int, first: int = 1) -> list[Counted]:
    """The reason for each player's points: how many they have, which of the `places` they take, and
    with how many others. Places are counted from `first`, the best one still available."""
    counted: list[Counted] = []
    for own in counts:
        ahead = sum([other > own for other in counts])
        takes_place = own > 0 and ahead < places
        if takes_place:
            counted.append(Counted(own, first + ahead, counts.count(own)))
        else:
            counted.append(Counted(own))
    return counted
