"""Sets up a position, asks what is allowed, and why something else is not."""

from alhambra import PALACE

state = PALACE.parse_position("""\
palace players=3
phase act 1
market P2new G8sw T12 A9
display y1 g4 b7 o2
1 hand y2 g9 b9 b3
1 alhambra G9e@0,1
1 reserve T11
""")

for move in state.legal_moves():
    print(move)

refusal = state.why_not(PALACE.parse_move("place T11 1,1"))
assert refusal is not None
print(f"place T11 1,1 is not allowed by {refusal.rule}: {refusal}")

state.play(PALACE.parse_move("buy P2new y2"))
state.play(PALACE.parse_move("end"))
state.play(PALACE.parse_move("place P2new 0,2"))
print("the wall is now", state.observe(0).alhambras[0].wall(), "long")
