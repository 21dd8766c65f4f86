"""Scenes, played with each example and the gallery: after each step, the page shows what the scene says a person sees."""

import re

import pytest
from conftest import Server, axe_findings, wait_for_motion
from pages import wait_until
from playwright.sync_api import Page, expect
from programs import TRAVEL_LOCATION
from test_panel import NO_NETWORK

# The title of an action of each app that needs nothing, and a text on its card.
APPS = {
    "TravelTracking": ("Find Closest", "Eiffel Tower"),
    "Kitchen": ("To-Do List", "Soak the beans"),
    "Gallery": ("Boarding Pass", "Gate"),
}


@pytest.fixture(params=APPS)
def app(request, tmp_path):
    """An app of its own, which a scene may kill."""
    arguments = ["--location", TRAVEL_LOCATION] if request.param == "TravelTracking" else []
    server = Server(request.param, tmp_path, *arguments).start()
    server.name = request.param
    yield server
    server.stop()


def sees(page: Page, *texts: str | re.Pattern) -> None:
    """Each of the texts is in view."""
    for text in texts:
        expect(page.get_by_text(text).filter(visible=True).first).to_be_in_viewport(ratio=0.5)


def sees_search(page: Page, words: str) -> None:
    """The field with these words, in view and ready to be typed in; no card."""
    field = page.locator("#query")
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_have_value(words)
    expect(field).to_be_focused()
    expect(page.locator("#card")).to_be_hidden()


def sees_card(page: Page, *texts: str | re.Pattern) -> None:
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


def test_offline(app, open_page):
    """A person loses the network, searches and runs something; it happens when the network is back."""
    title, shown = APPS[app.name]
    words = title.lower()
    page = open_page(app)
    page.allowed_complaints += NO_NETWORK
    sees_search(page, "")

    page.context.set_offline(True)
    sees(page, "You are offline. Only what is known already is found.")

    page.keyboard.type(title.split()[-1].lower())
    chooses(page)
    page.keyboard.type(" and more")
    sees(page, "Nothing that is known matches")

    page.keyboard.press("Escape")
    sees_search(page, "")
    page.keyboard.type(words)
    chooses(page, title)
    page.keyboard.press("Enter")
    sees(page, re.compile("You are offline. “.+” starts when the connection is back."))
    sees_search(page, words)

    page.context.set_offline(False)
    sees_card(page, shown)
    expect(page.locator("#notice")).to_be_empty()


def test_killed_server(app, open_page):
    """The server dies and starts again; the search says so, and continues with the same words."""
    title, shown = APPS[app.name]
    words = title.lower()
    page = open_page(app)
    page.allowed_complaints += NO_NETWORK
    port = app.port
    app.serving.kill()
    sees(page, "Reconnecting… Only what is known already is found.")
    page.keyboard.type(words)
    chooses(page, title)
    sees_search(page, words)

    app.start(port)
    expect(page.locator("#state")).to_be_empty()
    chooses(page, title)
    page.keyboard.press("Enter")
    sees_card(page, shown)

    app.serving.kill()
    sees(page, re.compile("The connection to the app is lost."))
    app.start(port)
    expect(page.locator("#notice")).to_be_empty()
    # A result outlives the server.
    sees_card(page, shown)


def test_keyboard_only(app, open_page):
    """Search, card and back, and the list of keys, without a pointer; what has the focus is always in view."""
    title, shown = APPS[app.name]
    words = title.lower()
    page = open_page(app)
    page.keyboard.press("?")
    sees(page, "Keys", "Go back one level: close, cancel, clear, stop")
    page.keyboard.press("Escape")
    sees_search(page, "")

    page.keyboard.type(words)
    chooses(page, title)
    page.keyboard.press("Enter")
    sees_card(page, shown)
    expect(page.locator("#card-title")).to_be_focused()

    # All controls are reached, and each is in view while it has the focus.
    done = page.locator("#system [data-role=done]")
    for _ in range(20):
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_be_in_viewport(ratio=0.9)
        if done.evaluate("button => button === document.activeElement"):
            break
    expect(done).to_be_focused()
    page.keyboard.press("Enter")
    sees_search(page, words)

    page.keyboard.press("Enter")
    sees_card(page, shown)
    page.keyboard.type("a")
    sees_search(page, "a")
    chooses(page)
    page.keyboard.press("ArrowUp")
    chooses(page)
    page.keyboard.press("Escape")
    sees_search(page, "")


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
