"""What the attacks share: the examples as the tests of whole processes start them, and one that serves."""

import pathlib
import sys

import pytest

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / "Processes"), str(TESTS / "MCP")]

from apps import bench, kitchen, travel  # noqa: E402, F401
from attack import visit  # noqa: E402


@pytest.fixture
def serving(travel):  # noqa: F811
    """The travel example, which must live through the attack and stop in time."""
    serving = travel.serve()
    visit(serving, "ShowFavoritesIntent", "BrowseLandmarksIntent")
    yield serving
    assert serving.stop() == 0, serving.said
