"""What an action returns where its author shows nothing: tables, facts and pictures."""

import base64

import pytest
from conftest import run, search
from pages import wait_until
from playwright.sync_api import expect

SQUARE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def tops(page, texts):
    """The tops of words in the card, read in one moment: a card that comes still moves."""
    return page.evaluate("""texts => texts.map((text) => {
        const all = [...document.querySelectorAll('#content *')];
        return Math.round(all.findLast((element) => element.textContent === text).getBoundingClientRect().top);
    })""", texts)


def echo_file(page, **file):
    search(page, "echo file")
    # Tab is about the row that is chosen now, which may be that of the first word alone.
    expect(page.get_by_role("option").first).to_contain_text("Echo File")
    page.keyboard.press("Tab")
    page.locator("input[type=file]").first.set_input_files({"name": "dot.png", "mimeType": "image/png", **file})
    expect(page.locator("#question")).to_contain_text("dot.png")
    page.get_by_role("button", name="Continue").click()


@pytest.mark.parametrize("look", [{}, {"locale": "ar"}, {"color_scheme": "dark"}])
def test_values_that_are_their_properties_are_a_table(open_page, workbench, look):
    page = open_page(workbench, viewport={"width": 430, "height": 800}, **look)
    run(page, "list rides")
    expect(page.locator("#content")).to_contain_text("Express 110")
    name, time, minutes, platform = tops(page, ["S7", "8:05", "42", "3"])
    assert abs(name - time) <= 2 and abs(time - minutes) <= 2 and abs(minutes - platform) <= 2
    assert page.evaluate(SIDEWAYS) <= 0
    # A cell says its title to those who don't see the column's.
    expect(page.locator("#content").get_by_label("Minutes: 110")).to_have_count(1)


def test_columns_without_room_are_read_one_by_one(open_page, workbench):
    page = open_page(workbench, viewport={"width": 390, "height": 800}, storage={"text": "accessibility3"})
    run(page, "list rides")
    expect(page.locator("#content")).to_contain_text("Express 110")
    name, time, minutes = tops(page, ["S7", "8:05", "42"])
    assert name < time < minutes
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_picture_that_an_action_returns_is_drawn(open_page, workbench):
    page = open_page(workbench)
    echo_file(page, buffer=SQUARE)
    picture = page.locator("#card-files img")
    expect(picture).to_have_attribute("alt", "dot.png")
    wait_until(page, "document.querySelector('#card-files img')?.naturalWidth === 1")


def test_a_picture_that_is_none_is_a_link_only(open_page, workbench):
    page = open_page(workbench)
    echo_file(page, buffer=SQUARE[:40])
    expect(page.locator("#card-files a")).to_contain_text("dot.png")
    expect(page.locator("#card-files img")).to_have_count(0)
