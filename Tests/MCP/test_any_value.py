"""Values of every shape, right and wrong, as `hypothesis` thinks of them.

Whatever an assistant sends as an argument, the tool performs it or says in a sentence why not; the
server goes on, and what it gives is of the schema that it declared.
"""

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from http_conversation import HTTPConversation
from servers import WORKBENCH, HTTPServer, environment, existing

# Tools that only say what they were given.
TOOLS = ["EchoIntent", "PlanIntent", "FetchIntent", "FindTool"]
# What a type of the program looks like, which no sentence for a person or a model may name.
INTERNAL = ["Swift.", "IntentSystem", "AppIntents", "ParameterValue", "Optional("]
TEXTS = st.one_of(
    st.text(max_size=40),
    st.sampled_from([
        "", " ", "0", "-1", "1e999", "NaN", "-inf", "٣", "2026-02-30", "2026-11-22T25:61", "12:60", "PT", "P1Y",
        "5 km", "5 blue", "1 EUR", "https://", "javascript:alert(1)", "file:///etc/passwd", "../../etc/passwd", "h1",
        "\u202e", "\u0000", "e\u0301" * 20, "<script>", "%00", "name is x", "weight > ", "weight between 1 and"]))
NUMBERS = st.one_of(
    st.integers(-(2**70), 2**70), st.floats(allow_nan=False, allow_infinity=False), st.sampled_from([2**63, -(2**63)]))
NAMES = st.sampled_from(["type", "value", "unit", "property", "comparison", "amount", "currency", "name", "x"])
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.one_of(NAMES, TEXTS), inner, max_size=4)),
    max_leaves=8)
WELL = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True)


def like(schema: dict) -> st.SearchStrategy:
    """Values that a schema allows, as far as it is looked at: often right, often just not."""
    for choice in ("oneOf", "anyOf"):
        if choice in schema and "properties" not in schema:
            return st.one_of([like(one) for one in schema[choice]])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema.get("type"):
        case "boolean":
            return st.booleans()
        case "integer" | "number":
            return st.integers(schema.get("minimum", -9) and int(schema.get("minimum", -9)), 9)
        case "array":
            return st.lists(like(schema.get("items", {})), max_size=3)
        case "object":
            needed = set(schema.get("required", []))
            return st.fixed_dictionaries(
                {name: like(one) for name, one in schema.get("properties", {}).items() if name in needed},
                optional={name: like(one) for name, one in schema.get("properties", {}).items() if name not in needed})
        case _:
            return TEXTS


@pytest.fixture(scope="module")
def conversation(tmp_path_factory):
    folder = tmp_path_factory.mktemp("state")
    server = HTTPServer(
        [existing(WORKBENCH), "serve", "--port", "0", "--no-token"],
        {**environment(), "XDG_STATE_HOME": str(folder), "TMPDIR": str(folder)})
    yield HTTPConversation(server.address).begin()
    server.check_alive()
    server.stop()


@pytest.fixture(scope="module")
def tools(conversation) -> dict:
    return {tool["name"]: tool for tool in conversation.call("tools/list").result["tools"]}


def call(conversation, tool: dict, arguments: dict) -> None:
    """Calls a tool; it must answer in a way that a client can use."""
    result = conversation.call_tool(tool["name"], arguments).result
    if result.get("isError"):
        words = "".join(part.get("text", "") for part in result["content"])
        assert words.strip(), arguments
        assert not any(name in words for name in INTERNAL), (arguments, words)
        assert len(words) < 20_000, arguments
    elif "structuredContent" in result:
        jsonschema.validate(result["structuredContent"], tool["outputSchema"])


@pytest.mark.parametrize("name", TOOLS)
def test_any_argument_is_answered(conversation, tools, name):
    tool = tools[name]

    @WELL
    @given(st.data())
    def ask(data):
        parameter = data.draw(st.sampled_from(sorted(tool["inputSchema"]["properties"])))
        needed = {
            name: data.draw(like(tool["inputSchema"]["properties"][name]))
            for name in tool["inputSchema"].get("required", [])}
        call(conversation, tool, needed | {parameter: data.draw(ANYTHING)})

    ask()


@pytest.mark.parametrize("name", TOOLS)
def test_arguments_of_the_schema_are_answered(conversation, tools, name):
    tool = tools[name]

    @WELL
    @given(like(tool["inputSchema"]))
    def ask(arguments):
        call(conversation, tool, arguments)

    ask()
