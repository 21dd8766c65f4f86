"""What the tests of whole processes share: apps that are started, killed and started again.

The programs are named by KITCHEN, TRAVEL_TRACKING and WORKBENCH, else they are the debug builds.
"""

import os
import pathlib

import pytest
from app import App

ROOT = pathlib.Path(__file__).resolve().parents[2]


def program(variable: str, name: str) -> pathlib.Path:
    path = pathlib.Path(os.environ.get(variable) or ROOT / ".build/debug" / name)
    if not path.exists():
        pytest.fail(f"{path} does not exist; build it with `swift build` first.")
    return path


@pytest.fixture
def kitchen(tmp_path):
    """The example with the to-do list, in a folder of its own."""
    with App(program("KITCHEN", "Kitchen"), tmp_path) as app:
        yield app


@pytest.fixture
def travel(tmp_path):
    """The example with landmarks, in a folder of its own."""
    with App(program("TRAVEL_TRACKING", "TravelTracking"), tmp_path) as app:
        yield app


@pytest.fixture
def bench(tmp_path):
    """An app whose intents do everything that a command line has to cope with."""
    with App(program("WORKBENCH", "Workbench"), tmp_path) as app:
        yield app
