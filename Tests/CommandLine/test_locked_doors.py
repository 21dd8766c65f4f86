"""A locked app through every command: controls, focuses, suggestions, undo and plain runs."""

import pytest
from conftest import Program
from terminal import Terminal

PASSPHRASE = "open sesame"


@pytest.fixture
def shop(tmp_path):
    """An app with a guarded intent for each command, and a passphrase."""
    shop = Program("WidgetProgram", tmp_path)
    # Learned while nothing was locked.
    assert shop.run("count-till", "--till", "3").out == "Till 3 has 7 coins.\n"
    terminal = Terminal([shop.path, "lock", "--set"], shop.folder, shop.environment)
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    return shop


def refusal(title: str, intent: str) -> str:
    return f"“{title}” is locked. “CoffeeWidgets run {intent}” at a terminal asks for the passphrase."


def waiting(switched: str) -> str:
    return f"“Till Filter” is locked. Turn {switched} again at a terminal, and type the passphrase."


def at_terminal(shop, *words) -> str:
    """Runs a command at a terminal, where the passphrase is typed; what it says."""
    terminal = Terminal([shop.path, *words], shop.folder, shop.environment)
    terminal.expect("Passphrase:")
    terminal.type(PASSPHRASE)
    assert terminal.finish() == 0, terminal.screen
    return terminal.rest()


def test_a_control_is_not_used(shop):
    done = shop.command("controls", "org.example.Till")
    assert (done.code, done.out) == (1, "")
    assert refusal("Count Till", "CountTillIntent") in done.err
    assert at_terminal(shop, "controls", "org.example.Till").startswith(" \nTill 1 has 7 coins.\n")


def test_an_entity_is_not_opened(shop):
    done = shop.run("open-till", "--target", "1")
    assert (done.code, done.out) == (1, "")
    assert refusal("Open Till", "OpenTillIntent") in done.err
    assert at_terminal(shop, "run", "open-till", "--target", "1")== " \nTill 1 is open.\nTill 1\n"


def test_what_is_suggested_is_listed_and_not_performed(shop):
    assert shop.command("suggestions").out == "CountTillIntent: Count till 3, Count Till\n"
    done = shop.run("count-till", "--till", "3")
    assert (done.code, done.out) == (1, "")


def test_undo_and_what_it_would_undo(shop):
    assert refusal("Take Coin", "TakeCoinIntent") in shop.run("take-coin").err
    done = shop.run("undo")
    assert (done.code, done.err) == (1, "There is nothing to undo.\n")


@pytest.mark.parametrize("words", [["focus", "on", "Night"], ["run", "turn-focus-on", "--focus", "Night"]])
def test_the_filter_of_a_focus_is_not_performed_before_the_passphrase_is_typed(shop, words):
    assert shop.command("focus", "add", "Night").code == 0
    assert shop.command("focus", "set", "Night", "TillFilter").code == 0
    done = shop.command(*words)
    assert waiting("the focus off and on") in done.out + done.err
    # The focus is on anyway.
    assert shop.command("focus").out.startswith("● Night\n")
    assert waiting("a focus with it on and off") in shop.command("focus", "off").err
    said = at_terminal(shop, *words)
    assert "locked" not in said
