"""Two bots play Palace to the end; then the record is checked, and the last scoring shown."""

from alhambra import Game, MersenneSource, game, parse_record, seeded, verify
from alhambra.bots import bot

palace = game("palace")
table = Game(palace, palace.options(2, {}), seeded(2024), ["greedy", "random"])
players = [bot(name, MersenneSource(seat)) for seat, name in enumerate(table.record.names)]

while (seat := table.state.to_act()) is not None:
    moves = table.state.legal_moves()
    view = table.state.observe(seat)
    table.play(moves[0] if len(moves) == 1 else players[seat].choose(view, moves))

assert verify(parse_record(str(table.record)), palace) == table.state
for line in table.state.scorings_so_far()[-1].lines():
    print(line)
print("points:", table.state.scores())
