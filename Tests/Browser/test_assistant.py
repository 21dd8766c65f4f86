"""The view of a card inside an assistant: a page of the tests shows it as clients do, in a sandboxed
frame of another origin under the policy that clients apply by default, and carries its calls."""

import http.server
import json
import pathlib
import threading
import urllib.request

import pytest
from pages import wait_until
from playwright.sync_api import expect
from waiting import PATIENCE, until

HERE = pathlib.Path(__file__).parent
POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'none'"
)
APPS = {"io.modelcontextprotocol/ui": {"mimeTypes": ["text/html;profile=mcp-app"]}}


class Client:
    """A client of the endpoint at /mcp that can show views."""

    def __init__(self, server):
        self.address = server.address + "/mcp"
        self.token = server.entrance.partition("?token=")[2]
        self.lastID = 0

    def ask(self, method: str, **params) -> dict:
        self.lastID += 1
        version = "2026-07-28"
        params["_meta"] = {
            "io.modelcontextprotocol/protocolVersion": version,
            "io.modelcontextprotocol/clientCapabilities": {"extensions": APPS},
        }
        headers = {
            "Content-Type": "application/json", "Accept": "application/json, text/event-stream",
            "Authorization": f"Bearer {self.token}", "MCP-Protocol-Version": version, "Mcp-Method": method,
        }
        if name := params.get("name") or params.get("uri"):
            headers["Mcp-Name"] = name
        body = {"jsonrpc": "2.0", "id": self.lastID, "method": method, "params": params}
        request = urllib.request.Request(self.address, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            if answer.headers.get_content_type() == "text/event-stream":
                text = [line[6:] for line in text.splitlines() if line.startswith("data: ")][-1]
        message = json.loads(text)
        assert "error" not in message, message
        return message["result"]

    def call(self, tool: str, **arguments) -> dict:
        return self.ask("tools/call", name=tool, arguments=arguments)

    def view(self) -> str:
        return self.ask("resources/read", uri="ui://openappintents/card")["contents"][0]["text"]


class Stage:
    """Serves the assistant's page and, under another name and so of another origin, the view.

    Calls go through threads of their own, since a view may ask while another call is under way.
    """

    def __init__(self, client: Client):
        view = client.view().encode()
        page = (HERE / "assistant.html").read_bytes()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                is_view = self.path == "/card"
                self.send(view if is_view else page, "text/html; charset=utf-8", POLICY if is_view else None)

            def do_POST(self):
                call = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                result = client.call(call["name"], **call["arguments"])
                self.send(json.dumps(result).encode(), "application/json")

            def send(self, body: bytes, kind: str, policy: str | None = None):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                if policy:
                    self.send_header("Content-Security-Policy", policy)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Assistant:
    """A page that shows the view of one result, and what the view told it."""

    def __init__(self, context, stage: Stage, result: dict, host_context: dict):
        self.page = context.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console", lambda line: line.type == "error" and self.problems.append(line.text))
        own = ("data:", f"http://127.0.0.1:{stage.port}/", f"http://localhost:{stage.port}/card")
        self.page.on(
            "request", lambda request: request.url.startswith(own)
            or self.problems.append(f"The view loads {request.url}"))
        values = {"result": result, "hostContext": host_context, "port": stage.port}
        self.page.add_init_script(f"Object.assign(window, {json.dumps(values)});")
        self.page.goto(f"http://127.0.0.1:{stage.port}/")
        self.view = self.page.frame_locator("#view")

    def told(self, what: str):
        return self.page.evaluate(f"told.{what}")

    def close(self):
        self.page.close()
        assert self.problems == []


@pytest.fixture
def app(request):
    """The app of the assistant: the travel app, or the one whose fixture a test names."""
    return request.getfixturevalue(getattr(request, "param", "travel"))


@pytest.fixture
def client(app):
    return Client(app)


@pytest.fixture
def show(client, browser):
    """Shows the view of a result."""
    stage = Stage(client)
    context = browser.new_context()
    assistants = []

    def show(result: dict, host_context: dict | None = None) -> Assistant:
        assistants.append(Assistant(context, stage, result, host_context or {"theme": "light"}))
        return assistants[-1]

    yield show
    for assistant in assistants:
        assistant.close()
    context.close()
    stage.close()


@pytest.fixture
def assist(client, show):
    """Calls a tool and shows what it gave."""
    return lambda tool, host_context=None, **arguments: show(client.call(tool, **arguments), host_context)


# The view asks how the search stands: only one that lasts is sure to be seen.
@pytest.mark.parametrize("app", ["searching"], indirect=True)
def test_a_ticket_is_found_in_the_card(assist):
    """A confirmation with buttons, progress while the search runs, and the result, all in one view."""
    assistant = assist("FindTicketsIntent", landmark="Eiffel Tower")
    view = assistant.view
    expect(view.get_by_role("heading", name="How many tickets?")).to_be_visible()
    expect(view.get_by_role("img", name="2 tickets")).to_be_visible()
    view.get_by_role("button", name="More tickets").click()
    expect(view.get_by_role("img", name="3 tickets")).to_be_visible()
    card = view.locator("#card")
    # It is there for a moment only, maybe between two checks of this test.
    card.evaluate("""card => {
        window.stood = [];
        new MutationObserver(() => stood.push(card.textContent))
            .observe(card, { childList: true, characterData: true, subtree: true });
    }""")
    view.get_by_role("button", name="Search").click()
    expect(view.get_by_role("button", name="Buy 3 tickets")).to_be_visible()
    assert any("Searching" in text for text in card.evaluate("() => stood"))
    assert assistant.told("before") == []
    assert assistant.told("context")[0].startswith("Find Tickets")
    assert "3 tickets" in assistant.told("context")[-1]
    tapped = [call["type"] for call in assistant.told("calls") if call["name"] == "card_act"]
    assert tapped == ["tap", "confirm"]


def test_the_frame_follows_the_card(assist):
    """The view tells how high it is, so that nothing is cut off and nothing is empty."""
    assistant = assist("ClosestLandmarkIntent")
    expect(assistant.view.get_by_role("button", name="Done")).to_be_visible()
    card = assistant.view.locator("#card")
    # The size of the content before the card may have been sent first.
    until(lambda: 0 <= assistant.told("sizes.at(-1)?.height ?? 0") - card.bounding_box()["height"] <= 8)


def test_pictures_come_with_the_card(assist):
    assistant = assist("ClosestLandmarkIntent")
    image = assistant.view.locator("img").first
    expect(image).to_be_visible()
    assert image.evaluate("async image => { await image.decode(); return image.naturalWidth > 0 }")


def test_the_card_looks_as_the_assistant_does(assist):
    """The theme and the colors of the client are taken over, and change with it."""
    assistant = assist(
        "ClosestLandmarkIntent",
        {"theme": "dark", "styles": {"variables": {"--color-text-primary": "rgb(1, 2, 3)"}}})
    root = assistant.view.locator("html")
    expect(root).to_have_attribute("data-scheme", "dark")
    color = assistant.view.locator("body").evaluate("body => getComputedStyle(body).color")
    assert color == "rgb(1, 2, 3)"
    assistant.page.evaluate(
        "send({ method: 'ui/notifications/host-context-changed', params: { theme: 'light' } })")
    expect(root).to_have_attribute("data-scheme", "light")


def test_a_view_that_is_opened_again_shows_the_card_as_it_is_now(client, show):
    result = client.call("FindTicketsIntent", landmark="Louvre")
    card = result["_meta"]["openappintents/card"]
    client.call(
        "card_act", handle=card["handle"], type="tap", card=card["card"]["id"],
        generation=card["card"]["generation"], action=1)
    expect(show(result).view.get_by_role("img", name="3 tickets")).to_be_visible()


def test_the_view_answers_what_it_is_asked(assist):
    """It lets itself be taken down, and says of what it does not know that it does not."""
    assistant = assist("ClosestLandmarkIntent")
    expect(assistant.view.get_by_role("button", name="Done")).to_be_visible()
    assistant.page.evaluate(
        """
        send({ id: 'end', method: 'ui/resource-teardown', params: { reason: 'closed' } });
        send({ id: 'odd', method: 'ui/unheard-of', params: {} });
        """)
    wait_until(assistant.page, "told.answers.end && told.answers.odd")
    assert assistant.told("answers.end.result") == {}
    assert assistant.told("answers.odd.error.code") == -32601


def test_done_closes_the_card(assist):
    assistant = assist("ClosestLandmarkIntent")
    assistant.view.get_by_role("button", name="Done").click()
    expect(assistant.view.locator("#card")).to_be_hidden()
    expect(assistant.view.get_by_text("Done.")).to_be_visible()


def test_a_form_in_the_card_is_filled_in(assist):
    """The modules that the view shares with the page work inside one document: suggestions, search, errors."""
    assistant = assist("ShowLandmarkIntent")
    view = assistant.view
    landmark = view.get_by_role("combobox", name="Landmark")
    view.get_by_role("button", name="Continue").click()
    expect(landmark).to_have_attribute("aria-invalid", "true")
    expect(landmark).to_be_focused()
    expect(view.locator(".options [role=option]").first).to_be_visible()
    landmark.press_sequentially("fuji")
    expect(view.locator(".options [role=option]").first).to_contain_text("Fuji")
    landmark.press("Enter")
    landmark.press("Enter")
    expect(view.locator("#content")).to_contain_text("Mount Fuji")
    assert "card_choices" in [call["name"] for call in assistant.told("calls")]


@pytest.mark.parametrize("app", ["workbench"], indirect=True)
def test_a_file_is_left_to_the_assistant(assist):
    """The view cannot take one; it says so where the control would be, and asks for it when it is missing."""
    view = assist("DrawFileIntent").view
    note = view.get_by_text("Give it to the assistant, and ask again.")
    expect(note).to_be_visible()
    view.get_by_role("button", name="Continue").click()
    expect(view.locator(".field-error").first).to_have_text("Choose a file for “Note”.")
    expect(note).to_be_focused()
