"""The scenarios of resources."""

import base64
import json

import pytest
from schemas import STATELESS


def read(client, uri: str) -> dict:
    contents = client.call("resources/read", {"uri": uri}).result["contents"]
    assert len(contents) == 1
    return contents[0]


def test_resources_list(client):
    resources = client.call("resources/list").result["resources"]
    assert [(resource["uri"], resource["mimeType"]) for resource in resources] == [
        ("test://static-text", "text/plain"), ("test://static-binary", "image/png"),
        ("test://watched-resource", "text/plain")]
    assert all(resource["name"] for resource in resources)


def test_resources_read_text(client):
    assert read(client, "test://static-text") == {
        "uri": "test://static-text", "mimeType": "text/plain",
        "text": "This is the content of the static text resource."}


def test_resources_read_binary(client):
    content = read(client, "test://static-binary")
    assert (content["uri"], content["mimeType"]) == ("test://static-binary", "image/png")
    assert base64.b64decode(content["blob"], validate=True).startswith(b"\x89PNG")
    assert "text" not in content


def test_resources_templates_read(client):
    templates = client.call("resources/templates/list").result["resourceTemplates"]
    assert [template["uriTemplate"] for template in templates] == ["test://template/{id}/data"]
    content = read(client, "test://template/123/data")
    assert content["mimeType"] == "application/json"
    assert json.loads(content["text"]) == {
        "id": "123", "templateTest": True, "data": "Data for ID: 123"}


def test_resources_subscribe(session):
    assert session.call("resources/subscribe", {"uri": "test://watched-resource"}).result == {}


def test_resources_unsubscribe(session):
    uri = {"uri": "test://watched-resource"}
    session.call("resources/subscribe", uri)
    assert session.call("resources/unsubscribe", uri).result == {}


def test_updates_come_for_what_is_subscribed(converse):
    session = converse("2025-11-25", "stdio")
    uri = {"uri": "test://watched-resource"}
    session.call("resources/subscribe", uri)
    heard = session.call_tool("test_trigger_resource_update", uri)
    other = session.call_tool("test_trigger_resource_update", {"uri": "test://static-text"})
    session.call("resources/unsubscribe", uri)
    after = session.call_tool("test_trigger_resource_update", uri)
    # A notification may overtake the answer to the call, or follow it.
    last = session.call("ping")
    every = [note for reply in (heard, other, after, last) for note in reply.notifications]
    assert every == [{
        "jsonrpc": "2.0", "method": "notifications/resources/updated", "params": uri}]


def test_updates_come_over_the_stream_of_a_session(converse):
    session = converse("2025-11-25", "http")
    session.call("resources/subscribe", {"uri": "test://watched-resource"})
    stream = session.get()
    assert (stream.status, stream.is_stream) == (200, True)
    session.call_tool("test_trigger_resource_update", {"uri": "test://watched-resource"})
    message = next(event.message for event in stream.events() if event.message)
    session.transcript.server_says(message)
    assert message == {
        "jsonrpc": "2.0", "method": "notifications/resources/updated",
        "params": {"uri": "test://watched-resource"}}
    stream.close()


def test_sep_2164_resource_not_found(stateless):
    error = stateless.call("resources/read", {"uri": "test://nothing-is-here"}).error
    assert error["code"] == -32602
    assert error["data"] == {"uri": "test://nothing-is-here"}


def test_resource_not_found_in_sessions(session):
    error = session.call("resources/read", {"uri": "test://nothing-is-here"}).error
    assert (error["code"], error["data"]) == (-32002, {"uri": "test://nothing-is-here"})


@pytest.mark.parametrize("uri", [
    "test://template/../../etc/passwd/data", "test://template/%2e%2e/data", "test://template//data",
    "file:///etc/passwd", "", "test://static-text/", "TEST://static-text"])
def test_paths_lead_nowhere_else(stateless_http, uri):
    assert stateless_http.call("resources/read", {"uri": uri}).error["code"] == -32602


def test_caching(stateless):
    lists = ["tools/list", "prompts/list", "resources/list", "resources/templates/list"]
    replies = [stateless.call(method).result for method in lists]
    replies.append(stateless.call("resources/read", {"uri": "test://static-text"}).result)
    replies.append(stateless.call("server/discover").result)
    for result in replies:
        assert type(result["ttlMs"]) is int and result["ttlMs"] >= 0
        assert result["cacheScope"] in ("public", "private")


def test_nothing_is_cached_of_sessions(session):
    result = session.call("tools/list").result
    assert {"ttlMs", "cacheScope", "resultType"} & result.keys() == set()


def test_questions_are_not_cached(stateless):
    result = stateless.call_tool("test_input_required_result_elicitation").result
    assert {"ttlMs", "cacheScope"} & result.keys() == set()


def test_pages_follow_each_other_to_an_end(client):
    seen, cursor = [], None
    while True:
        result = client.call("tools/list", {"cursor": cursor} if cursor is not None else {}).result
        seen += [tool["name"] for tool in result["tools"]]
        cursor = result.get("nextCursor")
        if cursor is None:
            break
        assert len(seen) < 10_000
    assert len(set(seen)) == len(seen) > 20


@pytest.mark.parametrize(
    "method", ["tools/list", "resources/list", "resources/templates/list", "prompts/list"])
def test_cursors_of_nobody_are_refused(client, method):
    error = client.call(method, {"cursor": "no-such-cursor"}).error
    assert error["code"] == -32602
    if client.revision == STATELESS:
        assert error["message"] == "The cursor is not one that this list has given out."
