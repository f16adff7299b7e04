"""What bots know about Alcazaba: `evaluation` tells what tiles are worth, `greedy` plays."""
