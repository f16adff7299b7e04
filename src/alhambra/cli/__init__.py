"""The command `alhambra`: one file for each of its commands; `companion` counts for `score`."""
