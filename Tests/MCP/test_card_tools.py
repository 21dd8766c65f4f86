"""What a view could call that no view of ours does: only what is shown can be used."""

import re

import pytest
from conversations import ALL, APPS
from http_conversation import HTTPConversation

APPS_CAPABLE = ALL | {"extensions": {APPS: {"mimeTypes": ["text/html;profile=mcp-app"]}}}


@pytest.fixture
def card(travel_server):
    """A client with apps, and the card of a landmark."""
    client = HTTPConversation(travel_server.address, capabilities=APPS_CAPABLE)
    result = client.call_tool("FindTicketsIntent", {"landmark": "68"}).result
    yield client, result["_meta"]["openappintents/card"]
    client.check()


def tap(document: dict, **changes) -> dict:
    return {
        "handle": document["handle"], "seen": document["version"], "type": "tap",
        "card": document["card"]["id"], "generation": document["card"]["generation"], "action": 1,
    } | changes


def shown_tickets(client, document) -> str:
    state = client.call_tool("card_state", {"handle": document["handle"]}).result
    html = state["structuredContent"]["card"]["html"]
    return re.search(r'aria-label="(\d+) tickets"', html).group(1)


@pytest.mark.parametrize("changes", [
    {"card": -1}, {"generation": 999}, {"action": 99}, {"action": -1}, {"type": "confirm",
    "question": 999}, {"type": "cancel", "question": -5}, {"type": "choose", "question": 1,
    "option": 7}])
def test_what_is_not_shown_cannot_be_done(card, changes):
    client, document = card
    reply = client.call_tool("card_act", tap(document, **changes))
    assert reply.result.get("isError", False) is False or reply.text
    assert shown_tickets(client, document) == "2"


def test_a_tap_on_what_was_visible_a_moment_ago_counts(card):
    client, document = card
    client.call_tool("card_act", tap(document))
    assert shown_tickets(client, document) == "3"
    client.call_tool("card_act", tap(document))
    assert shown_tickets(client, document) == "4"


@pytest.mark.parametrize("handle", ["", "0" * 32, "x" * 64, "../../etc", "é"])
def test_handles_of_nobody(card, handle):
    client, document = card
    reply = client.call_tool("card_act", tap(document, handle=handle))
    if "error" in reply.message:
        assert reply.error["code"] == -32602
    else:
        assert reply.result["structuredContent"]["card"] is None
    assert shown_tickets(client, document) == "2"


@pytest.mark.parametrize("arguments", [
    {}, {"handle": 5}, {"handle": None, "type": "tap"}, {"type": "explode"}, {"action": "one"},
    {"card": 10**30}, {"generation": 1.5}])
def test_arguments_that_make_no_sense(card, arguments):
    client, document = card
    members = arguments if "handle" in arguments or not arguments else tap(document, **arguments)
    reply = client.call_tool("card_act", members)
    if "result" in reply.message and not reply.result.get("isError"):
        assert shown_tickets(client, document) == "2"
    else:
        assert reply.message.get("error", {"code": -32602})["code"] == -32602
