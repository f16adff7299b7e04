"""Whether a table that was written down can be played on: its phase, and where all pieces are."""

from collections import Counter
from typing import Final

from alhambra.core.positions import refuse
from alhambra.core.state import Scoring
from alhambra.games.dice.columns import ROLLS, Column, Owner, markers
from alhambra.games.dice.results import go_on_with_rewards
from alhambra.games.dice.state import DIRKS_MARKERS
from alhambra.games.dice.table import (
    COLUMN,
    DIRK,
    LOT,
    NAME,
    OVER,
    PHASES,
    POINT_AND_TOKEN,
    REWARD,
    ROLL,
    ROUNDS,
    TOKENS,
    TURN,
    Table,
)
from alhambra.games.dice.text import owner_text
from alhambra.games.dice.tokens import START_PLAYER, Token, Tokens, in_order
from alhambra.games.dice.turn import NO_TURN, Turn
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NO_DICE, NUMBER_OF_DICE

TOKENS_OF_A_ROUND: Final = 5


def check_table(table: Table, told: set[str]) -> None:
    """Fill in what was not `told`, and refuse what cannot be."""
    if "next" not in told:
        table.next_start = table.start
    if table.phase == LOT:
        table.round = 0
    _check_markers(table)
    _fill_bonus_fields(table, told)
    _account_for_tokens(table)
    _check_bonus_fields(table)
    check_turn(table.phase, table.rolling, PHASES)
    if table.phase not in (ROLL, TURN):
        table.rolling = NO_TURN
    check_scorings(table.scorings, table.round, table.phase == OVER, PHASES[table.phase])
    _check_results(table, told)


def _check_markers(table: Table) -> None:
    options = table.options
    owned = [options.markers] * options.players + [DIRKS_MARKERS] * options.dirk
    left = markers_left(table.columns, table.out, owned)
    table.left = tuple(left[: options.players])
    in_turns = table.phase in (ROLL, TURN)
    if in_turns and not table.left[table.turn]:
        refuse("markers", owner=owner_text(table.turn, options.players))
    stands_nobody = sum(left) == sum(owned)
    if not stands_nobody and not in_turns and not REWARD <= table.phase <= NAME:
        _not_in_phase(table, "column")


def markers_left(
    columns: tuple[Column, ...], out: tuple[Owner, ...], owned: list[int]
) -> list[int]:
    """How many markers each owner has left who owned so many."""
    used = Counter([owner for column in columns for owner in markers(column)])
    used.update(out)
    left = [number - used[owner] for owner, number in enumerate(owned)]
    for owner, number in enumerate(left):
        if number < 0:
            refuse("markers", owner=owner_text(owner, len(owned)))
    return left


def _fill_bonus_fields(table: Table, told: set[str]) -> None:
    """Where nothing is told, the start player token lies with the pavilions, and any tokens that
    nobody has on the other fields."""
    if "bonus" in told or table.phase in (LOT, COLUMN, TOKENS, OVER):
        return
    lying: list[Token] = list(table.options.dark)
    if table.round < ROUNDS:
        lying = [START_PLAYER, *_rest(table.options.light, _held(table))]
    if len(lying) < len(TYPES):
        refuse("tokens-missing", number=len(TYPES))
    table.bonus = tuple(lying[: len(TYPES)])


def _held(table: Table) -> list[Token]:
    return [token for tokens in table.tokens for token in tokens] + list(table.gone)


def _rest(tokens: Tokens, some: list[Token]) -> list[Token]:
    left = list(tokens)
    for token in some:
        if token in left:
            left.remove(token)
    return left


