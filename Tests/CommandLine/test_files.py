"""Files that are given by their paths or on standard input, and files that come back."""

import json
import os
import signal
import subprocess

import pytest
from waiting import PATIENCE, ended

BINARY = b"\x01\x00" + os.urandom(2_999_998)
HINT = "--output PATH saves the file, --output - prints it.\n"


def run(bench, *words, data=b"", **more):
    """Runs the command with bytes on standard input; what it writes is bytes too."""
    return subprocess.run(
        [bench.path, "run", *words], input=data, capture_output=True, timeout=PATIENCE, check=False,
        cwd=bench.folder, env=bench.environment | {"TMPDIR": str(bench.folder)}, **more)


def live(bench):
    """The folders with bytes of files that a command left behind."""
    return list(bench.folder.glob("live-*"))


def test_a_path_is_a_file(bench):
    """What comes back is named, and how to save it."""
    (bench.folder / "soup.txt").write_text("Leek\n")
    done = bench.run("echo-file", "--file", "soup.txt")
    assert done == (0, f"soup.txt\nsoup.txt (text/plain, 5 bytes)\n{HINT}", "")


def test_the_value_is_a_reference(bench):
    """JSON has no bytes."""
    (bench.folder / "soup.txt").write_text("Leek\n")
    done = json.loads(bench.run("draw-file", "--note", "soup.txt", "--json").out)
    assert len(done["value"].pop("file")) == 32
    assert done == {
        "intent": "DrawFileIntent", "text": "A drawing\na\x1b[31mb.txt (text/plain, 5 bytes)",
        "value": {"name": "a[31mb.txt", "type": "text/plain", "size": 5}}


@pytest.mark.parametrize("given", ["path", "-"])
@pytest.mark.parametrize("kept", ["path", "-"])
def test_bytes_stay_what_they_are(bench, given, kept):
    """In and out, by path and by stream, and nothing is left behind."""
    (bench.folder / "path").write_bytes(BINARY)
    out = "copy" if kept == "path" else "-"
    done = run(bench, "echo-file", "--file", given, "--output", out, data=BINARY)
    name = b"path" if given == "path" else b"standard-input"
    words = name + b"\n" + name + b" (application/octet-stream, 3 MB)\n"
    assert done.returncode == 0
    if kept == "path":
        assert (bench.folder / "copy").read_bytes() == BINARY
        assert (done.stdout, done.stderr) == (words, b"")
    else:
        assert done.stdout == BINARY
        assert done.stderr == words
    assert live(bench) == []


def test_a_file_is_written_onto_itself(bench):
    """It is not emptied first."""
    (bench.folder / "a").write_bytes(BINARY)
    assert bench.run("echo-file", "--file", "a", "--output", "a").code == 0
    assert (bench.folder / "a").read_bytes() == BINARY


def test_a_shorter_file_replaces_a_longer(bench):
    """Nothing of the old one is left."""
    (bench.folder / "a").write_text("short")
    (bench.folder / "b").write_text("much longer")
    assert bench.run("echo-file", "--file", "a", "--output", "b").code == 0
    assert (bench.folder / "b").read_text() == "short"


@pytest.mark.parametrize(("data", "name"), [
    (b"Leek\n", "standard-input.txt"), (b"%PDF-1.7\n", "standard-input.pdf"),
    (b"", "standard-input"),
    ("Zwölf Löffel Öl".encode(), "standard-input.txt"), (b"\xff\x00\x01", "standard-input"),
])
def test_standard_input_has_the_type_of_its_bytes(bench, data, name):
    """Nothing else says it."""
    done = run(bench, "echo-file", "--file", "-", data=data)
    assert done.stdout.decode().splitlines()[0] == name


