"""Where bots think: in processes of their own, with lower priority than the server's."""
