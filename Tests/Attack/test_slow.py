"""Slow and silent clients of every kind: each ends within the time that Security.md names."""

import contextlib
import select
import socket
import threading
import time

from attack import STOP_SECONDS, Watch, long, stop_time
from frames import frame
from waiting import ended, pass_time, until
from wires import PageSocket, SLACK, Wire, is_read


def sink(wire) -> None:
    """Reads whatever comes, so that this client isn't the slow one."""
    with contextlib.suppress(OSError):
        while wire.socket.recv(1 << 16):
            pass


def fill(page, cards: int = 600) -> None:
    """Makes a session show one large card after the other, at a pace at which each is drawn."""
    page.socket.settimeout(1)
    with contextlib.suppress(OSError):
        for _ in range(cards):
            page.perform("BrowseLandmarksIntent")
            pass_time(0.01)


def test_a_body_of_a_byte_now_and_then_is_given_up(serving):
    browser = serving.browser()
    with Wire(serving) as wire:
        wire.send(wire.head(
            "POST", "/session/actions?tab=0123456789abcdef", browser.cookie, Content_Length=100_000,
            Content_Type="application/json"))
        # No tab has this name: the answer comes at once, and the body is still passed over.
        assert wire.status() == 404
        start = time.monotonic()
        with contextlib.suppress(OSError):
            # A byte each half second, until the server ends the connection.
            while not select.select([wire.socket], [], [], 0.5)[0] and time.monotonic() < start + 15 + SLACK:
                wire.send(b"x")
            assert wire.socket.recv(1, socket.MSG_DONTWAIT) == b""
        assert time.monotonic() - start < 15 + SLACK


def test_a_slow_body_that_is_read_is_answered_with_408(serving):
    browser = serving.browser()
    page = PageSocket(browser)
    # The tab is known from its first state on, and not yet when the upgrade is answered.
    page.event()
    with Wire(serving) as wire:
        wire.send(wire.head(
            "POST", f"/session/actions?tab={page.tab}", browser.cookie, Content_Length=100_000,
            Content_Type="application/json") + b"x")
        start = time.monotonic()
        assert wire.status() == 408
        assert time.monotonic() - start < 10 + SLACK
        wire.ends(5)


def test_a_head_that_never_ends_is_given_up(serving):
    with Wire(serving) as wire:
        wire.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        wire.ends(30)


def test_a_socket_that_says_close_with_a_full_buffer_ends(serving):
    page = PageSocket(serving.browser(), receive_buffer=1 << 12)
    fill(page)
    with contextlib.suppress(OSError):
        page.send(frame(b"\x03\xe8", opcode=8))
    # The buffers may have been too small to be full; then the server closes for another reason.
    page.ends(30)


def test_answers_that_nobody_reads_end_their_connection(serving):
    with Watch(serving, "pipelined, unread"), Wire(serving, receive_buffer=1 << 12) as wire:
        wire.socket.settimeout(2)
        with contextlib.suppress(OSError):
            for _ in range(20_000):
                wire.send(wire.head("GET", "/page.js") * 100)
        # The minute begins when the machine's buffers are full, some seconds after nothing can be sent any more.
        wire.ends(60 + 60)


def test_an_event_stream_that_nobody_reads_ends(serving):
    browser = serving.browser()
    with Watch(serving, "stream, unread"), Wire(serving, receive_buffer=1 << 12) as wire:
        wire.send(wire.head(
            "GET", "/session/events?tab=0123456789abcdef&scheme=light&text=large&language=en",
            browser.cookie))
        # The minute begins when the machine's buffers are full, which takes some megabytes.
        page = PageSocket(browser)
        threading.Thread(target=fill, args=(page, 12_000), daemon=True).start()
        threading.Thread(target=sink, args=(page,), daemon=True).start()
        wire.ends(60 + 60)
        page.socket.close()


