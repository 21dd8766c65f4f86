"""Conversations of `say`: its questions are answered with words, in the lines of a pipe or typed."""

import json
import os
import subprocess

from terminal import Terminal
from waiting import PATIENCE

COMMANDS = "“cancel”, “say it again”, “what can I say”"


def talk(program, *lines: str, words: str, options: tuple[str, ...] = ()):
    """Says a sentence, and each line after it; returns the exit code and both outputs."""
    done = subprocess.run(
        [program.path, "say", *options, *words.split()], input="".join(f"{line}\n" for line in lines),
        capture_output=True, text=True, timeout=PATIENCE, cwd=program.folder,
        env=program.environment, check=False)
    return done.returncode, done.stdout, done.stderr


def test_missing_values_are_told_in_words(bench):
    assert talk(bench, "forty please", "two", words="add") == (
        0, "Add\n42\n",
        f"You can say “three”, {COMMANDS}.\nFirst: forty please\nFirst: 40\n"
        f"You can say “three”, {COMMANDS}.\nSecond: two\nSecond: 2\n")


def test_a_choice_and_a_confirmation_are_answered_in_words(bench):
    """What is not understood is asked again."""
    assert talk(bench, "purple", "the second one", "perhaps", "yes, go ahead", words="ask") == (
        0, "Ask\nBought in blue.\n",
        "Which color?\n  1  Red\n  2  Blue\n  0  Cancel\n"
        f"You can say {COMMANDS}.\n"
        "Choose 0 to 2: purple\nThis was not understood.\n"
        "Choose 0 to 2: the second one\n"
        "Paint: blue\n[Other]\nBuy it in blue?\n"
        f"You can say {COMMANDS}.\n"
        "Buy (y) or Cancel (n)? perhaps\nThis was not understood.\n"
        "Buy (y) or Cancel (n)? yes, go ahead\n")


def test_help_and_repetition(bench):
    code, out, err = talk(bench, "what can I say?", "say it again", "never mind", words="ask")
    assert (code, out) == (130, "Ask\n")
    assert err == (
        "Which color?\n  1  Red\n  2  Blue\n  0  Cancel\n"
        f"You can say {COMMANDS}.\n"
        "Choose 0 to 2: what can I say?\n"
        "You can say “Red”, “Blue”, “Cancel”.\n"
        "You can say “cancel”, “say it again”, “undo that”.\n"
        "Choose 0 to 2: say it again\n"
        "Which color?\n  1  Red\n  2  Blue\n"
        "Choose 0 to 2: never mind\n"
        "“Ask” was cancelled.\n")


def test_a_newcomer_is_told_what_can_be_said(kitchen):
    """The first listed actions whose titles are understood, and no undoing of nothing."""
    code, out, err = talk(kitchen, words="what can I say")
    assert (code, out) == (0, "")
    assert err == "You can say “Order Soup”, “To-Do List”, “Delete Everything”, “cancel”.\n"


def test_undo_that_undoes_what_was_done(bench):
    """In the same process, with the sentences after it."""
    assert talk(bench, "Rex", "undo that", "undo that", words="release dog") == (
        1, "Release Dog\nPip\nUndo\n“Release Rex” was undone.\n",
        f"You can say {COMMANDS}.\nDog: Rex\nThere is nothing to undo.\n")


def test_several_things_in_one_line_are_the_whole_list(bench):
    code, out, err = talk(bench, "the claw hammer and the saw", "yes", words="delete tools")
    assert (code, out) == (0, "Delete Tools\nDeleted h1 s1.\n"), err
    assert "Delete 2 items: “Claw Hammer” and “Hand Saw”?\n" in err


def test_words_that_fit_several_things_ask_which_one(bench):
    code, out, err = talk(bench, "the hammer", "the sledge hammer", words="open tool")
    assert (code, out.splitlines()[0]) == (0, "Open Tool"), err
    assert "Which one: “Claw Hammer – No. h1”, “Sledge Hammer – No. h2”?\n" in err


