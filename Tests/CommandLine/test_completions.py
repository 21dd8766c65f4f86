"""The tabulator in real shells: commands, options, and values whose names mean something to a shell."""

import json
import os
import subprocess
import time

import pytest
from shells import SHELLS, Shell
from waiting import PATIENCE

#: What is typed of a name, and the whole name.
NAMES = [
    ("Mon", "Mont Saint-Michel"), ("It", "It's \"here\""), ("colon", "colon:and=more"), ("hé", "héllo wörld"),
    ("مرح", "مرحبا بالعالم"), ("back", "back\\slash"), ("bang", "bang!history!"), ("東", "東京"),
    ("glob", "glob *?[x]{a,b}"), ("quo", "quoted'"), ("dou", "double\""),
]


#: A machine with other work takes longer than a person waits.
PATIENT = {"OAI_COMPLETION_SECONDS": str(PATIENCE)}


@pytest.fixture(params=sorted(SHELLS))
def shell(request, bench):
    """A shell in the folder of the program's state."""
    shell = Shell(request.param, bench.path, bench.folder, {**bench.environment, **PATIENT})
    yield shell
    shell.end()
    assert not (bench.folder / "pwned").exists()


def test_names_arrive_as_they_are(shell):
    """After a space, behind an equals sign, and inside of each quotation."""
    for typed, name in NAMES:
        assert shell.words(f"Workbench run ReadSignIntent --sign {typed}") == [
            "run", "ReadSignIntent", "--sign", name]
    for quotation in ["'", '"']:
        for typed, name in NAMES:
            if not name.isalpha():
                assert shell.words(f"Workbench run ReadSignIntent --sign {quotation}{typed}") == [
                    "run", "ReadSignIntent", "--sign", name]
        assert shell.words(f"Workbench run ReadSignIntent --sign={quotation}Mon") == [
            "run", "ReadSignIntent", "--sign=Mont Saint-Michel"]


def test_names_of_commands_are_no_commands(shell):
    """Nothing in a name is run, neither when it is listed nor when it is chosen."""
    assert shell.words("Workbench run ReadSignIntent --sign '$(") == [
        "run", "ReadSignIntent", "--sign", "$(touch pwned)"]
    assert shell.words("Workbench run ReadSignIntent --sign '`") == [
        "run", "ReadSignIntent", "--sign", "`touch pwned`;touch pwned"]
    assert shell.words("Workbench run ReadSignIntent --sign \\(") == [
        "run", "ReadSignIntent", "--sign", "(paren) & | <x>"]


def test_a_list_is_read_and_not_obeyed(shell):
    """Names with control characters are offered by their identifiers, and described without them."""
    shown = shell.shown("Workbench run ReadSignIntent --sign s1", "escape")
    assert "\x1b[31m\n" not in shown
    assert "\u202e" not in shown
    assert shell.words("Workbench run ReadSignIntent --sign s13") == [
        "run", "ReadSignIntent", "--sign", "s13"]


def test_commands_options_and_cases_are_completed(shell):
    assert shell.words("Workbench sugg") == ["suggestions"]
    assert shell.words("Workbench run ListT") == ["run", "ListToolsIntent"]
    assert shell.words("Workbench run ReadSignIntent --is-l") == ["run", "ReadSignIntent", "--is-loud"]
    assert shell.words("Workbench run ReadSignIntent --size la") == [
        "run", "ReadSignIntent", "--size", "large"]
    assert shell.words("Workbench run echo --size=la") == ["run", "echo", "--size=large"]
    assert shell.words("Workbench --greeting Hi sugg") == ["--greeting", "Hi", "suggestions"]
    assert shell.words("Workbench completions z") == ["completions", "zsh"]


def test_paths_are_the_shells_own(shell):
    (shell.folder / "some file.txt").write_text("")
    (shell.folder / "some folder").mkdir()
    assert shell.words("Workbench run --output some\\ fi") == ["run", "--output", "some file.txt"]
    [_, _, path] = shell.words("Workbench list --state-directory so")
    assert path.rstrip("/") == "some folder"


def test_the_beginning_of_several_is_completed(shell):
    """As far as they are the same, correctly quoted."""
    assert shell.words("Workbench run ReadSignIntent --sign Ro") == [
        "run", "ReadSignIntent", "--sign", "Road "]


def answer(bench, *words, **more):
    return bench.command("complete", *words, **{"env": PATIENT, **more})


