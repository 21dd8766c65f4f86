"""The page's scripts as they travel, and the page before the second of them is there."""

import gzip

from conftest import run, search
from playwright.sync_api import Page, expect

# Hardly more than was measured: a larger script needs a reason, and a line in Documentation/Performance.md.
PAGE_LIMIT = 13_500
FORMS_LIMIT = 12_900
# The microphone: fetched when it is first used.
VOICE_LIMIT = 3_600
SOUND_LIMIT = 800


def script(page: Page, server, path: str) -> bytes:
    response = page.request.get(server.address + path)
    assert response.ok
    return response.body()


def test_scripts_are_no_larger_with_gzip_than_the_documentation_says(open_page, travel):
    page = open_page(travel)
    assert 7_000 < len(gzip.compress(script(page, travel, "/page.js"), 9)) <= PAGE_LIMIT
    assert 5_000 < len(gzip.compress(script(page, travel, "/forms.js"), 9)) <= FORMS_LIMIT
    assert 2_000 < len(gzip.compress(script(page, travel, "/voice.js"), 9)) <= VOICE_LIMIT
    assert 500 < len(gzip.compress(script(page, travel, "/sound.js"), 9)) <= SOUND_LIMIT


def second_page(page: Page, server, answer) -> Page:
    """Another page of the same browser, where `answer` decides about the controls of forms."""
    other = page.context.new_page()
    other.route("**/forms.js*", answer)
    other.goto(server.address)
    expect(other.locator("#results [role=option]").first).to_be_visible()
    return other


def test_a_question_waits_for_its_fields(open_page, workbench):
    held = []
    page = second_page(open_page(workbench), workbench, lambda route: held.append(route))
    search(page, "greet")
    page.keyboard.press("Tab")
    expect(page.locator("#card-title")).to_be_focused()
    submit = page.locator("[data-role=submit]")
    expect(submit).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_empty()
    for route in held:
        route.continue_()
    expect(page.get_by_label("Name")).to_be_focused()
    expect(submit).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(page.locator("#dialog-text")).to_have_text("Hello, World.")


def test_controls_that_could_not_be_had_are_asked_for_again(open_page, workbench):
    answers = []

    def answer(route):
        answers.append(route.request.url)
        if "&" in route.request.url:
            route.continue_()
        else:
            route.abort()

    first = open_page(workbench)
    first.allowed_complaints.append("net::ERR_FAILED")
    page = second_page(first, workbench, answer)
    page.on("pageerror", lambda error: first.complaints.append(str(error)))
    run(page, "greet")
    expect(page.locator("#dialog-text")).to_have_text("Hello, World.")
    page.keyboard.press("Escape")
    search(page, "greet")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Name")).to_be_focused()
    assert any(url.endswith("&1") for url in answers)
