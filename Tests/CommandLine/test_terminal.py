"""What is asked at a terminal, and how a run is interrupted."""

import json
import signal
import subprocess

import pytest
from terminal import seen
from waiting import ended, pass_time, until, until_file_says

def test_missing_values_are_asked_for(bench):
    """One after the other, each until it will do."""
    terminal = bench.terminal("add", "--second", "40")
    assert terminal.expect("First: ") == "First: "
    terminal.type("two")
    assert terminal.expect("First: ") == "“two” is not a whole number.\nFirst: "
    terminal.type("")
    assert terminal.expect("First: ") == "A value is needed.\nFirst: "
    terminal.type("2")
    assert terminal.finish() == 0
    assert terminal.rest() == "42\n"


def test_a_person_is_asked_in_their_language(bench):
    """What is asked, and what is said about an answer that will not do."""
    bench.environment["LC_ALL"] = "de_DE.UTF-8"
    terminal = bench.terminal("add", "--second", "40")
    terminal.expect("First: ")
    terminal.type("")
    assert terminal.expect("First: ") == "Ein Wert ist erforderlich.\nFirst: "
    terminal.type("2")
    assert terminal.finish() == 0
    terminal = bench.terminal("delete-tools", "--entities", "h1")
    assert terminal.expect("(n)? ").endswith("\nLöschen (y) oder Abbrechen (n)? ")
    terminal.type("vielleicht")
    assert terminal.expect("(n)? ").startswith("Bitte mit y oder n antworten.\n")
    terminal.type("nein")
    assert terminal.finish() == 130


LISTED = (
    "Which tool?\n  1  Claw Hammer – No. h1\n  2  Sledge Hammer – No. h2\n"
    "  3  Hand Saw – No. s1\nTool (1 to 3): ")


@pytest.mark.parametrize("typed", ["3", "hand saw", "saw", "s1"])
def test_entities_are_listed(bench, typed):
    """They are chosen by number or by name, or found by words or by their identifier."""
    terminal = bench.terminal("OpenTool")
    assert terminal.expect("(1 to 3): ") == LISTED
    terminal.type(typed)
    assert terminal.finish() == 0
    assert terminal.rest().startswith("Hand Saw")


def test_what_is_ambiguous_is_asked_again(bench):
    """With the things that match."""
    terminal = bench.terminal("OpenTool", "--target", "hammer")
    asked = terminal.expect("(1 to 2): ")
    assert asked.startswith("Which tool?\nTool: “hammer” could be any of 2 things")
    assert "  2  Sledge Hammer – No. h2\n" in asked
    terminal.type("2")
    assert terminal.finish() == 0
    assert terminal.rest().startswith("Sledge Hammer")


def test_lists_end_with_an_empty_line(bench):
    """And the system asks before it deletes."""
    terminal = bench.terminal("delete-tools")
    terminal.expect("one a line, an empty line ends the list.\n1 (1 to 3): ")
    terminal.type("1")
    terminal.expect("2 (1 to 3): ")
    terminal.type("saw")
    terminal.expect("3 (1 to 3): ")
    terminal.type("")
    assert terminal.expect("(n)? ") == (
        "Delete 2 items: “Claw Hammer” and “Hand Saw”?\nDelete (y) or Cancel (n)? ")
    terminal.type("perhaps")
    assert terminal.expect("(n)? ") == "Please answer y or n.\nDelete (y) or Cancel (n)? "
    terminal.type("yes")
    assert terminal.finish() == 0
    assert terminal.rest() == "Deleted h1 s1.\n"


