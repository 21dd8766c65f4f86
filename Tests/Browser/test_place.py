"""Where the card appears: SNI-10."""

import re

import pytest
from conftest import run, search
from pages import wait_until
from playwright.sync_api import Page, expect

# Everything on the page that a person sees beside the card and the toolbar, with its place.
OTHERS = """() => {
    const card = document.querySelector('#card');
    const toolbar = document.querySelector('.toolbar');
    return [...document.body.querySelectorAll('*')]
        .filter((element) => !card.contains(element) && !element.contains(card)
            && !toolbar.contains(element) && !element.closest('.visually-hidden')
            && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 1 && height > 1)
        .map(([element, { top }]) => [element.id || element.tagName, top]);
}"""

# Spinners never stop.
AT_REST = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().iterations === Infinity)"


def expect_on_top(page: Page) -> None:
    """The card begins in the upper third of the window, nothing lies over it, and all else comes below."""
    card = page.locator("#card")
    expect(card).to_be_visible()
    wait_until(page, AT_REST)
    box = card.bounding_box()
    window = page.viewport_size
    assert 0 <= box["y"] <= window["height"] / 3
    assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    above = [other for other in page.evaluate(OTHERS) if other[1] < box["y"] + box["height"]]
    assert above == []
    middle = (box["x"] + box["width"] / 2, box["y"] + 12)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('#card') !== null", middle)
    expect(page.locator("#results")).to_be_hidden()
    expect(page.locator("#system button").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_card_is_on_top(open_page, endless, width):
    """SNI-10: result, confirmation and the card of a search that is under way, at any width."""
    page = open_page(endless, viewport={"width": width, "height": 700})
    run(page, "find closest")
    expect_on_top(page)
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    expect(page.locator("#system [data-role=confirm]")).to_be_visible()
    expect_on_top(page)
    page.locator("#system [data-role=confirm]").click()
    expect(page.locator("#content")).to_contain_text(re.compile("search", re.IGNORECASE))
    expect(page.locator("#system [data-role=done]")).to_be_visible()
    expect_on_top(page)


@pytest.mark.parametrize("width", [320, 1280])
def test_card_is_in_view_wherever_the_list_was_scrolled_to(open_page, travel, width):
    """SNI-10: a list that is longer than the window was scrolled to its end, and its last row is chosen."""
    page = open_page(travel, viewport={"width": width, "height": 320})
    last = page.locator("#results [role=option]").last
    page.mouse.move(width / 2, 200)
    page.mouse.wheel(0, 20_000)
    expect(last).to_be_in_viewport(ratio=1)
    expect(page.locator("#query")).to_be_in_viewport(ratio=1)
    last.click()
    card = page.locator("#card")
    expect(card).to_be_visible()
    wait_until(page, AT_REST)
    assert 0 <= card.bounding_box()["y"] <= 160
    expect(page.locator("#results")).to_be_hidden()


def test_a_tall_card_scrolls_inside_and_stays(open_page, travel):
    """SNI-10: what is longer than the card moves within it; the card itself stays where it is."""
    page = open_page(travel, storage={"text": "accessibility2"}, viewport={"width": 320, "height": 1000})
    run(page, "find closest")
    wait_until(page, "(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 20)("
               "document.getElementById('scroller'))")
    wait_until(page, AT_REST)
    before = page.locator("#card").bounding_box()["y"]
    # Not `hover`, which would bring the middle into view first.
    page.mouse.move(160, before + 120)
    page.mouse.wheel(0, 30)
    wait_until(page, "document.querySelector('#scroller').scrollTop > 20")
    assert page.locator("#card").bounding_box()["y"] == before


def test_the_list_comes_back_when_the_card_is_done(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    expect(page.locator("#search")).to_be_hidden()
    page.locator("#system [data-role=done]").click()
    expect(page.locator("#card")).to_be_hidden()
    search(page, "find closest")
    expect(page.locator("#results")).to_be_visible()
