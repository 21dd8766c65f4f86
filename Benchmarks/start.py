#!/usr/bin/env python3
"""Measures the time from starting the app to its first answered request: start.py [STARTS]"""

import pathlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time

from app_server import APP, fail, free_port, stop, table

REQUEST = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n"


def start_once(
    state: str, program: pathlib.Path = APP, environment: dict[str, str] | None = None
) -> float:
    """Milliseconds until an app answered."""
    port = free_port()
    begin = time.perf_counter()
    process = subprocess.Popen(
        [program, "serve", "--port", str(port), "--state-directory", state],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)
    try:
        while True:
            try:
                connection = socket.create_connection(("127.0.0.1", port), timeout=10)
                break
            except ConnectionRefusedError:
                if process.poll() is not None or time.perf_counter() - begin > 60:
                    fail(f"{program.name} did not start.")
                time.sleep(0.0005)
        with connection:
            connection.sendall(REQUEST % port)
            answer = b""
            while b"\r\n\r\n" not in answer:
                received = connection.recv(4096)
                if not received:
                    break
                answer += received
        end = time.perf_counter()
        if not answer.startswith(b"HTTP/1.1 200"):
            fail(f"GET /health was answered with {answer[:80]!r}.")
        return (end - begin) * 1000
    finally:
        stop(process)


def main() -> None:
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    if not APP.exists():
        fail(f"{APP} does not exist; `Benchmarks/run` builds it.")
    with tempfile.TemporaryDirectory() as state:
        # The first start reads the program from the disk and makes the database.
        first = start_once(state)
        times = [start_once(state) for _ in range(starts)]
    print(table(
        ["Start to the first answered request, ms", "median", "largest", "aim"],
        [["with the program in the file cache", f"{statistics.median(times):.0f}",
          f"{max(times):.0f}", "≤ 100"]]))
    print(f"\n{starts} starts. The one before them, which made the database, took {first:.0f} ms.")


if __name__ == "__main__":
    main()
