"""What clients asked for and were answered, as the checker reads it."""

import time

from linearizability import Operation


class History:
    """The operations at one value, each with its beginning and, where its client learned it, its end."""

    def __init__(self):
        self._ended = []
        self._open = {}
        self._number = 0

    def begin(self, name: str, value: object = None) -> int:
        """Notes a beginning; its end is unknown until `end` or `forget` says more."""
        self._number += 1
        self._open[self._number] = (name, value, time.monotonic())
        return self._number

    def end(self, number: int, answer: object = None) -> float:
        """Notes that an operation was acknowledged; the time of its beginning."""
        name, value, began = self._open.pop(number)
        self._ended.append(Operation(name, value, answer, began, time.monotonic()))
        return began

    def forget(self, number: int) -> None:
        """An operation that certainly had no effect, or a read without an answer."""
        self._open.pop(number)

    def read(self, name: str, value: object, answer: object, began: float) -> None:
        self._ended.append(Operation(name, value, answer, began, time.monotonic()))

    @property
    def operations(self) -> list[Operation]:
        return self._ended + [Operation(name, value, None, began, None) for name, value, began in self._open.values()]
