"""What becomes of a running search when whoever asked for it leaves.

The travel app keeps its searches in a file, which tells from outside what happens within.
"""

import json
import pathlib
import sqlite3

import pytest
from http_conversation import HTTPConversation
from http_wire import ACCEPT
from pipe_conversation import PipeConversation
from schemas import STATELESS
from programs import TRAVEL_LOCATION, program
from servers import HTTPServer, environment, travel_environment
from waiting import PATIENCE, ended, until, until_file_says

FORM = {"elicitation": {"form": {}}}
# The longest that the app takes.
LONG = 600
CONFIRM = {"action": "accept", "content": {"action": "confirm"}}
TICKETS = {"name": "FindTicketsIntent", "arguments": {"landmark": "68"}}


class Searches:
    """The ticket requests that a travel app has in its file."""

    def __init__(self, folder: pathlib.Path):
        self.file = folder / "TravelTracking/travel.sqlite"

    def states(self) -> list[str]:
        connection = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            return [row[0] for row in connection.execute("SELECT status FROM ticketRequest")]
        finally:
            connection.close()

    def wait_until(self, states: list[str]) -> None:
        until(lambda: self.states() == states, lambda: f"the searches are {self.states()}, not {states}")


@pytest.fixture
def searches(tmp_path):
    return Searches(tmp_path)


@pytest.fixture
def travel(tmp_path):
    """Starts a travel app over HTTP whose searches take so many seconds."""
    servers = []

    def travel(search_seconds: float) -> HTTPServer:
        servers.append(HTTPServer(
            [program("TravelTracking"), "serve", "--port", "0", "--no-token", "--location", TRAVEL_LOCATION],
            travel_environment(tmp_path, search_seconds)))
        return servers[-1]

    yield travel
    for server in servers:
        assert server.process.poll() in (None, 0), server.said
        server.stop()


def confirmed(client) -> dict:
    """The request that confirms a search, and so begins it."""
    asked = client.call("tools/call", TICKETS).result
    [question] = asked["inputRequests"]
    return client.request("tools/call", TICKETS | {
        "inputResponses": {question: CONFIRM}, "requestState": asked["requestState"]})


def test_closing_the_stream_cancels_the_work(travel, searches):
    client = HTTPConversation(travel(LONG).address, capabilities=FORM)
    # The answer takes so long that it becomes a stream.
    response = client.open(confirmed(client))
    assert response.is_stream
    searches.wait_until(["searching"])
    response.close()
    searches.wait_until(["interrupted"])
    client.check()


def test_closing_before_the_stream_begins_cancels_too(travel, searches):
    client = HTTPConversation(travel(LONG).address, capabilities=FORM)
    request = confirmed(client)
    body = json.dumps(request).encode()
    headers = {
        "Host": f"127.0.0.1:{client.endpoint.port}", "Content-Type": "application/json",
        "Accept": ACCEPT, "Content-Length": len(body)} | client.headers_for(request)
    fields = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    connection = client.endpoint.dial()
    connection.sendall(f"POST /mcp HTTP/1.1\r\n{fields}\r\n".encode() + body)
    searches.wait_until(["searching"])
    connection.close()
    searches.wait_until(["interrupted"])


def test_a_notice_cancels_the_work_over_pipes(tmp_path, searches):
    client = PipeConversation(
        [program("TravelTracking"), "mcp", "--location", TRAVEL_LOCATION], capabilities=FORM,
        environment=travel_environment(tmp_path, LONG))
    request = confirmed(client)
    client.send(request)
    searches.wait_until(["searching"])
    client.notify("notifications/cancelled", {"requestId": request["id"]})
    searches.wait_until(["interrupted"])
    # It isn't answered any more.
    assert client.call("server/discover").notifications == []
    client.close()
    client.check()


def test_a_notice_reaches_work_that_watches_its_progress(tmp_path):
    trace = tmp_path / "trace"
    client = PipeConversation(
        [program("Workbench"), "mcp"], environment={**environment(), "XDG_STATE_HOME": str(tmp_path)}).begin()
    request = client.request(
        "tools/call", {"name": "EstimateIntent", "arguments": {"trace": str(trace)}}, token="t")
    client.send(request)
    told = client.receive()
    assert told["method"] == "notifications/progress"
    assert told["params"]["message"] == "2 min left"
    client.notify("notifications/cancelled", {"requestId": request["id"]})
    until_file_says(trace, "stopped")
    client.close()


def test_the_end_of_the_input_cancels_the_work(tmp_path, searches):
    client = PipeConversation(
        [program("TravelTracking"), "mcp", "--location", TRAVEL_LOCATION], capabilities=FORM,
        environment=travel_environment(tmp_path, LONG))
    client.send(confirmed(client))
    searches.wait_until(["searching"])
    client.close()
    assert searches.states() == ["interrupted"]
    client.check()


def test_in_a_session_leaving_is_not_cancelling(travel, searches):
    client = HTTPConversation(
        travel(0.5).address, "2025-11-25", FORM, lambda method, parameters: CONFIRM).begin()
    request = client.request("tools/call", TICKETS)
    response = client.open(request)
    events = response.events()
    asked = next(event.message for event in events if event.message)
    client.transcript.server_says(asked)
    client.send_response(asked)
    response.close()
    searches.wait_until(["found"])
    client.check()
    client.close()


def test_the_end_of_a_session_cancels_the_work(travel, searches):
    client = HTTPConversation(
        travel(LONG).address, "2025-11-25", FORM, lambda method, parameters: CONFIRM).begin()
    response = client.open(client.request("tools/call", TICKETS))
    asked = next(event.message for event in response.events() if event.message)
    client.transcript.server_says(asked)
    client.send_response(asked)
    searches.wait_until(["searching"])
    client.close()
    searches.wait_until(["interrupted"])
    response.close()


def test_a_state_is_good_for_one_answer(travel, searches):
    client = HTTPConversation(travel(0.5).address, capabilities=FORM)
    request = confirmed(client)
    first = client.exchange(request)
    assert first.text.startswith("Eiffel Tower  2 tickets")
    again = client.exchange(request | {"id": "again"})
    assert again.result["isError"] is True
    assert again.text == "This question of “Find Tickets” is not open any more; nothing was done."
    assert searches.states() == ["found"]
    client.check()


def test_a_question_that_is_left_open_is_ended_with_the_program(tmp_path, searches):
    client = PipeConversation(
        [program("TravelTracking"), "mcp", "--location", TRAVEL_LOCATION], STATELESS, FORM,
        environment=travel_environment(tmp_path))
    confirmed(client)
    client.close()
    assert searches.states() == ["draft"]
    client.check()


@pytest.mark.parametrize("kind", ["a call", "the stream of a session", "a stream of changes"])
def test_the_program_ends_although_a_client_listens(travel, searches, kind):
    server = travel(LONG)
    if kind == "the stream of a session":
        client = HTTPConversation(server.address, "2025-11-25", FORM).begin()
        response = client.get()
    else:
        client = HTTPConversation(server.address, capabilities=FORM)
        response = client.open(
            confirmed(client) if kind == "a call" else client.request(
                "subscriptions/listen", {"notifications": {"toolsListChanged": True}}))
    assert (response.status, response.is_stream) == (200, True)
    if kind == "a call":
        searches.wait_until(["searching"])
    server.process.terminate()
    assert ended(server.process) == 0
    response.close()
    if kind == "a call":
        assert searches.states() == ["interrupted"]
