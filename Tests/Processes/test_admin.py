"""What those who run an app see of what is kept, and remove: with a running app and without, in files and at a database."""

import json
import sqlite3

import pytest
from app import Browser
from waiting import until

SHOW = "ShowTodoListIntent"
TODOS = [{"entity": "Todo", "id": "1"}]
NAMING = ("--trust-header", "X-Person", "--trust-from", "127.0.0.1")


@pytest.fixture(params=["files", "database"])
def kept(request, kitchen):
    """The example whose state is in one of the places."""
    if request.param == "database":
        kitchen.environment["OAI_STORE"] = request.getfixturevalue("database").address
    return kitchen


def admin(app, *words) -> str:
    done = app.run("admin", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def listed(app, *words) -> list:
    return json.loads(admin(app, *words, "--json"))


def cards(app) -> dict[str, int]:
    return {row["person"]: row["cards"] for row in listed(app, "people") if row["cards"]}


def test_a_person_is_listed_and_deleted_while_the_app_runs_and_after_it(kept):
    serving = kept.serve(*NAMING)
    # Whose page is gone for a minute has no session any more.
    pages = [Browser(serving, X_Person=name).open() for name in ["ada", "bob"]]
    for page in pages:
        page.perform(SHOW, todos=TODOS)
        page.card(lambda card: card["html"])
    # A card comes before it is written if the disk is slow.
    until(lambda: len(listed(kept, "sessions")) == 2)
    rows = listed(kept, "sessions")
    assert len(rows) == 2 and all(row["bytes"] > 0 and row["title"] for row in rows)
    (own,) = listed(kept, "sessions", "--person", "ada")
    assert own in rows and listed(kept, "sessions", "--person", own["person"][:20]) == [own]

    # Without a terminal nobody is asked, and nothing is deleted.
    asked = kept.run("admin", "people", "--delete", "ada")
    assert asked.returncode == 2 and "--yes" in asked.stderr
    assert "1 card" in admin(kept, "people", "--delete", "person ada", "--yes")
    assert own["person"] not in cards(kept) and len(cards(kept)) == 1
    # The app shows it no more, either.
    assert Browser(serving, X_Person="ada").open().event()["card"] is None
    assert serving.stop() == 0
    admin(kept, "people", "--delete", "bob", "--yes")
    assert cards(kept) == {}
    unknown = kept.run("admin", "people", "--delete", "session 0123456789abcdef")
    assert unknown.returncode == 64 and "Nothing is kept" in unknown.stderr


def test_old_cards_are_removed_by_the_time_that_is_said(kept):
    serving = kept.serve("--retention", "2d")
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    page.card(lambda card: card["html"])
    until(lambda: len(listed(kept, "sessions")) == 1)
    removed = json.loads(admin(kept, "vacuum", "--json"))
    assert removed == {"olderThan": "2d", "cards": 0, "files": 0, "boards": 0, "signIns": 0}
    assert serving.stop() == 0
    if "OAI_STORE" not in kept.environment:
        with sqlite3.connect(kept.state / "sessions.sqlite") as file:
            file.execute("UPDATE session SET shownAt = '2001-01-01 00:00:00.000'")
        assert "cards: 1," in admin(kept, "vacuum", "--older-than", "30d")
        assert listed(kept, "sessions") == []
    for words in [("--older-than", "30"), ("--older-than", "0d"), ("--check",)]:
        assert kept.run("admin", "vacuum", *words).returncode == 64
    kept.environment["OAI_RETENTION"] = "soon"
    refused = kept.run("admin", "vacuum")
    assert refused.returncode == 64 and "OAI_RETENTION" in refused.stderr


def test_tables_are_brought_up_to_date(kept):
    # Nothing is there, and looking makes nothing.
    assert all(not row["isThere"] for row in listed(kept, "migrate", "--check"))
    assert not (kept.state / "sessions.sqlite").exists()
    assert kept.serve().stop() == 0
    assert all(row["to"] == row["newest"] > 0 for row in listed(kept, "migrate") if row["isThere"])
    if "OAI_STORE" in kept.environment:
        return
    path = kept.state / "sessions.sqlite"
    with sqlite3.connect(path) as file:
        file.execute("DROP TABLE session")
        file.execute("DELETE FROM grdb_migrations")
    before = path.read_bytes()
    assert kept.run("admin", "migrate", "--check").returncode == 1
    assert path.read_bytes() == before
    (row,) = [row for row in listed(kept, "migrate") if row["name"] == path.name]
    assert (row["from"], row["to"]) == (0, row["newest"])
    assert kept.run("admin", "migrate", "--check").returncode == 0
    with sqlite3.connect(path) as file:
        file.execute("INSERT INTO grdb_migrations VALUES ('later')")
    refused = kept.run("admin", "migrate")
    assert refused.returncode == 1 and "later version" in refused.stderr
    assert path.exists() and not list(kept.state.glob("*.aside-*"))


def test_a_backup_brings_cards_back(kitchen, database, tmp_path):
    """As Documentation/Deployment.md says it: the database, and the folder beside it."""
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    title = page.card(lambda card: card["html"])["title"]
    # Beside the running app.
    saved = database.folder / "app.dump"
    database.run("pg_dump", "--host", database.folder, "--username", "postgres", "--format=custom", "--file", saved, "app")
    assert serving.stop() == 0
    database.administer("DROP SCHEMA oai_kitchen CASCADE", database="app")
    database.run(
        "pg_restore", "--host", database.folder, "--username", "postgres", "--clean", "--if-exists", "--dbname", "app",
        saved)
    serving = kitchen.serve(port=serving.port)
    assert Browser(serving, page.cookie).open().card(lambda card: card["html"])["title"] == title
    assert serving.stop() == 0


def test_a_copy_of_the_files_of_a_running_app_brings_cards_back(kitchen, tmp_path):
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    title = page.card(lambda card: card["html"])["title"]
    until(lambda: len(listed(kitchen, "sessions")) == 1)
    copy = tmp_path / "sessions.sqlite"
    with sqlite3.connect(kitchen.state / "sessions.sqlite") as source, sqlite3.connect(copy) as target:
        source.backup(target)
    serving.kill()
    for name in kitchen.state.glob("sessions.sqlite*"):
        name.unlink()
    (kitchen.state / "sessions.sqlite").write_bytes(copy.read_bytes())
    serving = kitchen.serve(port=serving.port)
    assert Browser(serving, page.cookie).open().card(lambda card: card["html"])["title"] == title
    assert serving.stop() == 0