def test_choices_and_confirmations(bench):
    """Their views are shown; a no ends the run."""
    terminal = bench.terminal("ask")
    assert terminal.expect("2: ") == (
        "Which color?\n  1  Red\n  2  Blue\n  0  Cancel\nChoose 0 to 2: ")
    terminal.type("4")
    assert terminal.expect("2: ") == "Please choose a number from 0 to 2.\nChoose 0 to 2: "
    terminal.type("blue")
    assert terminal.expect("(n)? ") == (
        "Paint: blue\n[1] Other\nBuy it in blue?\nType a number in brackets to press its button.\n"
        "Buy (y) or Cancel (n)? ")
    terminal.type("n")
    assert terminal.finish() == 130
    assert terminal.rest() == "“Ask” was cancelled.\n"


def test_a_way_out_is_a_cancellation(bench):
    """Its number, its name, and the end of the input."""
    for answer in ["0", "cancel"]:
        terminal = bench.terminal("ask")
        terminal.expect("2: ")
        terminal.type(answer)
        assert terminal.finish() == 130
    terminal = bench.terminal("ask")
    terminal.expect("2: ")
    terminal.hang_up()
    assert terminal.finish() == 130


def test_questions_stay_out_of_the_result(bench):
    """They go to standard error, so that the result can be piped."""
    terminal = bench.terminal("add", "--first", "1", "--json", stdout=subprocess.PIPE)
    terminal.expect("Second: ")
    terminal.type("2")
    out = terminal.process.stdout.read()
    assert terminal.finish() == 0
    assert json.loads(out)["value"] == 3


