"""Second, independent checkers of records, one for each game.

They are written from the documentation alone, docs/records*.md, the rules and the component data,
and import nothing of the engine, only the standard library and each other: what they accept and
refuse shows whether that documentation says all that another program needs. They are meant to be
plain rather than fast.
"""
