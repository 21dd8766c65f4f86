"""Messages that break the rules: each error has its code, its words and its HTTP status."""

import json

import pytest
from bare import META, error, post
from http_wire import HTTPEndpoint


@pytest.mark.parametrize("body", [
    "", "{", "nothing", '{"jsonrpc":"2.0","id":1', '{"jsonrpc":"2.0",}', "{'jsonrpc':'2.0'}",
    '{"jsonrpc":"2.0","id":01,"method":"ping"}', '{"a":"\x01"}', '{"a":"\\ud800"}',
    '{"a":1}{"b":2}',
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
    body = f'{{"jsonrpc":"2.0","id":5,"method":"tools/list","params":{parameters}}}'
    reply = post(endpoint, body)
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
