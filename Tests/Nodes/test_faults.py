"""Nodes, their database and their balancer that end, stop for a while and lose each other, while people tap.

What was acknowledged is there, nothing is performed twice, nobody sees another person's card, and everybody is back.
"""

import asyncio
import contextlib
import random
import sqlite3

import trial
from cluster import Cluster
from trial import Fault


def any_node(cluster: Cluster, chance: random.Random) -> int:
    return chance.randrange(len(cluster.nodes))


KILLED_NODE = Fault("a node is killed", lambda cluster, chance: cluster.kill_node(any_node(cluster, chance)))
KILLED_DATABASE = Fault("PostgreSQL is killed", lambda cluster, chance: cluster.kill_database())
KILLED_BALANCER = Fault("the balancer is killed", lambda cluster, chance: cluster.kill_balancer())
PAUSED = Fault(
    "a node is paused", lambda cluster, chance: cluster.pause_node(any_node(cluster, chance), chance.uniform(0.3, 0.8)))
DIVIDED = Fault(
    "nodes and database are divided", lambda cluster, chance: cluster.divide(chance.uniform(0.3, 1)))
SLOW = Fault("the database is slow", lambda cluster, chance: cluster.slow(chance.uniform(0.4, 1)))
RESET = Fault("connections to the database end", lambda cluster, chance: cluster.reset_links())


def both(cluster: Cluster, chance: random.Random) -> None:
    """A node starts again while the database can't be reached."""
    cluster.link.cut()
    try:
        cluster.kill_node(any_node(cluster, chance))
    finally:
        cluster.link.heal()


BOTH = Fault("a node is killed while it and the database are divided", both)


def judge(done: trial.Trial) -> None:
    print(done.report())
    cluster = done.cluster
    for node in cluster.nodes:
        node.check_alive()
    assert done.problems() == []
    # One card for each person, and nobody's request in two of them.
    cards = cluster.cards()
    requests = [card["values"]["searchRequest"]["id"] for card in cards if "searchRequest" in card["values"]]
    assert len(requests) == len(set(requests))
    assert len(cards) <= len(cluster.people)
    assert done.taps > len(cluster.people)


def kinds(cluster: Cluster) -> list[Fault]:
    return [KILLED_NODE, KILLED_DATABASE, PAUSED, DIVIDED, SLOW, RESET] + [KILLED_BALANCER] * cluster.has_balancer


def test_nothing_acknowledged_is_lost_whatever_fails(cluster, request):
    """Each kind of fault once, and then as many as are asked for, at random."""
    option = request.config.getoption
    chance = random.Random(option("--seed"))
    faults = kinds(cluster) + chance.choices([*kinds(cluster), BOTH], k=option("--faults"))
    done = trial.run(cluster, faults, option("--seed"))
    judge(done)
    planted(done)


def planted(done: trial.Trial) -> None:
    """The control: losses that are planted are found, and so is a card that another person gets."""
    cluster, (first, second, *_) = done.cluster, done.people
    with contextlib.closing(sqlite3.connect(cluster.values)) as file, file:
        file.execute("UPDATE ticketRequest SET ticketCount = 21 WHERE id = ?", (first.share.request,))
        file.execute("DELETE FROM favorite")
        file.execute("INSERT INTO favorite VALUES (?, '2026-01-01 00:00:00.000')", (second.share.landmarks[-1],))
    done.finish()
    problems = done.problems()
    assert any(problem.startswith(f"{first.share.person}, tickets") for problem in problems)
    assert any(f"{person.share.person}, favorites" in problem for person in done.people for problem in problems)
    assert all(person.seen_of_others == [] for person in done.people)
    # All cards go one person further.
    cluster.administer(
        "WITH kept AS (SELECT session, card, row_number() OVER (ORDER BY session) AS place, count(*) OVER () AS count "
        "FROM oai_traveltracking.card WHERE card IS NOT NULL) "
        "UPDATE oai_traveltracking.card SET card = other.card FROM kept JOIN kept AS other "
        "ON other.place = kept.place % kept.count + 1 WHERE card.session = kept.session")
    for number in range(len(cluster.nodes)):
        cluster.kill_node(number)
    asyncio.run(done.come())
    assert sum(bool(person.seen_of_others) for person in done.people) == len(cluster.cards()) > 1
    problems = done.problems()
    assert any(f"{person.share.person}, card" in problem for person in done.people for problem in problems)
