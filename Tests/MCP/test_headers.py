"""The scenarios of headers that repeat what a body says."""

import base64

import pytest


def encoded(text: str) -> str:
    return "=?base64?" + base64.b64encode(text.encode()).decode() + "?="


def refused(reply) -> bool:
    return (reply.status, reply.error["code"]) == (400, -32020)


@pytest.mark.parametrize("headers", [
    {"Mcp-Method": "prompts/list"}, {"Mcp-Method": None}, {"Mcp-Method": "TOOLS/LIST"},
    {"Mcp-Method": "tools/list, tools/list"}, {"Mcp-Method": ""}])
def test_http_header_validation(stateless_http, headers):
    assert refused(stateless_http.call("tools/list", headers=headers))


@pytest.mark.parametrize("name", ["mcp-method", "MCP-METHOD", "mCp-MeThOd"])
def test_header_names_have_no_case(stateless_http, name):
    reply = stateless_http.call(
        "tools/list", headers={"Mcp-Method": None} | {name: "tools/list"})
    assert (reply.status, "result" in reply.message) == (200, True)


@pytest.mark.parametrize("headers", [{"Mcp-Name": "wrong_tool_name"}, {"Mcp-Name": None}])
@pytest.mark.parametrize("method, parameters", [
    ("tools/call", {"name": "test_simple_text", "arguments": {}}),
    ("prompts/get", {"name": "test_simple_prompt"}),
    ("resources/read", {"uri": "test://static-text"})])
def test_names_must_agree(stateless_http, method, parameters, headers):
    assert refused(stateless_http.call(method, parameters, headers=headers))


@pytest.mark.parametrize("value", [
    "  test_simple_text  ", "\ttest_simple_text", encoded("test_simple_text")])
def test_white_space_and_encoding_do_not_matter(stateless_http, value):
    reply = stateless_http.call_tool("test_simple_text", headers={"Mcp-Name": value})
    assert reply.status == 200 and reply.text


@pytest.mark.parametrize("value, body", [
    (encoded("Hello"), "Hello"), ("SGVsbG8=", "SGVsbG8="),
    ("=?base64?SGVsbG8=", "=?base64?SGVsbG8="), ("eu west", "eu west"),
    (encoded("Zürich"), "Zürich"), (encoded(""), "")])
def test_http_custom_header_server_validation(stateless_http, value, body):
    reply = stateless_http.call_tool(
        "test_header_parameter", {"region": body}, headers={"Mcp-Param-Region": value})
    assert (reply.status, reply.text) == (200, f"Region: {body}")


@pytest.mark.parametrize("value, body", [
    ("=?base64?SGVsbG8?=", "Hello"), ("=?base64?SGVs!!!bG8=?=", "Hello"), (None, "test-value"),
    ("other", "test-value"), (encoded("other"), "test-value"), ("=?base64?/////w==?=", "Hello"),
    ("test-value", None)])
def test_custom_headers_that_disagree(stateless_http, value, body):
    arguments = {} if body is None else {"region": body}
    reply = stateless_http.call_tool(
        "test_header_parameter", arguments, headers={"Mcp-Param-Region": value})
    assert refused(reply)


def test_a_value_that_is_not_there_needs_no_header(stateless_http):
    for arguments in ({}, {"region": None}):
        reply = stateless_http.call_tool("test_header_parameter", arguments)
        assert (reply.status, reply.text) == (200, "Region: ")


def test_sessions_need_no_such_headers(converse):
    session = converse("2025-11-25")
    reply = session.call_tool(
        "test_header_parameter", {"region": "eu"}, headers={"Mcp-Method": "nonsense"})
    assert reply.text == "Region: eu"


def test_streams_are_not_to_be_buffered(stateless_http):
    reply = stateless_http.call_tool("test_tool_with_progress", token="t")
    assert reply.headers["content-type"] == "text/event-stream"
    assert reply.headers["x-accel-buffering"] == "no"
    assert "mcp-session-id" not in reply.headers


def test_session_headers_mean_nothing_without_sessions(stateless_http):
    reply = stateless_http.call("tools/list", headers={
        "Mcp-Session-Id": "whatever", "Last-Event-ID": "1-1"})
    assert reply.status == 200 and "mcp-session-id" not in reply.headers
