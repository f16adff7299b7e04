"""The table server: people and bots at tables, live, with every move kept."""
