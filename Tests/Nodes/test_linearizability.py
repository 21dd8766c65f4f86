"""The checker finds what can't have happened, and accepts what can, also where an end is unknown."""

import itertools
import random

import pytest
from linearizability import Counter, Members, Operation, Register, violation


def history(*lines) -> list[Operation]:
    """Operations as (beginning, end, name, value, answer)."""
    return [Operation(name, value, answer, began, ended) for began, ended, name, value, answer in lines]


LEGAL = {
    "one after the other": (Register(), [
        (0, 1, "write", "a", None), (2, 3, "read", None, "a"), (4, 5, "write", "b", None), (6, 7, "read", None, "b")]),
    "a read beside a write has the old value or the new one": (Register("a"), [
        (0, 9, "write", "b", None), (1, 2, "read", None, "a"), (3, 4, "read", None, "b")]),
    "two that end and begin at once": (Register("a"), [(0, 1, "write", "b", None), (1, 2, "read", None, "a")]),
    "an unknown end that took effect": (Counter(), [(0, None, "add", 1, None), (1, 2, "read", None, 1)]),
    "an unknown end without effect": (Counter(), [(0, None, "add", 1, None), (1, 2, "read", None, 0)]),
    "an unknown end that took effect late": (Counter(), [
        (0, None, "add", 1, None), (1, 2, "read", None, 0), (3, 4, "read", None, 1)]),
    "additions at once": (Counter(), [(0, 5, "add", 1, None), (0, 5, "add", 1, None), (6, 7, "read", None, 2)]),
    "a bound": (Counter(20, 1, 20), [(0, 1, "add", 1, None), (2, 3, "add", -1, None), (4, 5, "read", None, 19)]),
    "an addition at a bound that was used later": (Counter(20, 1, 20), [
        (0, 9, "add", 1, None), (1, 2, "add", -1, None), (3, 10, "read", None, 19), (11, 12, "read", None, 20)]),
    "elements apart": (Members(), [
        (0, 1, "add", 1, None), (0, 1, "add", 2, None), (2, 3, "remove", 1, None), (4, 5, "has", 2, True),
        (4, 5, "has", 1, False)]),
    "a removal whose end is unknown": (Members(), [
        (0, 1, "add", 1, None), (2, None, "remove", 1, None), (3, 4, "has", 1, True), (5, 6, "has", 1, False)]),
}
IMPOSSIBLE = {
    "a lost update": (Counter(), [(0, 1, "add", 1, None), (2, 3, "add", 1, None), (4, 5, "read", None, 1)]),
    "a lost write": (Register("a"), [(0, 1, "write", "b", None), (2, 3, "read", None, "a")]),
    "an action performed twice": (Counter(), [(0, 1, "add", 1, None), (2, 3, "read", None, 2)]),
    "an action without a known end, performed twice": (Counter(), [(0, None, "add", 1, None), (2, 3, "read", None, 2)]),
    "a stale read": (Register("a"), [
        (0, 9, "write", "b", None), (1, 2, "read", None, "b"), (3, 4, "read", None, "a")]),
    "a stale element": (Members(), [
        (0, 1, "add", 1, None), (2, 3, "has", 1, True), (4, 5, "remove", 1, None), (6, 7, "has", 1, True)]),
    "a late effect that came back": (Counter(), [
        (0, None, "add", 1, None), (1, 2, "read", None, 1), (3, 4, "read", None, 0)]),
    "a value that came before it was written": (Register(), [
        (0, 1, "read", None, "a"), (2, 3, "write", "a", None)]),
    "two reads beside an addition that saw it come and go": (Counter(), [
        (0, 9, "add", 1, None), (1, 2, "read", None, 1), (3, 4, "read", None, 0)]),
    "an element that was never added": (Members(), [(0, 1, "has", 7, True)]),
}


@pytest.mark.parametrize("name", LEGAL)
def test_a_possible_history_is_accepted(name):
    model, lines = LEGAL[name]
    assert violation(model, history(*lines)) is None


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_history_is_found(name):
    model, lines = IMPOSSIBLE[name]
    assert "nothing lets this one fit" in violation(model, history(*lines))


