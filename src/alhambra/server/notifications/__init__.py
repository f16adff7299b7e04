"""Calling people to games that they do not have open: push messages, and emails."""
