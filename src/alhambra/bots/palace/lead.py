"""What one more piece is worth in a majority that may still change."""


def points_with(own: int, others: list[int], places: list[int]) -> int:
    """The points of a player with `own` pieces against players who have `others` (P-31 to P-33)."""
    if not own:
        return 0
    ahead = tied = 0
    for other in others:
        if other > own:
            ahead += 1
        elif other == own:
            tied += 1
    if not tied:
        return places[ahead] if ahead < len(places) else 0
    shared = 0
    for place in range(ahead, min(ahead + tied + 1, len(places))):
        shared += places[place]
    return shared // (tied + 1)


def gain_of_one(own: int, others: list[int], places: list[int], swing: int) -> float:
    """What one piece more than `own` brings on average if the lead may still change by up to
    `swing` pieces either way. The gains from each count to the next form a telescoping sum, so only
    the first and the last count matter."""
    ahead = points_with(own + swing + 1, others, places)
    behind = points_with(max(0, own - swing), others, places)
    return (ahead - behind) / (2 * swing + 1)


def loss_of_rivals(
    own: int, others: list[int], rivals: int, places: list[int], swing: int
) -> float:
    """What the same piece costs the first `rivals` of the others together, on average."""
    lost = 0
    for rival in range(rivals):
        count = others[rival]
        before = [*others[:rival], max(0, own - swing), *others[rival + 1 :]]
        after = [*others[:rival], own + swing + 1, *others[rival + 1 :]]
        lost += points_with(count, before, places) - points_with(count, after, places)
    return lost / (2 * swing + 1)
