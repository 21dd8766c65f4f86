"""axe-core finds nothing of any impact: on pages, boards, forms and cards, light and dark, with the usual and the
largest text."""

import json
import re
import subprocess

import pytest
from conftest import Server, run, search, serve, tab_to
from looks import COUNT_DRAWINGS, findings_in_looks
from playwright.sync_api import Page, expect
from programs import TRAVEL_LOCATION

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def cafe(tmp_path_factory):
    """An app with widgets of every family, controls, and previews of widgets."""
    yield from serve("WidgetProgram", tmp_path_factory.mktemp("cafe"))


@pytest.fixture
def open_app(open_page):
    """Opens the main page of an app on a phone."""
    return lambda server: open_page(server, script=COUNT_DRAWINGS, viewport=PHONE)


@pytest.fixture
def read(visit):
    """Opens an address of an app on a phone, and says what axe-core finds there in all looks."""
    def read(path: str, server: Server, **options) -> dict:
        page = visit(path, server, script=COUNT_DRAWINGS, viewport=PHONE, **options)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        # Those below are drawn when they can be seen.
        for item in page.locator("[data-kind]").all():
            item.scroll_into_view_if_needed()
            expect(item).not_to_have_attribute("data-pending", "")
        return findings_in_looks(page)

    return read


@pytest.mark.parametrize("path", ["/widgets", "/widgets/gallery", "/controls", "/focus", "/help", "/settings", "/nothing"])
def test_pages(read, travel, path):
    assert read(path, travel) == {}


@pytest.mark.parametrize("path", ["/widgets", "/widgets/gallery", "/controls", "/previews"])
def test_boards_of_every_family(read, cafe, path):
    assert read(path, cafe) == {}


def test_previews_of_cards(read, gallery):
    assert read("/previews", gallery) == {}


@pytest.mark.parametrize("path", ["/", "/?token=wrong"])
def test_the_way_in(read, travel, path):
    assert read(path, travel, is_let_in=False) == {}


def test_dialogs_of_boards_and_settings(visit, travel):
    page = visit("/widgets", travel, script=COUNT_DRAWINGS, viewport=PHONE)
    page.get_by_role("link", name="Edit").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("combobox", name="Landmark")).to_be_focused()
    expect(sheet.get_by_role("option").first).to_be_visible()
    assert findings_in_looks(page) == {}
    page.goto(travel.address + "/settings")
    page.get_by_role("button", name="Delete All of This…").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings_in_looks(page) == {}


def test_the_search(open_app, travel):
    page = open_app(travel)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".row[aria-selected=true]")).to_be_visible()
    assert findings_in_looks(page) == {}
    search(page, "landmark")
    assert findings_in_looks(page) == {}
    page.keyboard.type("zzz")
    expect(page.locator("#empty")).to_be_visible()
    assert findings_in_looks(page) == {}
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings_in_looks(page) == {}
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Text size and appearance").click()
    expect(page.locator("#view-options")).to_be_visible()
    assert findings_in_looks(page) == {}


def titles_of_forms(server: Server) -> list[str]:
    """What people are offered that has something to fill in."""
    listed = json.loads(subprocess.check_output([server.binary, "list", "--json"], env=server.environment))
    return [
        intent["title"] for intent in listed["intents"]
        if intent["isDiscoverable"] and intent["parameters"] and not intent["isAssistantOnly"]
        and not intent["traits"]["isSnippet"]]


def open_form(page: Page, title: str) -> None:
    """Asks for all that the action can be given."""
    search(page, title.lower())
    # Tab is about the row that is chosen now, which may be that of the first word alone.
    expect(page.get_by_role("option").first).to_contain_text(title)
    page.keyboard.press("Tab")
    expect(page.locator("#question")).to_be_visible()
    for more in page.locator("#question details").all():
        more.evaluate("details => { details.open = true; }")


def leave(page: Page) -> None:
    """Goes back to the search."""
    page.locator("#system [data-role=cancel], #system [data-role=done]").last.click()
    expect(page.locator("#search")).to_be_visible()


@pytest.mark.parametrize("app", ["travel", "kitchen"])
def test_every_form(open_app, request, app):
    server = request.getfixturevalue(app)
    page = open_app(server)
    found = {}
    titles = titles_of_forms(server)
    assert len(titles) > 6
    for title in titles:
        open_form(page, title)
        for add in page.get_by_role("button", name="Add to").all():
            add.click()
        found[title] = findings_in_looks(page)
        leave(page)
    assert {title: findings for title, findings in found.items() if findings} == {}


