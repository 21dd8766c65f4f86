#!/usr/bin/env python3
"""Measures throughput and memory of the server: load.py [--short]

Each figure is of a server of its own that was warmed up with 20 sessions.
"""

import json
import statistics
import subprocess
import sys
import time

from app_server import LOAD_CLIENT, benchmark_app, fail, table

# The server looks every two seconds whether a busy time is over; after thousands of sessions it takes
# a few seconds until nothing is left to do.
REST_SECONDS = 14
# A session without connections is kept for a minute; then some, for the machine to do it.
LINGER_SECONDS = 60 + 15


def load(
    process: subprocess.Popen, port: int, sessions: int, taps: int, rounds: int = 1, rest: int = 0
) -> dict:
    """What the load client says about so many sessions."""
    client = subprocess.run(
        [LOAD_CLIENT, "--port", str(port), "--pid", str(process.pid), "--sessions", str(sessions),
         "--taps", str(taps), "--rounds", str(rounds), "--rest", str(rest)],
        stdout=subprocess.PIPE, text=True)
    if client.returncode != 0:
        fail("the load client failed; its reason is above.")
    return json.loads(client.stdout)


def warm_up(process: subprocess.Popen, port: int) -> int:
    """Returns the bytes in RAM afterwards."""
    load(process, port, sessions=20, taps=50)
    return resident(process)


def resident(process: subprocess.Popen) -> int:
    with open(f"/proc/{process.pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    fail("the server's process is gone.")


def megabytes(count: int) -> str:
    return f"{count / 1e6:.1f} MB"


def throughput(sessions: int, taps: int, times: int) -> None:
    runs = []
    with benchmark_app() as (process, port):
        load(process, port, sessions, max(taps // 5, 1))
        runs = [load(process, port, sessions, taps) for _ in range(times)]
    # A clock tick is 10 ms; a run shorter than one has no figure.
    per_cpu = [run["taps"] / run["serverCPUSeconds"] for run in runs if run["serverCPUSeconds"] > 0]
    if not per_cpu:
        fail("the runs were too short for the system to count processor time.")
    middle = sorted(runs, key=lambda run: run["p50"])[len(runs) // 2]
    print(table(
        [f"Load: {sessions} sessions, {taps} taps each", "median", "least", "most", "aim"],
        [["taps per server CPU-second", f"{statistics.median(per_cpu):,.0f}",
          f"{min(per_cpu):,.0f}", f"{max(per_cpu):,.0f}", "≥ 8,000"],
         row("taps per second", [run["taps"] / run["seconds"] for run in runs])]))
    print(
        f"\n{times} runs. Round trip with all sessions tapping at once, middle run:"
        f" p50 {middle['p50'] / 1000:.1f} ms, p99 {middle['p99'] / 1000:.1f} ms."
        " The client runs on the same machine.")


def row(name: str, values: list[float]) -> list[str]:
    return [
        name, f"{statistics.median(values):,.0f}", f"{min(values):,.0f}", f"{max(values):,.0f}", ""]


def memory(counts: list[int]) -> None:
    rows = []
    for sessions in counts:
        with benchmark_app() as (process, port):
            empty = warm_up(process, port)
            full = load(process, port, sessions, taps=10, rest=REST_SECONDS)["residentTapped"]
        per_session = (full - empty) / sessions / 1000
        rows.append([
            f"{sessions:,} sessions", megabytes(empty), megabytes(full), f"{per_session:.1f} kB",
            "≤ 25 kB"])
    print(table(
        ["Memory of connected sessions with a card tapped ten times", "without", "with",
         "per session", "aim"], rows))


def churn(at_once: int, rounds: int) -> None:
    """Opens and closes sessions, and looks at what stays."""
    with benchmark_app() as (process, port):
        warm = warm_up(process, port)
        load(process, port, at_once, taps=10)
        time.sleep(LINGER_SECONDS)
        before = resident(process)
        load(process, port, at_once, taps=10, rounds=rounds)
        time.sleep(LINGER_SECONDS)
        after = resident(process)
    print(table(
        ["Memory after sessions were closed", "resident", "against the line above", "aim"],
        [["warmed up", megabytes(warm), "", ""],
         [f"{at_once:,} sessions opened and closed", megabytes(before), change(warm, before), ""],
         [f"{at_once * rounds:,} more opened and closed, {at_once:,} at a time", megabytes(after),
          change(before, after), "≤ +5 %"]]))


def change(before: int, after: int) -> str:
    return f"{(after / before - 1) * 100:+.1f} %"


def main() -> None:
    if "--short" in sys.argv:
        throughput(sessions=20, taps=100, times=1)
        print()
        memory([100])
        return
    throughput(sessions=200, taps=300, times=5)
    print()
    memory([500, 5000])
    print()
    churn(at_once=5000, rounds=2)


if __name__ == "__main__":
    main()
