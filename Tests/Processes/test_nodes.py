"""One session at two nodes of an app: it lives on the one that was asked last, and the other one writes nothing."""

import contextlib
import json
import re

import pytest
from app import App, Browser
from nodes import row, until_known, until_run_out
from programs import program
from test_admin import NAMING, admin
from waiting import until

SHOW = "ShowTodoListIntent"
TODOS = [{"entity": "Todo", "id": "1"}]


def show(node):
    """A page with a card that has a toggle."""
    page = node.serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    return page, page.card(lambda card: card["html"])


def toggle(card: dict) -> dict:
    return {"type": "toggle", "card": card["id"], "generation": card["generation"], "action": 0, "isOn": True}


def test_a_session_lives_where_it_was_opened_last(nodes, database):
    first, second = nodes
    page, card = show(first)
    page.act(**toggle(card))
    changed = page.card(lambda shown: shown["generation"] > card["generation"] and not shown["busy"])
    todos = first.todos
    assert todos
    there = second.shows(page.cookie)
    shown = there.card(lambda card: card["html"])
    assert shown["title"] == changed["title"]
    # The old node ends the stream of its page, which would connect again.
    page.until_over()
    before = row(database)
    late = page.ask(
        f"/session/actions?tab={page.tab}", "POST", json.dumps(toggle(changed)).encode(),
        Content_Type="application/json")
    assert (late.status, json.loads(late.text)["error"]["code"]) == (404, "unknown_tab")
    assert first.todos == todos
    assert row(database) == before
    there.act(**toggle(shown))
    there.card(lambda card: card["generation"] > shown["generation"])
    # Back again, with a number that has grown.
    back = first.shows(page.cookie)
    assert back.card(lambda card: card["html"])["title"] == card["title"]
    there.until_over()
    number, earlier = (int(text.split("|")[1]) for text in (row(database), before))
    assert number > earlier
    assert (first.serving.stop(), second.serving.stop()) == (0, 0)
    assert database.administer("SELECT count(*) FROM oai_kitchen.node", database="app").strip() == "0"


def test_the_card_of_a_node_that_was_killed_is_on_another_one(nodes):
    first, second = nodes
    page, card = show(first)
    first.serving.kill()
    assert second.shows(page.cookie).card(lambda card: card["html"])["title"] == card["title"]


