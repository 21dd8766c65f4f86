"""Forms that are sent with values of every shape, right and wrong: each is performed or answered with words."""

import json

import pytest
from any_values import ANYTHING, INTERNAL, TEXTS
from attack import long
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from wires import PageSocket

# Intents that only say what they were given, with a parameter of every shape among them.
INTENTS = ["EchoIntent", "PlanIntent", "FetchIntent", "SeatIntent", "WeighIntent", "DeliverIntent", "FindTool"]
TYPES = st.sampled_from(["Tool", "Leaf", "Sheet", "CupSize", "Nothing", ""])
# Values as the page's controls write them, and as no control would.
CONTROLS = st.one_of(
    ANYTHING,
    st.fixed_dictionaries({"entity": TYPES, "id": TEXTS}),
    st.fixed_dictionaries({"enum": TYPES, "case": TEXTS}),
    st.fixed_dictionaries({"value": ANYTHING, "unit": TEXTS}),
    st.fixed_dictionaries({"file": TEXTS}, optional={"name": TEXTS, "type": TEXTS}),
    st.lists(st.fixed_dictionaries({"entity": TYPES, "id": TEXTS}), max_size=3))
WELL = settings(
    max_examples=long(1500, 60), deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.fixture
def serving(bench):
    """The app with an intent of every kind, which must live through the attack and stop in time."""
    serving = bench.serve()
    yield serving
    assert serving.process.poll() is None, serving.said
    assert serving.stop() == 0


def parameters(bench, intent: str) -> list[str]:
    listed = json.loads(bench.run("list", "--json").stdout)
    return next(
        [parameter["name"] for parameter in one["parameters"]]
        for one in listed["intents"] if one["identifier"] == intent)


@pytest.mark.parametrize("intent", INTENTS)
def test_any_value_in_a_form_is_answered(bench, serving, intent):
    names = parameters(bench, intent)
    page = PageSocket(serving.browser())
    page.event()
    outcomes = {"refused": 0, "asked": 0, "ended": 0}

    def rest(event: dict) -> bool:
        """Nothing more comes by itself."""
        question = (event.get("card") or {}).get("question")
        return event["type"] == "refused" or event["type"] == "state" and bool(question or not event["run"])

    @WELL
    @given(st.dictionaries(st.one_of(st.sampled_from(names), TEXTS), CONTROLS, max_size=4))
    def send(values):
        page.message(type="perform", intent=intent, values=values)
        event = page.until(rest)
        words = json.dumps(event)
        assert not any(name in words for name in INTERNAL), (values, words)
        assert len(words) < 200_000, values
        if event["type"] == "refused":
            assert event["message"].strip(), values
            outcomes["refused"] += 1
        elif question := (event["card"] or {}).get("question"):
            outcomes["asked"] += 1
            page.message(type="cancel", question=question["id"])
            page.until(lambda event: event["type"] == "state" and not event["run"])
        else:
            outcomes["ended"] += 1

    send()
    page.socket.close()
    print(outcomes)
    assert outcomes["refused"] and outcomes["asked"] + outcomes["ended"], outcomes
