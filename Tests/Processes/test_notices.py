"""Two nodes of one app with one database: they hear of one another, and what must be one is one."""

import contextlib
import json

import pytest
from app import App
from programs import program
from waiting import until

STATELESS = "2026-07-28"
TOOL = "AskIntent"


@pytest.fixture
def nodes(tmp_path, database):
    """Two nodes, each with folders of its own."""
    with contextlib.ExitStack() as stack:
        def node(name: str) -> App:
            folder = tmp_path / name
            folder.mkdir()
            app = stack.enter_context(App(program("Workbench"), folder))
            app.environment["OAI_STORE"] = database.address
            return app
        yield node("first"), node("second")


class Assistant:
    """A stateless client of the Model Context Protocol, which a balancer may send to any node."""

    def __init__(self, token: str):
        self.token = token

    def call(self, serving, answers: dict | None = None, state: str | None = None) -> dict:
        """Calls the tool, or brings an answer to its question."""
        parameters = {"name": TOOL, "arguments": {}, "_meta": {
            "io.modelcontextprotocol/protocolVersion": STATELESS,
            "io.modelcontextprotocol/clientCapabilities": {"elicitation": {"form": {}}}}}
        if state:
            parameters |= {"requestState": state, "inputResponses": answers}
        answer = serving.ask(
            "/mcp", "POST",
            json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": parameters}).encode(),
            Authorization=f"Bearer {self.token}", Content_Type="application/json",
            Accept="application/json, text/event-stream", MCP_Protocol_Version=STATELESS,
            Mcp_Method="tools/call", Mcp_Name=TOOL)
        assert answer.status == 200, answer.text
        lines = [line[6:] for line in answer.text.splitlines() if line.startswith("data: {")]
        return json.loads(lines[-1] if lines else answer.text)["result"]

    def answer(self, serving, asked: dict, title: str | None = None) -> dict:
        """Accepts the one form that is asked, with the option of a title if it has options."""
        [(key, request)] = asked["inputRequests"].items()
        content = {}
        for name, field in request["params"]["requestedSchema"]["properties"].items():
            options = field.get("oneOf") or [{"const": option, "title": option} for option in field["enum"]]
            content[name] = next(option["const"] for option in options if title in (None, option["title"]))
        return self.call(serving, {key: {"action": "accept", "content": content}}, asked["requestState"])


def text(result: dict) -> str:
    return "\n".join(block.get("text", "") for block in result["content"])


def says(words: str):
    """Whether a card has words."""
    return lambda card: words in (card["html"] or "")


def listening(database) -> int:
    """The number of nodes that hear the others."""
    # While one is active, its statement isn't performed yet.
    return int(database.administer(
        "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND state = 'idle'"))


def restart(database) -> None:
    database.kill()
    database.start()
    until(lambda: listening(database) == 2)


def test_a_reload_on_one_node_redraws_a_card_on_another(nodes, database, tmp_path):
    here, there = [node.serve() for node in nodes]
    until(lambda: listening(database) == 2)
    file = str(tmp_path / "passed")
    watching = there.browser().open()
    watching.perform("ShowTurnstileIntent", file=file)
    watching.card(says("0 passed"))
    passing = here.browser().open()
    passing.perform("PassUnseenIntent", file=file)
    watching.card(says("1 passed"))
    restart(database)
    until(lambda: here.ask("/ready").text == "ready")
    passing.perform("PassUnseenIntent", file=file)
    watching.card(says("2 passed"))
    assert [serving.stop() for serving in (here, there)] == [0, 0]


def test_what_one_node_learns_is_suggested_by_another(nodes, database):
    here, there = [node.serve() for node in nodes]
    until(lambda: listening(database) == 2)
    here.browser().open().perform("WalkPetIntent", dog="Rex")
    until(lambda: "Walk Rex" in nodes[1].run("suggestions").stdout)
    restart(database)
    until(lambda: here.ask("/ready").text == "ready")
    here.browser().open().perform("WalkPetIntent", dog="Pip")
    until(lambda: "Walk Pip" in nodes[1].run("suggestions").stdout)
    assert [serving.stop() for serving in (here, there)] == [0, 0]


def test_an_answer_counts_on_any_node_and_once(nodes, database):
    here, there = [node.serve() for node in nodes]
    # A client that one node knows, all know.
    assert here.token == there.token
    assistant = Assistant(here.token)
    asked = assistant.call(here)
    asked = assistant.answer(there, asked, "Blue")
    assert "Buy it in blue?" in json.dumps(asked)
    database.kill()
    database.start()
    until(lambda: [serving.ask("/ready").text for serving in (here, there)] == ["ready"] * 2)
    done = assistant.answer(here, asked)
    assert "Bought in blue." in text(done)
    for serving in (there, here):
        again = assistant.answer(serving, asked)
        assert again["isError"] and "is not open any more" in text(again)
    # A node that comes later has the same token and opens the same states.
    asked = assistant.call(here)
    assert there.stop() == 0
    later = nodes[1].serve()
    assert later.token == here.token
    assert "Buy it in red?" in json.dumps(assistant.answer(later, asked, "Red"))
    assert [serving.stop() for serving in (here, later)] == [0, 0]
