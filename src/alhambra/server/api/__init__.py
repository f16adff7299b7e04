"""What is asked for and answered over HTTP."""
