"""Several processes that are nodes of one app: they share a database and the token."""

import os
import shutil
import signal

import pytest
from app import App, Browser, Page
from programs import program
from waiting import until


class Node:
    """A process with a state folder of its own."""

    def __init__(self, app: App, serving: Page):
        self.app = app
        self.serving = serving

    def shows(self, cookie: str) -> Browser:
        """A page of a browser that the balancer led here."""
        # The name of a cookie has the port, which is one behind a balancer.
        name, _, value = cookie.partition("=")
        return Browser(self.serving, f"{name.rpartition('-')[0]}-{self.serving.port}={value}").open()

    @property
    def todos(self) -> str:
        """What the app has written down itself on this node."""
        path = self.app.folder / "state" / "Kitchen" / "todos.json"
        return path.read_text() if path.exists() else ""

    def pause(self) -> None:
        self.serving.process.send_signal(signal.SIGSTOP)
        # The signal has arrived when the process says so.
        os.waitid(os.P_PID, self.serving.process.pid, os.WSTOPPED | os.WNOWAIT)

    def wake(self) -> None:
        self.serving.process.send_signal(signal.SIGCONT)


@pytest.fixture
def nodes(tmp_path, database):
    """Two nodes of the example with the to-do list."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with App(program("Kitchen"), folders[0]) as one, App(program("Kitchen"), folders[1]) as other:
        for app in one, other:
            app.environment["OAI_STORE"] = database.address
        first = Node(one, one.serve())
        other.state.mkdir(parents=True, mode=0o700)
        shutil.copy(one.state / "access-token", other.state)
        yield first, Node(other, other.serve())


def row(database) -> str:
    """The lease and the card of the one session."""
    return database.administer("SELECT session, number, version, md5(card) FROM oai_kitchen.card", database="app")


def until_run_out(database, count: int) -> None:
    """Waits until nodes have not renewed their leases for longer than these last."""
    until(lambda: database.administer(
        "SELECT count(*) FROM oai_kitchen.node WHERE until < now()", database="app").strip() == str(count))


def until_known(database, count: int) -> None:
    """Waits until nodes have renewed their leases once."""
    until(lambda: database.administer("SELECT count(*) FROM oai_kitchen.node", database="app").strip() == str(count))
