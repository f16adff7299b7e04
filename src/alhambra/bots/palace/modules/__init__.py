"""What bots know about the modules of Palace."""
