"""Clients over Streamable HTTP."""

import base64
import contextlib
import json

from conversations import Answering, Conversation, Reply
from http_wire import HTTPEndpoint, HTTPResponse
from schemas import STATELESS

NAME_IN = {
    "tools/call": "name", "prompts/get": "name", "resources/read": "uri",
    "tasks/get": "taskId", "tasks/update": "taskId", "tasks/cancel": "taskId",
}


def header_text(value: str) -> str:
    """A value as a header carries it."""
    if value.isascii() and value.isprintable() and value == value.strip() and value:
        return value
    return "=?base64?" + base64.b64encode(value.encode()).decode() + "?="


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
