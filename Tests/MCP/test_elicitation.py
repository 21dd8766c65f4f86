"""The scenarios of questions in the older manner."""

import json

import pytest

ACTIONS = ["accept", "decline", "cancel"]


@pytest.mark.parametrize("action", ACTIONS)
def test_tools_call_elicitation(begin_session, action):
    asked = []
    content = {"username": "testuser", "email": "test@example.com"}

    def answer(method, parameters):
        asked.append((method, parameters))
        return {"action": action} | ({"content": content} if action == "accept" else {})

    reply = begin_session(answer=answer).call_tool(
        "test_elicitation", {"message": "Who are you?"})
    [(method, parameters)] = asked
    assert method == "elicitation/create"
    assert parameters["message"] == "Who are you?"
    assert parameters["requestedSchema"] == {
        "type": "object",
        "properties": {
            "username": {"type": "string", "description": "User's response"},
            "email": {"type": "string", "description": "User's email address"}},
        "required": ["username", "email"]}
    said, _, rest = reply.text.partition(", content=")
    assert said == f"User response: action={action}"
    assert json.loads(rest) == (content if action == "accept" else {})


def captured(begin_session, tool: str, content: dict) -> tuple[dict, dict]:
    """The form a tool shows, and what it says it was answered with."""
    forms = []

    def answer(method, parameters):
        forms.append(parameters["requestedSchema"])
        return {"action": "accept", "content": content}

    reply = begin_session(answer=answer).call_tool(tool)
    said, _, rest = reply.text.partition(", content=")
    assert said == "Elicitation completed: action=accept"
    return forms[0]["properties"], json.loads(rest)


def test_elicitation_sep1034_defaults(begin_session):
    content = {
        "name": "Jane Smith", "age": 25, "score": 88, "status": "inactive", "verified": False}
    fields, answered = captured(begin_session, "test_elicitation_sep1034_defaults", content)
    assert fields == {
        "name": {"type": "string", "default": "John Doe"},
        "age": {"type": "integer", "default": 30},
        "score": {"type": "number", "default": 95.5},
        "status": {
            "type": "string", "enum": ["active", "inactive", "pending"], "default": "active"},
        "verified": {"type": "boolean", "default": True}}
    assert answered == content


def test_elicitation_sep1330_enums(begin_session):
    content = {
        "untitledSingle": "option1", "titledSingle": "value1", "legacyEnum": "opt1",
        "untitledMulti": ["option1", "option2"], "titledMulti": ["value1", "value2"]}
    fields, answered = captured(begin_session, "test_elicitation_sep1330_enums", content)
    plain = ["option1", "option2", "option3"]

    def titled(noun):
        return [
            {"const": f"value{place}", "title": f"{word} {noun}"}
            for place, word in enumerate(["First", "Second", "Third"], 1)]

    assert fields == {
        "untitledSingle": {"type": "string", "enum": plain},
        "titledSingle": {"type": "string", "oneOf": titled("Option")},
        "legacyEnum": {
            "type": "string", "enum": ["opt1", "opt2", "opt3"],
            "enumNames": ["Option One", "Option Two", "Option Three"]},
        "untitledMulti": {"type": "array", "items": {"type": "string", "enum": plain}},
        "titledMulti": {"type": "array", "items": {"anyOf": titled("Choice")}}}
    assert answered == content


def test_forms_are_put_in_the_words_of_the_older_revision(converse):
    forms = []

    def answer(method, parameters):
        forms.append(parameters)
        return {"action": "decline"}

    older = converse("2025-06-18", answer=answer)
    older.call_tool("test_elicitation_sep1034_defaults")
    older.call_tool("test_elicitation_sep1330_enums")
    defaults, choices = (form["requestedSchema"]["properties"] for form in forms)
    assert {name: field.get("default") for name, field in defaults.items()} == {
        "name": None, "age": None, "score": None, "status": None, "verified": True}
    assert choices["titledSingle"] == {
        "type": "string", "enum": ["value1", "value2", "value3"],
        "enumNames": ["First Option", "Second Option", "Third Option"]}
    assert [field["type"] for field in choices.values() if field["type"] == "array"] == []


def test_without_the_capability_a_tool_says_what_is_missing(begin_session):
    client = begin_session(capabilities={})
    reply = client.call_tool("test_elicitation", {"message": "Who are you?"})
    assert (reply.requests, reply.result["isError"]) == ([], True)
    assert "elicitation" in reply.text


def test_rounds_become_questions_one_after_another(begin_session):
    answers = {"name": {"name": "Alice"}, "color": {"color": "blue"}}

    def answer(method, parameters):
        [field] = parameters["requestedSchema"]["properties"]
        return {"action": "accept", "content": answers[field]}

    reply = begin_session(answer=answer).call_tool("test_input_required_result_multi_round")
    assert reply.text == "Alice likes blue."
    assert len(reply.requests) == 2
