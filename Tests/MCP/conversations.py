"""Clients of our own in the manner of each revision; the transports are beside this file.

Every message either side sends goes into a transcript, which holds it against the schemas.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

from http_wire import Event
from schemas import STATELESS
from transcript import VERSION, Transcript

CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"
CLIENT_INFO = "io.modelcontextprotocol/clientInfo"
SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId"
TASKS = "io.modelcontextprotocol/tasks"
APPS = "io.modelcontextprotocol/ui"
ALL = {"elicitation": {"form": {}, "url": {}}, "sampling": {}, "roots": {}}


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
