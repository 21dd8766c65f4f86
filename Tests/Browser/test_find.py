"""The action that finds entities by their properties: filters that are added, filled in and removed."""

from conftest import open_filters, search
from playwright.sync_api import Page, expect


def filters(page: Page):
    return page.locator(".row-of-list")


def test_without_filters_everything_is_found_with_one_key(open_page, travel):
    page = open_page(travel)
    search(page, "find landmark")
    expect(page.get_by_role("option").first).to_contain_text("Find Landmark")
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    expect(page.locator("#content")).to_contain_text("more")


def test_filters_are_added_filled_in_and_removed(open_page, travel):
    page = open_filters(open_page, travel)
    add = page.get_by_role("button", name="Add to Filters")
    add.click()
    expect(filters(page).first.get_by_role("combobox").first).to_be_focused()
    filters(page).first.get_by_role("textbox").fill("tower")
    add.click()
    second = filters(page).nth(1)
    second.get_by_role("combobox").first.select_option(label="Distance")
    second.get_by_role("combobox").nth(1).select_option(label="is between")
    for place, kilometers in enumerate(["0", "1000"]):
        second.get_by_role("spinbutton").nth(place).fill(kilometers)
    add.click()
    page.get_by_role("button", name="Remove Filters 3").click()
    expect(filters(page)).to_have_count(2)
    expect(add).to_be_focused()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    expect(page.locator("#content")).not_to_contain_text("Tokyo")


def test_a_comparison_decides_which_values_are_asked_for(open_page, travel):
    page = open_filters(open_page, travel)
    page.get_by_role("button", name="Add to Filters").click()
    row = filters(page).first
    row.get_by_role("combobox").first.select_option(label="Distance")
    expect(row.get_by_role("spinbutton")).to_have_count(1)
    row.get_by_role("combobox").nth(1).select_option(label="is between")
    expect(row.get_by_role("spinbutton")).to_have_count(2)


def test_filters_fit_the_narrowest_page_with_the_largest_text(open_page, travel):
    page = open_filters(
        open_page, travel, storage={"text": "accessibility5"}, viewport={"width": 360, "height": 740})
    for _ in range(2):
        page.get_by_role("button", name="Add to Filters").click()
    filters(page).nth(1).get_by_role("combobox").first.select_option(label="Distance")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    for control in page.locator(".row-of-list :is(input, select, button):visible").all():
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360


def test_a_filter_without_a_value_is_said_beside_it(open_page, travel):
    page = open_filters(open_page, travel)
    page.get_by_role("button", name="Add to Filters").click()
    row = filters(page).first
    row.get_by_role("combobox").first.select_option(label="Continent")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#question .field-error").first).to_be_visible()


def test_a_row_that_was_found_opens(open_page, travel):
    page = open_page(travel)
    search(page, "find landmark")
    expect(page.get_by_role("option").first).to_contain_text("Find Landmark")
    page.keyboard.press("Enter")
    row = page.locator("#content").get_by_role("button", name="Eiffel Tower")
    expect(row).to_be_visible()
    box, content = row.bounding_box(), page.locator("#content").bounding_box()
    assert box["width"] > content["width"] * 0.8, (box, content)
    row.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#card-title")).to_have_text("Open Landmark")
    expect(page.locator("#content").get_by_role("heading", name="Eiffel Tower")).to_be_visible()
