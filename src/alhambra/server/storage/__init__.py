"""Where guests, tables and events are kept: SQLite or PostgreSQL."""
