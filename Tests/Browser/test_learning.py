"""Suggestions, Undo and Redo, and deprecated actions on the page."""

import re

from conftest import run
from playwright.sync_api import expect


def test_what_was_done_is_suggested_first_with_its_reason(open_page, workbench):
    page = open_page(workbench)
    run(page, "walk dog")
    expect(page.get_by_role("textbox", name="Dog")).to_be_focused()
    page.keyboard.type("Bella")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_have_text("Bella was walked.")
    page.keyboard.press("Escape")
    expect(page.locator("#query")).to_be_focused()
    # A list waits a moment for new suggestions; the next list has them.
    page.request.get(workbench.address + "/search?q=")
    # The words are still there; without them, the page lists the suggestions.
    page.keyboard.press("Escape")
    row = page.get_by_role("group", name="Suggestions").get_by_role("option", name="Walk Bella")
    expect(row).to_be_visible()
    reason = row.locator(".reason")
    expect(reason).to_be_hidden()
    # The keyboard chooses the row, and a screen reader says the reason as a part of it.
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        if row.get_attribute("aria-selected") == "true":
            break
    expect(reason).to_be_visible()
    expect(reason).to_have_text(re.compile("^You did this "))
    expect(page.get_by_role("option", name=re.compile("Walk Bella.*You did this"))).to_have_count(1)
    height = row.bounding_box()["height"]
    page.keyboard.press("ArrowDown")
    expect(reason).to_be_hidden()
    assert abs(row.bounding_box()["height"] - height) < 0.5
    # The pointer does the same.
    row.hover()
    expect(reason).to_be_visible()

    # Where nothing hovers, a touch would run the row at once, so its reason is there before.
    phone = open_page(workbench, viewport={"width": 390, "height": 844}, has_touch=True)
    touched = phone.get_by_role("option", name="Walk Bella")
    expect(touched).to_have_attribute("aria-selected", "false")
    expect(touched.locator(".reason")).to_have_text(re.compile("^You did this "))
    expect(touched.locator(".reason")).to_be_visible()
    touched.tap()
    expect(phone.locator("#dialog-text")).to_have_text("Bella was walked.")

    row.click()
    expect(page.locator("#dialog-text")).to_have_text("Bella was walked.")


def test_undo_and_redo_are_buttons_of_the_card(open_page, workbench):
    page = open_page(workbench)
    run(page, "release dog")
    expect(page.get_by_role("textbox", name="Dog")).to_be_focused()
    page.keyboard.type("Rex")
    page.keyboard.press("Enter")
    buttons = page.locator("#system")
    buttons.get_by_role("button", name="Undo").click()
    expect(page.locator("#dialog-text")).to_have_text("“Release Rex” was undone.")
    buttons.get_by_role("button", name="Redo").click()
    expect(page.locator("#dialog-text")).to_have_text("“Release Rex” was done again.")
    buttons.get_by_role("button", name="Done").click()
    expect(page.locator("#query")).to_be_focused()


def test_a_deprecated_action_says_what_takes_its_place(open_page, workbench):
    page = open_page(workbench)
    page.keyboard.type("lead dog")
    expect(page.get_by_role("option", name="Lead Dog").first).to_contain_text(
        "Deprecated. Dogs are walked now. Use “Walk Dog” instead.")
