#!/usr/bin/env python3
"""Measures whether nodes stay as they are: steady.py [--minutes 60] [--people 20] [--nodes 3]

Nodes on PostgreSQL serve people who tap so often that an hour has the taps of a day in which each taps every five
seconds. People go and come back. Now and then the nodes' memory and descriptors, the database's connections and the sizes
of its tables are read; it fails if any of them has grown from the second tenth of the time to the last one.
"""

import argparse
import asyncio
import contextlib
import json
import pathlib
import random
import statistics
import sys
import time

from app_server import APP, allow_many_files, fail, table
from nodes import Client, Database, Setting, at

#: A day's taps of a person who taps every five seconds.
TAPS = 24 * 3600 // 5
#: What something may have grown by, since pages of memory and of tables are taken in portions.
TOLERANCE = 1.1
SIZES = (
    "SELECT coalesce(json_object_agg(relname, pg_total_relation_size(c.oid)), '{}') FROM pg_class c"
    " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE relkind = 'r' AND nspname LIKE 'oai\\_%'")


def look(setting: Setting, database: Database) -> dict[str, float]:
    """What there is at the moment, by its name."""
    found = {"memory of a node, MB": 0.0, "descriptors of a node": 0}
    for process in setting.processes:
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        memory = int(status.partition("VmRSS:")[2].split()[0]) / 1024
        found["memory of a node, MB"] = max(found["memory of a node, MB"], memory)
        descriptors = len(list(pathlib.Path(f"/proc/{process.pid}/fd").iterdir()))
        found["descriptors of a node"] = max(found["descriptors of a node"], descriptors)
    found["connections of the database"] = int(database.administer(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = 'app' AND usename = 'app'", database="app"))
    sizes = json.loads(database.administer(SIZES, database="app"))
    return found | {f"table {name}, kB": size / 1024 for name, size in sorted(sizes.items())}


class Person:
    """Somebody who taps, and leaves and comes back once a minute."""

    def __init__(self, number: int, setting: Setting, intent: str):
        self.number, self.setting, self.intent = number, setting, intent
        self.times: list[float] = []

    async def live(self, end: float, pause: float) -> None:
        chance = random.Random(self.number)
        port = self.setting.ports[self.number % len(self.setting.ports)]
        while time.monotonic() < end:
            client = await Client.open(port, f"person{self.number}", self.intent)
            leaves = time.monotonic() + chance.uniform(30, 90)
            while time.monotonic() < min(leaves, end):
                took = await client.tap()
                self.times.append(took)
                await asyncio.sleep(max(chance.uniform(0, 2 * pause) - took, 0))
            client.writer.close()


async def measure(setting: Setting, database: Database, options) -> bool:
    length = options.minutes * 60
    people = [Person(number, setting, options.intent) for number in range(options.people)]
    # The balancer may not listen yet.
    await setting.come(options.people, options.intent)
    for client in setting.clients:
        client.writer.close()
    begin = time.monotonic()
    lives = [asyncio.create_task(person.live(begin + length, 3600 / TAPS)) for person in people]
    samples: list[dict[str, float]] = []
    while time.monotonic() < begin + length:
        for life in lives:
            if life.done():
                life.result()
        samples.append(await asyncio.to_thread(look, setting, database))
        await asyncio.sleep(length / 200)
    await asyncio.gather(*lives)
    tenth = len(samples) // 10
    rows, is_flat = [], True
    for name in samples[-1]:
        early, late = (
            statistics.median(sample.get(name, 0) for sample in part)
            for part in (samples[tenth:2 * tenth], samples[-tenth:]))
        grown = late > TOLERANCE * early
        is_flat = is_flat and not grown
        rows.append([name, f"{early:.0f}", f"{late:.0f}", "grown" if grown else "flat"])
    times = [took for person in people for took in person.times]
    print(table([f"In {options.minutes} minutes", "second tenth", "last tenth", ""], rows))
    print(f"\n{len(times):,} taps of {options.people} people at {setting.name}: p50 {at(0.5, times) * 1e3:.1f} ms, "
          f"p99 {at(0.99, times) * 1e3:.1f} ms, the longest {max(times) * 1e3:.0f} ms.")
    return is_flat


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--program", type=pathlib.Path, default=APP)
    parser.add_argument("--intent", default="ShowPlaceIntent", help="the one whose card has a button")
    options = parser.parse_args()
    if not options.program.exists():
        fail(f"{options.program} does not exist; `Benchmarks/run steady` builds it.")
    allow_many_files()
    with contextlib.ExitStack() as stack:
        database = Database()
        stack.callback(database.close)
        setting = Setting(
            f"{options.nodes} nodes on PostgreSQL", options.program, options.nodes, stack, database.address)
        if not asyncio.run(measure(setting, database, options)):
            sys.exit("Something has grown.")


if __name__ == "__main__":
    main()
