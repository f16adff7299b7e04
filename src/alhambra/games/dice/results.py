"""The results of a round: rewards, column by column (D-30 to D-33), and how tokens affect them.

The marker being rewarded is number `place` of its column. Its owner chooses a reward and gets its
building points, then its token; anything that needs no decision happens automatically.
"""

from alhambra.core.state import Seat
from alhambra.core.values import replaced
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.table import (
    EXCHANGE,
    NAME,
    NO_REWARD,
    POINT_AND_TOKEN,
    REWARD,
    TWO_POINTS,
    Award,
    DiceTable,
)
from alhambra.games.dice.tokens import EXCHANGE as EXCHANGE_TOKEN
from alhambra.games.dice.tokens import START_PLAYER
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.pieces import put, take_out


def go_on_with_rewards(table: DiceTable) -> None:
    """Give rewards until somebody has to decide, or all columns are done."""
    while table.award.column < len(TYPES):
        owner = table.rewarded()
        if owner is None:
            # With only one marker the other reward lapses, with none both do (D-31).
            _tell_who_got_nothing(table)
            table.award = Award(table.award.column + 1)
        elif _is_to_decide(table, owner):
            table.turn = owner
            return


def _tell_who_got_nothing(table: DiceTable) -> None:
    """Markers behind the second best get nothing (D-30)."""
    column = table.award.column
    for place in range(table.award.place, len(table.markers.owners(column))):
        table.tell_reward(place)


def _is_to_decide(table: DiceTable, owner: Owner) -> bool:
    """Whether the owner of the marker has something to decide before getting the reward."""
    award = table.award
    if award.reward == NO_REWARD:
        if award.place == 0 and not table.is_dirk(owner):
            table.phase = REWARD
            return True
        choose(table, _left_over(table))
    if table.award.due:
        # Points are exchanged as they are received: before they are marked, and before the token
        # that comes with a single point, which therefore cannot be used for it (D-41).
        if EXCHANGE_TOKEN in table.tokens[owner]:
            table.phase = EXCHANGE
            return True
        mark(table)
    if table.award.reward == POINT_AND_TOKEN:
        if table.bonus[award.column] is START_PLAYER and not table.is_dirk(owner):
            table.phase = NAME
            return True
        _hand_over_token(table, owner)
    _go_to_next_place(table)
    return False


def _left_over(table: DiceTable) -> int:
    """The reward that is not a choice: Dirk takes two points if he is best (D-62), and the second
    best gets whichever reward the best left (D-30)."""
    token_is_left = table.award.place == 1 and table.bonus[table.award.column] is not None
    return POINT_AND_TOKEN if token_is_left else TWO_POINTS


def choose(table: DiceTable, reward: int) -> None:
    """Choose one of the two rewards: two building points, or one and the column's token (D-30)."""
    due = 2 if reward == TWO_POINTS else 1
    table.award = Award(table.award.column, table.award.place, reward, due)


def mark(table: DiceTable) -> None:
    """Mark the building points that are due (D-31)."""
    owner = table.rewarded()
    assert owner is not None
    column = table.award.column
    table.add_points(owner, column, table.award.due)
    table.tell_reward(table.award.place, *[TYPE_LETTERS[column]] * table.award.due)
    _leave_due(table, 0)


def exchange(table: DiceTable, type: int) -> None:
    """One of the points due becomes a point of another type, for an exchange token (D-41)."""
    table.hold(table.turn, take_out(table.tokens[table.turn], (EXCHANGE_TOKEN,)))
    table.gone = put(table.gone, EXCHANGE_TOKEN)
    table.add_points(table.turn, type, 1)
    table.tell_reward(table.award.place, TYPE_LETTERS[type])
    _leave_due(table, table.award.due - 1)


def _leave_due(table: DiceTable, due: int) -> None:
    award = table.award
    table.award = Award(award.column, award.place, award.reward, due)


def name_start(table: DiceTable, seat: Seat) -> None:
    """Whoever gets the start player token names the next start player at once (D-46)."""
    table.round = table.round.naming(seat)
    table.tell_reward(table.award.place, str(START_PLAYER))
    table.bonus = replaced(table.bonus, table.award.column, None)
    _go_to_next_place(table)


def _hand_over_token(table: DiceTable, owner: Owner) -> None:
    token = table.bonus[table.award.column]
    assert token is not None
    table.bonus = replaced(table.bonus, table.award.column, None)
    if not table.is_dirk(owner) or token.points:
        table.hold(owner, put(table.tokens[owner], token))
        table.tell_reward(table.award.place, str(token))
    elif token is START_PLAYER:
        # Dirk names the player who was not the start player this round,
        table.round = table.round.naming(1 - table.round.start)
        table.tell_reward(table.award.place, str(token))
    else:
        # and keeps no tokens but points tokens (D-63).
        table.gone = put(table.gone, token)


def _go_to_next_place(table: DiceTable) -> None:
    table.award = Award(table.award.column, table.award.place + 1)
