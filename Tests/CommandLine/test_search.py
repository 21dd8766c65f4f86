"""Entities that the app put into an index, found by words."""

import json


def test_an_indexed_entity_is_found_with_what_can_be_done_with_it(bench):
    done = bench.command("search", "carpentry")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "OpenToolIntent: Hand Saw"
    assert "DeleteToolsIntent: Delete Tools" in lines


def test_its_values_are_data(bench):
    section, asked = json.loads(bench.command("search", "--json", "carpentry").out)
    assert [item["title"] for item in asked["items"]] == [
        "Find Matching Tool", "Search for “carpentry”", "Play “carpentry”"]
    assert section["title"] == "Tool"
    assert section["items"][0]["kind"] == "entity"
    assert section["items"][0]["values"] == {"target": {"entity": "Tool", "id": "s1"}}


def test_the_index_knows_words_for_a_parameter(bench):
    done = bench.run("open-tool", "--target", "carpentry")
    assert (done.code, "Hand Saw" in done.out) == (0, True), done


def rows(app, *words, env=None):
    """The rows of a search, as pairs of title and subtitle."""
    done = app.command("search", "--json", *words, **({"env": env} if env else {}))
    return [(item["title"], item.get("subtitle")) for section in json.loads(done.out) for item in section["items"]]


def test_the_content_of_the_travel_example_is_found(travel):
    assert rows(travel, "louvre")[0][0] == "Louvre"
    assert ("Find Tickets", "Louvre") in rows(travel, "louvre")
    assert ("Update Favorites", "Louvre") in rows(travel, "louvre")
    assert rows(travel, "gate", "golden")[0][0] == "Golden Gate Bridge"
    assert rows(travel, "tickets", "louvre") == [("Find Tickets", "Louvre")]
    assert rows(travel, "luovre")[0][0] == "Louvre"


def test_a_row_of_the_index_names_no_distance_which_changes(travel):
    assert rows(travel, "louvre")[0][1] == "Europe · France"


def test_the_content_is_found_in_the_language_of_the_person(travel):
    assert rows(travel, "frankreich", env={"LANG": "de_DE.UTF-8"})
    assert rows(travel, "卢浮宫", env={"LANG": "zh_CN.UTF-8"})


def test_the_content_of_the_kitchen_example_is_found(kitchen):
    assert rows(kitchen, "beetroot") == [("Borscht", "Order Soup")]
    assert rows(kitchen, "order", "borsht") == [("Order Soup", "Borscht")]
