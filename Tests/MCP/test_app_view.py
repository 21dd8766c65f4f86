"""The card as a view in a client (MCP Apps), in a browser, under the policy that a view has."""

import json
import pathlib
import re

import pytest
from playwright.sync_api import expect, sync_playwright
from http_conversation import HTTPConversation
from pages import wait_until
from programs import TRAVEL_LOCATION, launch, program
from servers import HTTPServer, travel_environment
from transcript import Transcript

HOST = pathlib.Path(__file__).with_name("app_host.html").read_text()
# The permissions of a view whose resource names none.
DEFAULT_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'none'")
HEART = re.compile("(Add to|Remove from) Favorites")


@pytest.fixture
def travel_server(servers, tmp_path_factory):
    """The travel app, whose searches last longer than the pauses between looks at a page."""
    def start():
        return HTTPServer(
            [program("TravelTracking"), "serve", "--port", "0", "--no-token", "--location", TRAVEL_LOCATION],
            travel_environment(tmp_path_factory.mktemp("travel"), search_seconds=3))
    server = servers("travel, slow", start)
    yield server
    server.check_alive()


# Not for longer than this file: while it is there no other client can run in this thread.
@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


class AppClient:
    """The client's page, and the view in it."""

    def __init__(self, page):
        self.page = page
        self.view = page.frame_locator("iframe")
        self.content = self.view.locator("#content")

    def journal(self) -> list[tuple[str, dict]]:
        return [tuple(entry) for entry in self.page.evaluate("journal")]

    def said_by(self, side: str, method: str) -> list[dict]:
        return [message.get("params", {}) for who, message in self.journal()
                if who == side and message.get("method") == method]

    def calls(self, tool: str) -> list[dict]:
        return [params["arguments"] for params in self.said_by("view", "tools/call")
                if params["name"] == tool]

    @property
    def context(self) -> list[str]:
        """What the assistant was told, one text after another."""
        return [part["text"] for update in self.page.evaluate("context")
                for part in update["content"]]

    def post(self, method: str, id=None, **params) -> None:
        message = {"method": method, "params": params} | ({} if id is None else {"id": id})
        self.page.evaluate("message => post(message)", message)

    def answer(self, id):
        """What the view answered a request of the client with."""
        wait_until(self.page, "journal.some(([side, message]) => side === 'view' && message.id === "
                   f"{json.dumps(id)} && !message.method)")
        return next(message for side, message in self.journal()
                    if side == "view" and message.get("id") == id and "method" not in message)

    def button(self, name):
        return self.view.get_by_role("button", name=name)


@pytest.fixture
def open_view(browser, travel_server):
    """Opens the view of a tool's result; fails afterwards if anything was out of order."""
    contexts, complaints, pages = [], [], []
    reader = HTTPConversation(travel_server.address)
    [card] = reader.call(
        "resources/read", {"uri": "ui://openappintents/card"}).result["contents"]
    reader.check()
    origin = travel_server.address.removesuffix("/mcp")

    def open_view(
            tool="ClosestLandmarkIntent", capabilities=None, context=None, withheld=(), held=(), delay=0, hidden=False,
            **arguments):
        options = {
            "tool": tool, "arguments": arguments, "withheld": list(withheld), "held": list(held), "delay": delay,
            "hidden": hidden,
            "capabilities": {"serverTools": {}, "openLinks": {}, "updateModelContext": {"text": {}}}
            if capabilities is None else capabilities,
            "context": context or {
                "theme": "light", "displayMode": "inline", "locale": "en-US",
                "containerDimensions": {"width": 400, "maxHeight": 600}}}
        window = browser.new_context(viewport={"width": 800, "height": 900})
        contexts.append(window)
        page = window.new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}")
                if message.type in ("error", "warning") else None)

        def serve(route):
            url = route.request.url
            if url == f"{origin}/client":
                route.fulfill(body=HOST, content_type="text/html")
            elif url == "http://view.test/card":
                route.fulfill(
                    body=card["text"], content_type="text/html",
                    headers={"Content-Security-Policy": DEFAULT_POLICY})
            elif url == f"{origin}/mcp" and route.request.frame == page.main_frame:
                route.continue_()
            else:
                complaints.append(f"request: {url}")
                route.abort()

        page.route("**/*", serve)
        page.add_init_script(f"window.options = {json.dumps(options)}")
        page.goto(f"{origin}/client")
        return AppClient(page)

    yield open_view
    for page in pages:
        # A view may ask at any moment, also when its window closes.
        page.unroute_all(behavior="wait")
        transcript = Transcript("2026-07-28")
        for side, message in page.evaluate("wire"):
            (transcript.client_says if side == "client" else transcript.server_says)(message)
        assert transcript.problems == []
    for window in contexts:
        window.close()
    assert complaints == []


