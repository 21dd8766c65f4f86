"""A person with a browser who taps, notes what was acknowledged, and comes back when a connection ends."""

import asyncio
import html
import json
import random
import re
import secrets
import time

from cluster import FIRST_COUNT, HOST, LANDMARKS, Cluster, Share
from frames import frame, unframed
from history import History
from linearizability import Counter, Members, Register, violation
from waiting import pace

#: A page that hears nothing for so long connects again.
SILENCE = 15
#: A page that shows nothing for so long, while everything runs and its person does nothing, has nothing to show.
BLANK = 3
NAMES = {name: number for number, name in LANDMARKS.items()}
#: A refusal after which the app may have acted nevertheless, because only the card could not be kept.
NOT_KEPT = "could not be written down"


class Refused(Exception):
    """An action wasn't carried out, or isn't known to be."""


class Failed(Exception):
    """The card says that its run failed."""


class View:
    """A card, as far as these people read it."""

    def __init__(self, card: dict | None, markup: str | None):
        self.id = card and card["id"]
        self.generation = card and card["generation"]
        self.markup = markup or ""
        texts = {html.unescape(text).partition(" · ")[0] for text in re.findall(r">([^<>]+)<", self.markup)}
        self.landmarks = {NAMES[text] for text in texts if text in NAMES}
        self.actions = {
            label: int(number)
            for number, label in re.findall(r'data-action="(\d+)" aria-label="([^"]+)"', self.markup)}
        count = re.search(r'aria-label="(\d+) tickets?"', self.markup)
        self.count = count and int(count[1])
        self.is_favorite = "Remove from Favorites" in self.actions

    @property
    def name(self) -> tuple | None:
        """Which card it is: a person's own name for it."""
        if self.count is not None:
            return "tickets", *sorted(self.landmarks)
        return ("landmark", *sorted(self.landmarks)) if self.landmarks else None