def test_control_c_ends_a_question(bench):
    """While the program waits for a line."""
    terminal = bench.terminal("add")
    terminal.expect("First: ")
    terminal.interrupt()
    assert terminal.finish() == 130
    assert terminal.rest().endswith("“Add” was cancelled.\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_tidies_up(bench, number):
    """Its task is cancelled, and it gets the time to end."""
    trace = bench.folder / "trace"
    process = bench.start("work", "--trace", str(trace))
    until_file_says(trace, "begun")
    process.send_signal(number)
    assert ended(process) == 130
    assert trace.read_text() == "tidied"
    assert process.stderr.read().decode() == "“Work” was stopped.\n"


def test_an_interruption_reaches_the_progress_that_a_run_reports(bench):
    """Some work watches its progress and not its task."""
    trace = bench.folder / "trace"
    process = bench.start("estimate", "--trace", str(trace))
    until_file_says(trace, "begun")
    process.send_signal(signal.SIGINT)
    assert ended(process) == 130
    assert trace.read_text() == "stopped"


def test_the_time_left_is_shown_beside_the_progress(bench):
    """As far as the run says it."""
    terminal = bench.terminal("estimate", "--trace", str(bench.folder / "trace"), "--steps", "100")
    terminal.expect("%, 2 min left")
    assert terminal.finish() == 0


def test_hardware_that_is_not_there_is_refused(bench):
    """In a person's words, and in the developer's."""
    done = bench.run("--verbose", "photograph")
    assert (done.code, done.out) == (1, "")
    assert (
        "“Photograph” needs a camera, which this app can’t use here. Use the app on a device that has it."
        in done.err)
    assert "give IntentsApp.hardware" in done.err


def test_a_stubborn_run_is_abandoned(bench):
    """After the time that a cancelled run gets."""
    trace = bench.folder / "trace"
    process = bench.start("stubborn", "--trace", str(trace))
    until_file_says(trace, "begun")
    process.send_signal(signal.SIGINT)
    assert ended(process) == 130
    assert "was abandoned" in process.stderr.read().decode()


def test_a_program_that_was_stopped_meanwhile_abandons_its_run_first(bench):
    """The time after which it would be broken off isn't that in which it doesn't run."""
    trace = bench.folder / "trace"
    process = bench.start("stubborn", "--trace", str(trace))
    until_file_says(trace, "begun")
    process.send_signal(signal.SIGINT)
    until_file_says(trace, "told")
    process.send_signal(signal.SIGSTOP)
    pass_time(11)
    process.send_signal(signal.SIGCONT)
    assert ended(process) == 130
    assert "was abandoned" in process.stderr.read().decode()


def test_a_second_control_c_ends_at_once(bench):
    """Before the time is over that a cancelled run gets."""
    trace = bench.folder / "trace"
    process = bench.start("stubborn", "--trace", str(trace))
    until_file_says(trace, "begun")
    process.send_signal(signal.SIGINT)

    def is_ended() -> bool:
        # Of two signals that come before the program has taken the first, it sees one.
        process.send_signal(signal.SIGINT)
        return process.poll() is not None
    until(is_ended)
    assert process.returncode == 130
    # So it says when that time is over.
    assert "was abandoned" not in process.stderr.read().decode()


def test_progress_is_shown_to_a_person_only(bench):
    """On standard error, if that is a terminal."""
    trace = bench.folder / "trace"
    words = ["work", "--trace", str(trace), "--steps", "100"]
    terminal = bench.terminal(*words)
    terminal.expect("%")
    assert terminal.finish() == 0
    # Nothing is left of it.
    assert seen(terminal.screen) == "Worked.\n"
    assert bench.run(*words) == (0, "Worked.\n", "")


def test_options_have_titles_headings_and_a_value_to_begin_with(bench):
    """An empty line takes what is in brackets."""
    terminal = bench.terminal("PickKettleIntent")
    assert terminal.expect("]: ") == (
        "Which kettle?\nIron\n  1  Tetsubin – Heavy\nCopper\n  2  Dallah\n"
        "Kettle (1 to 2) [Dallah]: ")
    terminal.type("")
    assert terminal.finish() == 0
    assert terminal.rest() == "22\n"
    terminal = bench.terminal("PickKettleIntent")
    terminal.expect("]: ")
    terminal.type("tetsubin")
    assert terminal.finish() == 0
    assert terminal.rest() == "11\n"


def test_the_default_of_the_choices_is_not_asked_for(bench):
    assert bench.run("TakeKettleIntent") == (0, "22\n", "")
    assert bench.run("TakeKettleIntent", "--kettle", "11") == (0, "11\n", "")


def test_a_dialog_is_what_stands_beside_the_view(bench):
    """The full text is for who sees no view, and for programs."""
    assert bench.run("TellWeatherIntent") == (0, "The weather\n☀︎ 25°\n", "")
    code, text, _ = bench.run("TellWeatherIntent", "--json")
    assert code == 0
    assert json.loads(text)["dialog"] == "It is sunny in Rome."


def test_values_with_parts_are_typed_as_words(bench):
    """A person with an address and an amount of money, each until it will do."""
    terminal = bench.terminal("plan")
    assert terminal.expect("Guest: ").endswith("Guest: ")
    terminal.type("Ada")
    assert terminal.expect("Guest: ") == "An email address is needed.\nGuest: "
    terminal.type("Ada <ada@example.com>")
    terminal.expect("Price: ")
    terminal.type("200 EUR")
    assert terminal.expect("Price: ") == "Choose a number from €0 to €100.\nPrice: "
    terminal.type("€5")
    assert terminal.finish() == 0
    assert 'guest=emailAddress("ada@example.com") price=5 EUR\n' in terminal.rest()


def test_a_switch_has_the_authors_words_and_a_list_its_size(bench):
    """The words are understood beside the usual ones, and a list ends when it is full."""
    terminal = bench.terminal("seat")
    assert terminal.expect("(n): ") == "Lamp, On (y) or Off (n): "
    terminal.type("perhaps")
    assert terminal.expect("(n): ") == "Please answer y or n.\nLamp, On (y) or Off (n): "
    terminal.type("off")
    terminal.expect("1: ")
    terminal.type("Ada")
    terminal.expect("2: ")
    terminal.type("")
    assert terminal.expect("2: ") == "Choose from 2 to 3.\n2: "
    terminal.type("Grace")
    terminal.expect("3: ")
    terminal.type("Mary")
    assert terminal.finish() == 0
    assert terminal.rest() == "-3\n"
