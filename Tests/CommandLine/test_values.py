"""What is typed, and what arrives."""

import json

import pytest


@pytest.mark.parametrize(("words", "arrived"), [
    (["--text", "a b"], "text=a b count=1"),
    (["--text=-x", "--count", "-5"], "text=-x count=-5"),
    (["--count=-3", "--factor", "-0.5", "--text", "-"], "text=- count=-3 factor=-0.5"),
    (["--text", "a", "--is-loud"], "text=a count=1 loud=true"),
    (["--text", "a", "--no-is-loud"], "text=a count=1 loud=false"),
    (["--text", "a", "--size", "LARGE cup"], "text=a count=1 size=large"),
    (["--text", "a", "--names", "x", "--names=y z"], "text=a count=1 names=x+y z"),
    (["--text", "a", "--tool", "h2"], "text=a count=1 tool=h2"),
    (["--text", "a", "--tool", "saw"], "text=a count=1 tool=s1"),
    (["--text", "a", "--day", "2026-11-21"], "text=a count=1 day=2026-11-21"),
    (["--text", "a", "--page", "https://example.org/x"],
     "text=a count=1 page=https://example.org/x"),
    (["--text", "a", "--length", "3 km"], "text=a count=1 length=3.0km"),
    (["--text", "a", "--length", '{"value": 3, "unit": "mi"}'], "text=a count=1 length=3.0mi"),
    (["--text", "a", "--pause", "1:30"], "text=a count=1 pause=5400s"),
    (["--text", "a", "--pause=90 min"], "text=a count=1 pause=5400s"),
    (["--", "--text", "2"], "text=--text count=2"),
])
def test_values_arrive_as_typed(bench, words, arrived):
    """Every kind of value, and values that look like flags."""
    done = bench.run("echo", *words)
    assert done == (0, f"Hello: {arrived}\n{arrived}\n", "")


@pytest.mark.parametrize(("words", "arrived"), [
    (["--price", "12.50 EUR"], "price=12.5 EUR"),
    (["--price", '{"amount": 3, "currency": "USD"}'], "price=3 USD"),
    (["--price=$3"], "price=3 USD"),
    (["--price", "1 EUR", "--place", "48.5, 2.5"], "price=1 EUR place=48.5, 2.5"),
    (["--price", "1 EUR", "--place", '{"name": "Home", "address": "1 Main St"}'], "price=1 EUR place=Home; 1 Main St"),
    (["--price", "1 EUR", "--city", "Dublin"], "price=1 EUR city=Dublin"),
    (["--price", "1 EUR", "--rule", "every 2 weeks on Monday"], "price=1 EUR rule=weekly/2"),
    (["--price", "1 EUR", "--rule", "FREQ=YEARLY;INTERVAL=4"], "price=1 EUR rule=yearly/4"),
    (["--price", "1 EUR", "--payment", "debit My Bank"], "price=1 EUR payment=debit My Bank"),
    (["--price", "1 EUR", "--note", "Hello", "--code", "0042", "--light"], "price=1 EUR note=Hello code=0042 light=true"),
])
def test_values_with_parts_arrive_as_typed(bench, words, arrived):
    """Money, places, rules of repetition and ways to pay, as words and as objects."""
    done = bench.run("plan", "--guest", "Ada <ada@example.com>", *words)
    said = f'guest=emailAddress("ada@example.com") {arrived}'
    assert done == (0, f"{said}\n{said}\n", "")


@pytest.mark.parametrize(("words", "complaint"), [
    (["--price", "101 EUR"], "--price: Choose a number from €0 to €100."),
    (["--price", "1 GBP"], "--price: “GBP” is not one of the choices for “Currency”: Euro (EUR), US Dollar (USD)."),
    (["--guest", "Ada"], "--guest: An email address is needed."),
    (["--rule", "often"], "--rule: “often” is not a rule of repetition."),
])
def test_values_with_parts_are_refused(bench, words, complaint):
    """What is wrong is said beside the flag, and nothing is performed."""
    done = bench.run("plan", *words)
    assert (done.code, done.out) == (64, "")
    assert complaint in done.err


def test_the_value_is_data(bench):
    """JSON has the value, the dialog and what is opened, each in its place."""
    added = bench.run("add", "--json", "--first", "2", "--second", "40")
    assert json.loads(added.out) == {"intent": "AddIntent", "value": 42, "text": "42"}
    said = bench.run("echo", "--text", "a", "--json")
    assert json.loads(said.out) == {
        "intent": "EchoIntent", "dialog": "Hello: text=a count=1", "value": "text=a count=1",
        "text": "text=a count=1"}
    tools = bench.run("ListTools", "--json")
    assert json.loads(tools.out)["value"][0] == {"entity": "Tool", "id": "h1"}
    assert added.out.count("\n") == said.out.count("\n") == 1


def test_options_of_the_app_come_first(bench):
    """The app's own options stand before the intent."""
    done = bench.run("--greeting", "Hi", "echo", "--text", "a")
    assert done.out == "Hi: text=a count=1\ntext=a count=1\n"


def test_options_of_run_stand_anywhere(bench):
    """Before the intent and after it."""
    early = bench.run("--json", "add", "--first", "1", "--second", "2")
    late = bench.run("add", "--first", "1", "--second", "2", "--json")
    assert early == late


def test_the_result_goes_to_a_file(bench):
    """With --output, standard output stays empty."""
    done = bench.run("add", "--first", "1", "--second", "2", "--output", "sum.txt")
    assert done == (0, "", "")
    assert (bench.folder / "sum.txt").read_text() == "3\n"
    refused = bench.run("add", "--first", "1", "--second", "2", "--output", "no/sum.txt")
    assert refused == (74, "", "no/sum.txt can’t be written.\n")


@pytest.mark.parametrize("name", [
    "AddTodoIntent", "AddTodo", "addtodo", "add-todo", "Add To-Do", "add to do"])
def test_an_intent_has_several_names(kitchen, name):
    """Its identifier and its title, however they are written."""
    done = kitchen.run(name, "--text", "Buy milk")
    assert done.code == 0
    assert done.out.endswith("Buy milk: off\n")


def test_a_hidden_intent_is_found_by_its_identifier(bench):
    """It is not offered, so that its title is no name."""
    assert bench.run("HiddenIntent").out == "Found.\n"
    assert bench.run("hidden").code == 64
