"""The panel: a field that stays, keys that work wherever the focus is, notices that are in view, and what the page says and does
while the app can't be reached."""

import re

import pytest
from conftest import ask_for, axe_findings, run, search, wait_for_motion
from pages import NO_CONNECTION, wait_until
from playwright.sync_api import Page, expect

SIZES = [(320, 568), (390, 844), (1280, 800)]
KNOWN = "Only what is known already is found."


def chosen(page: Page):
    return page.locator("#results [aria-selected=true]")


def boxes(page: Page, *selectors: str) -> list[dict]:
    return [page.locator(selector).bounding_box() for selector in selectors]


# MARK: The list


@pytest.mark.parametrize("text", ["large", "accessibility5"])
@pytest.mark.parametrize("width, height", SIZES)
def test_the_field_stays_while_the_list_scrolls(open_page, gallery, width, height, text):
    page = open_page(gallery, viewport={"width": width, "height": height}, storage={"text": text})
    field = page.locator("#query")
    before = field.bounding_box()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#results [role=option]").last).to_have_attribute("aria-selected", "true")
    expect(chosen(page)).to_be_in_viewport()
    expect(field).to_be_in_viewport(ratio=1)
    if text == "large":
        assert field.bounding_box() == before
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # The typed words are visible, and the list begins at its top again.
    page.keyboard.type("a")
    expect(page.locator("#results [role=option]").first).to_be_in_viewport(ratio=0.1)
    expect(field).to_be_in_viewport(ratio=1)


def test_rows_keep_their_place_while_answers_come(open_page, gallery):
    page = open_page(gallery)
    page.evaluate("for (const row of document.querySelectorAll('#results [role=option]')) row.mark = true")
    page.keyboard.type("stocks")
    expect(page.get_by_role("option")).to_have_count(1)
    expect(chosen(page)).to_contain_text("Stocks")
    assert chosen(page).evaluate("row => row.mark")
    # The field stays where it is, however long the list.
    top = page.locator("#query").bounding_box()["y"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("option").nth(5)).to_be_visible()
    assert page.locator("#query").bounding_box()["y"] == top


def test_a_later_answer_to_the_same_words_leaves_the_choice_and_the_scroll(open_page, gallery):
    page = open_page(gallery)
    for _ in range(14):
        page.keyboard.press("ArrowDown")
    title = chosen(page).inner_text()
    scrolled = page.locator("#results").evaluate("list => list.scrollTop")
    assert scrolled > 0
    row = page.evaluate_handle("document.querySelector('#results [aria-selected=true]')")

    def with_one_more(route):
        answer = route.fetch().json()
        answer["sections"].append({"title": "Later", "items": [{
            "kind": "intent", "intent": "Later", "index": None, "title": "Later", "subtitle": None, "symbol": None,
            "color": None, "needsValues": False, "hasParameters": False}]})
        route.fulfill(json=answer)

    page.route("**/search?*", with_one_more)
    # The same words are asked again.
    page.locator("#query").dispatch_event("input")
    expect(page.get_by_role("option", name="Later")).to_have_count(1)
    assert chosen(page).inner_text() == title
    assert row.evaluate("row => row.isConnected && row.ariaSelected === 'true'")
    assert page.locator("#results").evaluate("list => list.scrollTop") == scrolled
    # An answer that is still fetched would fail with the page, in the next test.
    page.unroute_all(behavior="wait")


def test_an_answer_that_no_one_waits_for_is_not_on_its_way(open_page, travel):
    page = open_page(travel)
    hold_time(page)
    page.route("**/search?q=f", lambda route: None)
    page.keyboard.type("f")
    expect(page.locator("#query")).to_have_value("f")
    with page.expect_response("**/search?q=find+closest"):
        page.keyboard.type("ind closest")
    expect(page.get_by_role("option")).to_have_count(1)
    page.clock.fast_forward(1_000)
    expect(page.locator("#search")).not_to_have_attribute("data-searching", "")


def test_a_list_that_changes_under_a_resting_pointer_chooses_the_first(open_page, gallery):
    page = open_page(gallery)
    third = page.get_by_role("option").nth(2)
    third.hover()
    expect(third).to_have_attribute("aria-selected", "true")
    page.keyboard.type("a")
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    page.keyboard.type("r")
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    wait_for_motion(page)
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")


def hold_time(page: Page) -> None:
    """Lets no more time pass for the page, but what a test gives it: a notice stays until it has been looked at."""
    page.clock.install(time=0)
    page.clock.pause_at(3_600_000)


