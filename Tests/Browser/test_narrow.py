"""Narrow windows with each example and the gallery: the field or the buttons are always in view, and nothing is cut."""

import pytest
from conftest import Server, axe_findings, wait_for_motion
from pages import wait_until
from playwright.sync_api import Page, expect
from programs import TRAVEL_LOCATION

# The title of an action of each app that needs nothing, and a text on its card.
APPS = {
    "TravelTracking": ("Find Closest", "Eiffel Tower"),
    "Kitchen": ("To-Do List", "Soak the beans"),
    "Gallery": ("Boarding Pass", "Gate"),
}


@pytest.fixture(params=APPS)
def app(request, tmp_path):
    """An app that nothing was done with."""
    arguments = ["--location", TRAVEL_LOCATION] if request.param == "TravelTracking" else []
    server = Server(request.param, tmp_path, *arguments).start()
    server.name = request.param
    yield server
    server.stop()


def sees_search(page: Page, words: str) -> None:
    """The field with these words, in view and ready to be typed in; no card."""
    field = page.locator("#query")
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_have_value(words)
    expect(field).to_be_focused()
    expect(page.locator("#card")).to_be_hidden()


def sees_card(page: Page, *texts: str) -> None:
    """A card with these texts, its buttons in view; no field."""
    card = page.locator("#card")
    expect(card).to_be_visible()
    for text in texts:
        expect(card).to_contain_text(text)
    expect(page.locator("#system button").last).to_be_in_viewport(ratio=1)
    expect(page.locator("#search")).to_be_hidden()


def chooses(page: Page, title: str = "") -> None:
    """The row of that title is the one that Enter runs, and in view."""
    row = page.locator("#results [aria-selected=true]")
    expect(row).to_contain_text(title)
    expect(row).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("text", ["large", "accessibility5"])
def test_320_points(app, open_page, text):
    """A narrow window: nothing is cut at its side, and the field or the buttons are always in view."""
    title, shown = APPS[app.name]
    words = title.lower()
    page = open_page(app, viewport={"width": 320, "height": 568}, storage={"text": text})
    fits = "document.documentElement.scrollWidth <= innerWidth"
    sees_search(page, "")
    wait_until(page, fits)
    page.keyboard.press("ArrowUp")
    chooses(page)
    sees_search(page, "")
    page.keyboard.type(words)
    chooses(page, title)
    wait_until(page, fits)
    page.keyboard.press("Enter")
    sees_card(page, shown)
    wait_for_motion(page)
    wait_until(page, fits)
    page.keyboard.press("Escape")
    sees_search(page, words)
    page.keyboard.press("Escape")
    sees_search(page, "")
    assert axe_findings(page, "html") == []
