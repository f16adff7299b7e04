"""What bots know about Alcazaba: `evaluation` says what tiles are worth, `greedy` plays."""
