"""Clients of our own, over both transports and in the manner of each revision.

Every message either side sends goes into a transcript, which holds it against the schemas.
"""

import base64
import contextlib
import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from http_wire import Event, HTTPEndpoint, HTTPResponse
from schemas import STATELESS
from servers import PipeServer, environment as plain_environment
from transcript import VERSION, Transcript

CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
CLIENT_INFO = "io.modelcontextprotocol/clientInfo"
SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId"
TASKS = "io.modelcontextprotocol/tasks"
APPS = "io.modelcontextprotocol/ui"
ALL = {"elicitation": {"form": {}, "url": {}}, "sampling": {}, "roots": {}}
NAME_IN = {
    "tools/call": "name", "prompts/get": "name", "resources/read": "uri",
    "tasks/get": "taskId", "tasks/update": "taskId", "tasks/cancel": "taskId",
}


@dataclass
class Reply:
    """What came back for one request."""

    message: dict | None
    status: int | None = None
    headers: dict = field(default_factory=dict)
    notifications: list[dict] = field(default_factory=list)
    # What the server asked meanwhile.
    requests: list[dict] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def result(self) -> dict:
        assert self.message and "result" in self.message, f"no result but {self.message}"
        return self.message["result"]

    @property
    def error(self) -> dict:
        assert self.message and "error" in self.message, f"no error but {self.message}"
        return self.message["error"]

    @property
    def text(self) -> str:
        """The first text of a tool's result."""
        return next(part["text"] for part in self.result["content"] if part["type"] == "text")

    def of(self, method: str) -> list[dict]:
        """The parameters of the notifications of one kind."""
        return [note["params"] for note in self.notifications if note["method"] == method]


Answering = Callable[[str, dict], dict]


def refuse_all(method: str, parameters: dict) -> dict:
    raise AssertionError(f"the server asked {method} {parameters}")


def header_text(value: str) -> str:
    """A value as a header carries it."""
    if value.isascii() and value.isprintable() and value == value.strip() and value:
        return value
    return "=?base64?" + base64.b64encode(value.encode()).decode() + "?="


class Conversation:
    """Requests in the manner of one revision."""

    def __init__(self, revision: str, capabilities: dict | None, answer: Answering | None):
        self.revision = revision
        self.is_stateless = revision == STATELESS
        self.capabilities = ALL if capabilities is None else capabilities
        self.answer = answer or refuse_all
        self.transcript = Transcript(revision)
        self._ids = itertools.count(1)

    # What the transports do.

    def exchange(self, message: dict, *, deliberate: bool = False, **options) -> Reply:
        """Sends a message and returns what comes back for it."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    # What is the same everywhere.

    def begin(self) -> "Conversation":
        """Shakes hands, where the revision has that."""
        if not self.is_stateless:
            self.initialize()
        return self

    def initialize(self) -> Reply:
        reply = self.exchange({
            "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
                "protocolVersion": self.revision, "capabilities": self.capabilities,
                "clientInfo": {"name": "tests", "version": "1.0"}}})
        assert reply.result["protocolVersion"] == self.revision
        self.server = reply.result
        self.notify("notifications/initialized")
        return reply

    def request(
        self, method: str, parameters: dict | None = None, *, id=None, token=None,
        capabilities: dict | None = None, meta: dict | None = None,
    ) -> dict:
        """A request as this revision wants it."""
        parameters = dict(parameters or {})
        all = dict(meta or {})
        if self.is_stateless:
            declared = self.capabilities if capabilities is None else capabilities
            all = {
                VERSION: STATELESS, CLIENT_INFO: {"name": "tests", "version": "1.0"},
                CAPABILITIES: declared} | all
        if token is not None:
            all["progressToken"] = token
        if all:
            parameters["_meta"] = all
        id = f"r{next(self._ids)}" if id is None else id
        message = {"jsonrpc": "2.0", "id": id, "method": method}
        return message | ({"params": parameters} if parameters else {})

    def call(self, method: str, parameters: dict | None = None, **options) -> Reply:
        names = {"id", "token", "capabilities", "meta"}
        shape = {name: options.pop(name) for name in names & options.keys()}
        return self.exchange(self.request(method, parameters, **shape), **options)

    def call_tool(self, name: str, arguments: dict | None = None, **options) -> Reply:
        parameters = {"name": name, "arguments": arguments or {}}
        for member in ("inputResponses", "requestState"):
            if member in options:
                parameters[member] = options.pop(member)
        return self.call("tools/call", parameters, **options)

    def notify(self, method: str, parameters: dict | None = None) -> None:
        message = {"jsonrpc": "2.0", "method": method}
        self.exchange(message | ({"params": parameters} if parameters else {}))

    def check(self) -> None:
        """Fails if either side said something that the schemas don't know."""
        assert self.transcript.problems == []

    def response_to(self, request: dict) -> dict:
        """Our answer to what the server asks."""
        result = self.answer(request["method"], request.get("params", {}))
        return {"jsonrpc": "2.0", "id": request["id"], "result": result}

    def _take(self, message: dict, reply: Reply, id) -> bool:
        """Sorts a message of the server in; whether it was the one waited for."""
        self.transcript.server_says(message)
        if "method" in message and "id" in message:
            reply.requests.append(message)
        elif "method" in message:
            reply.notifications.append(message)
        elif message.get("id") == id or "id" not in message:
            reply.message = message
            return True
        return False


