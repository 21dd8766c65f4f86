"""What a person sees of what takes its time: scenes of a search that is stopped, dismissed, or whose server dies."""

import re

import pytest
from conftest import Server, run, search
from looks import COUNT_DRAWINGS, findings_in_looks
from pages import NO_CONNECTION, wait_until
from playwright.sync_api import Page, expect
from programs import TRAVEL_LOCATION
from waiting import until

#: Notes that the connection was lost.
LOSS = """
window.isLost = false;
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('close', () => { isLost = true; });
    }
};
"""


@pytest.fixture
def slow(tmp_path):
    """The travel app with a search that ends within a test, but not before a person has done something else at a slow
    machine."""
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION)
    server.environment["TRAVELTRACKING_SEARCH_SECONDS"] = "25"
    yield server.start()
    server.stop()


def fill_landmark(page: Page, name: str) -> None:
    """Asks for tickets, and picks what they are for."""
    run(page, "find tickets")
    page.get_by_role("combobox", name="Landmark").fill(name)
    # The list that was there before may have the landmark, too.
    expect(page.locator("#question .option").first).to_contain_text(name)
    page.locator("#question .option", has_text=name).first.click()


def ask(page: Page, name: str) -> None:
    """Gets to the question how many tickets are wanted."""
    fill_landmark(page, name)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#content")).to_contain_text("How many tickets?")


def begin(page: Page, name: str) -> None:
    """Begins to look for tickets."""
    ask(page, name)
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#content")).to_contain_text("Searching…")


def test_a_search_that_is_stopped_takes_its_progress_with_it(endless, open_page):
    page = open_page(endless)
    begin(page, "Petra")
    page.locator("#stop").click()
    # The card says "Stopped" above the app's last view; no bar remains.
    expect(page.locator("#dialog-text")).to_have_text("Stopped")
    expect(page.locator("#content")).to_contain_text("The search was interrupted before it found an offer.")
    expect(page.locator("#content")).not_to_contain_text("Searching…")
    expect(page.locator("#card [role=progressbar]")).to_have_count(0)
    expect(page.locator("#run")).to_be_hidden()
    expect(page.locator("#system button")).to_have_text(["Done"])
    wait_until(page, "spoken.some(({ text }) => text.includes('“Find Tickets” was stopped.') || text.includes('Stopped'))")
    page.get_by_role("button", name="Search Again").click()
    expect(page.locator("#content")).to_contain_text("How many tickets?")


def test_a_model_that_learns_nothing_of_the_stop_shows_no_progress_for_ever(open_page, workbench):
    page = open_page(workbench)
    run(page, "brew tea")
    expect(page.locator("#card")).to_contain_text("Brewing")
    page.locator("#stop").click()
    expect(page.locator("#dialog-text")).to_have_text("“Brew Tea” was stopped.")
    expect(page.locator("#card")).not_to_contain_text("Brewing")
    expect(page.locator("#card [role=progressbar]")).to_have_count(0)
    expect(page.locator("#system button")).to_have_text(["Begin Again", "Done"])
    wait_until(page, "spoken.some(({ text }) => text.includes('“Brew Tea” was stopped.'))")
    page.get_by_role("button", name="Begin Again").click()
    expect(page.locator("#card")).to_contain_text("Brewing")
    page.locator("#stop").click()
    page.get_by_role("button", name="Done").click()


def test_a_result_waits_while_a_person_types(slow, open_page):
    page = open_page(slow)
    begin(page, "Petra")
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.type("clos")
    # It continues, visibly, and can be stopped there.
    item = page.locator("#tray-items li")
    expect(item).to_contain_text("Find Tickets")
    expect(item.get_by_role("button", name="Stop “Find Tickets”")).to_be_visible()
    expect(item).to_contain_text("“Find Tickets” is ready")
    # Neither the field nor the screen was taken, and no letter is lost.
    page.keyboard.type("est")
    expect(page.locator("#query")).to_be_focused()
    expect(page.locator("#query")).to_have_value("closest")
    expect(page.locator("#card")).to_be_hidden()
    wait_until(page, "spoken.some(({ text, isAlert }) => !isAlert && text.includes('“Find Tickets” is ready'))")

    page.reload()
    expect(item).to_contain_text("“Find Tickets” is ready")
    item.get_by_role("button", name="Open").click()
    expect(page.locator("#content").get_by_role("button", name=re.compile("Buy"))).to_be_visible()
    expect(item).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#search")).to_be_visible()