class Tab:
    """One WebSocket of a page."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, person: "Person"):
        self.reader, self.writer, self.person = reader, writer, person
        self.data = b""
        self.markup = None

    @classmethod
    async def open(cls, person: "Person", place: tuple[str, int]) -> "Tab":
        async with asyncio.timeout(SILENCE):
            reader, writer = await asyncio.open_connection(*place)
            writer.write((
                f"GET /session/socket?tab={secrets.token_hex(8)}&scheme=light&text=large&language=en HTTP/1.1\r\n"
                f"Host: {HOST}\r\nOrigin: http://{HOST}\r\nX-Forwarded-User: {person.share.person}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "Sec-WebSocket-Protocol: openappintents.1\r\n\r\n").encode())
            try:
                head = await reader.readuntil(b"\r\n\r\n")
                if b" 101 " not in head.split(b"\r\n")[0]:
                    raise ConnectionError(head.decode(errors="replace"))
            except BaseException:
                writer.close()
                raise
        return cls(reader, writer, person)

    def close(self) -> None:
        self.writer.close()

    def send(self, **message) -> None:
        self.writer.write(frame(json.dumps(message).encode()))

    async def message(self) -> dict:
        while True:
            while (found := unframed(self.data)) is None:
                new = await self.reader.read(1 << 16)
                if not new:
                    raise ConnectionError("the connection ended")
                self.data += new
            opcode, content, self.data = found
            if opcode == 9:
                self.writer.write(frame(content, 10))
            if opcode == 8:
                raise ConnectionError("the server closed the socket")
            if opcode == 1:
                return json.loads(content)

    async def settled(self, matches=lambda view: True) -> View:
        """The next state in which nothing is under way, and that matches."""
        async with asyncio.timeout(SILENCE):
            while True:
                message = await self.message()
                if message["type"] == "refused":
                    raise Refused(message["message"])
                if message["type"] == "leaving":
                    raise ConnectionError("the server leaves")
                if message["type"] != "state":
                    continue
                card = message["card"]
                if card and "html" in card:
                    self.markup = card["html"]
                view = View(card, card and self.markup)
                self.person.looks_at(view, message)
                if message["run"] or card and card["busy"]:
                    continue
                if card and card["error"]:
                    raise Failed(card["error"])
                if matches(view):
                    return view


class Person:
    """One person, whose three histories are the card, the number of tickets and the favorites."""

    def __init__(self, number: int, share: Share, cluster: Cluster, seed: int):
        self.number, self.share, self.cluster = number, share, cluster
        self.chance = random.Random(seed * 1000 + number)
        self.histories = {"card": History(), "tickets": History(), "favorites": History()}
        self.models = {
            "card": Register(), "tickets": Counter(FIRST_COUNT, 1, 20), "favorites": Members()}
        self.seen_of_others = []
        self.failures = []
        self.refusals = 0
        self.taps = self.attempts = self.blanks = 0
        #: The latest beginning of an action that was acknowledged.
        self.latest = 0.0
        #: A card was asked for, and may be kept though nothing said so.
        self.has_asked = False
        #: The time since which this person does nothing; none during an operation, whose card pages have yet to show.
        self.rests_since: float | None = time.monotonic()
        self.news = asyncio.Event()
        self.is_over = False

    # MARK: What a person does

    async def live(self) -> None:
        while not self.is_over:
            try:
                tab, view = await self.come()
                try:
                    while not self.is_over:
                        view = await self.act(tab, view)
                        if self.chance.random() < 0.1:
                            break
                finally:
                    tab.close()
            except (OSError, EOFError, TimeoutError) as problem:
                self.attempts += 1
                self.failures.append(problem)
                await self.breathe()

    async def come(self) -> tuple[Tab, View]:
        """Opens a page; what it shows first is what the person's session is."""
        began = time.monotonic()
        tab = await Tab.open(self, self.cluster.place_for(self.number, self.attempts))
        try:
            view = await self.first(tab)
        except (Refused, Failed) as problem:
            tab.close()
            raise ConnectionError(str(problem)) from problem
        except BaseException:
            tab.close()
            raise
        self.histories["card"].read("read", None, view.name, began)
        self.reads(view, began)
        return tab, view

    async def visit(self) -> None:
        """Opens a page as soon as one can be opened, and closes it."""
        while True:
            try:
                tab, _ = await self.come()
                return tab.close()
            except (OSError, EOFError, TimeoutError) as problem:
                self.attempts += 1
                self.failures.append(problem)
                await self.breathe()

    async def first(self, tab: Tab) -> View:
        """What a new page shows first.

        A page that comes as an action begins is told of neither card nor run, and of the card when it is there; only
        one that is told nothing more, with no action of this person under way, has none. Before a node reaches the database
        again, it knows none.
        """
        view = await tab.settled()
        if view.name is None and self.has_asked:
            self.blanks += 1
            is_late = False
            while not is_late:
                try:
                    async with asyncio.timeout(BLANK):
                        return await tab.settled(lambda view: view.name is not None)
                except TimeoutError:
                    is_late = self.cluster.has_run(BLANK) and self.has_rested(BLANK)
        return view

    async def glance(self) -> None:
        """Opens a second page beside the first, and closes it."""
        try:
            tab, _ = await self.come()
            tab.close()
        except (OSError, EOFError, TimeoutError) as problem:
            self.failures.append(problem)

    async def act(self, tab: Tab, view: View) -> View:
        work = self.show if view.name is None or self.chance.random() < 0.2 else self.tap
        try:
            if self.chance.random() < 0.1:
                # Both at once, and both to their end.
                result, _ = await asyncio.gather(work(tab, view), self.glance(), return_exceptions=True)
                if isinstance(result, BaseException):
                    raise result
                return result
            return await work(tab, view)
        except Failed as problem:
            self.failures.append(problem)
        except Refused as problem:
            self.refusals += 1
            self.failures.append(problem)
        await self.breathe()
        raise ConnectionError("a person looks again what holds")

    async def show(self, tab: Tab, view: View) -> View:
        landmark = self.chance.choice(self.share.landmarks)
        if self.chance.random() < 0.5:
            name = ("tickets", self.share.landmarks[0])
            values = {"searchRequest": {"entity": "SearchRequestEntity", "id": self.share.request}}
            intent = "TicketRequestSnippetIntent"
        else:
            name = ("landmark", landmark)
            values = {"landmark": {"entity": "LandmarkEntity", "id": str(landmark)}}
            intent = "ShowLandmarkIntent"
        async with self.operation("card", "write", name):
            began = time.monotonic()
            self.has_asked = True
            tab.send(type="perform", intent=intent, values=values)
            shown = await tab.settled(lambda new: new.id not in (None, view.id))
        assert shown.name == name, f"{self.share.person} asked for {name} and got {shown.name}: {shown.markup}"
        self.reads(shown, began)
        return shown

    async def tap(self, tab: Tab, view: View) -> View:
        if view.count is None:
            history, value = "favorites", view.name[1]
            label, name = ("Remove from Favorites", "remove") if view.is_favorite else ("Add to Favorites", "add")
        else:
            history, name = "tickets", "add"
            # Away from the bounds, at which an addition without a known end could be without effect.
            value = 1 if view.count <= 5 else -1 if view.count >= 16 else self.chance.choice([1, -1])
            label = "More tickets" if value > 0 else "Fewer tickets"
        async with self.operation(history, name, value):
            began = time.monotonic()
            tab.send(type="tap", card=view.id, generation=view.generation, action=view.actions[label])
            shown = await tab.settled(lambda new: new.id == view.id and new.generation > view.generation)
        self.taps += 1
        self.reads(shown, began)
        return shown

    def has_rested(self, seconds: float) -> bool:
        """Whether this person has done nothing for so long."""
        return self.rests_since is not None and time.monotonic() - self.rests_since >= seconds

    def operation(self, history: str, name: str, value: object) -> "Acting":
        return Acting(self, self.histories[history], name, value)

    def reads(self, view: View, began: float) -> None:
        """A shown view is an answer about the value in it."""
        if view.count is not None:
            self.histories["tickets"].read("read", None, view.count, began)
        elif view.name:
            self.histories["favorites"].read("has", view.name[1], view.is_favorite, began)

    async def breathe(self) -> None:
        await pace(asyncio.get_running_loop().time() + self.chance.uniform(0.02, 0.1))

    # MARK: What is judged

    def looks_at(self, view: View, message: dict) -> None:
        if foreign := view.landmarks - set(self.share.landmarks):
            self.seen_of_others.append((sorted(foreign), message))

    def acknowledged(self, began: float) -> None:
        self.latest = max(self.latest, began)
        self.news.set()

    async def acknowledged_after(self, moment: float) -> float:
        """Waits for the end of an action that began after a moment; the time."""
        while self.latest < moment:
            self.news.clear()
            await self.news.wait()
        return time.monotonic()

    def finish(self, counts: dict[str, int], favorites: set[int]) -> None:
        """The last reads: what the app's file has."""
        began = time.monotonic()
        self.histories["tickets"].read("read", None, counts[self.share.request], began)
        for landmark in self.share.landmarks:
            self.histories["favorites"].read("has", landmark, landmark in favorites, began)

    def violations(self) -> list[str]:
        return [
            f"{self.share.person}, {name}: {problem}" for name, history in self.histories.items()
            if (problem := violation(self.models[name], history.operations))]

    def astray(self, count: int) -> int:
        """By how many steps a final number of tickets is outside of what was acknowledged and what may have happened."""
        least = most = FIRST_COUNT
        for operation in self.histories["tickets"].operations:
            if operation.name == "add":
                is_known = operation.ended is not None
                least += operation.value if is_known else min(operation.value, 0)
                most += operation.value if is_known else max(operation.value, 0)
        return max(0, least - count, count - most)


class Acting:
    """An operation under way: acknowledged when its block ends, unknown when the block is left otherwise."""

    def __init__(self, person: Person, history: History, name: str, value: object):
        self.person, self.history = person, history
        person.rests_since = None
        self.number = history.begin(name, value)
        # What is performed takes the place of the card that was there: if it isn't known to have come so far, there
        # may be none.
        self.clearing = history.begin("write", None) if name == "write" else None

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, kind, problem, trace) -> None:
        self.person.rests_since = time.monotonic()
        is_refused = isinstance(problem, Refused) and NOT_KEPT not in str(problem)
        if self.clearing and (kind is None or is_refused):
            self.history.forget(self.clearing)
        if kind is None:
            self.person.acknowledged(self.history.end(self.number))
        elif is_refused:
            self.history.forget(self.number)
