"""Pages of one app that are killed and told to end at random: who is told to ends, and one of the others serves."""

import contextlib
import json
import random
import signal
import time

from attack import STOP_SECONDS, long
from serving import ADDRESS
from waiting import ended, until

#: The exit codes of a page that is told to end: with its work done, or with none to do.
CODES = {
    signal.SIGTERM: (0, 128 + signal.SIGTERM, -signal.SIGTERM), signal.SIGINT: (0, 128 + signal.SIGINT, -signal.SIGINT),
    signal.SIGKILL: (-signal.SIGKILL,)}


def owner(app) -> int | None:
    with contextlib.suppress(OSError, ValueError):
        return json.loads((app.state / "instance.lock").read_text()).get("process")
    return None


def test_who_is_told_to_end_ends_and_another_takes_over(kitchen):
    chance = random.Random(15)
    pages, takeovers = [], 0
    for number in range(long(60, 8)):
        pages += [kitchen.serve() for _ in range(3 - len(pages))]
        first, said = owner(kitchen), {page: len(page.said) for page in pages}
        told = chance.sample(pages, chance.randint(1, 3))
        signals = [chance.choice(list(CODES)) for _ in told]
        start = time.monotonic()
        for page, sent in zip(told, signals):
            page.process.send_signal(sent)
        for page, sent in zip(told, signals):
            assert ended(page.process) in CODES[sent], page.said
        assert time.monotonic() - start < STOP_SECONDS
        pages = [page for page in pages if page not in told]
        if pages:
            until(lambda: owner(kitchen) in [page.process.pid for page in pages])
            if owner(kitchen) != first:
                takeovers += 1
                # A page that is told to end before it is served again has no work to end with.
                for page in pages:
                    page.wait_for(ADDRESS, said[page])
            added = kitchen.run("run", "AddTodo", "--text", f"Number {number}")
            assert added.returncode == 0 and not added.stderr, added.stderr
    assert takeovers > 0
    for page in pages:
        assert page.stop() == 0, page.said
