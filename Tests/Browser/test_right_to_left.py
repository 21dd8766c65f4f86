"""A person who reads from right to left: every screen is mirrored, letters are whole, amounts keep their order."""

import re

import pytest
from conftest import ask_for, enter, run, wait_for_motion
from playwright.sync_api import Page, expect

ARABIC = {"locale": "ar"}


def open_arabic(open_page, travel, **options) -> Page:
    page = open_page(travel, **ARABIC, **options)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    return page


def is_right_of(one: dict, other: dict) -> bool:
    return one["x"] + one["width"] / 2 > other["x"] + other["width"] / 2


def test_letters_below_the_line_are_not_cut(open_page, travel):
    page = open_arabic(open_page, travel, device_scale_factor=2)
    ask_for(page, "عرض معلم")
    page.keyboard.type("بيغ بن")
    expect(page.locator(".option[aria-selected=true]")).to_contain_text("بيغ بن")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    title = page.locator("#content").get_by_text("بيغ بن")
    expect(title).to_be_visible()
    wait_for_motion(page)
    box = title.bounding_box()
    # The visible content is the same as without clipping.
    area = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"] + 12}
    seen = page.screenshot(clip=area)
    title.evaluate("element => element.style.overflow = 'visible'")
    assert page.screenshot(clip=area) == seen


def test_the_way_to_a_ticket_is_mirrored_and_its_prices_are_in_order(open_page, travel):
    page = open_arabic(open_page, travel)
    run(page, "الأقرب")
    content = page.locator("#content")
    expect(content).to_contain_text("برج إيفل")
    heart = content.get_by_role("button", name="إضافة إلى المفضلة").bounding_box()
    assert is_right_of(content.get_by_text("برج إيفل").bounding_box(), heart)
    content.get_by_role("button", name="أفضل أسعار التذاكر").click()
    expect(content).to_contain_text("كم تذكرة؟")
    wait_for_motion(page)
    fewer = content.get_by_role("button", name="تذاكر أقل").bounding_box()
    more = content.get_by_role("button", name="تذاكر أكثر").bounding_box()
    assert is_right_of(fewer, more)
    # “US$” keeps the order of its characters beside Arabic words.
    order = content.get_by_text("US$").evaluate("""element => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        walker.nextNode();
        const place = walker.currentNode.data.indexOf('US$');
        return [0, 2].map((offset) => {
            const range = document.createRange();
            range.setStart(walker.currentNode, place + offset);
            range.setEnd(walker.currentNode, place + offset + 1);
            return range.getBoundingClientRect().left;
        });
    }""")
    assert order[0] < order[1], order
    page.locator('[data-role="confirm"]').click()
    buy = content.get_by_role("button", name="شراء")
    expect(buy).to_be_visible()


@pytest.mark.parametrize("path", ["/widgets", "/controls"])
def test_boards_are_mirrored(browser, travel, path):
    context = browser.new_context(**ARABIC, viewport={"width": 800, "height": 700})
    enter(context, travel)
    page = context.new_page()
    page.goto(travel.address + path)
    item = page.locator("[data-kind]").first
    expect(item).not_to_have_attribute("data-pending", "")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    # Reading begins at the right edge.
    assert item.bounding_box()["x"] > 300
    words = page.locator(".called, h2").first.bounding_box()
    assert is_right_of(words, page.locator(".edit").first.bounding_box())
    context.close()


def test_a_form_is_mirrored(open_page, travel):
    page = open_arabic(open_page, travel)
    run(page, "عرض معلم")
    row = page.locator(".option").first
    expect(row).to_be_visible()
    assert is_right_of(row.locator("img").bounding_box(), row.locator(".row-title").bounding_box())
    cancel, go = (page.locator(f'[data-role="{role}"]').bounding_box() for role in ("cancel", "submit"))
    assert is_right_of(cancel, go)


def test_the_arrow_that_leads_out_of_arabic_words_points_to_the_left(open_page, travel):
    page = open_arabic(open_page, travel)
    field, rows = page.locator("#query"), page.get_by_role("option")
    words, name = "برج", "برج طوكيو"
    page.keyboard.type(words)
    row = rows.filter(has=page.locator(".row-title", has_text=re.compile(f"^{name}$")))
    expect(row).to_have_count(1)
    for _ in range(rows.count()):
        if row.get_attribute("aria-selected") == "true":
            break
        page.keyboard.press("ArrowDown")
    expect(row).to_have_attribute("aria-describedby", "actions-hint")
    expect(row).to_have_attribute("aria-keyshortcuts", re.compile("^ArrowLeft "))
    # To the right, the caret goes back into the words.
    page.keyboard.press("ArrowRight")
    assert field.evaluate("field => [field.value, field.selectionStart]") == [words, len(words) - 1]
    page.keyboard.press("ArrowLeft")
    assert field.evaluate("field => [field.value, field.selectionStart]") == [words, len(words)]
    page.keyboard.press("ArrowLeft")
    expect(field).to_have_value(name)
    chosen = page.locator("#results [aria-selected=true]")
    expect(chosen.locator(".row-title")).to_have_text(name)
    # Only with the actions below it, the row has no further ones.
    expect(chosen).not_to_have_attribute("aria-describedby", re.compile("actions-hint"))
    page.keyboard.press("ArrowDown")
    expect(chosen.locator(".row-subtitle").first).to_have_text(name)
