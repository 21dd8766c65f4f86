"""One app, one process: what is started beside a running app passes through it."""

import json
import os
import pathlib
import signal
import subprocess
import sys

import pytest
from serving import ADDRESS
from terminal import Terminal
from waiting import PATIENCE, ended, until_ended, until_file_says

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Assistant:
    """An assistant that has started `APP mcp` itself."""

    def __init__(self, app, *options):
        self.process = app.start("mcp", *options)
        self.number = 0

    def send(self, method: str, **parameters) -> int:
        self.number += 1
        message = {
            "jsonrpc": "2.0", "id": self.number, "method": method, "params": {**parameters, "_meta": META}}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        return self.number

    def ask(self, method: str, **parameters) -> dict:
        self.send(method, **parameters)
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read()
        return json.loads(line)["result"]

    def call(self, tool: str, **arguments) -> dict:
        return self.ask("tools/call", name=tool, arguments=arguments)

    def leave(self) -> int:
        self.process.stdin.close()
        return ended(self.process)


def text(result: dict) -> str:
    return "\n".join(part.get("text", "") for part in result["content"])


def instance(app) -> dict:
    return json.loads((app.state / "instance.lock").read_text())


def favorite(travel, assistant, name: str, is_favorite: bool) -> None:
    result = assistant.call("FavoriteLandmarkIntent", landmark=name, isFavorite=is_favorite)
    assert not result.get("isError"), result


def test_the_page_and_two_assistants_are_in_one_app(kitchen):
    """EXE-3: where several processes could perform an intent, the app that runs already does."""
    serving = kitchen.serve()
    page = serving.browser().open()
    one, two = Assistant(kitchen), Assistant(kitchen)
    one.call("AddTodoIntent", text="From one")
    assert "From one" in text(two.call("AddTodoIntent", text="From two"))
    page.perform("AddTodoIntent", text="From the page")
    shown = page.card(lambda card: "From the page" in (card["html"] or ""))
    assert "From one" in shown["html"] and "From two" in shown["html"]
    assert "From the page" in text(one.call("AddTodoIntent", text="Last"))
    # The list on the page is a snippet that an intent of another surface changes.
    done = kitchen.run("run", "AddTodo", "--text", "From a command")
    assert done.returncode == 0 and "From two" in done.stdout
    assert "From a command" in text(two.call("AddTodoIntent", text="More"))
    assert (one.leave(), two.leave()) == (0, 0)
    assert serving.stop() == 0


def test_an_assistant_alone_is_the_app_and_stays_for_others(kitchen):
    first = Assistant(kitchen)
    first.call("AddTodoIntent", text="From the first")
    assert instance(kitchen)["process"] == first.process.pid
    second = Assistant(kitchen)
    assert "From the first" in text(second.call("AddTodoIntent", text="From the second"))
    serving = kitchen.serve()
    # The first one's assistant ends; the process continues for the others.
    first.process.stdin.close()
    assert "From the second" in text(second.call("AddTodoIntent", text="Once more"))
    page = serving.browser().open()
    page.perform("AddTodoIntent", text="On the page")
    assert "Once more" in page.card(lambda card: "On the page" in (card["html"] or ""))["html"]
    assert first.process.poll() is None
    assert second.leave() == 0
    assert serving.stop() == 0
    assert ended(first.process) == 0


def test_a_page_in_another_process_takes_over_when_that_is_killed(kitchen):
    first = Assistant(kitchen)
    first.call("AddTodoIntent", text="Kept")
    serving = kitchen.serve()
    entrance = serving.entrance
    said = len(serving.said)
    first.process.kill()
    again = serving.wait_for(ADDRESS, said)
    assert again.partition("token=")[2] == entrance.partition("token=")[2]
    assert instance(kitchen)["process"] == serving.process.pid
    assert "Kept" in kitchen.run("run", "AddTodo", "--text", "More").stdout


def test_an_instance_killed_in_the_middle_of_a_call_is_told_of(bench):
    mcp = Assistant(bench)
    mcp.ask("tools/list")
    command, _ = working(bench)
    mcp.process.kill()
    out, err = command.communicate(timeout=PATIENCE)
    assert command.returncode == 1
    assert err.decode() == (
        f"Workbench (process {mcp.process.pid}), which performed this, has ended before it was done.\n")
    # What it left behind is recognized: the next one is the app.
    again = Assistant(bench)
    again.ask("tools/list")
    assert instance(bench)["process"] == again.process.pid
    assert len(list(bench.runtime.iterdir())) == 1
    assert again.leave() == 0


