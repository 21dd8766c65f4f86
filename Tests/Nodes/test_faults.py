"""Nodes, their database and their balancer that end, stop for a while and lose each other, while people tap.

What was acknowledged is there, nothing is performed twice, nobody sees another person's card, and everybody is back.
"""

import random

import trial
from cluster import Cluster
from trial import Fault


def any_node(cluster: Cluster, chance: random.Random) -> int:
    return chance.randrange(len(cluster.nodes))


KILLED_NODE = Fault("a node is killed", lambda cluster, chance: cluster.kill_node(any_node(cluster, chance)))
KILLED_DATABASE = Fault("PostgreSQL is killed", lambda cluster, chance: cluster.kill_database())
KILLED_BALANCER = Fault("the balancer is killed", lambda cluster, chance: cluster.kill_balancer())
PAUSED = Fault(
    "a node is paused", lambda cluster, chance: cluster.pause_node(any_node(cluster, chance), chance.uniform(0.3, 1)))
DIVIDED = Fault(
    "nodes and database are divided", lambda cluster, chance: cluster.divide(chance.uniform(0.3, 1.5)))
SLOW = Fault("the database is slow", lambda cluster, chance: cluster.slow(chance.uniform(0.5, 1.5)))
RESET = Fault("connections to the database end", lambda cluster, chance: cluster.reset_links())


def both(cluster: Cluster, chance: random.Random) -> None:
    """A node starts again while the database can't be reached."""
    cluster.link.cut()
    try:
        cluster.kill_node(any_node(cluster, chance))
    finally:
        cluster.link.heal()


BOTH = Fault("a node is killed while it and the database are divided", both)


def judge(cluster: Cluster, faults: list[Fault], seed: int, **more) -> None:
    done = trial.run(cluster, faults, seed, **more)
    print(done.report())
    for node in cluster.nodes:
        node.check_alive()
    assert done.problems() == []
    # One card for each person at most, and no card with what belongs to two.
    requests = [card["values"]["searchRequest"]["id"] for card in cluster.cards() if "searchRequest" in card["values"]]
    assert len(requests) == len(set(requests))
    assert len(cluster.cards()) == len(cluster.people)
    assert done.taps > len(cluster.people)


def kinds(cluster: Cluster) -> list[Fault]:
    return [KILLED_NODE, KILLED_DATABASE, PAUSED, DIVIDED, SLOW, RESET] + [KILLED_BALANCER] * cluster.has_balancer


def test_nothing_acknowledged_is_lost_whatever_fails(cluster, request):
    """Each kind of fault once, and then as many as are asked for, at random."""
    option = request.config.getoption
    chance = random.Random(option("--seed"))
    faults = kinds(cluster) + chance.choices(kinds(cluster), k=option("--faults"))
    judge(cluster, faults, option("--seed"))
