"""What the page lists before anything is typed: symbols that differ, and what was done last."""

import pytest
from conftest import run, serve
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    yield from serve("Gallery", tmp_path_factory.mktemp("gallery"))


def recent(page):
    return page.get_by_role("group", name="Recent").get_by_role("option")


def titles(page, server):
    """The headings of what a new page would list."""
    answer = page.request.get(server.address + "/search?q=")
    return [section["title"] for section in answer.json()["sections"]]


def test_actions_can_be_told_apart_by_their_symbols(open_page, gallery):
    page = open_page(gallery)
    symbols = page.locator("#results .tile").evaluate_all(
        "tiles => tiles.map((tile) => tile.style.getPropertyValue('--symbol'))")
    assert len(symbols) > 25
    assert "" not in symbols
    assert len(set(symbols)) > 20
    weather = page.get_by_role("option", name="Weather").locator(".tile")
    assert "cloud.sun" in weather.evaluate("tile => tile.style.getPropertyValue('--symbol')")


def test_what_was_done_last_stands_under_recent(open_page, gallery):
    page = open_page(gallery)
    expect(recent(page)).to_have_count(0)
    for words in ["weather", "batteries", "weather"]:
        run(page, words)
        page.keyboard.press("Escape")
        expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Escape")
    expect(recent(page).locator(".row-title")).to_have_text(["Weather", "Batteries"])
    # It is done again from there.
    recent(page).last.click()
    expect(page.locator("#card-title")).to_have_text("Batteries")
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    expect(recent(page).locator(".row-title")).to_have_text(["Batteries", "Weather"])
    # Typed words find among what is offered only.
    page.keyboard.type("weather")
    expect(recent(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(recent(page)).to_have_count(2)

    # Another browser is another person.
    expect(recent(open_page(gallery))).to_have_count(0)

    # It is part of what is kept about a person.
    page.goto(gallery.address + "/settings")
    assert "Recent" in titles(page, gallery)
    page.get_by_role("button", name="Delete All of This…").click()
    with page.expect_response("**/settings/delete"):
        page.get_by_role("button", name="Delete", exact=True).click()
    assert "Recent" not in titles(page, gallery)