def is_possible(model, operations: list[Operation]) -> bool:
    """The definition itself: some order of the ended operations and some of the open ones."""
    ended = [one for one in operations if one.ended is not None]
    loose = [one for one in operations if one.ended is None]
    for count in range(len(loose) + 1):
        for some in itertools.combinations(loose, count):
            for order in itertools.permutations([*ended, *some]):
                if any(later.ended is not None and later.ended < earlier.began
                       for earlier, later in itertools.combinations(order, 2)):
                    continue
                state = model.first
                for one in order:
                    fits, state = model.step(state, one)
                    if not fits:
                        break
                else:
                    return True
    return False


@pytest.mark.parametrize("model, changes, read, answers", [
    (Register(0), ["write"], "read", [0, 1, 2]), (Counter(), ["add"], "read", [-1, 0, 1, 2]),
    (Members(), ["add", "remove"], "has", [False, True]),
], ids=["register", "counter", "members"])
def test_the_search_finds_what_the_definition_says(model, changes, read, answers):
    chance = random.Random(11)
    found = {True: 0, False: 0}
    for _ in range(250):
        operations = []
        for _ in range(chance.randint(2, 5)):
            began = chance.randrange(8)
            ended = began + chance.randint(0, 4)
            if chance.random() < 0.4:
                value = 7 if read == "has" else None
                operations.append(Operation(read, value, chance.choice(answers), began, ended))
            else:
                value = {"write": [1, 2], "add": [1, -1]}[changes[0]] if read == "read" else [7]
                operations.append(Operation(
                    chance.choice(changes), chance.choice(value), None, began, ended if chance.random() < 0.6 else None))
        expected = is_possible(model, operations)
        found[expected] += 1
        assert (violation(model, operations) is None) == expected, [str(one) for one in operations]
    assert min(found.values()) > 20


def performed(chance: random.Random, clients: int, each: int) -> list[Operation]:
    """What clients do at a counter that is right: each operation takes effect at a moment between its ends."""
    moments = []
    for _ in range(clients):
        now = 0.0
        for _ in range(each):
            began = now + chance.random()
            effect = began + chance.random()
            now = effect + chance.random()
            moments.append((effect, began, now, chance.choice(["add", "read"]), chance.random() < 0.03))
    number, operations = 0, []
    for effect, began, ended, name, is_cut in sorted(moments):
        if name == "add" and not (is_cut and chance.random() < 0.5):
            number += 1
        if not is_cut:
            operations.append(Operation(name, 1, number if name == "read" else None, began, ended))
        elif name == "add":
            operations.append(Operation(name, 1, None, began, None))
    return operations


def test_long_histories_of_many_clients_are_judged_as_they_are():
    """A history of a right counter is accepted; with one answer changed to what it can't be, it isn't."""
    chance = random.Random(5)
    for _ in range(8):
        operations = performed(chance, 10, 40)
        assert violation(Counter(), operations) is None
        last = max(operation.ended for operation in operations if operation.ended)
        acknowledged = sum(operation.name == "add" and operation.ended is not None for operation in operations)
        unknown = sum(operation.ended is None for operation in operations)
        for wrong in (acknowledged - 1, acknowledged + unknown + 1):
            assert violation(Counter(), [*operations, Operation("read", None, wrong, last + 1, last + 2)])


def test_many_writes_without_an_end_do_not_make_the_search_endless():
    operations, now = [], 0.0
    for number in range(200):
        operations.append(Operation("write", number % 7, None, now, None))
        operations.append(Operation("write", number % 3, None, now + 1, now + 2))
        operations.append(Operation("read", None, (number + 1) % 7 if number > 7 else number % 3, now + 3, now + 4))
        now += 5
    assert violation(Register(), operations) is None
    assert violation(Register(), [*operations, Operation("read", None, 8, now, now + 1)])


def test_hundreds_of_unknown_ends_do_not_make_the_search_endless():
    operations, now = [], 0.0
    for number in range(80):
        operations.append(Operation("add", 1, None, now, None))
        operations.append(Operation("add", -1, None, now, None))
        operations.append(Operation("read", None, number % 2, now + 1, now + 2))
        now += 3
    assert violation(Counter(), operations) is None
    assert violation(Counter(), [*operations, Operation("read", None, 81, now, now + 1)])
