"""What tests of several nodes share."""

import contextlib
import os
import pathlib
import shlex
import sys

import pytest

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS / "Processes"))

import network  # noqa: E402
from cluster import Cluster, shares  # noqa: E402

#: The long form takes longer and uses greater numbers; Scripts/attack asks for it.
IS_LONG = os.environ.get("ATTACK") == "long"


def pytest_addoption(parser):
    parser.addoption("--nodes", type=int, default=1, help="how many nodes people are served by")
    parser.addoption("--node-options", default="", help="further options of serve, for each node")
    parser.addoption("--people", type=int, default=100 if IS_LONG else 5, help="how many people tap at once")
    parser.addoption("--faults", type=int, default=200 if IS_LONG else 0, help="how many faults at random")
    parser.addoption("--seed", type=int, default=33, help="what decides about chance")


def start(folder, option, **more) -> Cluster:
    return Cluster(
        folder, option("--nodes"), shares(option("--people")), tuple(shlex.split(option("--node-options"))), **more)


@pytest.fixture
def cluster(tmp_path, request):
    with start(tmp_path, request.config.getoption) as cluster:
        yield cluster


@pytest.fixture
def divided(tmp_path, request):
    """A cluster whose nodes have networks of their own."""
    if not IS_LONG:
        pytest.skip("networks of namespaces are in the long form: ATTACK=long")
    if reason := network.refusal():
        pytest.skip(reason)
    option = request.config.getoption
    with contextlib.closing(network.Network(option("--nodes"))) as net:
        with start(tmp_path, option, network=net) as cluster:
            yield cluster
