"""The manual page of real programs, as the programs that read such pages see it."""

import subprocess

import pytest
from waiting import PATIENCE


@pytest.mark.parametrize("app", ["bench", "kitchen", "travel"])
@pytest.mark.parametrize("language", ["C.UTF-8", "ar_EG.UTF-8", "ja_JP.UTF-8"])
def test_the_page_is_without_mistakes(request, app, language):
    """Only a word that is too long for a line may be one."""
    program = request.getfixturevalue(app)
    page = program.command("manual", env={"LANG": language})
    assert (page.code, page.err) == (0, "")
    path = program.folder / "page.1"
    path.write_text(page.out)
    lint = subprocess.run(
        ["mandoc", "-T", "lint", path], capture_output=True, text=True, check=False, timeout=PATIENCE)
    found = [line for line in lint.stdout.splitlines() if "line longer than 80 bytes" not in line]
    assert found == []
    groff = subprocess.run(
        ["groff", "-K", "utf8", "-mdoc", "-T", "utf8", "-ww", path], capture_output=True, text=True,
        check=True, timeout=PATIENCE)
    # A script without spaces has lines that can't be broken.
    assert [line for line in groff.stderr.splitlines() if "break line" not in line] == []


def test_the_page_says_what_the_help_says(bench):
    path = bench.folder / "page.1"
    path.write_text(bench.command("manual").out)
    text = subprocess.run(
        ["mandoc", "-T", "ascii", "-O", "width=200", path], capture_output=True, text=True, check=True,
        timeout=PATIENCE).stdout
    # Bold and underlined letters are written twice.
    plain = "".join(
        letter for place, letter in enumerate(text)
        if letter != "\b" and text[place + 1:place + 2] != "\b")
    for words in ["run EchoIntent", "--count NUMBER", "--is-loud, --no-is-loud", "EXIT STATUS", "XDG_STATE_HOME",
                  "One of small (Small Cup), large (Large Cup).", "--greeting greeting"]:
        assert words in plain, words
    assert bench.command("manual").out == path.read_text()
