"""Entities that are found by their properties."""

import json

import pytest

TITLES = ["Mount Fuji", "Fushimi Inari Shrine"]


def test_conditions_an_order_and_a_limit(travel):
    """All conditions are met; the order and the limit are the query's own."""
    done = travel.command(
        "find", "landmark", "--where", "name contains fu", "--where", "country is Japan", "--sort", "distance",
        "--limit", "2")
    assert (done.code, done.err) == (0, "")
    assert [line.split(" – ")[0] for line in done.out.splitlines()] == TITLES


def test_any_condition(travel):
    done = travel.command(
        "find", "Landmarks", "--any", "--where", "name is 'Mount Fuji'", "--where", "name is Atomium", "--sort", "name",
        "--descending")
    assert [line.split(" – ")[0] for line in done.out.splitlines()] == ["Mount Fuji", "Atomium"]


def test_values_are_data_too(travel):
    done = travel.command("find", "landmark", "--where", "distance < 2000 km", "--limit", "1", "--json")
    value = json.loads(done.out)["value"]
    assert len(value) == 1
    assert value[0]["entity"] == "LandmarkEntity"


def test_what_can_be_found_is_listed(travel, kitchen):
    assert travel.command("find").out == "Landmark\n"
    assert "distance: lessThan, greaterThan, between (--sort)\n" in travel.command("find", "landmark", "--properties").out


def test_nothing_is_found(travel):
    done = travel.command("find", "landmark", "--where", "name is Atlantis")
    assert (done.code, done.out, done.err) == (0, "", "")


@pytest.mark.parametrize(("words", "message"), [
    (["mountain"], "There is nothing called “mountain” that can be found. What can be found: Landmark."),
    (["landmark", "--where", "colour is red"],
     "--where: “colour is red” is not Name or Country or Continent or Distance or Entrance (US$)."),
    (["landmark", "--where", "distance < 5 apples"], "--where: “< 5 apples” can’t be used for “Distance”."),
    (["landmark", "--sort", "colour"],
     "--sort: “colour” is not one of the choices. The choices are name, country, distance, entrance."),
    (["landmark", "--limit", "0"], "--limit: Choose a number of at least 1."),
])
def test_a_mistake_is_named(travel, words, message):
    assert travel.command("find", *words) == (64, "", message + "\n")
