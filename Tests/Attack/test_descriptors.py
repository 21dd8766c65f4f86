"""No descriptors left: new connections are refused in words, nothing spins, and all recovers."""

import contextlib
import resource
import select

from attack import Watch
from waiting import PATIENCE, until
from wires import Wire


def await_refusals(wires, wanted: int) -> None:
    """Waits until so many connections got 503."""
    left, count = {wire.socket for wire in wires}, 0
    while count < wanted:
        ready = select.select(list(left), [], [], PATIENCE)[0]
        assert ready, f"{count} of {wanted} are refused"
        left -= set(ready)
        for socket in ready:
            with contextlib.suppress(OSError):
                count += socket.recv(4096).startswith(b"HTTP/1.1 503 ")


def await_health(browser) -> None:
    """Waits until the server answers again; connections may be refused till then."""
    def answers() -> bool:
        with contextlib.suppress(OSError):
            return browser.ask("/health").status == 200
        return False
    until(answers)


def test_connections_beyond_the_descriptors_get_503(travel):
    serving = travel.serve(before=("prlimit", "--nofile=256"))
    browser = serving.browser()
    watch = Watch(serving, "descriptors")
    wires = [Wire(serving) for _ in range(400)]
    await_refusals(wires, 400 - 256)
    # Those that were just refused may not be closed yet; and the program itself needs some.
    until(lambda: watch.descriptors() <= 256 - 32)
    # What spins never rests.
    until(lambda: watch.processor_of_an_idle_second() < 0.3, lambda: "it spins")
    for wire in wires:
        wire.socket.close()
    await_health(browser)
    assert serving.stop() == 0, serving.said


def test_not_one_descriptor_is_survived(travel):
    """Fewer than the program wants for itself: the last one is kept for refusals."""
    serving = travel.serve()
    watch = Watch(serving, "not one descriptor")
    browser = serving.browser()
    limit = watch.descriptors() + 8
    resource.prlimit(serving.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
    wires = [Wire(serving) for _ in range(60)]
    await_refusals(wires, 40)
    until(lambda: watch.processor_of_an_idle_second() < 0.5, lambda: "it spins")
    for wire in wires:
        wire.socket.close()
    await_health(browser)
    assert serving.stop() == 0, serving.said
    # Once for each shortage: as the connections end, a descriptor comes and may go again.
    again = serving.said.count("descriptors again")
    said = serving.said.count("no descriptors left")
    assert 1 <= said <= again + 1, serving.said
    # Not for each of the 60 connections.
    assert said < 6, serving.said
    assert again >= 1, serving.said
