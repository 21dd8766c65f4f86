"""What another program puts in the place of the files that the app keeps: the app starts, says so, and ends."""

import os
import pathlib
import signal
import socket

import pytest
from waiting import ended, until

SETTINGS = ["lock.json", "focuses.json", "relevance.json", "access-token", "instance.lock"]
DATABASES = ["sessions.sqlite", "donations.sqlite", "boards.sqlite", "index.sqlite"]
#: The files that SQLite keeps beside its own.
BESIDE = ["sessions.sqlite-wal", "donations.sqlite-shm", "boards.sqlite-journal"]


def fifo(path: pathlib.Path) -> None:
    os.mkfifo(path, 0o600)


def link(path: pathlib.Path) -> None:
    target = path.with_name("elsewhere")
    target.write_text("elsewhere")
    path.symlink_to(target)


def link_to_fifo(path: pathlib.Path) -> None:
    target = path.with_name("elsewhere")
    os.mkfifo(target)
    path.symlink_to(target)


def endless(path: pathlib.Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: pathlib.Path) -> None:
    path.mkdir()
    (path / "something").touch()


def listener(path: pathlib.Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        # The name of a socket has 107 bytes at most.
        here = os.getcwd()
        os.chdir(path.parent)
        try:
            one.bind(path.name)
        finally:
            os.chdir(here)


@pytest.mark.parametrize(("name", "make"), [
    *[(name, make) for name in SETTINGS + DATABASES + BESIDE for make in (fifo, link)],
    *[(name, make) for name in ("lock.json", "boards.sqlite")
      for make in (link_to_fifo, endless, folder, listener)]])
def test_what_is_no_file_keeps_nothing_from_starting_and_is_told_of(kitchen, name, make):
    kitchen.state.mkdir(parents=True)
    make(kitchen.state / name)
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    # A database is told of with the files beside it.
    path = str(kitchen.state / (name.partition("-")[0] if name in BESIDE else name))
    # The index is read beside the start.
    until(lambda: path in serving.said, lambda: serving.said)
    told = [line for line in serving.said.splitlines() if path in line]
    assert told and ("it is no regular file" in told[0] or "it is no file" in told[0]), serving.said
    # Nothing was written to where a link leads.
    elsewhere = kitchen.state / "elsewhere"
    if make is link:
        assert elsewhere.read_text() == "elsewhere"
    assert serving.stop() == 0


@pytest.mark.parametrize("name", ["lock.json", "focuses.json", "boards.sqlite", "donations.sqlite", "index.sqlite", "texts.sqlite"])
def test_a_fifo_keeps_no_command_waiting(kitchen, name):
    kitchen.state.mkdir(parents=True)
    fifo(kitchen.state / name)
    for words in [("doctor",), ("focus",), ("widgets",), ("suggestions",), ("run", "AddTodo", "--text", "x"), ("search", "soup")]:
        done = kitchen.run(*words)
        assert done.returncode in (0, 1), (words, done.stderr)


@pytest.mark.parametrize("make", [fifo, link, endless, folder])
def test_two_processes_are_one_app_whatever_is_named_as_their_lock(kitchen, make):
    kitchen.state.mkdir(parents=True)
    make(kitchen.state / "instance.lock")
    first = kitchen.serve()
    assert f"{kitchen.state}/instance.lock.aside" in first.said
    second = kitchen.start("run", "AddTodo", "--text", "Through the first")
    assert ended(second) == 0
    page = first.browser().open()
    page.perform("AddTodoIntent", text="From the page")
    assert "Through the first" in page.card(lambda card: "From the page" in (card["html"] or ""))["html"]
    third = kitchen.serve()
    third.process.send_signal(signal.SIGTERM)
    assert ended(third.process) == 0
    assert first.stop() == 0


@pytest.mark.parametrize("content", ["", "{", '{"salt": []}', "\0" * 100, "x" * 10_000])
def test_a_damaged_passphrase_is_told_of_at_the_start_and_opens_nothing(bench, content):
    bench.state.mkdir(parents=True)
    (bench.state / "lock.json").write_text(content)
    serving = bench.serve()
    lines = [line for line in serving.said.splitlines() if "lock.json" in line]
    assert len(lines) == 1 and "stays locked" in lines[0], serving.said
    assert bench.run("run", "GuardedIntent").returncode == 1
    assert serving.stop() == 0
