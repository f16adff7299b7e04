"""Palace in the terminal: `board` draws the table, `choices` lists the moves, `telling` tells what
has happened, and `modules` has what the modules add."""
