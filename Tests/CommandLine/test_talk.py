"""What is said is performed as if it were typed, and sound that can't be heard says why."""

import array
import json
import os
import pathlib
import subprocess

import pytest
import voices
from waiting import PATIENCE, Output, ended, until_files


def talk(app, path, *words, **more):
    return app.command("talk", "--silent", "--audio", str(path), *words, **more)


def said(folder, *texts):
    """A file in which one text after the other is said."""
    sound = array.array("h")
    for place, text in enumerate(texts):
        sound += voices.resampled(voices.said(text, folder / f"{place}.wav"))
    voices.write(folder / "all.wav", sound)
    return folder / "all.wav"


def test_what_is_said_is_performed_as_say_performs_it(kitchen, tmp_path):
    done = talk(kitchen, voices.said("please order the miso", tmp_path / "a.wav"), "--json")
    heard, understood, *_ = (json.loads(line) for line in done.out.splitlines())
    assert "miso" in heard["heard"][0], done
    assert understood[0]["intent"] == "OrderSoupIntent", done


@pytest.mark.parametrize(("words", "intent", "value"), [
    ("find tickets for the louvre", "FindTicketsIntent", "Louvre"),
    ("show my favorites", "ShowFavoritesIntent", None),
    ("find the closest landmark", "ClosestLandmarkIntent", None),
    ("open the golden gate bridge", "OpenLandmarkIntent", "Golden Gate Bridge"),
])
@pytest.mark.parametrize("noise", [None, 20])
def test_sentences_are_heard(travel, tmp_path, words, intent, value, noise):
    done = talk(travel, voices.said(words, tmp_path / "a.wav", noise=noise), "--json", "--yes")
    understood = json.loads(done.out.splitlines()[1])[0]
    assert understood["intent"] == intent, done
    assert [slot["title"] for slot in understood["slots"]] == ([value] if value else []), done


@pytest.mark.parametrize(("answer", "code", "opens"), [("yes", 0, True), ("no", 130, False), ("", 130, False)])
def test_what_was_heard_is_asked_back_before_it_is_performed(travel, tmp_path, answer, code, opens):
    done = talk(travel, said(tmp_path, *filter(None, ("open the golden gate bridge", answer))))
    assert done.code == code and "Golden Gate Bridge?" in done.err, done
    # Once as what was understood, and again as what was opened.
    assert done.out.count("Golden Gate Bridge") > 1 if opens else done.out.count("Golden Gate Bridge") == 1, done


@pytest.mark.parametrize(("agrees", "told"), [("yes", "That was undone."), ("no", "Quantity:")])
def test_undo_that_is_asked_back_in_answer_to_a_question(kitchen, tmp_path, agrees, told):
    done = talk(kitchen, said(
        tmp_path, "delete everything", "yes", "order soup", "yes", "undo that", agrees, "minestrone"))
    assert "Undo? You can say “Yes”, “No”." in done.err and told in done.err, done
    # A no asks the first question again.
    assert ("That was undone." in done.err) == (agrees == "yes"), done


def test_an_answer_that_is_not_heard_is_asked_for_again(bench, tmp_path):
    # A name that no grammar has is no name of a dog.
    done = talk(bench, said(tmp_path, "release dog", "yes", "rex"))
    assert "This was not understood." in done.err and "Pip" not in done.out, done


def test_several_sentences_are_a_conversation(travel, tmp_path):
    both = said(tmp_path, "show my favorites", "find the closest landmark")
    done = talk(travel, both, "--json", "--yes")
    heard = [line for line in done.out.splitlines() if line.startswith('{"heard"')]
    assert len(heard) == 2, done


def test_a_pipe_is_heard_with_a_header_and_without(kitchen, tmp_path):
    path = voices.said("please order the miso", tmp_path / "a.wav")
    for content in (path.read_bytes(), path.read_bytes()[44:]):
        (tmp_path / "pipe").write_bytes(content)
        with (tmp_path / "pipe").open("rb") as file:
            done = talk(kitchen, "-", "--json", stdin=file)
        assert "miso" in json.loads(done.out.splitlines()[0])["heard"][0], done