def test_a_file_that_is_not_taken_is_refused(bench):
    """Nothing is performed."""
    (bench.folder / "soup.txt").write_text("Leek\n")
    (bench.folder / "soup.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (bench.folder / "false.pdf").write_text("Leek\n")
    os.mkfifo(bench.folder / "pipe")
    (bench.folder / "a\x1bb").mkdir()
    other = "Choose a file of another type: "
    for path, message in [
        ("none", "There is no file “none”."), (".", "“.” is a folder, not a file."),
        ("a\x1bb", "“ab” is a folder, not a file."),
        ("soup.txt/x", "“soup.txt/x” can’t be read: Not a directory."),
        ("pipe", "“pipe” can’t be read: Operation not supported."),
        ("soup.png", other), ("false.pdf", "The file is damaged, or is no "),
    ]:
        done = bench.run("echo-file", "--file", "soup.txt", "--notes", path)
        assert (done.code, done.out) == (64, "")
        assert done.err.startswith(f"--notes: {message}")
        assert done.err.count("\n") == 1
    done = run(bench, "draw-file", "--note", "-", "--json", data=b"\x89PNG\r\n\x1a\n")
    assert done.returncode == 64
    error = json.loads(done.stdout)["error"]
    assert error["kind"] == "usage"
    assert error["message"].startswith("--note: " + other)
    assert live(bench) == []


def test_a_locked_file_is_refused(bench):
    """With the system's words."""
    (bench.folder / "locked").touch(mode=0)
    # Root reads every file, unless it gives that capability up.
    humble = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    done = subprocess.run(
        [*(humble if os.geteuid() == 0 else []), bench.path, "run", "echo-file", "--file", "locked"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, cwd=bench.folder,
        env=bench.environment, check=False)
    assert (done.returncode, done.stdout) == (64, "")
    assert done.stderr == "--file: “locked” can’t be read: Permission denied.\n"


def test_standard_input_is_one_file(bench):
    """Said before anything is read."""
    done = bench.run("echo-file", "--file", "-", "--notes", "-")
    assert done == (64, "", "Standard input can be one file only, and - stands here twice.\n")


def test_several_files_are_saved_in_a_folder(bench):
    """Each under its name, the second of a name with a number."""
    (bench.folder / "a.txt").write_text("x")
    words = "a.txt\n" + "a.txt (text/plain, 1 byte)\n" * 2
    done = bench.run("echo-file", "--file", "a.txt", "--times", "2")
    assert done == (0, f"{words}--output FOLDER saves the files.\n", "")
    done = bench.run("echo-file", "--file", "a.txt", "--times", "2", "--output", "new")
    assert done == (0, words, "")
    (bench.folder / "there").mkdir()
    done = bench.run("echo-file", "--file", "a.txt", "--times", "2", "--output", "there/")
    assert done == (0, words, "")
    for name in ["new", "there"]:
        saved = {path.name: path.read_text() for path in (bench.folder / name).iterdir()}
        assert saved == {"a.txt": "x", "a 2.txt": "x"}


def test_a_folder_takes_one_file_too(bench):
    """Under its name."""
    (bench.folder / "a.txt").write_text("x")
    (bench.folder / "there").mkdir()
    assert bench.run("echo-file", "--file", "a.txt", "--output", "there").code == 0
    assert bench.run("echo-file", "--file", "a.txt", "--output", "new/").code == 0
    for name in ["there", "new"]:
        assert (bench.folder / name / "a.txt").read_text() == "x"


def test_several_files_without_a_folder_are_refused(bench):
    """Nothing is written, and nothing is replaced."""
    (bench.folder / "a").write_text("x")
    (bench.folder / "there").mkdir()
    (bench.folder / "there" / "a 2").write_text("old")
    cure = "Name a folder to save them in: --output FOLDER.\n"
    for output, message in [
        ("-", f"The result has 2 files, and standard output takes one. {cure}"),
        ("a", f"The result has 2 files, and “a” is a file. {cure}"),
        ("no/b", "no/b can’t be written.\n"),
        ("there", "there/a 2 is there already. Nothing was written.\n"),
    ]:
        done = bench.run("echo-file", "--file", "a", "--times", "2", "--output", output)
        assert done == (74, "", message)
    assert (bench.folder / "a").read_text() == "x"
    assert [path.name for path in (bench.folder / "there").iterdir()] == ["a 2"]
    assert (bench.folder / "there" / "a 2").read_text() == "old"


@pytest.mark.parametrize("ending", [">&-", ">/dev/full", "| head -c 1 >/dev/null"])
def test_an_output_that_takes_no_bytes_is_no_crash(bench, ending):
    """None at all, a full disk, and a reader that goes away."""
    (bench.folder / "a").write_bytes(BINARY)
    done = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c",
         f'"$0" run echo-file --file a --output - {ending}', bench.path],
        check=False, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE,
        cwd=bench.folder, env=bench.environment)
    assert (done.returncode, done.stderr) == (74, b"")


def test_a_place_that_takes_no_file(bench):
    """Its path is named."""
    (bench.folder / "a").write_text("x")
    for path in ["no/b", "no/b/", "/dev/full"]:
        done = bench.run("echo-file", "--file", "a", "--output", path)
        assert done == (74, "", f"{path} can’t be written.\n")


def test_words_go_to_standard_output_by_name(bench):
    """As without --output."""
    assert bench.run("add", "--first", "1", "--second", "2", "--output", "-") == (0, "3\n", "")
    assert not (bench.folder / "-").exists()


def test_a_file_is_asked_for_by_its_path(bench):
    """Until one will do."""
    (bench.folder / "soup.txt").write_text("Leek\n")
    (bench.folder / "soup.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    terminal = bench.terminal("draw-file")
    terminal.expect("Note: ")
    terminal.type("none")
    assert terminal.expect("Note: ") == "There is no file “none”.\nNote: "
    terminal.type("soup.png")
    assert terminal.expect("Note: ").startswith("Choose a file of another type: ")
    terminal.type("soup.txt")
    assert terminal.finish() == 0
    assert terminal.rest() == f"A drawing\na[31mb.txt (text/plain, 5 bytes)\n{HINT}"


def test_nothing_is_asked_where_a_file_comes_in(bench):
    """The terminal is standard input, and so the file."""
    terminal = bench.terminal("echo-file", "--notes", "-")
    terminal.type("Leek")
    terminal.hang_up()
    assert terminal.finish() == 2
    assert "there is no terminal to ask at. Pass:\n  --file PATH  File\n" in terminal.rest()


def test_control_c_ends_the_wait_for_a_file(bench):
    """While the command before it in a pipe is silent; what had come is removed."""
    process = subprocess.Popen(
        [bench.path, "run", "echo-file", "--file", "-"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=bench.folder,
        env=bench.environment | {"TMPDIR": str(bench.folder)})
    # More than a pipe holds: the program has begun to read when all is written.
    process.stdin.write(BINARY)
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    assert ended(process) == 130
    assert process.stderr.read().decode() == "“Echo File” was stopped.\n"
    assert process.stdout.read() == b""
    assert live(bench) == []


def test_help_says_what_is_taken(bench):
    """The word for a file, and its types."""
    done = bench.run("draw-file", "--help")
    assert "  --note PATH" in done.out
    assert "The path of a file (text/plain), or - for standard input." in " ".join(done.out.split())
