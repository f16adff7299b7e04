"""Whether this is the compiled engine or plain Python."""

from alhambra.core import state


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")
