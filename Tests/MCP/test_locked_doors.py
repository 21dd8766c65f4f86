"""A locked app: an assistant gets nothing performed through a control, a focus, an undo, or an entity's way in."""

import pathlib
import sys
import urllib.parse
import urllib.request

import pytest
from http_conversation import HTTPConversation
from pipe_conversation import PipeConversation
from programs import program
from servers import HTTPServer, environment

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "CommandLine"))
from terminal import Terminal  # noqa: E402

PASSPHRASE = "open sesame"


@pytest.fixture
def variables(tmp_path):
    """The environment of a shop with a passphrase, and a focus with a guarded filter."""
    variables = {**environment(), "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    for words in (["add", "Night"], ["set", "Night", "TillFilter"]):
        terminal = Terminal([program("WidgetProgram"), "focus", *words], tmp_path, variables)
        assert terminal.finish() == 0
    terminal = Terminal([program("WidgetProgram"), "lock", "--set"], tmp_path, variables)
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    return variables


def call(client, name, arguments=None):
    """The text of a tool's result."""
    result = client.call("tools/call", {"name": name, "arguments": arguments or {}}).result
    return "\n".join(part.get("text", "") for part in result["content"])


DOORS = [
    ("use_control", {"kind": "org.example.Till"}, "Count Till"),
    ("CountTillIntent", {"till": "1"}, "Count Till"),
    ("OpenTillIntent", {"target": "1"}, "Open Till"),
    ("TakeCoinIntent", {}, "Take Coin"),
    ("TurnFocusOnIntent", {"focus": "Night"}, "Till Filter"),
]


@pytest.mark.parametrize("tool, arguments, title", DOORS)
def test_a_pipe_performs_nothing_guarded(variables, tool, arguments, title):
    client = PipeConversation([program("WidgetProgram"), "mcp"], environment=variables).begin()
    said = call(client, tool, arguments)
    assert f"“{title}” is locked." in said
    assert "coin" not in said and "is open" not in said
    client.close()


class Person:
    """A browser that has unlocked."""

    def __init__(self, address: str):
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        self.opener.open(address + "/")
        self.post("/unlock", passphrase=PASSPHRASE)

    def post(self, path: str, **fields):
        return self.opener.open(self.address + path, urllib.parse.urlencode(fields).encode())


def test_http_performs_them_while_a_person_has_unlocked_and_not_afterwards(variables):
    server = HTTPServer([program("WidgetProgram"), "serve", "--port", "0", "--no-token"], variables)
    client = HTTPConversation(server.address).begin()
    for tool, arguments, title in DOORS:
        said = call(client, tool, arguments)
        assert f"“{title}” is locked." in said and "/unlock" in said
    person = Person(server.address.removesuffix("/mcp"))
    for tool, arguments, title in DOORS:
        assert "locked" not in call(client, tool, arguments), tool
    person.post("/lock")
    for tool, arguments, title in [*DOORS[:4], ("UndoIntent", {}, "Undo")]:
        assert f"“{title}” is locked." in call(client, tool, arguments), tool
    client.close()
    server.stop()
