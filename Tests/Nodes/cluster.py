"""Nodes of one app with one database, and perhaps a balancer in front, which a test kills, pauses and divides."""

import contextlib
import dataclasses
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import time

from app import App, Page
from databases import Database
from link import Link
from network import Network
from ports import free_port
from programs import ROOT, program
from waiting import ended, pass_time, until

#: The name under which people reach the nodes, directly or through the balancer.
HOST = "people.test"
TRUST = ("--trust-header", "X-Forwarded-User", "--allow-host", HOST, "--trust-from")
LANDMARKS = {
    landmark["id"]: landmark["name"]
    for landmark in json.loads((ROOT / "Examples/TravelTracking/Resources/Landmarks.json").read_text())}
#: The tickets that a person asks for at first; between 1 and 20.
FIRST_COUNT = 10

BALANCER = """\
global
    maxconn 4000
defaults
    mode http
    timeout connect 1s
    # As in Documentation/Deployment/haproxy.cfg: a node that is slow to answer isn't away.
    timeout check 5s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    retries 3
    option redispatch
frontend people
    bind 127.0.0.1:{port}
    default_backend nodes
backend nodes
    balance hdr(X-Forwarded-User)
    hash-type consistent
    option httpchk
    http-check send meth GET uri /health ver HTTP/1.1 hdr Host {host}
    default-server check inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
"""


@dataclasses.dataclass(frozen=True)
class Share:
    """What belongs to one person alone: landmarks that nobody else touches, and a request for tickets to one of them."""

    person: str
    landmarks: tuple[int, ...]

    @property
    def request(self) -> str:
        return f"request-{self.person}"


def shares(people: int) -> list[Share]:
    each = min(len(LANDMARKS) // people, 4)
    numbers = sorted(LANDMARKS)
    return [Share(f"person{number}", tuple(numbers[number * each:number * each + each])) for number in range(people)]


def balancer() -> str | None:
    return shutil.which("haproxy", path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))


