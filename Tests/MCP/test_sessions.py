"""The scenarios of the older manner: the handshake, sessions, streams that are resumed."""

import json
import re
import threading

import pytest
from conversations import Reply
from http_wire import HTTPEndpoint

SESSIONS = "2025-11-25"


def test_server_initialize(converse):
    session = converse(SESSIONS, begin=False)
    reply = session.initialize()
    assert reply.status == 200
    assert re.fullmatch(r"[\x21-\x7e]{22,}", session.session)
    assert reply.result["serverInfo"]["name"] == "conformance-server"
    assert reply.result["serverInfo"]["version"] == "1.0.0"
    assert reply.result["capabilities"].keys() >= {
        "tools", "resources", "prompts", "completions", "logging"}
    assert session.call("tools/list").result["tools"]


@pytest.mark.parametrize("revision", ["2025-03-26", "2025-06-18", "2025-11-25"])
@pytest.mark.parametrize("transport", ["http", "stdio"])
def test_each_revision_is_echoed(converse, revision, transport):
    session = converse(revision, transport, capabilities={})
    assert session.server["protocolVersion"] == revision


@pytest.mark.parametrize("wanted", ["2024-11-05", "2031-01-01", "2026-07-28", "nonsense"])
def test_other_revisions_get_the_newest_with_sessions(converse, wanted):
    session = converse(SESSIONS, begin=False)
    reply = session.exchange({
        "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": wanted, "capabilities": {},
            "clientInfo": {"name": "tests", "version": "1.0"}}})
    assert reply.result["protocolVersion"] == SESSIONS


def test_ping(session):
    assert session.call("ping").result == {}


def test_logging_set_level(session):
    for level in ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"]:
        assert session.call("logging/setLevel", {"level": level}).result == {}


def test_logging_level_is_heeded(session):
    session.call("logging/setLevel", {"level": "warning"})
    assert session.call_tool("test_tool_with_logging").notifications == []


def test_server_session_lifecycle(converse):
    session = converse(SESSIONS)
    assert session.delete().status in (200, 204)
    ended = session.call("tools/list")
    assert (ended.status, ended.error["code"]) == (404, -32600)
    assert session.delete().status == 404
    assert session.get().status == 404
    session.session = None


def test_sessions_are_unguessable(converse):
    ids = {converse(SESSIONS).session for _ in range(20)}
    assert len(ids) == 20
    # Nothing in common but chance.
    assert max(len({id[place] for id in ids}) for place in range(8)) > 5


def test_server_sse_multiple_streams(converse):
    session = converse(SESSIONS)
    replies: list[Reply | None] = [None] * 3

    def ask(place: int) -> None:
        replies[place] = session.call_tool("test_tool_with_progress", id=place, token=f"t{place}")

    threads = [threading.Thread(target=ask, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [reply.message["id"] for reply in replies] == [0, 1, 2]
    for place, reply in enumerate(replies):
        tokens = {note["progressToken"] for note in reply.of("notifications/progress")}
        assert tokens == {f"t{place}"}


def test_server_sse_multiple_streams_without_sessions(converse):
    client = converse()
    replies: list[Reply | None] = [None] * 3

    def ask(place: int) -> None:
        replies[place] = client.call_tool("test_tool_with_progress", id=place, token=f"t{place}")

    threads = [threading.Thread(target=ask, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [reply.message["id"] for reply in replies] == [0, 1, 2]
    assert [len(reply.of("notifications/progress")) for reply in replies] == [3, 3, 3]


def test_server_sse_polling(converse):
    session = converse(SESSIONS)
    request = session.request("tools/call", {"name": "test_reconnection", "arguments": {}})
    response = session.open(request)
    assert response.is_stream
    events = list(response.events())
    priming = events[0]
    assert (priming.message, bool(priming.id)) == (None, True)
    assert any(event.retry is not None for event in events)
    assert all(event.message is None for event in events), "the stream closes before the answer"

    resumed = session.get(**{"Last-Event-ID": events[-1].id})
    assert resumed.is_stream
    reply = Reply(None)
    assert session.read(resumed, reply, request["id"])
    assert reply.text == "Done after a reconnection."
    resumed.close()


def test_a_broken_stream_is_resumed(converse):
    session = converse(SESSIONS)
    request = session.request(
        "tools/call", {"name": "test_tool_with_progress", "arguments": {}}, token="t")
    response = session.open(request)
    first = next(event for event in response.events() if event.message)
    session.transcript.server_says(first.message)
    response.close()

    resumed = session.get(**{"Last-Event-ID": first.id})
    reply = Reply(None)
    assert session.read(resumed, reply, request["id"])
    resumed.close()
    # Nothing twice and nothing lost.
    assert [note["progress"] for note in reply.of("notifications/progress")] == [50, 100]
    assert reply.result["content"]


def test_event_ids_are_unique_in_a_session(converse):
    session = converse(SESSIONS)
    replies = [session.call_tool("test_tool_with_progress", token=f"t{n}") for n in range(3)]
    ids = [event.id for reply in replies for event in reply.events]
    assert None not in ids and len(set(ids)) == len(ids)


def test_streams_of_others_cannot_be_resumed(converse):
    first, second = converse(SESSIONS), converse(SESSIONS)
    reply = first.call_tool("test_tool_with_progress", token="t")
    stolen = second.get(**{"Last-Event-ID": reply.events[0].id})
    assert stolen.status == 404 or list(stolen.events()) == []
    stolen.close()


def test_older_revisions_get_no_priming_event(converse):
    session = converse("2025-06-18")
    reply = session.call_tool("test_tool_with_progress", token="t")
    assert [event.message is not None for event in reply.events] == [True] * 4


def test_one_process_serves_both_manners(converse):
    pipe = converse(SESSIONS, "stdio")
    stateless = converse(begin=False)
    pipe.send(stateless.request("server/discover"))
    answer = pipe.receive()
    pipe.transcript.server_says(answer)
    assert "2026-07-28" in answer["result"]["supportedVersions"]
    assert pipe.call("ping").result == {}


def test_dns_rebinding_protection(conformance_server):
    endpoint = HTTPEndpoint(conformance_server.address)
    body = json.dumps({
        "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": SESSIONS, "capabilities": {},
            "clientInfo": {"name": "tests", "version": "1.0"}}}).encode()

    def status(host: str, origin: str | None) -> int:
        response = endpoint.send(body=body, headers={"Host": host, "Origin": origin})
        content = response.body()
        if response.status >= 400:
            assert json.loads(content)["error"]["code"] == -32600
        return response.status

    port = endpoint.port
    good = [
        (f"127.0.0.1:{port}", None), (f"localhost:{port}", None), (f"[::1]:{port}", None),
        (f"127.0.0.1:{port}", f"http://127.0.0.1:{port}"),
        (f"localhost:{port}", f"http://localhost:{port}")]
    assert {pair: status(*pair) for pair in good} == {pair: 200 for pair in good}
    bad = [
        ("evil.example.com", "http://evil.example.com"), ("evil.example.com", None),
        (f"127.0.0.1:{port}", "http://evil.example.com"), (f"127.0.0.1.evil.example:{port}", None),
        (f"127.0.0.1:{port}", "null"), (f"127.0.0.1:{port}", f"http://localhost.evil:{port}"),
        (f"127.0.0.1:{port}", f"http://127.0.0.1:{port}@evil.example")]
    refused = {pair: status(*pair) for pair in bad}
    assert {pair: code for pair, code in refused.items() if code not in (403, 421)} == {}
