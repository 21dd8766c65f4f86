"""The words of a command line that a person types in a hurry."""

import json

import pytest
import versions


@pytest.mark.parametrize(("words", "message"), [
    (["lst"], "There is no command “lst”. Did you mean list? TravelTracking --help lists the commands."),
    (["FindTickets"],
     "There is no command “FindTickets”. Did you mean run FindTicketsIntent? TravelTracking --help lists the commands."),
    (["--location", "1,2", "sugestions"],
     "There is no command “sugestions”. Did you mean suggestions? TravelTracking --help lists the commands."),
    (["xyzzy"], "There is no command “xyzzy”. TravelTracking --help lists the commands."),
])
def test_a_command_that_is_not_there_is_named(travel, words, message):
    """And the nearest that is; the page isn't what was meant."""
    assert travel.command(*words) == (64, "", message + "\n")


def test_the_versions_of_the_app_and_of_the_framework_are_told(travel):
    assert travel.command("--version") == (0, f"TravelTracking 1.0 (OpenAppIntents {versions.present()})\n", "")


@pytest.mark.parametrize("words", [
    ["run", "--location", "48.8584,2.2945", "ShowLandmark", "--landmark", "Petra"],
    ["run", "ShowLandmark", "--location", "48.8584,2.2945", "--landmark", "Petra"],
    ["run", "ShowLandmark", "--landmark", "Petra", "--location=48.8584,2.2945"],
    ["--location", "48.8584,2.2945", "run", "ShowLandmark", "--landmark", "Petra"],
])
def test_options_of_the_app_stand_anywhere(travel, words):
    """Before the command, before the intent, and behind it."""
    done = travel.command(*words)
    assert (done.code, done.err) == (0, ""), done
    assert "3,460\xa0km from 48.86, 2.29" in done.out


def test_a_parameter_of_the_same_name_wins(bench):
    """And after -- everything is a value."""
    done = bench.run("echo", "--text", "a", "--greeting", "Hi")
    assert (done.code, done.err) == (0, "")
    assert "Hi" in done.out
    # Without its value, it isn't one that the intent's name would be.
    assert bench.run("echo", "--greeting") == (64, "", "There is no option --greeting.\n")


def test_phrases_are_listed_as_people_say_them(travel):
    """With one of the values that they take; programs get the parameter's name."""
    lines = travel.command("list").out.splitlines()
    assert not [line for line in lines if "${" in line]
    assert "  “Browse landmarks of Africa in TravelTracking”" in lines
    assert [line for line in lines if line.startswith("  “Find tickets for ")] != []
    assert "  “Find tickets for [Landmark] with TravelTracking”" not in lines
    shortcuts = json.loads(travel.command("list", "--json").out)["shortcuts"]
    assert "Find tickets for ${landmark} with TravelTracking" in [
        phrase for shortcut in shortcuts for phrase in shortcut["phrases"]]
