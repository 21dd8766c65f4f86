"""The control center and the widget board, with the control and the widget of the travel app."""

import re

import pytest
from conftest import Server, enter
from playwright.sync_api import expect
from programs import TRAVEL_LOCATION


@pytest.fixture
def board(browser, travel):
    """Opens a page of the travel app in a browser of its own, which tolerates no error."""
    contexts, errors, allowed = [], [], []

    def open_board(path, **settings):
        context = browser.new_context(**settings)
        contexts.append(context)
        enter(context, travel)
        page = context.new_page()
        page.allowed_errors = allowed
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        page.goto(travel.address + path)
        expect(page.locator("[data-kind]:not([data-pending])").first).to_be_visible()
        return page

    yield open_board
    for context in contexts:
        context.close()
    assert [text for text in errors if not any(part in text for part in allowed)] == []


@pytest.fixture
def cafe(browser, tmp_path):
    """A page of a widget extension, at its widgets."""
    server = Server("WidgetProgram", tmp_path).start()
    context = browser.new_context()
    enter(context, server)
    page = context.new_page()
    page.goto(server.address + "/widgets")
    yield page
    context.close()
    server.stop()


def test_a_toggle_flips_at_once_and_widgets_learn_of_it(board):
    controls = board("/controls")
    toggle = controls.get_by_role("switch", name="Eiffel Tower")
    expect(toggle).to_have_attribute("aria-checked", "false")
    expect(toggle).to_have_accessible_description("Not a Favorite")
    widgets = board("/widgets")
    expect(widgets.get_by_role("button", name="Add to Favorites")).to_be_visible()
    # The person sees the new state before the server has said anything.
    controls.route("**/controls/use?**", lambda route: (
        expect(toggle).to_have_attribute("aria-checked", "true"), route.continue_()))
    toggle.click()
    expect(toggle).to_have_accessible_description("Favorite")
    expect(widgets.get_by_role("button", name="Remove from Favorites")).to_be_visible()
    # No card and no snippet: the control is all that changed.
    expect(controls.locator(".card")).to_have_count(0)
    widgets.get_by_role("button", name="Remove from Favorites").click()
    expect(widgets.locator("#notice")).to_have_text(
        "Eiffel Tower is no longer one of your favorites.")
    expect(toggle).to_have_attribute("aria-checked", "false")


def test_a_toggle_flips_back_when_the_server_is_out_of_reach(board):
    page = board("/controls")
    toggle = page.get_by_role("switch", name="Eiffel Tower")
    page.allowed_errors.append("500")
    page.route("**/controls/use?**", lambda route: route.fulfill(status=500, json={"error": {}}))
    toggle.click()
    expect(page.locator("#notice")).to_have_text("That did not get through. Please try again.")
    # It is in view, also where the board is longer than the window.
    page.set_viewport_size({"width": 320, "height": 200})
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
    expect(page.locator("#notice")).to_be_in_viewport(ratio=1)
    expect(toggle).to_have_attribute("aria-checked", "false")


def test_a_widget_has_the_chosen_size_and_keeps_it(board):
    page = board("/widgets")
    widget = page.locator(".widget")
    expect(widget.get_by_text("Eiffel Tower")).to_be_visible()
    assert widget.locator(".frame-of-widget").bounding_box()["width"] == 170
    page.get_by_label("Size", exact=True).select_option("Large")
    expect(widget.get_by_text("The iron tower")).to_be_visible()
    box = widget.locator(".frame-of-widget").bounding_box()
    assert (box["width"], box["height"]) == (364, 382)
    page.reload()
    expect(page.get_by_label("Size", exact=True)).to_have_value("systemLarge")


