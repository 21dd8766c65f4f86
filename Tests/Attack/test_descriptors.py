"""No descriptors left: new connections are refused in words, nothing spins, and all recovers."""

import contextlib
import resource
import select
import time

from attack import Watch, Wire


def refusals(wires, wanted: int) -> int:
    """How many connections got 503, once that many did or the time is over."""
    end, left, count = time.monotonic() + 20, list(wires), 0
    while left and count < wanted and time.monotonic() < end:
        ready = set(select.select([wire.socket for wire in left], [], [], 0.1)[0])
        for wire in [wire for wire in left if wire.socket in ready]:
            left.remove(wire)
            with contextlib.suppress(OSError):
                count += wire.socket.recv(4096).startswith(b"HTTP/1.1 503 ")
    return count


def test_connections_beyond_the_descriptors_get_503(travel):
    serving = travel.serve(before=("prlimit", "--nofile=256"))
    browser = serving.browser()
    watch = Watch(serving, "descriptors")
    wires = [Wire(serving) for _ in range(400)]
    assert refusals(wires, 400 - 256) >= 400 - 256
    # Those that were just refused may not be closed yet.
    end = time.monotonic() + 20
    while watch.descriptors() > 256 - 32 and time.monotonic() < end:
        time.sleep(0.05)
    assert watch.descriptors() <= 256 - 32, "the program itself needs some"
    before = watch.processor()
    time.sleep(1)
    assert watch.processor() - before < 0.3, "it spins"
    for wire in wires:
        wire.socket.close()
    end = time.monotonic() + 20
    status = 0
    while status != 200 and time.monotonic() < end:
        with contextlib.suppress(OSError):
            status = browser.ask("/health").status
    assert status == 200
    assert serving.stop() == 0, serving.said


def test_not_one_descriptor_is_survived(travel):
    """Fewer than the program wants for itself: the last one is kept for refusals."""
    serving = travel.serve()
    watch = Watch(serving, "not one descriptor")
    browser = serving.browser()
    limit = watch.descriptors() + 8
    resource.prlimit(serving.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
    wires = [Wire(serving) for _ in range(60)]
    assert refusals(wires, 40) >= 40
    before = watch.processor()
    time.sleep(1)
    assert watch.processor() - before < 0.5, "it spins"
    for wire in wires:
        wire.socket.close()
    end = time.monotonic() + 20
    status = 0
    while status != 200 and time.monotonic() < end:
        with contextlib.suppress(OSError):
            status = browser.ask("/health").status
    assert (serving.stop(), status) == (0, 200), serving.said
    # Once for each shortage: as the connections end, a descriptor comes and may go again.
    again = serving.said.count("descriptors again")
    said = serving.said.count("no descriptors left")
    assert 1 <= said <= again + 1, serving.said
    # Not for each of the 60 connections.
    assert said < 6, serving.said
    assert again >= 1, serving.said
