"""Controls and widgets for assistants, with those of the travel app."""

import pytest
from http_conversation import HTTPConversation
from schemas import STATELESS


class Assistant(HTTPConversation):
    """A client of the travel app."""

    def call_tool(self, name, arguments):
        return self.call("tools/call", {"name": name, "arguments": arguments}).result


@pytest.fixture
def travel(travel_server):
    assistant = Assistant(travel_server.address, STATELESS).begin()
    yield assistant
    assistant.check()
    assistant.close()


def test_a_control_is_listed_with_its_state_and_the_action_that_it_performs(travel):
    names = [tool["name"] for tool in travel.call("tools/list").result["tools"]]
    assert {"list_controls", "use_control"} <= set(names)
    result = travel.call_tool("list_controls", {})
    (control,) = result["structuredContent"]["controls"]
    assert (control["kind"], control["intent"]) == ("Favorite", "SetFavoriteIntent")
    assert control["isOn"] in (True, False)


def test_a_control_is_used(travel):
    def state():
        (control,) = travel.call_tool("list_controls", {})["structuredContent"]["controls"]
        return control["isOn"]

    for wanted in (True, False):
        result = travel.call_tool("use_control", {"kind": "Favorite", "isOn": wanted})
        assert result["structuredContent"]["controls"][0]["isOn"] is wanted
        assert state() is wanted
    # Without a state, the other one.
    travel.call_tool("use_control", {"kind": "Favorite"})
    assert state() is True
    travel.call_tool("use_control", {"kind": "Favorite"})
    assert state() is False


def test_an_unknown_control_is_a_failure_that_says_what_helps(travel):
    result = travel.call_tool("use_control", {"kind": "Nothing"})
    assert result["isError"]
    assert result["content"][0]["text"] == (
        "There is no control “Nothing”; list_controls tells which there are.")


def test_widgets_are_a_resource(travel):
    resources = {item["uri"] for item in travel.call("resources/list").result["resources"]}
    assert "intents://widgets" in resources
    (contents,) = travel.call("resources/read", {"uri": "intents://widgets"}).result["contents"]
    assert contents["mimeType"] == "text/plain"
    assert contents["text"].startswith("Landmark:\n")
