"""What tests of several nodes share."""

import os
import pathlib
import shlex
import sys

import pytest

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS / "Processes"))

from cluster import Cluster, shares  # noqa: E402

#: The long form takes longer and uses greater numbers; Scripts/attack asks for it.
IS_LONG = os.environ.get("ATTACK") == "long"


def pytest_addoption(parser):
    parser.addoption("--nodes", type=int, default=1, help="how many nodes people are served by")
    parser.addoption("--node-options", default="", help="further options of serve, for each node")
    parser.addoption("--people", type=int, default=100 if IS_LONG else 8, help="how many people tap at once")
    parser.addoption("--faults", type=int, default=200 if IS_LONG else 0, help="how many faults at random")
    parser.addoption("--seed", type=int, default=33, help="what decides about chance")


@pytest.fixture
def cluster(tmp_path, request):
    option = request.config.getoption
    with Cluster(tmp_path, option("--nodes"), shares(option("--people")),
                 tuple(shlex.split(option("--node-options")))) as cluster:
        yield cluster
