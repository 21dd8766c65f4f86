"""What keeps running after an intent has been performed keeps its command alive, until it ends or is stopped."""

import signal
import time

from waiting import Output, ended, until_files


def interrupted(process) -> int:
    """Control-C; the exit code."""
    process.send_signal(signal.SIGINT)
    return ended(process)


def test_a_radio_plays_until_it_is_stopped(bench):
    process = bench.start("play-radio")
    Output(process.stdout.fileno()).wait_for(r"^The radio plays\.\nRadio, .*\[Stop “Radio”\]\n")
    assert process.poll() is None
    assert not (bench.folder / "silence").exists()
    assert interrupted(process) == 0
    assert (bench.folder / "silence").exists(), "The intent was told that it was stopped."


def test_a_loaf_bakes_to_its_end(bench):
    begin = time.monotonic()
    # Its card is drawn while it is in the oven.
    done = bench.run("bake-bread", "--steps", "10")
    assert (done.code, done.err) == (0, "")
    assert "Bake Bread" in done.out
    assert time.monotonic() - begin >= 4


def test_what_cannot_be_stopped_ends_with_the_command(bench):
    process = bench.start("glow", "--seconds", "3600")
    Output(process.stdout.fileno()).wait_for("Glow")
    assert interrupted(process) == 0


def test_sound_within_perform_is_cancelled(bench):
    process = bench.start("hum-tune")
    until_files(bench.folder, (bench.folder / "humming").exists)
    assert interrupted(process) == 130


def test_a_terminal_says_how_it_is_stopped(bench):
    terminal = bench.terminal("play-radio")
    terminal.expect("Done (Enter): ")
    terminal.type("")
    terminal.expect("This goes on. Control-C stops it.")
    terminal.interrupt()
    assert terminal.finish() == 0
    assert (bench.folder / "silence").exists()


def test_a_button_of_the_card_stops_it(bench):
    terminal = bench.terminal("play-radio")
    terminal.expect("[1] Stop")
    terminal.expect("Done (Enter): ")
    terminal.type("1")
    assert terminal.finish() == 0
    assert (bench.folder / "silence").exists()


def test_words_of_a_search_are_handed_to_the_app(bench):
    listed = bench.command("search", "blue whale").out
    assert "WatchFilmIntent: Play “blue whale”\n" in listed
    assert "SearchProgramIntent: Search for “blue whale”\n" in listed
    # Each of them shows a card, so a person has to be there.
    for words in (["watch-film", "--term", "whale"], ["search-program", "--criteria", "whale"]):
        done = bench.run(*words)
        assert (done.code, done.out) == (1, "")
        assert "Continue on its page or at a terminal." in done.err
    terminal = bench.terminal("watch-film", "--term", "whale")
    assert terminal.finish() == 0
    assert terminal.rest().startswith("“whale” plays.\n")
    terminal = bench.terminal("search-program", "--criteria", "whale")
    assert terminal.finish() == 0
    assert terminal.rest().startswith("2 programs for “whale”.\n")