def test_sound_that_cannot_be_heard_says_why(kitchen, tmp_path):
    silence = array.array("h", [0]) * (3 * voices.RATE)
    voices.write(tmp_path / "silence.wav", silence)
    voices.write(tmp_path / "fast.wav", silence, rate=44_100)
    voices.write(tmp_path / "stereo.wav", silence, channels=2)
    (tmp_path / "cut.wav").write_bytes((tmp_path / "silence.wav").read_bytes()[:30])
    (tmp_path / "text.wav").write_text("This is no sound at all.")
    for name, reason in {
        "silence.wav": "Nothing is said", "fast.wav": "44100 Hz", "stereo.wav": "channels: 2",
        "cut.wav": "is damaged", "text.wav": "is no WAV file", "missing.wav": "can’t be read",
    }.items():
        done = talk(kitchen, tmp_path / name)
        assert (done.code, done.out) == (64, "") and reason in done.err, done


def test_any_program_may_hear(kitchen, tmp_path):
    path = voices.said("something else", tmp_path / "a.wav")
    done = talk(kitchen, path, "--json", "--recognizer", "echo please order the miso; : {}")
    assert json.loads(done.out.splitlines()[0]) == {"heard": ["please order the miso"]}, done


@pytest.mark.parametrize(("command", "reason"), [
    ("exit 3; : {}", "failed with status 3"), ("yes {}", "more than a sentence"),
    ("printf '\\377'; : {}", "no text"), ("no-such-program {}", "status 127"),
])
def test_a_program_that_fails_says_how(kitchen, tmp_path, command, reason):
    path = voices.said("something else", tmp_path / "a.wav")
    done = talk(kitchen, path, "--recognizer", command)
    assert (done.code, done.out) == (64, "") and reason in done.err, done


def test_another_language_needs_another_recognizer(kitchen, tmp_path):
    path = voices.said("please order the miso", tmp_path / "a.wav")
    german = {"LANG": "de_DE.UTF-8"}
    done = talk(kitchen, path, env=german)
    assert (done.code, done.out) == (64, "") and "hears English only" in done.err, done
    done = talk(kitchen, path, "--recognizer", "echo alles löschen; : {}", "--json", env=german)
    assert json.loads(done.out.splitlines()[0]) == {"heard": ["alles löschen"]}, done


