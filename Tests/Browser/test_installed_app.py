"""The page as an installed app: what a browser needs to install it, and what a person sees while its server is down."""

import contextlib
import http.server
import json
import threading

import pytest
from conftest import Server, axe_findings, enter, run
from playwright.sync_api import Page, expect
from programs import TRAVEL_LOCATION
from waiting import PATIENCE

GERMAN = {"name": "oai-language", "value": "de", "sameSite": "Strict"}


@pytest.fixture
def server(tmp_path):
    server = Server("TravelTracking", tmp_path, "--location", TRAVEL_LOCATION).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser, server):
    """Opens the app in a fresh browser that was let in, and waits until its worker is there."""
    contexts = []

    def visit(cookies=(), **options) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_cookies([{**cookie, "url": server.address} for cookie in cookies])
        enter(context, server)
        page = context.new_page()
        page.goto(server.address)
        wait_for(page, "navigator.serviceWorker.ready.then(() => true)")
        return page

    yield visit
    for context in contexts:
        context.close()


def wait_for(page: Page, promise: str) -> None:
    """Waits until a promise of the page is kept."""
    page.evaluate(
        "limit => Promise.race([%s, new Promise((_, fail) => setTimeout(fail, limit, new Error('this never came')))])"
        % promise, PATIENCE * 1000)


def heading(page: Page):
    return page.get_by_role("heading", level=1)


def test_a_browser_that_installs_it_finds_all_it_needs(visit, server):
    page = visit([GERMAN])
    # As the browser reads it: with the cookie, and under the page's policy.
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["url"] == server.address + "/manifest.webmanifest"
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("TravelTracking", "de", "standalone")
    assert manifest["start_url"].startswith(manifest["scope"])
    assert page.goto(server.address + manifest["start_url"]).status == 200
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            "async (src) => { const image = new Image(); image.src = src; await image.decode(); return image.width; }",
            icon["src"])
        assert drawn == 512


def test_a_shortcut_of_it_leads_to_its_action(visit, server):
    page = visit([GERMAN])
    shortcuts = page.request.get(server.address + "/manifest.webmanifest").json()["shortcuts"]
    assert shortcuts
    for shortcut in shortcuts:
        # The worker takes part in this visit, and the server still sees that a window goes there.
        assert page.goto(server.address + shortcut["url"]).status == 200
        expect(page.locator("#card")).to_be_visible()


def test_a_person_who_comes_while_the_server_is_down_is_told_so_and_comes_back(visit, server):
    page = visit()
    address, port = server.address, server.port
    server.stop()
    assert page.goto(address + "/widgets").status == 503
    expect(heading(page)).to_have_text("TravelTracking can’t be reached")
    expect(page.get_by_role("button", name="Try Again")).to_be_focused()
    # The button asks the server itself.
    with page.expect_event("framenavigated"):
        page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("TravelTracking can’t be reached")
    server.start(port)
    expect(heading(page)).to_have_text("Widgets")
    assert page.url == address + "/widgets"


@contextlib.contextmanager
def gateway(port: int, status: int, **headers: str):
    """A proxy at the address of the app, which answers everything in the same way."""
    class Gateway(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = b"<h1>The gateway</h1>"
            self.send_response(status)
            for name, value in {"Content-Type": "text/html", "Content-Length": str(len(body)), **headers}.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Gateway)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


def test_a_gateway_without_its_server_is_no_server_either(visit, server):
    page = visit()
    address, port = server.address, server.port
    server.stop()
    with gateway(port, 502):
        page.goto(address)
        expect(heading(page)).to_have_text("TravelTracking can’t be reached")
        with page.expect_response("**/health") as answer:
            pass
        assert answer.value.status == 502
        expect(heading(page)).to_have_text("TravelTracking can’t be reached")


def test_the_worker_leaves_the_question_for_a_password_to_the_browser(visit, server):
    page = visit()
    address, port = server.address, server.port
    server.stop()
    with gateway(port, 401, WWW_Authenticate='Basic realm="home"'):
        assert page.goto(address).status == 401
        expect(heading(page)).to_have_text("The gateway")
        assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everyone_can_read_it(visit, server, scheme):
    page = visit(color_scheme=scheme, viewport={"width": 320, "height": 640})
    address = server.address
    server.stop()
    page.goto(address)
    expect(heading(page)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
    assert axe_findings(page, "html") == []


def test_a_new_worker_takes_the_place_of_the_one_before(visit, server):
    page = visit()
    address = server.address
    page.context.add_cookies([{**GERMAN, "url": address}])
    wait_for(
        page,
        """(async () => {
            const registration = await navigator.serviceWorker.ready;
            const found = new Promise((resolve) => {
                registration.onupdatefound = () => resolve(registration.installing);
            });
            await registration.update();
            const worker = await found;
            await new Promise((resolve) => {
                worker.onstatechange = () => worker.state === 'activated' && resolve();
                worker.onstatechange();
            });
        })()""")
    server.stop()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(heading(page)).to_have_text("TravelTracking ist nicht erreichbar")


def test_nothing_of_a_person_is_kept_for_it(visit, server):
    page = visit()
    run(page, "find closest")
    page.reload()
    expect(page.locator("#card")).to_be_visible()
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    script = page.request.get(server.address + "/worker.js").text()
    secrets = [cookie["value"] for cookie in page.context.cookies()] + [server.serving.token]
    assert not any(secret in script for secret in secrets)
    assert "Eiffel" not in script
