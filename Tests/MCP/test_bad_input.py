"""Input that breaks the rules: each error has its code, its words and its HTTP status."""

import json
import socket
import threading

import pytest
from conversations import CAPABILITIES, Reply
from http_wire import SILENCE_SECONDS, HTTPEndpoint
from schemas import STATELESS
from servers import CONFORMANCE_SERVER, PipeServer, environment, existing
from transcript import VERSION, Transcript

SESSIONS = "2025-11-25"
META = f'"_meta":{{"{VERSION}":"{STATELESS}","{CAPABILITIES}":{{}}}}'
HEADERS = {"MCP-Protocol-Version": STATELESS, "Mcp-Method": "tools/list"}
MEBIBYTE = 1 << 20


@pytest.fixture
def endpoint(conformance_server):
    return HTTPEndpoint(conformance_server.address)


def post(endpoint, body: bytes | str, **headers) -> Reply:
    """Posts bytes; the answer must be a message that the schemas know."""
    content = body.encode() if isinstance(body, str) else body
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    response = endpoint.send(body=content, headers=HEADERS | names)
    said = response.body()
    reply = Reply(json.loads(said) if said else None, response.status, response.headers)
    if reply.message is not None:
        transcript = Transcript(STATELESS)
        if "result" in reply.message:
            transcript.client_says(json.loads(content))
        transcript.server_says(reply.message)
        assert transcript.problems == []
    return reply


def error(code: int, message: str, id=None, **data) -> dict:
    found = {"code": code, "message": message} | ({"data": data} if data else {})
    return {"jsonrpc": "2.0"} | ({} if id is None else {"id": id}) | {"error": found}


@pytest.mark.parametrize("body", [
    "", "{", "nothing", '{"jsonrpc":"2.0","id":1', '{"jsonrpc":"2.0",}', "{'jsonrpc':'2.0'}",
    '{"jsonrpc":"2.0","id":01,"method":"ping"}', '{"a":"\x01"}', '{"a":"\\ud800"}', '{"a":1}{"b":2}',
    '{"a":NaN}', b'{"a":"\xff\xfe"}', b'{"a":"\xc0\xaf"}', b'\xef\xbb\xbf{"a":1}x', "\u0000",
    '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}', '{"a":+1}', '{"a":.5}', '{"a":1.}',
    '{"a":' + "[" * 65 + "]" * 65 + "}", "[" * 100_000, '{"a":' * 5_000 + "1" + "}" * 5_000])
def test_what_is_not_json(endpoint, body):
    reply = post(endpoint, body)
    assert (reply.status, reply.error["code"]) == (400, -32700)
    assert "id" not in reply.message
    assert reply.error["message"].startswith("The message is not JSON. ")


@pytest.mark.parametrize("body, message", [
    ("[]", "A list of messages was sent; batches are not part of the protocol: send each alone."),
    ('[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
     "A list of messages was sent; batches are not part of the protocol: send each alone."),
    ("1", "A message must be a JSON object."), ('"text"', "A message must be a JSON object."),
    ("null", "A message must be a JSON object."), ("true", "A message must be a JSON object."),
    ("{}", "A message must have the member jsonrpc with the value “2.0”."),
    ('{"jsonrpc":2.0,"method":"a"}',
     "A message must have the member jsonrpc with the value “2.0”."),
    ('{"jsonrpc":"1.0","method":"a"}',
     "A message must have the member jsonrpc with the value “2.0”."),
    ('{"jsonrpc":"2.0"}', "A request must have the member method with a text."),
    ('{"jsonrpc":"2.0","method":7}', "A request must have the member method with a text."),
    ('{"jsonrpc":"2.0","id":null,"method":"a"}',
     "The id of a request must be a text or a whole number."),
    ('{"jsonrpc":"2.0","id":1.5,"method":"a"}',
     "The id of a request must be a text or a whole number."),
    ('{"jsonrpc":"2.0","id":{},"method":"a"}',
     "The id of a request must be a text or a whole number."),
    ('{"jsonrpc":"2.0","id":true,"method":"a"}',
     "The id of a request must be a text or a whole number.")])
def test_what_is_no_request(endpoint, body, message):
    reply = post(endpoint, body)
    assert (reply.status, reply.message) == (400, error(-32600, message))


def test_ids_come_back_as_they_were(endpoint):
    for id in (0, -1, 2**53, "", "0", "ü", "x" * 300):
        body = {"jsonrpc": "2.0", "id": id, "method": "tools/list", "params": {}}
        body["params"] = json.loads("{" + META + "}")
        reply = post(endpoint, json.dumps(body))
        assert (type(reply.message["id"]), reply.message["id"]) == (type(id), id)
        assert reply.result["tools"]


