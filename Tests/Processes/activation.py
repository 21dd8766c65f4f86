"""What systemd does for a program with a socket unit: it opens the socket, keeps it, and passes it as descriptor 3."""

import socket
import sys

#: Becomes the program with the socket in its place, as the process that the variables name.
PASS = (
    "import os, sys; os.dup2(int(sys.argv[1]), 3);"
    " os.environ.update(LISTEN_FDS=sys.argv[2], LISTEN_PID=sys.argv[3].replace('own', str(os.getpid())));"
    " os.execv(sys.argv[4], sys.argv[4:])")


def listening() -> socket.socket:
    """A socket at a free port, open until the test closes it."""
    return socket.create_server(("127.0.0.1", 0), backlog=1024)


def passing(descriptor: socket.socket, count: str = "1", process: str = "own") -> dict:
    """Options of `App.serve` and `App.start` for a program that is given a socket."""
    number = descriptor.fileno()
    return {"before": (sys.executable, "-S", "-c", PASS, str(number), count, process), "pass_fds": (number,)}
