"""The command `alhambra`: one file for each of its commands."""
