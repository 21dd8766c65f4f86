"""One session at two nodes of an app: it lives on the one that was asked last, and the other one writes nothing."""

import json

from nodes import row, until_known, until_run_out
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
    refused = second.app.run("serve", "--port", "0")
    assert refused.returncode != 0 and "of version" in refused.stderr
    assert (first.serving.stop(), second.serving.stop()) == (0, 0)


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
