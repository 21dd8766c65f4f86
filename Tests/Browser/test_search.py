"""The field, the list, and the form for missing values."""

import re

import pytest
from conftest import run, search
from pages import wait_until
from playwright.sync_api import expect


def test_arrows_choose_and_escape_clears(open_page, travel):
    page = open_page(travel)
    field, rows = page.locator("#query"), page.get_by_role("option")
    expect(field).to_have_attribute("aria-expanded", "true")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(rows.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    expect(rows.last).to_have_attribute("aria-selected", "true")
    expect(field).to_have_attribute("aria-activedescendant", rows.last.get_attribute("id"))
    expect(rows.last).to_be_in_viewport(ratio=1)
    expect(field).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowDown")
    expect(rows.first).to_have_attribute("aria-selected", "true")

    everything = rows.count()
    page.keyboard.type("closest")
    expect(rows.first).to_contain_text("Closest")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(rows).to_have_count(everything)


def test_no_match_says_so(open_page, travel):
    page = open_page(travel)
    page.keyboard.type("zzzz <b>")
    expect(page.locator("#empty")).to_contain_text("zzzz <b>")
    expect(page.locator("#query")).to_have_attribute("aria-expanded", "false")
    page.locator("#clear").click()
    expect(page.get_by_role("option").first).to_be_visible()


def test_stale_answers_are_dropped(open_page, travel):
    page = open_page(travel)
    held = []
    page.route(re.compile(r"/search\?q=f$"), lambda route: held.append(route))
    with page.expect_request(re.compile(r"/search\?q=f$")):
        page.keyboard.type("f")
    page.keyboard.type("ind closest")
    expect(page.get_by_role("option")).to_have_count(1)
    expect(page.get_by_role("option").first).to_contain_text("Find Closest")
    assert len(held) == 1
    held[0].fulfill(json={"sections": []})
    wait_until(
        page, "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('?q=f'))")
    expect(page.locator("#empty")).to_be_hidden()
    expect(page.get_by_role("option").first).to_contain_text("Find Closest")


def test_enter_waits_for_the_answer_to_the_last_words(open_page, travel):
    page = open_page(travel)
    held = []
    page.route(re.compile(r"/search\?q=show\+landmark$"), lambda route: held.append(route))
    page.keyboard.type("show")
    expect(page.get_by_role("option").first).to_contain_text("Show Favorites")
    with page.expect_request(re.compile(r"/search\?q=show\+landmark$")):
        page.keyboard.type(" landmark")
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_hidden()
    assert len(held) == 1
    held[0].continue_()
    expect(page.get_by_role("combobox", name="Landmark")).to_be_focused()


@pytest.mark.parametrize("words, has_form", [("show landmark", True), ("find closest", False)])
def test_tab_waits_for_the_answer_to_the_last_words(open_page, travel, words, has_form):
    page = open_page(travel)
    search(page, "find tickets")
    held = []
    page.route("**/search?*", lambda route: held.append(route))
    with page.expect_request("**/search?*"):
        page.locator("#query").fill(words)
    page.keyboard.press("Tab")
    held[0].continue_()
    first = page.locator("#results [role=option]").first
    if has_form:
        expect(page.get_by_role("combobox", name="Landmark")).to_be_focused()
    else:
        # It performs nothing: only Enter does, and nothing of it is left to do.
        expect(first).to_contain_text("Find Closest")
        expect(page.locator("#query")).to_be_focused()
        expect(page.locator("#results [data-pending]")).to_have_count(0)
        expect(page.locator("#card")).to_be_hidden()


def test_missing_value_is_asked_for_and_found_by_text(open_page, travel):
    page = open_page(travel)
    run(page, "show landmark")
    field = page.get_by_role("combobox", name="Landmark")
    expect(field).to_be_focused()
    expect(page.locator("#system button")).to_have_text(["Cancel", "Continue"])

    page.keyboard.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    problem = page.locator(f"[id='{field.get_attribute('aria-describedby').split()[0]}']")
    expect(problem).to_contain_text("Landmark")

    page.keyboard.type("fuji")
    expect(page.locator(".options [role=option]").first).to_contain_text("Fuji")
    page.keyboard.press("Enter")
    expect(field).to_have_value(re.compile("Fuji"))
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("Mount Fuji")


def test_tab_fills_a_value(open_page, travel):
    page = open_page(travel)
    search(page, "browse landmarks")
    expect(page.get_by_role("option").first).to_contain_text("fill")
    page.keyboard.press("Tab")
    expect(page.locator("#question")).to_be_visible()
    expect(page.locator("#question :focus")).to_have_count(1)


def test_picker_of_an_enumeration(open_page, travel):
    page = open_page(travel)
    run(page, "browse landmarks")
    page.get_by_label("Continent").select_option(label="Antarctica")
    page.locator("#system [data-role=submit]").click()
    expect(page.locator("#content")).to_be_visible()
    expect(page.locator("#question")).to_be_hidden()
    expect(page.locator("#system button")).to_have_text(["Done"])


def find_by_keyword(page):
    """Types a word that only the index knows the entity by."""
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.type("carpentry")
    expect(page.locator("#results [role=option]").first).to_contain_text("Hand Saw")


def test_an_indexed_entity_is_a_row_that_opens_it(open_page, workbench):
    page = open_page(workbench)
    find_by_keyword(page)
    rows = page.get_by_role("option")
    expect(rows.first).to_contain_text("Hand Saw")
    expect(page.locator(".section-title").first).to_have_text("Tool")
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("Hand Saw")
    expect(page.locator("#content")).to_contain_text("Weight")


def test_an_indexed_entity_is_filled_in_for_what_can_be_done_with_it(open_page, workbench):
    page = open_page(workbench)
    find_by_keyword(page)
    row = page.get_by_role("option").filter(has_text="Delete Tools")
    expect(row).to_contain_text("Hand Saw")
    row.click()
    expect(page.locator("#card")).to_contain_text("Delete “Hand Saw”?")


def test_the_content_of_an_app_is_found_and_opened(open_page, travel):
    page = open_page(travel)
    page.keyboard.type("luovre")
    rows = page.get_by_role("option")
    expect(rows.first).to_contain_text("Louvre")
    expect(rows.filter(has_text="Find Tickets")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("Louvre")


def order_with_held_rest(page):
    """Types a word, and holds back what the app's queries find for it; the rows, and the request for that."""
    held = []
    rest = re.compile(r"/search\?q=order&more=1$")
    page.route(rest, lambda route: held.append(route))
    with page.expect_request(rest):
        page.keyboard.type("order")
    rows = page.get_by_role("option")
    expect(rows.first).to_contain_text("Order Soup")
    return rows, held[0]


def test_a_row_that_is_found_again_while_it_is_pressed_is_performed(open_page, kitchen):
    """A press ends where it began only if the row stands in the page all the while."""
    page = open_page(kitchen)
    rows, rest = order_with_held_rest(page)
    sections = [*rest.fetch().json()["sections"], later("To-Do", "Later")]
    rows.first.hover()
    page.mouse.down()
    rest.fulfill(json={"sections": sections})
    expect(rows.last).to_contain_text("Later")
    page.mouse.up()
    expect(page.locator("#card")).to_be_visible()
    expect(page.locator("#card")).to_contain_text("Order")


def later(heading: str, title: str) -> dict:
    """What a query of an app finds, as a section of an answer."""
    item = {"kind": "entity", "intent": "OrderSoupIntent", "title": title, "values": {"soup": title}}
    return {"title": heading, "items": [item]}


def test_what_the_queries_of_an_app_find_comes_below(open_page, kitchen):
    page = open_page(kitchen)
    rows, rest = order_with_held_rest(page)
    before = rows.all_inner_texts()
    answer = rest.fetch().json()
    answer["sections"].append(later("To-Do", "Later"))
    rest.fulfill(json={"sections": answer["sections"]})
    expect(rows.last).to_contain_text("Later")
    assert rows.all_inner_texts()[:len(before)] == before
    expect(rows.first).to_have_attribute("aria-selected", "true")


def test_what_a_fast_query_finds_does_not_wait_for_a_slow_one(open_page, kitchen):
    page = open_page(kitchen)
    held = []
    first, second, third = (re.compile(rf"/search\?q=order&more={number}$") for number in (1, 2, 3))
    page.route(re.compile(r"/search\?q=order&more="), lambda route: held.append(route))
    with page.expect_request(first):
        page.keyboard.type("order")
    rows = page.get_by_role("option")
    expect(rows.first).to_contain_text("Order Soup")
    sections = [*held[0].fetch().json()["sections"], later("To-Do", "Fast")]
    with page.expect_request(second):
        held[0].fulfill(json={"sections": sections, "more": 2})
    expect(rows.last).to_contain_text("Fast")
    rows.last.hover()
    expect(rows.last).to_have_attribute("aria-selected", "true")
    before, place = rows.all_inner_texts(), rows.last.bounding_box()
    sections.append(later("Drink", "Slow"))
    with page.expect_request(third) as slowest:
        held[1].fulfill(json={"sections": sections, "more": 3})
    expect(rows.last).to_contain_text("Slow")
    assert rows.all_inner_texts()[:-1] == before
    fast = rows.nth(len(before) - 1)
    expect(fast).to_have_attribute("aria-selected", "true")
    assert fast.bounding_box() == place
    # Nobody waits for an answer to words that aren't there any more.
    with page.expect_event("requestfailed", lambda request: request == slowest.value):
        page.keyboard.type(" soup")
    expect(rows.filter(has_text="Slow")).to_have_count(0)


def test_a_chosen_row_that_is_gone_does_not_hold_up_the_list(open_page, kitchen):
    """As when it was removed: other rows of the same words need no answer of all queries."""
    page = open_page(kitchen)
    ramen, tea = later("Soup", "Ramen"), later("Drink", "Tea")
    answers = [{"sections": [ramen, tea]}, {"sections": [ramen], "more": 1}]
    rest = re.compile(r"/search\?q=ra&more=1$")
    page.route(re.compile(r"/search\?q=ra$"), lambda route: route.fulfill(json=answers.pop(0)))
    page.route(rest, lambda route: None)
    page.locator("#query").fill("ra")
    rows = page.get_by_role("option")
    expect(rows).to_have_count(2)
    page.keyboard.press("ArrowDown")
    expect(rows.last).to_have_attribute("aria-selected", "true")
    # An event of the browser for which the page searches again.
    with page.expect_request(rest):
        page.evaluate("() => { dispatchEvent(new Event('offline')); }")
    expect(rows).to_have_count(1)
    expect(rows).to_have_attribute("aria-selected", "true")


def test_a_query_that_fails_leaves_what_is_there(open_page, kitchen):
    page = open_page(kitchen)
    page.allowed_complaints.append("503")
    page.route(re.compile(r"/search\?q=order&more="), lambda route: route.fulfill(status=503, body="busy"))
    with page.expect_response(re.compile("&more=1$")):
        page.keyboard.type("order")
    rows = page.get_by_role("option")
    expect(rows.first).to_contain_text("Order Soup")
    expect(page.locator("#search")).not_to_have_attribute("data-searching", "")
    expect(page.locator("#state")).to_be_empty()


@pytest.mark.parametrize("way", ["default", "pointer"])
def test_rows_that_come_later_do_not_move_what_is_about_to_be_pressed(open_page, kitchen, way):
    """As when many new entities have been read meanwhile: their rows may stand above."""
    page = open_page(kitchen)
    held = []
    rest = re.compile(r"/search\?q=o&more=1$")
    page.route(rest, lambda route: held.append(route))
    page.set_viewport_size({"width": 600, "height": 400})
    with page.expect_request(rest):
        page.keyboard.type("o")
    rows = page.get_by_role("option")
    chosen = page.locator("#results [aria-selected=true]")
    expect(chosen).to_have_count(1)
    if way == "pointer":
        # A pointer that has moved onto a row chooses it.
        rows.nth(1).hover()
        expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    words, place = chosen.inner_text(), chosen.bounding_box()
    sections = [later("Best Match", "Later"), *held[0].fetch().json()["sections"]]
    held[0].fulfill(json={"sections": sections})
    expect(rows.first).to_contain_text("Later")
    expect(chosen).to_have_text(re.compile(r"\s*".join(map(re.escape, words.split()))))
    assert chosen.bounding_box()["y"] == pytest.approx(place["y"], abs=1)


def type_for_many_rows(page, count):
    """Types a word that so many rows answer; gives how many of them were drawn at once."""
    items = [{"kind": "entity", "intent": "OrderSoupIntent", "title": f"Soup {number}", "values": {"soup": str(number)}}
             for number in range(count)]
    sections = [{"title": "First", "items": items[:3]}, {"title": "Others", "items": items[3:]}]
    page.route(re.compile(r"/search\?q=many"), lambda route: route.fulfill(json={"sections": sections}))
    page.evaluate("""window.drawn = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
            if (document.querySelector('#result-0')?.textContent.includes('Soup 0')) {
                observer.disconnect();
                resolve(document.querySelectorAll('#results [role=option]').length);
            }
        }).observe(document.getElementById('results'), { childList: true, subtree: true });
    }); undefined""")
    page.locator("#query").fill("many")
    return page.evaluate("window.drawn")


def test_a_key_waits_only_for_the_rows_that_the_window_has_room_for(open_page, kitchen):
    page = open_page(kitchen)
    page.set_viewport_size({"width": 600, "height": 800})
    rows = page.get_by_role("option")
    drawn = type_for_many_rows(page, 200)
    assert 800 / 56 < drawn < 40
    # The others follow by themselves: for a wheel, a screen reader, and the browser's own search.
    expect(rows).to_have_count(200)
    titles = [text.split("\n")[0] for text in page.locator("#results .row-title").all_inner_texts()]
    assert titles == [f"Soup {number}" for number in range(200)]
    expect(page.locator("#results .section-title")).to_have_text(["First", "Others"])
    assert rows.evaluate_all("rows => rows.map(row => [row.id, row.ariaPosInSet, row.ariaSetSize])") == [
        [f"result-{number}", str(number + 1), "200"] for number in range(200)]
    expect(page.locator("#results [aria-selected=true]")).to_have_count(1)


def test_the_keys_reach_rows_that_are_not_drawn_yet(open_page, kitchen):
    page = open_page(kitchen)
    page.clock.install(time=0)
    page.clock.pause_at(3_600_000)
    rows = page.get_by_role("option")
    drawn = type_for_many_rows(page, 200)
    assert rows.count() == drawn < 200
    page.keyboard.press("ArrowUp")
    expect(rows).to_have_count(200)
    expect(rows.last).to_have_attribute("aria-selected", "true")
    expect(rows.last).to_be_in_viewport(ratio=1)
    expect(page.locator("#query")).to_have_attribute("aria-activedescendant", "result-199")
    page.keyboard.press("ArrowDown")
    expect(rows.first).to_have_attribute("aria-selected", "true")


def test_a_link_into_the_app_offers_an_action_before_it_is_performed(open_page, travel):
    page = open_page(travel)
    page.goto(travel.address + "/run/BrowseLandmarksIntent?continent=europe")
    expect(page.locator("#card")).to_be_visible()
    expect(page).to_have_url(travel.address + "/run/BrowseLandmarksIntent?continent=europe")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    page.goto(travel.address + "/run/ClosestLandmarkIntent")
    expect(page.locator("#dialog-text")).to_contain_text("Do you want to continue with “Find Closest Landmark”?")
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator("#card")).to_be_hidden()


def test_a_link_to_what_is_not_there_says_so(open_page, travel):
    page = open_page(travel)
    page.allowed_complaints.append("404")
    page.goto(travel.address + "/open/Nothing/1")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    page.get_by_role("link", name="Show what the app can do").click()
    expect(page.locator("#results [role=option]").first).to_be_visible()


def test_the_values_that_a_sentence_names_are_marked(open_page, travel):
    page = open_page(travel)
    search(page, "i need tickets for the louvre please")
    title = page.locator("#result-0 .row-title")
    expect(title.locator("b")).to_have_text("Louvre")
    expect(title).to_have_text("Find Tickets · Louvre")
    # A press of the value, or Tab, lets it be corrected; a press of the row performs it.
    for correct in (title.locator("b").click, lambda: page.keyboard.press("Tab")):
        correct()
        field = page.get_by_role("combobox", name="Landmark")
        expect(field).to_be_focused()
        expect(field).to_have_value("Louvre")
        page.keyboard.press("Escape")
        expect(page.locator("#query")).to_be_focused()
        expect(title.locator("b")).to_have_text("Louvre")
    search(page, "louvre")
    expect(page.locator("#result-0 .row-title")).to_be_visible()
    expect(page.locator("#results .row-title b")).to_have_count(0)


def test_earlier_words_do_not_hold_up_the_newest(open_page, travel):
    """A browser has six requests to a server at once: those for what was typed meanwhile end."""
    page = open_page(travel)
    # A request that is never answered, for anything but the whole word.
    page.route("**/search?*", lambda route: route.continue_() if route.request.url.endswith("q=favorites") else None)
    ended = []
    page.on("requestfailed", lambda request: ended.append(request.url))
    page.keyboard.type("favorites")
    expect(page.get_by_role("option").first).to_contain_text("Favorites")
    assert len(ended) == len("favorite")
