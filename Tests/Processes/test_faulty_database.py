"""An app whose database can be reached and takes no changes: its disk is full, it is slow, read-only, or a standby.

What people have on screen stays, nothing counts that isn't written down, and nothing has to be started again.
"""

import json

import pytest
from nodes import row
from test_database import NOT_KEPT, SHOW, TODOS, refusal
from waiting import until

FULL = "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'"
# Longer than a statement may take.
SLOW = "PERFORM pg_sleep(60); RETURN NEW"
OVER = "takes changes again"


@pytest.fixture
def serving(kitchen, database):
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve()
    yield serving
    assert serving.stop() == 0


def shown(serving):
    """A page with a card."""
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    page.card(lambda card: card["html"])
    return page


def add(page, text: str) -> None:
    """Does what the app writes down in a file of its own, and shows it in a card."""
    page.perform("AddTodoIntent", text=text)


def spoil(database, body: str) -> None:
    """Lets the server itself answer to each card that is written."""
    database.administer(
        f"CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN {body}; END $f$",
        "CREATE TRIGGER spoil BEFORE INSERT OR UPDATE ON oai_kitchen.card FOR EACH ROW EXECUTE FUNCTION spoil()",
        database="app")


def mend(database) -> None:
    database.administer("DROP FUNCTION spoil CASCADE", database="app")


def until_ready(serving, word: str) -> None:
    until(lambda: serving.ask("/ready").text == word, lambda: f"{serving.ask('/ready').text}, not {word}")


def changes_again(serving, database, page, todos) -> None:
    """It was said once that the trouble is over, and an action of the page that was there all the time counts."""
    serving.wait_for(OVER)
    until_ready(serving, "ready")
    assert serving.said.count(OVER) == 1
    before = row(database)
    add(page, "Afterwards")
    until(lambda: row(database) != before)
    assert "Afterwards" in todos.read_text()


@pytest.mark.parametrize(("body", "said"), [(FULL, "is full (could not extend file)"), (SLOW, "took too long")],
                         ids=["full", "slow"])
def test_a_card_that_is_not_taken_is_refused_and_the_next_action_is_not_performed(
        kitchen, serving, database, body, said):
    page = shown(serving)
    todos = kitchen.state / "todos.json"
    before = row(database)
    spoil(database, body)
    # The server says it in the middle: the action was performed, and its card doesn't count.
    add(page, "In the middle")
    assert NOT_KEPT in refusal(page)["message"]
    serving.wait_for(said.replace("(", r"\(").replace(")", r"\)"))
    until_ready(serving, "database")
    assert (serving.ask("/ready").status, serving.ask("/health").text) == (503, "ok")
    until(lambda: json.loads(serving.ask("/ready", Accept="application/json").text)["parts"] == {
        "disk": "ready", "database": "database"})
    assert "In the middle" in todos.read_text()
    # From then on it is known before.
    for _ in range(3):
        add(page, "Known before")
        assert NOT_KEPT in refusal(page)["message"]
    assert "Known before" not in todos.read_text()
    assert row(database) == before
    assert serving.said.count(said) == 1 and OVER not in serving.said
    # Whoever comes now is served.
    late = serving.browser()
    assert late.ask("/").status == 200
    assert late.open().event()["card"] is None
    mend(database)
    changes_again(serving, database, page, todos)
    assert serving.said.count(said) == 1


def make_read_only(database) -> None:
    database.administer(
        "ALTER DATABASE app SET default_transaction_read_only = on",
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'app'")


def make_writable(database) -> None:
    # Connections that were made meanwhile take no changes, ever.
    database.administer("ALTER DATABASE app RESET default_transaction_read_only")


def make_standby(database) -> None:
    database.kill()
    (database.data / "standby.signal").touch()
    database.start()


def promote(database) -> None:
    database.administer("SELECT pg_promote()")


@pytest.mark.parametrize(("spoils", "mends"), [(make_read_only, make_writable), (make_standby, promote)],
                         ids=["read-only", "standby"])
def test_a_database_that_may_only_be_read_keeps_cards_on_screen(kitchen, serving, database, spoils, mends):
    page = shown(serving)
    todos, before = kitchen.state / "todos.json", row(database)
    spoils(database)
    until_ready(serving, "database")
    serving.wait_for("takes no changes")
    add(page, "Known before")
    assert NOT_KEPT in refusal(page)["message"]
    assert not todos.exists() or "Known before" not in todos.read_text()
    assert row(database) == before
    assert "It may be a standby" in serving.said and OVER not in serving.said
    mends(database)
    changes_again(serving, database, page, todos)
    assert serving.said.count("takes no changes") == 1
