"""A disk without room: people are served, the log says it once, and with room all is kept again."""

import contextlib
import os
import sqlite3
import subprocess

import pytest
from attack import PageSocket, STOP_SECONDS, stop_time


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 1 MB."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m,mode=0700", "tmpfs", place]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("Only root may mount a small file system.")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def kept(place) -> int:
    with contextlib.closing(sqlite3.connect(f"file:{place}/sessions.sqlite?mode=ro", uri=True)) as file:
        return file.execute("SELECT count(*) FROM session").fetchone()[0]


def show(page, number: int) -> None:
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": str(number)}])
    page.until(lambda event: (event.get("card") or {}).get("html"))


def test_people_are_served_without_room_on_the_disk(kitchen, small_disk):
    serving = kitchen.serve("--state-directory", small_disk)
    page = PageSocket(serving.browser())
    show(page, 1)
    assert kept(small_disk) == 1
    filler = small_disk / "filler"
    with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    others = [PageSocket(serving.browser()) for _ in range(20)]
    for _ in range(5):
        for other in others:
            show(other, 2)
    filler.unlink()
    for other in others:
        show(other, 3)
    assert serving.browser().ask("/health").status == 200
    assert stop_time(serving) < STOP_SECONDS
    assert kept(small_disk) == 21
    assert serving.said.count("could not be written down") <= 1, serving.said
