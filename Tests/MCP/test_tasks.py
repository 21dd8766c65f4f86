"""The scenarios of the tasks extension of 2026-07-28."""

import pytest
from conversations import ALL, SUBSCRIPTION, TASKS
from waiting import until

CAPABLE = {"capabilities": ALL | {"extensions": {TASKS: {}}}}
ENVELOPE = {"taskId", "status", "createdAt", "lastUpdatedAt", "ttlMs", "pollIntervalMs", "result",
            "error", "inputRequests", "requestState"}
FINAL = {"completed", "failed", "cancelled"}


def accepted(**content) -> dict:
    return {"action": "accept", "content": content}


def begin(client, tool: str, **arguments) -> dict:
    """Calls a tool that becomes a task."""
    task = client.call_tool(tool, arguments, **CAPABLE).result
    assert task["resultType"] == "task"
    return task


def get(client, id: str) -> dict:
    return client.call("tasks/get", {"taskId": id}, **CAPABLE).result


def wait(client, id: str, states: set = FINAL) -> dict:
    """Asks for a task, as clients do, until it is in one of some states."""
    task = {}

    def is_there() -> bool:
        task.update(get(client, id))
        return task["status"] in states

    until(is_there, lambda: f"still {task}")
    return task


def acknowledged(reply) -> bool:
    return reply.result["resultType"] == "complete" and not ENVELOPE & reply.result.keys()


def cancel(client, id: str):
    return client.call("tasks/cancel", {"taskId": id}, **CAPABLE)


def update(client, id: str, **responses):
    return client.call("tasks/update", {"taskId": id, "inputResponses": responses}, **CAPABLE)


def test_tasks_lifecycle(stateless):
    greeted = stateless.call_tool("greet", {"name": "World"}, **CAPABLE)
    assert (greeted.result["resultType"], greeted.text) == ("complete", "Hello, World!")
    assert not ENVELOPE & greeted.result.keys()

    held = begin(stateless, "slow_compute", seconds=3600, label="held")
    assert held["status"] == "working"
    working = get(stateless, held["taskId"])
    assert (working["taskId"], working["status"]) == (held["taskId"], "working")
    cancel(stateless, held["taskId"])
    task = begin(stateless, "slow_compute", seconds=0, label="lifecycle")
    done = wait(stateless, task["taskId"])
    assert done["status"] == "completed"
    assert done["result"]["content"] == [{"type": "text", "text": "Computed lifecycle"}]
    assert done["lastUpdatedAt"] >= done["createdAt"] == task["createdAt"]


def test_a_tool_that_fails_completes(stateless):
    done = wait(stateless, begin(stateless, "failing_job")["taskId"])
    assert (done["status"], done["result"]["isError"]) == ("completed", True)


def test_a_fault_of_the_server_fails(stateless):
    done = wait(stateless, begin(stateless, "protocol_error_job")["taskId"])
    assert (done["status"], done["error"]) == ("failed", {
        "code": -32603, "message": "The server failed to answer. Its log says more."})
    assert "result" not in done


def test_cancelling(stateless):
    task = begin(stateless, "slow_compute", seconds=3600, label="cancel")
    assert acknowledged(cancel(stateless, task["taskId"]))
    assert wait(stateless, task["taskId"])["status"] == "cancelled"
    assert acknowledged(cancel(stateless, task["taskId"]))
    assert get(stateless, task["taskId"])["status"] == "cancelled"


def test_cancelling_what_has_ended(stateless):
    task = begin(stateless, "slow_compute", seconds=0, label="ended")
    wait(stateless, task["taskId"])
    assert acknowledged(cancel(stateless, task["taskId"]))
    assert get(stateless, task["taskId"])["status"] == "completed"


def test_tasks_capability_negotiation(stateless):
    capabilities = stateless.call("server/discover").result["capabilities"]
    assert TASKS in capabilities["extensions"] and "tasks" not in capabilities
    for method, parameters in [
            ("tasks/get", {"taskId": "gate-test"}), ("tasks/cancel", {"taskId": "gate-test"}),
            ("tasks/update", {"taskId": "gate-test", "inputResponses": {}})]:
        reply = stateless.call(method, parameters, capabilities={})
        assert reply.status in (400, None)
        assert (reply.error["code"], reply.error["data"]) == (
            -32021, {"requiredCapabilities": {"extensions": {TASKS: {}}}})
    without = stateless.call_tool(
        "slow_compute", {"seconds": 0, "label": "sync"}, capabilities={})
    assert without.result["resultType"] == "complete"
    assert not ENVELOPE & without.result.keys()
    # Declared for this request only.
    assert begin(stateless, "slow_compute", seconds=0, label="declared")["taskId"]


def test_sessions_have_no_tasks(session):
    assert "tasks" not in session.server["capabilities"]
    reply = session.call_tool("slow_compute", {"seconds": 0, "label": "session"})
    assert reply.text == "Computed session"
    assert session.exchange(
        session.request("tasks/get", {"taskId": "x"}), deliberate=True).error["code"] == -32601


def test_tasks_wire_fields(stateless):
    task = begin(stateless, "slow_compute", seconds=0, label="fields")
    assert task["ttlMs"] is None or (type(task["ttlMs"]) is int and task["ttlMs"] > 0)
    assert type(task["pollIntervalMs"]) is int and task["pollIntervalMs"] > 0
    assert {"ttl", "pollInterval", "task"} & task.keys() == set()
    done = wait(stateless, task["taskId"])
    assert "io.modelcontextprotocol/related-task" not in done["result"].get("_meta", {})


def test_tasks_request_state_removal(stateless):
    task = begin(stateless, "slow_compute", seconds=3600, label="state")
    assert "requestState" not in task
    assert "requestState" not in get(stateless, task["taskId"])
    cancel(stateless, task["taskId"])


