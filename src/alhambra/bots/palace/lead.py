"""What one piece more is worth in a majority that may still change."""

from functools import cache

from alhambra.parts.majority import majority_points


@cache
def gain_of_one(own: int, others: tuple[int, ...], places: tuple[int, ...], swing: int) -> float:
    """What one piece more than `own` brings on average if the lead may still change by up to
    `swing` pieces either way. The steps from each count to the next add up, so that only the first
    count and the last one matter."""
    ahead = majority_points([own + swing + 1, *others], list(places))[0]
    behind = majority_points([max(0, own - swing), *others], list(places))[0]
    return (ahead - behind) / (2 * swing + 1)