def _account_for_tokens(table: Table) -> None:
    """Every token lies somewhere; those of rounds to come are the rest. In the last round it does
    not matter any more what has left the game before."""
    options = table.options
    lying = [token for token in table.bonus if token is not None and token is not START_PLAYER]
    somewhere = Counter([*lying, *_held(table)])
    too_many = somewhere - Counter([*options.light, *options.dark])
    for token in too_many:
        refuse("token", token=str(token))
    if table.round < ROUNDS:
        for token in somewhere - Counter(options.light):
            refuse("token", token=str(token))
        table.light = in_order(_rest(options.light, [*lying, *_held(table)]))
        laid = len(lying) if table.phase <= TOKENS else TOKENS_OF_A_ROUND
        to_come = TOKENS_OF_A_ROUND * (ROUNDS - max(table.round, 1)) - laid
        if len(table.light) < to_come:
            refuse("tokens-missing", number=to_come)
        return
    table.light = ()
    table.dark = in_order(_rest(options.dark, lying)) if table.phase == TOKENS else ()
    rest = Counter([*options.light, *options.dark]) - somewhere - Counter(table.dark)
    table.gone = in_order([*table.gone, *rest.elements()])


def _check_bonus_fields(table: Table) -> None:
    phase = table.phase
    bonus = table.bonus
    handed_out = 0
    if REWARD <= phase <= NAME:
        given = table.award.place == 1 and table.award.reward != POINT_AND_TOKEN
        handed_out = table.award.column + (1 if given else 0)
    if phase in (LOT, COLUMN, OVER):
        right = bonus == (None,) * len(TYPES)
    elif phase == TOKENS:
        fields = [token is not None for token in bonus if token is not START_PLAYER]
        right = fields == sorted(fields, reverse=True) and not all(fields)
    else:
        right = None not in bonus[handed_out:]
    starts = bonus.count(START_PLAYER)
    starts_due = 1 if TOKENS <= phase <= NAME and table.round < ROUNDS else 0
    if not right or starts > starts_due or (starts < starts_due and not handed_out):
        _not_in_phase(table, "bonus " + " ".join([str(token or "-") for token in bonus]))
    if phase == COLUMN and table.round == ROUNDS:
        _not_in_phase(table, f"round {table.round}")
    if phase == DIRK and not table.options.dirk:
        _not_in_phase(table, f"players={table.options.players}")


def check_turn(phase: int, turn: Turn, phases: tuple[str, ...]) -> None:
    """In a turn eight dice lie there; while they are rolled, those set aside."""
    name = phases[phase]
    before = turn.before
    if name == "turn":
        whole = turn.dice.size == NUMBER_OF_DICE and turn.rolls >= 1
        size = 0 if turn.rolls == 1 else NUMBER_OF_DICE
        right = whole and (before is None or before.size == size)
    elif name == "roll":
        right = before is not None and before.contains(turn.dice) and turn.rolls < ROLLS
        size = 0 if turn.rolls == 0 else NUMBER_OF_DICE
        right = right and before is not None and before.size == size
        right = right and turn.dice.size < NUMBER_OF_DICE
    else:
        right = turn.dice is NO_DICE and before is None
    if not right:
        words = f"rolls {turn.rolls}, dice {turn.dice}, before {before or '-'}"
        refuse("phase", phase=name, words=words)


def check_scorings(scorings: tuple[Scoring, ...], number: int, over: bool, phase: str) -> None:
    """No scoring before its round is over, and C exactly at the end."""
    held = "".join([scoring.name for scoring in scorings])
    possible = "" if number < 2 else "A" if number < 4 else "AB"
    fits = held.removesuffix("C") in ("", possible, possible[1:], possible[:1])
    if not fits or held.endswith("C") != over:
        refuse("phase", phase=phase, words=f"scored {held or '-'}")


def _check_results(table: Table, told: set[str]) -> None:
    """Somebody is to decide just what the phase says."""
    if not REWARD <= table.phase <= NAME:
        if "results" in told:
            _not_in_phase(table, "results")
        return
    played_on = table.copy()
    go_on_with_rewards(played_on)
    if str(played_on) != str(table):
        _not_in_phase(table, "results")


def _not_in_phase(table: Table, words: str) -> None:
    refuse("phase", phase=PHASES[table.phase], words=words)
