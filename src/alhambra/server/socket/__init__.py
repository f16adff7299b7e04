"""The socket of a table: frames in and frames out. A slow subscriber holds up nobody else."""
