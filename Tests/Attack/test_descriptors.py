"""No descriptors left: new connections are refused in words, nothing spins, and all recovers."""

import contextlib
import resource
import time

from attack import Watch, Wire


def test_connections_beyond_the_descriptors_get_503(travel):
    serving = travel.serve(before=("prlimit", "--nofile=256"))
    browser = serving.browser()
    watch = Watch(serving, "descriptors")
    wires, refused = [], 0
    for _ in range(400):
        wire = Wire(serving)
        wires.append(wire)
        wire.socket.setblocking(False)
    time.sleep(0.5)
    for wire in wires:
        with contextlib.suppress(BlockingIOError, ConnectionError):
            if wire.socket.recv(4096).startswith(b"HTTP/1.1 503 "):
                refused += 1
    assert refused >= 400 - 256
    assert watch.descriptors() <= 256 - 32, "the program itself needs some"
    before = watch.processor()
    time.sleep(1)
    assert watch.processor() - before < 0.3, "it spins"
    for wire in wires:
        wire.socket.close()
    end = time.monotonic() + 5
    status = 0
    while status != 200 and time.monotonic() < end:
        with contextlib.suppress(OSError):
            status = browser.ask("/health").status
    assert status == 200
    assert serving.stop() == 0


def test_not_one_descriptor_is_survived(travel):
    """Fewer than the program wants for itself: the last one is kept for refusals."""
    serving = travel.serve()
    watch = Watch(serving, "not one descriptor")
    browser = serving.browser()
    limit = watch.descriptors() + 8
    resource.prlimit(serving.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
    wires = [Wire(serving) for _ in range(60)]
    time.sleep(1)
    before = watch.processor()
    time.sleep(1)
    assert watch.processor() - before < 0.5, "it spins"
    answered = 0
    for wire in wires:
        wire.socket.setblocking(False)
        with contextlib.suppress(BlockingIOError, ConnectionError):
            answered += wire.socket.recv(4096).startswith(b"HTTP/1.1 503 ")
    assert answered >= 40
    for wire in wires:
        wire.socket.close()
    end = time.monotonic() + 5
    status = 0
    while status != 200 and time.monotonic() < end:
        with contextlib.suppress(OSError):
            status = browser.ask("/health").status
    assert status == 200
    assert serving.stop() == 0
    assert serving.said.count("no descriptors left") == 1, serving.said
    assert "descriptors again" in serving.said
