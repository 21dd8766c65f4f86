"""What is printed, whole."""

import subprocess

import pytest
from waiting import PATIENCE, ended


@pytest.mark.parametrize(("name", "words"), [
    ("help", ["--help"]), ("help-echo", ["echo", "--help"]), ("help-open", ["-h", "OpenTool"]),
    ("open", ["OpenTool", "--target", "h1"]), ("open-json", ["OpenTool", "--target", "h1", "--json"]),
    ("list", ["ListTools"]), ("chain", ["chain"]), ("chain-json", ["chain", "--json"]),
])
def test_outputs(bench, snapshot, name, words):
    """Help, views, lists, and an intent that opens another."""
    done = bench.run(*words)
    assert (done.code, done.err) == (0, "")
    snapshot(name, done.out)


def test_a_landmark_opens(travel, snapshot):
    """The example's card of a target, as text."""
    done = travel.run("--location", "48.8584,2.2945", "OpenLandmark", "--target", "Fuji")
    assert (done.code, done.err) == (0, "")
    snapshot("open-landmark", done.out)


def test_help_fits_the_terminal(bench):
    """Lines are as long as the terminal is wide."""
    terminal = bench.terminal("echo", "--help", columns=50)
    assert terminal.finish() == 0
    lines = terminal.screen.splitlines()
    assert max(len(line) for line in lines) <= 50
    assert "  --count NUMBER" in terminal.screen


def test_nothing_is_nothing(bench):
    """An intent that gives nothing prints nothing."""
    assert bench.run("nothing") == (0, "", "")
    assert bench.run("nothing", "--json").out == '{"intent":"NothingIntent"}\n'


def test_data_does_not_steer_the_terminal(bench):
    """No control character but the ends of lines comes from the app's data."""
    for done in (bench.run("escape"), bench.run("escape", "--json")):
        steering = [c for c in done.out if c != "\n" and (c < " " or "\x7f" <= c <= "\x9f")]
        assert (done.code, done.err, steering) == (0, "", [])
    assert bench.run("escape").out == "]0;titlered31m\nend\n]0;titlered31m end\n"


@pytest.mark.parametrize("ending", [">&-", ">/dev/full"])
def test_an_output_that_takes_nothing_is_no_crash(bench, ending):
    """None at all, and a full disk."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" run list-tools {ending}', bench.path], check=False,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE, env=bench.environment)
    assert (done.returncode, done.stderr) == (74, b"")


def test_a_reader_that_goes_away_is_no_crash(bench):
    """It has read the first few bytes of many."""
    process = bench.start("long")
    process.stdout.read(10)
    process.stdout.close()
    assert ended(process) == 74
    assert process.stderr.read() == b""


def test_a_long_result_arrives_whole(bench):
    """Half a megabyte through a pipe."""
    assert bench.run("long").out == "long " * 100_000 + "\n"