def test_the_resource_is_a_whole_page(travel_server):
    client = HTTPConversation(travel_server.address)
    result = client.call("resources/read", {"uri": "ui://openappintents/card"}).result
    [content] = result["contents"]
    assert (content["uri"], content["mimeType"]) == (
        "ui://openappintents/card", "text/html;profile=mcp-app")
    assert content["text"].lower().startswith("<!doctype html>")
    assert re.findall(r"""(?:src|href)=["']?(?:https?:)?//[^"' >]+""", content["text"]) == []
    assert "csp" not in content["_meta"]["ui"]
    assert result["cacheScope"] == "public" and result["ttlMs"] > 0
    client.check()


def test_handshake_comes_first(open_view):
    client = open_view()
    expect(client.content).to_contain_text("Eiffel Tower")
    journal = [
        (side, message.get("method", "answer")) for side, message in client.journal()]
    assert journal[:3] == [
        ("view", "ui/initialize"), ("host", "answer"), ("view", "ui/notifications/initialized")]
    assert ("host", "ui/notifications/tool-result") in journal[3:]
    assert journal.count(("view", "ui/initialize")) == 1
    [hello] = client.said_by("view", "ui/initialize")
    assert hello["protocolVersion"] == "2026-01-26"
    assert hello["appInfo"]["name"] and hello["appInfo"]["version"]


def test_pictures_need_no_request(open_view):
    client = open_view()
    picture = client.content.get_by_role("img", name="Drawing of a tower")
    expect(picture).to_be_visible()
    assert picture.get_attribute("src").startswith("data:image/")
    assert picture.evaluate("async image => { await image.decode(); return image.naturalWidth > 0 }")


def test_size_is_reported(open_view):
    client = open_view()
    expect(client.content).to_contain_text("Eiffel Tower")
    wait_until(client.page, "journal.some(([, message]) => message.method === 'ui/notifications/size-changed'"
               " && message.params.height > 250)")
    last = client.said_by("view", "ui/notifications/size-changed")[-1]
    body = client.view.locator("body").bounding_box()
    assert (last["width"], last["height"]) == (round(body["width"]), round(body["height"]))
    client.button("Find Best Ticket Prices").click()
    expect(client.content).to_contain_text("How many tickets?")
    wait_until(client.page, "journal.findLast(([, message]) => message.method === 'ui/notifications/size-changed')"
               f"[1].params.height !== {last['height']}")


def test_a_favorite_flips(open_view):
    client = open_view()
    heart = client.button(HEART)
    before = heart.get_attribute("aria-label")
    heart.click()
    expect(client.button(HEART)).not_to_have_attribute("aria-label", before)
    [call] = client.calls("card_act")
    assert call.keys() == {"handle", "seen", "type", "card", "generation", "action"}
    assert call["type"] == "tap"
    client.button(HEART).click()
    expect(client.button(HEART)).to_have_attribute("aria-label", before)
    assert all("\n" not in line for line in client.context)


