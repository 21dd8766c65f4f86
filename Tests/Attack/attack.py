"""What attacks need: how long they are, and a watch over the server that is attacked."""

import json
import os
import statistics
import subprocess
import sys
import time

import probe
from frames import frame, unframed
from waiting import PATIENCE, pass_time, until
from wires import PageSocket

#: The long form takes longer and uses greater numbers; Scripts/attack asks for it.
IS_LONG = os.environ.get("ATTACK") == "long"

#: The bounds that hold under every attack.
HEALTH_P99 = 0.050
MEMORY = 200 << 20


def long(whole, short):
    """What the long form takes, and what the short form does."""
    return whole if IS_LONG else short


#: The server breaks off a stop by itself, and says so; the short form leaves it to that.
STOP_SECONDS = long(10, PATIENCE)


def visit(serving, *intents: str) -> None:
    """One person performs intents and leaves: a program that never did anything is no measure of memory."""
    page = PageSocket(serving.browser())
    for intent in intents:
        page.perform(intent)
        page.until(lambda event: {"html", "question"} & {
            name for name, value in (event.get("card") or {}).items() if value})
    page.socket.close()


class Watch:
    """What the server costs and how soon it answers others, while something is under way."""

    def __init__(self, serving, title: str):
        self.serving = serving
        self.title = title
        self.latencies = []
        self.failures = 0
        self.memory_before = self.memory_peak = self.memory()
        self.descriptors_before = self.descriptors_peak = self.descriptors()

    def memory(self) -> int:
        return probe.memory(self.serving.process.pid)

    def descriptors(self) -> int:
        return probe.descriptors(self.serving.process.pid)

    def processor(self) -> float:
        """The seconds of processor time so far."""
        with open(f"/proc/{self.serving.process.pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> "Watch":
        self.prober = subprocess.Popen(
            [sys.executable, probe.__file__, str(self.serving.port), str(self.serving.process.pid)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.prober.stdout.readline() == "begun\n"
        return self

    def __exit__(self, *reason) -> None:
        output, _ = self.prober.communicate(timeout=2 * PATIENCE)
        figures = json.loads(output)
        self.latencies = figures["latencies"]
        self.failures = figures["failures"]
        self.memory_peak = max(self.memory_peak, figures["memory"])
        self.descriptors_peak = max(self.descriptors_peak, figures["descriptors"])
        if self.latencies:
            print(self.line)

    def recovers(self) -> None:
        """Waits until the memory is within a tenth of what it was."""
        until(lambda: self.memory() <= self.memory_before * 1.1,
              lambda: f"{self.title}: {self.memory() >> 20} MB stay")

    def processor_of_an_idle_second(self) -> float:
        """The seconds of processor time that a second takes in which nobody does anything: a time, and no event."""
        before = self.processor()
        pass_time(1)
        return self.processor() - before

    @property
    def p99(self) -> float:
        if len(self.latencies) < 100:
            return max(self.latencies)
        return statistics.quantiles(self.latencies, n=100)[98]

    @property
    def line(self) -> str:
        return (
            f"{self.title}: /health {statistics.median(self.latencies) * 1000:.1f} ms, "
            f"p99 {self.p99 * 1000:.1f}, longest {max(self.latencies) * 1000:.0f}; memory "
            f"{self.memory_before >> 20} → {self.memory_peak >> 20} MB; descriptors "
            f"{self.descriptors_before} → {self.descriptors_peak}; refused or failed {self.failures}")


def stop_time(serving) -> float:
    """How long the server takes to end after SIGTERM.

    Sockets of pages are closed before: these read no more, and so don't answer the server's farewell, for which it waits.
    """
    start = time.monotonic()
    assert serving.stop() == 0, serving.said
    return time.monotonic() - start
