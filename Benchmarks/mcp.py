#!/usr/bin/env python3
"""Measures calls of a tool through the Model Context Protocol, ours beside others'.

    mcp.py [--short]

The tool adds two numbers; every answer is checked. The rounds go from one server to the next, so
that a slow moment of the machine meets all of them. The short form leaves out the million calls,
and the peers where `Benchmarks/setup` has not run.
"""

import contextlib
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from app_server import (
    APP, BASE_APP, BUILT, PEERS, PYTHON, allow_many_files, benchmark_app, fail, free_port, stop, table,
    unlimited)

LOAD_CLIENT = BUILT / "MCPLoadClient"
BARE_HANDLER = BUILT / "BareHandler"
STATELESS, SESSIONS = "2026-07-28", "2025-11-25"
OURS, SDK, FAST, BARE = "OpenAppIntents", "Python SDK", "FastMCP", "an empty handler"
BASE = "the base build"
PROGRAMS_OF_OURS = {OURS: APP} | ({BASE: BASE_APP} if BASE_APP else {})
TOOLS = {OURS: "AddIntent", BASE: "AddIntent", SDK: "add", FAST: "add", BARE: "add"}
PROGRAMS = {SDK: "mcp_add.py", FAST: "fastmcp_add.py"}
CONNECTIONS = 16


class Plan:
    """How much is measured."""

    def __init__(self, is_short: bool):
        self.seconds = 1 if is_short else 5
        self.warm_up = 0.5 if is_short else 2
        self.rounds = 1 if is_short else 3
        self.starts = 3 if is_short else 10
        self.many_calls = 0 if is_short else 1_000_000
        self.peers = [SDK, FAST] if not is_short or PYTHON.exists() else []


