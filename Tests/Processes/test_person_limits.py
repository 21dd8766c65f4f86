"""A person over a limit is refused at each door with one text, and others aren't.

Each person has one call a minute, so that no test has to be quick, and says how long to wait.
"""

import json
import re

from app import Browser
from test_access import PROXY, call

ONE = ("--person-limit", "callsPerMinute=1")
TEXT = re.compile(
    r"This is more than one person may do here at a time\. Nothing was done\. "
    r"Wait for (?:1 minute|(\d+) seconds?), then try again\.")
UNKNOWN = json.dumps({"type": "perform", "intent": "Nowhere", "values": {}}).encode()


def is_true(text: str, header: str) -> bool:
    """The text and the header say the same time, which is a minute at most."""
    found = TEXT.fullmatch(text)
    return bool(found) and int(found[1] or 60) == int(header) <= 60


def act(page: Browser, body: bytes = UNKNOWN):
    return page.ask(f"/session/actions?tab={page.tab}", "POST", body, Content_Type="application/json")


def test_an_assistant_is_refused_and_anothers_is_not(kitchen):
    serving = kitchen.serve(*PROXY, *ONE)
    assert call(serving, X_Forwarded_User="ada").status == 200
    refused = call(serving, X_Forwarded_User="ada")
    assert refused.status == 429
    error = json.loads(refused.text)["error"]
    assert (error["code"], error["data"]) == (-31000, {"retryAfter": int(refused.headers["Retry-After"])})
    assert is_true(error["message"], refused.headers["Retry-After"])
    assert call(serving, X_Forwarded_User="bob").status == 200


def test_a_file_of_an_assistant_is_refused(kitchen):
    serving = kitchen.serve(*PROXY, *ONE)

    def upload(name: str):
        return serving.ask(
            "/mcp/files?name=a.txt", "POST", b"x", X_Forwarded_User=name, Content_Type="text/plain")

    assert upload("ada").status == 201
    refused = upload("ada")
    assert refused.status == 429
    assert is_true(json.loads(refused.text)["error"]["message"], refused.headers["Retry-After"])
    assert upload("bob").status == 201


def test_a_page_is_refused_but_may_end_what_it_began(kitchen):
    serving = kitchen.serve(*PROXY, *ONE)
    ada, bob = (Browser(serving, X_Forwarded_User=name).open() for name in ["ada", "bob"])
    assert act(ada).status == 202
    refused = act(ada)
    assert refused.status == 429
    error = json.loads(refused.text)["error"]
    assert error["code"] == "limited" and is_true(error["message"], refused.headers["Retry-After"])
    assert act(ada, b'{"type":"stop"}').status == 202
    assert act(ada, b'{"type":"undo"}').status == 202
    # Her assistant is the same person.
    assert call(serving, X_Forwarded_User="ada").status == 429
    assert act(bob).status == 202


def test_a_command_through_the_instance_is_refused_with_the_text(kitchen):
    serving = kitchen.serve(*ONE)
    assert kitchen.run("list").returncode == 0
    done = kitchen.run("list")
    assert (done.returncode, done.stdout) == (1, "")
    assert TEXT.fullmatch(done.stderr.strip())
    # The owner's assistant is the owner, and a browser that the token let in is not.
    assert call(serving, Authorization=f"Bearer {serving.token}").status == 429
    assert act(serving.browser().open()).status == 202
    undone = kitchen.run("run", "Undo")
    assert not TEXT.search(undone.stderr)
    # Without the instance nothing is counted.
    assert serving.stop() == 0
    for _ in range(2):
        assert kitchen.run("list").returncode == 0


def test_a_refusal_is_in_the_audit(kitchen):
    serving = kitchen.serve(*PROXY, *ONE, "--log-format", "json")
    for _ in range(2):
        call(serving, X_Forwarded_User="ada")
    assert serving.stop() == 0
    lines = [json.loads(line) for line in serving.said.splitlines() if line.startswith("{")]
    assert [line["metadata"] for line in lines if line["label"] == "audit"] == [{
        "person": "person ada", "intent": "FindTodo", "door": "assistant", "outcome": "limited",
        "limit": "callsPerMinute"}]


def test_a_limit_that_makes_no_sense_is_refused(kitchen):
    for limit, words in [("calls=1", "names no limit"), ("runs=0", "no number"), ("runs", "no number")]:
        done = kitchen.run("serve", "--port", "0", "--person-limit", limit)
        assert done.returncode == 64 and words in done.stderr, (limit, done.stderr)