def migrate_as_a_later_program(database, needed: str, *changes: str) -> None:
    """What the first node of a later version does; then all nodes have to connect anew."""
    database.administer(
        "INSERT INTO oai_kitchen.version (number, app, needed)"
        f" SELECT max(number) + 1, max(app), {needed} FROM oai_kitchen.version",
        *changes,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = 'app' AND pid <> pg_backend_pid()", database="app")


def test_nodes_go_on_while_the_first_one_is_upgraded(nodes, database):
    """A rolling upgrade: a later version adds to the tables, and nodes of this one go on, also with new connections."""
    first, second = nodes
    page, card = show(first)
    # A column, a table and a sequence are what versions may add.
    migrate_as_a_later_program(
        database, "max(number)", "ALTER TABLE oai_kitchen.card ADD COLUMN hue text",
        "CREATE TABLE oai_kitchen.palette (hue text)")
    until(lambda: first.serving.ask("/ready").text == second.serving.ask("/ready").text == "ready")
    page.act(**toggle(card))
    changed = page.card(lambda shown: shown["generation"] > card["generation"] and not shown["busy"])
    first.serving.kill()
    assert second.shows(page.cookie).card(lambda card: card["html"])["title"] == changed["title"]
    checked = first.app.run("admin", "migrate", "--check")
    assert checked.returncode == 0, checked.stderr
    assert (first.app.serve().stop(), second.serving.stop()) == (0, 0)


def test_a_node_says_that_a_later_version_has_changed_what_it_needs(nodes, database):
    first, second = nodes
    page, card = show(first)
    migrate_as_a_later_program(database, "max(number) + 1")
    # Its cards stay on screen, and nothing is performed that can't be written down.
    first.serving.wait_for("A later version of the program has changed them")
    until(lambda: first.serving.ask("/ready").text == "database")
    todos = first.todos
    page.act(**toggle(card))
    while (event := page.event()).get("type") != "refused":
        pass
    assert "could not be written down" in event["message"]
    assert first.todos == todos
    assert (first.serving.stop(), second.serving.stop()) == (0, 0)
    refused = second.app.run("serve", "--port", "0")
    assert refused.returncode != 0 and "of version" in refused.stderr


def test_a_node_that_sleeps_past_its_lease_wakes_up_and_writes_nothing(nodes, database):
    first, second = nodes
    page, card = show(first)
    until_known(database, 1)
    todos = first.todos
    first.pause()
    there = second.shows(page.cookie)
    shown = there.card(lambda card: card["html"])
    until_known(database, 2)
    until_run_out(database, 1)
    before = row(database)
    # They wait in the sleeping node's socket, and are the first that it reads.
    waiting = [page.begin(**toggle(card)), page.begin(type="perform", intent=SHOW, values={"todos": TODOS})]
    first.wake()
    for answer in waiting:
        assert answer().status in (202, 404)
    page.until_over()
    assert first.todos == todos
    assert row(database) == before
    there.act(**toggle(shown))
    there.card(lambda card: card["generation"] > shown["generation"])


@pytest.fixture
def begin(tmp_path, database):
    """Begins nodes of an app with options."""
    with contextlib.ExitStack() as stack:
        def begin(name: str, *options):
            folders = [tmp_path / place for place in ("first", "second")]
            for folder in folders:
                folder.mkdir()
            apps = [stack.enter_context(App(program(name), folder)) for folder in folders]
            for app in apps:
                app.environment["OAI_STORE"] = database.address
            return apps, [app.serve(*options) for app in apps]
        yield begin


def test_two_nodes_with_one_name_serve_and_lose_nothing(begin, database):
    """What a copied configuration makes. The name is for people: leases go by a name that each process makes."""
    _, servings = begin("Kitchen", "--metrics", "--node", "a", *NAMING)
    pages = []
    for number, serving in enumerate(servings):
        page = Browser(serving, X_Person=f"person {number}").open()
        page.perform(SHOW, todos=TODOS)
        pages.append((page, page.card(lambda card: card["html"])))
    until_known(database, 2)
    # Each continues with its own session while the other one renews its leases.
    last = database.administer("SELECT max(until) FROM oai_kitchen.node", database="app").strip()
    until(lambda: database.administer(
        f"SELECT min(until) > '{last}' FROM oai_kitchen.node", database="app").strip() == "t")
    for serving, (page, card) in zip(servings, pages):
        page.act(**toggle(card))
        page.card(lambda shown, card=card: shown["generation"] > card["generation"] and not shown["busy"])
        text = serving.ask("/metrics", Authorization=f"Bearer {serving.token}").text
        # Its own numbers, which a scraper keeps apart by the address.
        assert re.search(r'^oai_sessions\{node="a"\} 1$', text, re.MULTILINE), text
    moved = Browser(servings[1], X_Person="person 0").open()
    assert moved.card(lambda card: card["html"])["title"] == pages[0][1]["title"]
    pages[0][0].until_over()
    assert [serving.stop() for serving in servings] == [0, 0]
    assert len(database.administer("SELECT session FROM oai_kitchen.card", database="app").split()) == 2


def is_empty(event: dict) -> bool:
    return event["type"] == "state" and event["card"] is None and event["run"] is None


@pytest.mark.parametrize("runs", [True, False], ids=["by another node", "by a program beside them"])
def test_a_person_who_is_deleted_elsewhere_is_closed_and_not_written_again(begin, database, runs):
    """Also in the middle of a run, and without a word of it to anybody else."""
    apps, servings = begin("Workbench", *NAMING)
    ada, bob, eve = (Browser(servings[0], X_Person=name).open() for name in ["ada", "bob", "eve"])
    for page in ada, bob:
        page.perform("EscapeIntent")
        page.card(lambda card: card["html"])
    # Her run waits for her.
    eve.perform("AskIntent")

    def sessions() -> set[str]:
        return set(database.administer(
            "SELECT session FROM oai_workbench.card WHERE card IS NOT NULL", database="app").split())

    until(lambda: len(sessions()) == 3)
    everyone = sessions()
    if not runs:
        assert servings[1].stop() == 0
    for name, page in [("ada", ada), ("eve", eve)]:
        assert "1 card" in admin(apps[1], "people", "--delete", f"person {name}", "--yes")
        page.until_over()
    (own,) = sessions()
    assert own in everyone
    # The next renewal, and what the run that was cancelled leaves, write nothing.
    last = database.administer(
        "SELECT coalesce(max(until), '-infinity') FROM oai_workbench.node", database="app").strip()
    until(lambda: database.administer(
        f"SELECT max(until) > '{last}' FROM oai_workbench.node", database="app").strip() == "t")
    assert sessions() == {own}
    for name in ["ada", "eve"]:
        assert is_empty(Browser(servings[0], X_Person=name).open().event())
    # Who begins anew is kept again, and others never noticed.
    bob.perform("EscapeIntent")
    bob.card(lambda card: card["html"])
    again = Browser(servings[0], X_Person="ada").open()
    again.perform("EscapeIntent")
    again.card(lambda card: card["html"])
    assert len(sessions()) == 2
    assert servings[0].stop() == 0