@pytest.mark.parametrize("parameters", ["[]", "7", '"text"', "null", "true"])
def test_parameters_that_are_no_object(endpoint, parameters):
    reply = post(endpoint, f'{{"jsonrpc":"2.0","id":5,"method":"tools/list","params":{parameters}}}')
    assert (reply.status, reply.error["code"], reply.message["id"]) == (400, -32602, 5)


@pytest.mark.parametrize("method, parameters", [
    ("tools/call", {}), ("tools/call", {"name": 7}), ("tools/call", {"name": None}),
    ("tools/call", {"name": "test_simple_text", "arguments": []}),
    ("tools/call", {"name": "test_simple_text", "arguments": "text"}),
    ("tools/call", {"name": "no_such_tool"}), ("tools/call", {"name": ""}),
    ("tools/call", {"name": "x" * 5_000}),
    ("tools/call", {"name": "test_simple_text", "requestState": 7}),
    ("resources/read", {}), ("resources/read", {"uri": ["a"]}),
    ("prompts/get", {"name": "test_prompt_with_arguments", "arguments": {"arg1": 1, "arg2": 2}}),
    ("prompts/get", {"name": "test_simple_prompt", "arguments": []}),
    ("tools/list", {"cursor": 7}), ("tools/list", {"cursor": {}}),
    ("completion/complete", {}),
    ("completion/complete", {"ref": {"type": "ref/tool", "name": "x"},
                             "argument": {"name": "a", "value": "b"}}),
    ("completion/complete", {"ref": {"type": "ref/prompt", "name": "test_simple_prompt"},
                             "argument": {"name": "a"}}),
    ("subscriptions/listen", {}), ("subscriptions/listen", {"notifications": []}),
    ("subscriptions/listen", {"notifications": {"resourceSubscriptions": "test://static-text"}})])
def test_parameters_of_wrong_types(stateless, method, parameters):
    reply = stateless.exchange(stateless.request(method, parameters, id=9), deliberate=True)
    assert reply.message["id"] == 9
    assert reply.error["code"] == -32602
    assert len(reply.error["message"]) < 400


def test_unknown_tools_are_named(client):
    reply = client.call_tool("no_such_tool")
    assert reply.error["code"] == -32602
    assert "no_such_tool" in reply.error["message"]


@pytest.mark.parametrize("headers, status, code", [
    ({"Content_Type": "text/plain"}, 415, -32600), ({"Content_Type": None}, 415, -32600),
    ({"Accept": "text/html"}, 406, -32600), ({"Accept": "application/json"}, 406, -32600)])
def test_content_types(endpoint, headers, status, code):
    body = f'{{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{{{META}}}}}'
    reply = post(endpoint, body, **headers)
    assert (reply.status, reply.error["code"]) == (status, code)


@pytest.mark.parametrize("accept", [None, "*/*", "application/*, text/*",
                                    "TEXT/EVENT-STREAM;q=0.5 , application/json;q=1"])
@pytest.mark.parametrize("content_type", ["application/json; charset=utf-8", "Application/JSON"])
def test_content_types_that_are_fine(endpoint, accept, content_type):
    body = f'{{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{{{META}}}}}'
    assert post(endpoint, body, Accept=accept, Content_Type=content_type).status == 200


@pytest.mark.parametrize("method", ["PUT", "PATCH", "OPTIONS", "HEAD"])
def test_other_http_methods(endpoint, method):
    response = endpoint.send(method)
    content = response.body()
    assert (response.status, response.headers["allow"]) == (405, "POST, GET, DELETE")
    if method != "HEAD":
        assert json.loads(content)["error"]["code"] == -32600


def test_other_paths(endpoint):
    other = HTTPEndpoint(endpoint.address + "/other")
    assert other.send(body=b"{}").status == 404


def test_responses_nobody_asked_for(converse, endpoint):
    body = '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}'
    reply = post(endpoint, body)
    assert (reply.status, reply.message) == (400, error(
        -32600, "A response was sent, but the server has asked nothing in this way."))


# MARK: - Sizes


def padded(size: int) -> bytes:
    """A request of so many bytes."""
    head = f'{{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{{{META},"pad":"'.encode()
    tail = b'"}}'
    return head + b"x" * (size - len(head) - len(tail)) + tail


def test_a_body_may_have_a_mebibyte(endpoint):
    reply = post(endpoint, padded(MEBIBYTE))
    assert (reply.status, "result" in reply.message) == (200, True)


def test_a_body_of_more_is_refused(endpoint):
    reply = post(endpoint, padded(MEBIBYTE + 1))
    assert (reply.status, reply.message) == (413, error(
        -32600, "A message may have 1048576 bytes at most."))


