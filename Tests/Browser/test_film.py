"""Plays the film: twelve scenes with each example and with the gallery, in which every step shows what its text says."""

import pytest
from conftest import Server
from film import FILM, Player, Scene
from programs import TRAVEL_LOCATION

APPS = {"TravelTracking": ["--location", TRAVEL_LOCATION], "Kitchen": [], "Gallery": []}
SCENES = [
    "slow network", "offline", "killed server", "stop", "dismiss", "two tabs", "back and forward", "largest text",
    "right to left", "keyboard only", "screen reader", "320 points"]


@pytest.fixture(params=APPS)
def server(request, tmp_path):
    """An app that nothing was done with: what a person does once, the next scene would list."""
    server = Server(request.param, tmp_path, *APPS[request.param])
    # Long enough for a person, for what is recorded only at rest, and for a slow machine that looks at each step of it.
    server.environment["TRAVELTRACKING_SEARCH_SECONDS"] = "25"
    yield server.start()
    server.stop()


@pytest.fixture
def player(browser, server):
    player = Player(browser, server)
    yield player
    player.close()


@pytest.mark.parametrize("scene", SCENES)
def test_scene(player, scene):
    name = player.server.binary.name
    player.play(Scene(FILM / name / f"{scene}.txt"))


def test_there_is_no_other_scene():
    """Each of the files is played."""
    assert {(path.parent.name, path.stem) for path in FILM.glob("*/*.txt")} == {
        (app, scene) for app in APPS for scene in SCENES}
