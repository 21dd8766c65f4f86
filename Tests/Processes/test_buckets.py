"""An app whose people's files are in a bucket: what its nodes give, and what people see while the bucket is away."""

import json

import pytest
from app import Browser
from waiting import until

RECIPE = b"Flour, eggs, milk. " * 100_000
#: That it is away is said with “Until it is back”.
BACK = r"The bucket “people” at \S+ is back\."
NOT_KEPT = "This could not be written down, so it doesn’t count."


def upload(page, text: bytes = RECIPE) -> None:
    """Gives a file to the intent that asks for one."""
    page.perform("SaveRecipeIntent")
    question = page.card(lambda card: card.get("question"))["question"]
    taken = page.ask(
        f"/session/files?question={question['id']}&parameter=recipe&name=pancakes.txt", "POST", text,
        Content_Type="text/plain")
    assert taken.status == 201, taken.text
    page.act(type="answer", question=question["id"], values={"recipe": json.loads(taken.text)["value"]})


def saved(page) -> dict:
    """The card with the file that the intent gave back."""
    return page.card(lambda card: card.get("files") and not card["busy"])


def given(page, card: dict):
    return page.ask(f"/session/files/{card['files'][0]['file']}")


def parts(serving) -> dict:
    return json.loads(serving.ask("/ready", Accept="application/json").text)["parts"]


def refusal(page) -> str:
    while True:
        event = page.event()
        if event.get("type") == "refused":
            return event["message"]


@pytest.fixture
def shared(nodes_of, bucket):
    """Two nodes that share a database and a bucket."""
    return nodes_of(bucket.environment)


def test_a_file_of_a_node_that_was_killed_is_given_by_another_one(shared, bucket):
    first, second = shared
    page = first.serving.browser().open()
    upload(page)
    card = saved(page)
    assert given(page, card).text.encode() == RECIPE
    names = sorted(bucket.objects)
    assert names == [names[0], f"{names[0]}.json"] and names[0].startswith("oai/Kitchen/")
    assert bucket.objects[names[0]] == RECIPE
    assert not list(first.app.folder.rglob("stored"))
    first.serving.kill()
    there = second.shows(page.cookie)
    again = saved(there)
    assert again["files"] == card["files"]
    answer = given(there, again)
    assert answer.text.encode() == RECIPE
    assert answer.headers["Content-Type"] == "text/plain"
    # With the card its file goes.
    there.act(type="done", card=again["id"])
    until(lambda: not bucket.objects)
    assert second.serving.stop() == 0


def test_while_the_bucket_is_away_files_are_refused_and_nothing_else(shared, bucket):
    first, second = shared
    page = first.serving.browser().open()
    upload(page)
    card = saved(page)
    until(lambda: parts(second.serving)["files"] == "ready")
    bucket.stop()
    other = first.serving.browser().open()
    upload(other)
    assert NOT_KEPT in refusal(other)
    first.serving.wait_for("can’t be reached")
    until(lambda: parts(first.serving)["files"] == "away")
    # A balancer would otherwise take all nodes away.
    until(lambda: (first.serving.ask("/ready").text, first.serving.ask("/ready").status) == ("ready", 200))
    other.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    other.card(lambda shown: shown["html"])
    # The card of another node comes without its file, which says so.
    there = second.shows(page.cookie)
    again = saved(there)
    answer = given(there, again)
    assert answer.status == 500
    assert json.loads(answer.text)["error"]["message"] == "The file could not be read or written. The app’s log says more."
    second.serving.wait_for("can’t be reached")
    bucket.start()
    for node in first, second:
        node.serving.wait_for(BACK)
        until(lambda: parts(node.serving)["files"] == "ready")
    assert given(there, again).text.encode() == RECIPE
    assert [file["file"] for file in again["files"]] == [file["file"] for file in card["files"]]
    assert (first.serving.stop(), second.serving.stop()) == (0, 0)
    assert first.serving.said.count("can’t be reached") == 1


def test_a_person_is_deleted_with_their_files_by_a_process_that_begins_anew(kitchen, bucket, database):
    kitchen.environment |= bucket.environment | {"OAI_STORE": database.address}
    serving = kitchen.serve("--trust-header", "X-Person", "--trust-from", "127.0.0.1")
    # Whose page is gone for a minute has no session any more.
    pages = {name: Browser(serving, X_Person=name).open() for name in ["ada", "bob"]}
    for name, page in pages.items():
        upload(page, name.encode())
        saved(page)
    assert serving.stop() == 0
    assert sorted(map(len, bucket.objects.values()))[:2] == [3, 3]
    counted = kitchen.run("admin", "people", "--json")
    assert counted.returncode == 0, counted.stderr
    assert [row["files"] for row in json.loads(counted.stdout) if row["files"]] == [1, 1]
    done = kitchen.run("admin", "people", "--delete", "ada", "--yes")
    assert done.returncode == 0, done.stderr
    left = [bytes for key, bytes in bucket.objects.items() if not key.endswith(".json")]
    assert left == [b"bob"]
    assert kitchen.run("admin", "people", "--delete", "bob", "--yes").returncode == 0
    assert bucket.objects == {}


@pytest.mark.parametrize("change, said", [
    ({"AWS_SECRET_ACCESS_KEY": "wrong-secret"}, "doesn’t take the keys"),
    ({"AWS_ACCESS_KEY_ID": "AKIAWRONG"}, "doesn’t take the keys"),
    ({"AWS_ACCESS_KEY_ID": ""}, "there are no keys for it"),
    ({"OAI_FILES": "s3://nobodys"}, "There is no bucket “nobodys” at 127.0.0.1"),
    ({"OAI_FILES": "people"}, "is no address of a bucket"),
    ({"AWS_ENDPOINT_URL": "http://bucket.example"}, "http:// is for this machine only"),
])
def test_a_start_fails_with_the_reason(kitchen, bucket, change, said):
    kitchen.environment |= bucket.environment | change
    done = kitchen.run("serve", "--port", "0")
    assert done.returncode != 0
    assert said in done.stderr
    for secret in "wrong-secret", bucket.keys[1]:
        assert secret not in done.stdout + done.stderr
    assert bucket.objects == {}


def test_a_start_goes_on_without_the_bucket_that_an_option_names(kitchen, bucket):
    kitchen.environment |= {name: text for name, text in bucket.environment.items() if name != "OAI_FILES"}
    bucket.stop()
    serving = kitchen.serve("--files", f"s3://{bucket.name}")
    serving.wait_for("can’t be reached: Connection refused\\. ")
    until(lambda: parts(serving)["files"] == "away")
    page = serving.browser().open()
    upload(page, b"flour")
    saved(page)
    bucket.start()
    serving.wait_for(BACK)
    until(lambda: parts(serving)["files"] == "ready")
    other = serving.browser().open()
    upload(other, b"eggs")
    saved(other)
    until(lambda: b"eggs" in bucket.objects.values())
    assert all(name.startswith("Kitchen/") for name in bucket.objects)
    assert serving.stop() == 0
    # What came while the bucket was away is in the folder of the state.
    assert b"flour" not in bucket.objects.values()
    serving = kitchen.serve("--files", f"s3://{bucket.name}")
    for browser, text in (page, "flour"), (other, "eggs"):
        again = browser.at(serving).open()
        assert given(again, saved(again)).text == text
    assert serving.stop() == 0
    assert bucket.keys[1] not in serving.said
