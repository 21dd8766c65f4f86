"""Connections whose bytes are all the test's own: bare ones, and a page's WebSocket."""

import json
import os
import secrets
import select
import socket
import time

from frames import frame, unframed
from waiting import PATIENCE, until

#: How late a machine may be. The limits of a server are measured in the long form of the attacks; otherwise they only
#: come at all.
SLACK = 5 if os.environ.get("ATTACK") == "long" else PATIENCE


class Wire:
    """One connection, whose bytes are all the test's own."""

    def __init__(self, serving, receive_buffer: int | None = None):
        self.serving = serving
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket = serving.dial(self.socket)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes = b""

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *reason) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def head(self, method: str, path: str, cookie: str | None = None, host: str | None = None,
             **fields) -> bytes:
        """The head of a request; underscores in the names of fields are hyphens."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or self.serving.host}"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def status(self) -> int:
        """The status of the next response, whose body is passed over."""
        while b"\r\n\r\n" not in self.bytes:
            new = self.socket.recv(1 << 16)
            if not new:
                raise ConnectionError("closed before a response")
            self.bytes += new
        head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        length = 0
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        while len(self.bytes) < length:
            new = self.socket.recv(1 << 16)
            if not new:
                raise ConnectionError("closed in a response")
            self.bytes += new
        self.bytes = self.bytes[length:]
        return int(head.split(b" ")[1])

    def is_ended(self) -> bool:
        """The server has ended the connection, which a client that reads nothing isn't told."""
        try:
            return not is_held(self.socket)
        except OSError:
            # Reset: there is no other end any more.
            return True

    def ends(self, limit: float) -> None:
        """Waits, reading nothing, until the server has ended the connection, as it does after a limit of its own."""
        until(self.is_ended, lambda: f"the connection outlives its limit of {limit} s", limit + SLACK)


def is_held(wire: socket.socket) -> bool:
    """The server still has its end of a connection, or has yet to take it; one that it closed may wait for this end
    in the kernel, where it belongs to no file but isn't established any more."""
    here, there = (f":{end[1]:04X}" for end in (wire.getsockname(), wire.getpeername()))
    with open("/proc/net/tcp") as table:
        for line in table:
            fields = line.split()
            if fields[1].endswith(there) and fields[2].endswith(here):
                return fields[9] != "0" or fields[3] in ("01", "08")
    return False


def is_read(wire: socket.socket) -> bool:
    """The server has taken a connection, and all that was sent to it."""
    here, there = (f":{end[1]:04X}" for end in (wire.getsockname(), wire.getpeername()))
    with open("/proc/net/tcp") as table:
        for line in table:
            fields = line.split()
            if fields[1].endswith(there) and fields[2].endswith(here):
                return fields[9] != "0" and int(fields[4].partition(":")[2], 16) == 0
    return False


class PageSocket(Wire):
    """A tab's WebSocket: that of its session, or one that a path names."""

    def __init__(self, browser, receive_buffer: int | None = None, tab: str | None = None,
                 path: str = "/session/socket?scheme=light&text=large&language=en"):
        super().__init__(browser.serving, receive_buffer)
        self.state = None
        self.tab = tab or secrets.token_hex(8)
        self.send(self.head(
            "GET", f"{path}{'&' if '?' in path else '?'}tab={self.tab}", browser.cookie, Origin=self.serving.origin,
            Connection="Upgrade", Upgrade="websocket",
            Sec_WebSocket_Version=13, Sec_WebSocket_Key="AAAAAAAAAAAAAAAAAAAAAA==",
            Sec_WebSocket_Protocol="openappintents.1"))
        while b"\r\n\r\n" not in self.bytes:
            new = self.socket.recv(1 << 16)
            assert new, "the socket was closed before its upgrade"
            self.bytes += new
        head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head

    def message(self, **message) -> None:
        self.send(frame(json.dumps(message).encode()))

    def perform(self, intent: str, **values) -> None:
        self.message(type="perform", intent=intent, values=values)

    def receive(self, opcodes=(1,)) -> bytes:
        """The contents of the next frame of some kinds."""
        end = time.monotonic() + PATIENCE
        while True:
            while (found := unframed(self.bytes)) is None:
                new = self.socket.recv(1 << 16)
                if not new:
                    raise ConnectionError("closed")
                self.bytes += new
            opcode, content, self.bytes = found
            if opcode == 9:
                # Pings come before a socket is silent for as long as nothing else may take.
                assert time.monotonic() < end, "only pings come"
                self.send(frame(content, 10))
            if opcode in opcodes:
                return content
            if opcode == 8:
                raise ConnectionError(f"closed with {int.from_bytes(content[:2], 'big')}")

    def event(self) -> dict:
        return json.loads(self.receive())

    def has_event(self) -> bool:
        """Takes what has come, answers pings, and tells whether a whole event is there."""
        while select.select([self.socket], [], [], 0)[0]:
            new = self.socket.recv(1 << 16)
            if not new:
                raise ConnectionError("closed")
            self.bytes += new
        while (found := unframed(self.bytes)) and found[0] == 9:
            self.bytes = found[2]
            self.send(frame(found[1], 10))
        return bool(found)

    def until(self, matches) -> dict:
        """The next event that matches."""
        while not matches(event := self.event()):
            pass
        return event

    def close_code(self) -> int:
        """Reads to the end; the code with which the server closed."""
        return int.from_bytes(self.receive(opcodes=(8,))[:2], "big")
