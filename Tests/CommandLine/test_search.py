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
