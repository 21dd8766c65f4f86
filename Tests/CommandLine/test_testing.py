"""Tests of an app by the names of its types, which a running instance performs."""

import json
import os
import subprocess

from waiting import PATIENCE


class Client:
    """A program that answers a test, as AppIntentsTesting starts it."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program.path, "testing", "--state-directory", str(folder)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=program.folder,
            env=program.environment)

    def send(self, number: int, **request):
        self.process.stdin.write(json.dumps({"number": number, "request": request}) + "\n")
        self.process.stdin.flush()

    def run(self, number: int, intent: str, **values):
        self.send(number, run={"intent": intent, "values": values, "screen": "a"})

    def answer(self) -> tuple[int, dict]:
        answer = json.loads(self.process.stdout.readline())
        return answer["number"], answer["reply"]

    def value(self, number: int):
        found, reply = self.answer()
        assert found == number
        return reply["value"]["_0"]["data"]

    def end(self) -> int:
        self.process.stdin.close()
        return self.process.wait(PATIENCE)


def test_two_tests_on_one_instance_have_each_their_answers(bench):
    """The app keeps what one of them did for the other."""
    folder = bench.folder / "instance"
    assert bench.command("list", "--state-directory", str(folder), "--background").code == 0
    instance = json.loads((folder / "instance.lock").read_text())["process"]
    first, second = Client(bench, folder), Client(bench, folder)
    first.run(1, "ReleaseDogIntent", dog="Rex")
    assert first.value(1) == "Pip"
    for number in range(2, 12):
        first.run(number, "AddIntent", first=number, second=1)
        second.run(number, "AddIntent", first=number, second=2)
    assert {first.answer()[0] for _ in range(10)} == set(range(2, 12))
    sums = dict(second.answer() for _ in range(10))
    assert {number: reply["value"]["_0"]["data"] for number, reply in sums.items()} == {
        number: number + 2 for number in range(2, 12)}
    second.run(12, "ReleaseDogIntent", dog="Pip")
    assert second.value(12) == ""
    assert (first.end(), second.end()) == (0, 0)
    os.kill(instance, 15)


def test_an_instance_that_is_killed_ends_the_test_of_it(bench):
    folder = bench.folder / "instance"
    assert bench.command("list", "--state-directory", str(folder), "--background").code == 0
    client = Client(bench, folder)
    client.run(1, "AddIntent", first=1, second=1)
    assert client.value(1) == 2
    os.kill(json.loads((folder / "instance.lock").read_text())["process"], 9)
    assert client.process.wait(PATIENCE) != 0
    assert client.process.stdout.read() == ""


def test_a_request_of_another_version_is_refused(bench):
    """What is no request is passed over."""
    client = Client(bench, bench.folder)
    client.process.stdin.write("hello\n")
    client.send(1, fly={"to": "the moon"})
    number, reply = client.answer()
    assert number == 1
    assert "another version of OpenAppIntents" in reply["refusal"]["_0"]
    assert client.end() == 0