def test_whole_sequence_in_the_card(open_view):
    client = open_view()
    client.button("Find Best Ticket Prices").click()
    expect(client.content).to_contain_text("How many tickets?")
    system = client.view.locator("#system button")
    expect(system).to_have_text(["Cancel", "Search"])
    number = client.content.locator("[data-transition=numeric]")
    expect(number).to_have_text("2")
    client.button("More tickets").click()
    expect(number).to_have_text("3")

    client.button("Search").click()
    expect(client.content).to_contain_text("Searching…")
    expect(client.button(re.compile("Buy 3 tickets"))).to_be_visible()
    expect(client.content).to_contain_text("General Admission")
    # What went on was seen by asking for it.
    assert client.calls("card_state") != []
    client.button(re.compile("Buy 3 tickets")).click()
    expect(client.content).to_contain_text("Bought")
    # One line for each change, and the last says how it stands.
    wait_until(client.page, "context.length >= 3")
    assert all(line and "\n" not in line for line in client.context)
    assert len(set(client.context)) == len(client.context)
    assert client.page.evaluate(
        "context.every(({ content }) => content.length === 1 && content[0].type === 'text')")


def test_a_confirmation_of_the_assistants_call_is_in_the_card(open_view):
    client = open_view("FindTicketsIntent", landmark="68")
    expect(client.content).to_contain_text("How many tickets?")
    client.button("Search").click()
    expect(client.button(re.compile("Buy 2 tickets"))).to_be_visible()


def test_cancel_in_the_card(open_view):
    client = open_view("FindTicketsIntent", landmark="68")
    expect(client.content).to_contain_text("How many tickets?")
    client.button("Cancel").click()
    expect(client.view.locator("#card")).to_be_hidden()
    assert [call["type"] for call in client.calls("card_act")] == ["cancel"]


def test_teardown_ends_the_view(open_view):
    client = open_view()
    client.page.clock.install()
    expect(client.content).to_contain_text("Eiffel Tower")
    client.post("ui/resource-teardown", id="bye", reason="tests")
    assert client.answer("bye") == {"jsonrpc": "2.0", "id": "bye", "result": {}}
    said = len([entry for entry in client.journal() if entry[0] == "view"])
    client.page.clock.fast_forward(120_000)
    client.post("ping", id="still there")
    assert client.answer("still there")["result"] == {}
    after = [message for side, message in client.journal() if side == "view"][said:]
    assert [message.get("method") for message in after] == [None]


def test_theme_follows_the_client(open_view):
    client = open_view(context={
        "theme": "light", "styles": {"variables": {
            "--color-text-primary": "light-dark(rgb(1, 2, 3), rgb(4, 5, 6))"}}})
    heading = client.content.get_by_text("Eiffel Tower", exact=True)
    expect(heading).to_have_css("color", "rgb(1, 2, 3)")
    client.post("ui/notifications/host-context-changed", theme="dark")
    expect(heading).to_have_css("color", "rgb(4, 5, 6)")
    expect(client.view.locator("html")).to_have_css("color-scheme", "dark")


def test_the_server_learns_how_wide_the_view_is(open_view):
    client = open_view()
    expect(client.content).to_contain_text("Eiffel Tower")
    # Without the card's margins and the room for its focus ring.
    tells = ("journal.some(([, { method, params }]) =>"
             " method === 'tools/call' && params.arguments.width === %d - 36)")
    wait_until(client.page, tells % 400)
    client.page.evaluate("document.querySelector('iframe').style.width = '300px'")
    wait_until(client.page, tells % 300)


# MARK: - Cards that the server lays out

WITH_FONTS = {"serverTools": {}, "serverResources": {}, "openLinks": {}, "updateModelContext": {"text": {}}}
PLACED = "#content > .snippet.placed"


def spilled(client) -> list[str]:
    """The texts that don't fit into the places that they have; a number that rolls shows another one beside it."""
    return client.content.evaluate("""(content) => [...content.querySelectorAll('.text:not([data-transition])')]
        .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
        .map((text) => text.textContent)""")


