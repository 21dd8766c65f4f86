"""What an app has indexed, at the several nodes of a database: found, and gone, on all of them."""

import json

import pytest
from app import App, Browser
from programs import program
from waiting import until

NAME = "Silver Florin"


@pytest.fixture
def benches(tmp_path, database):
    """Two nodes of the app whose intents index coins, which no query knows."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with App(program("Workbench"), folders[0]) as one, App(program("Workbench"), folders[1]) as other:
        for app in one, other:
            app.environment["OAI_STORE"] = database.address
        yield one, other


def names(value) -> set[str]:
    """The entities among the rows of an answer, wherever they stand in it."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    found = {name for part in inner for name in names(part)}
    return found | ({value["title"]} if isinstance(value, dict) and value.get("kind") == "entity" else set())


def finds(browser: Browser, words: str, name: str) -> bool:
    answer = browser.ask(f"/search?q={words}")
    assert answer.status == 200, answer.text
    return name in names(json.loads(answer.text))


def test_what_an_intent_indexes_or_removes_on_one_node_is_so_on_all(benches, tmp_path):
    pages = [app.serve().browser().open() for app in benches]
    first, second = pages
    for browser in pages:
        assert not finds(browser, "florin", NAME)
    first.perform("KeepCoinIntent", name=NAME)
    for browser in pages:
        until(lambda browser=browser: finds(browser, "florin", NAME), lambda: second.serving.said)
    second.perform("SpendCoinIntent", coin={"entity": "Coin", "id": NAME})
    for browser in pages:
        until(lambda browser=browser: not finds(browser, "florin", NAME), lambda: first.serving.said)
    # A command elsewhere performs the intent itself, and tells the nodes.
    with App(program("Workbench"), tmp_path) as third:
        third.environment["OAI_STORE"] = benches[0].environment["OAI_STORE"]
        assert third.run("run", "KeepCoinIntent", "--name", NAME).returncode == 0
    for browser in pages:
        until(lambda browser=browser: finds(browser, "florin", NAME), lambda: first.serving.said)


def test_what_was_indexed_is_found_after_all_nodes_were_killed(benches):
    servings = [app.serve() for app in benches]
    page = servings[0].browser().open()
    page.perform("KeepCoinIntent", name=NAME)
    other = servings[1].browser()
    until(lambda: finds(other, "florin", NAME), lambda: servings[1].said)
    for serving in servings:
        serving.kill()
    browser = benches[1].serve().browser()
    until(lambda: finds(browser, "florin", NAME))
    assert NAME in names(json.loads(benches[0].run("search", "--json", "florin").stdout))


def test_the_query_of_the_app_is_asked_once_for_all_nodes(nodes, database):
    def rows(sql: str) -> str:
        return database.administer(sql, database="app").strip()

    first, second = (node.serving.browser() for node in nodes)
    until(lambda: "Soup" in rows("SELECT type FROM oai_kitchen.filling").split(), lambda: nodes[0].serving.said)
    for browser in first, second:
        until(lambda browser=browser: finds(browser, "beetroot", "Borscht"))
    for node in nodes:
        node.serving.kill()
    # What is gone from the database alone is no longer found: the menu isn't put there again.
    gone = rows("DELETE FROM oai_kitchen.item WHERE position('Borscht'::bytea IN content) > 0 RETURNING item_name")
    assert gone
    again = nodes[0].app.serve().browser()
    until(lambda: finds(again, "chickpeas", "Harira"))
    assert not finds(again, "beetroot", "Borscht")
    assert not (nodes[0].app.state / "index.sqlite").exists()


def test_what_another_program_took_out_of_the_index_is_asked_for_again(nodes, database):
    def is_filled() -> bool:
        return "Soup" in database.administer("SELECT type FROM oai_kitchen.filling", database="app").split()

    browsers = [node.serving.browser() for node in nodes]
    until(is_filled, lambda: nodes[0].serving.said)
    for browser in browsers:
        until(lambda browser=browser: finds(browser, "beetroot", "Borscht"))
    # What a program without the type does at its start.
    database.administer(
        "DELETE FROM oai_kitchen.item", "DELETE FROM oai_kitchen.filling",
        "UPDATE oai_kitchen.item_stamp SET version = version / 2 + 1",
        """SELECT pg_notify('oai_kitchen', '{"changes":[["index"]],"from":"another"}')""", database="app")
    until(is_filled, lambda: nodes[0].serving.said)
    for browser in browsers:
        until(lambda browser=browser: finds(browser, "beetroot", "Borscht"))


def test_while_the_server_is_away_search_finds_what_the_node_knows(benches, database):
    serving = benches[0].serve()
    page = serving.browser().open()
    page.perform("KeepCoinIntent", name=NAME)
    until(lambda: finds(page, "florin", NAME), lambda: serving.said)
    until(lambda: serving.ask("/ready").text == "ready")
    database.kill()
    until(lambda: serving.ask("/ready").text == "database")
    assert finds(page, "florin", NAME)
    database.start()
    until(lambda: serving.ask("/ready").text == "ready")
    # What is changed from then on is heard of again.
    assert benches[1].run("run", "KeepCoinIntent", "--name", "Golden Florin").returncode == 0
    until(lambda: finds(page, "florin", "Golden Florin"), lambda: serving.said)
    assert finds(page, "florin", NAME)
    # The log says that the database is away, and nothing else of the index.
    assert "the app’s indexes" not in serving.said
    assert serving.stop() == 0
