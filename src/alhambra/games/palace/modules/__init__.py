"""The Treasure Chamber's modules: one file each. The base game does not know them."""