def working(app):
    """A command that has begun to work, and the file in which its intent says what it does."""
    trace = app.folder / "trace"
    command = app.start("run", "WorkIntent", "--trace", trace)
    until_file_says(trace, "begun")
    return command, trace


def test_assistants_hear_that_the_app_has_ended(kitchen):
    serving = kitchen.serve()
    assistant = Assistant(kitchen)
    assistant.ask("tools/list")
    serving.kill()
    assert assistant.process.stdout.read() == b""
    assert ended(assistant.process) == 1
    assert b"has ended before it was done" in assistant.process.stderr.read()


def test_a_stale_socket_is_no_instance(kitchen):
    serving = kitchen.serve()
    stale = instance(kitchen)["socket"]
    serving.kill()
    assert pathlib.Path(stale).exists()
    done = kitchen.run("run", "AddTodo", "--text", "By itself")
    assert done.returncode == 0 and "By itself" in done.stdout and done.stderr == ""
    kitchen.serve()
    assert not pathlib.Path(stale).exists()
    assert instance(kitchen)["socket"] != stale


def test_a_lock_without_a_socket_that_answers_is_told_of(kitchen):
    serving = kitchen.serve()
    os.unlink(instance(kitchen)["socket"])
    assistant = Assistant(kitchen)
    assert ended(assistant.process) == 1
    said = assistant.process.stderr.read().decode()
    assert f"Kitchen runs already (process {serving.process.pid}), and doesn't answer." in said