@pytest.mark.parametrize("path, change", [
    ("/widgets", lambda page: page.get_by_label("Size", exact=True).select_option("Medium")),
    ("/widgets/gallery", lambda page: page.get_by_role("button", name="Add", exact=True).first.click()),
    ("/widgets", lambda page: page.get_by_role("link", name="Edit").click()),
])
def test_a_change_that_is_not_written_down_is_undone_and_said_in_the_servers_words(board, path, change):
    page = board(path)
    page.allowed_errors.append("409")
    before = page.locator(".widget").first.get_attribute("data-family")
    words = "Das zählt nicht."
    refused = {"error": {"code": "not_kept", "message": words}}
    for route in ("**/widgets/change?**", "**/widgets/add?**", "**/widgets/configure?**"):
        page.route(route, lambda route: route.fulfill(status=409, json=refused))
    change(page)
    expect(page.locator("#notice")).to_have_text(words)
    expect(page.locator(".widget").first).to_have_attribute("data-family", before)
    if size := page.get_by_label("Size", exact=True).all():
        expect(size[0]).to_have_value(before)


def choose(page, edit, landmark: str) -> None:
    """Edits an item in place: in a sheet over its board, which goes when the landmark is chosen."""
    edit.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("combobox", name="Landmark").fill(landmark)
    sheet.get_by_role("option", name=landmark).click()
    sheet.get_by_role("button", name="Continue").click()
    expect(sheet).to_have_count(0)


def test_an_item_is_edited_in_place_and_left_as_it_was_by_cancel_and_back(board):
    page = board("/widgets")
    edit = page.get_by_role("link", name="Edit")
    sheet = page.get_by_role("dialog")
    for leave in [
        lambda: sheet.get_by_role("button", name="Cancel").click(),
        # The first one closes the list of the field, as everywhere.
        lambda: [page.keyboard.press("Escape") for _ in range(2)],
        page.go_back,
    ]:
        edit.click()
        expect(sheet).to_be_visible()
        expect(sheet.get_by_role("heading")).to_have_text("Choose a Landmark")
        expect(sheet.get_by_role("combobox", name="Landmark")).to_be_focused()
        page.wait_for_url("**/widgets?edit=1")
        leave()
        expect(sheet).to_have_count(0)
        page.wait_for_url("**/widgets")
        expect(page.locator(".widget").get_by_text("Eiffel Tower")).to_be_visible()
    # The address of the sheet opens it; the address stays that of the board.
    page.goto(page.url + "?edit=1")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_have_count(0)
    page.wait_for_url("**/widgets")
    # An item that isn't there leaves the board alone.
    page.allowed_errors.append("404")
    page.goto(page.url + "?edit=99")
    page.wait_for_url("**/widgets")
    expect(sheet).to_have_count(0)


def test_what_was_on_the_main_page_is_there_again_after_an_edit(board, travel):
    page = board("/widgets")
    main = page.context.new_page()
    main.goto(travel.address)
    expect(main.locator("#query")).to_be_focused()
    main.keyboard.type("show favorites")
    expect(main.locator("#result-0")).to_contain_text("Favorites")
    main.keyboard.press("Enter")
    expect(main.locator("#card-title")).to_have_text("Show Favorites")
    page.bring_to_front()
    choose(page, page.get_by_role("link", name="Edit"), "Uluru")
    expect(page.locator(".widget").get_by_text("Uluru")).to_be_visible()
    expect(main.locator("#card-title")).to_have_text("Show Favorites")


def test_the_sheet_fits(board):
    page = board("/widgets", viewport={"width": 320, "height": 640})
    page.get_by_role("link", name="Edit").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320 and box["height"] <= 640


def test_the_form_of_the_intent_configures_a_widget(board):
    page = board("/widgets")
    choose(page, page.get_by_role("link", name="Edit"), "Uluru")
    expect(page.locator(".widget").get_by_text("Uluru")).to_be_visible()


def test_the_form_of_the_intent_configures_a_control(board):
    page = board("/controls")
    choose(page, page.get_by_role("link", name="Edit"), "Uluru")
    toggle = page.get_by_role("switch", name="Uluru")
    expect(toggle).to_have_accessible_description("Not a Favorite")
    toggle.click()
    expect(toggle).to_have_accessible_description("Favorite")
    # Another person's control keeps its landmark.
    other = board("/controls").get_by_role("switch", name="Eiffel Tower")
    expect(other).to_have_accessible_description("Not a Favorite")
    toggle.click()
    expect(toggle).to_have_accessible_description("Not a Favorite")


