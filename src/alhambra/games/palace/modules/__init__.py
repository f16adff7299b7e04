"""The modules of the Treasure Chamber, a file or folder each. The base game knows none of them."""

from alhambra.games.palace.module import MODULES
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.modules.builders import Builders
from alhambra.games.palace.modules.invaders import Invaders, OpenInvaders
from alhambra.games.palace.modules.treasure import Treasure

# The order in which they act when several have something to do (M-01).
MODULES.extend((Treasure, Builders, Invaders, OpenInvaders, Bazaars))
