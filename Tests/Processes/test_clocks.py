"""Nodes whose clocks are minutes from the server's, ahead and behind: no time of one is held against another's."""

import contextlib
import datetime
import json
import pathlib
import subprocess

import pytest
from app import App, Browser
from nodes import until_known
from programs import program
from test_admin import admin, listed
from test_database import SHOW, TODOS
from waiting import until

NAMING = ("--trust-header", "X-Person", "--trust-from", "127.0.0.1")
MINUTES = 10 * 60

#: Answers what a program asks the C library for the time of day, with seconds that its environment names.
SHIFT = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long ahead(void) { const char *text = getenv("CLOCK_AHEAD"); return text ? atol(text) : 0; }
int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*original)(clockid_t, struct timespec *);
    if (!original) original = dlsym(RTLD_NEXT, "clock_gettime");
    int result = original(clock, now);
    if (!result && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += ahead();
    return result;
}
int gettimeofday(struct timeval *now, void *zone) {
    struct timespec time;
    if (clock_gettime(CLOCK_REALTIME, &time)) return -1;
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *now) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    if (now) *now = time.tv_sec;
    return time.tv_sec;
}
"""


@pytest.fixture(scope="module")
def shift(tmp_path_factory) -> pathlib.Path:
    """A library that shifts the clock of the program into which it is loaded."""
    folder = tmp_path_factory.mktemp("shift")
    (folder / "shift.c").write_text(SHIFT)
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", "shift.so", "shift.c"], cwd=folder, check=True)
    return folder / "shift.so"


@pytest.fixture
def shifted(tmp_path, database, shift):
    """Two nodes that aren't begun yet: the clock of one is ahead of the server's, that of the other behind."""
    with contextlib.ExitStack() as stack:
        apps = []
        for name, seconds in [("ahead", MINUTES), ("behind", -MINUTES)]:
            (tmp_path / name).mkdir()
            app = stack.enter_context(App(program("Kitchen"), tmp_path / name))
            app.environment |= {
                "OAI_STORE": database.address, "LD_PRELOAD": str(shift), "CLOCK_AHEAD": str(seconds)}
            apps.append(app)
        yield apps


def rest(database, table: str) -> list[float]:
    """How long rows still count, by the server's clock."""
    return [float(word) for word in database.administer(
        f"SELECT extract(epoch FROM until - now()) FROM oai_kitchen.{table}", database="app").split()]


def removed_cards(app) -> int:
    return json.loads(admin(app, "vacuum", "--older-than", "1h", "--json"))["cards"]


def test_sessions_live_at_nodes_whose_clocks_differ(shifted, database):
    ahead, behind = (app.serve(*NAMING, "--log-format", "json", "--verbose") for app in shifted)
    later, earlier = (
        datetime.datetime.fromisoformat(serving.wait_for(r'"timestamp":"([^"]+)"')) for serving in (ahead, behind))
    assert (later - earlier).total_seconds() > MINUTES
    page = Browser(ahead, X_Person="ada").open()
    page.perform(SHOW, todos=TODOS)
    title = page.card(lambda card: card["html"])["title"]
    # To and fro; each takes the session at once, and no lease looks as if it had run out or never would.
    for serving in [behind, ahead, behind]:
        there = Browser(serving, X_Person="ada").open()
        shown = there.card(lambda card: card["html"])
        assert shown["title"] == title
        page.until_over()
        page = there
        page.perform(SHOW, todos=TODOS)
        page.card(lambda card: card["html"] and card["id"] != shown["id"])
    until_known(database, 2)
    # A node that is late by seconds renews its lease nevertheless; none is ever longer than one.
    until(lambda: min(rest(database, "node")) > 0)
    assert max(rest(database, "node")) <= 10
    # Longer than a lease: that of the node with the session is renewed, and counts.
    last = database.administer("SELECT max(until) FROM oai_kitchen.node", database="app").strip()
    until(lambda: database.administer(f"SELECT now() > '{last}'::timestamptz", database="app").strip() == "t")
    until(lambda: max(rest(database, "node")) > 0)
    assert max(rest(database, "node")) <= 10
    for serving in ahead, behind:
        until(lambda serving=serving: serving.ask("/ready").text == "ready")
    page.perform(SHOW, todos=TODOS)
    page.card(lambda card: card["html"])
    assert (ahead.stop(), behind.stop()) == (0, 0)


def test_what_is_old_is_old_by_the_servers_clock(shifted, database):
    """Cards that are five minutes from an hour old: a node that is ten minutes off must not get that wrong."""
    for app, age, removed in [(shifted[0], 55, 0), (shifted[1], 65, 1)]:
        serving = app.serve(*NAMING)
        page = Browser(serving, X_Person="ada").open()
        page.perform(SHOW, todos=TODOS)
        page.card(lambda card: card["html"])
        assert serving.stop() == 0
        database.administer(
            f"UPDATE oai_kitchen.card SET shown = now() - interval '{age} minutes'", database="app")
        assert removed_cards(app) == removed
        assert len(listed(app, "sessions")) == 1 - removed
