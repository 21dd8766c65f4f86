#!/usr/bin/env python3
"""Measures a tap through a bare socket, without a browser: socket_tap.py [TAPS] [ROUNDS]

Measured are taps with 20 ms between them, as the quickest person's, and taps without a pause; for each
the time until the changed card is there, the processor time of the server, and how often one of
its threads went to sleep. With OAI_BENCHMARK_BASE, the folder of another build's programs, both builds
are measured in turn. The last row is an echo without any framework, in this same program.
"""

import contextlib
import pathlib
import re
import secrets
import socket
import statistics
import subprocess
import sys
import threading
import time

from app_server import APP, BASE_APP, benchmark_app, fail, table

PAUSE = 0.02


class Client:
    """One WebSocket with one card that counts."""

    def __init__(self, port: int):
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes = b""
        self.shown = {}
        self.handshake(port)
        self.send('{"type":"perform","intent":"ShowPlaceIntent","values":{}}')
        while "action" not in self.shown:
            self.take()

    def handshake(self, port: int) -> None:
        self.socket.sendall((
            f"GET /session/socket?tab={secrets.token_hex(8)}&scheme=light&text=large&language=en&parts=1"
            f" HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            "Connection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Protocol: openappintents.1\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.bytes:
            self.receive()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            fail(f"no upgrade: {head!r}")

    def receive(self) -> None:
        new = self.socket.recv(1 << 16)
        if not new:
            fail("the server closed the socket.")
        self.bytes += new

    def send(self, text: str) -> None:
        data = text.encode()
        # A mask of zeros is a mask.
        self.socket.sendall(bytes([0x81, 0x80 | len(data)]) + bytes(4) + data)

    def frame(self) -> str:
        while True:
            if len(self.bytes) >= 2:
                length, start = self.bytes[1] & 0x7F, 2
                if length == 126 and len(self.bytes) >= 4:
                    length, start = int.from_bytes(self.bytes[2:4], "big"), 4
                elif length == 127 and len(self.bytes) >= 10:
                    length, start = int.from_bytes(self.bytes[2:10], "big"), 10
                if length < 126 or start > 2:
                    if len(self.bytes) >= start + length:
                        opcode = self.bytes[0] & 0x0F
                        text = self.bytes[start:start + length]
                        self.bytes = self.bytes[start + length:]
                        if opcode == 1:
                            return text.decode()
                        continue
            self.receive()

    def take(self) -> bool:
        """Takes one message; returns whether the card is a new one."""
        text = self.frame()
        if '"type":"refused"' in text:
            fail(f"the server refused: {text}")
        card = re.search(r'"card":\{"id":(\d+),"generation":(\d+)', text)
        if not card:
            return False
        new = (int(card[1]), int(card[2]))
        action = re.search(r'data-action=\\?"(\d+)', text)
        if action:
            self.shown["action"] = int(action[1])
        is_new = new != self.shown.get("card")
        self.shown["card"] = new
        return is_new

    def tap(self) -> float:
        card, generation = self.shown["card"]
        action = self.shown["action"]
        start = time.perf_counter()
        self.send(
            f'{{"type":"tap","card":{card},"generation":{generation},"action":{action}}}')
        while not self.take():
            pass
        return time.perf_counter() - start


def threads(pid: int) -> tuple[int, int]:
    """How often the threads of a process went to sleep, and the nanoseconds that they ran."""
    switches = ran = 0
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError):
            status = (task / "status").read_text()
            switches += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status, re.M)[1])
            ran += int((task / "schedstat").read_text().split()[0])
    return switches, ran


class Samples:
    def __init__(self):
        self.times, self.switches, self.ran = [], 0, 0

    def add(self, pid: int, tap, taps: int, pause: float) -> None:
        before = threads(pid)
        for _ in range(taps):
            self.times.append(tap())
            if pause:
                time.sleep(pause)
        after = threads(pid)
        self.switches += after[0] - before[0]
        self.ran += after[1] - before[1]

    def row(self, name: str, base: "Samples | None") -> list[str]:
        ordered = sorted(self.times)
        middle = statistics.median(ordered)
        count = len(ordered)
        against = f"{middle / statistics.median(base.times):.2f}" if base else ""
        return [
            name, f"{middle * 1e3:.3f} ms", f"{ordered[int(count * 0.9)] * 1e3:.3f} ms",
            f"{self.ran / count / 1e3:.0f} µs", f"{self.switches / count:.2f}", against]


def echo():
    """A server that answers each message with another, in a process of its own."""
    program = (
        "import socket\n"
        "server = socket.create_server(('127.0.0.1', 0))\n"
        "print(server.getsockname()[1], flush=True)\n"
        "client, _ = server.accept()\n"
        "client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)\n"
        "while data := client.recv(4096):\n"
        "    client.sendall(data * 8)\n")
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    client = socket.create_connection(("127.0.0.1", int(process.stdout.readline())))
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def tap() -> float:
        start = time.perf_counter()
        client.sendall(b"x" * 75)
        left = 600
        while left:
            left -= len(client.recv(4096))
        return time.perf_counter() - start

    return process, tap


def main() -> None:
    taps = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    builds = {"this build": APP} | ({"the base": BASE_APP} if BASE_APP else {})
    with contextlib.ExitStack() as stack:
        servers = {}
        for name, program in builds.items():
            process, port = stack.enter_context(benchmark_app(program))
            servers[name] = (process.pid, Client(port).tap)
        process, tap = echo()
        stack.callback(process.kill)
        servers["an echo in Python"] = (process.pid, tap)
        results = {}
        for _, tap in servers.values():
            for _ in range(100):
                tap()
        for _ in range(rounds):
            for name, (pid, tap) in servers.items():
                for label, pause, count in (("20 ms between", PAUSE, taps), ("no pause", 0, taps * 4)):
                    results.setdefault((label, name), Samples()).add(pid, tap, count, pause)
    rows = []
    for label in ("20 ms between", "no pause"):
        for name in servers:
            against = results.get((label, "the base")) if name == "this build" else None
            rows.append(results[label, name].row(f"{name}, {label}", against))
    print(table(
        ["Tap through a socket", "p50", "p90", "server's processors", "sleeps of threads",
         "p50 / base's"], rows))


if __name__ == "__main__":
    main()
