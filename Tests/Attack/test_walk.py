"""Two hundred sessions at random: what is shown keeps its order, its tabs agree, and nothing is left."""

import random
import re
import select
import time

from attack import HEALTH_P99, IS_LONG, MEMORY, STOP_SECONDS, Watch, long, stop_time
from waiting import PATIENCE
from wires import PageSocket


class Walker:
    """A person with two tabs, who does something at random and checks what comes."""

    def __init__(self, browser):
        self.pages = [PageSocket(browser), PageSocket(browser)]
        self.states = [None, None]
        for page in self.pages:
            page.socket.setblocking(True)

    def has_news(self, seconds: float) -> bool:
        """Waits until something comes."""
        return bool(select.select([page.socket for page in self.pages], [], [], seconds)[0])

    def act(self, chance: random.Random) -> None:
        page = chance.choice(self.pages)
        state = chance.choice(self.states) or {}
        card = state.get("card") or {}
        question = card.get("question")
        actions = [int(number) for number in re.findall(r'data-action="(\d+)"', card.get("html") or "")]
        match chance.randrange(8):
            case 0:
                page.perform(chance.choice(
                    ["BrowseLandmarksIntent", "ShowFavoritesIntent", "FindTicketsIntent", "Nothing"]))
            case 1 | 2 | 3 if actions:
                # A generation of before is a stale tap, which must change nothing.
                page.message(
                    type="tap", card=card["id"], action=chance.choice(actions),
                    generation=card["generation"] - chance.choice([0, 0, 0, 40]))
            case 4 if question:
                page.message(type=chance.choice(["confirm", "cancel"]), question=question["id"])
            case 5 if question and question.get("fields"):
                page.message(type="answer", question=question["id"], values={
                    "landmark": {"entity": "LandmarkEntity", "id": str(chance.randint(100, 200))}})
            case 6 if card and not question:
                page.message(type="done", card=card["id"])
            case _:
                page.message(type="stop")

    def take(self) -> int:
        """Takes what has come, and checks it."""
        count = 0
        for number, page in enumerate(self.pages):
            while page.has_event():
                event = page.event()
                count += 1
                assert event["type"] in ("state", "announcement", "refused", "announce"), event
                if event["type"] == "state":
                    before = self.states[number]
                    # After a refusal the present state comes once more.
                    assert before is None or event["seq"] >= before["seq"], (before, event)
                    self.states[number] = event
        return count


def settled(state) -> tuple:
    """What both tabs must agree on."""
    card = (state or {}).get("card")
    return (card and card["id"], card and card["generation"], bool((state or {}).get("run")))


def test_many_sessions_at_random(travel):
    serving = travel.serve("--search-seconds", "0.1")
    chance, events, steps = random.Random(11), 0, 0
    with Watch(serving, "random walk") as watch:
        walkers = [Walker(serving.browser()) for _ in range(long(200, 40))]
        end = time.monotonic() + long(60, 8)
        # A slow program needs longer for enough to look at.
        while (now := time.monotonic()) < end or events <= 100 and now < end + PATIENCE:
            walker = chance.choice(walkers)
            walker.act(chance)
            events += walker.take()
            steps += 1
            # People think for a moment, unless a message arrives.
            walker.has_news(0.001)
    for walker in walkers:
        for page in walker.pages:
            page.message(type="stop")
    for walker in walkers:
        while True:
            events += walker.take()
            first, second = map(settled, walker.states)
            if None not in walker.states and first == second and not first[2]:
                break
            assert walker.has_news(PATIENCE), walker.states
    for walker in walkers:
        for page in walker.pages:
            page.socket.close()
    print(f"{steps} steps, {events} events")
    assert events > 100
    # Others' answers came: how soon, a debug build on a busy machine doesn't tell.
    assert not watch.failures and (not IS_LONG or watch.p99 <= HEALTH_P99), watch.line
    assert watch.memory_peak <= MEMORY * long(1, 1.5), watch.line
    assert stop_time(serving) < STOP_SECONDS
