"""Ports for programs that must be told theirs before they start, and for those that come back to theirs."""

import pathlib
import secrets
import socket

#: Names of which the system gives each to one process, for as long as that keeps it.
_claims: list[socket.socket] = []


def free_port(*addresses: str) -> int:
    """A port at which nothing listens at some addresses, by default this machine's own.

    It stays free: the system gives it to nobody who asks for any port, and no other test takes it.
    """
    lowest = int(pathlib.Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    first = max(lowest - 12_000, 1024)
    while True:
        port = first + secrets.randbelow(lowest - first)
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0openappintents-port-{port}")
            for address in addresses or ("127.0.0.1",):
                with socket.socket() as wire:
                    wire.bind((address, port))
        except OSError:
            claim.close()
            continue
        _claims.append(claim)
        return port
