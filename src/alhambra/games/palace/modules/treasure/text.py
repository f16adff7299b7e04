"""The lines of a position about chests, and what can be wrong with them."""

from alhambra.core.positions import refuse
from alhambra.core.values import replaced
from alhambra.games.palace.modules.treasure.chamber import (
    NO_ROOM,
    NONE,
    Chamber,
    Chests,
    changed,
    chest_words,
)
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, tile
from alhambra.parts.pieces import in_order


def chamber_lines(board: Chamber, players: int) -> list[str]:
    lines = [
        f"room{room} {chest_words(chests)}"
        for room, chests in enumerate(board.rooms, 1)
        if any(chests)
    ]
    if any(board.offered):
        lines.append(f"offered {board.holder + 1} {chest_words(board.offered)}")
    if board.chosen != NO_ROOM:
        lines.append(f"chosen {board.chosen + 1}")
    if board.emptied != NO_ROOM:
        lines.append(f"emptied {board.emptied + 1}")
    if board.closed:
        lines.append("closed")
    for player, tiles in enumerate(board.carrying):
        if tiles:
            whose = "dirk-chests" if player == players else f"{player + 1} chests"
            lines.append(" ".join([whose, *[str(tile) for tile in tiles]]))
    return lines


def read_chamber_line(board: Chamber, players: int, words: list[str]) -> bool:
    """Update the board from a line of a position; returns whether the line was about chests."""
    name, rest = words[0], words[1:]
    rooms = {f"room{room + 1}": room for room in range(len(board.rooms))}
    numbers = {str(room + 1): room for room in range(len(board.rooms))}
    seats = {str(seat + 1): seat for seat in range(players)}
    if name in rooms:
        board.rooms = replaced(board.rooms, rooms[name], _read_chests(rest))
    elif name == "offered" and rest and rest[0] in seats:
        board.holder, board.offered = seats[rest[0]], _read_chests(rest[1:])
    elif name == "chosen" and len(rest) == 1 and rest[0] in numbers:
        board.chosen = numbers[rest[0]]
    elif name == "emptied" and len(rest) == 1 and rest[0] in numbers:
        board.emptied = numbers[rest[0]]
    elif words == ["closed"]:
        board.closed = True
    elif name in seats and rest[:1] == ["chests"]:
        tiles = in_order([tile(word) for word in rest[1:]])
        board.carrying = replaced(board.carrying, seats[name], tiles)
    elif name == "dirk-chests" and len(board.carrying) > players:
        tiles = in_order([tile(word) for word in rest])
        board.carrying = replaced(board.carrying, players, tiles)
    else:
        return False
    return True


def _read_chests(words: list[str]) -> Chests:
    chests = NONE
    for word in words:
        if len(word) != 1 or word not in TYPE_LETTERS:
            refuse("words", words=word)
        chests = changed(chests, TYPE_LETTERS.index(word), 1)
    return chests


def chests_left(table: PalaceTable, board: Chamber, chests: list[int]) -> Chests:
    """The chests that are neither in a room nor with anybody; refuses chests on missing tiles."""
    left = list(chests)
    for some in (*board.rooms, board.offered):
        for type, number in enumerate(some):
            left[type] -= number
    for player, tiles in enumerate(board.carrying):
        is_dirk = player == table.options.players
        there = table.dirk if is_dirk else tuple(table.alhambras[player].tiles.values())
        for one in tiles:
            if one not in there or one.type < 0 or tiles.count(one) > 1:
                refuse("chest", tile=str(one))
            left[one.type] -= 1
    if min(left) < 0:
        refuse("chests", type=TYPES[left.index(min(left))])
    return tuple(left)