def test_several_results_stack_and_are_dismissed(slow, open_page):
    page = open_page(slow, script=COUNT_DRAWINGS, viewport={"width": 320, "height": 640})
    for name in ["Petra", "Wadi Rum"]:
        begin(page, name)
        page.get_by_role("button", name="Done").click()
    items = page.locator("#tray-items li")
    ready = items.filter(has_text="is ready")
    expect(ready).to_have_count(2)
    # Which is which is said.
    expect(ready.first).to_contain_text("Petra")
    expect(ready.last).to_contain_text("Wadi Rum")
    assert findings_in_looks(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    ready.first.get_by_role("button", name="Dismiss “Find Tickets”").focus()
    page.keyboard.press("Enter")
    expect(items).to_have_count(1)
    # The focus stays in the tray, then moves to the field.
    expect(items.get_by_role("button", name="Open")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(items).to_have_count(0)
    expect(page.locator("#query")).to_be_focused()


def test_a_run_without_a_card_goes_on_beside_what_is_typed(open_page, workbench):
    page = open_page(workbench)
    search(page, "hum tune")
    page.keyboard.press("Enter")
    expect(page.locator("#run")).to_be_visible()
    page.keyboard.type("s")
    item = page.locator("#tray-items li")
    expect(item).to_contain_text("Hum Tune")
    expect(page.locator("#run")).to_be_hidden()
    expect(page.locator("#query")).to_be_focused()
    expect(page.locator("#query")).to_have_value("hum tunes")
    item.get_by_role("button", name="Stop “Hum Tune”").click()
    expect(item).to_have_count(0)
    expect(page.locator("#query")).to_be_focused()


def test_a_server_that_dies_while_it_asks_is_told_and_begun_again(open_page, tmp_path):
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION).start()
    try:
        page = open_page(server, script=LOSS)
        page.allowed_complaints += NO_CONNECTION
        ask(page, "Petra")
        # From here on a second passes only when the test says so.
        page.clock.install(time=0)
        page.clock.pause_at(1)
        port = server.port
        server.serving.kill()
        server.serving = None
        until(lambda: page.evaluate("isLost"))
        expect(page.locator("#notice")).to_be_empty()
        page.clock.fast_forward(1000)
        expect(page.locator("#notice")).to_contain_text("The connection to the app is lost.")
        page.clock.resume()
        for role in ["cancel", "confirm"]:
            assert page.locator(f"#system [data-role={role}]").evaluate("button => Boolean(button.closest('[inert]'))")
        assert page.locator("#content").evaluate("content => content.inert")
        page.keyboard.press("Escape")
        expect(page.locator("#content")).to_contain_text("How many tickets?")

        server.start(port)
        expect(page.locator("#card-error")).to_have_text(
            "“Find Tickets” was not finished, because the app was started again.")
        expect(page.locator("#dialog-text")).to_have_text("Petra")
        expect(page.locator("#notice")).to_be_empty()
        page.get_by_role("button", name="Begin Again").click()
        expect(page.locator("#content")).to_contain_text("How many tickets?")
        expect(page.locator("#content")).to_contain_text("Petra")
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator("#search")).to_be_visible()
    finally:
        server.stop()


def test_what_was_typed_into_a_lost_form_is_given_again(open_page, tmp_path):
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION).start()
    try:
        page = open_page(server)
        page.allowed_complaints += NO_CONNECTION
        fill_landmark(page, "Petra")
        port = server.port
        server.serving.kill()
        server.serving = None
        expect(page.locator("#notice")).to_contain_text("The connection to the app is lost.")
        server.start(port)
        page.get_by_role("button", name="Begin Again").click()
        expect(page.get_by_role("combobox", name="Landmark")).to_have_value("Petra")
    finally:
        server.stop()