def test_the_end_of_a_pipe_refuses_the_question(bench):
    """As it is refused without a pipe."""
    code, out, err = talk(bench, "purple", words="ask")
    assert (code, out) == (2, "Ask\n")
    assert err.endswith("“Ask” asks for a choice, and there is no terminal to ask at.\n"
                        "Which color?\nThe choices were “Red”, “Blue”.\n")


def test_questions_and_answers_are_data(bench):
    code, out, _ = talk(bench, "the blue one", "yes", words="ask", options=("--json",))
    assert code == 0
    lines = [json.loads(line) for line in out.splitlines()]
    understood, *events, result = lines
    assert understood[0]["intent"] == "AskIntent"
    assert events == [
        {"asked": {"kind": "choice", "words": "Which color?", "answers": ["Red", "Blue", "Cancel"]}},
        {"heard": {"kind": "option", "words": "the blue one", "option": 1, "title": "Blue"}},
        {"asked": {"kind": "confirmation", "words": "Buy it in blue?", "answers": ["Buy", "Cancel"]}},
        {"heard": {"kind": "confirmation", "words": "yes", "isYes": True, "title": "Buy"}}]
    assert result["dialog"] == "Bought in blue."


def test_it_speaks_the_language_of_the_person(bench):
    bench.environment["LC_ALL"] = "de_DE.UTF-8"
    code, out, err = talk(bench, "vierzig bitte", "zwei", words="add")
    assert (code, out) == (0, "Add\n42\n"), err
    assert err.startswith("Du kannst „drei“, „abbrechen“, „sag das noch mal“, „was kann ich sagen“ sagen.\n")


def test_a_run_reads_no_words(bench):
    """Its questions take what they took."""
    done = subprocess.run(
        [bench.path, "run", "add"], input="forty\n", capture_output=True, text=True,
        timeout=PATIENCE, cwd=bench.folder, env=bench.environment, check=False)
    assert done.returncode == 2


def test_a_file_is_named_in_words(bench):
    """One in the folder where the command runs, or in the person's own; a path is a path."""
    bench.environment["HOME"] = str(bench.folder / "home")
    bench.environment.pop("XDG_CONFIG_HOME", None)
    for age, path in enumerate(["Quarterly-Report.txt", "home/Documents/soup notes.txt", "home/Downloads/soup notes.txt",
                                "home/secret.txt", "soup.png"]):
        file = bench.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("Leek\n")
        os.utime(file, (1_700_000_000 - age, 1_700_000_000 - age))
    code, out, err = talk(bench, "the secret", "soup", "the one in Downloads", words="draw file")
    assert (code, out.splitlines()[:2]) == (0, ["Draw File", "A drawing"]), err
    assert err == (
        f"You can say “Quarterly-Report.txt”, “soup notes.txt”, {COMMANDS}.\n"
        "Note: the secret\n"
        f"“the secret” names no file in “{bench.folder.name}”, “Documents”, “Downloads”.\n"
        "Note: soup\n"
        "Which one: “soup notes.txt – Documents”, “soup notes.txt – Downloads”?\n"
        "Note: the one in Downloads\nNote: soup notes.txt – Downloads\n")
    code, out, err = talk(bench, "the latest", words="draw file")
    assert (code, "Note: Quarterly-Report.txt\n" in err) == (0, True), err
    code, out, err = talk(bench, "home/secret.txt", words="draw file")
    assert (code, out.splitlines()[:2]) == (0, ["Draw File", "A drawing"]), err


def test_at_a_terminal_it_goes_on_after_what_can_be_undone(bench):
    """Until an empty line."""
    terminal = Terminal([bench.path, "say", "release", "dog"], bench.folder, bench.environment)
    terminal.expect("Dog: ")
    terminal.type("Rex")
    terminal.expect("Done (Enter): ")
    terminal.type("undo that")
    assert terminal.finish() == 0
    assert terminal.rest().endswith("“Release Rex” was undone.\n")
