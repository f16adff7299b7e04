"""The socket of a table: frames in, frames out, and a slow subscriber holds up nobody."""
