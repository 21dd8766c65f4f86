"""The scenarios of prompts, and of completion."""

import pytest


def messages(client, name: str, **arguments: str) -> list[dict]:
    parameters = {"name": name} | ({"arguments": arguments} if arguments else {})
    return client.call("prompts/get", parameters).result["messages"]


def test_prompts_list(client):
    prompts = {prompt["name"]: prompt for prompt in client.call("prompts/list").result["prompts"]}
    assert {
        "test_simple_prompt", "test_prompt_with_arguments", "test_prompt_with_embedded_resource",
        "test_prompt_with_image"} <= prompts.keys()
    assert [
        (argument["name"], argument["required"])
        for argument in prompts["test_prompt_with_arguments"]["arguments"]
    ] == [("arg1", True), ("arg2", True)]


def test_prompts_get_simple(client):
    assert messages(client, "test_simple_prompt") == [{
        "role": "user",
        "content": {"type": "text", "text": "This is a simple prompt for testing."}}]


def test_prompts_get_with_args(client):
    got = messages(client, "test_prompt_with_arguments", arg1="hello", arg2="wörld")
    assert got == [{
        "role": "user",
        "content": {"type": "text", "text": "Prompt with arguments: arg1='hello', arg2='wörld'"}}]


def test_prompts_get_embedded_resource(client):
    got = messages(
        client, "test_prompt_with_embedded_resource", resourceUri="test://example-resource")
    resource = next(m["content"] for m in got if m["content"]["type"] == "resource")["resource"]
    assert (resource["uri"], resource["mimeType"]) == ("test://example-resource", "text/plain")
    assert resource["text"] == "Embedded resource content for testing."


def test_prompts_get_with_image(client):
    images = [
        m["content"] for m in messages(client, "test_prompt_with_image")
        if m["content"]["type"] == "image"]
    assert [(image["mimeType"], image["data"][:4]) for image in images] == [("image/png", "iVBO")]


def test_completion_complete(client):
    completion = client.call("completion/complete", {
        "ref": {"type": "ref/prompt", "name": "test_prompt_with_arguments"},
        "argument": {"name": "arg1", "value": "par"}}).result["completion"]
    assert completion["values"] == ["paris", "park", "party"]
    assert completion.get("hasMore", False) is False


def test_completion_of_a_template(client):
    completion = client.call("completion/complete", {
        "ref": {"type": "ref/resource", "uri": "test://template/{id}/data"},
        "argument": {"name": "id", "value": "pas"},
        "context": {"arguments": {"other": "value"}}}).result["completion"]
    assert completion["values"] == ["pasta"]


@pytest.mark.parametrize("parameters", [
    {"name": "no_such_prompt"},
    {"name": "test_prompt_with_arguments", "arguments": {"arg1": "only"}},
    {"name": "test_prompt_with_arguments"}])
def test_prompts_that_cannot_be_filled(client, parameters):
    error = client.call("prompts/get", parameters).error
    assert error["code"] == -32602
