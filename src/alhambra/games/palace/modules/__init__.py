"""The Treasure Chamber's modules: one file or folder each. The base game does not know them."""

from alhambra.games.palace.module import MODULES
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.modules.builders import Builders
from alhambra.games.palace.modules.invaders import Invaders, OpenInvaders
from alhambra.games.palace.modules.treasure import Treasure

# The order in which they act wherever several have something to do (M-01).
MODULES.extend((Treasure, Builders, Invaders, OpenInvaders, Bazaars))
