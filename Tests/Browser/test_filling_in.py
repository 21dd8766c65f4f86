"""Filling in a form: where the keyboard is, what is offered, and what is refused, with the reason in sight."""

import re

import pytest
from conftest import ask_for, open_filters, run
from playwright.sync_api import Page, expect

FILTERS = ["Name", "Country", "Continent", "Distance", "Entrance (US$)"]


def add_filter(page: Page, kind: str):
    page.get_by_role("button", name="Add to Filters").click()
    row = page.locator(".row-of-list").last
    row.get_by_label("Kind").select_option(label=kind)
    return row


@pytest.mark.parametrize("text", ["large", "accessibility5"])
def test_the_reason_of_a_refusal_is_not_behind_the_buttons(open_page, travel, text):
    page = open_filters(open_page, travel, viewport={"width": 390, "height": 600}, storage={"text": text})
    limit = page.get_by_role("spinbutton", name="Limit")
    if not limit.is_visible():
        page.get_by_text("More", exact=True).click()
    limit.fill("-3")
    page.keyboard.press("Enter")
    error = page.locator(".field-error:visible")
    expect(error).to_have_text("Choose a number of at least 1.")
    expect(limit).to_be_focused()
    expect(limit).to_have_value("-3")
    bar = page.locator("#system").bounding_box()
    box = error.bounding_box()
    assert 0 <= box["y"] and box["y"] + box["height"] <= bar["y"], (box, bar)


@pytest.mark.parametrize("kind", FILTERS)
def test_a_filter_left_empty_is_refused_whatever_it_is_about(open_page, travel, kind):
    page = open_filters(open_page, travel)
    row = add_filter(page, kind)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".field-error:visible")).to_have_text(f"Enter a value for “{kind}”.")
    assert row.evaluate("row => row.contains(document.activeElement)")
    # Without the filter, everything is found.
    row.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")


def test_landmarks_are_found_by_their_entrance(open_page, travel):
    page = open_filters(open_page, travel)
    row = add_filter(page, "Entrance (US$)")
    row.get_by_role("spinbutton").fill("1")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#content")).to_contain_text("Brandenburg Gate")
    # The Eiffel Tower takes a fee.
    expect(page.locator("#content")).not_to_contain_text("Eiffel Tower")


def test_a_distance_has_the_units_of_a_journey(open_page, travel):
    page = open_filters(open_page, travel)
    row = add_filter(page, "Distance")
    units = row.get_by_label("Unit").locator("option").all_inner_texts()
    assert {"Kilometers (km)", "Meters (m)", "Miles (mi)"} <= set(units)
    assert not [unit for unit in units if re.match("Parsecs|Lightyears|Nanometers|Furlongs", unit)]


def test_a_dinner_is_not_cooked_every_minute(open_page, kitchen):
    page = open_page(kitchen)
    run(page, "plan dinner")
    repeat = page.get_by_label("Repeat", exact=True)
    if not repeat.is_visible():
        page.get_by_text("More", exact=True).click()
    offered = repeat.locator("option").all_inner_texts()
    assert "Every week" in offered and "Every minute" not in offered
    expect(page.get_by_text("Number of Times")).to_be_visible()


def test_a_budget_out_of_range_is_refused_in_the_words_of_money(open_page, kitchen):
    page = open_page(kitchen)
    run(page, "plan dinner")
    page.get_by_label("Name").first.fill("Ada")
    page.get_by_label("Amount").first.fill("20000")
    page.get_by_label("Currency").select_option(label="US Dollar (USD)")
    page.get_by_role("spinbutton", name="Hours").fill("1")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("Choose a number from $1 to $10,000.")).to_be_visible()


def test_a_number_that_is_asked_for_has_the_keyboard_and_keeps_what_was_typed(open_page, kitchen):
    page = open_page(kitchen)
    ask_for(page, "order soup")
    page.keyboard.type("pho")
    # Pickers find words without their accents, as the page's own search does.
    expect(page.locator(".option[aria-selected=true]")).to_contain_text("Phở")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    quantity = page.get_by_role("spinbutton", name="Quantity")
    expect(quantity).to_be_focused()
    # Nothing was given, so nothing is there.
    expect(quantity).to_have_value("")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator(".field-error:visible")).to_have_text("Choose a number from 1 to 9.")
    expect(quantity).to_be_focused()
    expect(quantity).to_have_value("12")
    page.keyboard.press("Control+A")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_contain_text("Order Soup")

