"""What keeps running after a tool’s call: an assistant sees it, and sees it end; what the app itself has to show."""

import pathlib
import re
import time

import pytest
from http_conversation import HTTPConversation
from servers import WORKBENCH, HTTPServer, environment, existing

SECONDS = 15


@pytest.fixture
def bench(tmp_path):
    """An assistant of the workbench, and the folder in which the app leaves what it notes."""
    variables = {**environment(), "XDG_STATE_HOME": str(tmp_path)}
    server = HTTPServer([existing(WORKBENCH), "serve", "--port", "0", "--no-token"], variables)
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


def wait_until(client, condition) -> str:
    deadline = time.monotonic() + SECONDS
    while not condition(text := running(client)):
        assert time.monotonic() < deadline, text
        time.sleep(0.05)
    return text


def test_a_loaf_is_listed_with_its_progress_until_it_is_baked(bench):
    failed, text = call(bench, "BakeBreadIntent", {"steps": 5})
    assert not failed and "Bake Bread" in text
    # Any step will do: each is there for 0.4 seconds only.
    wait_until(bench, lambda text: "Bake Bread" in text and re.search(r"\b[2468]0 %", text))
    wait_until(bench, lambda text: "Nothing is running." in text)


def test_a_radio_is_listed_and_stopped(bench):
    failed, text = call(bench, "PlayRadioIntent")
    assert not failed and "The radio plays." in text
    assert "Radio" in running(bench)
    failed, text = call(bench, "StopRunningActionIntent")
    assert not failed and text == "“Radio” was stopped."
    wait_until(bench, lambda text: "Nothing is running." in text)
    assert (bench.folder / "silence").exists(), "The intent was told that it was stopped."
    failed, text = call(bench, "StopRunningActionIntent")
    assert failed and "Nothing is running." in text
