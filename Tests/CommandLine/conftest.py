"""What the tests of the command line share: programs, terminals, and outputs kept in files.

RECORD=1 writes the outputs.
"""

import os
import pathlib
import subprocess
from typing import NamedTuple

import pytest
from programs import program
from recordings import compare_with_recording
from terminal import Terminal
from waiting import PATIENCE

SNAPSHOTS = pathlib.Path(__file__).parent / "snapshots"


class Result(NamedTuple):
    """How a program ended."""

    code: int
    out: str
    err: str


class Program:
    """A program of an app, with a folder of its own for what it keeps."""

    def __init__(self, name: str, folder: pathlib.Path):
        self.path = program(name)
        self.folder = folder
        # A crash says its reason in a line; a whole backtrace takes longer than any test may.
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("LC_")},
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "XDG_STATE_HOME": str(folder),
            "TERM": "xterm-256color", "NO_COLOR": "1",
            "KITCHEN_TODOS": str(folder / "todos.json"), "TRAVELTRACKING_SEARCH_SECONDS": "0.2",
        }

    def run(self, *words, **more) -> Result:
        """Runs the command `run` without a terminal."""
        return self.command("run", *words, **more)

    def command(self, *words, stdin=subprocess.DEVNULL, env=None) -> Result:
        done = subprocess.run(
            [self.path, *words], stdin=stdin, capture_output=True, timeout=PATIENCE,
            cwd=self.folder, env={**self.environment, **(env or {})}, check=False)
        return Result(done.returncode, done.stdout.decode(), done.stderr.decode())

    def start(self, *words, **more) -> subprocess.Popen:
        """Starts the command `run` without a terminal."""
        return subprocess.Popen(
            [self.path, "run", *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=self.folder, env=self.environment, **more)

    def terminal(self, *words, **more) -> Terminal:
        """Starts the command `run` at a terminal."""
        return Terminal([self.path, "run", *words], self.folder, self.environment, **more)


@pytest.fixture
def bench(tmp_path):
    """An app whose intents do everything that a command line has to cope with."""
    return Program("Workbench", tmp_path)


@pytest.fixture
def kitchen(tmp_path):
    """The example with the to-do list."""
    return Program("Kitchen", tmp_path)


@pytest.fixture
def travel(tmp_path):
    """The example with landmarks."""
    return Program("TravelTracking", tmp_path)


@pytest.fixture
def snapshot():
    """Compares a whole output with the one that a file keeps."""

    def compare(name: str, text: str) -> None:
        compare_with_recording(SNAPSHOTS / f"{name}.txt", text)

    return compare
