"""Decides whether a history could have happened one operation after the other.

The search is that of Wing and Gong ("Testing and verifying concurrent objects", 1993) with the memory of Lowe ("Testing
for linearizability", 2017), as Porcupine has it: try the operations that had begun before the earliest remaining end,
go back when an operation that has ended fits nowhere, and never look twice at the same set of operations with the same
state. The models are a register, a counter between two bounds, and a set.

An operation whose end nobody learned takes effect at some moment after its beginning, or never.
"""

import dataclasses
import itertools
import math
from collections.abc import Iterable, Iterator


@dataclasses.dataclass(frozen=True)
class Operation:
    """What a client asked for, from when to when, and the answer.

    `ended` is `None` if the client never learned how it ended: it has no answer then.
    """

    name: str
    value: object
    answer: object
    began: float
    ended: float | None

    def __str__(self) -> str:
        end = "?" if self.ended is None else f"{self.ended:.3f}"
        answer = "" if self.answer is None else f" → {self.answer}"
        return f"[{self.began:.3f}, {end}] {self.name} {self.value}{answer}"


#: What changes nothing in any model.
READS = {"read", "has"}


class Register:
    """A value: `write` replaces it, `read` answers with it."""

    def __init__(self, first: object = None):
        self.first = first

    def parts(self, history: list[Operation]) -> Iterable[list[Operation]]:
        yield history

    def step(self, state: object, operation: Operation) -> tuple[bool, object]:
        """Whether the operation may answer so in a state, and the state afterwards."""
        if operation.name == "write":
            return True, operation.value
        return operation.ended is None or operation.answer == state, state

    def leads(self, state: object, after: object, answer: object) -> bool:
        """Whether a change of the state is one towards an answer."""
        return after == answer


class Counter:
    """A number that stays between two bounds: `add` changes it, `read` answers with it."""

    def __init__(self, first: int = 0, least: float = -math.inf, most: float = math.inf):
        self.first, self.least, self.most = first, least, most

    def parts(self, history: list[Operation]) -> Iterable[list[Operation]]:
        yield history

    def step(self, state: int, operation: Operation) -> tuple[bool, int]:
        if operation.name == "add":
            return True, min(max(state + operation.value, self.least), self.most)
        return operation.ended is None or operation.answer == state, state

    def leads(self, state: int, after: int, answer: int) -> bool:
        """Whether a change of the state is one towards an answer."""
        return abs(answer - after) < abs(answer - state)


class Members:
    """A set: `add` and `remove` change it, `has` answers for one element.

    Each element is a history of its own, because no operation concerns two of them.
    """

    first = False

    def parts(self, history: list[Operation]) -> Iterable[list[Operation]]:
        for value in sorted({operation.value for operation in history}):
            yield [operation for operation in history if operation.value == value]

    def step(self, state: bool, operation: Operation) -> tuple[bool, bool]:
        if operation.name == "has":
            return operation.ended is None or operation.answer == state, state
        return True, operation.name == "add"

    def leads(self, state: bool, after: bool, answer: bool) -> bool:
        """Whether a change of the state is one towards an answer."""
        return after == answer


def violation(model, history: list[Operation]) -> str | None:
    """Why a history can't have happened one operation after the other, or `None` if it can."""
    for part in model.parts(history):
        if problem := _Search(model, part).problem():
            return problem
    return None


class _Search:
    """The search through one history.

    What is next is among the operations that had begun before the first end of those that are left. Of operations that
    are the same but for their times, the one that ended first is next: with any other, the two could be exchanged. A
    read that fits is next at once. An operation without an end is next only if it leads to the answer of a read that may
    be next: what it does before anything else can also be done later, or never. (At the bounds of a counter this isn't
    so; clients keep away from them while they don't know how an addition ended.)
    """

    def __init__(self, model, history: list[Operation]):
        self.model = model
        self.ended = sorted((one for one in history if one.ended is not None), key=lambda one: one.began)
        self.by_end = sorted(range(len(self.ended)), key=lambda index: self.ended[index].ended)
        kinds = {}
        for operation in sorted(history, key=lambda one: one.began):
            if operation.ended is None:
                kinds.setdefault((operation.name, operation.value), []).append(operation)
        #: Those without an end, by what they are; each is taken after the one before it.
        self.open = list(kinds.values())

    def problem(self) -> str | None:
        # A place is what is taken of the ended ones, how many of each kind of the open ones, and the state; with the
        # first of the ended ones that aren't taken, in the order of their beginnings and of their ends.
        first = (0, (0,) * len(self.open), self.model.first, 0, 0)
        seen, stack = set(), [iter([first])]
        longest = (-1, first)
        while stack:
            place = next(stack[-1], None)
            if place is None:
                stack.pop()
                continue
            taken, counts, state, begin, end = place
            if place[:3] in seen:
                continue
            seen.add(place[:3])
            while begin < len(self.ended) and taken >> begin & 1:
                begin += 1
            while end < len(self.by_end) and taken >> self.by_end[end] & 1:
                end += 1
            if end == len(self.by_end):
                return None
            place = (taken, counts, state, begin, end)
            longest = max(longest, (taken.bit_count(), place), key=lambda one: one[0])
            stack.append(self._next(*place))
        return self._told(longest[1])

    def _next(self, taken: int, counts: tuple[int, ...], state: object, begin: int, end: int) -> Iterator[tuple]:
        limit = self.ended[self.by_end[end]].ended
        kinds, answers = {}, []
        for index in range(begin, len(self.ended)):
            operation = self.ended[index]
            if operation.began > limit:
                break
            if taken >> index & 1:
                continue
            fits, after = self.model.step(state, operation)
            if not fits:
                answers.append(operation.answer)
                continue
            if operation.name in READS:
                yield taken | 1 << index, counts, state, begin, end
                return
            kind = (operation.name, operation.value, operation.answer)
            if kind not in kinds or operation.ended < self.ended[kinds[kind][0]].ended:
                kinds[kind] = index, after
        for index, after in sorted(kinds.values(), key=lambda one: self.ended[one[0]].ended):
            yield taken | 1 << index, counts, after, begin, end
        for kind, operations in enumerate(self.open):
            count = counts[kind]
            if count < len(operations) and operations[count].began <= limit:
                _, after = self.model.step(state, operations[count])
                if any(self.model.leads(state, after, answer) for answer in answers):
                    yield taken, (*counts[:kind], count + 1, *counts[kind + 1:]), after, begin, end

    def _told(self, place: tuple) -> str:
        taken, counts, state, _, end = place
        stuck = self.ended[self.by_end[end]]
        near = [operation for operation in [*self.ended, *itertools.chain(*self.open)]
                if operation.began <= stuck.ended and (operation.ended or math.inf) >= stuck.began - 2]
        near.sort(key=lambda one: one.began)
        return (f"After {taken.bit_count() + sum(counts)} operations, with {state!r}, nothing lets this one fit: "
                f"{stuck}\nAround it:\n  " + "\n  ".join(map(str, near[-40:])))