def test_a_client_that_hands_over_fonts_gets_cards_laid_out(open_view):
    client = open_view(capabilities=WITH_FONTS, context={
        "theme": "light", "locale": "en-US", "styles": {"variables": {"--font-sans": "monospace"}}})
    expect(client.view.locator(PLACED)).to_be_visible()
    heading = client.content.get_by_text("Eiffel Tower", exact=True)
    assert heading.evaluate("(text) => getComputedStyle(text).fontFamily").startswith("card,")
    # The fonts of a card arrive before its places: nothing moves afterwards.
    needed = [(face["family"], face["weight"]) for face in client.content.evaluate(
        "() => [...document.fonts].map(({ family, weight, status }) => ({ family, weight, status }))")
        if face["status"] == "loaded"]
    assert ("card", "400") in needed and ("card", "600") in needed
    assert client.calls("card_state")[-1]["measured"] is True
    assert spilled(client) == []
    # It has the width of the frame, and continues like any other.
    box = client.view.locator(PLACED).bounding_box()
    assert box["width"] == 400 - 36
    client.button(HEART).click()
    client.button("Find Best Ticket Prices").click()
    expect(client.content).to_contain_text("How many tickets?")
    expect(client.view.locator(PLACED)).to_be_visible()
    client.button("More tickets").click()
    expect(client.content.locator("[data-transition=numeric]")).to_have_text("3")
    expect(client.view.locator(PLACED)).to_be_visible()
    assert spilled(client) == []
    # Each file once, however many cards it draws.
    files = [params["uri"] for params in client.said_by("view", "resources/read")]
    assert len(files) == len(set(files)) >= 2


@pytest.mark.parametrize("capabilities, withheld", [
    ({"serverTools": {}}, []), (WITH_FONTS, ["/fonts/"])])
def test_without_fonts_a_card_is_laid_out_by_its_view(open_view, capabilities, withheld):
    client = open_view(capabilities=capabilities, withheld=withheld, context={
        "theme": "light", "locale": "en-US", "styles": {"variables": {"--font-sans": "monospace"}}})
    client.button(HEART).click()
    wait_until(client.page, "journal.some(([, { params, id }]) => params?.name === 'card_state'"
               " && journal.some(([side, answer]) => side === 'host' && answer.id === id && answer.result))")
    # The view has taken the answer when it answers what was asked after it.
    client.post("ping", id="after")
    client.answer("after")
    expect(client.content).to_contain_text("Eiffel Tower")
    assert client.view.locator(PLACED).count() == 0
    heading = client.content.get_by_text("Eiffel Tower", exact=True)
    assert heading.evaluate("(text) => getComputedStyle(text).fontFamily") == "monospace"
    # Nor in families that aren't there.
    assert "card-serif" not in heading.evaluate(
        "(text) => getComputedStyle(text).getPropertyValue('--serif')")
    assert all(call["measured"] is False for call in client.calls("card_state"))
    asked = client.said_by("view", "resources/read")
    assert bool(asked) is bool(withheld)


def test_a_view_that_is_shown_before_the_result_is_laid_out_with_it(open_view):
    client = open_view(capabilities=WITH_FONTS, delay=1500)
    expect(client.content).to_contain_text("Eiffel Tower")
    expect(client.view.locator(PLACED)).to_be_visible()


@pytest.fixture
def bold(travel_server):
    """The name of a file that the first card needs, and the frame around it doesn't."""
    page = HTTPConversation(travel_server.address)
    [card] = page.call("resources/read", {"uri": "ui://openappintents/card"}).result["contents"]
    faces = json.loads(re.search(r"id=\"faces\" content='(.*?)'", card["text"])[1])
    [name] = [name for name, face in faces.items() if face == ["card", 700, "normal"]]
    return name


def test_a_font_that_does_not_come_lets_the_view_lay_its_card_out(open_view, bold):
    client = open_view(capabilities=WITH_FONTS, withheld=[bold], context={
        "theme": "light", "locale": "en-US", "styles": {"variables": {"--font-sans": "monospace"}}})
    expect(client.content).to_contain_text("Eiffel Tower")
    wait_until(client.page, f"journal.some(([, {{ params }}]) => params?.uri?.endsWith({json.dumps(bold)}))")
    wait_until(client.page, "journal.findLast(([, { params }]) => params?.name === 'card_state')"
               "?.[1].params.arguments.measured === false")
    expect(client.button(HEART)).to_be_visible()
    expect(client.view.locator(PLACED)).to_have_count(0)
    # Not in the fonts that did arrive, either: without all of them letters of two families would be side by side.
    expect(client.content.get_by_text("Eiffel Tower", exact=True)).to_have_css("font-family", "monospace")


