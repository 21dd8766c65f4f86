"""Focuses in the page: named, given filters, and switched, without a script."""

import re

import pytest
from conftest import enter
from playwright.sync_api import expect


@pytest.fixture
def focus(browser, workbench):
    """Opens the page of the focuses in a browser of its own, which tolerates no error."""
    contexts, errors = [], []

    def open_focus(**settings):
        context = browser.new_context(**settings)
        contexts.append(context)
        enter(context, workbench)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        page.goto(workbench.address + "/focus")
        buttons = page.get_by_role("button", name="Remove Focus")
        while count := buttons.count():
            buttons.first.click()
            expect(buttons).to_have_count(count - 1)
        # A page that is still being loaded has no look yet.
        page.wait_for_load_state()
        return page

    yield open_focus
    for context in contexts:
        context.close()
    assert [error for error in errors if "409" not in error] == []


def add(page, name):
    page.get_by_label("New Focus").fill(name)
    page.get_by_role("button", name="Add", exact=True).click()


def expect_to_hear(page, workbench, words):
    page.goto(workbench.address + "/run/ListenIntent")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("bark").first).to_have_text(words)
    page.goto(workbench.address + "/focus")


def test_a_focus_performs_its_filter_when_it_begins_and_when_it_ends(focus, workbench):
    page = focus()
    expect(page.get_by_text("There is no focus yet.")).to_be_visible()
    add(page, "Night")
    switch = page.get_by_role("switch", name="Night")
    expect(switch).to_have_attribute("aria-checked", "false")
    # The values are given in the form that every intent has.
    page.get_by_text("Add Filter").click()
    page.get_by_role("link", name="Quiet Kennel").click()
    page.get_by_role("checkbox", name="Quiet").or_(
        page.get_by_role("switch", name="Quiet")).first.check()
    page.get_by_role("dialog").get_by_role("button", name="Continue").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".filters")).to_contain_text("Quiet Kennel")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect_to_hear(page, workbench, "no dog barks")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect_to_hear(page, workbench, "all dogs bark")


def test_a_suggested_filter_is_taken_with_one_click_and_removed(focus):
    page = focus()
    add(page, "Night")
    page.get_by_text("Add Filter").click()
    page.get_by_role("button", name="Quiet", exact=True).click()
    expect(page.locator(".filters")).to_contain_text("Quiet")
    expect(page.get_by_text("Add Filter")).to_have_count(0)
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".filters")).to_have_count(0)


def test_a_mistake_is_said_and_what_was_typed_stays(focus):
    page = focus()
    add(page, "Night")
    add(page, "night")
    expect(page.get_by_role("alert")).to_have_text("There is a focus “night” already.")
    expect(page.get_by_label("New Focus")).to_have_value("night")


def test_markup_in_a_name_is_text(focus):
    page = focus()
    add(page, "<b>{lang}</b> & {{Add}}")
    expect(page.get_by_role("switch")).to_have_accessible_name("<b>{lang}</b> & {{Add}}")


def test_the_page_works_from_the_keyboard_in_another_language_and_direction(focus):
    page = focus(locale="ar", color_scheme="dark")
    assert page.locator("html").get_attribute("dir") == "rtl"
    page.get_by_label("تركيز جديد").focus()
    page.keyboard.type("ليل")
    page.keyboard.press("Enter")
    switch = page.get_by_role("switch", name="ليل")
    switch.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("switch", name="ليل")).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_is_cut_off(focus, width):
    page = focus(viewport={"width": width, "height": 800})
    add(page, "A focus with a name that is rather long, as some people’s are")
    page.get_by_text("Add Filter").click()
    page.get_by_role("button", name="Quiet", exact=True).click()
    # A page that is still being loaded has no look yet.
    expect(page.locator(".filters")).to_contain_text("Quiet")
    page.wait_for_load_state()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in page.get_by_role("button").all():
        assert control.bounding_box()["height"] >= 24


def test_a_page_elsewhere_can_switch_nothing(focus, workbench):
    page = focus()
    add(page, "Night")
    answer = page.request.post(
        workbench.address + "/focus/add", form={"name": "Evil"},
        headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"})
    assert answer.status == 403
    page.reload()
    expect(page.get_by_role("switch")).to_have_count(1)


def test_the_page_is_dark_where_the_browser_is(focus):
    page = focus(color_scheme="dark")
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    light = page.evaluate("getComputedStyle(document.querySelector('h1')).color")
    assert ground.startswith("rgb("), ground
    assert max(rgb(ground)) < 60, ground
    assert min(rgb(light)) > 200, light


def rgb(color):
    return [int(part) for part in re.findall(r"\d+", color)[:3]]


def test_the_page_looks_as_the_person_chose_on_the_main_page(focus, workbench):
    page = focus(color_scheme="light")
    assert page.evaluate("() => document.documentElement.dataset.scheme") == "light"
    page.evaluate("() => Object.assign(localStorage, {appearance: 'dark', text: 'accessibility2'})")
    page.reload()
    root = page.evaluate("() => ({...document.documentElement.dataset})")
    assert root["scheme"] == "dark" and root["text"] == "accessibility2"
    back = "() => getComputedStyle(document.documentElement).backgroundColor"
    assert max(rgb(page.evaluate(back))) < 100
    size = "() => parseFloat(getComputedStyle(document.querySelector('.about-focus')).fontSize)"
    large = page.evaluate(size)
    page.evaluate("() => Object.assign(localStorage, {appearance: 'light', text: 'large'})")
    page.reload()
    assert min(rgb(page.evaluate(back))) > 200
    assert page.evaluate(size) * 1.5 < large


def test_the_page_works_without_a_script(focus, workbench):
    page = focus(java_script_enabled=False)
    add(page, "Evening")
    switch = page.get_by_role("switch", name="Evening")
    switch.click()
    expect(page.get_by_role("switch", name="Evening")).to_have_attribute("aria-checked", "true")