# MARK: Keys


def test_letters_go_to_the_field_wherever_the_focus_is(open_page, travel):
    page = open_page(travel)
    field = page.locator("#query")
    page.get_by_role("button", name="Text size and appearance").focus()
    page.keyboard.type("find closest")
    expect(field).to_be_focused()
    expect(field).to_have_value("find closest")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("x")
    expect(field).to_have_value("find closestx")


def test_letters_on_a_result_search_again(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    page.keyboard.type("favorites")
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#query")).to_have_value("favorites")
    expect(chosen(page)).to_contain_text("Favorites")


def test_letters_on_a_question_stay_with_it(open_page, travel):
    page = open_page(travel)
    ask_for(page, "show landmark")
    page.keyboard.type("fuji?/")
    expect(page.get_by_role("combobox", name="Landmark")).to_have_value("fuji?/")
    page.locator("#system [data-role=submit]").focus()
    hold_time(page)
    page.keyboard.press("/")
    expect(page.locator("#notice")).to_have_text("Answer or cancel this first.")
    expect(page.locator("#notice")).to_be_in_viewport(ratio=1)
    expect(page.locator("#question")).to_be_visible()


def test_letters_that_are_typed_before_a_form_is_there_are_in_its_first_field(open_page, travel):
    page = open_page(travel)
    held = []
    page.route("**/forms.js*", lambda route: held.append(route))
    with page.expect_request("**/forms.js*"):
        page.reload()
    run(page, "show landmark")
    expect(page.locator("#card-title")).to_be_focused()
    page.keyboard.type("mount fujj")
    page.keyboard.press("Backspace")
    page.keyboard.type("i")
    held[0].continue_()
    expect(page.get_by_role("combobox", name="Landmark")).to_have_value("mount fuji")
    expect(page.locator(".options [aria-selected=true]")).to_contain_text("Mount Fuji")


@pytest.mark.parametrize("key", ["/", "Control+k", "Meta+k"])
def test_a_key_leads_to_the_field(open_page, travel, key):
    page = open_page(travel)
    field = page.locator("#query")
    page.get_by_role("button", name="Text size and appearance").focus()
    page.keyboard.press(key)
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    run(page, "find closest")
    page.keyboard.press(key)
    expect(page.locator("#card")).to_be_hidden()
    expect(field).to_be_focused()
    # The typed words are selected.
    expect(field).to_have_value("find closest")
    page.keyboard.type("show")
    expect(field).to_have_value("show")


def test_home_and_end_move_the_caret(open_page, travel):
    page = open_page(travel)
    search(page, "find closest")
    page.keyboard.press("Home")
    page.keyboard.type("a")
    page.keyboard.press("End")
    page.keyboard.type("b")
    expect(page.locator("#query")).to_have_value("afind closestb")


def test_enter_on_a_result_is_done_and_escape_goes_back_one_level(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    expect(page.locator("#system [data-role=done]")).to_be_visible()
    expect(page.locator("#card-title")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#query")).to_have_value("find closest")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("#query")).to_have_value("")
    expect(page.locator("#query")).to_be_focused()


@pytest.mark.parametrize("language, heading", [("en-US", "Keys"), ("de", "Tasten"), ("ar", "المفاتيح")])
def test_all_keys_are_listed(open_page, travel, language, heading):
    page = open_page(travel, locale=language)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_be_visible()
    expect(keys.get_by_role("heading")).to_have_text(heading)
    expect(keys.locator("dt")).to_have_count(12)
    assert axe_findings(page, "#keys") == []
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.locator("#query")).to_be_focused()
    expect(page.locator("#query")).to_have_value("")
    # In words, it is a letter as any other.
    page.keyboard.type("a?")
    expect(keys).to_be_hidden()
    expect(page.locator("#query")).to_have_value("a?")
    page.locator("#show-keys").click()
    expect(keys).to_be_visible()
    keys.get_by_role("button").click()
    expect(keys).to_be_hidden()


@pytest.mark.parametrize("text", ["large", "accessibility5"])
def test_the_keys_fit_a_narrow_window(open_page, travel, text):
    page = open_page(travel, viewport={"width": 320, "height": 568}, storage={"text": text})
    page.keyboard.press("?")
    keys = page.locator("#keys")
    box = keys.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320 and box["y"] >= 0 and box["y"] + box["height"] <= 568
    assert keys.evaluate("dialog => [...dialog.querySelectorAll('*')].every((e) => e.scrollWidth <= e.clientWidth + 1 || !e.clientWidth)")
    expect(keys.get_by_role("button")).to_be_in_viewport(ratio=1)


# MARK: Notices


@pytest.mark.parametrize("width, height", SIZES)
def test_a_notice_is_in_view_and_over_nothing(open_page, travel, width, height):
    page = open_page(travel, viewport={"width": width, "height": height}, permissions=[])
    hold_time(page)
    page.get_by_role("button", name="Use My Location").click()
    notice = page.locator("#notice")
    expect(notice).to_contain_text("Your location is not available.")
    wait_for_motion(page)
    expect(notice).to_be_in_viewport(ratio=1)
    panel, line = boxes(page, "#search", "#notice")
    assert panel["y"] + panel["height"] <= line["y"]


@pytest.mark.parametrize("width, height", [*SIZES, (390, 420)])
def test_a_notice_beside_a_card_is_in_view_and_covers_no_button(open_page, travel, width, height):
    page = open_page(travel, viewport={"width": width, "height": height})
    run(page, "show landmark")
    page.locator("#system [data-role=submit]").focus()
    hold_time(page)
    page.keyboard.press("/")
    notice = page.locator("#notice")
    expect(notice).not_to_be_empty()
    wait_for_motion(page)
    expect(notice).to_be_in_viewport(ratio=1)
    bar, line = boxes(page, "#system", "#notice")
    assert bar["y"] + bar["height"] <= line["y"]
    # The content behind the notice isn't visible through it, nor beside it.
    if page.locator("html").get_attribute("data-tall") is not None:
        expect(page.locator("#dock")).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


# MARK: Connection


def test_offline_the_field_says_so_and_finds_what_is_known(open_page, travel):
    page = open_page(travel)
    page.allowed_complaints += NO_CONNECTION
    state = page.locator("#state")
    expect(state).to_be_empty()
    place = page.get_by_role("option").first.bounding_box()["y"]
    page.context.set_offline(True)
    expect(state).to_have_text(f"You are offline. {KNOWN}")
    expect(state).to_be_in_viewport(ratio=1)
    assert axe_findings(page, "#search") == []
    # The news took no room from the list.
    assert page.get_by_role("option").first.bounding_box()["y"] == place
    page.keyboard.type("favorites")
    expect(chosen(page)).to_contain_text("Favorites")
    assert page.get_by_role("option").count() < 4
    page.keyboard.type("zzz")
    expect(page.locator("#empty")).to_contain_text("The search continues when the connection is back.")
    # The last words are asked again without a key.
    with page.expect_response(re.compile(r"/search\?q=favoriteszzz$")):
        page.context.set_offline(False)
    expect(state).to_be_empty()
    expect(page.locator("#empty")).to_contain_text("Try another word")


def test_a_browser_that_is_no_longer_let_in_is_told_how(open_page, travel):
    page = open_page(travel)
    page.allowed_complaints.append("401")
    page.context.clear_cookies()
    page.keyboard.type("a")
    expect(page.locator("input[name=token]")).to_be_visible()


def test_a_lost_connection_is_told_beside_a_card(open_page, travel):
    page = open_page(travel, viewport={"width": 390, "height": 844})
    page.allowed_complaints += NO_CONNECTION
    run(page, "find closest")
    page.context.set_offline(True)
    notice = page.locator("#notice")
    expect(notice).to_have_text("You are offline.")
    expect(notice).to_be_in_viewport(ratio=1)
    page.context.set_offline(False)
    expect(notice).to_be_empty()


def test_a_picker_leaves_it_to_the_card_to_say_that_it_is_offline(open_page, workbench):
    page = open_page(workbench)
    page.allowed_complaints += NO_CONNECTION
    run(page, "deliver")
    tool = page.get_by_role("combobox", name="Tool")
    expect(page.locator(".options [role=option]")).to_have_count(3)
    page.context.set_offline(True)
    expect(page.locator("#notice")).to_have_text("You are offline.")
    tool.press_sequentially("ham")
    expect(page.locator(".options")).to_be_hidden()
    expect(page.get_by_text("The search failed.")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("#notice")).to_be_empty()
    tool.press("m")
    expect(page.locator(".options [role=option]").first).to_contain_text("Hammer")


def test_what_was_typed_survives_a_reload(open_page, travel):
    page = open_page(travel)
    search(page, "find closest")
    page.reload()
    expect(page.locator("#query")).to_have_value("find closest")
    expect(page.locator("#query")).to_be_focused()
    expect(page.get_by_role("option")).to_have_count(1)
    wait_until(page, "document.querySelector('#results [aria-selected=true]') !== null")


# MARK: Values in the field


def test_values_are_filled_in_where_the_search_was(open_page, travel):
    page = open_page(travel)
    search(page, "show landmark")
    panel, field = boxes(page, "#search", ".query")
    page.keyboard.press("Tab")
    value = page.get_by_role("combobox", name="Landmark")
    expect(value).to_be_focused()
    wait_for_motion(page)
    card, sentence = boxes(page, "#card", ".sentence")
    assert (card["x"], card["y"], card["width"]) == (panel["x"], panel["y"], panel["width"])
    assert sentence["y"] == field["y"] and value.bounding_box()["y"] + value.bounding_box()["height"] <= field["y"] + field["height"]
    # The choices are where the results were, and found as one types.
    choices = page.locator(".options")
    expect(choices).to_be_visible()
    assert choices.bounding_box()["y"] >= sentence["y"] + sentence["height"]
    page.keyboard.type("fuji")
    expect(page.locator(".options [aria-selected=true]")).to_contain_text("Fuji")
    page.keyboard.press("Tab")
    expect(value).to_have_value(re.compile("Fuji"))
    page.locator("#system [data-role=submit]").click()
    expect(page.locator("#content")).to_contain_text("Mount Fuji")
    # The result is a card again.
    wait_for_motion(page)
    assert page.locator("#card").bounding_box()["width"] < card["width"]


def test_the_rest_of_the_options_is_one_key_away(open_page, workbench):
    page = open_page(workbench)
    run(page, "deliver")
    expect(page.locator("#card")).to_have_attribute("data-filling", "")
    expect(page.get_by_role("combobox", name="Tool")).to_be_focused()
    expect(page.get_by_label("Words")).to_be_hidden()
    page.keyboard.press("Alt+Enter")
    expect(page.locator(".more :focus")).to_have_count(1)
    expect(page.get_by_label("Words")).to_be_visible()
    expect(page.locator("#question")).to_be_visible()
    assert axe_findings(page, "#card") == []


@pytest.mark.parametrize("text", ["large", "xxxLarge", "accessibility5"])
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("language, words", [("en-US", "find tickets"), ("ar", "التذاكر")])
def test_values_in_the_field_fit(open_page, travel, width, text, language, words):
    page = open_page(travel, viewport={"width": width, "height": 700}, storage={"text": text}, locale=language)
    page.keyboard.type(words)
    expect(chosen(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#question input")).to_be_focused()
    wait_for_motion(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("""() => [...document.querySelectorAll('.sentence, .piece, #dialog-text, .option')]
        .every((e) => e.scrollWidth <= e.clientWidth + 1 || !e.clientWidth)""")
    # With very large text the buttons follow the list, or there would be no room for one whole row.
    first = page.locator("#system [data-role=submit]" if text != "accessibility5" else ".option >> nth=0")
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.locator("#question input")).to_be_in_viewport(ratio=0.9)


def test_values_that_are_not_sent_yet_survive_a_reload(open_page, travel, workbench):
    page = open_page(travel)
    ask_for(page, "show landmark")
    page.keyboard.type("fuji")
    expect(page.locator(".options [aria-selected=true]")).to_contain_text("Fuji")
    page.keyboard.press("Enter")
    value = page.get_by_role("combobox", name="Landmark")
    expect(value).to_have_value(re.compile("Fuji"))
    words = value.input_value()
    page.reload()
    expect(value).to_have_value(words)
    page.locator("#system [data-role=submit]").click()
    expect(page.locator("#content")).to_contain_text("Mount Fuji")
    # The next question begins without them.
    page.keyboard.press("Enter")
    run(page, "show landmark")
    expect(value).to_have_value("")

    page = open_page(workbench)
    ask_for(page, "walk dog")
    page.keyboard.type("Bella")
    page.context.set_offline(True)
    page.allowed_complaints += NO_CONNECTION
    expect(page.locator("#notice")).to_have_text("You are offline.")
    page.context.set_offline(False)
    expect(page.locator("#notice")).to_be_empty()
    expect(page.get_by_role("textbox", name="Dog")).to_have_value("Bella")
    page.reload()
    expect(page.get_by_role("textbox", name="Dog")).to_have_value("Bella")
