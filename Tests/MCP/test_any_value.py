"""Values of every shape, right and wrong, as `hypothesis` thinks of them.

Whatever an assistant sends as an argument, the tool performs it or says in a sentence why not; the
server continues, and what it gives is of the schema that it declared.
"""

import jsonschema
import pytest
from any_values import ANYTHING, INTERNAL, TEXTS
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from http_conversation import HTTPConversation
from programs import program
from servers import HTTPServer, environment

# Tools that only return their arguments.
TOOLS = ["EchoIntent", "PlanIntent", "FetchIntent", "FindTool"]
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
        [program("Workbench"), "serve", "--port", "0", "--no-token"],
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
