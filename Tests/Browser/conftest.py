"""What the browser tests share: the examples as running servers, and pages that tolerate no error.

The example to start is named by OAI_TRAVEL_BINARY or TRAVEL_TRACKING, else it is the debug build;
Kitchen and Workbench are expected beside it (or named by OAI_KITCHEN_BINARY and WORKBENCH). OAI_TRAVEL_ADDRESS and
OAI_KITCHEN_ADDRESS name servers that run already, by the addresses that they printed. OAI_CHROMIUM names the browser.
"""

import importlib.util
import os
import pathlib
import re
import selectors
import signal
import subprocess
import time

import pytest
from playwright.sync_api import Page, expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRAVEL = pathlib.Path(
    os.environ.get("OAI_TRAVEL_BINARY")
    or os.environ.get("TRAVEL_TRACKING")
    or ROOT / ".build/debug/TravelTracking"
)
AXE = pathlib.Path(
    importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()
KITCHEN = pathlib.Path(os.environ.get("OAI_KITCHEN_BINARY") or TRAVEL.with_name("Kitchen"))
WORKBENCH = pathlib.Path(os.environ.get("WORKBENCH") or TRAVEL.with_name("Workbench"))
SEARCH_SECONDS = 0.8

expect.set_options(timeout=8_000)


class Server:
    """One example, listening on a port of its own and writing to a folder of its own."""

    def __init__(self, binary: pathlib.Path, state: pathlib.Path, *arguments: str):
        self.binary = binary
        self.arguments = arguments
        self.environment = {
            **os.environ,
            "XDG_STATE_HOME": str(state),
            "TRAVELTRACKING_SEARCH_SECONDS": str(SEARCH_SECONDS),
        }
        self.process = None
        self.address = None
        # The address that was printed, with the token.
        self.entrance = None

    def start(self, port: int = 0) -> "Server":
        if not self.binary.exists():
            pytest.fail(f"{self.binary} does not exist; build it with `swift build` first.")
        command = [str(self.binary), "serve", "--port", str(port), *self.arguments]
        self.process = subprocess.Popen(
            command, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.entrance = self._read_address(" ".join(command))
        self.address = self.entrance.partition("/?")[0]
        return self

    def _read_address(self, command: str) -> str:
        said = ""
        selector = selectors.DefaultSelector()
        selector.register(self.process.stdout, selectors.EVENT_READ)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if not selector.select(timeout=deadline - time.monotonic()):
                break
            # Not by lines: of two that come at once, the second would wait in a buffer.
            new = os.read(self.process.stdout.fileno(), 1 << 16).decode()
            if new == "":
                break
            said += new
            if found := re.search(r"(http://127\.0\.0\.1:\d+/\?token=\w+) ", said):
                return found.group(1)
        self.stop()
        pytest.fail(f"`{command}` printed no address. It said:\n{said}")

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.process = None


class RunningServer:
    """A server that somebody else started."""

    def __init__(self, address: str):
        self.entrance = address
        self.address = address.partition("/?")[0].rstrip("/")

    def stop(self) -> None:
        """It is not ours to stop."""


@pytest.fixture(scope="session")
def travel(tmp_path_factory):
    """The travel app, at the foot of the Eiffel Tower, which takes an entrance fee."""
    if address := os.environ.get("OAI_TRAVEL_ADDRESS"):
        yield RunningServer(address)
        return
    state = tmp_path_factory.mktemp("travel")
    server = Server(TRAVEL, state, "--location", "48.8584,2.2945").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def searching(travel, tmp_path_factory):
    """The travel app, whose search for tickets takes as long as it takes a slow machine to look at it."""
    if isinstance(travel, RunningServer):
        yield travel
        return
    server = Server(TRAVEL, tmp_path_factory.mktemp("searching"), "--location", "48.8584,2.2945")
    server.environment["TRAVELTRACKING_SEARCH_SECONDS"] = "4"
    yield server.start()
    server.stop()


@pytest.fixture(scope="session")
def kitchen(tmp_path_factory):
    if address := os.environ.get("OAI_KITCHEN_ADDRESS"):
        yield RunningServer(address)
        return
    server = Server(KITCHEN, tmp_path_factory.mktemp("kitchen")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def workbench(tmp_path_factory):
    """An app with an intent for each thing that can be asked."""
    server = Server(WORKBENCH, tmp_path_factory.mktemp("workbench")).start()
    yield server
    server.stop()


def launch(chromium, *arguments: str):
    return chromium.launch(
        executable_path=os.environ.get("OAI_CHROMIUM", "/usr/bin/chromium"),
        args=["--no-sandbox", "--disable-gpu", *arguments])


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


# Collects what screen readers would be told, since a live region forgets.
LISTEN = """
window.spoken = [];
addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')) {
        new MutationObserver(() => {
            const text = region.textContent.trim();
            if (text) spoken.push({ text, isAlert: region.role === 'alert', at: performance.now() });
        }).observe(region, { childList: true, characterData: true, subtree: true });
    }
});
"""


@pytest.fixture
def open_page(browser):
    """Opens pages in fresh browsers; fails afterwards if a page complained about anything."""
    # A page may be left while it connects, which the browser remarks.
    contexts, complaints, allowed = [], [], ["closed before the connection is established"]

    def open_page(server, path: str = "/", storage: dict | None = None, **options) -> Page:
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
        page.add_init_script(LISTEN)
        for key, value in (storage or {}).items():
            page.add_init_script(f"localStorage.setItem({key!r}, {value!r});")
        enter(context, server)
        page.goto(server.address + path)
        expect(page.locator("#results [role=option]").first).to_be_visible()
        wait_for_fonts(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [text for text in complaints if not any(part in text for part in allowed)] == []


def enter(context, server) -> None:
    """Lets a browser in, as opening the printed address once does."""
    context.request.get(server.entrance)


def search(page: Page, text: str) -> None:
    """Types into the field, as a person would, and waits for the first result to be chosen."""
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    first = page.locator("#results [role=option]").first
    expect(first).to_have_attribute("aria-selected", "true")
    expect(first).to_contain_text(re.compile(re.escape(text.split()[0]), re.IGNORECASE))


def run(page: Page, text: str) -> None:
    """Finds an action by its words and performs it with the keyboard."""
    search(page, text)
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_visible()


def tab_to(page: Page, name: str | re.Pattern, limit: int = 12) -> None:
    """Presses Tab until the control of that name has the focus."""
    control = page.locator("#card").get_by_role("button", name=name)
    expect(control).to_have_count(1)
    for _ in range(limit):
        if control.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab did not reach {name!r} within {limit} steps.")


def wait_until(page: Page, condition: str) -> None:
    """Waits until a JavaScript expression holds, without `eval`, which the page's policy forbids."""
    page.evaluate(
        """async () => {
            const end = performance.now() + 8000;
            while (!(%s)) {
                if (performance.now() > end) throw new Error('This never held: ' + %r);
                await new Promise(requestAnimationFrame);
            }
        }"""
        % (condition, condition))


def wait_for_fonts(page: Page) -> None:
    """Waits until cards are laid out by the server: one that came before flows, and then comes again with its places."""
    wait_until(page, "!('flow' in document.documentElement.dataset)")


def wait_for_motion(page: Page) -> None:
    """Waits until all that moves has arrived, but for what moves for ever."""
    page.evaluate("() => Promise.allSettled(document.getAnimations()"
                  ".filter((a) => a.effect.getComputedTiming().endTime < Infinity).map((a) => a.finished))")


def axe_findings(page: Page, place: str) -> list[tuple[str, str, str]]:
    """What axe-core finds wrong inside an element: the rule, the markup and the reason."""
    # What still fades in has too little contrast.
    wait_for_motion(page)
    # The policy of the page lets no script in that isn't its own; a debugger's evaluation is.
    page.evaluate(AXE)
    results = page.evaluate("place => axe.run(place, { resultTypes: ['violations'] })", place)
    assert results["passes"]
    return [
        (violation["id"], node["html"][:120], node.get("failureSummary", "")[:300])
        for violation in results["violations"] for node in violation["nodes"]]
