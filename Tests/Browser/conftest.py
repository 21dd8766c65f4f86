"""What the browser tests share: the examples as running servers, and pages that tolerate no error."""

import importlib.util
import json
import os
import pathlib
import re

import pytest
from pages import wait_until
from playwright.sync_api import Page, expect, sync_playwright
from ports import free_port
from programs import TRAVEL_LOCATION, launch, program
from serving import Serving

AXE = pathlib.Path(
    importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()
# Sizes of targets are the one thing that it asks about only if it is told to.
AXE_RUN = """async ([place, rules]) => {
    const options = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } };
    const { violations, passes } = await axe.run(place, { resultTypes: ['violations'], ...options });
    return [violations, passes.length];
}"""
SEARCH_SECONDS = 0.8


class Server:
    """An app, listening on a port of its own and writing to a folder of its own; it can be started again."""

    def __init__(self, name: str, state: pathlib.Path, *arguments: str, hears: bool = False):
        self.binary = program(name)
        # Whether an app can hear depends on the machine, so only the tests of that have a microphone in the field.
        self.arguments = arguments if hears else (*arguments, "--no-voice")
        self.environment = {
            **os.environ,
            "XDG_STATE_HOME": str(state),
            "TRAVELTRACKING_SEARCH_SECONDS": str(SEARCH_SECONDS),
        }
        self.serving = None

    def start(self, port: int | None = None) -> "Server":
        self.serving = Serving(
            [self.binary, "serve", "--port", port or free_port(), *self.arguments], env=self.environment)
        return self

    @property
    def entrance(self) -> str:
        """The address that was printed, with the token."""
        return self.serving.entrance

    @property
    def address(self) -> str:
        return self.serving.address

    @property
    def port(self) -> int:
        return self.serving.port

    def stop(self) -> None:
        if self.serving:
            self.serving.stop()
            self.serving = None


def serve(name: str, state: pathlib.Path, *arguments: str, hears: bool = False, **environment: str):
    """What a fixture of a running app does."""
    server = Server(name, state, *arguments, hears=hears)
    server.environment |= environment
    yield server.start()
    server.stop()


@pytest.fixture(scope="session")
def travel(tmp_path_factory):
    """The travel app, at the foot of the Eiffel Tower, which takes an entrance fee."""
    yield from serve(
        "TravelTracking", tmp_path_factory.mktemp("travel"), "--location", TRAVEL_LOCATION)


@pytest.fixture(scope="session")
def searching(tmp_path_factory):
    """The travel app, whose search for tickets takes as long as it takes a slow machine to look at it."""
    yield from serve(
        "TravelTracking", tmp_path_factory.mktemp("searching"), "--location", TRAVEL_LOCATION,
        TRAVELTRACKING_SEARCH_SECONDS="4")


@pytest.fixture(scope="session")
def endless(tmp_path_factory):
    """The travel app, whose search for tickets ends when it is stopped."""
    yield from serve(
        "TravelTracking", tmp_path_factory.mktemp("endless"), "--location", TRAVEL_LOCATION,
        TRAVELTRACKING_SEARCH_SECONDS="600")


@pytest.fixture(scope="session")
def kitchen(tmp_path_factory):
    yield from serve("Kitchen", tmp_path_factory.mktemp("kitchen"))


@pytest.fixture(scope="session")
def gallery(tmp_path_factory):
    yield from serve("Gallery", tmp_path_factory.mktemp("gallery"))


@pytest.fixture(scope="session")
def workbench(tmp_path_factory):
    """An app with an intent for each thing that can be asked."""
    yield from serve("Workbench", tmp_path_factory.mktemp("workbench"))


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


# Collects what screen readers would be told, since a live region forgets, and counts what the page has taken from the server.
LISTEN = """
window.spoken = [];
window.received = 0;
for (const name of ['WebSocket', 'EventSource']) {
    window[name] = class extends window[name] {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', () => { received += 1; });
        }
    };
}
addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        new MutationObserver(() => {
            const text = region.textContent.trim();
            if (text) spoken.push({ text, region: region.id, isAlert: region.role === 'alert', at: performance.now() });
        }).observe(region, { childList: true, characterData: true, subtree: true });
    }
});
"""

# The page draws the rows that the window has room for, and the others a moment later.
ALL_ROWS = """((rows) => rows.length > 0 && rows.length === Number(rows[0].ariaSetSize))(
    document.querySelectorAll('#results [role=option]'))"""


@pytest.fixture
def open_page(browser):
    """Opens pages in fresh browsers; fails afterwards if a page complained about anything."""
    # A page may be left while it connects, which the browser remarks.
    contexts, complaints, allowed = [], [], ["closed before the connection is established"]

    def open_page(
            server, path: str = "/", storage: dict | None = None, script: str = "", **options) -> Page:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        contexts.append(context)
        page = context.new_page()
        page.complaints = complaints
        page.allowed_complaints = allowed
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on(
            "console",
            lambda message: complaints.append(f"{message.type}: {message.text}")
            if message.type in ("error", "warning") else None)
        page.add_init_script(LISTEN + script)
        for key, value in (storage or {}).items():
            page.add_init_script(f"localStorage.setItem({key!r}, {value!r});")
        enter(context, server)
        page.goto(server.address + path)
        expect(page.locator("#results [role=option]").first).to_be_visible()
        wait_until(page, ALL_ROWS)
        # What a person does reaches the server from the first state on.
        wait_until(page, "received > 0")
        wait_for_fonts(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [text for text in complaints if not any(part in text for part in allowed)] == []


@pytest.fixture
def visit(browser, travel):
    """Opens an address of an app in a fresh browser, which was let in."""
    contexts = []

    def visit(path: str, server=travel, script: str = "", is_let_in: bool = True, **options) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        if is_let_in:
            enter(context, server)
        page = context.new_page()
        page.add_init_script(script)
        page.goto(server.address + path)
        return page

    yield visit
    for context in contexts:
        context.close()


def enter(context, server) -> None:
    """Lets a browser in, as opening the printed address once does."""
    context.request.get(server.entrance)


def search(page: Page, text: str) -> None:
    """Types into the field, as a person would, and waits for the first result to be chosen and all to be drawn."""
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    first = page.locator("#results [role=option]").first
    expect(first).to_have_attribute("aria-selected", "true")
    expect(first).to_contain_text(re.compile(re.escape(text.split()[0]), re.IGNORECASE))
    wait_until(page, ALL_ROWS)


def open_filters(open_page, travel, **options) -> Page:
    """Opens the form of Find Landmark, as a person does who wants to name conditions."""
    page = open_page(travel, **options)
    search(page, "find landmark")
    # Tab is about the row that is chosen now, which may be that of the first word alone.
    expect(page.get_by_role("option").first).to_contain_text("Find Landmark")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Add to Filters")).to_be_visible()
    return page


def run(page: Page, text: str) -> None:
    """Finds an action by its words and performs it with the keyboard."""
    search(page, text)
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_visible()


def ask_for(page: Page, text: str) -> None:
    """Finds an action that asks for values, and waits until keys go to the first of them."""
    run(page, text)
    expect(page.locator("#question :focus")).to_have_count(1)


def expect_notice(page: Page, text: str) -> None:
    """Waits until the page has shown a notice, which it removes after a few seconds."""
    shown = f"({{ region, text }}) => region === 'notice' && text.replace(/\\s+/g, ' ') === {json.dumps(text)}"
    wait_until(page, f"spoken.some({shown})")


def tab_to(page: Page, name: str | re.Pattern, limit: int = 12) -> None:
    """Presses Tab until the control of that name has the focus."""
    control = page.locator("#card").get_by_role("button", name=name)
    expect(control).to_have_count(1)
    for _ in range(limit):
        if control.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab did not reach {name!r} within {limit} steps.")


def wait_for_fonts(page: Page) -> None:
    """Waits until cards are laid out by the server: one that came before flows, and then comes again with its places."""
    wait_until(page, "!('flow' in document.documentElement.dataset)")


def wait_for_motion(page: Page) -> None:
    """Waits until all that moves has arrived, but for what moves for ever."""
    page.evaluate("() => Promise.allSettled(document.getAnimations()"
                  ".filter((a) => a.effect.getComputedTiming().endTime < Infinity).map((a) => a.finished))")


def axe_findings(page: Page, place: str, rules: list[str] | None = None) -> list[tuple[str, str, str]]:
    """What axe-core finds wrong inside an element, by all of its rules or by some: the rule, the markup and the reason."""
    # What still fades in has too little contrast.
    wait_for_motion(page)
    # The policy of the page lets no script in that isn't its own; a debugger's evaluation is.
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(AXE)
    violations, passes = page.evaluate(AXE_RUN, [place, rules])
    assert passes
    return [
        (violation["id"], node["html"][:120], node.get("failureSummary", "")[:300])
        for violation in violations for node in violation["nodes"]]
