"""What is not performed, and what is said about it."""

import json

import pytest


@pytest.mark.parametrize(("words", "message"), [
    (["ecko"], "There is no intent “ecko”. Did you mean EchoIntent?"),
    (["xyzzy"], "There is no intent “xyzzy”."),
    (["echo", "--txet", "a"], "There is no option --txet. Did you mean --text?"),
    (["echo", "--size", "lareg"],
     "--size: “lareg” is not one of the choices. Did you mean large?"),
    (["echo", "--count", "6"], "--count: Choose a number from -5 to 5."),
    (["echo", "--count", "six"], "--count: “six” is not a whole number."),
    (["echo", "--length", "3 parsnips"], "--length: “parsnips” is not one of the choices for “Unit”"
     ": Centimeters (cm), Feet (ft), Inches (in), Kilometers (km), Meters (m), Miles (mi), Millimeters (mm), Yards (yd)."),
    (["echo", "--length", "{"],
     "--length: this is no JSON object with the fields of a value."),
    (["echo", "--length", '{"value": 1, "unit": "parsnip"}'],
     "--length: “parsnip” is not one of the choices for “Unit”"
     ": Centimeters (cm), Feet (ft), Inches (in), Kilometers (km), Meters (m), Miles (mi), Millimeters (mm), Yards (yd)."),
    (["echo", "--text"], "--text needs a value."),
    (["echo", "--text", "a", "b"],
     "“b” stands alone. Each value follows its flag, as in --count b."),
    (["--nonsense", "echo"],
     "There is no option --nonsense before the intent. Workbench run --help lists them."),
    ([], "Name an intent. Workbench run --help lists them."),
])
def test_a_mistake_is_named(bench, words, message):
    """One sentence on standard error, nothing on standard output, exit code 64."""
    assert bench.run(*words) == (64, "", message + "\n")


def test_a_mistake_is_json_too(bench):
    """A program reads it from standard output."""
    done = bench.run("echo", "--json", "--nope")
    assert done.code == 64
    assert json.loads(done.out) == {
        "error": {"kind": "usage", "message": "There is no option --nope."}}


@pytest.mark.parametrize(("name", "words"), [
    ("missing-values", ["add"]),
    ("missing-entity", ["OpenTool"]),
    ("unknown-entity", ["OpenTool", "--target", "spoon"]),
    ("ambiguous-entity", ["OpenTool", "--target", "hammer"]),
    ("choice", ["ask"]),
    ("choice-confirmed", ["ask", "--yes"]),
    ("deletion", ["delete-tools", "--entities", "h1", "--entities", "saw"]),
])
def test_nothing_is_asked_without_a_terminal(bench, snapshot, name, words):
    """What to pass is said instead, with exit code 2."""
    done = bench.run(*words)
    assert (done.code, done.out) == (2, "")
    snapshot(f"refusal-{name}", done.err)
    data = json.loads(bench.run(*words, "--json").out)
    assert data["error"] == {"kind": "needsInput", "message": done.err.rstrip("\n")}


def test_yes_confirms(bench):
    """The system's confirmation, as the author's."""
    done = bench.run("delete-tools", "--entities", "h1", "--entities", "saw", "--yes")
    assert done == (0, "Deleted h1 s1.\n", "")


def test_a_failure_has_its_own_code(bench):
    """The words are the author's, without what would steer the terminal."""
    assert bench.run("fail") == (1, "", "The bench is [31mbroken.\n")
    data = json.loads(bench.run("fail", "--json").out)
    assert data["error"] == {"kind": "failed", "message": "The bench is \x1b[31mbroken."}


@pytest.mark.parametrize(("trouble", "message", "remedy"), [
    ("bluetooth", "The app needs permission to use Bluetooth. Allow it in Workbench, then try again.", "permission"),
    ("signin", "Sign in to the app first. Do this in Workbench, then try again.", "userAction"),
    ("network", "The network can’t be reached. Try again later.", "retry"),
    ("forbidden", "This isn’t allowed.", None),
])
def test_a_failure_says_what_a_person_may_do(bench, trouble, message, remedy):
    """In words, and in JSON by its name (ERR-4)."""
    words = ["PayInvoiceIntent", "--trouble", trouble]
    assert bench.run(*words) == (1, "", message + "\n")
    done = bench.run(*words, "--json")
    error = {"kind": "failed", "message": message}
    assert done.code == 1
    assert json.loads(done.out) == {
        "intent": "PayInvoiceIntent", "error": {**error, "remedy": remedy} if remedy else error}


def test_a_refusal_is_in_the_language_of_the_person(bench):
    """Of a question that no terminal can ask."""
    done = bench.run("add", "--second", "40", env={"LC_ALL": "de_DE.UTF-8"})
    assert done.code == 2
    assert done.err.startswith(
        "„Add“ braucht weitere Angaben, und es gibt kein Terminal, um danach zu fragen. Übergib:\n")


def test_a_pipe_is_the_background(bench):
    """What needs the foreground is not performed there, and the person is told in their language."""
    result = bench.run("LookAroundIntent")
    assert result.out == ""
    assert result.code == 1
    assert ("“Look Around” needs Workbench in front. Continue on its page or at a terminal."
            in result.err)
    german = bench.run("LookAroundIntent", env={"LC_ALL": "de_DE.UTF-8"})
    assert "braucht Workbench im Vordergrund." in german.err


def test_a_terminal_is_the_foreground(bench):
    """A person types there, so that the same intent is performed."""
    terminal = bench.terminal("LookAroundIntent")
    assert terminal.finish() == 0
    assert terminal.rest() == "foreground\n"