def test_a_body_in_pieces_is_counted_too(endpoint):
    piece = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    head = (f"POST {endpoint.path} HTTP/1.1\r\nHost: 127.0.0.1:{endpoint.port}\r\n"
            "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
            "Transfer-Encoding: chunked\r\n\r\n").encode()
    answer = endpoint.exchange(head + piece * 40)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 413 ")


def test_an_announced_flood_is_refused_at_once(endpoint):
    head = (f"POST {endpoint.path} HTTP/1.1\r\nHost: 127.0.0.1:{endpoint.port}\r\n"
            "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
            "Content-Length: 99999999999\r\n\r\n").encode()
    with endpoint.dial() as connection:
        connection.sendall(head + b"x" * MEBIBYTE + b"x" * 4096)
        assert connection.recv(4096).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("count", [200, 20_000])
def test_headers_without_end(endpoint, count):
    head = f"POST {endpoint.path} HTTP/1.1\r\nHost: 127.0.0.1:{endpoint.port}\r\n"
    answer = endpoint.exchange(
        head.encode() + b"".join(b"X-%d: %s\r\n" % (n, b"y" * 100) for n in range(count)))
    # It waits for more, or has had enough; it does not take it.
    assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 5"))


# MARK: - Sessions


def initialize(**changes) -> dict:
    return {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": SESSIONS, "capabilities": {},
        "clientInfo": {"name": "tests", "version": "1.0"}} | changes}


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
    session = converse(SESSIONS)
    first = session.open(session.request("tools/call", {
        "name": "test_tool_with_progress", "arguments": {}}, id=1, token="t"))
    reply = session.exchange(session.request("ping", id=1), deliberate=True)
    assert reply.error["code"] == -32600
    # The first is not disturbed.
    events = [event.message for event in first.events() if event.message]
    assert events[-1]["result"]["content"]
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


# MARK: - Pipes


@pytest.fixture
def pipe():
    server = PipeServer([existing(CONFORMANCE_SERVER)], environment())
    yield server
    assert server.stop() == 0


def stateless_ping(id) -> bytes:
    return f'{{"jsonrpc":"2.0","id":{id},"method":"server/discover","params":{{{META}}}}}\n'.encode()


@pytest.mark.parametrize("line", [
    b"nothing", b"{", b'{"jsonrpc":"2.0","id":1', b"\xff\xfe\x00", b"[" * 100_000,
    b'{"id":1,"id":2}', b"{}", b"[]", b"null", b'{"jsonrpc":"2.0","id":null,"method":"a"}'])
def test_lines_that_are_no_messages(pipe, line):
    pipe.write(line + b"\n")
    answer = json.loads(pipe.read_line())
    assert answer["error"]["code"] in (-32700, -32600) and "id" not in answer
    pipe.write(stateless_ping(1))
    assert json.loads(pipe.read_line())["id"] == 1


def test_empty_lines_and_other_ends(pipe):
    pipe.write(b"\n\r\n  \n" + stateless_ping(1).replace(b"\n", b"\r\n"))
    answers = []
    while not answers or answers[-1].get("id") != 1:
        answers.append(json.loads(pipe.read_line()))
    assert all(answer["error"]["code"] == -32700 for answer in answers[:-1])


def test_a_line_byte_by_byte(pipe):
    for byte in stateless_ping(1):
        pipe.write(bytes([byte]))
    assert json.loads(pipe.read_line())["id"] == 1


def test_many_lines_at_once(pipe):
    pipe.write(b"".join(stateless_ping(n) for n in range(500)))
    answers = {json.loads(pipe.read_line())["id"] for _ in range(500)}
    assert answers == set(range(500))


def test_a_last_line_without_end(pipe):
    pipe.write(stateless_ping(1).removesuffix(b"\n"))
    pipe.close_input()
    line = pipe.read_line()
    assert line is None or json.loads(line)["id"] == 1


def test_a_line_that_is_too_long(pipe):
    for _ in range(17):
        pipe.write(b"x" * MEBIBYTE)
    pipe.write(b"\n" + stateless_ping(1))
    assert json.loads(pipe.read_line()) == error(
        -32600, "A message may have 16777216 bytes at most.")
    assert json.loads(pipe.read_line())["id"] == 1


# MARK: - Connections


def raw_request(endpoint, body: bytes, extra: str = "") -> bytes:
    return (f"POST {endpoint.path} HTTP/1.1\r\nHost: 127.0.0.1:{endpoint.port}\r\n"
            "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
            f"MCP-Protocol-Version: {STATELESS}\r\nMcp-Method: tools/list\r\n{extra}"
            f"Content-Length: {len(body)}\r\n\r\n").encode() + body


def tools_list(id: int = 1) -> bytes:
    return f'{{"jsonrpc":"2.0","id":{id},"method":"tools/list","params":{{{META}}}}}'.encode()


