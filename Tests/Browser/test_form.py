"""The form that offers all parameters: its sentence, what is behind “More”, by keyboard and pointer."""

import re

from conftest import run, search
from playwright.sync_api import Page, expect


def sentence(page: Page):
    return page.locator(".sentence")


def test_an_action_that_needs_nothing_runs_with_one_key(open_page, workbench):
    page = open_page(workbench)
    run(page, "greet")
    expect(page.locator("#dialog-text")).to_have_text("Hello, World.")


def test_tab_offers_what_is_optional(open_page, workbench):
    page = open_page(workbench)
    search(page, "greet")
    expect(page.get_by_role("option").first).to_have_attribute("aria-keyshortcuts", "Tab Alt+P")
    page.keyboard.press("Tab")
    name = page.get_by_label("Name")
    expect(name).to_be_focused()
    expect(name).to_have_value("World")
    page.keyboard.press("Control+A")
    page.keyboard.type("Ada")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Mark")).to_be_focused()
    page.keyboard.type("!")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_have_text("Hello, Ada!")


def test_the_pointer_finds_the_options_too(open_page, workbench):
    page = open_page(workbench)
    # The last list: a click that meets the coming of another one is lost.
    with page.expect_response("**/search?*q=greet*"):
        search(page, "greet")
    page.get_by_role("option").first.locator(".row-options").click()
    expect(page.get_by_label("Name")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#query")).to_be_focused()
    page.get_by_role("option", name="Greet").first.locator(".row-title").click()
    expect(page.locator("#dialog-text")).to_have_text("Hello, World.")


def test_what_has_nothing_to_fill_in_offers_nothing(open_page, workbench):
    page = open_page(workbench)
    search(page, "nothing")
    expect(page.get_by_role("option").first.locator(".row-options")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.locator("#card")).to_be_hidden()


def test_a_sentence_is_filled_in_and_follows_with_the_keyboard(open_page, workbench):
    page = open_page(workbench)
    run(page, "deliver")
    tool = sentence(page).get_by_role("combobox", name="Tool")
    expect(tool).to_be_focused()
    # The app's suggestions are there at once.
    expect(page.locator(".options [role=option]")).to_have_count(3)
    expect(sentence(page)).to_contain_text("Keep")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(tool).to_have_value("Claw Hammer")
    page.keyboard.press("Tab")
    away = sentence(page).get_by_role("switch", name="Away")
    expect(away).to_be_focused()
    page.keyboard.press("Space")
    expect(sentence(page)).to_contain_text("Deliver")
    expect(away).to_be_focused()
    expect(tool).to_have_value("Claw Hammer")
    page.keyboard.press("Shift+Tab")
    address = sentence(page).get_by_label("Address")
    expect(address).to_be_focused()
    page.keyboard.type("Main Street")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_have_text("h1, to Main Street, no words")


def test_more_is_opened_by_key_and_keeps_its_values(open_page, workbench):
    page = open_page(workbench)
    run(page, "deliver")
    expect(page.get_by_role("combobox", name="Tool")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Words")).to_be_hidden()
    more = page.locator("summary")
    for _ in range(4):
        if more.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Words")).to_be_visible()
    page.get_by_label("Words").fill("Two\nlines")
    page.get_by_role("button", name="Increase Shelf").click()
    sentence(page).get_by_role("switch", name="Away").click()
    expect(sentence(page)).to_contain_text("Deliver")
    expect(page.get_by_label("Words")).to_have_value("Two\nlines")
    expect(page.get_by_label("Shelf", exact=True)).to_have_count(0)
    sentence(page).get_by_role("switch", name="Away").click()
    expect(page.get_by_label("Shelf", exact=True)).to_have_value("2")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#dialog-text")).to_contain_text("shelf 2, Two")


def test_what_is_missing_is_said_and_escape_leaves(open_page, workbench):
    page = open_page(workbench)
    run(page, "deliver")
    tool = page.get_by_role("combobox", name="Tool")
    expect(tool).to_be_focused()
    page.keyboard.press("Enter")
    expect(tool).to_have_attribute("aria-invalid", "true")
    error = page.locator(f"[id='{tool.get_attribute('aria-describedby')}']")
    expect(error).to_have_text("Choose a value for “Tool”.")
    page.keyboard.press("Escape")
    expect(page.locator(".options")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#query")).to_be_focused()


def test_several_files_have_a_control(open_page, workbench):
    page = open_page(workbench)
    run(page, "echo file")
    page.get_by_label("File", exact=True).set_input_files(
        {"name": "one.txt", "mimeType": "text/plain", "buffer": b"1"})
    expect(page.locator(".file-name")).to_have_text("one.txt · 1 byte")
    notes = page.locator("#field-notes")
    files = [{"name": f"{name}.txt", "mimeType": "text/plain", "buffer": b"22"} for name in "abc"]
    notes.set_input_files(files)
    rows = page.get_by_role("list", name="Chosen for Notes").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("a.txt · 2 bytes")
    page.get_by_role("button", name="Remove b.txt").click()
    expect(page.get_by_role("button", name="Remove c.txt")).to_be_focused()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#dialog-text")).to_have_text(re.compile(r"one\.txt \+ a\.txt \+ c\.txt"))


def test_several_files_are_dropped(open_page, workbench):
    page = open_page(workbench)
    run(page, "echo file")
    data = page.evaluate_handle(
        """() => {
            const data = new DataTransfer();
            for (const name of ['x', 'y']) data.items.add(new File([name], `${name}.txt`, { type: 'text/plain' }));
            return data;
        }""")
    page.locator(".file", has=page.locator("#field-notes")).dispatch_event("drop", {"dataTransfer": data})
    expect(page.get_by_role("list", name="Chosen for Notes").get_by_role("listitem")).to_have_text(
        [re.compile("x.txt · 1 byte"), re.compile("y.txt · 1 byte")])
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
