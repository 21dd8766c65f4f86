"""Whatever is sent, the server neither falls nor hangs, and what it answers is well-formed."""

import json
import string

import pytest
from conversations import CAPABILITIES, CLIENT_INFO
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from schemas import STATELESS
from programs import program
from servers import PipeServer, environment
from transcript import VERSION, Transcript

bounded = settings(
    max_examples=150, deadline=None, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
METHODS = [
    "server/discover", "tools/list", "tools/call", "resources/list", "resources/templates/list",
    "resources/read", "prompts/list", "prompts/get", "completion/complete", "tasks/get",
    "tasks/update", "tasks/cancel", "initialize", "ping", "logging/setLevel",
    "notifications/cancelled", "notifications/initialized", "resources/subscribe", ""]
NAMES = [
    "name", "arguments", "uri", "cursor", "ref", "argument", "inputResponses", "requestState",
    "taskId", "requestId", "level", "_meta", "protocolVersion", "capabilities", "clientInfo",
    "progressToken", VERSION, CAPABILITIES, CLIENT_INFO]
WORDS = [
    "test_simple_text", "test_input_required_result_elicitation", "add", "test://static-text",
    "test_simple_prompt", STATELESS, "2025-11-25", "info"]

text = st.one_of(st.sampled_from(WORDS), st.text(max_size=20))
numbers = st.one_of(
    st.integers(), st.sampled_from([2**53, 2**63, 2**64, -2**63 - 1, 10**200]),
    st.floats(allow_nan=False, allow_infinity=False))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, text),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(NAMES), text), inner, max_size=4)),
    max_leaves=12)
meta = st.fixed_dictionaries({VERSION: st.just(STATELESS), CAPABILITIES: st.just({})})
parameters = st.one_of(
    values,
    st.builds(lambda members, meta: {**members, "_meta": meta},
              st.dictionaries(st.sampled_from(NAMES), values, max_size=4), meta))
messages = st.fixed_dictionaries(
    {"jsonrpc": st.one_of(st.just("2.0"), values)},
    optional={
        "id": st.one_of(st.integers(0, 9), text, values),
        "method": st.one_of(st.sampled_from(METHODS), text, values), "params": parameters,
        "result": values, "error": values})


def well_formed(message, sent=None) -> None:
    """Holds a message of the server against the schemas."""
    transcript = Transcript(STATELESS)
    if isinstance(sent, dict):
        transcript.client_says(sent, deliberate=True)
    transcript.server_says(message)
    assert transcript.problems == []


@pytest.fixture(scope="module")
def pipe():
    server = PipeServer([program("MCPConformanceServer")], environment())
    yield server
    assert server.stop() == 0


@pytest.fixture
def session(converse):
    return converse("2025-11-25", capabilities={})


PROBE = json.dumps({
    "jsonrpc": "2.0", "id": "the probe", "method": "server/discover",
    "params": {"_meta": {VERSION: STATELESS, CAPABILITIES: {}}}}).encode()


def answers_before_the_probe(pipe: PipeServer, line: bytes) -> list[dict]:
    """What a line is answered with; the server must still be there afterwards."""
    pipe.write(line + b"\n" + PROBE + b"\n")
    answers, seen = [], False
    while not seen:
        said = pipe.read_line()
        assert said is not None, "the server ended"
        message = json.loads(said)
        seen = message.get("id") == "the probe" and "result" in message
        if not seen:
            answers.append(message)
    return answers


@bounded
@given(messages)
def test_messages_over_pipes(pipe, message):
    # A request may be answered after the probe; that it is answered at all the HTTP test shows.
    for answer in answers_before_the_probe(pipe, json.dumps(message).encode()):
        well_formed(answer, message if answer.get("id") == message.get("id") else None) \
            if "result" not in answer else None


@bounded
@given(st.binary(max_size=200).filter(lambda line: b"\n" not in line))
@example(b"")
@example(b"\x00")
@example(b'{"jsonrpc":"2.0","id":1,"method":"\xed\xa0\x80"}')
def test_bytes_over_pipes(pipe, line):
    for answer in answers_before_the_probe(pipe, line):
        if "error" in answer:
            well_formed(answer)


@bounded
@given(messages)
def test_messages_over_http(endpoint, message):
    method = message.get("method")
    headers = {"MCP-Protocol-Version": STATELESS}
    if isinstance(method, str) and method.isascii() and method.isprintable():
        headers["Mcp-Method"] = method
    response = endpoint.send(body=json.dumps(message).encode(), headers=headers)
    if response.is_stream:
        for event in response.events():
            well_formed(event.message, message)
        return
    content = response.body()
    assert response.status in (200, 202, 400, 404)
    if content:
        well_formed(json.loads(content), message)
    else:
        assert response.status == 202


