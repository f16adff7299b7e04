"""Ways to damage a record, so that whoever checks it must refuse it.

Every damage makes a record wrong whatever else is in it; the comments say why. A golden record puts
all that belongs together on one line, so neighbouring lines are never of the same seat or occasion,
and after each line only one seat, occasion or check can follow.
"""
