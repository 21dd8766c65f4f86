"""The scenarios of requests that need more than one round, in the stateless manner."""

import pytest
from schemas import STATELESS

PREFIX = "test_input_required_result_"


def accepted(**content) -> dict:
    return {"action": "accept", "content": content}


SAMPLED = {
    "role": "assistant", "model": "test-model", "stopReason": "endTurn",
    "content": {"type": "text", "text": "Paris."}}
ROOTS = {"roots": [{"uri": "file:///test/root", "name": "Test Root"}]}


def questions(reply) -> dict:
    assert reply.result["resultType"] == "input_required"
    return reply.result["inputRequests"]


def state_of(reply) -> dict:
    """The state as the next request carries it, if there is one."""
    state = reply.result.get("requestState")
    return {} if state is None else {"requestState": state}


def test_input_required_result_basic_elicitation(stateless):
    first = stateless.call_tool(PREFIX + "elicitation")
    assert questions(first) == {"user_name": {
        "method": "elicitation/create", "params": {
            "mode": "form", "message": "What is your name?", "requestedSchema": {
                "type": "object", "properties": {"name": {"type": "string"}},
                "required": ["name"]}}}}
    second = stateless.call_tool(
        PREFIX + "elicitation", inputResponses={"user_name": accepted(name="Alice")},
        **state_of(first))
    assert (second.result["resultType"], second.text) == ("complete", "Hello, Alice!")


def test_input_required_result_basic_sampling(stateless):
    first = stateless.call_tool(PREFIX + "sampling")
    assert questions(first) == {"capital_question": {
        "method": "sampling/createMessage", "params": {
            "messages": [{"role": "user", "content": {
                "type": "text", "text": "What is the capital of France?"}}],
            "maxTokens": 100}}}
    second = stateless.call_tool(
        PREFIX + "sampling", inputResponses={"capital_question": SAMPLED}, **state_of(first))
    assert second.text == "Paris."


def test_input_required_result_basic_list_roots(stateless):
    first = stateless.call_tool(PREFIX + "list_roots")
    [(key, request)] = questions(first).items()
    assert (key, request["method"]) == ("client_roots", "roots/list")
    second = stateless.call_tool(
        PREFIX + "list_roots", inputResponses={key: ROOTS}, **state_of(first))
    assert second.text == "Roots: file:///test/root"


def test_input_required_result_request_state(stateless):
    first = stateless.call_tool(PREFIX + "request_state")
    assert list(questions(first)) == ["confirm"]
    state = first.result["requestState"]
    assert isinstance(state, str) and "kept" not in state
    second = stateless.call_tool(
        PREFIX + "request_state", inputResponses={"confirm": accepted(ok=True)},
        requestState=state)
    assert "state-ok" in second.text


def test_input_required_result_multiple_input_requests(stateless):
    first = stateless.call_tool(PREFIX + "multiple_inputs")
    assert {key: request["method"] for key, request in questions(first).items()} == {
        "user_name": "elicitation/create", "greeting": "sampling/createMessage",
        "client_roots": "roots/list"}
    second = stateless.call_tool(
        PREFIX + "multiple_inputs", requestState=first.result["requestState"], inputResponses={
            "user_name": accepted(name="Alice"), "greeting": SAMPLED, "client_roots": ROOTS})
    assert second.text == "Paris. Alice, 1 roots"


def test_input_required_result_multi_round(stateless):
    first = stateless.call_tool(PREFIX + "multi_round")
    assert list(questions(first)) == ["step1"]
    second = stateless.call_tool(
        PREFIX + "multi_round", inputResponses={"step1": accepted(name="Alice")},
        requestState=first.result["requestState"])
    assert list(questions(second)) == ["step2"]
    assert second.result["requestState"] != first.result["requestState"]
    third = stateless.call_tool(
        PREFIX + "multi_round", inputResponses={"step2": accepted(color="blue")},
        requestState=second.result["requestState"])
    assert (third.result["resultType"], third.text) == ("complete", "Alice likes blue.")


def test_input_required_result_missing_input_response(stateless):
    reply = stateless.call_tool(
        PREFIX + "elicitation", inputResponses={"wrong_key": accepted(data="wrong")})
    assert list(questions(reply)) == ["user_name"]


def test_input_required_result_non_tool_request(stateless):
    prompt = {"name": PREFIX + "prompt"}
    first = stateless.call("prompts/get", prompt)
    assert list(questions(first)) == ["user_context"]
    second = stateless.call("prompts/get", prompt | state_of(first) | {
        "inputResponses": {"user_context": accepted(context="tests")}})
    assert second.result["resultType"] == "complete"
    assert second.result["messages"] == [
        {"role": "user", "content": {"type": "text", "text": "Context: tests"}}]


