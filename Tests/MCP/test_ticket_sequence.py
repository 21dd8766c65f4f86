"""The documents' own story, told by the clients of others: a landmark, a confirmation, a result.

The official Python client in both manners, and FastMCP's, over both transports; whatever they and
the server say is recorded on the way and held against the schemas.
"""

import contextlib
import pathlib
import sys

import anyio
import fastmcp
import fastmcp.client.transports
import mcp
import mcp_types
import pytest
from recorder import RecordingProxy, replay
from programs import TRAVEL_LOCATION, program
from servers import travel_environment
from waiting import PATIENCE

RECORDER = pathlib.Path(__file__).with_name("recorder.py")
EIFFEL_TOWER = {
    "id": "68", "title": "Eiffel Tower", "subtitle": "Europe · France · 0\u00a0m",
    "properties": {
        "name": "Eiffel Tower", "country": "France", "continent": "europe",
        "distance": {"value": 0, "unit": "kilometers"}, "entrance": 42},
    "uri": "intents://entities/LandmarkEntity/68"}


class Person:
    """Who sits before the client: does what a script says, and remembers what was asked."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []

    def answer(self, parameters) -> tuple[str, dict | None]:
        self.asked.append(parameters)
        assert self.answers, f"nobody expected to be asked “{parameters.message}”"
        answer = self.answers.pop(0)
        return ("accept", answer) if isinstance(answer, dict) else (answer, None)

    @property
    def forms(self) -> list[dict]:
        return [parameters.requested_schema["properties"] for parameters in self.asked]

    def official(self):
        async def elicit(context, parameters):
            action, content = self.answer(parameters)
            return mcp_types.ElicitResult(action=action, content=content)
        return elicit

    def fast(self):
        async def elicit(message, kind, parameters, context):
            action, content = self.answer(parameters)
            return fastmcp.client.elicitation.ElicitResult(action=action, content=content)
        return elicit


class Assistant:
    """One client of somebody else's over one transport."""

    def __init__(self, library: str, mode: str, transport: str, server, folder: pathlib.Path):
        self.library, self.mode, self.transport = library, mode, transport
        self.server, self.folder = server, folder

    @contextlib.contextmanager
    def recorded(self):
        """Where to connect to; afterwards the recording must be flawless."""
        if self.transport == "http":
            proxy = RecordingProxy(self.server.address)
            try:
                yield proxy.address
            finally:
                proxy.close()
            self.check(proxy.messages, proxy.problems)
            return
        recording = self.folder / "recording"
        command = [
            str(RECORDER), str(recording), str(program("TravelTracking")), "mcp", "--location",
            TRAVEL_LOCATION]
        yield command
        transcript = replay(recording)
        self.check(transcript.messages, transcript.problems)

    def check(self, messages, problems):
        assert problems == []
        methods = [message.get("method") for side, message in messages if side == "client"]
        assert ("initialize" in methods) == (self.mode == "legacy")
        assert "tools/call" in methods

    def use(self, person: Person | None, work) -> None:
        """Connects, lets the work use the client, and says goodbye."""
        with self.recorded() as place:
            environment = travel_environment(self.folder, search_seconds=0.2)

            async def run():
                with anyio.fail_after(PATIENCE):
                    async with self.client(place, environment, person) as client:
                        await work(client)

            anyio.run(run)

    def client(self, place, environment: dict, person: Person | None):
        if self.library == "fastmcp":
            source = place if isinstance(place, str) else (
                fastmcp.client.transports.StdioTransport(
                    sys.executable, place, env=environment, keep_alive=False,
                    log_file=self.folder / "log"))
            return fastmcp.Client(
                source, mode=self.mode, elicitation_handler=person.fast() if person else None)
        source = place if isinstance(place, str) else mcp.StdioServerParameters(
            command=sys.executable, args=place, env=environment)
        return mcp.Client(
            source, mode=self.mode, elicitation_callback=person.official() if person else None)

    async def call(self, client, tool: str, **arguments):
        """Calls a tool; what FastMCP makes into an error is a result too."""
        if self.library == "fastmcp":
            return await client.call_tool_mcp(tool, arguments)
        return await client.call_tool(tool, arguments)


@pytest.fixture(params=[
    f"{library}-{mode}-{transport}" for library in ("mcp", "fastmcp")
    for mode in ("legacy", "auto") for transport in ("http", "stdio")])
def assistant(request, tmp_path):
    library, mode, transport = request.param.split("-")
    server = request.getfixturevalue("travel_server") if transport == "http" else None
    return Assistant(library, mode, transport, server, tmp_path)


def text(result) -> str:
    return result.content[0].text


def test_whole_sequence(assistant):
    person = Person({"action": "control-1"}, {"action": "confirm"})

    async def work(client):
        found = await assistant.call(client, "ClosestLandmarkIntent")
        assert not found.is_error
        assert text(found).startswith("Drawing of a tower\nEiffel Tower")
        assert found.structured_content == {"value": EIFFEL_TOWER}

        tickets = await assistant.call(
            client, "FindTicketsIntent", landmark=found.structured_content["value"]["id"])
        assert not tickets.is_error
        assert text(tickets).startswith("Eiffel Tower  3 tickets\nGeneral Admission, 3 × $")

    assistant.use(person, work)
    first, second = person.asked
    assert first.message.startswith("Find Tickets\n\nHow many tickets?\n2 tickets\nEiffel Tower")
    assert second.message.startswith("Find Tickets\n\nHow many tickets?\n3 tickets\nEiffel Tower")


