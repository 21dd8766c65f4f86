"""What the page shows before anything is typed: what it is, symbols that differ, what was pinned, and what was done last."""

import re

import pytest
from conftest import Server, axe_findings, expect_notice, run, search, serve, wait_for_motion
from pages import NO_CONNECTION
from playwright.sync_api import Page, expect

WHAT_IT_IS = re.compile("^Here you can do everything that Gallery offers: .+")


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    yield from serve("Gallery", tmp_path_factory.mktemp("gallery"))


def recent(page):
    return page.get_by_role("group", name="Recent").get_by_role("option")


def pinned(page):
    return page.get_by_role("group", name="Pinned").get_by_role("option")


def go_home(page: Page) -> None:
    """Leaves a card, and then what was typed."""
    page.keyboard.press("Escape")
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#query")).to_have_value("")


def symbol_of(tile) -> str:
    expect(tile).to_be_visible()
    return tile.evaluate("tile => tile.style.getPropertyValue('--symbol')")


def titles(page, server):
    """The headings of what a new page would list."""
    answer = page.request.get(server.address + "/search?q=")
    return [section["title"] for section in answer.json()["sections"]]


def test_actions_can_be_told_apart_by_their_symbols(open_page, gallery):
    page = open_page(gallery)
    symbols = page.locator("#results .tile").evaluate_all(
        "tiles => tiles.map((tile) => tile.style.getPropertyValue('--symbol'))")
    assert len(symbols) > 25
    assert "" not in symbols
    assert len(set(symbols)) > 20
    weather = page.get_by_role("option", name="Weather").locator(".tile")
    assert "cloud.sun" in weather.evaluate("tile => tile.style.getPropertyValue('--symbol')")