class HTTPConversation(Conversation):
    """A client of Streamable HTTP."""

    def __init__(
        self, address: str, revision: str = STATELESS, capabilities: dict | None = None,
        answer: Answering | None = None,
    ):
        super().__init__(revision, capabilities, answer)
        self.endpoint = HTTPEndpoint(address)
        self.session: str | None = None

    def headers_for(self, message: dict) -> dict:
        """The headers that the revision wants with a message."""
        headers = {}
        if message.get("method") != "initialize" or self.is_stateless:
            headers["MCP-Protocol-Version"] = self.revision
        if self.is_stateless:
            headers["Mcp-Method"] = str(message.get("method"))
            parameters = message.get("params")
            name = NAME_IN.get(message.get("method"))
            if name and isinstance(parameters, dict) and isinstance(parameters.get(name), str):
                headers["Mcp-Name"] = header_text(parameters[name])
        elif self.session:
            headers["Mcp-Session-Id"] = self.session
        return headers

    def open(
        self, message: dict, headers: dict | None = None, deliberate: bool = False
    ) -> HTTPResponse:
        """Posts a message and returns the response before its body is read."""
        self.transcript.client_says(message, deliberate)
        return self.endpoint.send(
            body=json.dumps(message).encode(), headers=self.headers_for(message) | (headers or {}))

    def exchange(
        self, message: dict, *, deliberate: bool = False, headers: dict | None = None
    ) -> Reply:
        response = self.open(message, headers, deliberate)
        reply = Reply(None, response.status, response.headers)
        if message.get("method") == "initialize" and "mcp-session-id" in response.headers:
            self.session = response.headers["mcp-session-id"]
        if response.is_stream:
            with contextlib.closing(response):
                self.read(response, reply, message.get("id"))
        elif content := response.body():
            self._take(json.loads(content), reply, message.get("id"))
        return reply

    def read(self, response: HTTPResponse, reply: Reply, id) -> bool:
        """Reads a stream until the answer or the end, answering what the server asks."""
        for event in response.events():
            reply.events.append(event)
            if event.message is None:
                continue
            if self._take(event.message, reply, id):
                return True
            if "method" in event.message and "id" in event.message:
                self.send_response(event.message)
        return False

    def send_response(self, request: dict) -> None:
        answer = self.response_to(request)
        response = self.open(answer)
        assert (response.status, response.body()) == (202, b"")

    def get(self, **headers) -> HTTPResponse:
        """Opens the stream of the session."""
        all = {"Accept": "text/event-stream", "MCP-Protocol-Version": self.revision}
        if self.session:
            all["Mcp-Session-Id"] = self.session
        return self.endpoint.send("GET", headers=all | headers)

    def delete(self) -> HTTPResponse:
        """Ends the session."""
        return self.endpoint.send("DELETE", headers={
            "MCP-Protocol-Version": self.revision, "Mcp-Session-Id": self.session})

    def listen(self, **filters) -> "Listening":
        """Follows changes, in the stateless manner."""
        message = self.request("subscriptions/listen", {"notifications": filters})
        return Listening(self, message)

    def close(self) -> None:
        if self.session:
            self.delete().close()
            self.session = None


class Listening:
    """A stream of changes over HTTP."""

    def __init__(self, conversation: HTTPConversation, message: dict):
        self.conversation = conversation
        self.id = message["id"]
        self.response = conversation.open(message)
        assert (self.response.status, self.response.is_stream) == (200, True)
        self._events = self.response.events()

    def next(self) -> dict:
        """The next message on it."""
        message = next(self._events).message
        self.conversation.transcript.server_says(message)
        return message

    def close(self) -> None:
        self.response.close()


class PipeConversation(Conversation):
    """A client that talks to a process of its own."""

    def __init__(
        self, command: list, revision: str = STATELESS, capabilities: dict | None = None,
        answer: Answering | None = None, environment: dict | None = None,
    ):
        super().__init__(revision, capabilities, answer)
        self.server_process = PipeServer(command, environment or plain_environment())

    def send(self, message: dict, deliberate: bool = False) -> None:
        self.transcript.client_says(message, deliberate)
        self.server_process.write(json.dumps(message).encode() + b"\n")

    def receive(self, seconds: float = 10) -> dict:
        line = self.server_process.read_line(seconds)
        assert line is not None, "the server ended its output"
        return json.loads(line)

    def exchange(self, message: dict, *, deliberate: bool = False, headers: None = None) -> Reply:
        self.send(message, deliberate)
        reply = Reply(None)
        if "method" not in message or "id" not in message:
            return reply
        while not self._take(said := self.receive(), reply, message["id"]):
            if "method" in said and "id" in said:
                self.send(self.response_to(said))
        return reply

    def messages(self) -> Iterator[dict]:
        """What the server says, one message after another."""
        while True:
            message = self.receive()
            self.transcript.server_says(message)
            yield message

    def close(self) -> None:
        code = self.server_process.stop()
        assert code == 0, f"the server ended with {code}"
