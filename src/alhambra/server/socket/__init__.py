"""The socket of a table: frames in, frames out, and nobody waits for a slow subscriber."""
