"""One session at two nodes of an app: it lives on the one that was asked last, and the other one writes nothing."""

import json

from nodes import row, until_known, until_run_out

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
