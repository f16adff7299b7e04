"""Majorities: who has the most of something, and what each place is worth (P-31 to P-33)."""


def majority_points(counts: list[int], places: list[int]) -> list[int]:
    """What each of the players with these `counts` gets, where `places` are the points for the
    first place, the second and so on."""
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        if count == 0 or place >= len(places):
            break
        tied = counts.count(count)
        # The tied share all the places that they take up, rounded down (P-32).
        share = sum(places[place : place + tied]) // tied
        for player, own in enumerate(counts):
            if own == count:
                points[player] = share
        place += tied
    return points
