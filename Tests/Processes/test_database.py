"""An app whose state is kept by PostgreSQL: what outlives it, and what people see while the server is away."""

import json

from waiting import until

SHOW = "ShowTodoListIntent"
TODOS = [{"entity": "Todo", "id": "1"}]
NOT_KEPT = "This could not be written down, so it doesn’t count."


def refusal(page) -> dict:
    while True:
        event = page.event()
        if event.get("type") == "refused":
            return event


def cards(database) -> list[str]:
    return database.administer(
        "SELECT session FROM oai_kitchen.card WHERE card IS NOT NULL ORDER BY 1", database="app").split()


def test_cards_outlive_a_killed_app_and_a_killed_server(kitchen, database):
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    title = page.card(lambda card: card["html"])["title"]
    assert len(cards(database)) == 1
    assert not (kitchen.state / "sessions.sqlite").exists()
    serving.kill()
    database.kill()
    database.start()
    serving = kitchen.serve(port=serving.port)
    again = type(page)(serving, page.cookie).open()
    assert again.card(lambda card: card["html"])["title"] == title
    assert serving.stop() == 0


def test_while_the_server_is_away_cards_stay_and_actions_are_refused(kitchen, database):
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform(SHOW, todos=TODOS)
    card = page.card(lambda card: card["html"])
    until(lambda: serving.ask("/ready").text == "ready")
    database.kill()
    until(lambda: (serving.ask("/ready").text, serving.ask("/ready").status) == ("database", 503))
    until(lambda: json.loads(serving.ask("/ready", Accept="application/json").text)["parts"] == {
        "disk": "ready", "database": "database"})
    assert serving.ask("/health").text == "ok"
    page.act(type="done", card=card["id"])
    assert NOT_KEPT in refusal(page)["message"]
    serving.wait_for("can’t be reached")
    # A page that comes now is served, and the old one still has its card.
    assert serving.browser().ask("/").status == 200
    database.start()
    until(lambda: serving.ask("/ready").text == "ready")
    serving.wait_for("is back")
    assert len(cards(database)) == 1
    page.act(type="done", card=card["id"])
    until(lambda: cards(database) == [])
    assert serving.stop() == 0


def test_a_server_that_is_killed_in_the_middle_loses_nothing_that_was_acknowledged(kitchen, database):
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve()
    # Whose page is gone for a minute has no session any more.
    acknowledged, browsers = set(), []
    for number in range(12):
        browser = serving.browser().open()
        browsers.append(browser)
        browser.perform(SHOW, todos=TODOS)
        if number == 6:
            assert acknowledged <= set(cards(database))
            # While the card is drawn and written.
            database.kill()
            until(lambda: serving.ask("/ready").text == "database")
            database.start()
            until(lambda: serving.ask("/ready").text == "ready")
            continue
        browser.card(lambda card: card["html"])
        # The one that was in the middle may be among them once.
        kept = set(cards(database))
        assert acknowledged <= kept and len(kept) >= (number if number > 6 else number + 1)
        acknowledged = kept
    assert len(acknowledged) in (11, 12)
    assert serving.stop() == 0


def test_a_later_schema_another_app_and_an_address_that_is_none_are_refused(kitchen, bench, database):
    kitchen.environment["OAI_STORE"] = database.address
    serving = kitchen.serve()
    assert serving.stop() == 0
    database.administer(
        "INSERT INTO oai_kitchen.version (number, app) SELECT 99, max(app) FROM oai_kitchen.version", database="app")
    refused = kitchen.run("serve", "--port", "0")
    assert refused.returncode != 0
    assert "of version 99, and this program knows" in refused.stderr
    for address in ["sqlite://secret", "postgres://a:secret@[/x"]:
        bench.environment["OAI_STORE"] = address
        refused = bench.run("serve", "--port", "0")
        assert refused.returncode != 0
        assert "The address of the database can’t be read." in refused.stderr
        assert "secret" not in refused.stderr + refused.stdout


def test_a_password_is_in_no_message(kitchen, database):
    database.kill()
    serving = kitchen.serve("--store", database.address.replace("app@", "app:hidden%20word@"))
    serving.wait_for("can’t be reached")
    assert "hidden" not in serving.said
    assert serving.stop() == 0
