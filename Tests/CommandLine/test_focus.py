"""Focuses at a command line: they are named, get filters, and are switched."""

import json


def test_a_focus_is_named_gets_a_filter_and_is_switched(bench):
    nothing = "There is no focus yet. Workbench focus add NAME adds one.\n"
    assert bench.command("focus") == (0, "", nothing)
    assert bench.command("focus", "add", "Night").code == 0
    assert bench.command("focus", "set", "night", "quiet-kennel-filter", "isQuiet=true").code == 0
    assert bench.command("focus", "list").out == "○ Night\n  QuietKennelFilter: Quiet\n"
    done = bench.command("focus", "on", "NIGHT")
    assert (done.code, done.out, done.err) == (0, "", "")
    # Another process reads which focus is on.
    assert bench.command("focus").out == "● Night\n  QuietKennelFilter: Quiet\n"
    listed = json.loads(bench.command("focus", "list", "--json").out)
    assert listed == [{"name": "Night", "isOn": True, "filters": [
        {"intent": "QuietKennelFilter", "values": {"isQuiet": True}}]}]
    assert bench.command("focus", "off").code == 0
    assert bench.command("focus", "unset", "Night", "Quiet Kennel").code == 0
    assert bench.command("focus").out == "○ Night\n"
    assert bench.command("focus", "remove", "Night").code == 0
    assert bench.command("focus") == (0, "", nothing)


def test_the_systems_own_actions_switch_it_too(bench):
    bench.command("focus", "add", "Night")
    done = bench.run("turn-focus-on", "--focus", "Night")
    assert (done.code, done.out) == (0, "“Night” is on.\n")
    assert bench.command("focus").out == "● Night\n"
    assert bench.run("turn-focus-off").out == "“Night” is off.\n"


def test_a_filter_that_fails_is_told_of(bench):
    bench.command("focus", "add", "Cats")
    bench.command("focus", "set", "Cats", "QuietKennelFilter", "dog=Cat")
    done = bench.command("focus", "on", "Cats")
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines()[-1] == "A cat never barks."


def test_mistakes_are_told_of(bench):
    bench.command("focus", "add", "Night")
    for words, code, error in [
        (["on", "Day"], 1, "There is no focus “Day”. Those that there are: Night"),
        (["add", "night"], 1, "There is a focus “night” already."),
        (["add", ""], 1, "Give the focus a name."),
        (["set", "Night", "ListenIntent"], 1, "There is no filter “ListenIntent”."),
        (["set", "Night", "QuietKennelFilter", "loud=true"], 64,
         "QuietKennelFilter has no parameter “loud”, only isQuiet, dog."),
        (["set", "Night", "QuietKennelFilter", "loud"], 64,
         "“loud” is no value: write PARAMETER=VALUE."),
    ]:
        done = bench.command("focus", *words)
        assert (done.code, done.out, done.err) == (code, "", error + "\n"), words
    assert bench.command("focus", "on").code == 64
    assert bench.command("focus", "fly").code == 64


def test_a_damaged_file_is_set_aside(bench):
    bench.command("focus", "add", "Night")
    (file,) = bench.folder.rglob("focuses.json")
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("{")
    done = bench.command("focus")
    assert (done.code, done.out) == (0, "")
    assert "The setting “focuses” is damaged, and was set aside" in done.err
    assert file.with_name("focuses.json.damaged").read_text() == "{"