def test_a_slow_font_holds_no_card_up(open_view, bold):
    client = open_view(capabilities=WITH_FONTS, held=[bold])
    heart = client.button(HEART)
    before = heart.get_attribute("aria-label")
    wait_until(client.page, "held.length > 0")
    heart.click()
    # Long before a client would be given up.
    expect(client.button(HEART)).not_to_have_attribute("aria-label", before)
    expect(client.view.locator(PLACED)).to_have_count(0)
    client.page.evaluate("held.forEach((handOver) => handOver())")
    expect(client.view.locator(PLACED)).to_be_visible()
    assert spilled(client) == []


def test_a_view_that_is_not_displayed_asks_for_nothing_until_it_is(open_view):
    client = open_view(capabilities=WITH_FONTS, hidden=True)
    wait_until(client.page, "journal.some(([, { method }]) => method === 'ui/notifications/tool-result')")
    # Otherwise it would ask at once.
    client.post("ui/notifications/host-context-changed", theme="dark")
    for id in ("first", "second"):
        client.post("ping", id=id)
        client.answer(id)
    client.page.evaluate("view.hidden = false")
    expect(client.view.locator(PLACED)).to_be_visible()
    asked = client.calls("card_state")
    assert asked and all(call["width"] == 400 - 36 for call in asked)


def test_text_that_a_person_spaces_wider_is_laid_out_by_the_view(open_view):
    client = open_view(capabilities=WITH_FONTS)
    expect(client.view.locator(PLACED)).to_be_visible()
    client.view.locator("head").evaluate(
        "(head) => head.append(Object.assign(document.createElement('style'),"
        " { textContent: '* { letter-spacing: .12em !important }' }))")
    expect(client.view.locator(PLACED)).to_have_count(0)
    expect(client.content).to_contain_text("Eiffel Tower")


def test_only_fonts_of_cards_are_handed_over(travel_server):
    client = HTTPConversation(travel_server.address)
    listed = client.call("resources/list", {}).result["resources"]
    assert not any("/fonts/" in resource["uri"] for resource in listed)
    for name in ["nothing.otf", "../../etc/passwd", "%2e%2e%2fpasswd", "Inter-Regular.otf", ""]:
        answer = client.call("resources/read", {"uri": f"ui://openappintents/card/fonts/{name}"})
        assert answer.error["code"] in (-32002, -32602)


def test_unknown_requests_are_refused(open_view):
    client = open_view()
    expect(client.content).to_contain_text("Eiffel Tower")
    client.post("ui/no-such-thing", id=77)
    assert client.answer(77)["error"]["code"] == -32601
    client.post("ui/notifications/no-such-thing")
    client.post("ping", id=78)
    assert client.answer(78)["result"] == {}


def test_without_server_tools_nothing_is_called(open_view):
    client = open_view(capabilities={})
    expect(client.content).to_contain_text("Eiffel Tower")
    client.button(HEART).evaluate("button => button.click()")
    client.post("ping", id=1)
    client.answer(1)
    assert client.said_by("view", "tools/call") == []
    assert client.said_by("view", "ui/update-model-context") == []


def test_a_view_that_is_shown_again_shows_how_it_stands(open_view):
    client = open_view("FindTicketsIntent", landmark="68")
    number = client.content.locator("[data-transition=numeric]")
    client.button("More tickets").click()
    expect(number).to_have_text("3")
    # The client still has the result of the call, in which there were two.
    client.page.evaluate("show()")
    expect(number).to_have_text("3")
    client.button("Search").click()
    expect(client.button(re.compile("Buy 3 tickets"))).to_be_visible()


def test_messages_of_other_windows_are_ignored(open_view):
    client = open_view()
    expect(client.content).to_contain_text("Eiffel Tower")
    client.view.locator("body").evaluate(
        "() => window.postMessage({ jsonrpc: '2.0', id: 5, method: 'ui/resource-teardown' }, '*')")
    client.post("ping", id=6)
    client.answer(6)
    assert [message.get("id") for side, message in client.journal()
            if side == "view" and "method" not in message] == [6]
