"""Killed at random moments: what was acknowledged is there afterwards, whoever else writes."""

import contextlib
import json
import random
import sqlite3
import threading
import time

import pytest
from attack import long
from programs import ROOT
from waiting import PATIENCE, ended
from wires import PageSocket

NAMES = {
    landmark["id"]: landmark["name"]
    for landmark in json.loads((ROOT / "Examples/TravelTracking/Resources/Landmarks.json").read_text())}
#: The landmark of each first change, which is acknowledged before anything is killed.
FIRST = 130
LANDMARKS = range(131, 150)


def database(travel):
    return travel.state / "travel.sqlite"


def favorites(path) -> set[int]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute("SELECT landmarkID FROM favorite")}


def missing(acknowledged: dict[int, bool], path) -> list[int]:
    """The acknowledged changes that the file doesn't have."""
    kept = favorites(path)
    return [number for number, wanted in acknowledged.items() if (number in kept) != wanted]


def set_favorite(page, number: int, wanted: bool, before: int | None = None) -> int:
    """Changes one favorite, and waits until the page is told that it is done, on another card than one of before;
    which card."""
    page.perform(
        "FavoriteLandmarkIntent", landmark={"entity": "LandmarkEntity", "id": str(number)},
        isFavorite=wanted)
    said = f"{NAMES[number]} {'is one of your favorites now' if wanted else 'is no longer one of your favorites'}."
    return page.until(
        lambda event: (card := event.get("card")) and card["id"] != before and not event.get("run")
        and said in (card.get("dialog") or {}).get("full", ""))["card"]["id"]


def test_no_acknowledged_change_is_lost(travel):
    chance = random.Random(7)
    acknowledged, changes = {}, 0
    for turn in range(long(30, 4)):
        serving = travel.serve()
        page = PageSocket(serving.browser())
        # The other way round each time, and in the end a favorite: what the page shows of before says something else.
        wanted = turn % 2 == 1
        card = set_favorite(page, FIRST, wanted)
        acknowledged[FIRST] = wanted
        timer = threading.Timer(chance.uniform(0.1, long(2, 0.6)), serving.process.kill)
        timer.start()
        pending = None
        with contextlib.suppress(OSError, AssertionError):
            while True:
                pending = chance.choice(LANDMARKS)
                wanted = chance.random() < 0.5
                card = set_favorite(page, pending, wanted, card)
                acknowledged[pending] = wanted
                changes += 1
        timer.join()
        ended(serving.process)
        # The action under way may have been performed or not.
        acknowledged.pop(pending, None)
        assert missing(acknowledged, database(travel)) == []
    print(f"{changes} changes acknowledged while the end was near")

    # The control: a loss that is planted must be found.
    assert acknowledged[FIRST]
    with contextlib.closing(sqlite3.connect(database(travel))) as connection:
        connection.execute("DELETE FROM favorite WHERE landmarkID = ?", (FIRST,))
        connection.commit()
    assert missing(acknowledged, database(travel)) == [FIRST]


@pytest.mark.parametrize("wanted", [True, False])
def test_done_is_true_whoever_else_writes(travel, wanted):
    """Another process changes what the app has just written, and the app is asked for it again."""
    serving = travel.serve()
    page = PageSocket(serving.browser())
    card = set_favorite(page, 139, wanted)
    with contextlib.closing(sqlite3.connect(database(travel))) as connection:
        if wanted:
            connection.execute("DELETE FROM favorite")
        else:
            connection.execute("INSERT INTO favorite VALUES (139, '2026-01-01 00:00:00.000')")
        connection.commit()
    set_favorite(page, 139, wanted, card)
    assert (139 in favorites(database(travel))) == wanted
    page.socket.close()
    assert serving.stop() == 0


def test_a_lock_of_another_program_delays_its_own_writers_only(kitchen):
    serving = kitchen.serve()
    page = PageSocket(serving.browser())
    with contextlib.closing(sqlite3.connect(kitchen.state / "sessions.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        start = time.monotonic()
        page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
        page.until(lambda event: (event.get("card") or {}).get("html"))
        assert time.monotonic() - start < long(0.5, PATIENCE)
        assert serving.browser().ask("/health").status == 200
        other.rollback()
    page.socket.close()
    assert serving.stop() == 0