def test_without_a_microphone_it_says_so(kitchen, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/arecord").write_text("#!/bin/sh\necho 'arecord: audio open error' >&2\nexit 1\n")
    (tmp_path / "bin/arecord").chmod(0o755)
    done = kitchen.command("talk", "--silent", env={"PATH": f"{tmp_path}/bin:/usr/bin:/bin"})
    assert done.code == 64 and "audio open error" in done.err, done


def test_minutes_of_noise_are_heard_to_their_end(kitchen, tmp_path):
    """In utterances of the longest length, each by a program of its own."""
    script = "import sys, random; [sys.stdout.buffer.write(random.randbytes(1 << 20)) for _ in range(10)]"
    noise = subprocess.Popen(["python3", "-c", script], stdout=subprocess.PIPE)
    done = kitchen.command(
        "talk", "--silent", "--audio", "-", "--recognizer", "true {}", stdin=noise.stdout)
    assert noise.wait() == 0 and done.code in (0, 64), done


#: Hears the sentence first, and then the answer to its question; it needs no program.
RELEASES_REX = "if [ -e asked ]; then echo Rex; else : >asked; echo release dog; fi; : {}"
HELPS = "echo what can I say; : {}"
SPOKEN = ["Dog?", "Pip"]


@pytest.fixture
def mouths(tmp_path):
    """Makes a program that speaks, in the only folder of the search path."""
    (tmp_path / "bin").mkdir()

    def write(name: str, script: str) -> None:
        path = tmp_path / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    return write


def aloud(app, recognizer: str = RELEASES_REX) -> dict:
    """How to start a program that speaks, and hears two words."""
    sound = said(app.folder, "now", "now")
    return {"args": [app.path, "talk", "--audio", sound, "--recognizer", recognizer], "cwd": app.folder,
            "env": {**app.environment, "PATH": str(app.folder / "bin")}, "stdin": subprocess.DEVNULL}


def spoken(folder: pathlib.Path) -> list[str]:
    path = folder / "spoken"
    return path.read_text().splitlines() if path.exists() else []


def talk_aloud(app, **more):
    return subprocess.run(**aloud(app, **more), capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_an_intent_ends_while_its_question_is_still_spoken(bench, tmp_path, mouths):
    """What is spoken waits at a gate that the test holds; what is said next waits for it, and the end for both."""
    os.mkfifo(tmp_path / "gate")
    gate = os.open(tmp_path / "gate", os.O_RDWR)
    mouths("spd-say", """for text; do :; done; echo "$text" >>spoken; read -r line <gate""")
    mouths("espeak-ng", "echo espeak >>spoken")
    talking = subprocess.Popen(**aloud(bench), stdout=subprocess.PIPE)
    try:
        output = Output(talking.stdout.fileno())
        output.wait_for(r"(?m)^Pip$")
        until_files(tmp_path, lambda: spoken(tmp_path) == SPOKEN[:1])
        assert talking.poll() is None
        os.write(gate, b"\n\n")
        assert ended(talking) == 0 and spoken(tmp_path) == SPOKEN
    finally:
        talking.kill()
        os.close(gate)


@pytest.mark.parametrize("dispatcher", [None, "echo tried >>tries; exit 1"], ids=["absent", "failing"])
def test_without_the_dispatcher_the_other_program_speaks_all(bench, tmp_path, mouths, dispatcher):
    if dispatcher:
        mouths("spd-say", dispatcher)
    mouths("espeak-ng", """read -r text; echo "$*: $text" >>spoken""")
    done = talk_aloud(bench)
    assert (done.returncode, done.stdout) == (0, "Release Dog\nPip\n"), done
    assert spoken(tmp_path) == [f"-v en --stdin: {text}" for text in SPOKEN]
    # What fails once is not tried again.
    assert not dispatcher or (tmp_path / "tries").read_text() == "tried\n"
    assert "spoken aloud" not in done.stderr


@pytest.mark.parametrize(("other", "reason"), [
    (None, "“espeak-ng” can’t be started: No such file or directory."),
    ("echo no sound >&2; exit 3", "“espeak-ng” failed with status 3: no sound"),
], ids=["absent", "failing"])
def test_without_a_program_that_speaks_it_goes_on_and_says_so_once(bench, mouths, other, reason):
    if other:
        mouths("espeak-ng", other)
    done = talk_aloud(bench)
    assert (done.returncode, done.stdout) == (0, "Release Dog\nPip\n"), done
    told = [line for line in done.stderr.splitlines() if "spoken aloud" in line]
    assert told == [
        f"Nothing is spoken aloud; install speech-dispatcher or espeak-ng, or give --silent. {reason}"], done


def test_what_can_be_said_is_told_aloud(kitchen, tmp_path, mouths):
    mouths("espeak-ng", """read -r text; echo "$text" >>spoken""")
    done = talk_aloud(kitchen, recognizer=HELPS)
    told = "You can say “Order Soup”, “To-Do List”, “Delete Everything”, “cancel”."
    assert (done.returncode, spoken(tmp_path)) == (0, [told, told]), done


@pytest.mark.parametrize(("language", "code"), [("C.UTF-8", "en"), ("de_DE.UTF-8", "de")])
def test_an_intent_knows_that_it_is_only_heard_and_the_language(bench, tmp_path, language, code):
    """What is typed is read, whatever its words."""
    hears = "if [ -e asked ]; then echo hello; else : >asked; echo echo; fi; : {}"
    done = talk(bench, said(tmp_path, "now", "now"), "--recognizer", hears, env={"LANG": language})
    value = f"text=hello count=1 heard={code}"
    assert (done.code, done.out) == (0, f"Echo\nHello: {value}\n{value}\n"), done
    (tmp_path / "answer").write_text("hello\n")
    with (tmp_path / "answer").open() as answer:
        typed = bench.command("say", "echo", stdin=answer, env={"LANG": language})
    for written in typed, bench.run("echo", "--text", "hello", env={"LANG": language}):
        assert written.code == 0 and written.out.endswith("\ntext=hello count=1\n"), written
