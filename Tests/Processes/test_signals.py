"""Who is told to end ends, whichever other process of the app performs its command."""

import contextlib
import json
import os
import pathlib
import platform
import signal

import pytest
from serving import ADDRESS
from waiting import Output, ended, until

#: The exit codes of a process that ended when it was told to: with its work done, or with none to do.
TOLD = {signal.SIGTERM: (0, 128 + signal.SIGTERM, -signal.SIGTERM),
        signal.SIGINT: (0, 128 + signal.SIGINT, -signal.SIGINT)}


def owner(app) -> int | None:
    with contextlib.suppress(OSError, ValueError):
        return json.loads((app.state / "instance.lock").read_text()).get("process")
    return None


def pages(kitchen, number: int) -> list:
    """Several commands `serve` on one state folder; the first one's process performs all."""
    pages = [kitchen.serve() for _ in range(number)]
    assert owner(kitchen) == pages[0].process.pid
    return pages


@contextlib.contextmanager
def stopped(process):
    """A process that does nothing for a while."""
    process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WNOWAIT)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_page_that_took_over_twice_ends_when_it_is_told_to(kitchen, number):
    rest = pages(kitchen, 4)
    while len(rest) > 1:
        said = {page: len(page.said) for page in rest}
        next(page for page in rest if page.process.pid == owner(kitchen)).kill()
        rest = [page for page in rest if page.is_alive]
        until(lambda: owner(kitchen) in [page.process.pid for page in rest])
        for page in rest:
            page.wait_for(ADDRESS, said[page])
    rest[0].process.send_signal(number)
    assert ended(rest[0].process) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_pages_that_are_told_to_end_at_once_all_end(kitchen, number):
    together = pages(kitchen, 3)
    for page in together:
        page.process.send_signal(number)
    for page in together:
        assert ended(page.process) in TOLD[number], page.said


def test_a_page_that_is_told_to_end_leaves_the_others(kitchen):
    first, second = pages(kitchen, 2)
    assert second.stop() == 0
    assert first.ask("/health").text == "ok"
    assert first.stop() == 0


def test_a_page_takes_over_from_one_that_is_told_to_end(kitchen):
    first, second = pages(kitchen, 2)
    said = len(second.said)
    assert first.stop() == 0
    second.wait_for(ADDRESS, said)
    assert owner(kitchen) == second.process.pid
    assert second.stop() == 0


def test_commands_end_although_the_instance_hangs(kitchen):
    """At once, since each takes the ten seconds of its limit."""
    serving = kitchen.serve()
    with stopped(serving.process):
        commands = [
            (kitchen.start(*words), number)
            for words in [("list",), ("find",), ("run", "AddTodo", "--text", "x"), ("serve", "--port", "0")]
            for number in (signal.SIGTERM, signal.SIGINT)]
        for command, number in commands:
            until(lambda command=command: waits_for_the_instance(command))
            command.send_signal(number)
        for command, _ in commands:
            assert ended(command) == 1
            # Not to the end of the stream: the instance was lent it, and has it until it continues.
            Output(command.stderr.fileno()).wait_for(
                rf"Kitchen runs already \(process {serving.process.pid}\), and doesn't answer\.")
    assert serving.ask("/health").text == "ok"
    assert serving.stop() == 0


def test_a_second_signal_ends_a_command_at_once_although_the_instance_hangs(kitchen):
    serving = kitchen.serve()
    with stopped(serving.process):
        command = kitchen.start("list")
        until(lambda: waits_for_the_instance(command))

        def is_ended() -> bool:
            # Of two signals that come before the program has taken the first, it sees one.
            command.send_signal(signal.SIGTERM)
            return command.poll() is not None
        until(is_ended)
        assert command.returncode == 128 + signal.SIGTERM
    assert serving.stop() == 0


#: The system call in which a command waits for its instance, `recvmsg`.
RECEIVING = {"x86_64": "47", "aarch64": "212"}[platform.machine()]


def waits_for_the_instance(process) -> bool:
    """A thread of the process waits for a message."""
    assert process.poll() is None, process.stderr.read()
    for thread in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        with contextlib.suppress(OSError):
            if (thread / "syscall").read_text().split()[0] == RECEIVING:
                return True
    return False