def test_leaving_is_noticed_whatever_stands_behind(serving):
    browser = serving.browser()
    path = "/session/events?tab=0123456789abcdef"
    for behind in (b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 50):
        with Wire(serving) as wire:
            wire.send(wire.head("GET", path, browser.cookie))
            wire.socket.recv(1)
            wire.send(behind)
        # A question that sends nothing to the stream, which would notice the end by that.
        until(lambda: browser.ask("/session/options?question=1&parameter=x").status == 404,
              lambda: "the tab is still there")


def test_a_body_where_none_is_read_leaves_nothing_behind(serving):
    """Two hundred streams with bodies that nobody reads, as the fault was found."""
    browser = serving.browser()
    watch = Watch(serving, "streams with bodies")
    body = b"x" * 200_000
    with watch:
        for _ in range(long(200, 50)):
            with Wire(serving) as wire, contextlib.suppress(OSError):
                wire.send(wire.head(
                    "GET", "/session/events?tab=0123456789abcdef", browser.cookie,
                    Content_Length=len(body)) + body)
    until(lambda: browser.ask(
        "/session/actions?tab=0123456789abcdef", "POST", b'{"type":"stop"}',
        Content_Type="application/json").status == 404, lambda: "the tab is still there")
    until(lambda: watch.memory() < watch.memory_before + (20 << 20), lambda: "the bodies are still there")


def test_stopping_ends_whatever_clients_do(travel):
    serving = travel.serve("--search-seconds", "300")
    browser = serving.browser()
    # A search that takes its time, behind a question that nobody answers.
    page = PageSocket(browser)
    page.perform("FindTicketsIntent")
    page.until(lambda event: event.get("card"))
    wires = [Wire(serving, receive_buffer=1 << 12) for _ in range(30)]
    for wire in wires[:10]:
        wire.send(wire.head(
            "POST", f"/session/actions?tab={page.tab}", browser.cookie, Content_Length=100_000,
            Content_Type="application/json"))
    for wire in wires[10:12]:
        wire.socket.settimeout(1)
        with contextlib.suppress(OSError):
            for _ in range(2000):
                wire.send(wire.head("GET", "/page.js", browser.cookie) * 100)
    for wire in wires[12:20]:
        wire.send(wire.head("GET", "/session/events?tab=0123456789abcdef", browser.cookie))
    taken = stop_time(serving)
    print(f"stopped in {taken:.1f} s")
    assert taken < STOP_SECONDS
    assert "were cut off" in serving.said


def test_a_second_signal_ends_it_at_once(travel):
    # Time enough for what is done before the second signal.
    serving = travel.serve("--drain-seconds", "60")
    browser = serving.browser()
    page = PageSocket(browser)
    # The tab is known once it was told its state.
    page.event()
    with Wire(serving) as wire:
        wire.send(wire.head(
            "POST", f"/session/actions?tab={page.tab}", browser.cookie, Content_Length=100_000,
            Content_Type="application/json") + b"x" * 50_000)
        # So much of a body buys its client minutes for the rest.
        until(lambda: is_read(wire.socket))
        serving.process.terminate()
        # It lets nobody in any more, and still waits for the request.
        until(lambda: refuses(serving.port))
        assert serving.is_alive
        serving.process.terminate()
        assert ended(serving.process) == 128 + 15
    serving.wait_for("a second signal came")


def refuses(port: int) -> bool:
    """Nobody listens at a port."""
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return True
    return False


def test_a_result_whose_tab_was_closed_in_the_middle_is_there_later(travel):
    serving = travel.serve("--search-seconds", "0.3")
    for wait in [0, 0.1, 0.28, 0.3, 0.32]:
        browser = serving.browser()
        page = PageSocket(browser)
        page.perform("FindTicketsIntent", landmark={"entity": "LandmarkEntity", "id": "139"})
        asked = page.until(lambda event: (event.get("card") or {}).get("question"))
        page.message(type="confirm", question=asked["card"]["question"]["id"])
        # The attack is the moment: before the result, about when it comes, and after.
        pass_time(wait)
        page.socket.close()
        PageSocket(browser).until(
            lambda event: (card := event.get("card") or {}).get("title") == "Find Tickets"
            and "General Admission" in (card.get("html") or ""))
    assert serving.stop() == 0
