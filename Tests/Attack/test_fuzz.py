"""Input that makes no sense, by the thousand: on a socket, in HTTP, to /mcp and over pipes."""

import contextlib
import json
import random
import socket
import threading
import time

from attack import Watch, long
from frames import frame
from waiting import PATIENCE, ended
from wires import PageSocket, Wire

SECONDS = long(60, 4)

META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}}

MESSAGES = [
    {"type": "perform", "intent": "ShowLandmarkIntent", "values": {}},
    {"type": "perform", "intent": "FavoriteLandmarkIntent", "values": {
        "landmark": {"entity": "LandmarkEntity", "id": "139"}, "isFavorite": True}},
    {"type": "tap", "card": 1, "generation": 1, "action": 0},
    {"type": "toggle", "card": 1, "generation": 1, "action": 0, "isOn": True},
    {"type": "answer", "question": 3, "values": {"landmark": "Alcatraz"}},
    {"type": "choose", "question": 3, "option": 0}, {"type": "confirm", "question": 3},
    {"type": "cancel", "question": 3}, {"type": "done", "card": 2}, {"type": "stop"},
    {"type": "environment", "scheme": "dark", "text": "large", "language": "de"},
]
CALLS = [
    {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": META}},
    {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {
        "_meta": META, "name": "ShowFavorites", "arguments": {}}},
    {"jsonrpc": "2.0", "id": 3, "method": "initialize", "params": {
        "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "x"}}},
]
SCRAPS = [b'"', b"{", b"}", b"[", b"]", b"\\u0000", b"\\ud800", b"1e999", b"-0", b"null", b"\x00",
          b"\xff\xfe", b"\r\n", b"\r\n\r\n", b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n",
          b"[" * 40, b"9" * 30, "𝕊́‮".encode()]


def goes_on(end: float, count: int, least: int) -> bool:
    """The time isn't over; on a slow machine there is more time for the least that is to be tried."""
    return time.monotonic() < end + (PATIENCE if count <= least else 0)


def mutated(chance: random.Random, content: bytes) -> bytes:
    """The same, with something gone, doubled, changed or put in."""
    data = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(data) + 1)
        match chance.randrange(5):
            case 0:
                del data[place:place + chance.randint(1, 8)]
            case 1:
                data[place:place] = chance.choice(SCRAPS)
            case 2:
                data[place:place] = data[place:place + 20]
            case 3:
                data[place:place + 1] = bytes([chance.randrange(256)])
            case 4:
                del data[place:]
    return bytes(data)


def test_a_socket(serving):
    chance, count = random.Random(1), 0
    browser, page = serving.browser(), None
    end = time.monotonic() + SECONDS
    with Watch(serving, "fuzzed sockets") as watch:
        while goes_on(end, count, 100):
            with contextlib.suppress(OSError):
                page = page or PageSocket(browser)
                page.socket.settimeout(2)
                content = json.dumps(chance.choice(MESSAGES)).encode()
                if chance.random() < 0.8:
                    content = mutated(chance, content)
                data = frame(content, chance.choice([1, 1, 1, 1, 0, 2, 9, 10, 15]), chance.random() < 0.9)
                if chance.random() < 0.1:
                    data = mutated(chance, data)
                page.send(data)
                count += 1
                # An answer may arrive, and need not.
                page.socket.settimeout(0.001)
                page.socket.recv(1 << 16)
                continue
            if page and chance.random() < 0.05:
                page.socket.close()
                page = None
            elif page:
                with contextlib.suppress(OSError):
                    page.send(b"")
                    continue
                page = None
    print(f"{count} inputs")
    assert serving.process.poll() is None, serving.said
    assert watch.failures == 0 and count > 100


def exchange(serving, data: bytes) -> bytes:
    with Wire(serving) as wire:
        wire.socket.settimeout(0.3)
        answer = b""
        with contextlib.suppress(OSError):
            wire.send(data)
            wire.socket.shutdown(socket.SHUT_WR)
            while new := wire.socket.recv(1 << 16):
                answer += new
        return answer


def test_the_framing_of_http(serving):
    chance, count, odd = random.Random(2), 0, []
    cookie = serving.browser().cookie
    end = time.monotonic() + SECONDS
    with Watch(serving, "fuzzed HTTP") as watch, Wire(serving) as wire:
        good = [
            wire.head("GET", "/search?q=al%63atraz", cookie),
            wire.head("POST", "/session/actions?tab=0123456789abcdef", cookie, Content_Length=15,
                      Content_Type="application/json") + b'{"type":"stop"}',
            wire.head("POST", "/session/actions?tab=0123456789abcdef", cookie,
                      Transfer_Encoding="chunked", Content_Type="application/json")
            + b'f\r\n{"type":"stop"}\r\n0\r\n\r\n',
            wire.head("GET", "/session/events?tab=0123456789abcdef", cookie, Content_Length=3) + b"abc",
            wire.head("GET", "/session/socket?tab=0123456789abcdef", cookie, Connection="Upgrade",
                      Upgrade="websocket", Sec_WebSocket_Version=13, Sec_WebSocket_Key="AA=="),
        ]
        while goes_on(end, count, 20):
            answer = exchange(serving, mutated(chance, chance.choice(good) * chance.randint(1, 3)))
            if answer and not answer.startswith(b"HTTP/1.1 "):
                odd.append(answer[:80])
            count += 1
    print(f"{count} inputs")
    assert odd == []
    assert serving.process.poll() is None, serving.said
    assert watch.failures == 0 and count > 20


def test_messages_of_assistants(serving):
    chance, count, odd = random.Random(3), 0, set()
    end = time.monotonic() + SECONDS
    with Watch(serving, "fuzzed /mcp") as watch:
        while goes_on(end, count, 50):
            answer = serving.ask(
                "/mcp", "POST", mutated(chance, json.dumps(chance.choice(CALLS)).encode()),
                Authorization=f"Bearer {serving.token}", Content_Type="application/json",
                Accept="application/json, text/event-stream", MCP_Protocol_Version="2026-07-28",
                Mcp_Method="tools/list")
            if answer.status >= 500:
                odd.add((answer.status, answer.text[:100]))
            count += 1
    print(f"{count} inputs")
    assert odd == set()
    assert serving.process.poll() is None, serving.said
    assert watch.failures == 0 and count > 50


def test_lines_over_pipes(travel):
    chance, count = random.Random(4), 0
    process = travel.start("mcp")
    threading.Thread(target=process.stdout.read, daemon=True).start()
    threading.Thread(target=process.stderr.read, daemon=True).start()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        line = mutated(chance, json.dumps(chance.choice(CALLS)).encode())
        process.stdin.write(line.replace(b"\n", b" ") + b"\n")
        count += 1
    process.stdin.flush()
    assert process.poll() is None
    process.stdin.close()
    assert ended(process) == 0
    print(f"{count} inputs")
