"""Cards at a terminal: every row is printed, controls are used by what a person types, and work is seen."""

import json
import re
import subprocess

import pytest
from terminal import seen

HINT = "Type a number in brackets to press its button.\n"
STEPS = "Type - or + to change the number, or type the number itself.\n"
REQUEST = "How many tickets?\n[-] Fewer tickets  {} tickets  [+] More tickets\nPetra · $70 each at the gate\n"
SEARCH = "Search (y) or Cancel (n)? "


def asked_for_tickets(travel, *words):
    """A terminal at which Find Tickets has been given its landmark."""
    terminal = travel.terminal(*words, "FindTickets")
    terminal.expect("Which landmark do you want to visit?")
    terminal.expect("): ")
    terminal.type("Petra")
    assert terminal.expect(SEARCH) == REQUEST.format(2) + STEPS + SEARCH
    return terminal


def test_the_tickets_of_the_documents_are_found_and_bought(travel):
    """From the landmark to the purchase, with the number of tickets changed on the way."""
    # Its card is drawn while it runs.
    travel.environment["TRAVELTRACKING_SEARCH_SECONDS"] = "4"
    terminal = asked_for_tickets(travel)
    terminal.type("+")
    assert terminal.expect(SEARCH) == REQUEST.format(3) + SEARCH
    terminal.type("-")
    assert terminal.expect(SEARCH) == REQUEST.format(2) + SEARCH
    terminal.type("4")
    assert terminal.expect(SEARCH) == REQUEST.format(4) + SEARCH
    terminal.type("y")
    # The text of the search's card while it runs.
    terminal.expect("Searching… · Progress: ")
    told = terminal.expect("Done (Enter): ")
    assert re.search(r"Petra  4 tickets\nGeneral Admission, 4 × \$61  \$244\n\[1\] Buy 4 tickets for \$244\n", told)
    assert told.endswith("\n" + HINT + "Done (Enter): ")
    assert "Searching" not in told
    terminal.type("1")
    assert terminal.finish() == 0
    assert terminal.rest() == (
        "You bought 4 tickets for Petra.\n"
        "Petra  4 tickets\nGeneral Admission, 4 × $61  $244\nBought. Have a good trip!\n")


def test_a_number_that_can_not_be_is_refused_with_the_last_that_can(travel):
    """The buttons end where their author ends them."""
    terminal = asked_for_tickets(travel)
    terminal.type("25")
    told = terminal.expect(SEARCH)
    assert told.startswith("Choose a number of at most 20.\nHow many tickets?\n[-] Fewer tickets  20 tickets  More tickets\n")
    terminal.type("many")
    assert terminal.expect(SEARCH) == "Please answer y or n.\n" + STEPS + SEARCH
    terminal.type("0")
    assert terminal.expect(SEARCH).startswith("Choose a number of at least 1.\n")
    terminal.type("n")
    assert terminal.finish() == 130
    assert terminal.rest() == "“Find Tickets” was cancelled.\n"


def test_a_stopped_search_says_stopped_and_leaves_nothing_of_its_progress(travel):
    """What was said of the work is gone, although only the app knows that it was at work."""
    travel.environment["TRAVELTRACKING_SEARCH_SECONDS"] = "25"
    terminal = asked_for_tickets(travel)
    terminal.type("y")
    terminal.expect("Searching… · Progress: ")
    terminal.interrupt()
    assert terminal.finish() == 130
    assert seen(terminal.screen).endswith(SEARCH + "“Find Tickets” was stopped.\n")


def test_rows_that_are_buttons_are_printed(travel):
    """In words and as JSON: a list is its rows, whoever reads it."""
    words = ["BrowseLandmarks", "--continent", "africa"]
    done = travel.run(*words)
    lines = done.out.splitlines()
    assert (done.code, done.err, lines[0]) == (0, "", "Africa  [closest 5 of 24]"), done
    assert len(lines) == 6
    for line in lines[1:]:
        assert re.fullmatch(r"[\w\s.’'-]+, [\w\s]+ · [\d,]+\s(km|mi)", line), line
    assert json.loads(travel.run(*words, "--json").out)["text"] == done.out.rstrip("\n")
    assert travel.run("ShowFavorites").out == "Favorites\nTap the heart on a landmark to keep it here.\n"
    travel.run("FavoriteLandmark", "--landmark", "Petra")
    assert re.fullmatch(r"Favorites\nPetra, Jordan · .*\n", travel.run("ShowFavorites").out)


