"""What keeps running after a tool’s call: an assistant sees it, and sees it end; what the app itself has to show."""

import pathlib
import re

import pytest
from http_conversation import HTTPConversation
from programs import program
from servers import HTTPServer, environment
from waiting import until

@pytest.fixture
def bench(tmp_path):
    """An assistant of the workbench, and the folder in which the app leaves what it notes."""
    variables = {**environment(), "XDG_STATE_HOME": str(tmp_path)}
    server = HTTPServer([program("Workbench"), "serve", "--port", "0", "--no-token"], variables)
    client = HTTPConversation(server.address).begin()
    client.folder = pathlib.Path(tmp_path)
    yield client
    client.close()
    server.stop()


def call(client, name, arguments=None):
    result = client.call("tools/call", {"name": name, "arguments": arguments or {}}).result
    return result.get("isError", False), "\n".join(
        part.get("text", "") for part in result["content"])


def running(client) -> str:
    failed, text = call(client, "ShowRunningActionsIntent")
    assert not failed, text
    return text


def test_a_loaf_is_listed_with_its_progress_until_it_is_stopped_or_baked(bench):
    failed, text = call(bench, "BakeBreadIntent", {"steps": 100})
    assert not failed and "Bake Bread" in text
    # An assistant learns it by asking.
    until(lambda: re.search(r"\b[1-9]\d? %", running(bench)), lambda: running(bench))
    assert call(bench, "StopRunningActionIntent") == (False, "“Bake Bread” was stopped.")
    # It may be baked before its card is drawn.
    failed, text = call(bench, "BakeBreadIntent", {"steps": 1})
    assert not failed, text
    until(lambda: "Nothing is running." in running(bench), lambda: running(bench))


def test_a_radio_is_listed_and_stopped(bench):
    failed, text = call(bench, "PlayRadioIntent")
    assert not failed and "The radio plays." in text
    assert "Radio" in running(bench)
    failed, text = call(bench, "StopRunningActionIntent")
    assert not failed and text == "“Radio” was stopped."
    until(lambda: "Nothing is running." in running(bench), lambda: running(bench))
    assert (bench.folder / "silence").exists(), "The intent was told that it was stopped."
    failed, text = call(bench, "StopRunningActionIntent")
    assert failed and "Nothing is running." in text
