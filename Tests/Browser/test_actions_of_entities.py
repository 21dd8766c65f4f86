"""The key that shows all that can be done with a found entity, when too many are found to stand with their actions."""

import re

import pytest
from conftest import Server, run, search
from pages import NO_CONNECTION, wait_until
from playwright.sync_api import Page, expect
from programs import TRAVEL_LOCATION

WORDS = "tower"
NAME = "Tokyo Tower"

#: Notes the messages of the page to the server.
SENT = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).type); send.call(this, text); };
"""


def chosen(page: Page):
    return page.locator("#results [aria-selected=true]")


def row_named(page: Page, name: str):
    title = page.locator(".row-title", has_text=re.compile(f"^{re.escape(name)}$"))
    return page.get_by_role("option").filter(has=title)


def choose_entity(page: Page):
    """Finds many entities, and chooses the row of one of them by keys."""
    search(page, WORDS)
    row = row_named(page, NAME)
    expect(row).to_have_count(1)
    for _ in range(page.get_by_role("option").count()):
        if row.get_attribute("aria-selected") == "true":
            break
        page.keyboard.press("ArrowDown")
    expect(row).to_have_attribute("aria-selected", "true")
    return row


def test_the_arrow_at_the_end_of_the_words_shows_the_actions_of_the_chosen_entity(open_page, travel):
    page = open_page(travel)
    field, rows = page.locator("#query"), page.get_by_role("option")
    row = choose_entity(page)
    expect(rows.filter(has_text="Find Tickets").filter(has_text=NAME)).to_have_count(0)
    # Screen readers say it.
    expect(row).to_have_attribute("aria-describedby", "actions-hint")
    expect(page.locator("#actions-hint")).to_have_text(
        "At the end of the words, the arrow key shows everything that can be done with it.")

    page.keyboard.press("ArrowRight")
    expect(field).to_have_value(NAME)
    expect(rows.filter(has_text="Find Tickets").filter(has_text=NAME)).to_have_count(1)
    expect(chosen(page).locator(".row-title")).to_have_text(NAME)
    expect(chosen(page)).not_to_have_attribute("aria-describedby", re.compile("actions-hint"))
    # So do they the words that a person has not typed, and what came of them.
    wait_until(page, f"spoken.some(({{ text }}) => text === 'More actions with “{NAME}”')")
    expect(field).to_have_attribute("aria-activedescendant", chosen(page).get_attribute("id"))
    # The next rows are the actions, which a key reaches and Enter performs.
    for _ in range(rows.count()):
        page.keyboard.press("ArrowDown")
        expect(chosen(page).locator(".row-subtitle").first).to_have_text(NAME)
        if "Find Tickets" in chosen(page).inner_text():
            break
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("How many tickets?")
    expect(page.locator("#content")).to_contain_text(NAME)
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()


def test_enter_after_the_arrow_still_opens_the_entity(open_page, travel):
    page = open_page(travel)
    choose_entity(page)
    held = []
    page.route(re.compile(r"/search\?q=Tokyo\+Tower$"), lambda route: held.append(route))
    with page.expect_request(re.compile(r"/search\?q=Tokyo\+Tower$")):
        page.keyboard.press("ArrowRight")
    # Also before the answer is there.
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_visible()
    expect(page.locator("#content")).to_contain_text(NAME)


def test_a_caret_that_can_still_move_keeps_the_arrow(open_page, travel):
    page = open_page(travel)
    field = page.locator("#query")
    choose_entity(page)
    end = len(WORDS)

    # The caret moves, to the end of the words at last.
    page.keyboard.press("ArrowLeft")
    assert field.evaluate("field => field.selectionStart") == end - 1
    page.keyboard.press("ArrowRight")
    assert field.evaluate("field => [field.value, field.selectionStart]") == [WORDS, end]
    # Selected words become a caret behind them.
    page.keyboard.press("Control+A")
    page.keyboard.press("ArrowRight")
    assert field.evaluate("field => [field.value, field.selectionStart]") == [WORDS, end]
    for keys in ("Shift+ArrowRight", "Control+ArrowRight"):
        page.keyboard.press(keys)
        assert field.input_value() == WORDS, keys
    # An input method has the key for itself, and one that is held down has only just come to the end.
    for state in ({"isComposing": True}, {"repeat": True}):
        field.dispatch_event("keydown", {"key": "ArrowRight", **state})
        assert field.input_value() == WORDS, state
    # The other arrow has words to go to.
    field.dispatch_event("keydown", {"key": "ArrowLeft"})
    assert field.input_value() == WORDS
    expect(chosen(page).locator(".row-title")).to_have_text(NAME)
    field.dispatch_event("keydown", {"key": "ArrowRight"})
    assert field.input_value() == NAME


@pytest.mark.parametrize("words, row", [
    ("find closest", "Find Closest"), ("tickets tokyo", "Find Tickets"), (NAME, NAME)])
def test_a_row_without_further_actions_leaves_the_words(open_page, travel, words, row):
    """A row of an action, one of an action with an entity, and one of an entity with all its actions below it."""
    page = open_page(travel)
    search(page, words)
    first = page.get_by_role("option").first
    expect(first.locator(".row-title")).to_contain_text(row)
    expect(first).not_to_have_attribute("aria-describedby", re.compile("actions-hint"))
    expect(first).not_to_have_attribute("aria-keyshortcuts", re.compile("Arrow"))
    page.keyboard.press("ArrowRight")
    assert page.locator("#query").input_value() == words
    expect(first).to_have_attribute("aria-selected", "true")


def test_an_entity_that_a_query_finds_stays_chosen(open_page, kitchen):
    """Its rows come with a later answer; meanwhile the list stays as it was."""
    page = open_page(kitchen)
    field, rows = page.locator("#query"), page.get_by_role("option")

    def entity(title: str, intent: str = "OrderSoupIntent", **members) -> dict:
        return {"kind": "entity", "intent": intent, "title": title, "values": {"soup": "ramen"}, **members}

    other = {"title": "Actions", "items": [{"kind": "intent", "intent": "Cook", "title": "Ramen School"}]}
    found = {"title": "Soup", "items": [entity("Ramen"), entity("Taste", "TasteSoup")]}
    page.route(re.compile(r"/search\?q=ra$"), lambda route: route.fulfill(
        json={"sections": [other, {"title": "Soup", "items": [entity("Ramen", hasActions=True, hasParameters=True)]}]}))
    page.route(re.compile(r"/search\?q=Ramen$"), lambda route: route.fulfill(json={"sections": [other], "more": 1}))
    held = []
    rest = re.compile(r"/search\?q=Ramen&more=1$")
    page.route(rest, lambda route: held.append(route))
    field.fill("ra")
    expect(rows).to_have_count(2)
    page.keyboard.press("ArrowDown")
    expect(chosen(page).locator(".row-title")).to_have_text("Ramen")
    # Tab fills in its options as well.
    expect(chosen(page)).to_have_attribute("aria-describedby", "actions-hint options-hint")
    expect(chosen(page)).to_have_attribute("aria-keyshortcuts", "ArrowRight Tab Alt+P")
    with page.expect_request(rest):
        page.keyboard.press("ArrowRight")
    expect(field).to_have_value("Ramen")
    expect(chosen(page).locator(".row-title")).to_have_text("Ramen")
    expect(rows).to_have_count(2)
    held[0].fulfill(json={"sections": [other, found]})
    expect(rows).to_have_count(3)
    expect(chosen(page).locator(".row-title")).to_have_text("Ramen")
    page.keyboard.press("ArrowDown")
    expect(chosen(page).locator(".row-title")).to_have_text("Taste")


def test_a_finger_opens_the_entity_as_before(open_page, travel):
    page = open_page(travel, viewport={"width": 390, "height": 844}, has_touch=True)
    page.locator("#query").fill(WORDS)
    row = row_named(page, NAME)
    expect(row).to_have_count(1)
    row.tap()
    expect(page.locator("#content")).to_contain_text(NAME)
    expect(page.locator("#query")).to_have_value(WORDS)


def test_the_list_of_keys_names_the_arrow(open_page, travel):
    for locale, key in (("en", "→"), ("ar", "← أو →")):
        page = open_page(travel, locale=locale)
        page.keyboard.press("?")
        keys = page.locator("#keys kbd").all_inner_texts()
        assert key in keys, keys
        assert keys.index(key) == keys.index("↓") + 1


def test_words_after_the_key_begin_anew(open_page, travel):
    page = open_page(travel)
    choose_entity(page)
    page.keyboard.press("ArrowRight")
    expect(chosen(page).locator(".row-title")).to_have_text(NAME)
    page.keyboard.press("Escape")
    expect(chosen(page)).to_have_count(0)
    run(page, "closest")


def ramen(**members) -> dict:
    return {"kind": "entity", "intent": "OrderSoupIntent", "title": "Ramen", "values": {"soup": "ramen"}, **members}


def answer(page: Page, words: str, *items: dict) -> None:
    """Lets the app find an action for words, and then these items."""
    action = {"kind": "intent", "intent": "Cook", "title": "Ramen School"}
    page.route(re.compile(rf"/search\?q={words}$"), lambda route: route.fulfill(json={"sections": [
        {"title": "Actions", "items": [action]}, {"title": "Soup", "items": list(items)}]}))


def test_the_row_stays_chosen_for_its_whole_name_alone(open_page, kitchen):
    page = open_page(kitchen)
    answer(page, "ra", ramen(hasActions=True))
    for words in ("Ramen", "Ramens"):
        answer(page, words, ramen(), ramen(title="Taste", intent="TasteSoup", subtitle="Ramen"))
    page.locator("#query").fill("ra")
    expect(page.get_by_role("option")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("option")).to_have_count(3)
    expect(chosen(page).locator(".row-title")).to_have_text("Ramen")
    page.keyboard.press("s")
    expect(page.locator("#query")).to_have_value("Ramens")
    expect(chosen(page).locator(".row-title")).to_have_text("Ramen School")


def test_further_actions_are_announced_for_a_row_that_has_them_alone(open_page, kitchen):
    """A row can also stay chosen that a key chose while the answer to further words was on its way."""
    page = open_page(kitchen)
    field = page.locator("#query")
    answer(page, "ra", ramen(), ramen(title="Taste", intent="TasteSoup", subtitle="Ramen"))
    field.fill("ra")
    expect(page.get_by_role("option")).to_have_count(3)
    held = []
    page.route(re.compile(r"/search\?q=ram$"), lambda route: held.append(route))
    with page.expect_request(re.compile(r"/search\?q=ram$")):
        field.press("m")
    page.keyboard.press("ArrowDown")
    held[0].fulfill(json={"sections": [{"title": "Soup", "items": [ramen()]}]})
    expect(page.get_by_role("option")).to_have_count(1)
    expect(chosen(page).locator(".row-title")).to_have_text("Ramen")
    assert "More actions" not in str(page.evaluate("spoken"))


def test_a_row_that_is_found_again_names_the_key_in_the_direction_of_the_words(open_page, kitchen):
    page = open_page(kitchen)
    field, row = page.locator("#query"), page.get_by_role("option").filter(has_text="Order")
    page.route(re.compile(r"/search\?q="), lambda route: route.fulfill(json={"sections": [
        {"title": "Soup", "items": [ramen(subtitle="Order", hasActions=True)]}]}))
    for words, keys in (("ra", "ArrowRight Alt+P"), ("را", "ArrowLeft Alt+P"), ("ra", "ArrowRight Alt+P")):
        field.fill(words)
        expect(row).to_have_attribute("aria-keyshortcuts", keys)


def wait_for_an_action(page: Page) -> None:
    """As if the first row were being performed."""
    page.get_by_role("option").first.evaluate("row => row.setAttribute('data-pending', '')")


def test_only_a_key_that_goes_to_another_row_turns_away_from_an_action(open_page, travel):
    page = open_page(travel, script=SENT)
    field = page.locator("#query")
    search(page, WORDS)
    wait_for_an_action(page)
    for keys in ("ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowDown"):
        page.keyboard.press(keys)
    # An input method goes through its own list.
    field.dispatch_event("keydown", {"key": "ArrowDown", "isComposing": True})
    assert "aside" not in page.evaluate("sent")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("sent").count("aside") == 1


def test_the_arrow_at_the_end_of_the_words_turns_away_from_an_action(open_page, travel):
    page = open_page(travel, script=SENT)
    choose_entity(page)
    wait_for_an_action(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#query")).to_have_value(NAME)
    assert page.evaluate("sent").count("aside") == 1


def test_turning_away_without_a_connection_is_told_when_it_is_back(open_page, travel):
    page = open_page(travel, script=SENT)
    page.allowed_complaints += NO_CONNECTION
    search(page, "find closest")
    page.context.set_offline(True)
    expect(page.locator("#state")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(page.locator("#results [data-pending]")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.context.set_offline(False)
    wait_until(page, "sent.includes('aside')")
    assert [type for type in page.evaluate("sent") if type in ("shortcut", "aside")] == ["shortcut", "aside"]


def test_without_a_connection_the_arrow_leaves_the_words_and_the_row(open_page, tmp_path):
    """The page knows no entities by itself."""
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION).start()
    try:
        page = open_page(server)
        page.allowed_complaints += NO_CONNECTION
        row = choose_entity(page)
        server.stop()
        expect(page.locator("#state")).not_to_be_empty()
        page.keyboard.press("ArrowRight")
        assert page.locator("#query").input_value() == WORDS
        expect(row).to_have_attribute("aria-selected", "true")
    finally:
        server.stop()
