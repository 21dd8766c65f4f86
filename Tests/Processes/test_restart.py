"""A restart that nobody notices: the socket stays open, what was sent is performed once, and pages come back."""

import asyncio
import contextlib
import http.client
import json
import pathlib
import secrets
import signal
import socket
import tempfile

import pytest
from activation import listening, passing
from frames import frame, unframed
from waiting import PATIENCE, ended, pace, until

#: Taps of all sessions in a second.
RATE = 200
#: So many that no page has to keep more than it does while the next process starts, for eight seconds.
SESSIONS = 100
#: Clients that share a busy machine with the server may need longer than people's.
PATIENT = "--drain-seconds", str(PATIENCE)
#: The page keeps so many actions while it has no connection.
MOST_WAITING = 16


class Tab:
    """A page as far as it concerns a restart: what connection.js does."""

    def __init__(self, port: int, cookie: str, file: pathlib.Path):
        self.port, self.cookie, self.file = port, cookie, file
        self.tab = secrets.token_hex(8)
        self.card = self.seen = self.writer = None
        self.waiting, self.refused = [], []
        self.streams = 0
        self.has_card = asyncio.Event()

    async def live(self) -> None:
        while True:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            seen = "" if self.seen is None else f"&seen={self.seen}"
            writer.write((
                f"GET /session/socket?tab={self.tab}&scheme=light&text=large&language=en&leaving=1{seen}"
                f" HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
                f"Origin: http://127.0.0.1:{self.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "Sec-WebSocket-Protocol: openappintents.1\r\n\r\n").encode())
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.streams += 1
            self.writer = writer
            if self.card is None:
                self.send(type="perform", intent="ShowTurnstileIntent", values={"file": str(self.file)})
            await self.read(reader, writer)
            self.writer = None

    async def read(self, reader, writer) -> None:
        """Takes messages until the server ends or says that it will."""
        data = b""
        while True:
            while (found := unframed(data)) is None:
                new = await reader.read(1 << 16)
                if not new:
                    return writer.close()
                data += new
            opcode, content, data = found
            if opcode == 9:
                writer.write(frame(content, 10))
            if opcode == 8:
                writer.write(frame(content, 8))
            if opcode == 1 and self.takes(json.loads(content)):
                # As a browser: everything that was sent, then a close frame, then the server's.
                writer.write(frame((1000).to_bytes(2, "big"), 8))
                self.leaving = asyncio.create_task(self.wait_for_end(reader, writer))
                return None

    @staticmethod
    async def wait_for_end(reader, writer) -> None:
        await reader.read()
        writer.close()

    def takes(self, message: dict) -> bool:
        """Shows a state; true if the server ends."""
        if message["type"] == "refused":
            self.refused.append(message)
        if message["type"] == "state":
            self.seen = message["seq"]
            if message["card"] and not message["card"]["busy"]:
                self.card = message["card"]
                self.has_card.set()
                self.flush()
        return message["type"] == "leaving"

    @property
    def is_full(self) -> bool:
        """The page would drop a further tap."""
        return len(self.waiting) == MOST_WAITING

    def send(self, **message) -> None:
        self.writer.write(frame(json.dumps(message).encode()))

    def tap(self) -> None:
        message = {"type": "tap", "card": self.card["id"], "generation": self.card["generation"], "action": 0}
        if self.writer:
            self.send(**message)
        else:
            self.waiting.append(message)

    def flush(self) -> None:
        for message in self.waiting:
            assert message["card"] == self.card["id"], "the page would drop this tap"
            self.send(**message)
        self.waiting = []


async def asks(port: int, stopped: asyncio.Event) -> int:
    """Asks on new connections, a quarter of the rate, until it is stopped; the number of answers."""
    answers, begin = 0, asyncio.get_running_loop().time()
    while not stopped.is_set():
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 200") and answer.endswith(b"ok"), answer
        answers += 1
        writer.close()
        await pace(begin + answers * 4 / RATE)
    return answers


async def restart_under_load(bench, socket, first, file, is_awaited: bool):
    """Taps and asks while one process follows another; the second process, the taps and the tabs."""
    tabs = [Tab(first.port, first.browser().cookie, file) for _ in range(SESSIONS)]
    lives = [asyncio.create_task(tab.live()) for tab in tabs]
    for tab in tabs:
        await asyncio.wait_for(tab.has_card.wait(), PATIENCE)
    stopped, begun = asyncio.Event(), asyncio.Event()
    asking = [asyncio.create_task(asks(first.port, stopped)) for _ in range(2)]

    async def follow():
        await begun.wait()
        first.process.send_signal(signal.SIGTERM)
        if is_awaited:
            await asyncio.to_thread(ended, first.process)
        second = await asyncio.to_thread(lambda: bench.serve(*PATIENT, **passing(socket)))
        assert await asyncio.to_thread(ended, first.process) == 0, first.said
        return second

    following = asyncio.create_task(follow())
    turns, taps, last, begin = 0, 0, None, asyncio.get_running_loop().time()
    # Half a second before the restart, and half a second after it.
    while last is None or turns < last:
        tab = tabs[turns % SESSIONS]
        turns += 1
        # On a busy machine the next process may start later than pages can wait for.
        if not tab.is_full:
            tab.tap()
            taps += 1
        if turns == RATE // 2:
            begun.set()
        if last is None and following.done():
            last = turns + RATE // 2
        await pace(begin + turns / RATE)
    second = await following
    await asyncio.to_thread(
        until, lambda: file.stat().st_size >= taps or any(life.done() for life in lives),
        lambda: f"{taps} taps, {file.stat().st_size} performed, {[vars(tab) for tab in tabs if tab.refused or tab.waiting]}")
    stopped.set()
    assert all([await task for task in asking])
    for life in lives:
        life.cancel()
    for result in await asyncio.gather(*lives, return_exceptions=True):
        assert isinstance(result, asyncio.CancelledError), result
    # Pages that went away, not ones that don't answer: the second process doesn't wait for them.
    for tab in tabs:
        tab.writer.close()
    return second, taps, tabs


@pytest.mark.parametrize("is_awaited", [True, False], ids=["after", "while it drains"])
def test_a_restart_under_load_loses_no_request_and_performs_each_tap_once(bench, is_awaited):
    with listening() as socket, tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "passed"
        first = bench.serve(*PATIENT, **passing(socket))
        assert first.port == socket.getsockname()[1]
        second, taps, tabs = asyncio.run(restart_under_load(bench, socket, first, file, is_awaited))
        assert taps > RATE
        assert [tab.refused for tab in tabs if tab.refused] == []
        assert {tab.streams for tab in tabs} == {2}
        # The end of the second process is the end of everything that is under way.
        assert second.stop() == 0, second.said
        assert file.stat().st_size == taps
        assert "cut off" not in first.said + second.said


def test_a_process_that_waits_for_the_last_one_ends_when_it_is_told_to(kitchen):
    with listening() as socket:
        first = kitchen.serve(**passing(socket))
        second = kitchen.start("serve", **passing(socket))
        said = b""
        while b"waits for the end of process" not in said:
            line = second.stderr.readline()
            assert line, said
            said += line
        second.send_signal(signal.SIGTERM)
        assert ended(second) == 0, said
        assert first.ask("/health").text == "ok"
        assert first.stop() == 0


def test_a_socket_for_another_process_is_not_taken(kitchen):
    with listening() as socket:
        serving = kitchen.serve(**passing(socket, process="1"))
        assert serving.port != socket.getsockname()[1]
        assert serving.stop() == 0


@pytest.mark.parametrize("kind, words", [
    ("file", "Descriptor 3, which was to be the listening socket, is no open socket."),
    ("silent", "Descriptor 3 is a socket at which nothing listens"),
    ("unix", "Descriptor 3 is a socket of another kind"),
    ("datagrams", "Descriptor 3 is a socket of another kind"),
])
def test_what_is_no_listening_socket_is_refused(kitchen, kind, words):
    with contextlib.ExitStack() as stack:
        if kind == "file":
            given = stack.enter_context(open("/dev/null", "rb"))
        elif kind == "unix":
            given = stack.enter_context(socket.socket(socket.AF_UNIX))
            given.bind(str(kitchen.runtime / "page.sock"))
            given.listen()
        else:
            sort = socket.SOCK_DGRAM if kind == "datagrams" else socket.SOCK_STREAM
            given = stack.enter_context(socket.socket(type=sort))
            given.bind(("127.0.0.1", 0))
        done = kitchen.run("serve", **passing(given))
        assert done.returncode == 64 and words in done.stderr, done


def test_several_sockets_are_refused(kitchen):
    with listening() as socket:
        done = kitchen.run("serve", **passing(socket, count="2"))
        assert done.returncode == 64 and "2 sockets were passed to this process; serve takes one." in done.stderr


def test_a_process_without_an_app_keeps_its_callers_waiting(kitchen):
    """Connections that come while no process runs are answered by the next one."""
    with listening() as socket:
        port = socket.getsockname()[1]
        early = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        early.request("GET", "/health")
        serving = kitchen.serve(**passing(socket))
        assert early.getresponse().read() == b"ok"
        assert serving.stop() == 0


def test_pages_that_wait_for_the_process_are_served_at_once(kitchen):
    """They are, before the server says that it listens; it knows its port by then."""
    with listening() as socket_, contextlib.ExitStack() as stack:
        host = f"127.0.0.1:{socket_.getsockname()[1]}"
        pages = [
            stack.enter_context(socket.create_connection(socket_.getsockname(), timeout=PATIENCE)) for _ in range(24)]
        for page in pages:
            page.sendall((
                f"GET /session/socket?tab={secrets.token_hex(8)} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
        serving = kitchen.serve("--no-token", **passing(socket_))
        assert {page.recv(12) for page in pages} == {b"HTTP/1.1 101"}
        for page in pages:
            page.close()
        assert serving.stop() == 0
