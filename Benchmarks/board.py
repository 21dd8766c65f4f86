#!/usr/bin/env python3
"""Measures a board of 12 widgets that are refreshed at once, and a control's tap against a card's: board.py [ROUNDS]

Twelve connections, as many as a page's requests over two browsers, ask for their widgets at the same moment;
measured is the time until the last has its answer. Once with timelines that hold, once after a reload, for which
the provider is asked again. A tap is the time until the control's new state is there, or the changed card,
which is tapped through the socket of a page; each of both is measured in turn with the other.
"""

import http.client
import json
import re
import socket
import statistics
import sys
import time

from app_server import APP, BASE_APP, benchmark_app, fail, table
from socket_tap import Client

WIDGETS = 12


class Page:
    """One browser's person, with connections that stay open."""

    def __init__(self, port: int):
        self.port = port
        self.connections = [http.client.HTTPConnection("127.0.0.1", port) for _ in range(WIDGETS)]
        self.headers = {"Origin": f"http://127.0.0.1:{port}"}
        first = self.connections[0]
        first.request("GET", "/widgets")
        answer = first.getresponse()
        answer.read()
        self.headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
        for _ in range(WIDGETS - 1):
            self.ask("POST", "/widgets/add?kind=Place&family=systemSmall")
        first.request("GET", "/widgets", headers=self.headers)
        page = first.getresponse().read().decode()
        self.ids = re.findall(r'data-id="(\d+)"', page)
        if len(self.ids) != WIDGETS:
            fail(f"the board has {len(self.ids)} widgets.")
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest_of_tap = (
            f"&scheme=light&text=large HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {self.headers['Origin']}\r\n"
            f"Cookie: {self.headers['Cookie']}\r\nContent-Length: 0\r\n\r\n").encode()

    def ask(self, method: str, path: str, connection: int = 0) -> dict:
        self.connections[connection].request(method, path, headers=self.headers)
        answer = self.connections[connection].getresponse()
        data = answer.read()
        if answer.status != 200:
            fail(f"{method} {path}: {answer.status} {data[:200]!r}")
        return json.loads(data)

    def refresh(self) -> float:
        """Asks for all widgets at once; gives the milliseconds until the last is there."""
        paths = [f"/widgets/item?id={number}&scheme=light&text=large" for number in self.ids]
        begin = time.perf_counter()
        # Written before anything is read, so that this program's own time counts little.
        for connection, path in zip(self.connections, paths, strict=True):
            connection.request("GET", path, headers=self.headers)
        for connection in self.connections:
            connection.getresponse().read()
        return (time.perf_counter() - begin) * 1000

    def tap(self, control: bytes) -> float:
        """As bare as a card's tap: what this program does with a request and an answer would count as the server's."""
        begin = time.perf_counter()
        self.socket.sendall(b"POST /controls/use?kind=" + control + self.rest_of_tap)
        data = b""
        while (end := data.find(b"\r\n\r\n")) < 0 or len(data) < end + 4 + length(data[:end]):
            data += self.socket.recv(1 << 16)
        took = (time.perf_counter() - begin) * 1000
        if not data.startswith(b"HTTP/1.1 200 "):
            fail(f"the control: {data[:200]!r}")
        return took


def length(head: bytes) -> int:
    """The number of bytes in the body that follows."""
    found = re.search(rb"\r\ncontent-length: (\d+)", head, re.IGNORECASE)
    if not found:
        fail(f"an answer without a length: {head!r}")
    return int(found.group(1))


def measure(program, rounds: int) -> list[list[str]]:
    with benchmark_app(program) as (_, port):
        page = Page(port)
        for _ in range(20):
            page.refresh()
        held = [page.refresh() for _ in range(rounds)]
        taps, renewed = [], []
        for _ in range(rounds):
            taps.append(page.tap(b"Tick"))
            renewed.append(page.refresh())
        card = Client(port)
        buttons, switches, cards = [], [], []
        for round in range(20 + rounds):
            taken = [
                page.tap(b"Tick"), page.tap(b"Lamp&on=true" if round % 2 else b"Lamp&on=false"), card.tap() * 1000]
            # The first ones warm everything up.
            if round >= 20:
                for times, time_taken in zip([buttons, switches, cards], taken, strict=True):
                    times.append(time_taken)
    return [
        row("12 widgets, timelines hold", held), row("12 widgets after a reload", renewed),
        row("a control's tap that makes widgets anew", taps),
        row("a control's tap, in turn with a card's", buttons),
        row("a switch's tap, whose provider tells its state", switches), row("a card's tap", cards)]


def row(name: str, times: list[float]) -> list[str]:
    times = sorted(times)
    return [
        name, f"{statistics.median(times):.2f} ms", f"{times[int(len(times) * 0.95)]:.2f} ms",
        f"{times[-1]:.2f} ms"]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for name, program in [("base", BASE_APP), ("this", APP)]:
        if program is None:
            continue
        print(f"## Board ({name})\n")
        print(table(["", "median", "95 %", "worst"], measure(program, rounds)))


if __name__ == "__main__":
    main()
