"""Clients of a process of their own, over its standard input and output."""

import json
from collections.abc import Iterator

from conversations import Answering, Conversation, Reply
from schemas import STATELESS
from servers import PipeServer, environment as plain_environment


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

    def receive(self) -> dict:
        line = self.server_process.read_line()
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
