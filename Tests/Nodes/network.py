"""Networks of namespaces: each node is a machine of its own as far as its network goes."""

import functools
import os
import subprocess

from wire import Wire

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
        subprocess.run(["ethtool", "--version"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        return f"this machine makes no namespaces and bridges: {getattr(problem, 'stderr', None) or problem}"
    return None


def offload_nothing(interface: str, *before: str) -> None:
    """Lets packets be whole when they leave an interface: a `Wire` carries them as they are."""
    subprocess.run(
        [*before, "ethtool", "-K", interface, "tx", "off", "tso", "off", "gso", "off", "gro", "off"], check=True,
        capture_output=True)


class Network:
    """A bridge for people and one for the database, with so many nodes at both.

    A part that is cut off keeps its addresses and its carrier: packets vanish, and nothing tells either end.
    """

    def __init__(self, count: int):
        self.count = count
        # Other tests have other processes.
        self._name = f"oai{os.getpid()}"
        self._wires: dict[str, Wire] = {}
        self._subnet = {side: f"10.{64 + number}.{os.getpid() % 256}" for number, side in enumerate(SIDES)}
        try:
            for side in SIDES:
                ip("link", "add", self._bridge(side), "type", "bridge")
                ip("address", "add", f"{self.host(side)}/24", "dev", self._bridge(side))
                ip("link", "set", self._bridge(side), "up")
                offload_nothing(self._bridge(side))
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
        offload_nothing(side, "ip", "netns", "exec", name)
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
        end = self._end(number, side)
        ip("link", "add", f"{end}a", "type", "veth", "peer", "name", f"{end}b")
        for part in f"{end}a", f"{end}b":
            ip("link", "set", part, "up")
        ip("link", "set", end, "nomaster")
        self._wires[end] = Wire(end, f"{end}a", 0.05, 0.2, number)
        ip("link", "set", f"{end}b", "master", self._bridge(side))

    def mend(self, number: int, side: str) -> None:
        end = self._end(number, side)
        wire = self._wires.pop(end)
        wire.close()
        assert wire.carried and wire.lost, f"{wire.carried} packets were carried and {wire.lost} lost"
        ip("link", "delete", f"{end}a")
        ip("link", "set", end, "master", self._bridge(side))

    def close(self) -> None:
        for end, wire in self._wires.items():
            wire.close()
            subprocess.run(["ip", "link", "delete", f"{end}a"], capture_output=True)
        for number in range(self.count):
            subprocess.run(["ip", "netns", "delete", self.namespace(number)], capture_output=True)
            for side in SIDES:
                subprocess.run(["ip", "link", "delete", self._end(number, side)], capture_output=True)
        for side in SIDES:
            subprocess.run(["ip", "link", "delete", self._bridge(side)], capture_output=True)
