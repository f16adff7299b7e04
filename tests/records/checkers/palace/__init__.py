"""Palace and its modules, checked a second time."""
