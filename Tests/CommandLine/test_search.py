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


def test_the_name_of_a_type_finds_its_entities_and_what_can_be_done_with_them(travel):
    titles = [title for title, _ in rows(travel, "sight")]
    assert "Show Landmark" in titles and "Write Postcard" in titles and "Mount Fuji" in titles
    assert rows(travel, "sight", "louvre")[0][0] == "Louvre"
    assert rows(travel, "sehenswürdigkeit", "louvre", env={"LANG": "de_DE.UTF-8"})[0][0] == "Louvre"


def test_each_row_tells_why_it_stands_there(travel):
    done = travel.command("search", "--explain", "eifel", "tower")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[:4] == [
        "OpenLandmarkIntent: Eiffel Tower",
        "  matches the words; costs 4",
        "  “eifel”: one mistake, in the name; costs 4",
        "  “tower”: the whole word, in the name; costs 0",
    ]
    assert lines[4].startswith("  place ") and lines[4].endswith(" in the app's order")
    assert "  a further action, below the rows of the values" in lines


def test_the_reasons_are_data_by_which_the_rows_are_sorted(travel):
    sections = json.loads(travel.command("search", "--json", "--explain", "tower").out)
    items = next(section["items"] for section in sections if section["title"] == "Landmark")
    reasons = [item["explanation"] for item in items]
    assert {reason["group"] for reason in reasons} == {"matching"}
    assert all(reason["rank"]["words"] == sum(word["cost"] for word in reason["words"]) for reason in reasons)
    costs = [reason["rank"]["words"] for reason in reasons]
    assert costs == sorted(costs) and len(set(costs)) > 2
    assert "explanation" not in travel.command("search", "--json", "tower").out


def test_a_sentence_tells_how_sure_it_is(travel):
    lines = travel.command("search", "--explain", "find tickets for the louvre please").out.splitlines()
    assert lines[0].startswith("FindTicketsIntent: ")
    assert lines[1].startswith("  understood as a sentence, ") and lines[1].endswith(" % sure")


def test_what_is_offered_without_words_stands_in_the_order_of_the_app(travel):
    lines = travel.command("search", "--explain").out.splitlines()
    assert lines[:3] == [
        "ClosestLandmarkIntent: Find Closest", "  offered, in the app's order", "  place 1 in the app's order"]