@bounded
@given(messages)
def test_messages_in_a_session(session, message):
    reply = session.endpoint.send(body=json.dumps(message).encode(), headers={
        "MCP-Protocol-Version": "2025-11-25", "Mcp-Session-Id": session.session})
    assert reply.status in (200, 202, 400)
    content = reply.body()
    if reply.headers.get("content-type") == "application/json":
        answer = json.loads(content)
        assert answer["jsonrpc"] == "2.0" and ("result" in answer) != ("error" in answer)
        assert answer.get("error", {}).get("code") != -32603
    # Nothing of it ended the session.
    assert session.call("ping").result == {}


@bounded
@given(st.dictionaries(st.sampled_from(NAMES), values, max_size=4),
       st.sampled_from(METHODS[:12]), st.sampled_from(WORDS))
def test_parameters_over_http(endpoint, members, method, word):
    """Everything right but the parameters, so that they reach what reads them."""
    name = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}.get(method)
    params = members | ({name: word} if name else {}) | {
        "_meta": {VERSION: STATELESS, CAPABILITIES: {}}}
    if method.startswith("tasks/"):
        params["taskId"] = word
        params["_meta"][CAPABILITIES] = {"extensions": {"io.modelcontextprotocol/tasks": {}}}
        name = "taskId"
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    headers = {"MCP-Protocol-Version": STATELESS, "Mcp-Method": method}
    if name:
        headers["Mcp-Name"] = word
    response = endpoint.send(body=json.dumps(message).encode(), headers=headers)
    answer = json.loads(response.body())
    assert answer["id"] == 1
    well_formed(answer, message)
    assert answer.get("error", {}).get("code") != -32603


header_bytes = st.text(
    alphabet=string.ascii_letters + string.digits + " !#$%&'*+-.^_`|~:/?@[]\"\\\t;,=",
    max_size=60)
framing = st.sampled_from([
    "Content-Length: 5", "Content-Length: -1", "Content-Length: x", "Content-Length: 1e3",
    "Content-Length: 18446744073709551616", "Content-Length: 5\r\nContent-Length: 6",
    "Transfer-Encoding: chunked", "Transfer-Encoding: identity", "Transfer-Encoding: gzip, chunked",
    "Transfer-Encoding: chunked\r\nContent-Length: 5", "Expect: 100-continue", "Upgrade: h2c",
    "Connection: close", "Host:", "Host: a\r\nHost: b", "Last-Event-ID: 9-9", "Origin: null",
    "Mcp-Session-Id: \u00fc", "Accept:", "Content-Type:", " folded: header"])
bodies = st.one_of(
    st.binary(max_size=60), st.just(PROBE),
    st.sampled_from([
        b"5\r\nhello\r\n0\r\n\r\n", b"zz\r\n", b"ffffffffffffffff\r\nx", b"0\r\n\r\n"]))


@settings(bounded, max_examples=60)
@given(
    st.sampled_from(["GET", "POST", "DELETE", "PUT", "HEAD", "get", "G\u00cbT", ""]),
    st.sampled_from(["/mcp", "/mcp/", "/mcp?x=1", "//mcp", "/%6dcp", "*", "", "/../mcp",
                     "http://127.0.0.1/mcp"]),
    st.sampled_from(["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "ICY"]),
    st.lists(st.one_of(framing, header_bytes), max_size=5), bodies)
def test_http_itself(endpoint, conformance_server, method, path, version, headers, body):
    lines = [f"{method} {path} {version}", f"Host: 127.0.0.1:{endpoint.port}", *headers]
    sent = "\r\n".join(lines).encode("utf-8") + b"\r\n\r\n" + body
    received = endpoint.exchange(sent, then_close_writing=True)
    assert received == b"" or received.startswith(b"HTTP/1.")
    # It is still there, for others.
    response = endpoint.send(body=PROBE, headers={
        "MCP-Protocol-Version": STATELESS, "Mcp-Method": "server/discover"})
    assert response.status == 200
    well_formed(json.loads(response.body()), json.loads(PROBE))
    conformance_server.check_alive()


@settings(bounded, max_examples=60)
@given(st.binary(max_size=400))
@example(b"\x16\x03\x01\x02\x00\x01\x00")
@example(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
@example(b"\r\n" * 100)
def test_bytes_over_http(endpoint, conformance_server, sent):
    received = endpoint.exchange(sent, then_close_writing=True)
    assert received == b"" or received.startswith(b"HTTP/1.")
    conformance_server.check_alive()


@bounded
@given(st.integers(1, 400), st.integers(0, 400))
def test_bodies_cut_anywhere(endpoint, first, second):
    """A request that arrives in pieces is the same request."""
    sent = (
        f"POST {endpoint.path} HTTP/1.1\r\nHost: 127.0.0.1:{endpoint.port}\r\n"
        "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
        f"MCP-Protocol-Version: {STATELESS}\r\nMcp-Method: server/discover\r\n"
        f"Connection: close\r\nContent-Length: {len(PROBE)}\r\n\r\n").encode() + PROBE
    with endpoint.dial() as connection:
        connection.sendall(sent[:first])
        connection.sendall(sent[first:first + second])
        connection.sendall(sent[first + second:])
        received = b""
        while part := connection.recv(65536):
            received += part
    head, _, body = received.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert json.loads(body)["id"] == "the probe"
