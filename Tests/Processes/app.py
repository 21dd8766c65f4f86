"""An app as its processes, and a browser as far as a test needs one."""

import collections.abc
import http.client
import json
import os
import pathlib
import subprocess
import tempfile
import urllib.parse

from ports import free_port
from serving import Serving
from waiting import PATIENCE


class App:
    """A program with folders of its own for what it keeps; ends what it started."""

    def __init__(self, path: pathlib.Path, folder: pathlib.Path):
        self.path = path
        self.folder = folder
        self.state = folder / "state" / path.name
        # The name of a socket has 107 bytes at most, which the folder of a test may need for itself.
        self._runtime = tempfile.TemporaryDirectory(prefix="runtime-", ignore_cleanup_errors=True)
        self.runtime = pathlib.Path(self._runtime.name)
        # A crash says its reason in a line; a whole backtrace takes longer than any test may.
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("LC_")},
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "XDG_STATE_HOME": str(folder / "state"),
            "XDG_RUNTIME_DIR": str(self.runtime), "TRAVELTRACKING_SEARCH_SECONDS": "0.2",
        }
        self.running = []

    def __enter__(self) -> "App":
        return self

    def __exit__(self, *reason) -> None:
        for process in self.running:
            if process.poll() is None:
                process.kill()
            process.wait()
        self._runtime.cleanup()

    def start(self, *words, before: tuple = (), **more) -> subprocess.Popen:
        """Starts a command with pipes."""
        more = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
                "env": self.environment, "cwd": self.folder, **more}
        process = subprocess.Popen([*before, self.path, *map(str, words)], **more)
        self.running.append(process)
        return process

    def run(self, *words, stdin: bytes = b"", **more) -> subprocess.CompletedProcess:
        """Runs a command to its end."""
        process = self.start(*words, **more)
        out, err = process.communicate(stdin, timeout=PATIENCE)
        return subprocess.CompletedProcess(words, process.returncode, out.decode(), err.decode())

    def serve(self, *options, port: int | None = None, before: tuple = (), **more) -> "Page":
        """Starts the page's server and waits for its address."""
        page = Page(
            [*before, self.path, "serve", "--port", port or free_port(), *options],
            **{"env": self.environment, "cwd": self.folder, **more})
        self.running.append(page.process)
        return page


class Reached:
    """A server that is asked over HTTP: by itself, or through a proxy in front."""

    def connection(self, port: int | None = None) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=PATIENCE)

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, port: int | None = None,
            **headers) -> "Answer":
        """Sends one request; underscores in the names of headers are hyphens."""
        connection = self.connection(port)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, names)
        response = connection.getresponse()
        answer = Answer(response.status, response.headers, response.read())
        connection.close()
        return answer

    def browser(self) -> "Browser":
        """A browser that was let in by the printed address."""
        browser = Browser(self)
        assert browser.enter(self.entrance) == 303
        return browser


class Page(Serving, Reached):
    """A process that serves the page."""


class Answer:
    """An HTTP response, read to its end."""

    def __init__(self, status: int, headers, body: bytes):
        self.status = status
        self.headers = headers
        self.text = body.decode()

    @property
    def cookie(self) -> str | None:
        field = self.headers["Set-Cookie"]
        return field and field.partition(";")[0]


class Browser:
    """A browser's cookie, and its page's stream of events.

    `headers` go with each request, such as those in which a proxy names the person.
    """

    def __init__(self, serving: Reached, cookie: str | None = None, **headers: str):
        self.serving = serving
        self.cookie = cookie
        self.headers = headers
        self.tab = os.urandom(8).hex()
        self.events = None

    def enter(self, address: str) -> int:
        answer = self.ask(urllib.parse.urlsplit(address)._replace(scheme="", netloc="").geturl())
        self.cookie = answer.cookie or self.cookie
        return answer.status

    def at(self, serving: Reached) -> "Browser":
        """The same browser at a process with another port, which the name of its cookie has."""
        value = self.cookie.partition("=")[2]
        return Browser(serving, f"oai-session-{serving.port}={value}", **self.headers)

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, **headers) -> Answer:
        return self.serving.ask(path, method, body, **(headers | self.fields))

    @property
    def fields(self) -> dict[str, str]:
        return self.headers | ({"Cookie": self.cookie} if self.cookie else {})

    def open(self) -> "Browser":
        """Opens the page's stream."""
        connection = self.serving.connection()
        connection.request(
            "GET", f"/session/events?tab={self.tab}&scheme=light&text=large&language=en",
            headers={name.replace("_", "-"): value for name, value in self.fields.items()})
        self.events = connection.getresponse()
        assert self.events.status == 200, self.events.read()
        return self

    def act(self, **message) -> None:
        answer = self.ask(
            f"/session/actions?tab={self.tab}", "POST", json.dumps(message).encode(),
            Content_Type="application/json")
        assert answer.status == 202, answer.text

    def begin(self, **message) -> collections.abc.Callable[[], Answer]:
        """Sends an action to a process that may answer later; returns what waits for its answer."""
        connection = self.serving.connection()
        names = {name.replace("_", "-"): value for name, value in self.fields.items()}
        connection.request(
            "POST", f"/session/actions?tab={self.tab}", json.dumps(message).encode(),
            names | {"Content-Type": "application/json"})

        def answer() -> Answer:
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        return answer

    def perform(self, intent: str, **values) -> None:
        self.act(type="perform", intent=intent, values=values)

    def event(self) -> dict:
        while True:
            line = self.events.readline()
            assert line, "the stream has ended"
            if line.startswith(b"data: "):
                return json.loads(line[6:])

    def until_over(self) -> None:
        """Reads the stream until the server has ended it."""
        while self.events.readline():
            pass

    def card(self, matches=lambda card: True) -> dict:
        """The next card that matches, as it is shown."""
        while True:
            card = self.event().get("card")
            if card and matches(card):
                return card
