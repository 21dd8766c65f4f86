"""A house of several apps: a sentence goes to the one that it names, in that app's own process."""

import contextlib
import json
import os
import signal

import pytest
from terminal import Terminal
from waiting import PATIENCE


def say(app, sentence: str, *options: str, stdin: bytes = b""):
    """Says a sentence to all apps, in the program of one of them."""
    return app.run("say", "--all-apps", *options, sentence, stdin=stdin)


@contextlib.contextmanager
def stopped(serving):
    """Stops a process, as Control-Z does, until the end of the block."""
    serving.process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, serving.process.pid, os.WSTOPPED | os.WNOWAIT)
    try:
        yield
    finally:
        serving.process.send_signal(signal.SIGCONT)


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


def test_a_name_with_a_mistake_decides_nothing_if_another_app_may_be_meant(kitchen, travel):
    kitchen.serve()
    done = say(travel, "show my favorites in kitchn")
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("In which app? "), done


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


def test_a_line_that_only_mentions_an_app_chooses_none(kitchen, travel):
    kitchen.serve()
    sentence = "add soap to the to-do list"
    done = say(travel, sentence, stdin=b"not Kitchen\nshow the to-do list in Kitchen\n")
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.count("This was not understood.\n") == 2, done
    done = say(travel, sentence, stdin=b"no\nKitchen\n")
    assert (done.returncode, done.stdout) == (130, ""), done
    assert "soap" not in kitchen.run("say", "show the to-do list").stdout
    assert first_lines(say(travel, sentence, stdin=b"the first one\n")) == ["Add To-Do · soap"]


def test_nobody_is_asked_at_a_terminal_where_the_question_is_not_read(kitchen, travel):
    kitchen.serve()
    end, program_end = os.openpty()
    process = travel.start("say", "--all-apps", "add to-do", stdin=program_end)
    out, errors = process.communicate(timeout=PATIENCE)
    os.close(end)
    os.close(program_end)
    assert (process.returncode, out, errors.decode()) == (
        2, b"", "The name of an app has to be in the sentence: Kitchen. Nothing was performed.\n")


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


def absent(name: str, folder) -> str:
    return f"{name} isn’t running. Start it, and say this again. If it was removed, delete {folder}.\n"


def test_an_app_that_was_killed_does_not_run(kitchen, travel):
    kitchen.serve().kill()
    done = say(travel, "show the to-do list in kitchen")
    assert (done.returncode, done.stdout, done.stderr) == (
        1, "", absent("Kitchen", kitchen.state)), done
    # A name with a mistake is no reason to refuse a sentence, nor to perform it there.
    done = say(travel, "show the to-do list in kitchn")
    assert done.returncode != 0 and "Kitchen isn’t running" not in done.stderr, done
    # The other one is alone now.
    done = say(travel, "show my favorites")
    assert (done.returncode, done.stderr, first_lines(done)) == (0, "", ["Show Favorites"]), done


def test_a_word_that_is_the_name_of_a_removed_app_too_is_asked_about(travel):
    folder = travel.state.parent / "Favorites"
    folder.mkdir(parents=True)
    (folder / "instance.lock").touch()
    # Nothing is performed by itself: that app may be meant.
    done = say(travel, "show my favorites")
    assert (done.returncode, done.stdout) == (2, ""), done
    done = say(travel, "show my favorites", stdin=b"TravelTracking\n")
    assert (done.returncode, first_lines(done)) == (0, ["Show Favorites"]), done
    assert done.stderr == f"{absent('Favorites', folder)}In which app? TravelTracking TravelTracking\n", done


def left_out(travel, line: str) -> None:
    """What can't be asked is told in one line: as the reason if it is meant, and beside the others if it isn't."""
    done = say(travel, "show the to-do list in kitchen")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", line), done
    done = say(travel, "show my favorites", stdin=b"TravelTracking\n")
    assert (done.returncode, first_lines(done)) == (0, ["Show Favorites"]), done
    assert done.stderr.startswith(f"{line}In which app? TravelTracking TravelTracking\n"), done


def test_an_app_that_does_not_answer_is_left_out(kitchen, travel):
    with stopped(kitchen.serve()):
        left_out(travel, "Kitchen was not asked, because it gave no answer. End it, and start it again.\n")


def test_the_own_app_that_does_not_answer_is_left_out_too(kitchen, travel):
    kitchen.serve()
    with stopped(travel.serve()):
        # Nothing is performed beside it, in the same folder.
        done = say(travel, "show my favorites", stdin=b"TravelTracking\n")
    assert done.returncode != 0 and done.stdout == "", done
    assert done.stderr.startswith(
        "TravelTracking was not asked, because it gave no answer. End it, and start it again.\n"), done
    assert "In which app? TravelTracking" not in done.stderr, done


@pytest.mark.parametrize(("sentence", "is_alone"), [
    ("show my favorites in TravelTracking", False), ("show my favorites", True)])
def test_the_own_app_that_does_not_answer_performs_nothing_if_only_it_is_meant(kitchen, travel, sentence, is_alone):
    if not is_alone:
        kitchen.serve()
    with stopped(travel.serve()):
        done = say(travel, sentence)
    assert (done.returncode, done.stdout, done.stderr) == (
        1, "", "TravelTracking was not asked, because it gave no answer. End it, and start it again.\n"), done


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
