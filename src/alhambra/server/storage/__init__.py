"""Where guests, tables and events are kept: one SQLite file."""
