"""The examples as apps that tests start, kill and start again, each in a folder of its own."""

import pytest
from app import App
from programs import program


@pytest.fixture
def kitchen(tmp_path):
    """The example with the to-do list."""
    with App(program("Kitchen"), tmp_path) as app:
        yield app


@pytest.fixture
def travel(tmp_path):
    """The example with landmarks."""
    with App(program("TravelTracking"), tmp_path) as app:
        yield app


@pytest.fixture
def bench(tmp_path):
    """An app whose intents do everything that a command line has to cope with."""
    with App(program("Workbench"), tmp_path) as app:
        yield app