class Cluster:
    """So many nodes of TravelTracking, with their cards in PostgreSQL.

    The app's own values, favorites and tickets, are in one file that all nodes share, since they run on one machine.
    """

    def __init__(self, folder: pathlib.Path, count: int, people: list[Share], options: tuple[str, ...] = (),
                 store: str = "postgres", network: Network | None = None):
        self.folder = folder
        self.people = people
        self.network = network
        self.options = (*TRUST, network.host("people") if network else "127.0.0.1", *options)
        self.values = folder / "travel.sqlite"
        self._stack = contextlib.ExitStack()
        self.nodes, self.apps = [], []
        self.database = self.link = None
        self._balancer = None
        #: The time since which everything runs; none while a fault acts.
        self.runs_since: float | None = time.monotonic()
        try:
            if store == "postgres":
                self.database = self._closed(Database())
                self.link = self._closed(Link(
                    self.database.folder / ".s.PGSQL.5432", network.host("database") if network else "127.0.0.1"))
            for number in range(count):
                self._add(number)
            self._insert()
            if self.has_balancer:
                self.port = free_port()
                self._start_balancer()
        except BaseException:
            self.close()
            raise

    def has_run(self, seconds: float) -> bool:
        """Whether everything has run for so long."""
        return self.runs_since is not None and time.monotonic() - self.runs_since >= seconds

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *reason) -> None:
        self.close()

    def close(self) -> None:
        if self._balancer:
            self._balancer.kill()
            ended(self._balancer)
        self._stack.close()

    def _closed(self, thing):
        self._stack.callback(thing.close)
        return thing

    # MARK: Parts

    @property
    def has_balancer(self) -> bool:
        return self.database is not None and balancer() is not None

    @property
    def address(self) -> str:
        return f"postgres://app@{self.link.host}:{self.link.port}/app?connect_timeout=2"

    def _add(self, number: int) -> None:
        folder = self.folder / f"node{number}"
        folder.mkdir()
        app = self._stack.enter_context(App(program("TravelTracking"), folder))
        app.environment["TRAVELTRACKING_DATABASE"] = str(self.values)
        if self.link:
            app.environment["OAI_STORE"] = self.address
        if number:
            # The names of people's sessions come from the token, so nodes of one app have the same.
            app.state.mkdir(parents=True)
            token = shutil.copy(self.apps[0].state / "access-token", app.state / "access-token")
            os.chmod(token, 0o600)
        self.apps.append(app)
        self.nodes.append(self._serve(number))

    def _serve(self, number: int, port: int = 0) -> Page:
        if not self.network:
            return self.apps[number].serve(*self.options, port=port)
        return self.apps[number].serve(
            *self.options, "--host", self.network.node(number, "people"), port=port, before=self.network.before(number))

    def _place(self, number: int) -> tuple[str, int]:
        host = self.network.node(number, "people") if self.network else "127.0.0.1"
        return host, self.nodes[number].port

    def _insert(self) -> None:
        now = time.strftime("%Y-%m-%d %H:%M:%S.000", time.gmtime())
        with contextlib.closing(sqlite3.connect(self.values)) as file, file:
            file.executemany(
                "INSERT INTO ticketRequest VALUES (?, ?, ?, 'draft', NULL, ?)",
                [(share.request, share.landmarks[0], FIRST_COUNT, now) for share in self.people])

    def _start_balancer(self) -> None:
        path = self.folder / "haproxy.cfg"
        lines = "".join("    server node{} {}:{}\n".format(number, *self._place(number)) for number in range(len(self.nodes)))
        path.write_text(BALANCER.format(port=self.port, host=HOST) + lines)
        self._balancer = subprocess.Popen(
            [balancer(), "-db", "-f", path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=(self.folder / "haproxy.log").open("ab"))
        until(lambda: self.reaches(self.port), lambda: (self.folder / "haproxy.log").read_text())

    @staticmethod
    def reaches(port: int) -> bool:
        with socket.socket() as wire:
            return wire.connect_ex(("127.0.0.1", port)) == 0

    def place_for(self, person: int, attempt: int) -> tuple[str, int]:
        """Where a person's browser connects: at the balancer, or else at a node, and at the next one after a failure."""
        if self._balancer:
            return "127.0.0.1", self.port
        return self._place((person + attempt) % len(self.nodes))

    def counts(self) -> dict[str, int]:
        """The numbers of tickets, as the file has them."""
        return dict(self._rows("SELECT id, ticketCount FROM ticketRequest"))

    def favorites(self) -> set[int]:
        return {row[0] for row in self._rows("SELECT landmarkID FROM favorite")}

    def _rows(self, query: str) -> list[tuple]:
        with contextlib.closing(sqlite3.connect(self.values)) as file:
            return file.execute(query).fetchall()

    def cards(self) -> list[dict]:
        """The recipes of people's cards, as the database has them."""
        # A session without a card has a row for its lease.
        told = self.administer(
            "SELECT convert_from(card, 'UTF8') FROM oai_traveltracking.card WHERE card IS NOT NULL")
        return [json.loads(line)["recipe"] for line in told.splitlines()]

    def administer(self, *statements: str) -> str:
        return self.database.administer(*statements, database="app")

    # MARK: Faults; each returns when everything runs again.

    def kill_node(self, number: int) -> None:
        port = self.nodes[number].port
        self.nodes[number].kill()
        self.nodes[number] = self._serve(number, port)

    def pause_node(self, number: int, seconds: float) -> None:
        process = self.nodes[number].process
        process.send_signal(signal.SIGSTOP)
        pass_time(seconds)
        process.send_signal(signal.SIGCONT)

    def kill_database(self) -> None:
        self.database.kill()
        self.database.start()

    def kill_balancer(self) -> None:
        self._balancer.kill()
        ended(self._balancer)
        self._start_balancer()

    def divide(self, seconds: float) -> None:
        """The nodes and the database can't reach each other for a while."""
        self.link.cut()
        pass_time(seconds)
        self.link.heal()

    def cut_off(self, number: int, side: str, seconds: float) -> None:
        """A node can't reach one side of its network, and isn't reached from there, for a while."""
        self.network.cut(number, side)
        pass_time(seconds)
        self.network.heal(number, side)

    def worsen(self, number: int, side: str, seconds: float) -> None:
        """A node's network loses and delays packets for a while."""
        self.network.worsen(number, side)
        pass_time(seconds)
        self.network.mend(number, side)

    def slow(self, seconds: float) -> None:
        """Everything to and from the database takes 200 ms each way for a while."""
        self.link.delay = 0.2
        pass_time(seconds)
        self.link.heal()

    def reset_links(self) -> None:
        self.link.reset()