def test_a_row_is_opened_by_its_number(travel):
    """And by its name; an empty line means done."""
    terminal = travel.terminal("BrowseLandmarks", "--continent", "africa")
    told = terminal.expect("Done (Enter): ")
    rows = re.findall(r"^\[(\d)\] (.*?), ", told, re.MULTILINE)
    # The first leads to the rest of the list.
    assert [number for number, _ in rows] == ["2", "3", "4", "5", "6"]
    terminal.type("9")
    assert terminal.expect("Done (Enter): ") == HINT + "Done (Enter): "
    terminal.type("3")
    told = terminal.expect("Done (Enter): ")
    assert told.startswith(f"{rows[1][1]}  [1] Add to Favorites\n")
    assert "\nPicture: " in told
    terminal.type("add to favorites")
    told = terminal.expect("Done (Enter): ")
    assert told.startswith(f"{rows[1][1]} is one of your favorites now.\n{rows[1][1]}  [1] Remove from Favorites\n")
    terminal.hang_up()
    assert terminal.finish() == 0
    terminal = travel.terminal("BrowseLandmarks", "--continent", "africa")
    terminal.expect("Done (Enter): ")
    terminal.type("")
    assert terminal.finish() == 0
    assert terminal.rest() == ""


def test_a_card_waits_for_nobody_who_can_not_use_it(travel):
    """A result that a program reads is printed, and that is all."""
    terminal = travel.terminal("BrowseLandmarks", "--continent", "africa", stdout=subprocess.PIPE)
    out = terminal.process.stdout.read().decode()
    assert terminal.finish() == 0
    assert out.startswith("Africa") and "[1]" not in out
    terminal = travel.terminal("BrowseLandmarks", "--continent", "africa", "--json")
    assert terminal.finish() == 0
    assert json.loads(terminal.rest())["intent"] == "BrowseLandmarksIntent"


def test_without_a_terminal_it_is_said_where_a_card_is_changed(travel):
    """Its buttons are named, and both ways to go on."""
    done = travel.run("FindTickets", "--landmark", "Petra")
    assert done.code == 2
    assert "[Fewer tickets]  2 tickets  [More tickets]\n" in done.err
    assert done.err.endswith(
        "Pass --yes to confirm it as it is, or run this at a terminal to change it.\n")


def test_a_picture_is_not_the_title(travel):
    """Its description comes last."""
    lines = travel.run("ShowLandmark", "--landmark", "Petra").out.splitlines()
    assert lines[0] == "Petra  [Add to Favorites]"
    assert lines[-1] == "Picture: Drawing of a facade cut into rock"
    assert "[Find Best Ticket Prices]" in lines


def test_buttons_beside_a_confirmation_have_numbers(bench):
    """A number that is none of them is answered with what can be typed."""
    terminal = bench.terminal("ask")
    terminal.expect("Choose 0 to 2: ")
    terminal.type("red")
    card = "Paint: red\n[1] Other\n"
    prompt = "Buy (y) or Cancel (n)? "
    assert terminal.expect(prompt) == card + "Buy it in red?\n" + HINT + prompt
    terminal.type("4")
    assert terminal.expect(prompt) == "Please answer y or n.\n" + HINT + prompt
    terminal.type("other")
    assert terminal.expect(prompt) == card + prompt
    terminal.type("y")
    assert terminal.finish() == 0
    assert terminal.rest() == "Bought in red.\n"


def test_a_run_that_says_nothing_is_named_while_it_works(bench):
    """After a moment; and not for a pipe, nor where no line can be rewritten."""
    terminal = bench.terminal("stubborn", "--trace", str(bench.folder / "trace"))
    terminal.expect("Stubborn…")
    terminal.interrupt()
    assert terminal.finish() == 130
    assert "Stubborn…" not in seen(terminal.screen)
    bench.environment["TERM"] = "dumb"
    terminal = bench.terminal("work", "--trace", str(bench.folder / "trace"), "--steps", "60")
    assert terminal.finish() == 0
    assert terminal.screen == "Worked.\n"


@pytest.mark.parametrize(("environment", "is_colored"), [
    ({"NO_COLOR": ""}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": "", "TERM": "dumb"}, False),
])
def test_colors_are_for_terminals_that_have_them(travel, environment, is_colored):
    """Headings and keys are told apart; NO_COLOR declines that, and a file never has any."""
    travel.environment.update(environment)
    terminal = travel.terminal("BrowseLandmarks", "--continent", "africa")
    told = terminal.expect("(Enter):")
    assert ("\x1b[1mAfrica\x1b[0m" in told) == is_colored
    assert ("\x1b[36m[1]\x1b[0m" in told) == is_colored
    assert ("\x1b" in told) == is_colored
    terminal.type("")
    assert terminal.finish() == 0
    assert "\x1b" not in travel.run("BrowseLandmarks", "--continent", "africa").out


@pytest.mark.parametrize("declined", ["", "1"])
def test_a_reason_is_red_at_a_terminal(bench, declined):
    """The words are the same with and without."""
    bench.environment["NO_COLOR"] = declined
    terminal = bench.terminal("fail")
    assert terminal.finish() == 1
    reason = "The bench is [31mbroken."
    assert terminal.rest() == (f"{reason}\n" if declined else f"\x1b[31m{reason}\x1b[0m\n")
