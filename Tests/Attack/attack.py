"""What attacks need: bare sockets, a page's WebSocket, and a watch over the server that is attacked."""

import json
import os
import secrets
import select
import socket
import statistics
import subprocess
import sys
import time

import probe
from frames import frame, unframed
from waiting import PATIENCE, pass_time, until

#: The long form takes longer and uses greater numbers; Scripts/attack asks for it.
IS_LONG = os.environ.get("ATTACK") == "long"

#: The bounds that hold under every attack.
HEALTH_P99 = 0.050
MEMORY = 200 << 20
STOP_SECONDS = 10


def long(whole, short):
    """What the long form takes, and what the short form does."""
    return whole if IS_LONG else short


#: How late a machine may be.
SLACK = 5


class Wire:
    """One connection, of which every byte is the test's own."""

    def __init__(self, serving, receive_buffer: int | None = None):
        self.serving = serving
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", serving.port))
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
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.serving.port}'}"]
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
    """A tab's WebSocket."""

    def __init__(self, browser, receive_buffer: int | None = None, tab: str | None = None):
        super().__init__(browser.serving, receive_buffer)
        self.state = None
        self.tab = tab or secrets.token_hex(8)
        origin = f"http://127.0.0.1:{self.serving.port}"
        self.send(self.head(
            "GET", f"/session/socket?tab={self.tab}&scheme=light&text=large&language=en",
            browser.cookie, Origin=origin, Connection="Upgrade", Upgrade="websocket",
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
        while True:
            while (found := unframed(self.bytes)) is None:
                new = self.socket.recv(1 << 16)
                if not new:
                    raise ConnectionError("closed")
                self.bytes += new
            opcode, content, self.bytes = found
            if opcode == 9:
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


def visit(serving, *intents: str) -> None:
    """One person performs intents and leaves: a program that never did anything is no measure of memory."""
    page = PageSocket(serving.browser())
    for intent in intents:
        page.perform(intent)
        page.until(lambda event: {"html", "question"} & {
            name for name, value in (event.get("card") or {}).items() if value})
    page.socket.close()


class Watch:
    """What the server costs and how soon it answers others, while something goes on."""

    def __init__(self, serving, title: str):
        self.serving = serving
        self.title = title
        self.latencies = []
        self.failures = 0
        self.memory_before = self.memory_peak = self.memory()
        self.descriptors_before = self.descriptors_peak = self.descriptors()

    def memory(self) -> int:
        return probe.memory(self.serving.process.pid)

    def descriptors(self) -> int:
        return probe.descriptors(self.serving.process.pid)

    def processor(self) -> float:
        """The seconds of processor time so far."""
        with open(f"/proc/{self.serving.process.pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> "Watch":
        self.prober = subprocess.Popen(
            [sys.executable, probe.__file__, str(self.serving.port), str(self.serving.process.pid)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.prober.stdout.readline() == "begun\n"
        return self

    def __exit__(self, *reason) -> None:
        output, _ = self.prober.communicate(timeout=2 * PATIENCE)
        figures = json.loads(output)
        self.latencies = figures["latencies"]
        self.failures = figures["failures"]
        self.memory_peak = max(self.memory_peak, figures["memory"])
        self.descriptors_peak = max(self.descriptors_peak, figures["descriptors"])
        if self.latencies:
            print(self.line)

    def recovers(self) -> None:
        """Waits until the memory is within a tenth of what it was."""
        until(lambda: self.memory() <= self.memory_before * 1.1,
              lambda: f"{self.title}: {self.memory() >> 20} MB stay")

    def processor_of_an_idle_second(self) -> float:
        """The seconds of processor time that a second takes in which nobody does anything: a time, and no event."""
        before = self.processor()
        pass_time(1)
        return self.processor() - before

    @property
    def p99(self) -> float:
        if len(self.latencies) < 100:
            return max(self.latencies)
        return statistics.quantiles(self.latencies, n=100)[98]

    @property
    def line(self) -> str:
        return (
            f"{self.title}: /health {statistics.median(self.latencies) * 1000:.1f} ms, "
            f"p99 {self.p99 * 1000:.1f}, longest {max(self.latencies) * 1000:.0f}; memory "
            f"{self.memory_before >> 20} → {self.memory_peak >> 20} MB; descriptors "
            f"{self.descriptors_before} → {self.descriptors_peak}; refused or failed {self.failures}")


def stop_time(serving) -> float:
    """How long the server takes to end after SIGTERM."""
    start = time.monotonic()
    assert serving.stop() == 0, serving.said
    return time.monotonic() - start
