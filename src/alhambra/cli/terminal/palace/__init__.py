"""Palace in the terminal: `board` draws the table, `choices` lists the moves, `telling` tells,
`modules` has what the modules add."""
