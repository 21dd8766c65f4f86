"""The prompt that leads an assistant from a person's sentence to the call of a tool."""

import pytest
from http_conversation import HTTPConversation
from schemas import STATELESS

NAME = "do_what_is_said"


@pytest.fixture
def travel(travel_server):
    """A client of the travel app."""
    assistant = HTTPConversation(travel_server.address, STATELESS).begin()
    yield assistant
    assistant.check()
    assistant.close()


def said(travel, sentence: str) -> str:
    got = travel.call("prompts/get", {"name": NAME, "arguments": {"sentence": sentence}}).result
    (message,) = got["messages"]
    assert message["role"] == "user" and message["content"]["type"] == "text"
    return message["content"]["text"]


def test_it_is_listed_with_its_sentence(travel):
    prompts = travel.call("prompts/list").result["prompts"]
    (prompt,) = [prompt for prompt in prompts if prompt["name"] == NAME]
    assert [(a["name"], a["required"]) for a in prompt["arguments"]] == [("sentence", True)]


def test_a_sure_sentence_is_a_call(travel):
    sentence = "find tickets for the louvre please"
    assert said(travel, sentence) == (
        f'“{sentence}”\n\nCall the tool FindTicketsIntent {{"landmark":"69"}}.')


def test_a_sentence_that_asks_for_nothing_is_said_to(travel):
    assert "No tool of this app does this." in said(travel, "what is the weather")


@pytest.mark.parametrize("arguments", [{}, {"sentence": ""}, {"sentence": "x", "more": "y"}])
def test_its_sentence_is_all_that_it_takes(travel, arguments):
    error = travel.call("prompts/get", {"name": NAME, "arguments": arguments}).error
    assert error["code"] == -32602
