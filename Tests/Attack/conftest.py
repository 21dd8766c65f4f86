"""What the attacks share: the examples as running servers, in folders of their own."""

import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Processes"))

from app import App  # noqa: E402
from programs import program  # noqa: E402


@pytest.fixture
def travel(tmp_path):
    """The example with landmarks."""
    with App(program("TRAVEL_TRACKING", "TravelTracking"), tmp_path) as app:
        yield app


@pytest.fixture
def kitchen(tmp_path):
    """The example with the to-do list."""
    with App(program("KITCHEN", "Kitchen"), tmp_path) as app:
        yield app


@pytest.fixture
def serving(travel):
    """The travel example, which must live through the attack and stop in time."""
    serving = travel.serve()
    yield serving
    if serving.process.poll() is None:
        serving.stop()
    assert serving.process.returncode == 0, serving.said
