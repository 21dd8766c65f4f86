"""A person with the largest text: nothing is cut off, pushed out of its frame or laid over something else."""

import re

import pytest
from conftest import ask_for, enter, run, search, tab_to, wait_for_motion
from playwright.sync_api import Page, expect

LARGEST = {"text": "accessibility5"}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 640}
DESKTOP = {"width": 1280, "height": 800}

# The words that are cut by the box around them, and those that are broken within a word.
CUT = """(root) => {
    const cut = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, parent = text.parentElement;
        if (!text.data.trim() || parent.closest('.visually-hidden, .cut-whole, script, style, select, [hidden]')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const box = range.getBoundingClientRect();
            if (box.width === 0) continue;
            // An author's limit of lines ends in an ellipsis.
            const line = parent.closest('.clamp, .one-line')?.getBoundingClientRect();
            if (line && (box.top >= line.bottom - 1 || box.right > line.right + 1 || box.left < line.left - 1)) continue;
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) cut.push(`broken: ${word}`);
            if (box.left < -1 || box.right > innerWidth + 1) cut.push(`outside: ${word}`);
            const frame = parent.closest('.frame-of-widget, .control')?.getBoundingClientRect();
            if (frame && (box.bottom > frame.bottom + 1 || box.right > frame.right + 1 || box.top < frame.top - 1)) {
                cut.push(`out of its frame: ${word}`);
            }
        }
    }
    return cut;
}"""

# Pairs of controls and pictures that lie over one another.
OVERLAPS = """(root) => {
    const parts = [...root.querySelectorAll('svg, .called, .reading, .edit')].filter((part) => part.checkVisibility())
        .map((part) => [part, part.getBoundingClientRect()]);
    const over = [];
    for (const [one, a] of parts) for (const [other, b] of parts) {
        if (one === other || one.contains(other) || other.contains(one)) continue;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) over.push(`${one.className.baseVal ?? one.className} ${other.className.baseVal ?? other.className}`);
    }
    return over;
}"""


@pytest.fixture
def open_board(browser, travel):
    contexts = []

    def open_board(path: str, viewport: dict) -> Page:
        context = browser.new_context(viewport=viewport)
        contexts.append(context)
        enter(context, travel)
        page = context.new_page()
        page.add_init_script("localStorage.setItem('text', 'accessibility5');")
        page.goto(travel.address + path)
        # Those below are drawn when they can be seen.
        for item in page.locator("[data-kind]").all():
            item.scroll_into_view_if_needed()
            expect(item).not_to_have_attribute("data-pending", "")
        wait_for_motion(page)
        page.evaluate("() => document.fonts.ready")
        return page

    yield open_board
    for context in contexts:
        context.close()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, NARROW], ids=["desktop", "phone", "narrow"])
@pytest.mark.parametrize("path", ["/widgets", "/widgets/gallery", "/controls"])
def test_boards_show_their_words_whole(open_board, path, viewport):
    page = open_board(path, viewport)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    board = page.locator("#board").element_handle()
    assert page.evaluate(CUT, board) == []
    for item in page.locator("[data-kind]").all():
        assert page.evaluate(OVERLAPS, item.element_handle()) == []


def test_a_heart_stays_inside_its_widget(open_board):
    page = open_board("/widgets", PHONE)
    frame = page.locator(".frame-of-widget").bounding_box()
    heart = page.locator(".frame-of-widget svg").bounding_box()
    assert heart["x"] + heart["width"] <= frame["x"] + frame["width"], (heart, frame)
    assert heart["y"] >= frame["y"], (heart, frame)


@pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])
def test_the_names_at_home_are_not_broken(open_page, travel, viewport):
    page = open_page(travel, storage=LARGEST, viewport=viewport)
    assert page.evaluate(CUT, page.locator("#results").element_handle()) == []


@pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])
def test_a_picker_shows_its_rows_and_its_field(open_page, travel, viewport):
    page = open_page(travel, storage=LARGEST, viewport=viewport)
    ask_for(page, "show landmark")
    page.keyboard.type("tower")
    expect(page.locator(".option[aria-selected=true]")).to_be_visible()
    expect(page.locator(".option").first).to_contain_text(re.compile("tower", re.IGNORECASE))
    wait_for_motion(page)
    # All in one moment: the list may come again with what the next letter finds.
    field, rows, first, system = page.evaluate("""() => ['#question [role=combobox]', '.options', '.option', '#system']
        .map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON())""")
    assert field["y"] >= 0
    # Half of a row above the buttons doesn't show the choices.
    seen = min(rows["bottom"], viewport["height"]) - rows["y"]
    assert seen > first["height"], (seen, first)
    assert system["y"] >= min(rows["bottom"], viewport["height"]) - 1, (system, rows)


@pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])
def test_the_way_to_a_ticket_works_with_the_largest_text(open_page, travel, viewport):
    page = open_page(travel, storage=LARGEST, viewport=viewport)
    run(page, "find closest")
    content = page.locator("#content")
    expect(content).to_contain_text("Eiffel Tower")
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    content.get_by_role("button", name="Find Best Ticket Prices").click()
    expect(content).to_contain_text("How many tickets?")
    wait_for_motion(page)
    # The number is between its buttons, and they don't overlap.
    boxes = [content.get_by_role("button", name="Fewer tickets").bounding_box(),
             content.get_by_text("2", exact=True).bounding_box(),
             content.get_by_role("button", name="More tickets").bounding_box()]
    for left, right in zip(boxes, boxes[1:]):
        assert left["x"] + left["width"] <= right["x"] + 1, boxes
    assert boxes[2]["x"] + boxes[2]["width"] <= viewport["width"], boxes
    page.get_by_role("button", name="Search", exact=True).click()
    buy = content.get_by_role("button", name=re.compile("Buy"))
    expect(buy).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    buy.click()
    expect(content).to_contain_text("Have a good trip!")


def test_the_keyboard_reaches_everything_with_the_largest_text(open_page, travel):
    page = open_page(travel, storage=LARGEST, viewport=PHONE)
    search(page, "find closest")
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    tab_to(page, "Find Best Ticket Prices")
    box = page.locator(":focus").bounding_box()
    bar = page.locator("#system").bounding_box()
    assert box["y"] + box["height"] <= bar["y"] + 1, (box, bar)
