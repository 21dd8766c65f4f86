"""People who tap while faults happen, and the judgement of everything that they were told."""

import asyncio
import dataclasses
import random
import statistics
import time
from collections.abc import Callable

from cluster import Cluster
from person import Person
from waiting import PATIENCE, pace


@dataclasses.dataclass(frozen=True)
class Fault:
    """Something that happens to a cluster; `act` returns when all of it runs again."""

    name: str
    act: Callable[[Cluster, random.Random], None]


@dataclasses.dataclass
class Trial:
    """What happened: the people, and how long each had to wait after each fault."""

    cluster: Cluster
    people: list[Person]
    #: For each kind of fault, the seconds from its end until a person's next action was acknowledged.
    recoveries: dict[str, list[float]] = dataclasses.field(default_factory=dict)
    #: The same from the beginning of the fault.
    absences: dict[str, list[float]] = dataclasses.field(default_factory=dict)

    @property
    def taps(self) -> int:
        return sum(person.taps for person in self.people)

    def finish(self) -> None:
        """Lets each person read what the app has in the end."""
        counts, favorites = self.cluster.counts(), self.cluster.favorites()
        for person in self.people:
            person.finish(counts, favorites)

    async def come(self) -> None:
        """Lets each person look at the page once."""
        async with asyncio.timeout(PATIENCE):
            for person in self.people:
                await person.visit()

    def problems(self) -> list[str]:
        """Everything that must not be."""
        counts = self.cluster.counts()
        found = []
        for person in self.people:
            found += person.violations()
            found += [f"{person.share.person} saw {names}: {message}" for names, message in person.seen_of_others]
            if astray := person.astray(counts[person.share.request]):
                found.append(f"{person.share.person}: the number of tickets is {astray} astray")
        return found

    def report(self) -> str:
        unknown = sum(
            operation.ended is None for person in self.people for history in person.histories.values()
            for operation in history.operations)
        lines = [f"{len(self.cluster.nodes)} nodes, {len(self.people)} people, {self.taps} acknowledged taps, "
                 f"{unknown} actions without a known end, {sum(person.refusals for person in self.people)} refused, "
                 f"{sum(person.blanks for person in self.people)} pages that showed nothing at first"]
        for name, seconds in self.recoveries.items():
            since = self.absences[name]
            lines.append(
                f"{name}: {len(seconds)} times a person; until an action was acknowledged: median "
                f"{statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s after everything ran again "
                f"({statistics.median(since):.2f} s, {max(since):.2f} s since the fault)")
        return "\n".join(lines)


async def _live(trial: Trial, faults: list[Fault], chance: random.Random, between: tuple[float, float]) -> None:
    lives = [asyncio.create_task(person.live()) for person in trial.people]

    async def with_lives(work):
        """Waits for something, unless a person's life fails first."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait([task, *lives], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for life in lives:
            if life in done:
                task.cancel()
                life.result()
        if task not in done:
            task.cancel()
            away = [person for person in trial.people if not person.latest]
            raise AssertionError(
                f"people don't come back: {[(person.share.person, person.failures[-3:]) for person in away or trial.people]}")
        return task.result()

    async def all_after(moment: float) -> list[float]:
        return await asyncio.gather(*(person.acknowledged_after(moment) for person in trial.people))

    try:
        await with_lives(all_after(0.001))
        for fault in faults:
            await with_lives(pace(asyncio.get_running_loop().time() + chance.uniform(*between)))
            began, trial.cluster.runs_since = time.monotonic(), None
            await asyncio.to_thread(fault.act, trial.cluster, chance)
            over = trial.cluster.runs_since = time.monotonic()
            for moment in await with_lives(all_after(over)):
                trial.recoveries.setdefault(fault.name, []).append(moment - over)
                trial.absences.setdefault(fault.name, []).append(moment - began)
        for person in trial.people:
            person.is_over = True
        await asyncio.wait_for(asyncio.gather(*lives), PATIENCE)
        await trial.come()
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)


def run(cluster: Cluster, faults: list[Fault], seed: int, between: tuple[float, float] = (0.1, 0.5)) -> Trial:
    """Lets people tap while faults happen one after the other, each when all people are back from the last one."""
    trial = Trial(cluster, [
        Person(number, share, cluster, seed) for number, share in enumerate(cluster.people)])
    asyncio.run(_live(trial, faults, random.Random(seed), between))
    trial.finish()
    return trial
