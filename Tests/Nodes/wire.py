"""A wire between two network interfaces that loses and delays packets; few kernels can, so this program does."""

import heapq
import random
import selectors
import socket
import threading
import time

ALL_PROTOCOLS = 0x0003


class Wire:
    """Carries packets both ways, each after the delay, and not all of them."""

    def __init__(self, one: str, other: str, loss: float, delay: float, seed: int):
        self.loss, self.delay = loss, delay
        self.carried = self.lost = 0
        self._chance = random.Random(seed)
        self._ends = [self._open(one), self._open(other)]
        self._waiting: list[tuple[float, int, socket.socket, bytes]] = []
        self._ending, self._end = socket.socketpair()
        self._thread = threading.Thread(target=self._carry)
        self._thread.start()

    @staticmethod
    def _open(interface: str) -> socket.socket:
        end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL_PROTOCOLS))
        end.bind((interface, 0))
        end.setblocking(False)
        return end

    def close(self) -> None:
        self._end.close()
        self._thread.join()
        for end in (*self._ends, self._ending):
            end.close()

    def _carry(self) -> None:
        with selectors.DefaultSelector() as selector:
            for end, beyond in zip(self._ends, reversed(self._ends)):
                selector.register(end, selectors.EVENT_READ, beyond)
            selector.register(self._ending, selectors.EVENT_READ)
            while True:
                wait = max(self._waiting[0][0] - time.monotonic(), 0) if self._waiting else None
                for key, _ in selector.select(wait):
                    if key.fileobj is self._ending:
                        return
                    self._take(key.fileobj, key.data)
                while self._waiting and self._waiting[0][0] <= time.monotonic():
                    _, _, beyond, packet = heapq.heappop(self._waiting)
                    beyond.send(packet)

    def _take(self, end: socket.socket, beyond: socket.socket) -> None:
        while True:
            try:
                packet, (_, _, kind, *_) = end.recvfrom(1 << 16)
            except BlockingIOError:
                return
            # What was sent here comes by as well.
            if kind == socket.PACKET_OUTGOING:
                continue
            if self._chance.random() < self.loss:
                self.lost += 1
                continue
            self.carried += 1
            heapq.heappush(self._waiting, (time.monotonic() + self.delay, self.carried, beyond, packet))
