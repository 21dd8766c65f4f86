"""Networks of namespaces: each node is a machine of its own as far as its network goes."""

import functools
import os
import subprocess

#: The bridges: one to people, one to the database.
SIDES = "people", "database"


def ip(*words: object) -> None:
    subprocess.run(["ip", *map(str, words)], check=True, capture_output=True, text=True)


@functools.cache
def refusal() -> str | None:
    """Why this machine can't have such networks, if it can't."""
    name = f"oai{os.getpid()}x"
    try:
        ip("netns", "add", name)
        ip("netns", "delete", name)
        ip("link", "add", name, "type", "bridge")
        ip("link", "delete", name)
    except (OSError, subprocess.CalledProcessError) as problem:
        return f"this machine makes no namespaces and bridges: {getattr(problem, 'stderr', None) or problem}"
    return None


@functools.cache
def quality_refusal() -> str | None:
    """Why this machine's network can't lose and delay packets, if it can't."""
    name = f"oai{os.getpid()}x"
    ip("link", "add", name, "type", "bridge")
    try:
        done = subprocess.run(
            ["tc", "qdisc", "add", "dev", name, "root", "netem", "loss", "5%"], capture_output=True, text=True)
        return f"this kernel has no netem: {done.stderr.strip()}" if done.returncode else None
    except OSError as problem:
        return str(problem)
    finally:
        ip("link", "delete", name)


class Network:
    """A bridge for people and one for the database, with so many nodes at both.

    A part that is cut off keeps its addresses and its carrier: packets vanish, and nothing tells either end.
    """

    def __init__(self, count: int):
        self.count = count
        # Other tests have other processes.
        self._name = f"oai{os.getpid()}"
        self._subnet = {side: f"10.{64 + number}.{os.getpid() % 256}" for number, side in enumerate(SIDES)}
        try:
            for side in SIDES:
                ip("link", "add", self._bridge(side), "type", "bridge")
                ip("address", "add", f"{self.host(side)}/24", "dev", self._bridge(side))
                ip("link", "set", self._bridge(side), "up")
            for number in range(count):
                ip("netns", "add", self.namespace(number))
                ip("-n", self.namespace(number), "link", "set", "lo", "up")
                for side in SIDES:
                    self._connect(number, side)
        except BaseException:
            self.close()
            raise

    def _bridge(self, side: str) -> str:
        return f"{self._name}{side[0]}"

    def _end(self, number: int, side: str) -> str:
        return f"{self._bridge(side)}{number}"

    def _connect(self, number: int, side: str) -> None:
        name = self.namespace(number)
        ip("link", "add", self._end(number, side), "type", "veth", "peer", "name", side, "netns", name)
        ip("-n", name, "address", "add", f"{self.node(number, side)}/24", "dev", side)
        ip("-n", name, "link", "set", side, "up")
        ip("link", "set", self._end(number, side), "master", self._bridge(side), "up")

    def host(self, side: str) -> str:
        """The address of this machine at a side."""
        return f"{self._subnet[side]}.1"

    def node(self, number: int, side: str) -> str:
        return f"{self._subnet[side]}.{number + 10}"

    def namespace(self, number: int) -> str:
        return f"{self._name}n{number}"

    def before(self, number: int) -> tuple[str, ...]:
        """The words before a command that is to run as a node."""
        return "ip", "netns", "exec", self.namespace(number)

    def cut(self, number: int, side: str) -> None:
        ip("link", "set", self._end(number, side), "nomaster")

    def heal(self, number: int, side: str) -> None:
        ip("link", "set", self._end(number, side), "master", self._bridge(side))

    def worsen(self, number: int, side: str) -> None:
        """Loses 5 % of the packets and keeps each for 200 ms."""
        subprocess.run(
            ["tc", "qdisc", "add", "dev", self._end(number, side), "root", "netem", "loss", "5%", "delay", "200ms"],
            check=True, capture_output=True)

    def mend(self, number: int, side: str) -> None:
        subprocess.run(["tc", "qdisc", "delete", "dev", self._end(number, side), "root"], check=True, capture_output=True)

    def close(self) -> None:
        for number in range(self.count):
            subprocess.run(["ip", "netns", "delete", self.namespace(number)], capture_output=True)
            for side in SIDES:
                subprocess.run(["ip", "link", "delete", self._end(number, side)], capture_output=True)
        for side in SIDES:
            subprocess.run(["ip", "link", "delete", self._bridge(side)], capture_output=True)
