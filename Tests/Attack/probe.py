"""Asks a server how it is until standard input ends, and prints figures: probe.py PORT PROCESS

A first line says that it has begun.

A process of its own: in the attacker's, it would measure how busy the attacker is.
"""

import contextlib
import http.client
import json
import os
import select
import sys
import time


def memory(process: int) -> int:
    """The bytes that a process holds; 0 if it is gone."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        with open(f"/proc/{process}/status") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) << 10
    return 0


def descriptors(process: int) -> int:
    """The descriptors that a process has open; 0 if it is gone."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return len(os.listdir(f"/proc/{process}/fd"))
    return 0


def main(port: int, process: int) -> None:
    figures = {"latencies": [], "failures": 0, "memory": 0, "descriptors": 0}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    print("begun", flush=True)
    is_over = False
    while not is_over:
        is_over = bool(select.select([sys.stdin], [], [], 0.005)[0])
        start = time.monotonic()
        try:
            connection.request("GET", "/health")
            assert connection.getresponse().read() == b"ok"
            figures["latencies"].append(time.monotonic() - start)
        except (OSError, http.client.HTTPException, AssertionError):
            figures["failures"] += 1
            connection.close()
        figures["memory"] = max(figures["memory"], memory(process))
        figures["descriptors"] = max(figures["descriptors"], descriptors(process))
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
