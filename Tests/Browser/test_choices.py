"""Choosing in forms: pickers by keyboard, several values in order, files by paste, and fields that stay in sight."""

import base64
import re

import pytest
from conftest import search
from playwright.sync_api import expect

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

# What has the focus, unless it is one of the system's buttons, and lies behind them.
BEHIND = """() => {
    const focused = document.activeElement;
    const bar = document.querySelector('#system');
    if (bar.contains(focused)) return null;
    const { top, bottom, height } = focused.getBoundingClientRect();
    // Only what has room above the bar can stand there.
    const edge = bar.getBoundingClientRect().top;
    return height < edge && bottom > edge + 1 ? `${focused.tagName} ${focused.id} ${top} ${bottom} ${edge}` : null;
}"""


def open_form(page, text):
    search(page, text)
    # Tab is about the row that is chosen now, which may be that of the first word alone.
    expect(page.get_by_role("option").first).to_contain_text(re.compile(text, re.IGNORECASE))
    page.keyboard.press("Tab")
    expect(page.locator("#question")).to_be_visible()


@pytest.mark.parametrize("size", ["large", "accessibility3"])
@pytest.mark.parametrize("is_busy", [False, True])
def test_what_has_the_focus_is_in_sight(open_page, workbench, size, is_busy):
    # A busy browser says late that the form is taller than the window; here it never does.
    script = "IntersectionObserver.prototype.observe = () => {};" if is_busy else ""
    page = open_page(workbench, storage={"text": size}, viewport={"width": 390, "height": 844}, script=script)
    open_form(page, "plan")
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate(BEHIND) is None
        if page.evaluate("document.querySelector('#system').contains(document.activeElement)"):
            break
    else:
        pytest.fail("The keyboard never reached the buttons.")


def test_a_form_without_a_sentence_says_what_it_is(open_page, workbench):
    page = open_page(workbench)
    open_form(page, "plan")
    title = page.locator("#card-title")
    expect(title).to_have_text("Plan")
    assert title.bounding_box()["height"] > 16


def test_tab_leaves_a_picker_with_what_is_marked(open_page, travel):
    page = open_page(travel)
    open_form(page, "write postcard")
    page.keyboard.type("tower b")
    expect(page.locator(".option[aria-selected=true]")).to_contain_text("Tower Bridge")
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="Landmark")).to_have_value("Tower Bridge")
    assert page.evaluate("document.activeElement !== document.body")


def test_several_choices_are_in_the_order_of_picking_and_found_by_text(open_page, workbench):
    page = open_page(workbench)
    open_form(page, "deliver")
    # The open list of the first field would move away from under the pointer.
    page.keyboard.press("Escape")
    page.get_by_role("switch", name="Away").click()
    expect(page.locator(".sentence")).to_contain_text("Deliver")
    page.locator("summary").click()
    others = page.locator("#field-others")
    picks = others.get_by_role("checkbox")
    picks.nth(1).check()
    picks.nth(0).check()
    expect(others.locator(".order:visible")).to_have_text(["2", "1"])


def test_a_picture_is_pasted_and_seen(open_page, workbench):
    page = open_page(workbench)
    open_form(page, "echo file")
    page.get_by_label("File", exact=True).focus()
    page.evaluate(
        """bytes => {
            const data = new DataTransfer();
            data.items.add(new File([Uint8Array.from(bytes)], 'dot.png', { type: 'image/png' }));
            document.activeElement.dispatchEvent(
                new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        }""", list(PIXEL))
    expect(page.locator(".file-row")).to_contain_text("dot.png")
    picture = page.locator(".file-preview")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1


def test_choices_are_asked_for_again_when_what_they_depend_on_changes(open_page, workbench):
    page = open_page(workbench)
    open_form(page, "order lunch")
    place = page.get_by_role("radiogroup", name="Place")
    dishes = page.get_by_role("radiogroup", name="Dish").get_by_role("radio")
    expect(dishes).to_have_count(0)
    expect(page.get_by_role("group", name="Dish")).to_have_text("Nothing found.")
    place.get_by_text("Italian").click()
    expect(dishes).to_have_count(2)
    page.get_by_role("radiogroup", name="Dish").get_by_text("Pizza").click()
    # What is still offered stays chosen; the place keeps the focus that the person gave it.
    place.get_by_text("Japanese").click()
    expect(page.get_by_role("radiogroup", name="Dish")).to_contain_text("Ramen")
    expect(page.get_by_role("radio", name="Pizza")).to_be_checked()
    expect(page.get_by_role("radio", name="Japanese")).to_be_focused()
    page.get_by_role("radiogroup", name="Dish").get_by_text("Ramen").click()
    place.get_by_text("Italian").click()
    expect(page.get_by_role("radiogroup", name="Dish").get_by_role("radio", checked=True)).to_have_count(0)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".field-error:visible")).to_have_text("Choose a value for “Dish”.")
    page.get_by_role("radiogroup", name="Dish").get_by_text("Pasta").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#dialog")).to_have_text("Pasta from italian")


def test_a_tap_beside_an_open_list_reaches_what_the_person_saw(open_page, travel):
    page = open_page(travel, viewport={"width": 390, "height": 844})
    open_form(page, "find tickets")
    page.get_by_role("combobox").first.click()
    expect(page.get_by_role("listbox")).to_be_visible()
    cancel = page.get_by_role("button", name="Cancel")
    box = cancel.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#query")).to_be_visible()
