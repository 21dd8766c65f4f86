"""Every kind of control of a form where there is least room: 360 pixels, the largest text, either direction."""

import re

import pytest
from conftest import search
from looks import COUNT_DRAWINGS, findings_in_looks
from playwright.sync_api import Page, expect

# The forms, the server that has them, and the kinds of controls that are in them.
FORMS = [
    ("workbench", "deliver", {"bool", "finder", "number", "text"}),
    ("workbench", "echo", {"date", "duration", "finder", "list", "menu", "number", "structure", "text"}),
    ("workbench", "echo file", {"file", "number"}),
    ("kitchen", "note recipe", {"duration", "structure", "text"}),
    ("kitchen", "plan dinner", {"duration", "structure"}),
    ("workbench", "plan", {"menu", "structure", "text"}),
]
CONTROLS = "#question :is(input, select, textarea, button, summary)"

# Elements that stand beyond the sides of the window.
OUTSIDE = """
() => [...document.querySelectorAll('#card :is(input, select, textarea, button, summary, label, p, span, output)')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [aria-hidden="true"]'))
    .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth + 0.5;
    })
    .map((element) => `${element.tagName} ${element.className} ${element.id} ${element.textContent.slice(0, 30)}`)
"""


def open_form(open_page, server, text: str, **options) -> Page:
    page = open_page(
        server, storage={"text": "accessibility5"}, viewport={"width": 360, "height": 740}, **options)
    search(page, text)
    # Tab is about the row that is chosen now, which may be that of the first word alone.
    expect(page.get_by_role("option").first).to_contain_text(re.compile(text, re.IGNORECASE))
    page.keyboard.press("Tab")
    expect(page.locator("#question")).to_be_visible()
    more = page.locator("#question details")
    if more.count():
        more.evaluate("element => { element.open = true; }")
    return page


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("server, text, kinds", FORMS)
def test_every_control_fits_and_is_reached_by_keyboard(open_page, request, server, text, kinds, direction):
    page = open_form(
        open_page, request.getfixturevalue(server), text,
        locale="he" if direction == "rtl" else "en", color_scheme="dark" if direction == "rtl" else "light")
    expect(page.locator("html")).to_have_attribute("dir", direction)
    # The first of what is offered is longer than the words in its place.
    finder = page.locator("#question [role=combobox]")
    if finder.count():
        finder.focus()
        expect(page.locator(".options [role=option]").first).to_be_visible()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(finder).to_have_value("Claw Hammer")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert page.evaluate(OUTSIDE) == []
    shown = page.locator("#question .field").evaluate_all("fields => fields.map(({ dataset }) => dataset.kind)")
    assert kinds <= set(shown)

    # Of radio buttons the keyboard reaches one; arrows lead to the others.
    names = f"""[...document.querySelectorAll({CONTROLS!r})]
        .filter((control) => control.checkVisibility())
        .map((control) => control.type === 'radio' ? control.name : control.id || control.ariaLabel || control.textContent)"""
    expected = set(page.evaluate(names))
    page.evaluate("document.getElementById('card-title').focus()")
    reached = set()
    # A field for a date has a stop for each of its parts.
    for _ in range(8 * len(expected)):
        page.keyboard.press("Tab")
        place = page.evaluate(
            """() => {
                const control = document.activeElement;
                const { top, bottom, left, right } = control.getBoundingClientRect();
                return {
                    isControl: control.matches(%r),
                    name: control.type === 'radio' ? control.name : control.id || control.ariaLabel || control.textContent,
                    isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
                };
            }""" % CONTROLS)
        if place["isControl"]:
            assert place["isInView"], place
            reached.add(place["name"])
        if page.evaluate("document.activeElement.closest('#system') !== null"):
            break
    assert reached == expected


@pytest.mark.parametrize(
    "server, text",
    [(server, text) for server, text, _ in FORMS] + [("workbench", "fetch"), ("workbench", "order lunch")])
def test_axe_finds_nothing(open_page, request, server, text):
    page = open_form(open_page, request.getfixturevalue(server), text, script=COUNT_DRAWINGS, reduced_motion="reduce")
    for add in page.get_by_role("button", name="Add to").all():
        add.click()
    assert findings_in_looks(page, "#card") == {}
