"""A locked app: an assistant performs nothing that needs the passphrase, through whichever door it comes."""

import pathlib
import sys

import pytest
from pipe_conversation import PipeConversation
from servers import WORKBENCH, HTTPServer, environment, existing
from http_conversation import HTTPConversation

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "CommandLine"))
from terminal import Terminal  # noqa: E402

PASSPHRASE = "open sesame"


@pytest.fixture
def folder(tmp_path):
    """The environment of an app with a passphrase."""
    variables = {**environment(), "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    terminal = Terminal([existing(WORKBENCH), "lock", "--set"], tmp_path, variables)
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    return variables


def refused(reply):
    result = reply.result
    assert result["isError"] is True
    text = "\n".join(part.get("text", "") for part in result["content"])
    assert "“Open Safe” is locked." in text, text
    assert "The safe is open" not in text
    assert PASSPHRASE not in text


def test_a_pipe(folder):
    client = PipeConversation([existing(WORKBENCH), "mcp"], environment=folder).begin()
    refused(client.call_tool("OpenSafeIntent"))
    assert client.call_tool("PayInvoiceIntent").result.get("isError", False) is False
    client.close()


def test_http(folder):
    server = HTTPServer([existing(WORKBENCH), "serve", "--port", "0", "--no-token"], folder)
    client = HTTPConversation(server.address).begin()
    refused(client.call_tool("OpenSafeIntent"))
    client.close()
    server.stop()


def test_an_error_says_what_a_person_may_do(folder):
    client = PipeConversation([existing(WORKBENCH), "mcp"], environment=folder).begin()
    for trouble, text in [
        ("signin", "Sign in to the app first. Do this in Workbench, then try again."),
        ("network", "The network can’t be reached. Try again later."),
    ]:
        result = client.call_tool("PayInvoiceIntent", {"trouble": trouble}).result
        assert result["isError"] is True
        assert result["content"][0]["text"] == text
    client.close()
