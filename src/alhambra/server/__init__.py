"""The table server: live games of people and bots, with every move stored."""