def test_what_was_done_last_stands_under_recent(open_page, gallery):
    page = open_page(gallery)
    expect(recent(page)).to_have_count(0)
    for words in ["weather", "batteries", "weather"]:
        run(page, words)
        page.keyboard.press("Escape")
        expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Escape")
    expect(recent(page).locator(".row-title")).to_have_text(["Weather", "Batteries"])
    # It is done again from there.
    recent(page).last.click()
    expect(page.locator("#card-title")).to_have_text("Batteries")
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    expect(recent(page).locator(".row-title")).to_have_text(["Batteries", "Weather"])
    # Typed words find among what is offered only.
    page.keyboard.type("weather")
    expect(recent(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(recent(page)).to_have_count(2)

    # Another browser is another person.
    expect(recent(open_page(gallery))).to_have_count(0)

    # It is part of what is kept about a person.
    page.goto(gallery.address + "/settings")
    assert "Recent" in titles(page, gallery)
    page.get_by_role("button", name="Delete All of This…").click()
    with page.expect_response("**/settings/delete"):
        page.get_by_role("button", name="Delete", exact=True).click()
    assert "Recent" not in titles(page, gallery)


def test_what_was_done_last_is_added_when_the_app_is_late_with_it(open_page, gallery):
    page = open_page(gallery)
    page.allowed_complaints += NO_CONNECTION
    run(page, "weather")

    def leave_out(route) -> None:
        sections = route.fetch().json()["sections"]
        route.fulfill(json={"sections": [each for each in sections if each["title"] != "Recent"], "more": 1})

    held = []
    rest = re.compile(r"/search\?q=&more=1$")
    page.route(re.compile(r"/search\?q=$"), leave_out)
    page.route(rest, lambda route: held.append(route))
    with page.expect_request(rest):
        go_home(page)
    rows = page.get_by_role("option")
    expect(rows.nth(1)).to_be_visible()
    expect(recent(page)).to_have_count(0)
    held[0].continue_()
    expect(recent(page).locator(".row-title")).to_have_text(["Weather"])
    # No key chose a row, so Enter alone performs nothing.
    expect(page.locator("#results [aria-selected=true]")).to_have_count(0)
    # It is among what is known without the app, too.
    page.unroute_all()
    page.context.set_offline(True)
    expect(page.locator("#state")).not_to_be_empty()
    page.keyboard.type("weather")
    expect(page.locator("#results [aria-selected=true]")).to_have_count(1)
    expect(recent(page)).to_have_count(1)


def test_one_sentence_says_what_the_page_is_until_something_was_done(open_page, gallery):
    page = open_page(gallery)
    sentence = page.locator("#introduction")
    field = page.locator("#query")
    expect(sentence).to_have_text(WHAT_IT_IS)
    expect(field).to_have_accessible_description(WHAT_IT_IS)
    assert axe_findings(page, "#search") == []
    page.keyboard.type("weather")
    expect(sentence).to_be_hidden()
    page.keyboard.press("Escape")
    expect(sentence).to_be_visible()
    run(page, "weather")
    go_home(page)
    expect(recent(page)).to_have_count(1)
    expect(sentence).to_be_hidden()
    expect(field).to_have_accessible_description("")
    page.reload()
    expect(recent(page)).to_have_count(1)
    expect(sentence).to_be_hidden()
    expect(open_page(gallery).locator("#introduction")).to_be_visible()


@pytest.mark.parametrize("text", ["large", "accessibility5"])
def test_the_sentence_leaves_room_for_the_list_of_a_narrow_window(open_page, gallery, text):
    page = open_page(gallery, viewport={"width": 320, "height": 568}, storage={"text": text})
    # With very large text in a low window, only the field's description has it.
    expect(page.locator("#introduction")).to_be_visible(visible=text == "large")
    expect(page.locator("#query")).to_have_accessible_description(re.compile("Here you can do everything that Gallery offers"))
    expect(page.locator("#query")).to_be_in_viewport(ratio=1)
    expect(page.locator("#results [role=option]").first).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_key_pins_the_chosen_row_and_unpins_it(open_page, gallery):
    page = open_page(gallery)
    search(page, "weather")
    page.keyboard.press("Alt+KeyP")
    expect_notice(page, "Pinned.")
    # The row stays chosen, and nothing is performed.
    chosen = page.locator("#results [aria-selected=true]")
    expect(chosen.locator(".row-pin")).to_have_attribute("title", "Unpin")
    expect(chosen).to_have_attribute("aria-keyshortcuts", re.compile(r"Alt\+P$"))
    expect(page.locator("#card")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(pinned(page).locator(".row-title")).to_have_text(["Weather"])
    expect(page.locator("#results .section-title").first).to_have_text("Pinned")
    assert axe_findings(page, "#search") == []

    # The second one stands below the first.
    search(page, "batteries")
    page.keyboard.press("Alt+KeyP")
    expect(chosen.locator(".row-pin")).to_have_attribute("title", "Unpin")
    page.keyboard.press("Escape")
    expect(pinned(page).locator(".row-title")).to_have_text(["Weather", "Batteries"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#card-title")).to_have_text("Weather")
    go_home(page)
    # What is pinned isn't listed as recent, too.
    expect(pinned(page)).to_have_count(2)
    expect(recent(page)).to_have_count(0)

    search(page, "weather")
    # The row that is pinned stays chosen in the list until the words are answered.
    expect(pinned(page)).to_have_count(0)
    page.keyboard.press("Alt+KeyP")
    expect_notice(page, "Unpinned.")
    page.keyboard.press("Escape")
    expect(pinned(page).locator(".row-title")).to_have_text(["Batteries"])
    expect(recent(page).locator(".row-title")).to_have_text(["Weather"])
    # The choice follows a row that moves.
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        if recent(page).get_attribute("aria-selected") == "true":
            break
    page.keyboard.press("Alt+KeyP")
    expect(pinned(page).locator(".row-title")).to_have_text(["Batteries", "Weather"])
    expect(pinned(page).last).to_have_attribute("aria-selected", "true")
    expect(chosen).to_be_in_viewport()

    page.keyboard.press("?")
    expect(page.locator("#keys").get_by_text("Pin it to the top of the list, or unpin it")).to_be_visible()


def test_a_pin_without_a_connection_is_done_when_it_is_back(open_page, gallery):
    page = open_page(gallery)
    page.allowed_complaints += NO_CONNECTION
    search(page, "weather")
    page.context.set_offline(True)
    expect(page.locator("#state")).not_to_be_empty()
    page.keyboard.press("Alt+KeyP")
    page.context.set_offline(False)
    expect_notice(page, "Pinned.")
    expect(page.locator("#results [aria-selected=true] .row-pin")).to_have_attribute("title", "Unpin")


def test_words_that_are_typed_after_a_pin_are_those_that_enter_is_about(open_page, tmp_path):
    server = Server("Gallery", tmp_path).start()
    try:
        page = open_page(server)
        page.allowed_complaints += NO_CONNECTION
        search(page, "weather")
        held = []
        after_pin, after_words = (re.compile(rf"/search\?q={words}$") for words in ("weather", "batteries"))
        page.route(after_pin, lambda route: None)
        page.route(after_words, lambda route: held.append(route))
        with page.expect_request(after_pin):
            page.keyboard.press("Alt+KeyP")
        with page.expect_request(after_words):
            page.locator("#query").fill("batteries")
        page.keyboard.press("Enter")
        held[0].continue_()
        expect(page.locator("#card-title")).to_have_text("Batteries")
    finally:
        server.stop()


def test_a_pointer_pins_a_row(open_page, gallery):
    page = open_page(gallery)
    row = page.get_by_role("group", name="Actions").get_by_role("option").last
    title = row.locator(".row-title").inner_text()
    row.hover()
    row.locator(".row-pin").click()
    expect(pinned(page).locator(".row-title")).to_have_text([title])
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#query")).to_be_focused()
    pinned(page).locator(".row-pin").click()
    expect(pinned(page)).to_have_count(0)


def test_a_result_is_pinned_for_one_person_and_stays_so_after_a_restart(open_page, tmp_path):
    server = Server("Gallery", tmp_path).start()
    try:
        page = open_page(server)
        page.allowed_complaints += NO_CONNECTION
        run(page, "weather")
        pin = page.get_by_role("button", name="Pin", exact=True)
        expect(pin).to_have_attribute("aria-pressed", "false")
        pin.focus()
        page.keyboard.press("Space")
        expect(pin).to_have_attribute("aria-pressed", "true")
        expect(pin).to_be_focused()
        assert axe_findings(page, "main") == []
        page.keyboard.press("Alt+KeyP")
        expect(pin).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("Alt+KeyP")
        expect(pin).to_have_attribute("aria-pressed", "true")
        go_home(page)
        expect(pinned(page)).to_have_count(1)
        # Another browser is another person.
        expect(pinned(open_page(server))).to_have_count(0)

        port = server.port
        server.stop()
        server.start(port)
        page.goto(server.address)
        expect(pinned(page).locator(".row-title")).to_have_text(["Weather"])
        page.goto(server.address + "/settings")
        page.get_by_role("button", name="Delete All of This…").click()
        with page.expect_response("**/settings/delete"):
            page.get_by_role("button", name="Delete", exact=True).click()
        assert "Pinned" not in titles(page, server)
    finally:
        server.stop()


def test_a_question_has_nothing_to_pin(open_page, workbench):
    page = open_page(workbench)
    search(page, "greet")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Name")).to_be_focused()
    expect(page.locator("#pin")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_have_text("Hello, World.")
    expect(page.locator("#pin")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_is_pinned_fits_a_narrow_window_in_both_directions(open_page, gallery, language):
    page = open_page(
        gallery, locale=language, has_touch=True, viewport={"width": 320, "height": 568})
    page.get_by_role("option", name="Weather").tap()
    pin = page.locator("#pin")
    expect(pin).to_be_visible()
    done = page.locator("#system [data-role=done]")
    pin.scroll_into_view_if_needed()
    wait_for_motion(page)
    button, card = pin.bounding_box(), page.locator("#card").bounding_box()
    assert 0 <= button["x"] and button["x"] + button["width"] <= 320
    assert min(button["width"], button["height"]) >= 44
    assert card["y"] + card["height"] <= button["y"]
    pin.tap()
    expect(pin).to_have_attribute("aria-pressed", "true")
    done.tap()
    mark = page.locator("#results .row-pin[data-on]").first
    # The list is where it was when the person left it, which may be further down.
    mark.scroll_into_view_if_needed()
    expect(mark).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Where nothing hovers, only what is pinned has a mark.
    expect(page.locator("#results .row-pin:not([data-on]):visible")).to_have_count(0)
    mark.tap()
    expect(page.locator("#results .row-pin[data-on]")).to_have_count(0)


def test_the_form_and_the_result_have_the_symbol_of_the_row(open_page, workbench):
    page = open_page(workbench)
    search(page, "greet")
    tile = page.locator("#dialog-tile")
    row = symbol_of(page.locator("#results [aria-selected=true] .tile"))
    assert row.startswith("url(") and "sparkles" not in row
    page.keyboard.press("Tab")
    expect(page.get_by_label("Name")).to_be_focused()
    assert symbol_of(tile) == row
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_have_text("Hello, World.")
    assert symbol_of(tile) == row


def test_a_sentence_that_is_filled_in_begins_with_the_symbol(open_page, kitchen):
    page = open_page(kitchen)
    search(page, "order")
    row = symbol_of(page.locator("#results [aria-selected=true] .tile"))
    page.keyboard.press("Tab")
    sentence = page.locator("#card .sentence")
    expect(sentence).to_be_visible()
    tile = page.locator("#dialog-tile")
    assert symbol_of(tile) == row
    wait_for_motion(page)
    assert tile.bounding_box()["x"] + tile.bounding_box()["width"] <= sentence.bounding_box()["x"]
