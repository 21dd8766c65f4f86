"""Results that go from one command into the next, and queries that find values for a value."""

import json
import subprocess

import pytest


def piped(bench, first, second):
    """Runs two commands with a pipe between them."""
    left = subprocess.Popen(
        [bench.path, *first], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, cwd=bench.folder,
        env=bench.environment)
    with left:
        return bench.command(*second, stdin=left.stdout)


def test_a_result_goes_into_the_parameter_that_is_connected(bench):
    done = piped(
        bench, ["find", "tool", "--where", "kind is Saw", "--json"], ["run", "weigh", "--previous", "-"])
    assert done == (0, "Hand Saw: 8\n8\n", "")


def test_a_value_on_the_command_line_is_kept(bench):
    done = piped(
        bench, ["find", "tool", "--where", "kind is Saw", "--json"],
        ["run", "weigh", "--previous", "-", "--tool", "h1"])
    assert (done.code, done.out) == (64, "")
    assert done.err == "--previous: No parameter without a value can have the result of the action before.\n"


def test_a_result_is_read_from_a_file(bench):
    (bench.folder / "sum.json").write_text(bench.run("add", "--first", "1", "--second", "2", "--json").out)
    assert bench.run("add", "--first", "4", "--previous", "sum.json").out == "7\n"
    assert bench.command("run", "--previous", "sum.json", "add", "--first", "4").out == "7\n"


@pytest.mark.parametrize(("text", "message"), [
    ("tea", "--previous: This is no result as run INTENT --json prints it."),
    ('{"intent":"A"}', "--previous: The action before returned no value."),
    ('{"error":{"kind":"failed","message":"No tea."}}', "--previous: The action before failed. No tea."),
    ('{"value":"x"}', "--previous: No parameter without a value can have the result of the action before."),
])
def test_what_is_no_result_is_named(bench, text, message):
    (bench.folder / "before.json").write_text(text)
    assert bench.run("weigh", "--previous", "before.json") == (64, "", message + "\n")
    assert bench.run("weigh", "--previous", "nothing.json").err == "There is no file “nothing.json”.\n"


def test_a_query_is_asked_for_a_value(bench):
    done = bench.run("find-matching-drawer", "--input", "top")
    assert (done.code, done.err) == (0, "")
    assert [line.split(" – ")[0] for line in done.out.splitlines()] == ["Claw Hammer", "Sledge Hammer"]
    found = json.loads(bench.run("FindMatchingDrawer", "--input", "s1", "--json").out)
    assert found["value"] == [{"entity": "Tool", "id": "s1"}]
    assert bench.run("FindMatchingDrawer", "--input", "cellar").out == ""


def test_search_offers_what_a_query_would_find(bench):
    found = bench.command("search", "cellar").out
    assert "Find Matching Tool" in found
