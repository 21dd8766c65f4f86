"""Fields for values with parts: a measurement, a length of time, a person's name."""

import re

import pytest
from conftest import run
from playwright.sync_api import Page, expect

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def note(open_page, kitchen, **options) -> Page:
    """The form of a recipe's note."""
    page = open_page(kitchen, **options)
    run(page, "note recipe")
    expect(page.get_by_label("Dish")).to_be_focused()
    return page


def group(page: Page, name: str):
    return page.get_by_role("group", name=name)


def test_every_part_has_a_label_and_is_reached_by_keyboard(open_page, kitchen):
    page = note(open_page, kitchen)
    reached = []
    for _ in range(11):
        reached.append(page.evaluate(
            "document.activeElement.labels?.[0]?.textContent.trim() ?? document.activeElement.ariaLabel"))
        page.keyboard.press("Tab")
    assert reached == [
        "Dish", "Amount", "Unit", "Hours", "Minutes", "Seconds",
        "Given Name", "Family Name", "Middle Name", "Nickname", "Prefix"]
    expect(group(page, "Amount").get_by_label("Unit")).to_have_value(re.compile("."))
    assert group(page, "Amount").get_by_label("Unit").locator("option:checked").inner_text() == "Liters (L)"


def test_a_note_is_filled_in_with_the_keyboard(open_page, kitchen):
    page = note(open_page, kitchen)
    for text in ["Miso", "1.5", None, "1", "30", None, "Ada", "Lovelace"]:
        if text:
            page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    content = page.locator("#content")
    expect(content).to_contain_text("1.5 L")
    expect(content).to_contain_text("1 hour, 30 minutes")
    expect(content).to_contain_text("Ada Lovelace")


def test_a_unit_alone_is_no_measurement(open_page, kitchen):
    page = note(open_page, kitchen)
    page.get_by_label("Dish").fill("Miso")
    page.get_by_role("button", name="Continue").click()
    amount = group(page, "Amount")
    error = page.locator(".field", has=amount).locator(".field-error")
    expect(error).to_have_text("Enter a value for “Amount”.")
    number = amount.get_by_label("Amount")
    expect(number).to_be_focused()
    expect(number).to_have_attribute("aria-invalid", "true")
    assert error.get_attribute("id") in number.get_attribute("aria-describedby")
    number.fill("2")
    expect(error).to_be_hidden()


def test_what_the_app_forbids_is_said_beside_the_field(open_page, kitchen):
    page = note(open_page, kitchen)
    page.get_by_label("Dish").fill("Miso")
    group(page, "Amount").get_by_label("Amount").fill("-1")
    group(page, "Time").get_by_label("Minutes").fill("20")
    group(page, "Cook").get_by_label("Given Name").fill("Ada")
    page.get_by_role("button", name="Continue").click()
    error = page.locator(".field", has=group(page, "Amount")).locator(".field-error")
    expect(error).to_have_text("Choose a number of at least 0 L.")
    expect(group(page, "Time").get_by_label("Minutes")).to_have_value("20")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_parts_stand_side_by_side_and_nothing_is_lost(open_page, kitchen, direction):
    page = note(open_page, kitchen, viewport={"width": 390, "height": 844})
    page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    assert page.evaluate(SIDEWAYS) == 0
    # Measured in one moment: the card may still be moving.
    number, unit = group(page, "Amount").locator("input, select").evaluate_all(
        "controls => controls.map((control) => control.getBoundingClientRect().toJSON())")
    assert abs(number["y"] - unit["y"]) < 1
    assert abs(number["height"] - unit["height"]) < 1
    assert (number["x"] < unit["x"]) == (direction == "ltr")
    for box in (number, unit):
        assert box["height"] >= 44


def test_a_dinner_is_planned_with_a_person_an_amount_of_money_and_a_rule(open_page, kitchen):
    page = open_page(kitchen)
    run(page, "plan dinner")
    guest = group(page, "Guest")
    guest.get_by_label("Name").fill("Ada")
    guest.get_by_label("Email or Phone").fill("ada@example.com")
    budget = group(page, "Budget")
    expect(budget.get_by_label("Currency").locator("option")).to_have_text(
        [re.compile("EUR"), re.compile("USD"), re.compile("JPY")])
    budget.get_by_label("Amount").fill("30")
    budget.get_by_label("Currency").select_option(label="Euro (EUR)")
    # The sentence says what it is, and leads to it.
    page.get_by_role("button", name="Budget: 30 Euro (EUR)").click()
    expect(budget.get_by_label("Amount")).to_be_focused()
    group(page, "Time").get_by_label("Minutes").fill("90")
    page.locator("#question details summary").click()
    rule = group(page, "Repeat").first
    rule.get_by_label("Repeat").select_option(label="Every week")
    rule.get_by_label("Friday").check()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card")).to_contain_text("Again and again, for Ada: €30.00, 1 hour, 30 minutes.")


def test_persons_are_added_and_taken_away_one_by_one(open_page, workbench):
    page = open_page(workbench)
    run(page, "seat")
    lamp = page.get_by_role("switch", name="Lamp")
    field = page.locator(".field", has=lamp)
    expect(field).to_contain_text("Off")
    lamp.click()
    expect(field).to_contain_text("On")
    guests = group(page, "Guests").first
    guests.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="Continue").click()
    error = page.locator(".field", has=page.get_by_role("button", name="Add to Guests")).locator(".field-error")
    expect(error).to_have_text("Choose from 2 to 3.")
    for name in ["Grace", "Mary", "Joan"]:
        page.get_by_role("button", name="Add to Guests").click()
        page.keyboard.type(name)
    page.get_by_role("button", name="Remove Guests 2").click()
    expect(guests.get_by_label("Name")).to_have_count(3)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card")).to_contain_text("3")


def test_a_browser_is_told_how_a_text_is_typed(open_page, workbench):
    page = open_page(workbench)
    run(page, "plan")
    code = page.get_by_label("Code")
    for name, value in {
            "inputmode": "numeric", "autocapitalize": "none", "autocorrect": "off", "spellcheck": "false"}.items():
        expect(code).to_have_attribute(name, value)
