"""Signing in at a provider and out again, as a person does it in a browser."""

import pytest
from conftest import Server
from openid import Provider
from ports import free_port
from playwright.sync_api import expect
from waiting import until


@pytest.fixture
def provider():
    with Provider() as provider:
        yield provider


@pytest.fixture
def app(tmp_path, provider):
    port = free_port()
    server = Server("Kitchen", tmp_path, *provider.options(tmp_path, port)).start(port)
    yield server
    server.stop()


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 390, "height": 800})
    yield context.new_page()
    context.close()


def test_a_person_signs_in_and_out(page, app, provider):
    page.goto(app.address)
    expect(page.locator("#results [role=option]").first).to_be_visible()
    assert page.url == app.address + "/"
    other = page.context.new_page()
    other.goto(app.address + "/settings")
    expect(other.get_by_text("You are signed in as “ada”.")).to_be_visible()
    other.get_by_role("link", name="Sign Out").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Sign Out")
    # The policy of the page lets its form lead on to the provider and back.
    other.get_by_role("button", name="Sign Out").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("You are signed out")
    assert other.url == app.address + "/signed-out" and len(provider.farewells) == 1
    # The page that was open goes to where one signs in. There the person is asked, although they are known.
    expect(page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    other.get_by_role("link", name="Sign In").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Who are you?")
    provider.person = None
    page.get_by_role("link", name="Go on").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You aren’t signed in")
    provider.person = {"sub": "ada"}
    page.get_by_role("link", name="Try Again").click()
    page.get_by_role("link", name="Go on").click()
    expect(page.locator("#results [role=option]").first).to_be_visible()
    other.get_by_role("link", name="Go on").click()
    expect(other.locator("#results [role=option]").first).to_be_visible()


def test_the_worker_leaves_the_words_about_a_bad_answer(page, app, provider):
    page.goto(app.address)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.context.clear_cookies()
    provider.ahead = 600
    assert page.goto(app.address).status == 500
    expect(page.get_by_role("heading", level=1)).to_have_text("You aren’t signed in")
    expect(page.get_by_text("The clocks of this app")).to_be_visible()


def test_a_provider_that_is_away_is_told_in_the_readers_language(browser, app, provider):
    provider.leave()
    context = browser.new_context(locale="ar", viewport={"width": 320, "height": 600})
    page = context.new_page()
    assert page.goto(app.address + "/help").status == 503
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading", level=1)).to_have_text("لا يمكن لأحد تسجيل الدخول حاليًا")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    provider.come_back()
    # The failure counts for five seconds, however many come.
    until(lambda: context.request.get(f"{app.address}/sign-in?to=/help", max_redirects=0).status == 303)
    page.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url == app.address + "/help"
    context.close()