def load(*arguments) -> dict:
    """What the load client says."""
    client = subprocess.run(
        [LOAD_CLIENT, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True)
    if client.returncode != 0:
        fail(f"the load client failed: {client.stderr.strip()[-600:]}")
    return json.loads(client.stdout)


# MARK: - Servers


@contextlib.contextmanager
def served(name: str):
    """A server over HTTP; gives its process and its port."""
    if name in PROGRAMS_OF_OURS:
        with benchmark_app(PROGRAMS_OF_OURS[name]) as (process, port):
            yield process, port
        return
    port = free_port()
    command = [BARE_HANDLER, port] if name == BARE else [PYTHON, PEERS / PROGRAMS[name], port]
    process = subprocess.Popen(
        list(map(str, command)), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while not accepts(port):
            if process.poll() is not None or time.monotonic() > deadline:
                fail(f"{name} did not start.")
            time.sleep(0.05)
        yield process, port
    finally:
        stop(process)


def accepts(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
        return True
    except OSError:
        return False


def piped(name: str, state: str) -> list:
    """The command of a server over its standard input and output."""
    if name in PROGRAMS_OF_OURS:
        program = PROGRAMS_OF_OURS[name]
        return [program, "mcp", "--state-directory", state, *unlimited(program, "mcp")]
    return [PYTHON, PEERS / PROGRAMS[name], "pipes"]


# MARK: - Over HTTP


def http(name: str, revision: str, plan: Plan) -> dict:
    unchecked = ["--unchecked", "1"] if name == BARE else []
    with served(name) as (process, port):
        return load(
            "http", "--port", port, "--pid", process.pid, "--connections", CONNECTIONS,
            "--revision", revision, "--tool", TOOLS[name], "--warm-up", plan.warm_up,
            "--seconds", plan.seconds, *unchecked)


def calls_per_second(run: dict) -> float:
    return run["calls"] / run["seconds"]


def cpu_per_call(run: dict) -> float:
    return run["serverCPUSeconds"] / run["calls"] * 1e6


def median(runs: list[dict], figure) -> float:
    return statistics.median(figure(run) for run in runs)


def over_http(plan: Plan) -> None:
    measured = [
        (name, revision) for name in PROGRAMS_OF_OURS for revision in (STATELESS, SESSIONS)]
    measured += [(peer, revision) for peer in plan.peers for revision in (STATELESS, SESSIONS)]
    measured += [(BARE, STATELESS)]
    runs = {key: [] for key in measured}
    for _ in range(plan.rounds):
        for key in measured:
            runs[key].append(http(*key, plan))
    rate = {key: median(runs[key], calls_per_second) for key in measured}
    rows = []
    for name, revision in measured:
        own = runs[name, revision]
        bare = name == BARE
        rows.append([
            name if bare else f"{name}, {revision}", f"{rate[name, revision]:,.0f}",
            f"{median(own, cpu_per_call):.0f} µs",
            f"{median(own, lambda run: run['p50']) / 1000:.2f} ms",
            f"{median(own, lambda run: run['p99']) / 1000:.2f} ms",
            f"{median(own, lambda run: run['resident'][-1]) / 1e6:.1f} MB",
            "≤ 120 µs, ≤ 40 MB" if name == OURS else ""])
    print(table(
        [f"HTTP, {CONNECTIONS} connections", "calls per second", "processor per call", "p50", "p99",
         "memory", "aim"], rows))
    print()
    rows = []
    for revision in (STATELESS, SESSIONS):
        others = [*((peer, "≥ 12") for peer in plan.peers), (BARE, "≥ 0.80")]
        for other, aim in others + ([(BASE, "")] if BASE_APP else []):
            against = rate[other, STATELESS if other == BARE else revision]
            rows.append([
                f"{revision}: against {other}", f"{rate[OURS, revision] / against:.2f}", aim])
    print(table(["Calls per second, ours", "times", "aim"], rows))


# MARK: - Over pipes


def over_pipes(plan: Plan) -> None:
    rows = []
    rates = {}
    with tempfile.TemporaryDirectory() as state:
        for name in [*PROGRAMS_OF_OURS, *plan.peers]:
            for depth, aim in [(16, "≥ 30,000 calls per second"), (1, "p50 ≤ 60 µs")]:
                runs = [
                    load("pipes", "--depth", depth, "--tool", TOOLS[name],
                         "--warm-up", plan.warm_up, "--seconds", plan.seconds, "--",
                         *piped(name, state))
                    for _ in range(plan.rounds)]
                rates[name, depth] = median(runs, calls_per_second)
                rows.append([
                    f"{name}, depth {depth}", f"{median(runs, calls_per_second):,.0f}",
                    f"{median(runs, cpu_per_call):.0f} µs",
                    f"{median(runs, lambda run: run['p50']):.0f} µs",
                    f"{median(runs, lambda run: run['p99']):.0f} µs",
                    f"{median(runs, lambda run: run['resident'][-1]) / 1e6:.1f} MB",
                    aim if name == OURS else ""])
    print(table(
        ["Standard input and output", "calls per second", "processor per call", "p50", "p99",
         "memory", "aim"], rows))
    if BASE_APP:
        print()
        print(table(
            ["Calls per second over pipes, against the base build", "times"],
            [[f"depth {depth}", f"{rates[OURS, depth] / rates[BASE, depth]:.2f}"]
             for depth in (16, 1)]))


def start(plan: Plan) -> None:
    rows = []
    with tempfile.TemporaryDirectory() as state:
        for name in [OURS, *plan.peers]:
            times = [
                load("pipes", "--calls", 1, "--warm-up", 0, "--tool", TOOLS[name], "--",
                     *piped(name, state))["firstAnswerSeconds"] * 1000
                # The first start reads the program from the disk and makes the database.
                for _ in range(plan.starts + 1)][1:]
            rows.append([
                name, f"{statistics.median(times):.0f} ms", f"{max(times):.0f} ms",
                "≤ 40 ms" if name == OURS else ""])
    print(table(["Start to the first answered call, over pipes", "median", "largest", "aim"], rows))


# MARK: - Many calls


def many_calls(plan: Plan) -> None:
    rows = []
    for revision in (STATELESS, SESSIONS):
        with served(OURS) as (process, port):
            resident = load(
                "http", "--port", port, "--pid", process.pid, "--connections", CONNECTIONS,
                "--revision", revision, "--tool", TOOLS[OURS], "--calls", plan.many_calls,
            )["resident"]
        change = (resident[-1] / resident[0] - 1) * 100
        rows.append([
            f"HTTP, {revision}", f"{resident[0] / 1e6:.1f} MB", f"{max(resident) / 1e6:.1f} MB",
            f"{resident[-1] / 1e6:.1f} MB", f"{change:+.1f} %", "≤ 40 MB, flat"])
    print(table(
        [f"Memory over {plan.many_calls:,} calls", "after a tenth", "most", "at the end", "change",
         "aim"], rows))


def main() -> None:
    plan = Plan("--short" in sys.argv)
    for program in (APP, LOAD_CLIENT, BARE_HANDLER):
        if not program.exists():
            fail(f"{program} does not exist; `Benchmarks/run mcp` builds it.")
    allow_many_files()
    over_http(plan)
    print()
    over_pipes(plan)
    print()
    start(plan)
    if plan.many_calls:
        print()
        many_calls(plan)


if __name__ == "__main__":
    main()
