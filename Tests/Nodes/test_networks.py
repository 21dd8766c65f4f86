"""Nodes that lose the database or the people in a network of their own, while people tap; long form only."""

import random

import network
import trial
from test_faults import any_node, judge
from trial import Fault

NO_DATABASE = Fault(
    "a node doesn't reach the database",
    lambda cluster, chance: cluster.cut_off(any_node(cluster, chance), "database", chance.uniform(0.5, 4)))
NO_PEOPLE = Fault(
    "a node isn't reached by people",
    lambda cluster, chance: cluster.cut_off(any_node(cluster, chance), "people", chance.uniform(0.5, 4)))
BAD = Fault(
    "a network loses 5 % and delays 200 ms",
    lambda cluster, chance: cluster.worsen(any_node(cluster, chance), chance.choice(network.SIDES), 3))


def test_divided_networks_heal_without_a_restart(divided, request):
    seed = request.config.getoption("--seed")
    # Each more often for longer runs, and each at least twice.
    times = max(2, request.config.getoption("--faults") // 20)
    pids = [node.process.pid for node in divided.nodes]
    judge(trial.run(divided, random.Random(seed).sample([NO_DATABASE, NO_PEOPLE] * times, 2 * times), seed))
    assert [node.process.pid for node in divided.nodes] == pids


def test_networks_that_lose_and_delay_lose_no_action(divided, request):
    seed = request.config.getoption("--seed")
    judge(trial.run(divided, [BAD] * 3, seed))