def test_tasks_mrtr_input(stateless):
    task = begin(stateless, "confirm_delete", filename="input.txt")
    asking = wait(stateless, task["taskId"], {"input_required"})
    [(key, request)] = asking["inputRequests"].items()
    assert request["method"] == "elicitation/create"
    assert request["params"]["message"] == "Delete input.txt?"
    assert acknowledged(update(stateless, task["taskId"], **{key: accepted(confirm=True)}))
    done = wait(stateless, task["taskId"])
    assert done["result"]["content"] == [{"type": "text", "text": "Deleted input.txt"}]


def test_answers_may_come_one_by_one(stateless):
    task = begin(stateless, "multi_input")
    asking = wait(stateless, task["taskId"], {"input_required"})
    first, second = asking["inputRequests"]
    assert acknowledged(update(stateless, task["taskId"], **{first: accepted(name="Alice")}))
    still = get(stateless, task["taskId"])
    assert (still["status"], list(still["inputRequests"])) == ("input_required", [second])
    # A second answer to the same question, and answers to none, change nothing.
    update(stateless, task["taskId"], **{first: accepted(name="Bob"), "nobody": accepted()})
    assert get(stateless, task["taskId"])["status"] == "input_required"
    update(stateless, task["taskId"], **{second: accepted(confirm=True)})
    done = wait(stateless, task["taskId"])
    assert done["result"]["content"] == [{"type": "text", "text": "Got 2 answers"}]


def test_declining_within_a_task(stateless):
    task = begin(stateless, "confirm_delete", filename="kept.txt")
    [key] = wait(stateless, task["taskId"], {"input_required"})["inputRequests"]
    update(stateless, task["taskId"], **{key: {"action": "decline"}})
    done = wait(stateless, task["taskId"])
    assert done["result"]["content"] == [{"type": "text", "text": "Kept kept.txt"}]


def test_tasks_request_headers(stateless_http):
    task = begin(stateless_http, "slow_compute", seconds=3600, label="headers")
    parameters = {"taskId": task["taskId"]}
    assert get(stateless_http, task["taskId"])["taskId"] == task["taskId"]
    for headers in ({"Mcp-Method": "tasks/cancel"}, {"Mcp-Name": "another-task"},
                    {"Mcp-Name": None}):
        reply = stateless_http.call("tasks/get", parameters, headers=headers, **CAPABLE)
        assert (reply.status, reply.error["code"]) == (400, -32020)
    cancel(stateless_http, task["taskId"])


def test_tasks_dispatch_and_envelope(stateless):
    for method in ("tasks/result", "tasks/list"):
        request = stateless.request(method, {"taskId": "any"}, **CAPABLE)
        assert stateless.exchange(request, deliberate=True).error["code"] == -32601
    # No hint is needed, and none of the older kind makes a task.
    assert begin(stateless, "failing_job")
    hinted = stateless.call("tools/call", {
        "name": "greet", "arguments": {"name": "hint"}, "task": {"ttl": 1000}}, **CAPABLE)
    assert (hinted.result["resultType"], hinted.text) == ("complete", "Hello, hint!")
    # A task is known before its name is told.
    task = begin(stateless, "slow_compute", seconds=3600, label="consistent")
    assert get(stateless, task["taskId"])["resultType"] == "complete"
    cancel(stateless, task["taskId"])
    unknown = stateless.call("tasks/get", {"taskId": "no-such-task"}, **CAPABLE)
    assert unknown.error["code"] == -32602


def test_task_names_are_unguessable(stateless_http):
    ids = {begin(stateless_http, "slow_compute", seconds=0, label="id")["taskId"]
           for _ in range(20)}
    assert len(ids) == 20 and min(map(len, ids)) >= 22


def test_tasks_status_notifications(converse):
    client = converse()
    # It ends when it is answered, and not before somebody listens.
    task = begin(client, "confirm_delete", filename="told.txt")
    [key] = wait(client, task["taskId"], {"input_required"})["inputRequests"]
    message = client.request(
        "subscriptions/listen", {"notifications": {"taskIds": [task["taskId"]]}}, **CAPABLE)
    response = client.open(message)
    states = []
    for event in response.events():
        client.transcript.server_says(event.message)
        assert event.message["params"]["_meta"][SUBSCRIPTION] == message["id"]
        if event.message["method"] == "notifications/subscriptions/acknowledged":
            update(client, task["taskId"], **{key: accepted(confirm=True)})
        elif event.message["method"] == "notifications/tasks":
            assert event.message["params"]["taskId"] == task["taskId"]
            states.append(event.message["params"]["status"])
            if states[-1] in FINAL:
                break
    assert states[-1] == "completed"
    response.close()


@pytest.mark.parametrize("tool", ["failing_job"])
def test_tasks_required_task_error(stateless, tool):
    reply = stateless.call_tool(tool, capabilities={})
    assert reply.status in (400, None)
    assert reply.error["code"] == -32021
    assert reply.error["data"] == {"requiredCapabilities": {"extensions": {TASKS: {}}}}


def test_tasks_mrtr_composition(stateless):
    first = stateless.call_tool("test_tool_with_task", **CAPABLE).result
    assert first["resultType"] == "input_required" and "taskId" not in first
    [key] = first["inputRequests"]
    second = stateless.call_tool(
        "test_tool_with_task", inputResponses={key: accepted(name="Alice")},
        requestState=first["requestState"], **CAPABLE).result
    assert second["resultType"] == "task"
    assert {"requestState", "inputRequests"} & second.keys() == set()
    done = wait(stateless, second["taskId"])
    assert done["result"]["content"] == [{"type": "text", "text": "Hello, Alice!"}]
