"""The scenario `server-stateless`: what revision 2026-07-28 asks of every request."""


import pytest
from conversations import CAPABILITIES, CLIENT_INFO, SUBSCRIPTION
from schemas import STATELESS
from transcript import VERSION

SERVER_INFO = "io.modelcontextprotocol/serverInfo"


def test_server_stateless(stateless):
    """The claim of all others: each request stands alone, and `server/discover` tells the rest."""
    result = stateless.call("server/discover").result
    assert result["supportedVersions"][0] == STATELESS
    assert {"2025-11-25", "2025-06-18", "2025-03-26"} <= set(result["supportedVersions"])
    assert result["_meta"][SERVER_INFO]["name"] == "conformance-server"
    assert result["_meta"][SERVER_INFO]["version"] == "1.0.0"
    assert result["capabilities"]["tools"] == {"listChanged": True}
    assert result["capabilities"]["resources"] == {"subscribe": True, "listChanged": True}
    assert result["capabilities"]["prompts"] == {"listChanged": True}


def test_every_result_says_whose_it_is(stateless):
    for method in ["tools/list", "prompts/list", "resources/list"]:
        assert stateless.call(method).result["_meta"][SERVER_INFO]["name"] == "conformance-server"
    called = stateless.call_tool("test_simple_text").result
    assert called["_meta"][SERVER_INFO]["name"] == "conformance-server"


@pytest.mark.parametrize("missing", ["_meta", VERSION, CAPABILITIES])
def test_request_meta_is_required(converse, missing):
    client = converse()
    request = client.request("server/discover", id=101)
    meta = request["params"]["_meta"]
    if missing == "_meta":
        request["params"] = {}
    else:
        del meta[missing]
    reply = client.exchange(request, deliberate=True)
    name = VERSION if missing == "_meta" else missing
    assert (reply.status, reply.message) == (400, {"jsonrpc": "2.0", "id": 101, "error": {
        "code": -32602, "message":
            f"The request's _meta has no valid “{name}”, which every request must carry since "
            "2026-07-28."}})


@pytest.mark.parametrize("changes", [
    {VERSION: 20260728}, {VERSION: None}, {CAPABILITIES: []}, {CAPABILITIES: "all"},
    {CAPABILITIES: None}])
def test_request_meta_of_wrong_types(converse, changes):
    client = converse()
    request = client.request("tools/list")
    request["params"]["_meta"] |= changes
    reply = client.exchange(request, deliberate=True)
    assert (reply.status, reply.error["code"]) == (400, -32602)


def test_client_info_is_not_required(stateless):
    request = stateless.request("server/discover")
    del request["params"]["_meta"][CLIENT_INFO]
    assert stateless.exchange(request).result["resultType"] == "complete"


def test_capabilities_match_what_is_served(stateless):
    capabilities = stateless.call("server/discover").result["capabilities"]
    served = {
        "tools": "tools/list", "prompts": "prompts/list", "resources": "resources/list"}
    for capability, method in served.items():
        assert capability in capabilities
        assert stateless.call(method).result
    assert "logging" not in capabilities or capabilities["logging"] == {}


@pytest.mark.parametrize("version", ["v999.0.0", "2031-01-01", "2025-11-25", ""])
def test_unsupported_versions(converse, version):
    client = converse()
    request = client.request("server/discover", id=301)
    request["params"]["_meta"][VERSION] = version
    reply = client.exchange(
        request, deliberate=True, headers={"MCP-Protocol-Version": version or None})
    supported = client.call("server/discover").result["supportedVersions"]
    if version == "":
        # No header can say nothing, so this is a mismatch first.
        assert (reply.status, reply.error["code"]) == (400, -32020)
        return
    assert (reply.status, reply.message["id"]) == (400, 301)
    assert reply.error["code"] == -32022
    assert reply.error["data"] == {"supported": supported, "requested": version}


def test_version_header_must_agree(converse):
    client = converse()
    request = client.request("server/discover", id=302)
    request["params"]["_meta"][VERSION] = "v999.0.0"
    reply = client.exchange(request, deliberate=True)
    assert (reply.status, reply.error["code"], reply.message["id"]) == (400, -32020, 302)


def test_version_header_must_be_there(converse):
    client = converse()
    reply = client.call("server/discover", headers={"MCP-Protocol-Version": None})
    assert (reply.status, reply.error["code"]) == (400, -32020)


def test_undeclared_capabilities_are_not_used(stateless):
    reply = stateless.call_tool("test_missing_capability", capabilities={}, id=401)
    assert reply.status in (400, None)
    assert reply.message["id"] == 401
    assert reply.error["code"] == -32021
    assert reply.error["data"] == {"requiredCapabilities": {"sampling": {}}}
    declared = stateless.call_tool("test_missing_capability", capabilities={"sampling": {}})
    assert declared.text == "The client can sample."


@pytest.mark.parametrize("method", [
    "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe",
    "unknown/method", "tasks/result", "tasks/list", "elicitation/create", "notifications/x"])
def test_removed_and_unknown_methods(stateless, method):
    reply = stateless.exchange(stateless.request(method, id=601), deliberate=True)
    assert reply.status in (404, None)
    assert reply.message == {"jsonrpc": "2.0", "id": 601, "error": {
        "code": -32601, "message": f"Method not found: “{method}”."}}


