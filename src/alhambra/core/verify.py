"""Replaying records, and checking every line."""

from collections.abc import Iterator

from alhambra.core.game import Chance, seeded
from alhambra.core.messages import AlhambraError, BadOption, BadRecord, Message
from alhambra.core.proof import check_proof
from alhambra.core.record import DRAW, HIDDEN_SEED, MOVE, NOTE, Record, Step, notes, option_tags
from alhambra.core.sources import SEEDED
from alhambra.core.state import CHANCE, Ruleset, State


def replay(record: Record, rules: Ruleset) -> Iterator[tuple[Step | None, State]]:
    """The game step by step: each step with the state after it, starting with the first state and
    no step.

    Everything is checked on the way: that each move is legal, that each draw is possible and
    follows from the seed if there is one, and that each scoring is right. BadRecord names the first
    wrong line. The state is the same object throughout.
    """
    state = _beginning(record, rules)
    check_proof(record)
    chance = _chance(record)
    yield None, state
    expected: list[Step] = []
    for step in record.steps:
        if step.kind == NOTE:
            if not expected or expected[0].what != step.what:
                should = str(expected[0].what) if expected else "none"
                raise _wrong(step, "note", found=str(step.what), should=should)
            expected.pop(0)
        else:
            if expected:
                raise _wrong(step, "note-missing", should=str(expected[0].what))
            before = len(state.scorings_so_far())
            try:
                _take_step(step, state, rules, chance)
            except BadRecord:
                raise
            except AlhambraError as error:
                raise BadRecord(error.message, step.line) from None
            expected = notes(before, state)
        yield step, state
    if expected:
        should = str(expected[0].what)
        raise BadRecord(Message("bad-record-note-missing", {"should": should}), record.last_line)
    if record.fault is not None:
        raise record.fault


def verify(record: Record, rules: Ruleset) -> State:
    """The last state of a record in which every line is right; raises BadRecord otherwise."""
    return list(replay(record, rules))[-1][1]


def _beginning(record: Record, rules: Ruleset) -> State:
    for tag, known in (("Game", rules.name), ("Rules", rules.version)):
        if record.tags[tag] != known:
            raise _wrong_tag(record, tag, tag.lower(), given=record.tags[tag], known=known)
    wrong = "Players"
    try:
        rules.options(record.players, {})
        wrong = "Options"
        options = record.options(rules)
    except BadOption as error:
        raise BadRecord(error.message, record.line_of(wrong)) from None
    should = option_tags(options)
    if record.tags.get("Options") != should.get("Options"):
        raise _wrong_tag(record, "Options", "options", should=should.get("Options", ""))
    if record.tags.get("Components") != should.get("Components"):
        raise _wrong_tag(record, "Components", "components")
    return rules.new(options)


def _chance(record: Record) -> Chance | None:
    """The chance given by the record's seed, if it has one."""
    source = record.tags["Source"]
    seed = record.tags.get("Seed", HIDDEN_SEED)
    if seed == HIDDEN_SEED or source not in SEEDED:
        return None
    try:
        return seeded(seed, source)
    except BadOption as error:
        raise BadRecord(error.message, record.line_of("Seed")) from None


def _take_step(step: Step, state: State, rules: Ruleset, chance: Chance | None) -> None:
    text = str(step.what)
    actor = state.to_act()
    if step.kind == MOVE:
        if actor is None or actor == CHANCE or str(actor + 1) != step.who:
            raise _wrong(step, "turn", seat=step.who)
        move = rules.parse_move(text)
        state.play(move)
        if str(move) != text:
            raise _wrong(step, "form", found=text, should=str(move))
        return
    assert step.kind == DRAW
    if actor != CHANCE or state.occasion() != step.who:
        raise _wrong(step, "occasion", occasion=step.who)
    should = chance.outcome(state) if chance is not None else None
    if should is not None and str(should) != text:
        raise _wrong(step, "not-of-seed", found=text, should=str(should))
    state.happen(rules.parse_outcome(text))


def _wrong(step: Step, problem: str, **facts: str) -> BadRecord:
    return BadRecord(Message(f"bad-record-{problem}", facts), step.line)


def _wrong_tag(record: Record, tag: str, problem: str, **facts: str) -> BadRecord:
    return BadRecord(Message(f"bad-record-{problem}", facts), record.line_of(tag))
