"""A locked app in the page: links, controls, widgets, focuses, Try Again and Undo lead to the passphrase."""

import pytest
from conftest import Server, enter
from looks import COUNT_DRAWINGS, findings_in_looks
from playwright.sync_api import expect
from terminal import Terminal

PASSPHRASE = "open sesame"


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    """A shop with a passphrase and a focus whose filter is guarded."""
    state = tmp_path_factory.mktemp("shop")
    server = Server("WidgetProgram", state)
    for words in (["add", "Night"], ["set", "Night", "TillFilter"]):
        assert Terminal([server.binary, "focus", *words], state, server.environment).finish() == 0
    terminal = Terminal([server.binary, "lock", "--set"], state, server.environment)
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    server.start()
    yield server
    server.stop()


@pytest.fixture
def page(browser, shop):
    """A browser of its own, which is locked."""
    context = browser.new_context()
    enter(context, shop)
    yield context.new_page()
    context.close()


def unlock(page, shop):
    page.goto(shop.address + "/unlock")
    page.locator("input[type=password]").fill(PASSPHRASE)
    page.keyboard.press("Enter")
    # Where the session has a card, its address follows at once.
    expect(page).not_to_have_url(shop.address + "/unlock")


def lock(page, shop):
    """Locks from another tab."""
    other = page.context.new_page()
    other.goto(shop.address + "/unlock")
    other.get_by_role("button", name="Lock").click()
    expect(other.locator("input[type=password]")).to_be_visible()
    other.close()


def is_locked(page, shop, title):
    card = page.locator("#card")
    expect(card).to_contain_text(f"“{title}” is locked. Unlock CoffeeWidgets at {shop.address}/unlock")
    expect(card).not_to_contain_text("coin")


def test_axe_finds_nothing(page, shop):
    page.add_init_script(COUNT_DRAWINGS)
    page.goto(shop.address + "/unlock")
    assert findings_in_looks(page) == {}
    page.locator("input[type=password]").fill("wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This isn’t the passphrase.")).to_be_visible()
    assert findings_in_looks(page) == {}
    unlock(page, shop)
    page.goto(shop.address + "/unlock")
    expect(page.get_by_role("button", name="Lock")).to_be_visible()
    assert findings_in_looks(page) == {}
    lock(page, shop)
    # The refusal on a card.
    page.goto(shop.address + "/run/CountTillIntent?till=4")
    is_locked(page, shop, "Count Till")
    assert findings_in_looks(page) == {}


def test_a_link_that_offers_an_action(page, shop):
    page.goto(shop.address + "/run/CountTillIntent?till=4")
    is_locked(page, shop, "Count Till")
    expect(page.locator("#question input")).to_have_count(0)
    unlock(page, shop)
    page.goto(shop.address + "/run/CountTillIntent?till=4")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card")).to_contain_text("Till 4 has 7 coins.")


def test_a_refusal_leads_to_the_passphrase_and_is_tried_again(page, shop):
    page.goto(shop.address + "/run/CountTillIntent?till=4")
    is_locked(page, shop, "Count Till")
    # The lock is looked at in another window, so that the refusal stays.
    link = page.locator("#card").get_by_role("link", name="Unlock CoffeeWidgets")
    with page.context.expect_page() as opened:
        link.click()
    other = opened.value
    other.locator("input[type=password]").fill(PASSPHRASE)
    other.keyboard.press("Enter")
    expect(other).not_to_have_url(shop.address + "/unlock")
    page.get_by_role("button", name="Try Again").click()
    expect(page.locator("#card")).to_contain_text("Till 4 has 7 coins.")


def test_a_link_that_opens_a_thing(page, shop):
    page.goto(shop.address + "/open/TillEntity/2")
    is_locked(page, shop, "Open Till")
    unlock(page, shop)
    page.goto(shop.address + "/open/TillEntity/2")
    expect(page.locator("#card")).to_contain_text("Till 2 is open.")


def test_a_control_and_a_widget(page, shop):
    refused = f"“Count Till” is locked. Unlock CoffeeWidgets at {shop.address}/unlock"
    page.goto(shop.address + "/controls")
    page.get_by_role("button", name="Count").click()
    expect(page.locator("#notice")).to_have_text(refused)
    page.goto(shop.address + "/widgets")
    page.get_by_role("button", name="Count Coins").click()
    expect(page.locator("#notice")).to_have_text(refused)
    unlock(page, shop)
    page.goto(shop.address + "/widgets")
    page.get_by_role("button", name="Count Coins").click()
    expect(page.locator("#notice")).to_have_text("Till 1 has 7 coins.")


def test_a_focus_with_a_guarded_filter(page, shop):
    page.goto(shop.address + "/focus")
    switch = page.get_by_role("switch", name="Night")
    switch.click()
    expect(page.locator("body")).to_contain_text("“Till Filter” is locked.")
    expect(page.get_by_role("switch", name="Night")).to_have_attribute("aria-checked", "true")
    unlock(page, shop)
    page.goto(shop.address + "/focus")
    page.get_by_role("switch", name="Night").click()
    expect(page.get_by_role("switch", name="Night")).to_have_attribute("aria-checked", "false")
    expect(page.locator("body")).not_to_contain_text("is locked")


def test_a_suggestion_and_try_again(page, shop):
    unlock(page, shop)
    page.goto(shop.address + "/run/CountTillIntent?till=9")
    page.get_by_role("button", name="Continue").click()
    again = page.locator("#card").get_by_role("button", name="Try Again")
    expect(again).to_be_visible()
    lock(page, shop)
    again.click()
    is_locked(page, shop, "Count Till")
    unlock(page, shop)
    page.goto(shop.address + "/run/CountTillIntent?till=5")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card")).to_contain_text("Till 5 has 7 coins.")
    page.get_by_role("button", name="Done").click()
    lock(page, shop)
    page.goto(shop.address)
    page.get_by_role("option", name="Count till 5").click()
    is_locked(page, shop, "Count Till")


def test_undo(page, shop):
    unlock(page, shop)
    page.goto(shop.address + "/run/TakeCoinIntent")
    page.get_by_role("button", name="Continue").click()
    undo = page.locator("#card").get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    lock(page, shop)
    undo.click()
    expect(page.locator("body")).to_contain_text("“Undo” is locked.")
    unlock(page, shop)
    page.goto(shop.address + "/run/UndoIntent")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#card")).to_contain_text("undone")
