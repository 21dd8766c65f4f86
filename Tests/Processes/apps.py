"""The examples as apps that tests start, kill and start again, each in a folder of its own.

The programs are named by KITCHEN, TRAVEL_TRACKING and WORKBENCH, else they are the debug builds.
"""

import pytest
from app import App
from programs import program


@pytest.fixture
def kitchen(tmp_path):
    """The example with the to-do list."""
    with App(program("KITCHEN", "Kitchen"), tmp_path) as app:
        yield app


@pytest.fixture
def travel(tmp_path):
    """The example with landmarks."""
    with App(program("TRAVEL_TRACKING", "TravelTracking"), tmp_path) as app:
        yield app


@pytest.fixture
def bench(tmp_path):
    """An app whose intents do everything that a command line has to cope with."""
    with App(program("WORKBENCH", "Workbench"), tmp_path) as app:
        yield app