def test_descriptions_stand_beside_values(bench):
    done = answer(bench, "fish", "run", "ReadSignIntent", "--size", "")
    assert (done.code, done.err) == (0, "")
    assert done.out.split("\0") == ["words", "small\tSmall Cup", "large\tLarge Cup"]
    shown = answer(bench, "zsh", "run", "ReadSignIntent", "--sign", "Mon").out.split("\0")
    assert shown == ["words", "Mont Saint-Michel", "Mont Saint-Michel  -- No. 1"]


def test_conditions_properties_and_controls_are_named(travel):
    def words(*typed):
        done = answer(travel, "fish", *typed)
        assert (done.code, done.err) == (0, "")
        return [line.split("\t")[0] for line in done.out.split("\0")[1:]]

    assert words("find", "landmark", "--where", "dist") == [
        "distance is less than", "distance is greater than", "distance is between"]
    assert words("find", "landmark", "--limit", "2", "--where=country is n") == ["--where=country is not"]
    # The values of an enumeration are known.
    asia = words("find", "landmark", "--where", "continent is a")
    assert "continent is asia" in asia and "continent is europe" not in asia
    assert words("find", "landmark", "--sort=dis") == ["--sort=distance"]
    assert words("controls", "") == ["Favorite"]


def test_focuses_are_named_as_people_named_them(bench):
    """Also without an instance; their filters and parameters are declared."""
    assert bench.command("focus", "add", "Night Watch").code == 0
    focuses = answer(bench, "fish", "focus", "on", "ni")
    assert (focuses.code, focuses.out.split("\0")) == (0, ["words", "Night Watch"])
    values = answer(bench, "fish", "focus", "set", "Night Watch", "QuietKennelFilter", "isQuiet=")
    assert values.out.split("\0") == ["words", "isQuiet=true", "isQuiet=false"]


def test_the_index_is_that_of_the_apps_folder(bench):
    """An app that fills its index when it is launched finds what it put there before; no folder is made for it."""
    folder = bench.folder / "kept"
    words = ["fish", "run", "--state-directory", str(folder), "OpenToolIntent", "--target", "Claw"]
    environment = {**PATIENT, "WORKBENCH_INDEXES": "yes"}
    assert "Claw Hammer" in answer(bench, *words, env=environment).out
    assert not folder.exists()
    folder.mkdir()
    assert "Claw Hammer" in answer(bench, *words, env=environment).out
    assert (folder / "index.sqlite").exists()


@pytest.mark.parametrize(("words", "code"), [
    (["csh", ""], 64), ([], 64), (["bash", "x"], 64),
    (["fish", "run", "ReadSignIntent", "--sign", "broken"], 1),
    (["fish", "run", "NoSuchIntent", "--x", ""], 0), (["fish", "nothing", ""], 0),
])
def test_errors_are_silent(bench, words, code):
    """The exit code alone tells of them."""
    done = answer(bench, *words)
    assert (done.code, done.err) == (code, ""), done
    assert done.out in ("", "words")


def test_an_app_that_is_slow_is_not_waited_for(bench):
    begin = time.monotonic()
    done = answer(bench, "fish", "run", "ReadSignIntent", "--sign", "slow", env={})
    assert (done.code, done.out, done.err) == (1, "", "")
    assert time.monotonic() - begin < PATIENCE / 4


def test_a_running_instance_answers(bench):
    """With the values that it knows, also if another folder is named in the words; and it performs nothing."""
    folder = bench.folder / "other"
    assert bench.command("list", "--state-directory", str(folder), "--background", env=PATIENT).code == 0
    words = ["run", "--state-directory", str(folder), "ReadSignIntent", "--sign", "Mon"]
    done = answer(bench, "fish", *words)
    assert (done.code, done.err) == (0, "")
    assert done.out.split("\0")[1:] == ["Mont Saint-Michel\tNo. 1"]
    process = json.loads((folder / "instance.lock").read_text())["process"]
    os.kill(process, 15)


def test_a_script_is_printed_for_each_shell(bench):
    for name in SHELLS:
        done = bench.command("completions", name)
        assert (done.code, done.err) == (0, "")
        check = {"bash": ["bash", "-n"], "zsh": ["zsh", "-n"], "fish": ["fish", "--no-execute"]}[name]
        subprocess.run(check, input=done.out, text=True, check=True, timeout=PATIENCE)
    assert bench.command("completions", "csh").code == 64
