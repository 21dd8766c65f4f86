"""Suggestions, deprecated intents and migrated ones at a command line."""

import json


def test_a_run_is_suggested_afterwards_with_a_reason_on_demand(bench):
    done = bench.command("suggestions")
    assert (done.code, done.out) == (1, "")
    assert done.err == "There is nothing to suggest yet.\n"
    for dog in ("Rex", "Pip", "Rex"):
        assert bench.run("walk-dog", "--dog", dog).code == 0
    done = bench.command("suggestions")
    assert (done.code, done.err) == (0, "")
    assert done.out == "WalkPetIntent: Walk Rex, Walk Dog\nWalkPetIntent: Walk Pip, Walk Dog\n"
    why = bench.command("suggestions", "--why").out.splitlines()
    assert why[1].startswith("  You did this 2 times, last "), why
    assert why[3].startswith("  You did this "), why
    items = json.loads(bench.command("suggestions", "--json").out)
    assert [item["values"] for item in items] == [{"dog": "Rex"}, {"dog": "Pip"}]


def test_what_fails_teaches_nothing(bench):
    assert bench.run("walk-dog").code == 2
    assert bench.command("suggestions").code == 1


def test_old_names_reach_an_intent(bench):
    for name in ("WalkPetIntent", "walk-pet", "WalkDogIntent", "walk-dog", "Walk Dog"):
        assert bench.run(name, "--dog", "Rex").code == 0, name


def test_a_deprecated_intent_works_and_says_what_takes_its_place(bench):
    done = bench.run("lead-dog")
    assert (done.code, done.out) == (0, "1\n")
    assert done.err == "Deprecated. Dogs are walked now. Use “Walk Dog” instead.\n"
    listed = bench.command("list").out.splitlines()
    assert "LeadDogIntent: Lead Dog (deprecated: use WalkPetIntent)" in listed
    words = bench.run("lead-dog", "--help").out
    assert "Deprecated. Dogs are walked now. Workbench run WalkPetIntent takes its place." in words


def test_undo_knows_only_what_this_process_did(bench):
    assert bench.run("release-dog", "--dog", "Rex").out == "Pip\n"
    done = bench.run("undo")
    assert (done.code, done.err) == (1, "There is nothing to undo.\n")
