"""The documents' own story: a landmark, a confirmation, a search, a result."""

import re

from conftest import run, search, tab_to
from playwright.sync_api import expect

HEART = re.compile("(Add to|Remove from) Favorites")


def test_whole_sequence_by_keyboard_alone(open_page, travel):
    page = open_page(travel)
    expect(page.locator("#query")).to_be_focused()
    search(page, "find closest")
    page.keyboard.press("Enter")

    content = page.locator("#content")
    expect(content).to_contain_text("Eiffel Tower")
    expect(page.locator("#search")).to_be_hidden()
    expect(page.locator("#system button")).to_have_text(["Done"])

    tab_to(page, HEART)
    before = page.locator("#card").get_by_role("button", name=HEART).get_attribute("aria-label")
    page.keyboard.press("Space")
    heart = page.locator("#card").get_by_role("button", name=HEART)
    expect(heart).not_to_have_attribute("aria-label", before)
    expect(heart).to_be_focused()

    tab_to(page, "Find Best Ticket Prices")
    page.keyboard.press("Enter")
    expect(page.locator("#system button")).to_have_text(["Cancel", "Search"])
    expect(page.locator("#system [data-role=confirm]")).to_be_focused()

    number = content.locator("[data-transition=numeric]")
    count = int(number.inner_text())
    page.keyboard.press("Shift+Tab")
    tab_to(page, "More tickets")
    page.keyboard.press("Space")
    expect(number).to_have_text(str(count + 1))
    expect(page.locator("#card").get_by_role("button", name="More tickets")).to_be_focused()
    tab_to(page, "Search")
    page.keyboard.press("Enter")

    expect(content.get_by_role("button", name=re.compile("Buy"))).to_be_visible()
    expect(content).to_contain_text(f"{count + 1} tickets")
    expect(page.locator("#system button")).to_have_text(["Done"])
    tab_to(page, re.compile("Buy"))
    page.keyboard.press("Enter")
    expect(content).to_contain_text("Bought")

    page.keyboard.press("Escape")
    expect(page.locator("#search")).to_be_visible()
    expect(page.locator("#query")).to_be_focused()
    expect(page.locator("#query")).to_have_value("find closest")


def test_whole_sequence_by_pointer(open_page, travel):
    page = open_page(travel)
    page.locator("#query").fill("find closest")
    page.get_by_role("option", name=re.compile("Find Closest")).first.click()
    card, content = page.locator("#card"), page.locator("#content")
    expect(content).to_contain_text("Eiffel Tower")

    heart = card.get_by_role("button", name=HEART)
    before = heart.get_attribute("aria-label")
    heart.click()
    expect(heart).not_to_have_attribute("aria-label", before)

    card.get_by_role("button", name="Find Best Ticket Prices").click()
    expect(page.locator("#system button")).to_have_text(["Cancel", "Search"])
    number = content.locator("[data-transition=numeric]")
    count = int(number.inner_text())
    more = card.get_by_role("button", name="More tickets")
    more.dblclick()
    expect(number).to_have_text(str(count + 2))
    card.get_by_role("button", name="Fewer tickets").click()
    expect(number).to_have_text(str(count + 1))

    page.locator("#system [data-role=confirm]").click()
    content.get_by_role("button", name=re.compile("Buy")).click()
    expect(content).to_contain_text("Bought")
    page.locator("#system [data-role=done]").click()
    expect(page.locator("#search")).to_be_visible()
    expect(page.locator("#card")).to_be_hidden()


def test_cancel_ends_the_run(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    expect(page.locator("#system [data-role=cancel]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#search")).to_be_visible()


def test_held_enter_does_not_confirm(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    tab_to(page, "Find Best Ticket Prices")
    page.keyboard.down("Enter")
    expect(page.locator("#system [data-role=confirm]")).to_be_focused()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    # The answer to another press comes after all that Enter could have done.
    number = page.locator("#content [data-transition=numeric]")
    count = int(number.inner_text())
    page.get_by_role("button", name="More tickets").click()
    expect(number).to_have_text(str(count + 1))
    expect(page.locator("#content")).to_contain_text("How many tickets?")
    expect(page.locator("#system button")).to_have_text(["Cancel", "Search"])


def test_running_search_shows_itself(open_page, endless):
    page = open_page(endless)
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    page.locator("#system [data-role=confirm]").click()
    expect(page.locator("#content").get_by_role("progressbar").first).to_be_visible()
    expect(page.locator("#content")).to_contain_text("Searching")
