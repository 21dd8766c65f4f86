"""Too much of something: it is refused with a reason, and what was there before stays."""

import json
import threading

import pytest
from bare import META, MEBIBYTE, SESSIONS, error, initialize, post, tools_list


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
    assert answer["id"] == 1
    assert "first@example.com" in answer["result"]["content"][0]["text"]
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
