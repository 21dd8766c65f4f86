"""The way back: cards and forms have addresses, and Back, Forward, tabs and reloads agree on what is shown."""

import re

from conftest import enter, run, search
from playwright.sync_api import expect


def title(page):
    return page.locator("#card-title")


def select(page, option: str) -> None:
    """Chooses a value in the form's only field, whatever control it is."""
    question = page.locator("#question")
    expect(question).to_be_visible()
    box = question.locator("select")
    if box.count():
        box.first.select_option(label=option)
    else:
        question.get_by_text(option, exact=True).first.click()


def test_a_question_that_is_left_is_cancelled_and_asked_again_by_its_address(open_page, travel):
    page = open_page(travel)
    run(page, "find tickets")
    expect(page.locator("#question")).to_be_visible()
    asked = page.url
    page.go_back()
    expect(page.locator("#search")).to_be_visible()
    page.go_forward()
    expect(page.locator("#question")).to_be_visible()
    assert page.url == asked
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("#search")).to_be_visible()


def test_a_copied_address(open_page, travel):
    """It leads to the same card in another tab, and another person's browser offers the action instead of performing it."""
    first = open_page(travel)
    search(first, "show favorites")
    first.keyboard.press("Enter")
    expect(title(first)).to_have_text("Show Favorites")
    first.wait_for_url(re.compile(r"/run/ShowFavoritesIntent#\d+$"))
    favorites = first.url
    first.keyboard.press("Escape")
    expect(first.locator("#search")).to_be_visible()
    second = first.context.new_page()
    second.goto(favorites)
    expect(title(second)).to_have_text("Show Favorites")
    assert second.url == favorites

    # Another person has no such card: they are asked, and nothing was performed for them.
    context = first.context.browser.new_context()
    enter(context, travel)
    other = context.new_page()
    other.goto(favorites)
    expect(other.get_by_role("button", name="Continue")).to_be_visible()
    expect(other.locator("#content")).to_be_empty()
    context.close()


def test_a_list_shows_the_rest_and_back_leads_to_the_short_one(open_page, travel):
    page = open_page(travel)
    search(page, "browse landmarks")
    page.keyboard.press("Enter")
    select(page, "Europe")
    page.get_by_role("button", name="Continue").click()
    rows = page.locator("#content").get_by_role("button").filter(has_text="·")
    expect(rows).to_have_count(5)
    more = page.locator("#content").get_by_role("button", name=re.compile(r"closest 5 of \d+"))
    total = int(re.search(r"of (\d+)", more.inner_text())[1])
    more.click()
    expect(rows).to_have_count(total)
    page.go_back()
    expect(rows).to_have_count(5)


def test_the_card_of_before_a_restart_is_at_its_address(browser, tmp_path):
    from conftest import Server
    from programs import TRAVEL_LOCATION
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION).start()
    port = server.port
    context = browser.new_context()
    try:
        enter(context, server)
        page = context.new_page()
        page.goto(server.address)
        search(page, "show favorites")
        page.keyboard.press("Enter")
        expect(title(page)).to_have_text("Show Favorites")
        server.stop()
        server.start(port)
        expect(title(page)).to_have_text("Show Favorites")
        page.reload()
        expect(title(page)).to_have_text("Show Favorites")
        page.wait_for_url(re.compile(r"/run/ShowFavoritesIntent#\d+$"))
        page.go_back()
        expect(page.locator("#search")).to_be_visible()
    finally:
        context.close()
        server.stop()
