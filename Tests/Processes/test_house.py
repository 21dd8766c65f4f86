"""A house of several apps: a sentence goes to the one that it names, in that app's own process."""

import json
import os
import signal

import pytest
from terminal import Terminal


def say(app, sentence: str, *options: str, stdin: bytes = b""):
    """Says a sentence to all apps, in the program of one of them."""
    return app.run("say", "--all-apps", *options, sentence, stdin=stdin)


def first_lines(done, count: int = 1) -> list[str]:
    return done.stdout.splitlines()[:count]


@pytest.mark.parametrize("name", ["Kitchen", "kitchen please", "kitchn"])
def test_a_sentence_is_performed_by_the_app_that_it_names(kitchen, travel, name):
    kitchen.serve()
    done = say(travel, f"add soap to the to-do list in {name}")
    assert (done.returncode, done.stderr) == (0, ""), done
    assert first_lines(done) == ["Add To-Do · soap"]
    assert "soap: off" in kitchen.run("say", "show the to-do list").stdout


@pytest.mark.parametrize("runs", [False, True])
def test_the_own_app_is_named_too_and_need_not_run(kitchen, travel, runs):
    kitchen.serve()
    if runs:
        travel.serve()
    done = say(travel, "show my favorites in TravelTracking")
    assert (done.returncode, done.stderr, first_lines(done)) == (0, "", ["Show Favorites"]), done


def test_an_app_alone_needs_no_name(travel):
    done = say(travel, "show my favorites")
    assert (done.returncode, done.stderr, first_lines(done)) == (0, "", ["Show Favorites"]), done


@pytest.mark.parametrize(("sentence", "app"), [
    ("add soap to the to-do list", "Kitchen"), ("show my favorites", "TravelTracking")])
def test_among_several_a_sentence_without_a_name_performs_nothing_by_itself(kitchen, travel, sentence, app):
    kitchen.serve()
    done = say(travel, sentence)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr == (
        f"In which app? {app} \nThe name of an app has to be in the sentence: {app}. Nothing was performed.\n")
    assert "soap" not in kitchen.run("say", "show the to-do list").stdout


def test_what_no_app_understands_is_told_with_those_that_were_asked(kitchen, travel):
    kitchen.serve()
    done = say(travel, "what is the weather")
    assert (done.returncode, done.stdout, done.stderr) == (
        64, "", "None of these apps understood this: Kitchen, TravelTracking. Nothing was performed.\n"), done
    assert say(travel, "what is the weather", "--json").stdout == "[]\n"
    # What is not understood where it is meant to be is that app's to tell.
    done = say(travel, "what is the weather in kitchen")
    assert (done.returncode, done.stdout) == (64, ""), done
    assert done.stderr == "This was not understood. Kitchen search finds actions by their names.\n"


def test_the_lines_of_a_pipe_answer_in_which_app_and_then_what_the_app_asks(kitchen, travel):
    kitchen.serve()
    done = say(travel, "add to-do", stdin=b"in the garden\nin the kitchen\nSoap\n")
    assert done.returncode == 0, done
    assert first_lines(done) == ["Add To-Do"] and "Soap: off" in done.stdout
    assert done.stderr.startswith(
        "In which app? Kitchen in the garden\nThis was not understood.\n"
        "In which app? Kitchen in the kitchen\nWhat is to be done?\n"), done


def test_the_choice_is_a_question_for_programs_too(kitchen, travel):
    kitchen.serve()
    done = say(travel, "show my favorites", "--json", stdin=b"TravelTracking\n")
    assert done.returncode == 0, done
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0] == {"asked": {
        "answers": ["TravelTracking", "Cancel"], "kind": "choice", "words": "In which app? TravelTracking"}}
    assert lines[1] == {"heard": {
        "kind": "option", "option": 0, "title": "TravelTracking", "words": "TravelTracking"}}
    assert lines[2][0]["intent"] == "ShowFavoritesIntent" and lines[3]["intent"] == "ShowFavoritesIntent"


def test_a_person_at_a_terminal_is_asked_there(kitchen, travel):
    kitchen.serve()
    terminal = Terminal([travel.path, "say", "--all-apps", "add", "to-do"], travel.folder, travel.environment)
    terminal.expect("In which app? Kitchen")
    terminal.type("kitchen")
    terminal.expect("What is to be done?")
    terminal.type("Soap")
    terminal.expect("Done (Enter):")
    terminal.type("")
    assert terminal.finish() == 0
    assert "Soap: off" in kitchen.run("say", "show the to-do list").stdout


@pytest.mark.parametrize("answer", ["", "cancel", None])
def test_a_no_performs_nothing(kitchen, travel, answer):
    kitchen.serve()
    terminal = Terminal(
        [travel.path, "say", "--all-apps", "add", "soap", "to", "the", "to-do", "list"], travel.folder,
        travel.environment)
    terminal.expect("In which app? Kitchen")
    if answer is None:
        terminal.interrupt()
    else:
        terminal.type(answer)
    assert terminal.finish() == 130
    assert "soap" not in kitchen.run("say", "show the to-do list").stdout


# MARK: Apps that can't be asked cost only themselves


def test_an_app_that_was_killed_does_not_run(kitchen, travel):
    kitchen.serve().kill()
    done = say(travel, "show the to-do list in kitchen")
    assert (done.returncode, done.stdout, done.stderr) == (
        1, "", "Kitchen isn’t running. Start it, and say this again.\n"), done
    # The other one is alone now.
    done = say(travel, "show my favorites")
    assert (done.returncode, done.stderr, first_lines(done)) == (0, "", ["Show Favorites"]), done


def left_out(travel, line: str) -> None:
    """What can't be asked is told in one line: as the reason if it is meant, and beside the others if it isn't."""
    done = say(travel, "show the to-do list in kitchen")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", line), done
    done = say(travel, "show my favorites", stdin=b"TravelTracking\n")
    assert (done.returncode, first_lines(done)) == (0, ["Show Favorites"]), done
    assert done.stderr.startswith(f"{line}In which app? TravelTracking TravelTracking\n"), done


def test_an_app_that_does_not_answer_is_left_out(kitchen, travel):
    serving = kitchen.serve()
    serving.process.send_signal(signal.SIGSTOP)
    try:
        left_out(travel, "Kitchen was not asked, because it gave no answer. End it, and start it again.\n")
    finally:
        serving.process.send_signal(signal.SIGCONT)


def test_an_app_whose_socket_is_gone_is_left_out(kitchen, travel):
    kitchen.serve()
    os.unlink(json.loads((kitchen.state / "instance.lock").read_text())["socket"])
    left_out(travel, "Kitchen was not asked, because it has just ended. Start it again.\n")


def test_an_app_of_another_version_is_left_out(kitchen, travel):
    kitchen.serve()
    lock = kitchen.state / "instance.lock"
    contents = json.loads(lock.read_text())
    # As one that was built before there were messages for other apps.
    del contents["messages"]
    lock.write_text(json.dumps(contents))
    left_out(
        travel, "Kitchen was not asked, because it was built with another version of OpenAppIntents. Build it again.\n")
