"""What one more piece is worth in a majority that may still change."""

from functools import cache

from alhambra.parts.majority import majority_points


@cache
def gain_of_one(own: int, others: tuple[int, ...], places: tuple[int, ...], swing: int) -> float:
    """What one piece more than `own` brings on average if the lead may still change by up to
    `swing` pieces either way. The gains from each count to the next form a telescoping sum, so only
    the first and the last count matter."""
    ahead = majority_points([own + swing + 1, *others], list(places))[0]
    behind = majority_points([max(0, own - swing), *others], list(places))[0]
    return (ahead - behind) / (2 * swing + 1)
