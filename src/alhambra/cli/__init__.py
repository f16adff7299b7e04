"""The command `alhambra`: one file per subcommand; `companion` does the counting for `score`."""
