"""The servers under test as processes."""

import os
import pathlib
import re
import selectors
import signal
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONFORMANCE_SERVER = pathlib.Path(
    os.environ.get("MCP_CONFORMANCE_SERVER") or ROOT / ".build/debug/MCPConformanceServer")
TRAVEL = pathlib.Path(
    os.environ.get("OAI_TRAVEL_BINARY")
    or os.environ.get("TRAVEL_TRACKING")
    or ROOT / ".build/debug/TravelTracking")
WORKBENCH = pathlib.Path(os.environ.get("WORKBENCH") or ROOT / ".build/debug/Workbench")
SEARCH_SECONDS = 0.5
# At the foot of the Eiffel Tower, which takes an entrance fee.
TRAVEL_LOCATION = "48.8584,2.2945"


def existing(binary: pathlib.Path) -> pathlib.Path:
    if not binary.exists():
        pytest.fail(f"{binary} does not exist; build it with `swift build` first.")
    return binary


def environment() -> dict:
    """A crash says its reason in a line; a whole backtrace takes longer than any test may."""
    return {**os.environ, "SWIFT_BACKTRACE": "enable=no"}


def travel_environment(state: pathlib.Path, search_seconds: float = SEARCH_SECONDS) -> dict:
    """The travel app's environment: a folder of its own, and a search that takes so long."""
    return {
        **environment(), "XDG_STATE_HOME": str(state),
        "TRAVELTRACKING_SEARCH_SECONDS": str(search_seconds),
    }


class HTTPServer:
    """A server that listens on a port of its own."""

    def __init__(self, command: list, environment: dict, path: str = "/mcp"):
        self.command = [str(part) for part in command]
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        self.address = self._read_address() + path

    def _read_address(self) -> str:
        said = ""
        selector = selectors.DefaultSelector()
        selector.register(self.process.stdout, selectors.EVENT_READ)
        deadline = time.monotonic() + 20
        while selector.select(timeout=max(deadline - time.monotonic(), 0)):
            # Not by lines: of two that come at once, the second would wait in a buffer.
            new = os.read(self.process.stdout.fileno(), 1 << 16).decode()
            if new == "":
                break
            said += new
            if found := re.search(r"(http://127\.0\.0\.1:\d+)\D", said):
                return found.group(1)
        self.stop()
        pytest.fail(f"`{' '.join(self.command)}` printed no address. It said:\n{said}")

    @property
    def resident_bytes(self) -> int:
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1)) * 1024

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def check_alive(self) -> None:
        assert self.is_alive, (
            f"`{' '.join(self.command)}` ended with {self.process.returncode} during the test:\n"
            + self.process.stdout.read())

    def stop(self) -> None:
        if self.is_alive:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()


class PipeServer:
    """A server that speaks over its standard input and output, one message a line."""

    def __init__(self, command: list, environment: dict):
        self.command = [str(part) for part in command]
        self.process = subprocess.Popen(
            self.command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, bufsize=0)
        self._rest = b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self.process.stdout, selectors.EVENT_READ)

    def write(self, content: bytes) -> None:
        view = memoryview(content)
        while view:
            view = view[self.process.stdin.write(view):]

    def read_line(self, seconds: float = 30) -> bytes | None:
        """The next line without its end; `None` at the end of the output."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self._rest:
            if not self._selector.select(timeout=max(deadline - time.monotonic(), 0)):
                raise TimeoutError(f"the server wrote nothing within {seconds} seconds")
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
            code = self.process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            pytest.fail("the server did not end when its input ended")
        finally:
            self._selector.close()
            self.process.stdout.close()
        return code
