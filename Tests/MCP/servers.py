"""The servers under test as processes."""

import os
import pathlib
import re
import select
import subprocess

from serving import Serving
from waiting import PATIENCE, ended

SEARCH_SECONDS = 0.5


def environment() -> dict:
    """A crash says its reason in a line; a whole backtrace takes longer than any test may."""
    return {**os.environ, "SWIFT_BACKTRACE": "enable=no"}


def travel_environment(state: pathlib.Path, search_seconds: float = SEARCH_SECONDS) -> dict:
    """The travel app's environment: a folder of its own, and a search that takes so long."""
    return {
        **environment(), "XDG_STATE_HOME": str(state),
        "TRAVELTRACKING_SEARCH_SECONDS": str(search_seconds),
    }


class HTTPServer(Serving):
    """A server that listens on a port of its own; its address is that of its endpoint."""

    def __init__(self, command: list, environment: dict, path: str = "/mcp"):
        super().__init__(command, env=environment)
        self.address += path

    @property
    def resident_bytes(self) -> int:
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024


class PipeServer:
    """A server that speaks over its standard input and output, one message a line."""

    def __init__(self, command: list, environment: dict):
        self.command = [str(part) for part in command]
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, bufsize=0)
        self._rest = b""

    def write(self, content: bytes) -> None:
        view = memoryview(content)
        while view:
            view = view[self.process.stdin.write(view):]

    def read_line(self) -> bytes | None:
        """The next line without its end; `None` at the end of the output."""
        while b"\n" not in self._rest:
            if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
                raise TimeoutError("the server writes nothing")
            part = os.read(self.process.stdout.fileno(), 1 << 16)
            if part == b"":
                assert self._rest == b"", f"the output ends within a line: {self._rest[:200]!r}"
                return None
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def close_input(self) -> None:
        if not self.process.stdin.closed:
            self.process.stdin.close()

    def stop(self) -> int:
        """Ends the input and returns the exit status; a server must end by itself then."""
        self.close_input()
        try:
            return ended(self.process)
        finally:
            self.process.stdout.close()
