"""The app's controls and widgets as commands: list, use, read, configure."""

import json


def test_a_toggle_is_switched_and_tells_its_state(travel):
    assert travel.command("controls") == (0, "Favorite: Big Basin Redwoods, Not a Favorite (Off)\n", "")
    assert travel.command("controls", "Favorite", "on") == (
        0, "Favorite: Big Basin Redwoods, Favorite (On)\n", "")
    # Without a state it becomes the other one; it is also found by its title.
    assert travel.command("controls", "Big Basin Redwoods") == (
        0, "Favorite: Big Basin Redwoods, Not a Favorite (Off)\n", "")


def test_controls_as_json(travel):
    code, out, err = travel.command("controls", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == [{
        "about": "Adds a landmark to your favorites, or removes it.", "intent": "SetFavoriteIntent",
        "isEnabled": True, "isOn": False, "kind": "Favorite", "title": "Big Basin Redwoods",
        "value": "Not a Favorite"}]
    code, out, err = travel.command("controls", "Favorite", "on", "--json")
    assert (code, err, [control["isOn"] for control in json.loads(out)]) == (0, "", [True])


def test_a_control_that_there_is_not(travel):
    assert travel.command("controls", "Nothing") == (
        64, "",
        "TravelTracking has no control “Nothing”; TravelTracking controls lists them.\n")


def test_widgets_as_text_with_what_was_configured(travel):
    code, out, err = travel.command("widgets")
    assert (code, err) == (0, "")
    assert out.startswith("Landmark\n  ") and "Big Basin Redwoods" in out
    assert travel.run("LandmarkWidgetIntent", "--landmark", "Uluru").code == 0
    assert "Uluru" in travel.command("widgets").out
    (widget,) = json.loads(travel.command("widgets", "--json").out)
    assert (widget["kind"], widget["family"], widget["relevance"]) == ("Landmark", "systemSmall", 0)
    assert "Uluru" in widget["text"]


def test_the_list_as_json_has_controls_and_widgets(travel):
    listed = json.loads(travel.command("list", "--json").out)
    assert listed["controls"] == [{
        "configuration": "FavoriteControlIntent",
        "description": "Adds a landmark to your favorites, or removes it.",
        "intent": "SetFavoriteIntent", "kind": "Favorite", "name": "Favorite"}]
    assert listed["widgets"] == [{
        "configuration": "LandmarkWidgetIntent",
        "description": "A landmark, or those near you in turn.",
        "families": ["systemSmall", "systemMedium", "systemLarge"], "kind": "Landmark",
        "name": "Landmark"}]


def test_an_app_without_controls_says_so(bench):
    assert bench.command("controls") == (0, "The app has no controls.\n", "")
    assert "controls" not in json.loads(bench.command("list", "--json").out)
