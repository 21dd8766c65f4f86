"""The way in, as a person takes it: the printed address, the page that says how, its form."""

import re

import pytest
from conftest import Server, enter
from playwright.sync_api import expect


@pytest.fixture
def stranger(browser):
    """Fresh browsers that nobody has let in."""
    contexts = []

    def stranger(**options):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        return context.new_page()

    yield stranger
    for context in contexts:
        context.close()


def test_the_printed_address_works_at_the_first_try_and_the_token_leaves_it(stranger, travel):
    page = stranger()
    asked = []
    page.on("request", lambda request: asked.append((request.url, request.all_headers())))
    page.goto(travel.entrance)
    expect(page.locator("#results [role=option]").first).to_be_visible()
    assert page.url == travel.address + "/"
    token = travel.entrance.partition("token=")[2]
    assert [url for url, _ in asked if token in url] == [travel.entrance]
    assert not any(token in headers.get("referer", "") for _, headers in asked)
    page.go_back()
    assert token not in page.url


def test_a_stranger_is_told_how_to_get_in_and_the_form_lets_them_in(stranger, travel):
    page = stranger()
    assert page.goto(travel.address).status == 401
    expect(page.get_by_role("heading", level=1)).to_have_text("Open TravelTracking with its token")
    field = page.get_by_label("Address or token")
    expect(field).to_be_focused()
    expect(page.get_by_role("alert")).to_be_hidden()
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("isn’t the token")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    page.keyboard.type(travel.entrance)
    page.keyboard.press("Enter")
    expect(page.locator("#results [role=option]").first).to_be_visible()
    assert page.url == travel.address + "/"


def test_a_link_of_another_site_leads_into_the_same_session(stranger, travel):
    page = stranger()
    page.goto(travel.entrance)
    expect(page.locator("#results [role=option]").first).to_be_visible()
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    other = page.context.new_page()
    other.route(
        "https://other.example/**",
        lambda route: route.fulfill(
            content_type="text/html", body=f'<a href="{travel.address}/">the app</a>'))
    other.goto("https://other.example/")
    other.get_by_role("link", name="the app").click()
    expect(other.locator("#results [role=option]").first).to_be_visible()
    assert {cookie["name"]: cookie["value"] for cookie in page.context.cookies()} == cookies


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_the_way_in_fits_and_can_be_read(stranger, travel, scheme, width):
    page = stranger(color_scheme=scheme, viewport={"width": width, "height": 700})
    page.goto(travel.address + "/?token=wrong")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for place in ["h1", "p", ".mistake", "summary", "button"]:
        ratio = contrast(page, place)
        assert ratio >= 4.5, f"{place}: {ratio:.2f}"
    # Twice the text, as a person may have set it.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def contrast(page, place: str) -> float:
    """How well a text stands out from what is behind it (WCAG)."""
    colors = page.evaluate(
        """place => {
            const element = document.querySelector(place);
            let behind = element;
            while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
            return [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor];
        }""", place)

    def luminance(color: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted(map(luminance, colors), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def cafe(tmp_path):
    server = Server("WidgetProgram", tmp_path).start()
    yield server
    server.stop()


def test_a_page_that_returns_when_its_person_is_let_in_no_more_says_how_to_get_in(stranger, cafe):
    page, port = stranger(), cafe.port
    enter(page.context, cafe)
    page.goto(cafe.address)
    expect(page.locator("#results [role=option]").first).to_be_visible()
    widgets = page.context.new_page()
    widgets.goto(cafe.address + "/widgets")
    expect(widgets.locator("[data-kind]").first).to_be_visible()
    cafe.stop()
    # The app is away for longer than the page's first question to it.
    expect(page.locator("#state")).to_contain_text("Reconnecting…")
    page.context.clear_cookies()
    cafe.start(port)
    for one in (page, widgets):
        expect(one.get_by_role("heading", level=1)).to_contain_text("with its token")
