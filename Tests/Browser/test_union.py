"""Parameters that are one of several types: a person chooses the kind, then gives the value."""

import pytest
from conftest import run
from playwright.sync_api import Page, expect

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def errand(page: Page):
    return page.get_by_role("group", name="Errand")


def fetch(open_page, workbench, **options) -> Page:
    page = open_page(workbench, **options)
    run(page, "fetch")
    expect(errand(page).get_by_role("combobox").first).to_be_visible()
    return page


def test_each_kind_has_its_own_control(open_page, workbench):
    page = fetch(open_page, workbench)
    kinds = errand(page).get_by_role("combobox").first
    expect(kinds.locator("option")).to_have_text(["Tool", "Web Page", "Cup", "Number"])
    # Tools are found as they are for a field of their own.
    tool = errand(page).get_by_role("combobox", name="Tool")
    tool.click()
    expect(errand(page).get_by_role("listbox").get_by_role("option")).to_have_text([
        "Claw HammerNo. h1", "Sledge HammerNo. h2", "Hand SawNo. s1"])
    tool.fill("saw")
    expect(errand(page).get_by_role("listbox").get_by_role("option")).to_have_text(["Hand SawNo. s1"])
    kinds.select_option(label="Number")
    expect(errand(page).get_by_role("spinbutton")).to_have_count(1)
    kinds.select_option(label="Web Page")
    expect(errand(page).locator("input[type=url]")).to_have_count(1)


@pytest.mark.parametrize(("kind", "said"), [("Tool", "tool h2"), ("Cup", "size large")])
def test_a_choice_arrives(open_page, workbench, kind, said):
    page = fetch(open_page, workbench)
    errand(page).get_by_role("combobox").first.select_option(label=kind)
    choice = "Sledge Hammer" if kind == "Tool" else "Large Cup"
    value = errand(page).get_by_role("combobox").nth(1)
    if kind == "Tool":
        value.fill("sledge")
        errand(page).get_by_role("listbox").get_by_role("option", name=choice).click()
    else:
        value.select_option(label=choice)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#dialog")).to_have_text(said)
    expect(page.locator("#content")).to_contain_text(choice)


def test_a_value_that_will_not_do_is_said_beside_its_field(open_page, workbench):
    page = fetch(open_page, workbench)
    errand(page).get_by_role("combobox").first.select_option(label="Number")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#question .field-error").first).to_be_visible()


def test_kinds_fit_the_narrowest_page_with_the_largest_text(open_page, workbench):
    page = fetch(
        open_page, workbench, storage={"text": "accessibility5"}, viewport={"width": 360, "height": 740})
    assert page.evaluate(SIDEWAYS) <= 0
    for control in page.locator("#question :is(input, select, button):visible").all():
        box = control.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360
