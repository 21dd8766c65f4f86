"""Several processes that are nodes of one app: they share a database, and by it the token."""

import os
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
        """A page of a browser that the balancer led here, whose cookie has the name of the balancer's port."""
        return Browser(self.serving, cookie).at(self.serving).open()

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
def nodes_of(tmp_path, database):
    """Starts two nodes of the example with the to-do list, with a further environment."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with App(program("Kitchen"), folders[0]) as one, App(program("Kitchen"), folders[1]) as other:
        def start(environment: dict[str, str]) -> tuple[Node, Node]:
            for app in one, other:
                app.environment |= {"OAI_STORE": database.address} | environment
            return Node(one, one.serve()), Node(other, other.serve())
        yield start


@pytest.fixture
def nodes(nodes_of):
    """Two nodes of the example with the to-do list."""
    return nodes_of({})


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
