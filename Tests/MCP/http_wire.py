"""HTTP as a client of Streamable HTTP needs it, close enough to the bytes to break rules."""

import http.client
import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass

from waiting import PATIENCE

ACCEPT = "application/json, text/event-stream"


@dataclass
class Event:
    """One event of a stream of server-sent events."""

    id: str | None = None
    retry: int | None = None
    data: str = ""

    @property
    def message(self) -> dict | None:
        """The message in it; a priming event has none."""
        return json.loads(self.data) if self.data else None


class HTTPResponse:
    """A response whose body is read as it arrives."""

    def __init__(self, connection: http.client.HTTPConnection):
        self._connection = connection
        self._response = connection.getresponse()
        self.status = self._response.status
        self.headers = {name.lower(): value for name, value in self._response.getheaders()}

    @property
    def is_stream(self) -> bool:
        return self.headers.get("content-type", "").startswith("text/event-stream")

    def body(self) -> bytes:
        content = self._response.read()
        self.close()
        return content

    def events(self) -> Iterator[Event]:
        """The events until the stream ends."""
        event, has_any = Event(), False
        while line := self._response.readline():
            text = line.decode().rstrip("\r\n")
            name, _, value = text.partition(":")
            value = value.removeprefix(" ")
            if text == "":
                if has_any:
                    yield event
                event, has_any = Event(), False
            elif name == "data":
                event.data += ("\n" if event.data else "") + value
                has_any = True
            elif name == "id":
                event.id, has_any = value, True
            elif name == "retry":
                event.retry, has_any = int(value), True

    def close(self) -> None:
        # The connection lets go of its socket when the server closes; the response holds it then.
        self._response.close()
        self._connection.close()


class HTTPEndpoint:
    """Where a server answers."""

    def __init__(self, address: str):
        self.address = address
        place, _, path = address.removeprefix("http://").partition("/")
        host, _, port = place.partition(":")
        self.host, self.port, self.path = host, int(port), "/" + path

    def send(
        self, method: str = "POST", body: bytes | None = None, headers: dict | None = None,
        timeout: float = PATIENCE,
    ) -> HTTPResponse:
        """Sends a request exactly as given; `None` as a header's value leaves the usual one out."""
        usual = {"Host": f"{self.host}:{self.port}"}
        if method == "POST":
            usual |= {"Content-Type": "application/json", "Accept": ACCEPT}
        if body is not None:
            usual["Content-Length"] = str(len(body))
        names = {name.lower() for name in headers or {}}
        all = {name: value for name, value in usual.items() if name.lower() not in names}
        all |= {name: value for name, value in (headers or {}).items() if value is not None}
        connection = http.client.HTTPConnection(self.host, self.port, timeout=timeout)
        connection.putrequest(method, self.path, skip_host=True, skip_accept_encoding=True)
        for name, value in all.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        return HTTPResponse(connection)

    def dial(self) -> socket.socket:
        """A bare connection, for those who write bytes of their own."""
        return socket.create_connection((self.host, self.port), timeout=PATIENCE)

    def exchange(self, sent: bytes, then_close_writing: bool = False, silence: float = 1) -> bytes:
        """Sends bytes; returns what the server says until it closes or is silent for so many seconds."""
        with self.dial() as connection:
            connection.settimeout(silence)
            try:
                connection.sendall(sent)
                if then_close_writing:
                    connection.shutdown(socket.SHUT_WR)
            except OSError:
                # It may have had enough of it already, and said so.
                pass
            received = b""
            try:
                while part := connection.recv(65536):
                    received += part
            except OSError:
                pass
            return received