def test_half_closed_sockets_get_their_answer(endpoint):
    answer = endpoint.exchange(raw_request(endpoint, tools_list()), then_close_writing=True)
    assert answer.startswith(b"HTTP/1.1 200 ") and b'"tools"' in answer


def test_bodies_that_never_come(endpoint, conformance_server):
    head = raw_request(endpoint, tools_list())
    left = []
    for cut in (10, 50, len(head) - 1):
        connection = endpoint.dial()
        connection.sendall(head[:cut])
        connection.shutdown(socket.SHUT_WR)
        left.append(connection)
    # Others are served meanwhile.
    assert post(endpoint, tools_list()).status == 200
    for connection in left:
        connection.close()
    conformance_server.check_alive()


def test_requests_one_after_another_on_a_connection(endpoint):
    with endpoint.dial() as connection:
        connection.sendall(b"".join(raw_request(endpoint, tools_list(n)) for n in range(5)))
        received = b""
        while received.count(b"HTTP/1.1 200") < 5 or not received.endswith(b"}"):
            part = connection.recv(1 << 16)
            assert part, "the connection was closed"
            received += part
    places = [received.index(f'"id":{n},'.encode()) for n in range(5)]
    assert places == sorted(places)


def test_slow_readers_hold_nobody_up(endpoint, conformance_server):
    before = getattr(conformance_server, "resident_bytes", 0)
    slow = []
    for _ in range(10):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.settimeout(SILENCE_SECONDS)
        connection.connect((endpoint.host, endpoint.port))
        connection.sendall(b"".join(raw_request(endpoint, tools_list(n)) for n in range(40)))
        slow.append(connection)
    assert post(endpoint, tools_list()).status == 200
    if before:
        assert conformance_server.resident_bytes - before < 64 * MEBIBYTE
    for connection in slow:
        connection.close()


def test_listeners_that_do_not_read(converse, endpoint, conformance_server):
    client = converse()
    message = client.request("subscriptions/listen", {"notifications": {"toolsListChanged": True}})
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect((endpoint.host, endpoint.port))
    connection.sendall(raw_request(endpoint, json.dumps(message).encode()).replace(
        b"Mcp-Method: tools/list", b"Mcp-Method: subscriptions/listen"))
    assert connection.recv(12) == b"HTTP/1.1 200"
    trigger = client.request("tools/call", {"name": "test_trigger_tool_change", "arguments": {}})
    for id in range(1000):
        assert client.exchange(trigger | {"id": id}).result
    connection.close()
    conformance_server.check_alive()


def test_many_sessions_are_bounded(converse, endpoint):
    """One more is refused with a reason, and those that are there stay."""
    first = converse(SESSIONS)
    opened, refused = [], None
    body = json.dumps(initialize()).encode()
    for _ in range(20_000):
        response = endpoint.send(body=body)
        content = json.loads(response.body())
        if response.status != 200:
            refused = (response.status, content["error"]["code"], response.headers)
            break
        opened.append(response.headers["mcp-session-id"])
    assert first.call("ping").result == {}
    for id in opened:
        endpoint.send("DELETE", headers={"Mcp-Session-Id": id}).close()
    assert refused is not None, "20,000 sessions were opened"
    status, code, headers = refused
    assert (status, code) == (503, -31000) and int(headers["retry-after"]) > 0
    assert endpoint.send(body=body).status == 200


def test_open_questions_are_bounded(converse):
    """The newest is refused with a reason; nobody's open question is given up for it."""
    client = converse(SESSIONS, "stdio")
    request = {"name": "test_elicitation", "arguments": {"message": "Who are you?"}}
    asked, refused = {}, []
    # The server asks while it reads, so neither side may fill the other's pipe.
    for id in range(1, 1101):
        client.send(client.request("tools/call", request, id=id))
        message = client.receive()
        client.transcript.server_says(message)
        if message.get("method") == "elicitation/create":
            asked[id] = message
        else:
            refused.append((message["id"], message["error"]["code"]))
    assert len(asked) == 1024
    assert refused == [(id, -31000) for id in range(1025, 1101)]
    client.send({"jsonrpc": "2.0", "id": asked[1]["id"], "result": {
        "action": "accept", "content": {"username": "first", "email": "first@example.com"}}})
    answer = client.receive()
    client.transcript.server_says(answer)
    assert (answer["id"], "first@example.com" in answer["result"]["content"][0]["text"]) == (1, True)
    # There is room for one more now.
    client.send(client.request("tools/call", request, id=2000))
    again = client.receive()
    client.transcript.server_says(again)
    assert again["method"] == "elicitation/create"


def test_many_clients_at_once(endpoint):
    outcomes = []

    def ask(n: int) -> None:
        outcomes.append(post(endpoint, tools_list(n)).message["id"])

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == list(range(100))
