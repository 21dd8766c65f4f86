"""What outlives a process, and what becomes of files that can't be used."""

import contextlib
import os
import pathlib
import random
import sqlite3
import stat

import pytest
from waiting import until


def mode(path: pathlib.Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_can_read_what_is_kept(kitchen):
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    assert mode(kitchen.state) == 0o700
    names = {path.name: mode(path) for path in kitchen.state.iterdir() if path.is_file()}
    assert {"sessions.sqlite", "access-token"} <= set(names)
    assert set(names.values()) == {0o600}
    assert serving.stop() == 0


@pytest.mark.parametrize("is_there", [False, True])
def test_only_the_owner_can_read_the_examples_own_files(kitchen, travel, is_there):
    own = {kitchen: "todos.json", travel: "travel.sqlite"}
    if is_there:
        kitchen.run("run", "AddTodo", "--text", "Before")
        travel.run("run", "FavoriteLandmark", "--landmark", "Petra")
        for app, name in own.items():
            (app.state / name).chmod(0o644)
    serving = travel.serve()
    added = kitchen.run("run", "AddTodo", "--text", "Now")
    assert added.returncode == 0, added.stderr
    for app, name in own.items():
        modes = {path.name: mode(path) for path in app.state.glob(name + "*")}
        assert name in modes and set(modes.values()) == {0o600}, modes
    assert serving.stop() == 0


def test_a_list_that_is_no_file_is_not_waited_for(kitchen):
    todos = kitchen.folder / "todos.json"
    os.mkfifo(todos)
    done = kitchen.run("serve", "--port", "0", "--todo-file", todos)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Error: The file {todos}, which keeps the to-do list, can’t be used: it is no")


def test_what_an_earlier_version_left_open_is_closed(kitchen):
    kitchen.state.mkdir(parents=True, mode=0o755)
    kitchen.state.chmod(0o755)
    store = kitchen.state / "sessions.sqlite"
    store.touch(0o644)
    store.chmod(0o644)
    kitchen.serve()
    assert (mode(kitchen.state), mode(store)) == (0o700, 0o600)


def test_a_folder_that_holds_other_things_keeps_its_rights(kitchen):
    kitchen.folder.chmod(0o755)
    kitchen.serve("--state-directory", kitchen.folder)
    assert mode(kitchen.folder) == 0o755
    assert mode(kitchen.folder / "sessions.sqlite") == 0o600


def test_what_was_shown_comes_back_after_kill_9(kitchen):
    """Killed in the moment in which the page has the card, twelve times.

    It is the first card of its process: after one whose writing took long, the next is written beside its showing."""
    for number in range(12):
        added = kitchen.run("run", "AddTodo", "--text", f"Number {number}")
        assert added.returncode == 0, added.stderr
        serving = kitchen.serve()
        page = serving.browser().open()
        page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": str(6 + number)}])
        shown = page.card(lambda card: f"Number {number}" in (card["html"] or ""))
        serving.kill()
        again = kitchen.serve()
        page = page.at(again).open()
        assert page.card()["html"] == shown["html"], f"after {number + 1} times"
        again.kill()


def indexed(app, sql: str) -> list:
    """The rows that a statement finds in the file of the app's indexes, or the number of those that it changes."""
    path = app.state / "index.sqlite"
    if not path.exists():
        return []
    with contextlib.closing(sqlite3.connect(path)) as file:
        try:
            done = file.execute(sql)
            rows = done.fetchall() or [done.rowcount]
            file.commit()
            return rows
        except sqlite3.OperationalError:
            # The program hasn't made its tables yet.
            return []


def test_what_was_indexed_is_found_after_kill_9_without_asking_the_app_again(kitchen):
    serving = kitchen.serve()
    until(lambda: ("Soup",) in indexed(kitchen, "SELECT type FROM filling"), lambda: serving.said)
    serving.kill()
    assert "Borscht" in kitchen.run("search", "--json", "beetroot").stdout
    # What is gone from the file alone is no longer found: the menu wasn't put there again.
    assert indexed(kitchen, "DELETE FROM item WHERE instr(content, CAST('Borscht' AS BLOB))") == [1]
    assert "Borscht" not in kitchen.run("search", "--json", "beetroot").stdout
    assert "Harira" in kitchen.run("search", "--json", "chickpeas").stdout
    serving = kitchen.serve()
    until(lambda: "Harira" in kitchen.run("search", "--json", "chickpeas").stdout)
    assert "Borscht" not in kitchen.run("search", "--json", "beetroot").stdout
    assert serving.stop() == 0
    # Without the file, the menu is asked for again.
    for path in kitchen.state.glob("index.sqlite*"):
        path.unlink()
    assert "Borscht" in kitchen.run("search", "--json", "beetroot").stdout


def truncated(path: pathlib.Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def garbage(path: pathlib.Path) -> None:
    path.write_bytes(random.Random(1).randbytes(20_000))


def flipped(path: pathlib.Path) -> None:
    content = bytearray(path.read_bytes())
    for place in range(4096, len(content), 11):
        content[place] ^= 0x5A
    path.write_bytes(content)


def folder(path: pathlib.Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "something").touch()


@pytest.mark.parametrize("damage", [truncated, garbage, flipped, folder])
def test_a_damaged_store_keeps_nothing_from_starting(kitchen, damage):
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    assert serving.stop() == 0
    store = kitchen.state / "sessions.sqlite"
    damage(store)

    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    assert serving.stop() == 0
    aside = f"{store}.aside-1"
    notes = [line for line in serving.said.splitlines() if aside in line]
    assert len(notes) == 1 and f"because {store} can’t be used" in notes[0], serving.said
    assert "SQLite" not in serving.said
    assert os.path.exists(aside)

    serving = kitchen.serve()
    assert serving.stop() == 0
    assert "aside" not in serving.said


def test_a_place_where_nothing_can_be_kept_is_told_of_once(kitchen):
    place = kitchen.folder / "file"
    place.write_text("no folder")
    serving = kitchen.serve("--state-directory", place / "state")
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    assert serving.stop() == 0
    notes = [line for line in serving.said.splitlines() if "outlive" in line]
    assert len(notes) == 1 and "Not a directory" in notes[0] and "--state-directory" in notes[0]


@pytest.mark.parametrize("rights", [0o500, 0o000])
def test_a_folder_that_is_closed_to_the_account_is_told_of(kitchen, rights):
    place = kitchen.folder / "closed"
    place.mkdir()
    words = ("--state-directory", place, "--todo-file", kitchen.folder / "open" / "todos.json")
    (kitchen.folder / "open").mkdir()
    before = ()
    if os.geteuid() == 0:
        # Nothing is closed to root, so the program runs as another account.
        before = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
        for one in [place, kitchen.folder / "open", kitchen.runtime]:
            os.chown(one, 65534, 65534)
        for one in [kitchen.folder, *kitchen.folder.parents]:
            one.chmod(one.stat().st_mode | 0o055)
    place.chmod(rights)
    serving = kitchen.serve(*words, before=before)
    assert "Permission denied" in serving.wait_for(r".*outlive.*\n")


def test_an_apps_own_file_that_cannot_be_used_is_told_of_in_a_sentence(travel, kitchen):
    database = travel.folder / "own.sqlite"
    database.write_bytes(b"SQLite format 3\0" + bytes(5000))
    done = travel.run("serve", "--port", "0", "--database", database)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Error: The file {database}, which keeps favorites")
    assert "name another one with --database" in done.stderr and "SELECT" not in done.stderr

    todos = kitchen.folder / "todos.json"
    todos.write_text("[1, 2")
    done = kitchen.run("serve", "--port", "0", "--todo-file", todos)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Error: The file {todos}, which keeps the to-do list")
