"""What the examples show and say: pictures of what they name, titles as people say them, buttons by the design rules."""

import re

import pytest
from conftest import ask_for, run, search
from playwright.sync_api import Page, expect

# A landmark, and the picture that is of it.
PICTURES = [
    ("Big Ben", "ClockTower", "Drawing of a clock tower"),
    ("Taj Mahal", "TajMahal", "Drawing of a domed tomb with four minarets"),
    ("Golden Gate Bridge", "Bridge", "Drawing of a bridge"),
    ("Tower Bridge", "TowerBridge", "Drawing of a bridge between two towers"),
    ("Pyramids of Giza", "Pyramids", "Drawing of pyramids"),
    ("Eiffel Tower", "Tower", "Drawing of a tower"),
]


def show_landmark(page: Page, name: str) -> None:
    ask_for(page, "show landmark")
    page.keyboard.type(name)
    expect(page.locator(".option[aria-selected=true]")).to_contain_text(name)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text(name)


@pytest.mark.parametrize(("name", "picture", "description"), PICTURES)
def test_a_picture_is_of_the_landmark_that_it_names(open_page, travel, name, picture, description):
    page = open_page(travel)
    show_landmark(page, name)
    image = page.locator("#content img")
    expect(image).to_have_attribute("src", re.compile(f"/assets/{picture}$"))
    expect(image).to_have_attribute("alt", description)
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_a_card_is_called_what_the_person_asked_for_from_its_first_moment(open_page, endless):
    page = open_page(endless)
    ask_for(page, "find tickets")
    page.keyboard.type("eiffel")
    expect(page.locator(".option[aria-selected=true]")).to_contain_text("Eiffel Tower")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Search", exact=True).click()
    expect(page.locator("#content")).to_contain_text("Searching…")
    expect(page.locator("#card-title")).to_have_text("Find Tickets")
    expect(page.get_by_role("region", name="Find Tickets")).to_be_visible()


def test_buy_is_as_large_as_the_buttons_beside_it(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    page.get_by_role("button", name="Search", exact=True).click()
    buy = page.locator("#content").get_by_role("button", name=re.compile("Buy"))
    expect(buy).to_be_visible()
    done = page.get_by_role("button", name="Done").bounding_box()
    box = buy.bounding_box()
    assert box["height"] >= done["height"] >= 44
    # Round ends beside round ends.
    radius = buy.evaluate("button => parseFloat(getComputedStyle(button).borderStartStartRadius)")
    assert radius >= box["height"] / 2


def test_a_distance_stays_on_one_line(open_page, travel):
    page = open_page(travel, viewport={"width": 320, "height": 640})
    run(page, "browse landmarks")
    page.get_by_role("combobox", name="Continent").select_option(label="Europe")
    page.get_by_role("button", name="Continue").click()
    row = page.locator("#content").get_by_text(re.compile(r"\d\skm")).first
    expect(row).to_be_visible()
    assert re.search(r"\d\u00a0km", row.evaluate("element => element.textContent"))


def test_german_tickets_are_no_cards(open_page, travel):
    page = open_page(travel, locale="de")
    search(page, "Tickets finden")
    expect(page.get_by_role("option").first).to_contain_text("Tickets finden")
