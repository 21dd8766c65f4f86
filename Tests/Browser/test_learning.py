"""Suggestions, Undo and Redo, and deprecated actions on the page."""

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
    # A list waits a moment for suggestions that are being made anew; the one after it has them.
    page.request.get(workbench.address + "/search?q=")
    # The words are still there; without them, the page lists what the person is likely to want.
    page.keyboard.press("Escape")
    row = page.get_by_role("group", name="Suggestions").get_by_role("option", name="Walk Bella")
    expect(row).to_be_visible()
    assert row.get_attribute("title").startswith("You did this ")
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
