"""A disk without room, and files that may not grow: people are served, what is acknowledged is written, and with room
all is kept again."""

import contextlib
import json
import os
import resource
import sqlite3
import subprocess

import pytest
from app import Browser
from attack import STOP_SECONDS, stop_time
from terminal import Terminal
from waiting import until
from wires import PageSocket


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
    # A card comes before it is written if the disk is slow.
    until(lambda: kept(small_disk) == 1)
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
    for one in [page, *others]:
        one.socket.close()
    assert stop_time(serving) < STOP_SECONDS
    assert kept(small_disk) == 21
    assert serving.said.count("could not be written down") <= 1, serving.said


@contextlib.contextmanager
def no_writes(serving):
    """No file of a server may grow: each write fails, as it does on a full disk, and needs no file system for that."""
    process, limit = serving.process.pid, resource.RLIMIT_FSIZE
    soft, hard = resource.prlimit(process, limit)
    resource.prlimit(process, limit, (0, hard))
    yield
    resource.prlimit(process, limit, (soft, hard))


def fill(place):
    """Fills a file system to its last byte; the file to remove for room."""
    filler = place / "filler"
    with contextlib.suppress(OSError), open(filler, "wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    with contextlib.suppress(OSError), open(filler, "ab", buffering=0) as file:
        while True:
            file.write(b"x")
    return filler


def again(app, serving, browser, *options) -> Browser:
    """Kills the server, starts it again, and gives the same browser."""
    serving.kill()
    return Browser(app.serve(*options, port=serving.port), browser.cookie)


def add(browser) -> bool:
    """Adds a widget; tells whether that was acknowledged."""
    answer = browser.ask("/widgets/add?kind=Landmark&family=systemSmall", "POST")
    assert answer.status in (200, 409), answer.text
    return answer.status == 200


def widgets(browser) -> int:
    return browser.ask("/widgets").text.count('<article class="widget"')


def is_refused(answer) -> bool:
    """A change that was not written down was refused, in the person's words."""
    return answer.status == 409 and "could not be written down" in answer.text


def test_acknowledged_widgets_are_there_after_a_kill(travel):
    serving = travel.serve()
    browser = serving.browser()
    before, added = widgets(browser), 0
    for turn in range(12):
        with no_writes(serving) if turn % 3 else contextlib.nullcontext():
            is_added = add(browser)
            assert is_added == (turn % 3 == 0)
            added += is_added
            assert widgets(browser) == before + added
    browser = again(travel, serving, browser)
    assert widgets(browser) == before + added == before + 4
    assert browser.serving.stop() == 0


def test_acknowledged_widgets_of_a_full_disk_are_there_after_a_kill(travel, small_disk):
    options = ("--state-directory", small_disk, "--database", travel.folder / "travel.sqlite")
    serving = travel.serve(*options)
    browser = serving.browser()
    before, added = widgets(browser), add(browser)
    filler = fill(small_disk)
    for _ in range(20):
        added += add(browser)
    # What is left of a page takes a few changes, and no more.
    assert added < 20
    filler.unlink()
    added += add(browser)
    browser = again(travel, serving, browser, *options)
    assert widgets(browser) == before + added
    assert browser.serving.stop() == 0


@pytest.mark.parametrize("change", [
    "/widgets/add?kind=Landmark&family=systemSmall", "/widgets/change?id=1&to=remove",
    "/widgets/change?id=1&to=family&family=systemLarge", "/widgets/configure?edit=1", "/settings/delete"])
def test_each_change_of_a_board_is_refused_and_leaves_it(travel, change):
    serving = travel.serve()
    browser = serving.browser()
    if change == "/settings/delete":
        assert add(browser)
    before = browser.ask("/widgets").text
    with no_writes(serving):
        assert is_refused(browser.ask(change, "POST"))
    assert browser.ask("/widgets").text == before
    assert browser.ask(change, "POST").status < 300
    assert serving.stop() == 0


def test_the_configuration_of_a_control_is_refused(travel):
    serving = travel.serve()
    browser = serving.browser()
    page = PageSocket(browser)
    look = "/controls/item?kind=Favorite"
    before = browser.ask(look).text

    def configure() -> dict:
        assert browser.ask("/controls/configure?edit=Favorite", "POST").status == 202
        question = page.until(
            lambda event: (event.get("card") or {}).get("question"))["card"]["question"]
        page.message(type="answer", question=question["id"], values={
            "landmark": {"entity": "LandmarkEntity", "id": "1"}})
        return page.until(lambda event: event.get("card") and not event["card"]["question"]
                          and not event["card"]["busy"])["card"]

    with no_writes(serving):
        assert "could not be written down" in configure()["error"]
        assert browser.ask(look).text == before
    assert configure()["error"] is None
    after = browser.ask(look).text
    assert after != before
    browser = again(travel, serving, browser)
    assert browser.ask(look).text == after
    assert browser.serving.stop() == 0


def test_pins_are_refused(travel):
    serving = travel.serve()
    browser = serving.browser()
    page = PageSocket(browser)

    def pin() -> dict:
        page.message(type="pin", index=0, isOn=True)
        return page.until(lambda event: event["type"] in ("refused", "announce"))

    def titles(browser) -> list[str]:
        return [section["title"] for section in json.loads(browser.ask("/search?q=").text)["sections"]]

    with no_writes(serving):
        assert "could not be written down" in pin()["message"]
        assert "Pinned" not in titles(browser)
    assert pin()["full"] == "Pinned."
    browser = again(travel, serving, browser)
    assert "Pinned" in titles(browser)
    assert browser.serving.stop() == 0


def test_focuses_are_refused(kitchen):
    serving = kitchen.serve()
    browser = serving.browser()
    with no_writes(serving):
        assert is_refused(browser.ask("/focus/add", "POST", b"name=Night"))
    assert not (kitchen.state / "focuses.json").exists()
    assert browser.ask("/focus/add", "POST", b"name=Night").status == 303
    kept = (kitchen.state / "focuses.json").read_text()
    name = json.loads(kept)["focuses"][0]["id"]
    with no_writes(serving):
        for change in ("use", "remove"):
            assert is_refused(browser.ask(f"/focus/{change}", "POST", f"focus={name}&on=true".encode()))
    assert (kitchen.state / "focuses.json").read_text() == kept
    assert serving.stop() == 0


def test_a_passphrase_that_is_not_written_down_is_not_set(kitchen):
    def set_passphrase() -> int:
        terminal = Terminal([kitchen.path, "lock", "--set"], kitchen.folder, kitchen.environment)
        for prompt in ("New passphrase:", "New passphrase again:"):
            terminal.expect(prompt)
            terminal.type("open sesame")
        return terminal.finish()

    serving = kitchen.serve()
    browser = serving.browser()
    with no_writes(serving):
        assert set_passphrase() == 1
    assert not (kitchen.state / "lock.json").exists()
    assert kitchen.run("run", "DeleteEverythingIntent").returncode == 0
    assert set_passphrase() == 0
    assert kitchen.run("run", "DeleteEverythingIntent").returncode == 1
    with no_writes(serving):
        # A try that can't be counted is none, even if it is right.
        assert browser.ask("/unlock", "POST", b"passphrase=open+sesame").status == 503
        assert kitchen.run("run", "DeleteEverythingIntent").returncode == 1
    assert browser.ask("/unlock", "POST", b"passphrase=open+sesame").status == 303
    assert serving.stop() == 0


def test_a_board_of_a_later_version_is_set_aside(travel):
    serving = travel.serve()
    browser = serving.browser()
    assert add(browser) and add(browser)
    assert serving.stop() == 0

    def boards() -> dict[str, bytes]:
        with contextlib.closing(sqlite3.connect(travel.state / "boards.sqlite")) as file:
            return dict(file.execute("SELECT person, board FROM board"))

    ((person, board),) = boards().items()
    later = json.dumps(json.loads(board) | {"format": 99, "stacks": [1]}).encode()
    for of_later in (later, b'{"format": 99, "widgets": {"of another": "shape"}}'):
        with contextlib.closing(sqlite3.connect(travel.state / "boards.sqlite")) as file:
            file.execute("UPDATE board SET board = ? WHERE person = ?", (of_later, person))
            file.commit()
        browser = Browser(travel.serve(port=serving.port), browser.cookie)
        before = widgets(browser)
        assert boards()[person] == of_later
        assert add(browser)
        assert widgets(browser) == before + 1
        assert browser.serving.stop() == 0
        assert of_later in [kept for name, kept in boards().items() if name != person]
