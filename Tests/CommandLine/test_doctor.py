"""What `doctor` says about an app, whole but for the time that it took, and its exit codes."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest


def findings(text: str) -> str:
    """What the command found: without the time that it took."""
    return re.sub(r" in [\d.]+ seconds", "", text)


@pytest.mark.parametrize("app", ["kitchen", "travel"])
def test_the_examples_have_no_mistakes(app, request):
    """An example is what people copy."""
    done = request.getfixturevalue(app).command("doctor")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == "No problems were found."
    assert lines[1].startswith("Checked: ")
    # The limits are many, and asked for.
    assert lines[2:] == [
        "Lock of the app:", "  passphrase: none, so nothing is locked (lock --set sets one)",
        "--limits prints every limit."]


def test_warnings_are_told_and_forgiven(bench, snapshot):
    """An app with warnings only is fine to start."""
    done = bench.command("doctor")
    assert (done.code, done.err) == (0, "")
    snapshot("doctor-warnings", findings(done.out))


def test_an_error_is_an_exit_code(bench, snapshot):
    """What cannot work fails a check."""
    done = bench.command("doctor", env={"WORKBENCH_FORGETS": "1"})
    assert (done.code, done.err) == (1, "")
    snapshot("doctor-error", findings(done.out))


def test_the_same_as_json(bench):
    """For programs: the same findings and limits."""
    forgets = {"WORKBENCH_FORGETS": "1"}
    done = bench.command("doctor", "--json", env=forgets)
    report = json.loads(done.out)
    words = bench.command("doctor", "--limits", env=forgets).out
    assert (done.code, done.err, sorted(report)) == (
        1, "", ["findings", "intents", "limits", "shortcuts"])
    assert report["findings"][0]["severity"] == "error"
    for finding in report["findings"]:
        assert f"{finding['severity']}: {finding['message']}\n" in words
    for part in report["limits"]:
        for limit in part["limits"]:
            assert f"  {limit['name']}: {limit['value']}\n" in words
    assert f"Checked: {report['intents']} intents and {report['shortcuts']} shortcut" in words


def test_an_error_is_logged_when_the_app_starts(bench):
    """Once, with the same words; what began is served all the same."""
    done = bench.command("mcp", env={"WORKBENCH_FORGETS": "1"})
    message = json.loads(
        bench.command("doctor", "--json", env={"WORKBENCH_FORGETS": "1"}).out
    )["findings"][0]["message"]
    assert done.code == 0
    assert done.err.count(message) == 1
    assert "warning" not in done.err


@pytest.fixture
def damaged(bench, tmp_path):
    """The same app, built with a string catalog that is cut off."""
    folder = tmp_path / "built"
    folder.mkdir()
    program = folder / bench.path.name
    try:
        os.link(bench.path, program)
    except OSError:
        shutil.copy(bench.path, program)
    for resources in pathlib.Path(bench.path).parent.glob("*.resources"):
        (folder / resources.name).symlink_to(resources.resolve())
    own = folder / f"Bench_{program.name}.resources"
    own.mkdir()
    (own / "Localizable.xcstrings").write_text('{"sourceLanguage": "en", "strings": {')
    bench.path = program
    return bench


MESSAGE = (
    "The translations in “Bench_Workbench.resources/Localizable.xcstrings” can't be read, so their texts "
    "stay in the language of the code: ")


def test_a_damaged_catalog_of_the_app_is_an_error(damaged):
    """Otherwise the app would speak English, and nobody would know why."""
    done = damaged.command("doctor")
    assert done.code == 1
    assert f"error: {MESSAGE}" in done.out
    assert done.out.startswith("Found: 1 error")


def test_a_damaged_catalog_is_told_in_the_log_once(damaged):
    """When a text of it is looked for; the app continues in the language of its code."""
    done = damaged.run("--verbose", "greet", "--name", "Ada", env={"LANG": "de_DE.UTF-8"})
    assert done.code == 0
    assert done.err.count(MESSAGE) == 1