def test_a_widget_of_the_largest_family_has_its_place(cafe):
    widget = cafe.locator('.widget[data-kind="CoffeeWidget"]')
    widget.get_by_label("Size", exact=True).select_option("Extra Large")
    expect(widget.get_by_text("Cup:")).to_be_visible()
    box = widget.locator(".frame-of-widget").bounding_box()
    assert (box["width"], box["height"]) == (752, 382)


def expect_to_be_asked(page) -> None:
    """Lets the page ask for something, which comes after all that it has asked for before."""
    with page.expect_request("**/app"):
        page.evaluate("() => { fetch('/app'); }")


def test_a_widget_is_asked_for_anew_when_its_next_entry_begins(board):
    page = board("/widgets")
    widget = page.locator(".widget")
    expect(widget.get_by_text("Eiffel Tower")).to_be_visible()
    page.clock.install()
    # What a question is answered with, by when it is asked: the page before may ask once more as it goes.
    entry = "Eiffel Tower"
    answered = []

    def answer(route):
        answered.append(entry)
        response = route.fetch()
        state = response.json()
        # Behind the first entry comes another in an hour, and then none.
        state["renewal"] = 3_600_000 if entry == "Eiffel Tower" else None
        state["html"] = state["html"].replace("Eiffel Tower", entry)
        route.fulfill(response=response, json=state)

    page.route("**/widgets/item?**", answer)
    # Nothing else that changes in the app makes the page ask.
    page.route("**/board/changes?**", lambda route: None)
    page.reload()
    expect(widget.get_by_text("Eiffel Tower")).to_be_visible()
    entry = "Too Early"
    page.clock.fast_forward(3_000_000)
    expect_to_be_asked(page)
    assert "Too Early" not in answered
    entry = "Next Entry"
    page.clock.fast_forward(600_000)
    expect(widget.get_by_text("Next Entry")).to_be_visible()
    page.clock.fast_forward(36_000_000)
    expect_to_be_asked(page)
    assert answered.count("Next Entry") == 1