def test_forms_with_mistakes(open_app, travel, kitchen):
    page = open_app(travel)
    open_form(page, "Find Landmark")
    page.get_by_role("button", name="Add to Filters").click()
    page.locator('[data-role="submit"]').click()
    expect(page.locator(".field-error:visible")).to_be_visible()
    assert findings_in_looks(page) == {}
    page = open_app(kitchen)
    open_form(page, "Order Soup")
    page.get_by_role("combobox", name="Soup").fill("borscht")
    # The list that was there before has the soup, too.
    expect(page.locator("#question .option")).to_have_count(1)
    page.get_by_role("option", name="Borscht").click()
    page.get_by_role("spinbutton", name="Quantity").fill("99")
    page.locator('[data-role="submit"]').click()
    expect(page.locator(".field-error:visible")).to_be_visible()
    assert findings_in_looks(page) == {}


def test_the_cards_of_the_way_to_a_ticket(open_app, endless):
    page = open_app(endless)
    content = page.locator("#content")
    run(page, "find closest")
    expect(content).to_contain_text("Eiffel Tower")
    assert findings_in_looks(page) == {}
    tab_to(page, "Find Best Ticket Prices")
    page.keyboard.press("Enter")
    expect(content).to_contain_text("How many tickets?")
    # The card's headings follow one another without a gap.
    levels = page.locator("#card-body :is(h1, [role=heading])").evaluate_all(
        "all => all.map((each) => Number(each.getAttribute('aria-level') ?? 1))")
    assert levels == [1, 2]
    assert findings_in_looks(page) == {}
    page.get_by_role("button", name="Search", exact=True).click()
    expect(content).to_contain_text("Searching…")
    expect(page.locator("#run")).to_be_visible()
    assert findings_in_looks(page) == {}
    # It continues in the tray, and is stopped there.
    leave(page)
    item = page.locator("#tray-items li")
    expect(item).to_contain_text("Find Tickets")
    assert findings_in_looks(page) == {}
    item.get_by_role("button", name="Open").click()
    page.locator("#stop").click()
    expect(content).to_contain_text("The search was interrupted")
    assert findings_in_looks(page) == {}


def test_the_offers_and_the_ticket(open_app, travel):
    page = open_app(travel)
    content = page.locator("#content")
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    expect(content).to_contain_text("How many tickets?")
    page.get_by_role("button", name="Search", exact=True).click()
    buy = content.get_by_role("button", name=re.compile("Buy"))
    expect(buy).to_be_visible()
    assert findings_in_looks(page) == {}
    buy.click()
    expect(content).to_contain_text("Have a good trip!")
    assert findings_in_looks(page) == {}


def test_lists_of_landmarks(open_app, travel):
    page = open_app(travel)
    run(page, "show favorites")
    expect(page.locator("#content")).to_contain_text("Tap the heart")
    assert findings_in_looks(page) == {}
    leave(page)
    run(page, "browse landmarks")
    page.locator("#question select").select_option(label="Europe")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    assert findings_in_looks(page) == {}
    leave(page)
    run(page, "write postcard")
    page.get_by_role("combobox", name="Landmark").fill("Petra")
    page.get_by_role("option", name="Petra").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card-files a").first).to_be_visible()
    assert findings_in_looks(page) == {}


def test_the_cards_of_the_kitchen(open_app, kitchen):
    page = open_app(kitchen)
    run(page, "to-do list")
    expect(page.locator("#content")).to_contain_text("Soak the beans")
    assert findings_in_looks(page) == {}
    leave(page)
    run(page, "delete to-dos")
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#system [data-role=confirm]")).to_be_visible()
    assert findings_in_looks(page) == {}


def test_a_choice_a_confirmation_a_failure_and_a_table(open_app, workbench):
    page = open_app(workbench)
    run(page, "ask")
    expect(page.get_by_role("button", name="Blue")).to_be_visible()
    assert findings_in_looks(page) == {}
    page.get_by_role("button", name="Blue").click()
    expect(page.locator("#content")).to_contain_text("Paint: blue")
    assert findings_in_looks(page) == {}
    leave(page)
    run(page, "fail")
    expect(page.locator("#card-error")).to_be_visible()
    assert findings_in_looks(page) == {}
    leave(page)
    run(page, "list rides")
    expect(page.locator("#content")).to_contain_text("Express 110")
    assert findings_in_looks(page) == {}
