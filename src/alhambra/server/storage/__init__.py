"""Where guests, tables, events and results are stored: SQLite or PostgreSQL."""
