"""A process that serves a page or assistants."""

import signal
import socket
import subprocess
import urllib.parse

from waiting import Output, ended

#: The line that a server prints once it listens, with the token if there is one.
ADDRESS = r"(http://[^\s/]+:\d+\S*)\s"


class Serving:
    """A server that listens on a port of its own."""

    def __init__(self, command: list, **options):
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, bufsize=0, **options)
        self._output = Output(self.process.stdout.fileno())
        try:
            self.entrance = self.wait_for(ADDRESS)
        except AssertionError:
            self.kill()
            raise
        parts = urllib.parse.urlsplit(self.entrance)
        #: Where it answers, without the token.
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.port = parts.port
        self.token = dict(urllib.parse.parse_qsl(parts.query)).get("token")

    @property
    def host(self) -> str:
        """The name under which a browser asks it."""
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        """Where its pages come from."""
        return f"http://{self.host}"

    def dial(self, wire: socket.socket) -> socket.socket:
        """Connects a socket to it; returns the one to speak through."""
        wire.connect(("127.0.0.1", self.port))
        return wire

    @property
    def said(self) -> str:
        """What it has printed so far."""
        return self._output.text

    def wait_for(self, pattern: str, start: int = 0) -> str:
        """Waits until it has printed something, and gives the pattern's group, or else all that matches."""
        found = self._output.wait_for(pattern, start)
        return found.group(found.re.groups and 1)

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def check_alive(self) -> None:
        assert self.is_alive, f"it ended with {self.process.returncode} during the test:\n{self.said}"

    def kill(self) -> None:
        self.process.kill()
        self._close()

    def stop(self) -> int:
        """Ends it as a person does; its exit code."""
        if self.is_alive:
            self.process.send_signal(signal.SIGTERM)
        return self._close()

    def _close(self) -> int:
        try:
            return ended(self.process)
        finally:
            self._output.end()
            self.process.stdout.close()
