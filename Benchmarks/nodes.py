#!/usr/bin/env python3
"""Measures nodes on SQLite and PostgreSQL: nodes.py [--people 20] [--taps 30] [--rounds 5] [--nodes 3]

One node on SQLite, one on PostgreSQL and several on PostgreSQL do the same in turn: people tap a button of a card, and
ask for a new card. Processor time is that of the nodes, for each action, and so hardly depends on what else the machine
does; times do. Statements and bytes are counted by pg_stat_statements, the write-ahead log and a link to the
database, in a round of its own. At last, the queues of up to 100 nodes are simulated from these service times.
"""

import argparse
import asyncio
import contextlib
import heapq
import json
import os
import pathlib
import random
import re
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from app_server import APP, FOLDER, allow_many_files, fail, free_port, stop, table

TESTS = FOLDER.parent / "Tests"
sys.path[:0] = [str(TESTS / part) for part in ("Nodes", "Outside", "Processes")]

from cluster import BALANCER, HOST, TRUST, balancer  # noqa: E402
from databases import Database  # noqa: E402
from frames import frame, unframed  # noqa: E402
from link import Link  # noqa: E402

ACTIONS = {"a tap on a button": "tap", "a new card": "perform"}


def processor(pids: list[int]) -> float:
    """The seconds of processor time that processes have had."""
    ticks = 0
    for pid in pids:
        with contextlib.suppress(FileNotFoundError):
            fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(child) for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Client:
    """A person's page with one card."""

    def __init__(self, reader, writer, intent: str):
        self.reader, self.writer, self.intent = reader, writer, intent
        self.data = b""
        self.card = self.action = None

    @classmethod
    async def open(cls, port: int, person: str, intent: str) -> "Client":
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write((
            f"GET /session/socket?tab={secrets.token_hex(8)}&scheme=light&text=large&language=en&parts=1 HTTP/1.1\r\n"
            f"Host: {HOST}\r\nOrigin: http://{HOST}\r\nX-Forwarded-User: {person}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Protocol: openappintents.1\r\n\r\n").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            fail(f"no upgrade: {head!r}")
        client = cls(reader, writer, intent)
        # The card of a person who comes back isn't the one that they ask for now.
        if card := (await client.state())["card"]:
            client.card = card["id"], card["generation"]
        await client.perform()
        return client

    async def state(self) -> dict:
        while True:
            while (found := unframed(self.data)) is None:
                new = await self.reader.read(1 << 16)
                if not new:
                    fail("a node closed a socket.")
                self.data += new
            opcode, content, self.data = found
            if opcode == 9:
                self.writer.write(frame(content, 10))
            if opcode == 1:
                message = json.loads(content)
                if message["type"] == "refused":
                    fail(f"a node refused: {message}")
                if message["type"] == "state":
                    return message

    async def change(self, **message) -> float:
        """Asks for a change of the card; the seconds until it is there."""
        begin = time.perf_counter()
        self.writer.write(frame(json.dumps(message).encode()))
        while True:
            state = await self.state()
            card = state["card"]
            if state["run"] or not card or card["busy"]:
                continue
            shown = card["id"], card["generation"]
            if shown != self.card:
                self.card = shown
                markup = card.get("html") or "".join(card.get("parts") or [])
                if found := re.search(r'data-action="(\d+)"', markup):
                    self.action = int(found[1])
                return time.perf_counter() - begin

    async def tap(self) -> float:
        return await self.change(type="tap", card=self.card[0], generation=self.card[1], action=self.action)

    async def perform(self) -> float:
        return await self.change(type="perform", intent=self.intent, values={})


class Setting:
    """So many nodes with a store."""

    def __init__(self, name: str, program: pathlib.Path, count: int, stack: contextlib.ExitStack, store: str | None):
        self.name = name
        self.processes, ports, token = [], [], None
        for _ in range(count):
            state = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
            if token:
                # The names of people's sessions come from the token.
                os.chmod(shutil.copy(token, state / "access-token"), 0o600)
            process = subprocess.Popen(
                [program, "serve", "--port", "0", "--state-directory", state, *TRUST, "127.0.0.1",
                 *(["--store", store] if store else [])],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                env={**os.environ, "XDG_RUNTIME_DIR": str(state)})
            stack.callback(process.stdout.close)
            stack.callback(stop, process)
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                    ports.append(int(found[1]))
                    break
            else:
                fail("a node ended before it said its address.")
            self.processes.append(process)
            token = token or state / "access-token"
        self.ports = ports
        if count > 1 and balancer():
            self.ports = [free_port()]
            folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
            servers = "".join(f"    server node{number} 127.0.0.1:{port}\n" for number, port in enumerate(ports))
            (folder / "haproxy.cfg").write_text(BALANCER.format(port=self.ports[0], host=HOST) + servers)
            process = subprocess.Popen(
                [balancer(), "-db", "-f", folder / "haproxy.cfg"], stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(stop, process)
        self.clients = []
        self.times = {kind: [] for kind in ACTIONS.values()}
        self.costs = {kind: [] for kind in ACTIONS.values()}

    async def come(self, people: int, intent: str) -> None:
        for number in range(people):
            async with asyncio.timeout(20):
                while True:
                    try:
                        client = await Client.open(self.ports[number % len(self.ports)], f"person{number}", intent)
                        break
                    except OSError:
                        # The balancer doesn't listen yet.
                        await asyncio.sleep(0.05)
            self.clients.append(client)

    async def act(self, kind: str, times: int) -> None:
        """All people act at once, each so often."""
        pids = [process.pid for process in self.processes]

        async def one(client: Client) -> None:
            for _ in range(times):
                self.times[kind].append(await getattr(client, kind)())

        before = processor(pids)
        await asyncio.gather(*map(one, self.clients))
        self.costs[kind].append((processor(pids) - before) / times / len(self.clients))


def at(share: float, times: list[float]) -> float:
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def ratio(setting: Setting, base: Setting, kind: str) -> float:
    """The median of the rounds' ratios: what slows the machine in one round slows both."""
    return statistics.median(mine / other for mine, other in zip(setting.costs[kind], base.costs[kind]) if other)


async def counted(setting: Setting, database: Database, link: Link, times: int) -> dict[str, list[str]]:
    """What each action costs the database."""
    found = {}
    for title, kind in ACTIONS.items():
        database.administer("SELECT pg_stat_statements_reset()", database="app")
        log = database.administer("SELECT pg_current_wal_insert_lsn()").strip()
        bytes_before, pids = link.carried, [database.pid, *children(database.pid)]
        before = processor(pids)
        await setting.act(kind, times)
        cost = processor(pids) - before
        actions = times * len(setting.clients)
        rows = json.loads(database.administer(
            "SELECT coalesce(json_agg(json_build_array(query, calls)), '[]') FROM pg_stat_statements s "
            "JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname = 'app'", database="app"))
        log = int(database.administer(f"SELECT pg_current_wal_insert_lsn() - '{log}'::pg_lsn").strip())
        is_write = re.compile(r"\s*(WITH|INSERT|UPDATE|DELETE)", re.I)
        writes = sum(calls for query, calls in rows if is_write.match(query))
        found[kind] = {
            "title": title, "statements": sum(calls for _, calls in rows) / actions, "writes": writes / actions,
            "bytes": (link.carried - bytes_before) / actions, "log": log / actions, "processor": cost / actions,
            "queries": sorted(((calls / actions, " ".join(query.split())) for query, calls in rows), reverse=True)}
    return found


def simulated(
    nodes: int, rate: float, node: float, database: float, cores: int, database_cores: int, taps: int = 40_000
) -> tuple[float, float]:
    """The p50 and p99 of the time of an action, with Poisson arrivals and exponential service times."""
    chance = random.Random(1)
    node_free = [[0.0] * cores for _ in range(nodes)]
    database_free = [0.0] * database_cores
    now, arrivals = 0.0, []
    for _ in range(taps):
        now += chance.expovariate(rate)
        free = node_free[chance.randrange(nodes)]
        done = max(now, heapq.heappop(free)) + chance.expovariate(1 / node)
        heapq.heappush(free, done)
        arrivals.append((done, now))
    times = []
    for arrival, began in sorted(arrivals):
        done = max(arrival, heapq.heappop(database_free)) + (chance.expovariate(1 / database) if database else 0)
        heapq.heappush(database_free, done)
        times.append(done - began)
    return at(0.5, times), at(0.99, times)


def simulate(node: float, database: float, title: str, database_cores: int) -> None:
    cores = 2
    most = database_cores / database if database else None
    print(f"""
Queues of nodes, simulated for “{title}” from {node * 1e6:.0f} µs of a node and {database * 1e6:.0f} µs of the database.
Assumptions: each node has {cores} processors of this machine's kind, the database {database_cores}, and nothing else to do; actions
come at random times (Poisson), each to a node of its own choice; service times are exponential with the measured means;
the node's work precedes the database's; no time in the network, no limit of connections, no lock that actions share,
no renewals of leases, no notifications.""")
    if most:
        print(f"The database is full at {most:,.0f} actions a second, the work of {most * node / cores:.0f} nodes.")
    rows = []
    for nodes in (1, 3, 10, 30, 100):
        for load in (0.5, 0.8):
            rate = nodes * cores / node * load
            share = rate * database / database_cores
            if share >= 1:
                rows.append([f"{nodes}", f"{load:.0%}", f"{rate:,.0f}", f"{share:.0%}", "–", "–"])
                continue
            p50, p99 = simulated(nodes, rate, node, database, cores, database_cores)
            rows.append(
                [f"{nodes}", f"{load:.0%}", f"{rate:,.0f}", f"{share:.0%}", f"{p50 * 1e3:.1f} ms", f"{p99 * 1e3:.1f} ms"])
    print(table(["Nodes", "busy", "actions a second", "database busy", "p50", "p99"], rows))


async def measure(settings: list[Setting], counting: Setting, database: Database, link: Link, options) -> None:
    for setting in [*settings, counting]:
        # As many at each node: what a node does for several at once costs less.
        await setting.come(options.people * len(setting.processes), options.intent)
        for kind in ACTIONS.values():
            await setting.act(kind, 5)
        setting.times = {kind: [] for kind in ACTIONS.values()}
        setting.costs = {kind: [] for kind in ACTIONS.values()}
    for _ in range(options.rounds):
        for kind in ACTIONS.values():
            for setting in settings:
                await setting.act(kind, options.taps)
    costs = await counted(counting, database, link, options.taps)
    base, one, *more = settings
    for title, kind in ACTIONS.items():
        print(table(
            [f"{title[0].upper()}{title[1:]}", "processor of the nodes", "against SQLite", "p50", "p99", "p50 against SQLite"],
            [[setting.name, f"{statistics.median(setting.costs[kind]) * 1e6:.0f} µs", f"{ratio(setting, base, kind):.2f}",
              f"{at(0.5, setting.times[kind]) * 1e3:.1f} ms", f"{at(0.99, setting.times[kind]) * 1e3:.1f} ms",
              f"{at(0.5, setting.times[kind]) / at(0.5, base.times[kind]):.2f}"] for setting in settings]))
        for setting in more:
            work = len(setting.processes) / ratio(setting, one, kind)
            print(f"{setting.name}: {work:.2f} times the work of one by processor time. Aim: at least 2.8 of three.")
        print()
    print(table(
        ["Of the database for each action", "statements", "that write", "bytes to and from it", "bytes of its log",
         "its processor"],
        [[cost["title"], f"{cost['statements']:.2f}", f"{cost['writes']:.2f}", f"{cost['bytes']:.0f}",
          f"{cost['log']:.0f}", f"{cost['processor'] * 1e6:.0f} µs"] for cost in costs.values()]))
    print("\nAims: at most 1.25 of SQLite's processor time, and one statement that writes. The statements for an action:")
    for cost in costs.values():
        for calls, query in cost["queries"]:
            if calls >= 0.01:
                print(f"- {cost['title']}: {calls:.2f} × {query[:150]}")
    for kind, cost in costs.items():
        simulate(statistics.median(one.costs[kind]), cost["processor"], cost["title"], options.database_processors)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=20, help="at each node")
    parser.add_argument("--taps", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=3, help="1 measures no setting of several nodes")
    parser.add_argument("--database-processors", type=int, default=16, help="of the database that is simulated")
    parser.add_argument("--program", type=pathlib.Path, default=APP)
    parser.add_argument("--intent", default="ShowPlaceIntent", help="the one whose card has a button")
    options = parser.parse_args()
    if not options.program.exists():
        fail(f"{options.program} does not exist; `Benchmarks/run nodes` builds it.")
    allow_many_files()
    with contextlib.ExitStack() as stack:
        database = Database("shared_preload_libraries=pg_stat_statements")
        stack.callback(database.close)
        database.administer("CREATE EXTENSION pg_stat_statements", database="app")
        others = [Database() for _ in range(1 + (options.nodes > 1))]
        for other in others:
            stack.callback(other.close)
        link = Link(database.folder / ".s.PGSQL.5432")
        stack.callback(link.close)
        settings = [
            Setting("one node on SQLite", options.program, 1, stack, None),
            Setting("one node on PostgreSQL", options.program, 1, stack, others[0].address)]
        if options.nodes > 1:
            settings.append(Setting(
                f"{options.nodes} nodes on PostgreSQL" + (" behind HAProxy" if balancer() else ""), options.program,
                options.nodes, stack, others[1].address))
        counting = Setting(
            "counted", options.program, 1, stack, f"postgres://app@127.0.0.1:{link.port}/app")
        asyncio.run(measure(settings, counting, database, link, options))


if __name__ == "__main__":
    main()
