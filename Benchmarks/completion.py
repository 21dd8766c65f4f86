#!/usr/bin/env python3
"""Measures how long a shell waits for the words at the cursor: completion.py [PROGRAM] [RUNS]

    swift build --configuration release --traits Web,Assistants,Store,Fonts,Macros --product TravelTracking
    Benchmarks/completion.py

Each answer is a process of its own, as a shell starts it, and no instance runs: its answers would be faster. The program
is TravelTracking, of this package's release build unless another file is named.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from app_server import fail, table

ROOT = pathlib.Path(__file__).resolve().parents[1]
AIM = 80
#: The words before the cursor and those that must be among the answers, by what is completed.
QUESTIONS = {
    "commands": (["su"], "suggestions"),
    "cases": (["run", "FindLandmark", "--match", ""], "any"),
    "entities": (["run", "OpenLandmarkIntent", "--target", "Mount"], "Mount Fuji"),
    "conditions": (["find", "landmark", "--where", "dist"], "distance is less than"),
}


def ask(program: pathlib.Path, words: list[str], expected: str, state: str) -> float:
    """Milliseconds until the whole answer is there."""
    begin = time.perf_counter()
    done = subprocess.run(
        [program, "complete", "fish", *words], stdin=subprocess.DEVNULL, capture_output=True, check=False, cwd=state,
        # A debug program may be slower than a person waits.
        env={**os.environ, "XDG_STATE_HOME": state, "LANG": "C.UTF-8", "OAI_COMPLETION_SECONDS": "60"})
    end = time.perf_counter()
    found = [word.split("\t")[0] for word in done.stdout.decode().split("\0")[1:]]
    if done.returncode != 0 or expected not in found:
        fail(f"{' '.join(words)!r} was answered with {done.stdout[:200]!r} and exit code {done.returncode}.")
    return (end - begin) * 1000


def main() -> None:
    program = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/TravelTracking").absolute()
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    if not program.exists():
        fail(f"{program} does not exist; the first lines of this file tell how it is built.")
    rows = []
    with tempfile.TemporaryDirectory() as state:
        for kind, (words, expected) in QUESTIONS.items():
            # The first answer reads the program from the disk.
            ask(program, words, expected, state)
            times = [ask(program, words, expected, state) for _ in range(runs)]
            p95 = statistics.quantiles(times, n=20, method="inclusive")[-1]
            rows.append([kind, f"{statistics.median(times):.0f}", f"{p95:.0f}", f"{max(times):.0f}", f"≤ {AIM}"])
    print(table(["Answer to a shell, ms", "median", "95th percentile", "largest", "aim"], rows))
    print(f"\n{runs} answers of {program.name} each.")


if __name__ == "__main__":
    main()