def test_another_account_is_not_listened_to(kitchen):
    assert os.geteuid() == 0, "this test becomes another account, which only root can"
    serving = kitchen.serve()
    path = instance(kitchen)["socket"]
    assert pathlib.Path(path).stat().st_mode & 0o777 == 0o600
    for place in [kitchen.folder, *kitchen.folder.parents]:
        place.chmod(place.stat().st_mode | 0o011)
    knock = (
        "import socket, sys; s = socket.socket(socket.AF_UNIX); s.settimeout(60); s.connect(sys.argv[1]);"
        " s.sendall(b'{}\\n'); print(s.recv(100))")
    other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", sys.executable, "-c", knock, path]
    if not os.access(sys.executable, os.X_OK) or sys.executable.startswith("/root"):
        other[4] = "/usr/bin/python3"
    done = subprocess.run(other, capture_output=True, text=True, timeout=PATIENCE)
    assert "PermissionError" in done.stderr, done
    # Even with the doors opened.
    kitchen.runtime.chmod(0o777)
    pathlib.Path(path).chmod(0o777)
    done = subprocess.run(other, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == "b''\n" or "Broken pipe" in done.stderr or "reset" in done.stderr, done
    serving.wait_for("another account")


def test_a_command_of_another_build_says_so_and_performs_by_itself(kitchen):
    serving = kitchen.serve()
    contents = (kitchen.state / "instance.lock").read_text()
    other = kitchen.folder / "other"
    other.mkdir()
    for place in kitchen.path.parent.iterdir():
        if place.name == "Kitchen":
            (other / "Kitchen").write_bytes(place.read_bytes())
        elif place.suffix == ".resources":
            (other / place.name).symlink_to(place)
    (other / "Kitchen").chmod(0o755)
    mine, kitchen.path = kitchen.path, other / "Kitchen"
    words = (
        f"Kitchen runs already (process {serving.process.pid}), in another version than this one. End that"
        " process, or name another folder with --state-directory.\n")
    done = kitchen.run("run", "AddTodo", "--text", "Elsewhere")
    assert done.returncode == 0 and done.stderr == words and "Elsewhere" in done.stdout
    assistant = Assistant(kitchen)
    assert ended(assistant.process) == 1
    assert assistant.process.stderr.read().decode() == words
    kitchen.path = mine
    assert (kitchen.state / "instance.lock").read_text() == contents


def test_other_options_of_the_app_are_said_to_count_for_nothing(kitchen):
    serving = kitchen.serve()
    done = kitchen.run("list", "--todo-file", "other.json")
    assert done.returncode == 0 and "OrderSoupIntent" in done.stdout
    assert done.stderr == (
        f"Kitchen runs already (process {serving.process.pid}), with the options that it was started with; those"
        " given here count for nothing.\n")


# MARK: Commands through the socket: as by themselves


@pytest.fixture(params=["alone", "through"])
def beside(request, kitchen):
    """The example, with and without an instance that performs its commands."""
    if request.param == "through":
        kitchen.serve()
    return kitchen


def test_exit_codes_and_streams_are_the_same(beside):
    done = beside.run("run", "AddTodo", "--text", "Dates", "--json")
    assert done.returncode == 0 and done.stderr == ""
    assert json.loads(done.stdout)["intent"] == "AddTodoIntent"
    asks = beside.run("run", "AddTodo")
    assert asks.returncode == 2 and asks.stdout == "" and "--text" in asks.stderr
    wrong = beside.run("run", "AddTodo", "--nothing", "x")
    assert wrong.returncode == 64 and "--nothing" in wrong.stderr
    failed = beside.run("run", "DeleteTodos", "--entities", "999")
    assert failed.returncode in (1, 2) and failed.stderr


def test_files_are_found_from_the_callers_folder_and_standard_input_is_theirs(beside):
    (beside.folder / "soup.txt").write_text("Boil.")
    done = beside.run("run", "SaveRecipe", "--recipe", "soup.txt", "--output", "copy.txt")
    assert done.returncode == 0, done.stderr
    assert (beside.folder / "copy.txt").read_text() == "Boil."
    done = beside.run("run", "SaveRecipe", "--recipe", "-", "--output", "-", stdin=b"From a pipe.")
    assert (done.returncode, done.stdout) == (0, "From a pipe.")
    done = beside.run("run", "SaveRecipe", "--recipe", "none.txt")
    assert done.returncode == 64 and "There is no file “none.txt”." in done.stderr
    done = beside.run("run", "SaveRecipe", "--recipe", "soup.txt", "--output", "no/where.txt")
    assert done.returncode == 74 and "no/where.txt can’t be written." in done.stderr


def test_search_finds_by_words(beside):
    done = beside.run("search", "order", "soup")
    assert done.returncode == 0 and "OrderSoupIntent: Order Soup" in done.stdout
    none = beside.run("search", "qqqq")
    assert (none.returncode, none.stdout, none.stderr) == (1, "", "Nothing is called like that.\n")
    assert json.loads(beside.run("search", "--json", "soup").stdout)


def at_terminal(app, *words) -> Terminal:
    return Terminal([app.path, *words], app.folder, app.environment)


def test_what_an_intent_asks_is_asked_at_the_callers_terminal(beside):
    terminal = at_terminal(beside, "run", "AddTodo")
    terminal.expect("What is to be done?")
    terminal.type("Typed")
    terminal.expect("Done (Enter):")
    terminal.type("")
    assert terminal.finish() == 0
    terminal = at_terminal(beside, "run", "DeleteTodos", "--entities", "1")
    terminal.expect("Sharpen the knives")
    terminal.hang_up()
    assert terminal.finish() == 130


@pytest.fixture(params=["alone", "through"])
def work(request, bench):
    if request.param == "through":
        assistant = Assistant(bench)
        assistant.ask("tools/list")
    return bench


def test_control_c_cancels_the_run_and_leaves_the_instance(work):
    process, trace = working(work)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130 and b"was stopped" in err, err
    assert trace.read_text() == "tidied"
    assert work.run("list").returncode == 0


def test_a_caller_that_is_killed_leaves_nothing_behind(bench):
    assistant = Assistant(bench)
    assistant.ask("tools/list")
    command, trace = working(bench)
    command.kill()
    until_file_says(trace, "tidied")
    assert assistant.leave() == 0


def test_a_caller_that_reads_nothing_more_leaves_the_instance_alone(bench):
    assistant = Assistant(bench)
    assistant.ask("tools/list")
    command = bench.start("run", "LongIntent")
    command.stdout.read(1)
    command.stdout.close()
    assert ended(command) == 74
    assert bench.run("list").returncode == 0
    assert assistant.leave() == 0


def test_background_starts_the_app_for_what_follows(kitchen):
    done = kitchen.run("run", "--background", "AddTodo", "--text", "First")
    assert done.returncode == 0 and "First" in done.stdout, done.stderr
    background = instance(kitchen)["process"]
    try:
        assert "First" in kitchen.run("run", "AddTodo", "--text", "Second").stdout
        assistant = Assistant(kitchen, "--background")
        assert "Second" in text(assistant.call("AddTodoIntent", text="Third"))
        assert instance(kitchen)["process"] == background
        assert assistant.leave() == 0
    finally:
        os.kill(background, signal.SIGTERM)
    until_ended(background)


def test_two_that_start_at_once_are_one_app(kitchen):
    assistants = [Assistant(kitchen) for _ in range(4)]
    for number, assistant in enumerate(assistants):
        assistant.call("AddTodoIntent", text=f"Number {number}")
    shown = text(assistants[0].call("AddTodoIntent", text="Last"))
    assert all(f"Number {number}" in shown for number in range(4))
    assert instance(kitchen)["process"] in [assistant.process.pid for assistant in assistants]
