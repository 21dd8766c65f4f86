"""axe-core finds nothing of any impact: on pages, boards, forms and cards, light and dark, with the usual and the
largest text."""

import itertools

import pytest
from conftest import axe_findings, enter, search, tab_to
from playwright.sync_api import Page, expect

LOOKS = list(itertools.product(["light", "dark"], ["large", "accessibility5"]))
PHONE = {"width": 390, "height": 844}

TRAVEL_FORMS = [
    "find landmark", "find tickets", "browse landmarks", "show landmark", "write postcard", "update favorites",
    "open landmark"]
KITCHEN_FORMS = [
    "order soup", "plan dinner", "note recipe", "save recipe", "delete to-dos", "add to-do"]


def open_form(page: Page, words: str) -> None:
    search(page, words)
    page.keyboard.press("Tab")
    expect(page.locator("#question")).to_be_visible()


def findings_of_forms(page: Page, forms: list[str]) -> dict:
    found = {}
    for words in forms:
        open_form(page, words)
        found[words] = axe_findings(page, "html")
        page.keyboard.press("Escape")
        if page.locator("#card").is_visible():
            page.keyboard.press("Escape")
        expect(page.locator("#card")).to_be_hidden()
    return {words: findings for words, findings in found.items() if findings}


@pytest.mark.parametrize(("scheme", "text"), LOOKS)
@pytest.mark.parametrize("path", ["/widgets", "/widgets/gallery", "/controls", "/focus", "/previews"])
def test_boards(browser, travel, path, scheme, text):
    context = browser.new_context(color_scheme=scheme, viewport=PHONE)
    enter(context, travel)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('text', {text!r});")
    page.goto(travel.address + path)
    # Those below are drawn when they can be seen.
    for item in page.locator("[data-kind]").all():
        item.scroll_into_view_if_needed()
        expect(item).not_to_have_attribute("data-pending", "")
    assert axe_findings(page, "html") == []
    context.close()


@pytest.mark.parametrize(("scheme", "text"), LOOKS)
def test_home_with_a_selected_row(open_page, travel, scheme, text):
    page = open_page(travel, storage={"text": text}, color_scheme=scheme)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".row[aria-selected=true]")).to_be_visible()
    assert axe_findings(page, "html") == []


@pytest.mark.parametrize(("scheme", "text"), LOOKS)
def test_forms(open_page, travel, kitchen, scheme, text):
    for server, forms in [(travel, TRAVEL_FORMS), (kitchen, KITCHEN_FORMS)]:
        page = open_page(server, storage={"text": text}, color_scheme=scheme, viewport=PHONE)
        assert findings_of_forms(page, forms) == {}


@pytest.mark.parametrize(("scheme", "text"), LOOKS)
def test_a_form_with_a_mistake(open_page, travel, scheme, text):
    page = open_page(travel, storage={"text": text}, color_scheme=scheme, viewport=PHONE)
    open_form(page, "find landmark")
    page.get_by_role("button", name="Add to Filters").click()
    page.locator('[data-role="submit"]').click()
    expect(page.locator(".field-error:visible")).to_be_visible()
    assert axe_findings(page, "html") == []


@pytest.mark.parametrize(("scheme", "text"), LOOKS)
def test_the_cards_of_the_way_to_a_ticket(open_page, travel, scheme, text):
    page = open_page(travel, storage={"text": text}, color_scheme=scheme, viewport=PHONE)
    content = page.locator("#content")
    search(page, "find closest")
    page.keyboard.press("Enter")
    expect(content).to_contain_text("Eiffel Tower")
    assert axe_findings(page, "html") == []
    tab_to(page, "Find Best Ticket Prices")
    page.keyboard.press("Enter")
    expect(content).to_contain_text("How many tickets?")
    # The card's headings follow one another without a gap.
    levels = page.locator("#card-body :is(h1, [role=heading])").evaluate_all(
        "all => all.map((each) => Number(each.getAttribute('aria-level') ?? 1))")
    assert levels == [1, 2]
    assert axe_findings(page, "html") == []
    page.get_by_role("button", name="Search", exact=True).click()
    expect(content).to_contain_text("General Admission")
    assert axe_findings(page, "html") == []


@pytest.mark.parametrize(("scheme", "text"), LOOKS)
def test_the_card_of_the_to_do_list(open_page, kitchen, scheme, text):
    page = open_page(kitchen, storage={"text": text}, color_scheme=scheme, viewport=PHONE)
    search(page, "to-do list")
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_contain_text("Soak the beans")
    assert axe_findings(page, "html") == []
