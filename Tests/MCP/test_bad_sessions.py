"""Sessions that break the rules of the older manner."""

import pytest
from bare import SESSIONS, initialize


def test_a_request_without_its_session(converse):
    session = converse(SESSIONS)
    reply = session.exchange(session.request("tools/list"), headers={"Mcp-Session-Id": None})
    assert (reply.status, reply.error) == (400, {
        "code": -32600, "message": "The header Mcp-Session-Id is missing; send the one that "
        "initialize was answered with."})


@pytest.mark.parametrize("id", ["unknown", "x" * 5000, "../..", "%00"])
def test_a_request_of_an_unknown_session(converse, id):
    session = converse(SESSIONS)
    reply = session.exchange(session.request("tools/list"), headers={"Mcp-Session-Id": id})
    assert (reply.status, reply.error) == (404, {
        "code": -32600,
        "message": "The session doesn't exist or has ended; send initialize again."})


def test_a_session_of_another_version(converse):
    session = converse(SESSIONS)
    reply = session.call("tools/list", headers={"MCP-Protocol-Version": "1999-01-01"})
    assert (reply.status, reply.error["code"]) == (400, -32022)


@pytest.mark.parametrize("changes", [
    {"protocolVersion": 7}, {"protocolVersion": None}, {"capabilities": []},
    {"capabilities": "all"}])
def test_a_handshake_of_wrong_types(converse, changes):
    session = converse(SESSIONS, begin=False)
    reply = session.exchange(initialize(**changes), deliberate=True)
    assert reply.error["code"] == -32602
    assert session.session is None


def test_a_second_handshake_is_refused(session):
    reply = session.exchange(initialize(), deliberate=True)
    assert reply.error["code"] == -32600


def test_an_id_in_use_is_refused(converse):
    session = converse(SESSIONS, answer=lambda method, parameters: {"action": "decline"})
    # It waits for an answer, so that it is there for as long as this test likes.
    first = session.open(session.request("tools/call", {
        "name": "test_elicitation", "arguments": {"message": "Who are you?"}}, id=1))
    events = first.events()
    asked = next(event.message for event in events if event.message)
    session.transcript.server_says(asked)
    reply = session.exchange(session.request("ping", id=1), deliberate=True)
    assert reply.error["code"] == -32600
    # The first is not disturbed.
    session.send_response(asked)
    last = [event.message for event in events if event.message][-1]
    assert last["result"]["content"]
    first.close()


def test_before_the_handshake_only_ping_is_answered(converse):
    pipe = converse(SESSIONS, "stdio", begin=False)
    assert pipe.call("ping").result == {}
    assert pipe.call("tools/list").error["code"] == -32600


def test_a_level_that_is_none(session):
    request = session.request("logging/setLevel", {"level": "loud"})
    assert session.exchange(request, deliberate=True).error["code"] == -32602


def test_methods_that_a_session_does_not_know(session):
    for method in ("no/such/method", "tasks/list"):
        reply = session.exchange(session.request(method), deliberate=True)
        assert (reply.status in (200, None), reply.error["code"]) == (True, -32601)


def test_stateless_methods_need_a_claim(session):
    for method in ("server/discover", "subscriptions/listen"):
        reply = session.exchange(session.request(method), deliberate=True)
        assert reply.error["code"] in (-32601, -32602)
