"""One way to break each rule: a text of the source, and what it is changed into.

One file for each part of the reference in `src/alhambra/rules/`; here all of them, in its order."""

from mutations.alcazaba import ALCAZABA_MUTATIONS
from mutations.dice import DICE_MUTATIONS
from mutations.modules import MODULE_MUTATIONS
from mutations.palace import PALACE_MUTATIONS
from mutations.rollwrite import ROLLWRITE_MUTATIONS

MUTATIONS = [
    *ALCAZABA_MUTATIONS,
    *DICE_MUTATIONS,
    *PALACE_MUTATIONS,
    *ROLLWRITE_MUTATIONS,
    *MODULE_MUTATIONS,
]
