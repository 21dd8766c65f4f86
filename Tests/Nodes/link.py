"""A connection between a node and its database that can be slow, be cut, or lose what goes over it."""

import asyncio
import contextlib
import pathlib
import threading

from waiting import pace


class Link:
    """A port that leads to a database's socket.

    While it is cut, connections stay and nothing passes, as in a network that is divided; what waited passes when it
    heals. Nothing tells either end, other than that no answer comes.
    """

    def __init__(self, destination: pathlib.Path, host: str = "127.0.0.1"):
        self.destination, self.host = destination, host
        self.delay = 0.0
        #: The bytes that went over it, both ways together.
        self.carried = 0
        self._loop = asyncio.new_event_loop()
        self._writers = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = self._wait(self._listen())

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._passes.clear)

    def heal(self) -> None:
        self.delay = 0.0
        self._loop.call_soon_threadsafe(self._passes.set)

    def reset(self) -> None:
        """Ends all connections at once; new ones are taken."""
        self._wait(self._abort())

    def close(self) -> None:
        self.heal()
        self._wait(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _listen(self) -> int:
        self._passes = asyncio.Event()
        self._passes.set()
        self._server = await asyncio.start_server(self._serve, self.host, 0)
        return self._server.sockets[0].getsockname()[1]

    async def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        await self._abort()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._passes.wait()
            there, back = await asyncio.open_unix_connection(self.destination)
            self._writers.add(back)
            try:
                await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            finally:
                self._writers.discard(back)
                back.close()
        except (OSError, asyncio.CancelledError):
            # The database isn't there, or this link ends: its client is told so by the end.
            writer.transport.abort()
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                if self.delay:
                    await pace(self._loop.time() + self.delay)
                await self._passes.wait()
                self.carried += len(data)
                writer.write(data)
                await writer.drain()
        writer.close()
