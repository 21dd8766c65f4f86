"""Storms of what nodes tell one another: any role that may use the database can send them."""

import re

from app import Browser
from test_database import SHOW, TODOS
from waiting import until

COUNT = 10_000
#: The most often that a node acts on what it hears in a second (Decisions/0121), twice over.
RATE = 40


def metric(serving, line: str) -> float:
    text = serving.ask("/metrics", Authorization=f"Bearer {serving.token}").text
    found = re.search(rf"^{re.escape(line)} ([0-9.e+]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0


def draws(serving) -> float:
    """How often the card's snippet was performed to draw it."""
    return metric(serving, f'oai_runs_total{{intent="{SHOW}",outcome="finished"}}')


def renewals(database) -> int:
    """How often the node has renewed its leases."""
    return int(database.administer(
        "SELECT n_tup_upd FROM pg_stat_user_tables WHERE relname = 'node'", database="app"))


def memory(serving, name: str) -> int:
    """Kibibytes of the process."""
    with open(f"/proc/{serving.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(name))


def storm(database, payload: str) -> None:
    """So many different notices in one transaction: the server sends equal ones once."""
    database.administer(
        f"SELECT count(pg_notify('oai_kitchen', {payload})) FROM generate_series(1, {COUNT}) AS n", database="app")


def test_a_storm_of_notices_is_a_bounded_amount_of_work(kitchen, database):
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve("--metrics")
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    card = page.card(lambda card: card["html"])
    (session,) = database.administer("SELECT session FROM oai_kitchen.card", database="app").split()
    until(lambda: draws(serving) > 0)
    drawn, renewed, before = draws(serving), renewals(database), memory(serving, "VmRSS")
    began = float(database.administer("SELECT extract(epoch FROM clock_timestamp())"))

    def notice(*words: str) -> str:
        """A notice as another node sends it, each from a node of its own."""
        texts = ",".join(f'"{word}"' for word in words)
        return f"""'{{"changes":[[{texts}]],"from":"' || n || '"}}'"""

    for payload in [
        notice("snippet", SHOW), notice("everything"), notice("moved", session), notice("learned"), notice("unheard", "of"),
        # Each a change of its own: of settings that aren't there, and of a person who isn't.
        """'{"changes":[["setting","' || n || '"],["forgotten","session ' || n || '"]],"from":"x"}'""",
        # None of ours, and as large as the server takes.
        "n || '{'", "n || repeat('x', 7900)", "n || repeat('[', 7900)",
    ]:
        storm(database, payload)
        assert serving.ask("/health").text == "ok"
        assert page.ask("/").status == 200
    # The last one was heard when what follows it is.
    page.act(type="done", card=card["id"])
    page.perform(SHOW, todos=TODOS)
    page.card(lambda shown: shown["html"] and shown["id"] != card["id"])
    seconds = float(database.administer("SELECT extract(epoch FROM clock_timestamp())")) - began
    most = RATE * seconds + 20
    assert draws(serving) - drawn < most < COUNT
    assert renewals(database) - renewed < most
    # 90,000 notices of up to 8,000 bytes went by.
    assert memory(serving, "VmHWM") - before < 128 << 10
    until(lambda: serving.ask("/ready").text == "ready")
    # The node still hears: the person is forgotten elsewhere.
    database.administer(
        f"""SELECT pg_notify('oai_kitchen', '{{"changes":[["forgotten","session {session}"]],"from":"x"}}')""",
        database="app")
    page.until_over()
    assert Browser(serving, page.cookie).open().event()["card"] is None
    assert serving.stop() == 0
