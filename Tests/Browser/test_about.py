"""The pages about the app: help, settings, and what a wrong address shows."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("path", ["/nothing", "/run", "/open", "/run/Nothing", "/settings/x", "/session/actions"])
def test_a_wrong_address_is_a_page_that_leads_on(visit, travel, path):
    page = visit(path, locale="de")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Diese Adresse lässt sich nicht öffnen" if "session" in path else "An dieser Adresse ist nichts")
    assert "{" not in page.locator("body").inner_text()
    page.get_by_role("link").click()
    expect(page.locator("#query")).to_be_focused()
    # A program gets what it can read.
    answer = page.context.request.get(travel.address + path)
    assert answer.status in (403, 404, 405)
    assert answer.json()["error"]["code"]


def test_help_says_what_the_app_can_do_and_leads_there(visit):
    page = visit("/")
    page.get_by_role("link", name="Help").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    expect(page.locator("kbd", has_text="Esc")).to_be_visible()
    page.get_by_role("link", name="Find Tickets").first.click()
    expect(page.locator("#card-title")).to_have_text("Find Tickets")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Help")


def test_settings_choose_the_look_and_the_language_of_every_page(visit):
    page = visit("/settings")
    page.get_by_label("Text size", exact=True).fill("6")
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    page.locator("#language").select_option("العربية")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    for path, field in [("/", "#query"), ("/widgets", "h1"), ("/help", "h1")]:
        page.goto(page.url.rpartition("/")[0] + path)
        expect(page.locator("html")).to_have_attribute("lang", "ar")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator("html")).to_have_attribute("data-text", "xxxLarge")
        expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
        expect(page.locator(field)).to_be_visible()
    page.goto(page.url.rpartition("/")[0] + "/settings")
    page.locator("#language").select_option("")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_look_is_chosen_on_a_board_too(visit):
    page = visit("/widgets")
    page.get_by_role("button", name="Text size and appearance").click()
    page.get_by_label("Text size", exact=True).fill("8")
    expect(page.locator("html")).to_have_attribute("data-text", "accessibility2")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-text", "accessibility2")


def test_what_is_kept_is_deleted_once_the_person_says_so(visit):
    page = visit("/widgets/gallery")
    page.get_by_role("button", name="Add", exact=True).first.click()
    page.wait_for_url("**/widgets#w2")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Delete All of This…").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Delete All of This…").click()
    with page.expect_response("**/settings/delete") as answer:
        page.get_by_role("button", name="Delete", exact=True).click()
    assert answer.value.status == 204
    page.get_by_role("link", name="Widgets").click()
    expect(page.locator(".widget")).to_have_count(1)


@pytest.mark.parametrize("path", ["/help", "/settings", "/nothing"])
def test_the_pages_fit(visit, path):
    page = visit(path, viewport={"width": 320, "height": 640})
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
    page.evaluate("() => localStorage.setItem('text', 'accessibility5')")
    page.reload()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_the_token_lets_in_at_any_address(browser, travel):
    context = browser.new_context()
    page = context.new_page()
    page.goto(travel.address + "/widgets?" + travel.entrance.partition("?")[2])
    expect(page.get_by_role("heading", level=1)).to_have_text("Widgets")
    assert page.url == travel.address + "/widgets"
    context.close()
    # Without it, the page that asks for it leads to where the person wanted to go.
    context = browser.new_context()
    page = context.new_page()
    page.goto(travel.address + "/controls")
    page.get_by_label("Address or token").fill(travel.entrance)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Controls")
    context.close()
