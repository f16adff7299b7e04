"""A cable between a browser and a server that can be cut and mended."""

import socket
import threading
from contextlib import suppress


class Cable:
    """Forwards everything from a port of its own to the server's."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._plug = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._plug.getsockname()[1])
        self._open: set[socket.socket] = set()
        self._whole = True
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._open):
            _close(end)

    def mend(self) -> None:
        self._whole = True

    def unplug(self) -> None:
        self.cut()
        _close(self._plug)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._plug.accept()
                if self._whole:
                    self._join(near)
                else:
                    near.close()

    def _join(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._server)
        except OSError:
            near.close()
            return
        self._open |= {near, far}
        if not self._whole:
            # It was cut meanwhile.
            _close(near)
            _close(far)
            return
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            self._open.discard(end)
            _close(end)


def _close(end: socket.socket) -> None:
    # Closing alone does not wake whoever waits for something to come.
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
