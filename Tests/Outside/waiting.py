"""How the tests from outside wait: for an event, and never longer than one bound.

The bound is no measure of the product: it only ends a test of something that never happens, on a machine that is
ten times as slow as a developer's.
"""

import asyncio
import codecs
import contextlib
import ctypes
import os
import pathlib
import re
import select
import subprocess
import threading
import time
from collections.abc import Callable, Iterator

#: The seconds after which nothing is expected any more.
PATIENCE = 60


def until(holds: Callable[[], bool], told: Callable[[], str] = lambda: "this never held",
          seconds: float = PATIENCE) -> None:
    """Asks again and again: for what another process keeps and gives no event of, such as its files under /proc, the
    rows of its database, and what it answers when it is asked."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, told()
        time.sleep(0.02)


def pass_time(seconds: float) -> None:
    """Lets a time pass that is itself what a test is about: a measured interval, the moment of an attack."""
    time.sleep(seconds)


async def pace(moment: float) -> None:
    """Lets time pass until a moment of the loop's clock, for a test that does something at a rate."""
    await asyncio.sleep(max(0, moment - asyncio.get_running_loop().time()))


def until_files(folder: pathlib.Path, holds: Callable[[], bool]) -> None:
    """Waits until something holds of the files that are directly in a folder, each time that one of them changes."""
    with changes(folder) as descriptor:
        while not holds():
            assert select.select([descriptor], [], [], PATIENCE)[0], f"{folder}: {os.listdir(folder)}"
            os.read(descriptor, 1 << 16)


def until_file_says(path: pathlib.Path, text: str) -> None:
    until_files(path.parent, lambda: path.exists() and path.read_text() == text)


@contextlib.contextmanager
def changes(folder: pathlib.Path) -> Iterator[int]:
    """A descriptor to read from when files of a folder come, go or change (inotify)."""
    system = ctypes.CDLL(None, use_errno=True)
    descriptor = system.inotify_init1(os.O_CLOEXEC)
    modified, closed, moved, created, deleted = 0x2, 0x8, 0x40 | 0x80, 0x100, 0x200
    kinds = modified | closed | moved | created | deleted
    if descriptor < 0 or system.inotify_add_watch(descriptor, os.fsencode(folder), kinds) < 0:
        raise OSError(ctypes.get_errno(), f"{folder} can't be watched")
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def ended(process: subprocess.Popen) -> int:
    """Waits for the end of a process; its exit code."""
    try:
        return process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise


def until_ended(pid: int) -> None:
    """Waits for the end of a process that isn't a child of this one."""
    with contextlib.suppress(ProcessLookupError):
        descriptor = os.pidfd_open(pid)
        try:
            assert select.select([descriptor], [], [], PATIENCE)[0], f"process {pid} never ended"
        finally:
            os.close(descriptor)


class Output:
    """All that a process writes into a pipe or at a terminal, read as it comes."""

    def __init__(self, descriptor: int):
        self.text = ""
        self._is_over = False
        self._changed = threading.Condition()
        threading.Thread(target=self._read, args=(descriptor,), daemon=True).start()

    def _read(self, descriptor: int) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while not self._is_over:
            try:
                data = os.read(descriptor, 1 << 16)
            except OSError:
                # A terminal whose program has ended.
                data = b""
            with self._changed:
                self.text += decoder.decode(data, final=not data)
                self._is_over = not data
                self._changed.notify_all()

    def wait_for(self, pattern: str, start: int = 0) -> re.Match:
        """Waits until something was written that matches, from a place in the text on."""
        searched = re.compile(pattern)
        with self._changed:
            self._changed.wait_for(lambda: self._is_over or searched.search(self.text, start), PATIENCE)
            found = searched.search(self.text, start)
        assert found, f"{pattern!r} never came. What came was:\n{self.text}"
        return found

    def end(self) -> str:
        """Waits for the end; the whole text."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._is_over, PATIENCE), f"there is no end of:\n{self.text}"
        return self.text