@pytest.mark.parametrize("path", ["/controls", "/widgets", "/widgets/gallery"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_wider_than_a_narrow_window(board, path, scheme):
    page = board(path, viewport={"width": 320, "height": 640}, color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-scheme", scheme)
    if path == "/widgets":
        page.get_by_label("Size", exact=True).select_option("Large")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_boards_are_in_the_language_and_direction_of_the_person(board):
    page = board("/widgets", locale="ar")
    expect(page.get_by_role("heading", level=1)).to_have_text("الأدوات")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_all_is_within_reach_of_the_keyboard(board):
    page = board("/controls")
    toggle = page.get_by_role("switch", name="Eiffel Tower")
    for _ in range(12):
        page.keyboard.press("Tab")
        if toggle.evaluate("(element) => element === document.activeElement"):
            break
    page.keyboard.press("Space")
    expect(toggle).to_have_attribute("aria-checked", "true")
    expect(toggle).to_be_focused()
    expect(page.locator("[data-busy]")).to_have_count(0)
    page.keyboard.press("Space")
    expect(toggle).to_have_accessible_description("Not a Favorite")


def test_a_tap_while_the_one_before_runs_is_not_lost(board):
    page = board("/controls")
    toggle = page.get_by_role("switch", name="Eiffel Tower")
    held, sent = [], []

    def hold(route):
        sent.append(route.request.url)
        if len(sent) == 1:
            held.append(route)
        else:
            route.continue_()

    page.route("**/controls/use?**", hold)
    toggle.click()
    expect(toggle).to_have_attribute("aria-checked", "true")
    toggle.click()
    toggle.click()
    expect(toggle).to_have_attribute("aria-checked", "true")
    # They wait for the first; a person sees the state of the last tap.
    assert len(sent) == 1
    held[0].continue_()
    expect(page.locator("[data-busy]")).to_have_count(0)
    assert ["on=true" in url for url in sent] == [True, False, True]
    expect(toggle).to_have_accessible_description("Favorite")
    toggle.click()
    expect(toggle).to_have_accessible_description("Not a Favorite")


def test_widgets_are_added_from_the_gallery_each_with_its_own_configuration(board):
    page = board("/widgets")
    page.get_by_role("link", name="Add Widget").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Add Widget")
    expect(page.locator(".widget:not([data-pending])")).to_have_count(3)
    expect(page.locator('.widget[data-family="systemLarge"]').get_by_text("The iron tower")).to_be_visible()
    medium = page.locator('.widget[data-family="systemMedium"]')
    medium.get_by_role("button", name="Add", exact=True).click()
    page.wait_for_url("**/widgets#w2")
    expect(page.locator(".widget")).to_have_count(2)
    second = page.locator("#w2")
    choose(page, second.get_by_role("link", name="Edit"), "Uluru")
    expect(page.locator("#w2").get_by_text("Uluru").first).to_be_visible()
    expect(page.locator("#w1").get_by_text("Eiffel Tower")).to_be_visible()


def test_widgets_are_moved_and_removed_by_the_keyboard(board):
    page = board("/widgets/gallery")
    page.get_by_role("button", name="Add", exact=True).first.click()
    page.wait_for_url("**/widgets#w2")
    names = lambda: page.locator(".widget").evaluate_all("(all) => all.map(({ id }) => id)")
    more = page.locator("#w2").locator("summary")
    more.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Move Forward")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".widget").first).to_have_id("w2")
    assert names() == ["w2", "w1"]
    # It is the first now, and can't be moved further: the focus stays near.
    expect(more).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#w2 details")).not_to_have_attribute("open", "")
    page.reload()
    assert names() == ["w2", "w1"]
    for name in ["w2", "w1"]:
        page.locator(f"#{name} summary").click()
        page.locator(f"#{name}").get_by_role("button", name="Remove").click()
        expect(page.locator(f"#{name}")).to_have_count(0)
    expect(page.get_by_text("There are no widgets here yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Add Widget")).to_be_focused()
    page.reload()
    expect(page.get_by_text("There are no widgets here yet.")).to_be_visible()


def test_widgets_and_their_configurations_outlive_the_program(browser, tmp_path):
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION).start()
    port = server.port
    try:
        context = browser.new_context()
        enter(context, server)
        page = context.new_page()
        page.goto(server.address + "/widgets/gallery")
        page.locator('.widget[data-family="systemLarge"]').get_by_role("button", name="Add", exact=True).click()
        page.wait_for_url("**/widgets#w2")
        choose(page, page.locator("#w2").get_by_role("link", name="Edit"), "Uluru")
        server.stop()
        server.start(port)
        page.goto(server.address + "/widgets")
        expect(page.locator("#w2").get_by_text("Uluru").first).to_be_visible()
        assert page.locator("#w2 .frame-of-widget").bounding_box()["height"] == 382
        context.close()
    finally:
        server.stop()


def test_a_control_that_opens_the_app_leads_to_its_card(cafe):
    cafe.get_by_role("link", name="Controls").click()
    cafe.get_by_role("button", name="Menu").click()
    expect(cafe).to_have_url(re.compile(r"^http://[^/]+/(run/\w+|card)#\d+$"))
    expect(cafe.locator("#card")).to_contain_text("Soup, bread, coffee")
    cafe.get_by_role("button", name="Done").click()
    expect(cafe.locator("#card")).to_be_hidden()
    # Back leads to the card, and from there to the controls, which work again.
    cafe.go_back()
    expect(cafe.locator("#card")).to_contain_text("Soup, bread, coffee")
    cafe.go_back()
    cafe.get_by_role("button", name="Menu").click()
    expect(cafe.locator("#card")).to_contain_text("Soup, bread, coffee")