def test_streams_hold_no_requests(stateless):
    reply = stateless.call_tool(
        "test_streaming_elicitation", token="t", capabilities={"elicitation": {}})
    assert reply.requests == []
    assert [note["progress"] for note in reply.of("notifications/progress")] == [1]
    assert reply.result["resultType"] == "input_required"


def test_no_log_without_a_level(stateless):
    assert stateless.call_tool("test_logging_tool").notifications == []


def test_log_with_a_level(stateless):
    def logged(level):
        meta = {"io.modelcontextprotocol/logLevel": level}
        return stateless.call_tool("test_logging_tool", meta=meta).of("notifications/message")

    assert [(note["level"], note["data"]) for note in logged("debug")] == [("info", "A message")]
    assert logged("error") == []


def test_log_with_an_unknown_level(stateless):
    request = stateless.request(
        "tools/call", {"name": "test_logging_tool", "arguments": {}},
        meta={"io.modelcontextprotocol/logLevel": "loud"})
    assert stateless.exchange(request, deliberate=True).error["code"] == -32602


# MARK: - Listening


def trigger(converse, tool: str, **arguments: str) -> None:
    converse().call_tool(tool, arguments)


def test_listen_streams_begin_with_an_acknowledgement(converse):
    listening = converse().listen(toolsListChanged=True)
    assert listening.next() == {
        "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": {
            "notifications": {"toolsListChanged": True}, "_meta": {SUBSCRIPTION: listening.id}}}
    trigger(converse, "test_trigger_tool_change")
    assert listening.next() == {
        "jsonrpc": "2.0", "method": "notifications/tools/list_changed",
        "params": {"_meta": {SUBSCRIPTION: listening.id}}}
    listening.close()


def test_subscription_ids_keep_their_type(converse):
    client = converse()
    for id in (21, "21"):
        message = client.request(
            "subscriptions/listen", {"notifications": {"toolsListChanged": True}}, id=id)
        response = client.open(message)
        told = next(response.events()).message
        client.transcript.server_says(told)
        assert type(told["params"]["_meta"][SUBSCRIPTION]) is type(id)
        response.close()


def test_listen_streams_carry_only_what_was_asked_for(converse):
    listening = converse().listen(promptsListChanged=True)
    listening.next()
    trigger(converse, "test_trigger_tool_change")
    trigger(converse, "test_trigger_prompt_change")
    assert listening.next()["method"] == "notifications/prompts/list_changed"
    listening.close()


def test_listen_streams_follow_resources(converse):
    uri = "test://watched-resource"
    listening = converse().listen(resourceSubscriptions=[uri])
    listening.next()
    trigger(converse, "test_trigger_resource_update", uri="test://static-text")
    trigger(converse, "test_trigger_resource_update", uri=uri)
    assert listening.next()["params"] == {"uri": uri, "_meta": {SUBSCRIPTION: listening.id}}
    listening.close()


def test_every_listener_hears_of_a_change(converse):
    listeners = [converse().listen(toolsListChanged=True) for _ in range(5)]
    for listening in listeners:
        listening.next()
    trigger(converse, "test_trigger_tool_change")
    for listening in listeners:
        assert listening.next()["method"] == "notifications/tools/list_changed"
        listening.close()


def test_listeners_that_leave_do_not_harm_others(converse):
    stays = converse().listen(toolsListChanged=True)
    stays.next()
    for _ in range(20):
        leaves = converse().listen(toolsListChanged=True)
        leaves.next()
        leaves.close()
        trigger(converse, "test_trigger_tool_change")
    told = [stays.next()["method"] for _ in range(20)]
    assert set(told) == {"notifications/tools/list_changed"}
    stays.close()


def test_listening_over_pipes(converse):
    client = converse(STATELESS, "stdio")
    client.send(client.request(
        "subscriptions/listen", {"notifications": {"toolsListChanged": True}}, id=21))
    messages = client.messages()
    assert next(messages)["method"] == "notifications/subscriptions/acknowledged"
    client.send(client.request(
        "tools/call", {"name": "test_trigger_tool_change", "arguments": {}}, id=22))
    told = [next(messages), next(messages)]
    assert sorted(str(message.get("id", message.get("method"))) for message in told) == [
        "22", "notifications/tools/list_changed"]
    # Cancelling is how a client over pipes leaves.
    client.notify("notifications/cancelled", {"requestId": 21})
    quiet = client.call_tool("test_trigger_tool_change")
    assert quiet.of("notifications/tools/list_changed") == []


# MARK: - Cancelling


def test_cancelled_requests_are_not_answered(converse):
    client = converse(STATELESS, "stdio")
    client.send(client.request("tools/call", {
        "name": "slow_compute", "arguments": {"seconds": 3600, "label": "left"}}, id=31))
    client.notify("notifications/cancelled", {"requestId": 31, "reason": "enough"})
    assert client.call_tool("test_simple_text", id=32).message["id"] == 32
    client.notify("notifications/cancelled", {"requestId": "nobody"})
    client.server_process.close_input()
    assert client.server_process.read_line() is None
