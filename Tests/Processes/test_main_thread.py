"""The main thread as an event loop, in a program of its own: a test has no main thread to give."""

import subprocess

from programs import program
from waiting import PATIENCE


def said(argument: str) -> str:
    command = [program("MainThreadProgram"), argument]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout


def test_the_main_actors_jobs_run_on_the_main_threads_loop():
    assert said("loop") == "loop: true\non the main thread: true\njobs: 2000\ntimers: 3\n"


def test_without_libdispatchs_private_symbols_the_main_actors_jobs_run_as_ever():
    output = said("pool")
    assert output.startswith("loop: false\n")
    assert output.endswith("jobs: 2000\ntimers: 3\n")
