#!/usr/bin/env python3
"""Measures a node beside many sessions at rest: resting.py [--sessions 1000000] [--taps 200]

The rows of cards are a person's card, repeated by the server itself under other names. The same is measured before and
after. At the end it prints the plans of the statements that a node and the commands send: whatever people wait for must
find its rows by an index.
"""

import argparse
import asyncio
import contextlib
import os
import pathlib
import statistics
import subprocess
import time

from app_server import APP, allow_many_files, fail, table
from nodes import ACTIONS, Client, Database, Setting, at

HELD = '{"nobody": 1}'
#: What a node sends, as Sources/PostgresStore has it, and what its rows are found by.
PLANS = {
    "a person comes": (
        "INSERT INTO card (session, person, number) VALUES ('rest 7', 'session rest 7', nextval('lease_number')) "
        "ON CONFLICT (session) DO UPDATE SET number = nextval('lease_number') RETURNING number, card", "card_pkey"),
    "a card is written": (
        "UPDATE card SET card = 'x', version = 1, shown = now() WHERE session = 'rest 7' AND number = 0 AND version <= 1",
        "card_pkey"),
    "leases are renewed": (
        f"SELECT held.key FROM json_each_text('{HELD}') AS held LEFT JOIN card ON card.session = held.key "
        "WHERE card.number IS DISTINCT FROM held.value::bigint", "card_pkey"),
    "`admin sessions`": (
        "SELECT session, card FROM card WHERE card IS NOT NULL ORDER BY shown DESC, session LIMIT 1000", "card_shown"),
    "old cards are removed": (
        "WITH old AS (SELECT session FROM card WHERE shown < now() - make_interval(secs => 86400) AND NOT EXISTS (SELECT "
        "FROM node WHERE node.id = card.node AND node.until > now()) ORDER BY shown LIMIT 1000 FOR UPDATE SKIP LOCKED), "
        "gone AS (DELETE FROM card USING old WHERE card.session = old.session RETURNING card.card) "
        "SELECT count(*), count(card) FROM gone", "card_shown"),
    "`admin people --delete`": (
        "DELETE FROM card WHERE session = 'rest 7' OR starts_with(session, 'mcp:subject:rest 7:')", "card_pkey"),
}


class Rest:
    """The database, and what a fresh node does with it."""

    def __init__(self, program: pathlib.Path, taps: int, database: Database):
        self.program, self.taps, self.database = program, taps, database

    def ask(self, *statements: str) -> str:
        # As the program is bound: by row security, which keeps plans from some indexes.
        scope = "SET ROLE app", "SET search_path = oai_benchmark", "SET oai.everyone = 'on'"
        return self.database.administer(*scope, *statements, database="app").strip()

    def measured(self, intent: str) -> dict[str, str]:
        found = {}
        with contextlib.ExitStack() as stack:
            begin = time.perf_counter()
            setting = Setting("resting", self.program, 1, stack, self.database.address)
            found["start of a node"] = f"{time.perf_counter() - begin:.2f} s"
            (process,), (port,) = setting.processes, setting.ports

            async def people():
                clients, opened = [], []
                for number in range(20):
                    began = time.perf_counter()
                    clients.append(await Client.open(port, f"person{number}", intent))
                    opened.append(time.perf_counter() - began)
                return opened, {
                    title: [await getattr(clients[n % 20], kind)() for n in range(self.taps)]
                    for title, kind in ACTIONS.items()}

            opened, times = asyncio.run(people())
            found["a page with a new card, p50"] = f"{statistics.median(opened) * 1e3:.1f} ms"
            for title, seconds in times.items():
                found[f"{title}, p50"] = f"{at(0.5, seconds) * 1e3:.1f} ms"
                found[f"{title}, p99"] = f"{at(0.99, seconds) * 1e3:.1f} ms"
            status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
            found["memory of the node"] = f"{int(status.split('VmHWM:')[1].split()[0]) / 1024:.0f} MB"
        for words in [("sessions",), ("people",)]:
            found[f"`admin {' '.join(words)}`"] = self.command(*words)
        return found

    def command(self, *words: str) -> str:
        begin = time.perf_counter()
        done = subprocess.run(
            [self.program, "admin", *words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            env={**os.environ, "OAI_STORE": self.database.address, "XDG_STATE_HOME": str(self.state),
                 "XDG_RUNTIME_DIR": str(self.state)})
        took = f"{time.perf_counter() - begin:.2f} s"
        return took if done.returncode == 0 else f"{took}, and failed: {done.stderr.strip()[-160:]}"

    @property
    def state(self) -> pathlib.Path:
        folder = self.database.folder / "state"
        folder.mkdir(mode=0o700, exist_ok=True)
        return folder

    def fill(self, count: int) -> float:
        begin = time.perf_counter()
        self.ask(
            "INSERT INTO card (session, person, card, shown) SELECT 'rest ' || n, 'session rest ' || n, one.card, "
            f"now() - interval '3 days' - n * interval '100 ms' FROM generate_series(1, {count}) AS n, "
            "(SELECT card FROM card WHERE card IS NOT NULL LIMIT 1) AS one", "ANALYZE card")
        return time.perf_counter() - begin

    def plans(self) -> tuple[list[list[str]], list[str]]:
        """The time of each statement, taken back afterwards, and what it reads its rows by; and plans without the index
        that they must use."""
        rows, bad = [], []
        for title, (statement, index) in PLANS.items():
            told = self.ask("BEGIN", f"EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) {statement}", "ROLLBACK")
            reads = "the whole table" if "Seq Scan on card" in told else index or "?"
            if index and (index not in told or "Seq Scan on card" in told):
                bad.append(f"“{title}” isn't done by {index}:\n{told}")
            milliseconds = told.split("Execution Time: ")[1].split(" ")[0]
            rows.append([title, reads, f"{float(milliseconds):.1f} ms"])
        return rows, bad


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sessions", type=int, default=1_000_000)
    parser.add_argument("--taps", type=int, default=200)
    parser.add_argument("--program", type=pathlib.Path, default=APP)
    parser.add_argument("--intent", default="ShowPlaceIntent", help="the one whose card has a button")
    options = parser.parse_args()
    if not options.program.exists():
        fail(f"{options.program} does not exist; `Benchmarks/run resting` builds it.")
    allow_many_files()
    with contextlib.closing(Database()) as database:
        rest = Rest(options.program, options.taps, database)
        before = rest.measured(options.intent)
        seconds = rest.fill(options.sessions)
        size = int(rest.ask("SELECT pg_total_relation_size('card')")) / (1 << 20)
        after = rest.measured(options.intent)
        print(f"{options.sessions:,} sessions at rest, of {size:,.0f} MB; the server made them in {seconds:.0f} s.\n")
        print(table(["One node", "beside none", "beside all"],
                    [[title, value, after[title]] for title, value in before.items()]))
        print()
        rows, bad = rest.plans()
        print(table(["The statement when", "finds its rows by", "at the server"], rows))
        print(f"\n`admin vacuum --older-than 24h` of all of them: {rest.command('vacuum', '--older-than', '24h')}")
        left = rest.ask("SELECT count(*) FROM card WHERE shown < now() - interval '1 day'")
        print(f"Cards that are left of those that are too old: {left}")
        if bad:
            fail("\n".join(bad))


if __name__ == "__main__":
    main()
