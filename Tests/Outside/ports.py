"""Ports that a test knows before anything listens at them, or at which a server comes back."""

import functools
import itertools
import socket
from collections.abc import Iterator

#: Below those that Linux gives to a server that asks for any port, and to connections: nobody takes one of these while
#: its server has yet to start, or is away.
FIRST, EACH, COUNT = 20_000, 500, 25


@functools.cache
def _own_ports() -> tuple[socket.socket, Iterator[int]]:
    """The ports of this process in turn, and what keeps other processes that test from them until it ends."""
    for number in range(COUNT):
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0openappintents-ports-{number}")
        except OSError:
            claim.close()
            continue
        first = FIRST + number * EACH
        return claim, itertools.cycle(range(first, first + EACH))
    raise RuntimeError(f"{COUNT} processes test at once, and there are ports for no more")


def free_port(*addresses: str) -> int:
    """A port at which nothing listens at some addresses, by default this machine's own."""
    _, ports = _own_ports()
    for port in itertools.islice(ports, EACH):
        try:
            for address in addresses or ("127.0.0.1",):
                with socket.socket() as wire:
                    wire.bind((address, port))
        except OSError:
            continue
        return port
    raise RuntimeError(f"all {EACH} ports of this process are taken")