def test_input_required_result_result_type(stateless):
    asked = stateless.call_tool(PREFIX + "elicitation").result
    told = stateless.call_tool("test_simple_text").result
    assert (asked["resultType"], told["resultType"]) == ("input_required", "complete")


def test_input_required_result_unsupported_methods(stateless):
    for method in ["tools/list", "prompts/list", "resources/list", "server/discover"]:
        assert stateless.call(method).result["resultType"] == "complete"


@pytest.mark.parametrize("change", [
    lambda state: state + "-TAMPERED", lambda state: state[:-1], lambda state: "",
    lambda state: "A" + state[1:] if state[0] != "A" else "B" + state[1:],
    lambda state: state[::-1], lambda state: "v1.eyJhIjoxfQ.bWFj", lambda state: "ü" * 40])
def test_input_required_result_tampered_state(stateless, change):
    first = stateless.call_tool(PREFIX + "tampered_state")
    second = stateless.call_tool(
        PREFIX + "tampered_state", inputResponses={"confirm": accepted(ok=True)},
        requestState=change(first.result["requestState"]))
    assert second.error == {
        "code": -32602, "message": "The requestState is not one that this server has given out."}


def test_each_changed_character_of_a_state_is_noticed(stateless_http):
    state = stateless_http.call_tool(PREFIX + "tampered_state").result["requestState"]
    for place in range(len(state)):
        changed = state[:place] + ("A" if state[place] != "A" else "B") + state[place + 1:]
        reply = stateless_http.call_tool(
            PREFIX + "tampered_state", inputResponses={"confirm": accepted(ok=True)},
            requestState=changed)
        assert reply.error["code"] == -32602, f"place {place} of {len(state)}"


def test_a_state_is_bound_to_its_request(stateless):
    state = stateless.call_tool(PREFIX + "request_state").result["requestState"]
    answers = {"confirm": accepted(ok=True)}
    for name, arguments in [
            (PREFIX + "tampered_state", {}), (PREFIX + "request_state", {"more": 1})]:
        reply = stateless.call_tool(
            name, arguments, inputResponses=answers, requestState=state)
        assert reply.error == {
            "code": -32602, "message":
                "The requestState belongs to another request; send it back with the same "
                "parameters."}
    prompt = stateless.call("prompts/get", {
        "name": PREFIX + "request_state", "inputResponses": answers, "requestState": state})
    assert prompt.error["code"] == -32602


def test_a_state_is_bound_to_its_process(converse):
    first, second = converse(STATELESS, "stdio"), converse(STATELESS, "stdio")
    state = first.call_tool(PREFIX + "request_state").result["requestState"]
    reply = second.call_tool(
        PREFIX + "request_state", inputResponses={"confirm": accepted(ok=True)},
        requestState=state)
    assert reply.error["code"] == -32602


def test_input_required_result_capability_check(stateless):
    def methods(capabilities):
        reply = stateless.call_tool(PREFIX + "capabilities", capabilities=capabilities)
        return {request["method"] for request in questions(reply).values()}

    assert methods({"sampling": {}}) == {"sampling/createMessage"}
    assert methods({"elicitation": {}}) == {"elicitation/create"}
    assert methods({"roots": {}}) == {"roots/list"}
    assert methods({"elicitation": {"form": {}}, "sampling": {}}) == {
        "elicitation/create", "sampling/createMessage"}


def test_only_addresses_is_not_forms(stateless):
    reply = stateless.call_tool(
        PREFIX + "elicitation", capabilities={"elicitation": {"url": {}}})
    assert reply.error["code"] == -32021
    assert reply.error["data"] == {"requiredCapabilities": {"elicitation": {"form": {}}}}


def test_input_required_result_ignore_extra_params(stateless):
    reply = stateless.call_tool(PREFIX + "elicitation", inputResponses={
        "user_name": accepted(name="Alice"), "unknown_extra_key": accepted(foo="bar"),
        "another_unexpected": accepted(baz=123)})
    assert reply.text == "Hello, Alice!"


@pytest.mark.parametrize("responses", [
    {"user_name": 12345}, {"user_name": None}, {"user_name": {"action": "perhaps"}},
    {"user_name": {"action": "accept", "content": "Alice"}}, {"user_name": []}, None, [], "no"])
def test_input_required_result_validate_input(stateless, responses):
    request = stateless.request("tools/call", {
        "name": PREFIX + "elicitation", "arguments": {}, "inputResponses": responses})
    reply = stateless.exchange(request, deliberate=True)
    if "error" in reply.message:
        assert reply.error["code"] == -32602
    else:
        assert list(questions(reply)) == ["user_name"]


@pytest.mark.parametrize("action", ["decline", "cancel"])
def test_declined_questions_are_not_answers(stateless, action):
    reply = stateless.call_tool(
        "test_elicitation", {"message": "Who?"}, inputResponses={"form": {"action": action}})
    assert reply.text == f"User response: action={action}, content={{}}"
