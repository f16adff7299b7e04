"""Whether a game can continue from a written position: its phase, and where all pieces are."""

from collections import Counter
from typing import Final

from alhambra.core.positions import refuse
from alhambra.core.scoring import Scoring
from alhambra.core.state import Seat
from alhambra.games.dice.columns import ROLLS, Owner, owners
from alhambra.games.dice.markers import DIRKS_MARKERS, Markers
from alhambra.games.dice.results import go_on_with_rewards
from alhambra.games.dice.round import ROUNDS, Round
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
    TOKENS,
    TURN,
    WITHOUT_BONUS,
    DiceTable,
)
from alhambra.games.dice.text import owner_text
from alhambra.games.dice.tokens import START_PLAYER, Token, Tokens
from alhambra.games.dice.turn import NO_TURN, Turn
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NO_DICE, NUMBER_OF_DICE
from alhambra.parts.pieces import in_order

TOKENS_OF_A_ROUND: Final = 5


def check_table(table: DiceTable, given: set[str]) -> None:
    """Fill in what the text does not state (`given` is what it does), and refuse the impossible."""
    table.round = filled_in(table.round, table.phase == LOT, given)
    _check_markers(table)
    _fill_bonus_fields(table, given)
    _account_for_tokens(table)
    _check_bonus_fields(table)
    check_turn(table.phase, table.rolling, PHASES)
    if table.phase not in (ROLL, TURN):
        table.rolling = NO_TURN
    check_scorings(table.scorings, table.round.number, table.phase == OVER, PHASES[table.phase])
    _check_results(table, given)


def filled_in(round: Round, before_rounds: bool, given: set[str]) -> Round:
    """The round, with what `given` leaves out filled in: by default the same seat starts the next
    round."""
    next_start = round.next_start if "next" in given else round.start
    return Round(0 if before_rounds else round.number, round.start, next_start)


def _check_markers(table: DiceTable) -> None:
    in_turns = table.phase in (ROLL, TURN)
    table.markers = counted(table.markers, (), table.options.markers)
    check_who_places(table.markers, in_turns, table.turn)
    standing = any(owners(column) for column in table.markers.columns)
    if (standing or table.markers.out) and not in_turns and not REWARD <= table.phase <= NAME:
        _not_in_phase(table, "column")


def counted(markers: Markers, elsewhere: tuple[Owner, ...], each: int) -> Markers:
    """The markers, with how many of `each` every seat has left; some may be `elsewhere`."""
    used = Counter([owner for column in markers.columns for owner in owners(column)])
    used.update([*markers.out, *elsewhere])
    players = len(markers.left)
    for owner in sorted(used):
        if used[owner] > (each if owner < players else DIRKS_MARKERS):
            refuse("markers", owner=owner_text(owner, players))
    left = tuple([each - used[seat] for seat in range(players)])
    return Markers(markers.columns, left, markers.out)


def check_who_places(markers: Markers, in_turns: bool, seat: Seat) -> None:
    """Nobody takes a turn without a marker to place."""
    if in_turns and not markers.left[seat]:
        refuse("markers", owner=owner_text(seat, len(markers.left)))


def _fill_bonus_fields(table: DiceTable, given: set[str]) -> None:
    """Unless the text says otherwise, the start player token lies with the pavilions, and any
    tokens that nobody holds fill the other fields."""
    if "bonus" in given or table.phase in WITHOUT_BONUS:
        return
    tokens: list[Token] = list(table.options.dark)
    if not table.round.is_last():
        tokens = [START_PLAYER, *_rest(table.options.light, _held(table))]
    if len(tokens) < len(TYPES):
        refuse("tokens-missing", number=len(TYPES))
    table.bonus = tuple(tokens[: len(TYPES)])


def _held(table: DiceTable) -> list[Token]:
    return [token for tokens in table.tokens for token in tokens] + list(table.gone)


def _rest(tokens: Tokens, some: list[Token]) -> list[Token]:
    left = list(tokens)
    for token in some:
        if token in left:
            left.remove(token)
    return left


def _account_for_tokens(table: DiceTable) -> None:
    """Every token is somewhere; whatever is unaccounted for belongs to later rounds. In the last
    round it no longer matters what left the game earlier."""
    options = table.options
    on_fields = [token for token in table.bonus if token is not None and token is not START_PLAYER]
    somewhere = Counter([*on_fields, *_held(table)])
    too_many = somewhere - Counter([*options.light, *options.dark])
    for token in too_many:
        refuse("token", token=str(token))
    if not table.round.is_last():
        for token in somewhere - Counter(options.light):
            refuse("token", token=str(token))
        table.light = in_order(_rest(options.light, [*on_fields, *_held(table)]))
        laid = len(on_fields) if table.phase <= TOKENS else TOKENS_OF_A_ROUND
        to_come = TOKENS_OF_A_ROUND * (ROUNDS - max(table.round.number, 1)) - laid
        if len(table.light) < to_come:
            refuse("tokens-missing", number=to_come)
        return
    table.light = ()
    table.dark = in_order(_rest(options.dark, on_fields)) if table.phase == TOKENS else ()
    rest = Counter([*options.light, *options.dark]) - somewhere - Counter(table.dark)
    table.gone = in_order([*table.gone, *rest.elements()])


def _check_bonus_fields(table: DiceTable) -> None:
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
    starts_due = 1 if TOKENS <= phase <= NAME and not table.round.is_last() else 0
    if not right or starts > starts_due or (starts < starts_due and not handed_out):
        _not_in_phase(table, "bonus " + " ".join([str(token or "-") for token in bonus]))
    if phase == COLUMN and table.round.is_last():
        _not_in_phase(table, f"round {table.round.number}")
    if phase == DIRK and not table.options.dirk:
        _not_in_phase(table, f"players={table.options.players}")


def check_turn(phase: int, turn: Turn, phases: tuple[str, ...]) -> None:
    """During a turn there are eight dice on the table; while dice are rolled, only those set
    aside."""
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
    """There is no scoring before its round is over, and scoring C exactly when the game is."""
    held = "".join([scoring.name for scoring in scorings])
    possible = "" if number < 2 else "A" if number < 4 else "AB"
    fits = held.removesuffix("C") in ("", possible, possible[1:], possible[:1])
    if not fits or held.endswith("C") != over:
        refuse("phase", phase=phase, words=f"scored {held or '-'}")


def _check_results(table: DiceTable, given: set[str]) -> None:
    """The phase must be one in which there really is something to decide."""
    if not REWARD <= table.phase <= NAME:
        if "results" in given:
            _not_in_phase(table, "results")
        return
    played_on = table.copy()
    go_on_with_rewards(played_on)
    if str(played_on) != str(table):
        _not_in_phase(table, "results")


def _not_in_phase(table: DiceTable, words: str) -> None:
    refuse("phase", phase=PHASES[table.phase], words=words)
