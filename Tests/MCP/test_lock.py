"""A locked app: an assistant performs nothing that needs the passphrase, through whichever door it comes."""

import pathlib
import sys

import pytest
from pipe_conversation import PipeConversation
from programs import program
from servers import HTTPServer, environment
from http_conversation import HTTPConversation

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "CommandLine"))
from terminal import Terminal  # noqa: E402

PASSPHRASE = "open sesame"


@pytest.fixture
def folder(tmp_path):
    """The environment of an app with a passphrase."""
    variables = {**environment(), "XDG_STATE_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    terminal = Terminal([program("Workbench"), "lock", "--set"], tmp_path, variables)
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    return variables


def refused(reply, cure):
    """Nothing was performed, and the assistant was told what gets it performed."""
    result = reply.result
    assert result["isError"] is True
    text = "\n".join(part.get("text", "") for part in result["content"])
    assert f"“Open Safe” is locked. {cure}" in text, text
    assert "The safe is open" not in text
    assert PASSPHRASE not in text


def test_a_pipe(folder):
    client = PipeConversation([program("Workbench"), "mcp"], environment=folder).begin()
    refused(
        client.call_tool("OpenSafeIntent"),
        "“Workbench run OpenSafeIntent” at a terminal asks for the passphrase.")
    assert client.call_tool("PayInvoiceIntent").result.get("isError", False) is False
    client.close()


def test_http(folder):
    server = HTTPServer([program("Workbench"), "serve", "--port", "0", "--no-token"], folder)
    client = HTTPConversation(server.address).begin()
    page = server.address.removesuffix("/mcp")
    refused(client.call_tool("OpenSafeIntent"), f"Unlock Workbench at {page}/unlock")
    # What only a person at the very page may do leads there.
    result = client.call_tool("OpenVaultIntent").result
    assert result["isError"] is True
    assert result["content"][0]["text"] == (
        f"“Open Vault” is locked. Perform it on the page of Workbench: {page}/run/OpenVaultIntent")
    client.close()
    server.stop()


def test_a_command_at_a_terminal_performs_what_a_pipe_was_refused(folder, tmp_path):
    client = PipeConversation([program("Workbench"), "mcp"], environment=folder).begin()
    refused(client.call_tool("OpenSafeIntent"), "“Workbench run OpenSafeIntent” at a terminal")
    terminal = Terminal([program("Workbench"), "run", "OpenSafeIntent"], tmp_path, folder)
    terminal.expect("Passphrase:")
    terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    assert "The safe is open." in terminal.rest()
    # Its key was its own.
    refused(client.call_tool("OpenSafeIntent"), "“Workbench run OpenSafeIntent” at a terminal")
    client.close()


def test_an_error_says_what_a_person_may_do(folder):
    client = PipeConversation([program("Workbench"), "mcp"], environment=folder).begin()
    for trouble, text in [
        ("signin", "Sign in to the app first. Do this in Workbench, then try again."),
        ("network", "The network can’t be reached. Try again later."),
    ]:
        result = client.call_tool("PayInvoiceIntent", {"trouble": trouble}).result
        assert result["isError"] is True
        assert result["content"][0]["text"] == text
    client.close()
