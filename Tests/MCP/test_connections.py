"""Connections that are slow, half closed, or left behind."""

import json
import socket

from bare import MEBIBYTE, post, raw_request, tools_list
from waiting import PATIENCE


def test_half_closed_sockets_get_their_answer(endpoint):
    answer = endpoint.exchange(
        raw_request(endpoint, tools_list()), then_close_writing=True, silence=PATIENCE)
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
        while not all(f'"id":{number},'.encode() in received for number in range(5)):
            part = connection.recv(1 << 16)
            assert part, "the connection was closed"
            received += part
    places = [received.index(f'"id":{n},'.encode()) for n in range(5)]
    assert places == sorted(places)


def test_slow_readers_hold_nobody_up(endpoint, conformance_server):
    before = conformance_server.resident_bytes
    slow = []
    for _ in range(10):
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.settimeout(PATIENCE)
        connection.connect((endpoint.host, endpoint.port))
        connection.sendall(b"".join(raw_request(endpoint, tools_list(n)) for n in range(40)))
        slow.append(connection)
    assert post(endpoint, tools_list()).status == 200
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
