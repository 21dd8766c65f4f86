"""Lines over standard input that break the rules, and lines in unusual pieces."""

import json

import pytest
from bare import MEBIBYTE, error, stateless_ping
from programs import program
from servers import PipeServer, environment


@pytest.fixture
def pipe():
    server = PipeServer([program("MCPConformanceServer")], environment())
    yield server
    assert server.stop() == 0


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
