"""How a bot that thinks plays Alcazaba: by what the round will bring everybody."""

from alhambra.bots.alcazaba.evaluation import ON_RESERVE, Outlook
from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.alcazaba.spoils import AlcazabaSpoils
from alhambra.bots.dice.greedy import of_start
from alhambra.bots.dice.mind import Imagination, SolvingMind
from alhambra.bots.dice.rounds import Fields, RestOfRound
from alhambra.bots.style import Style
from alhambra.core.state import Move
from alhambra.games.alcazaba.moves import TakeStart, TakeTile
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.palace.building import redesigned
from alhambra.games.palace.moves import Give, Place, Reserve, Swap


class ThinkingAlcazabaPlayer(AlcazabaPlayer):
    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.imagination = Imagination()

    def fields(self, view: AlcazabaTable) -> Fields:
        spoils = AlcazabaSpoils(view, self.style)
        rest = RestOfRound(view.markers, view.turn, spoils, self.style.of("caution"))
        return self.imagination.fields(rest)

    def of_redesign(self, move: Move, view: AlcazabaTable, outlook: Outlook) -> float:
        if isinstance(move, Reserve):
            # Removing a tile pays off only as part of a plan.
            return 0.0
        seat = view.turn
        spoils = AlcazabaSpoils(view, self.style)
        gain = outlook.growth(redesigned(view.alhambras[seat], view.reserves[seat], move)[0])
        assert isinstance(move, (Place, Swap))
        gain += (1 - ON_RESERVE) * spoils.one_more(move.tile.type, seat, seat)
        if isinstance(move, Swap):
            gain -= (1 - ON_RESERVE) * spoils.one_more(move.away.type, seat, seat)
        return gain

    def of_results(self, view: AlcazabaTable, outlook: Outlook, moves: list[Move]) -> list[float]:
        spoils = AlcazabaSpoils(view, self.style)
        return [_of_result(move, view, outlook, spoils) for move in moves]


def _of_result(move: Move, view: AlcazabaTable, outlook: Outlook, spoils: AlcazabaSpoils) -> float:
    seat = view.turn
    if isinstance(move, TakeTile):
        return spoils.taking(move.tile, view.markers.owners(view.column))
    if isinstance(move, TakeStart):
        return spoils.taking_start(view.markers.owners(view.column))
    if isinstance(move, Place):
        built = spoils.one_more(move.tile.type, seat, seat)
        return built + outlook.growth_at(move.tile, move.cell)
    if isinstance(move, Reserve):
        return ON_RESERVE * spoils.one_more(move.tile.type, seat, seat)
    if isinstance(move, Give):
        return spoils.one_more(move.tile.type, view.options.players, seat)
    return of_start(move, seat, view.options.players)


class AlcazabaMind(SolvingMind):
    def __init__(self, style: Style) -> None:
        player = ThinkingAlcazabaPlayer(style)
        super().__init__(player, player.imagination)
