"""The scenarios of tools, in every revision and over both transports."""

import base64
import json
import re

from conversations import ALL
from schemas import STATELESS

NAME = re.compile(r"[A-Za-z0-9_.\-/]{1,64}")


def only(reply) -> dict:
    """The one part of a result's content."""
    result = reply.result
    assert result.get("isError", False) is False
    assert len(result["content"]) == 1
    return result["content"][0]


def test_tools_list(client):
    result = client.call("tools/list").result
    names = [tool["name"] for tool in result["tools"]]
    assert "test_simple_text" in names
    assert len(set(names)) == len(names)
    assert [name for name in names if not NAME.fullmatch(name)] == []
    for tool in result["tools"]:
        assert tool["description"] and tool["inputSchema"]["type"] == "object"
    assert client.call("tools/list").result["tools"] == result["tools"]


def test_tools_call_simple_text(client):
    reply = client.call("tools/call", {"name": "test_simple_text"})
    assert only(reply) == {
        "type": "text", "text": "This is a simple text response for testing."}


def test_tools_call_image(client):
    image = only(client.call_tool("test_image_content"))
    assert (image["type"], image["mimeType"]) == ("image", "image/png")
    assert base64.b64decode(image["data"], validate=True).startswith(b"\x89PNG\r\n\x1a\n")


def test_tools_call_audio(client):
    sound = only(client.call_tool("test_audio_content"))
    assert (sound["type"], sound["mimeType"]) == ("audio", "audio/wav")
    assert base64.b64decode(sound["data"], validate=True)[:4] == b"RIFF"


def test_tools_call_embedded_resource(client):
    assert only(client.call_tool("test_embedded_resource")) == {
        "type": "resource", "resource": {
            "uri": "test://embedded-resource", "mimeType": "text/plain",
            "text": "This is an embedded resource content."}}


def test_tools_call_mixed_content(client):
    text, image, resource = client.call_tool("test_multiple_content_types").result["content"]
    assert text == {"type": "text", "text": "Multiple content types test:"}
    assert (image["type"], image["mimeType"]) == ("image", "image/png")
    assert resource["resource"]["uri"] == "test://mixed-content-resource"
    assert json.loads(resource["resource"]["text"]) == {"test": "data", "value": 123}


def test_tools_call_error(client):
    result = client.call_tool("test_error_handling").result
    assert result["isError"] is True
    assert result["content"] == [{
        "type": "text", "text": "This tool intentionally returns an error for testing"}]


def test_tools_call_with_progress(client):
    reply = client.call_tool("test_tool_with_progress", token="progress-test-1")
    assert [(note["progressToken"], note["progress"], note["total"])
            for note in reply.of("notifications/progress")] == [
        ("progress-test-1", 0, 100), ("progress-test-1", 50, 100), ("progress-test-1", 100, 100)]
    assert reply.result["content"]


def test_progress_only_where_it_is_wanted(client):
    reply = client.call_tool("test_tool_with_progress")
    assert reply.notifications == []


def test_progress_token_may_be_a_number(client):
    tokens = {note["progressToken"] for note in client.call_tool(
        "test_tool_with_progress", token=7).of("notifications/progress")}
    assert [(type(token), token) for token in tokens] == [(int, 7)]


def test_tools_call_with_logging(session):
    session.call("logging/setLevel", {"level": "info"})
    reply = session.call_tool("test_tool_with_logging")
    assert [(note["level"], note["data"]) for note in reply.of("notifications/message")] == [
        ("info", "Tool execution started"), ("info", "Tool processing data"),
        ("info", "Tool execution completed")]


def test_tools_call_sampling(begin_session):
    asked = []

    def answer(method, parameters):
        asked.append((method, parameters["messages"], parameters["maxTokens"]))
        return {
            "role": "assistant", "model": "test-model", "stopReason": "endTurn",
            "content": {"type": "text", "text": "Four."}}

    client = begin_session(answer=answer)
    reply = client.call_tool("test_sampling", {"prompt": "Two and two?"})
    assert asked == [("sampling/createMessage", [
        {"role": "user", "content": {"type": "text", "text": "Two and two?"}}], 100)]
    assert reply.text == "LLM response: Four."


def test_sampling_without_the_capability_is_refused(begin_session):
    client = begin_session(capabilities={})
    reply = client.call_tool("test_sampling", {"prompt": "Two and two?"})
    assert reply.requests == []
    assert reply.result["isError"] is True
    assert "sampling" in reply.text


def test_json_schema_2020_12(client):
    tools = {tool["name"]: tool for tool in client.call("tools/list").result["tools"]}
    assert tools["json_schema_2020_12_tool"]["inputSchema"] == {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "$defs": {
            "address": {
                "$anchor": "addressDef", "type": "object",
                "properties": {"street": {"type": "string"}, "city": {"type": "string"}}}},
        "properties": {
            "name": {"type": "string"},
            "address": {"$ref": "#/$defs/address"},
            "contactMethod": {"type": "string", "enum": ["phone", "email"]},
            "phone": {"type": "string"},
            "email": {"type": "string"}},
        "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
        "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
        "then": {"required": ["phone"]},
        "else": {"required": ["email"]},
        "additionalProperties": False}


def test_lists_do_not_depend_on_the_client(converse):
    lists = [
        converse(STATELESS, capabilities=capabilities).call("tools/list").result
        for capabilities in ({}, ALL)]
    assert lists[0] == lists[1]