@pytest.mark.parametrize("action", ["decline", "cancel"])
def test_a_person_who_says_no(assistant, action):
    person = Person(action)

    async def work(client):
        tickets = await assistant.call(client, "FindTicketsIntent", landmark="68")
        assert tickets.is_error
        assert text(tickets) == (
            "“Find Tickets” was cancelled. What it had not done by then was not done.")

    assistant.use(person, work)
    assert person.answers == []


def test_a_missing_value_is_asked_for(assistant):
    person = Person({"landmark": "69"}, {"action": "confirm"})

    async def work(client):
        tickets = await assistant.call(client, "FindTicketsIntent")
        assert text(tickets).startswith("Louvre  2 tickets\nGeneral Admission, 2 × $")

    assistant.use(person, work)
    assert person.asked[0].message == "Find Tickets\nWhich landmark do you want to visit?"
    assert list(person.forms[0]) == ["landmark"]


def test_words_that_fit_several_things_are_asked_about(assistant):
    person = Person({"landmark": "83"}, {"action": "confirm"})

    async def work(client):
        tickets = await assistant.call(client, "FindTicketsIntent", landmark="tower")
        assert text(tickets).startswith("Tower Bridge  2 tickets\n")

    assistant.use(person, work)
    assert "“tower” could be any of" in person.asked[0].message


def test_words_that_fit_one_thing_are_not_asked_about(assistant):
    person = Person({"action": "confirm"})

    async def work(client):
        tickets = await assistant.call(client, "FindTicketsIntent", landmark="louvre")
        assert text(tickets).startswith("Louvre  2 tickets\n")

    assistant.use(person, work)


def test_a_client_that_cannot_ask_is_told_what_to_pass(assistant):
    async def work(client):
        missing = await assistant.call(client, "FindTicketsIntent")
        assert missing.is_error
        assert "“Find Tickets” was not performed, because it needs more:" in text(missing)
        assert "(argument “landmark”)" in text(missing)
        assert "68 (Eiffel Tower)" in text(missing)

        confirmation = await assistant.call(client, "FindTicketsIntent", landmark="68")
        assert confirmation.is_error
        assert "does not support elicitation" in text(confirmation)

        unknown = await assistant.call(client, "BrowseLandmarksIntent", continent="atlantis")
        assert unknown.is_error
        assert "“atlantis” is not one of the choices" in text(unknown)

    assistant.use(None, work)


def test_favorites_are_things_that_can_be_read(assistant):
    async def work(client):
        changed = await assistant.call(
            client, "FavoriteLandmarkIntent", landmark="68", isFavorite=True)
        assert text(changed) == "Eiffel Tower is one of your favorites now."
        listed = await assistant.call(client, "ShowFavoritesIntent")
        assert EIFFEL_TOWER in listed.structured_content["value"]
        await assistant.call(client, "FavoriteLandmarkIntent", landmark="68", isFavorite=False)
        prompts = await client.list_prompts()
        names = [prompt.name for prompt in getattr(prompts, "prompts", prompts)]
        assert names == [
            "ClosestLandmarkIntent", "FindTicketsIntent", "BrowseLandmarksIntent",
            "ShowFavoritesIntent", "do_what_is_said"]

    assistant.use(None, work)


def test_landmarks_are_found_by_what_they_are_like(assistant):
    """As data or as sentences; the schema says which properties and comparisons there are."""

    async def work(client):
        by_data = await assistant.call(
            client, "FindLandmark", sortBy="distance", limit=1, filters=[
                {"property": "name", "comparison": "contains", "value": "tower"},
                {"property": "distance", "comparison": "lessThan", "value": {"value": 10, "unit": "kilometers"}}])
        assert by_data.structured_content, by_data
        assert by_data.structured_content["value"] == [EIFFEL_TOWER]
        by_sentence = await assistant.call(
            client, "FindLandmark", filters=["name is Eiffel Tower", "continent is europe"])
        assert by_sentence.structured_content["value"] == [EIFFEL_TOWER]
        nothing = await assistant.call(client, "FindLandmark", filters=["name is Atlantis"])
        assert text(nothing) == "No results."
        unusable = await assistant.call(client, "FindLandmark", filters=["colour is red"])
        assert unusable.is_error
        tools = await client.list_tools()
        tool = next(tool for tool in getattr(tools, "tools", tools) if tool.name == "FindLandmark")
        schema = getattr(tool, "input_schema", None) or tool.inputSchema
        kinds = schema["properties"]["filters"]["items"]["anyOf"]
        names = [kind["properties"]["property"]["oneOf"][0]["const"] for kind in kinds]
        assert names == ["name", "country", "continent", "distance", "entrance"]

    assistant.use(None, work)
