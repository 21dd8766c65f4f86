"""Markup that people and assistants hand in is text wherever it is shown; a control shows that it would run."""

import json

import pytest
from pages import wait_until
from playwright.sync_api import sync_playwright
from programs import launch
from wires import PageSocket

PAYLOADS = [
    "<img src=x onerror=window.ran=1>", "<script>window.ran=1</script>",
    "<svg onload=window.ran=1>", "\"><img src=x onerror=window.ran=1>",
    "' autofocus onfocus=window.ran=1 x='", "<a href=javascript:window.ran=1 id=go>go</a>",
    "{{constructor.constructor('window.ran=1')()}}", "</style><img src=x onerror=window.ran=1>",
    "<iframe srcdoc='<script>parent.ran=1</script>'>", "\u202e<b onmouseover=window.ran=1>\u0000x",
]


@pytest.fixture(scope="module")
def chromium():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def ran(page) -> bool:
    """Tells whether a payload did anything, once a broken picture of the test's own has said so: it comes after what the
    page had before it."""
    return page.evaluate("""async () => {
        const image = new Image();
        const broken = new Promise((resolve) => { image.onerror = resolve; });
        image.src = 'x';
        document.body.append(image);
        await broken;
        image.remove();
        await new Promise(requestAnimationFrame);
        return window.ran === 1;
    }""")


def test_the_control_fires(chromium):
    """Put into a page as markup, the payloads do run; else nothing below would prove anything."""
    fired = 0
    for payload in PAYLOADS:
        page = chromium.new_page()
        page.set_content(f"<p>{payload}</p>")
        fired += ran(page)
        page.close()
    assert fired >= 4


def test_no_way_in_runs_markup(kitchen, chromium):
    serving = kitchen.serve()
    context = chromium.new_context()
    page = context.new_page()
    page.goto(serving.entrance)
    cookie = next(cookie for cookie in context.cookies() if cookie["name"].startswith("oai-session"))
    browser = serving.browser()
    browser.cookie = f"{cookie['name']}={cookie['value']}"
    socket = PageSocket(browser)
    # The field of the first page goes whenever a card comes.
    other = chromium.new_context()
    searching = other.new_page()
    searching.goto(serving.entrance)
    card = None
    for payload in PAYLOADS:
        # As a value of an intent: in its dialog, then on the card of the list.
        socket.perform("AddTodoIntent", text=payload)
        card = socket.until(
            lambda event: (event.get("card") or {}).get("id") not in (None, card) and not event.get("run"))["card"]["id"]
        # The text up to what a document can't have.
        shown = json.dumps(payload.partition("\0")[0])
        wait_until(page, f"document.body.innerText.includes({shown})")
        assert not ran(page), payload
        # As the name of an intent that isn't there, which a refusal repeats.
        socket.perform(payload)
        socket.until(lambda event: event["type"] == "refused")
        assert not ran(page), payload
        # As a search.
        searching.get_by_role("searchbox").or_(searching.get_by_role("combobox")).first.fill(payload)
        assert not ran(searching), payload
        # From an assistant.
        answer = serving.ask(
            "/mcp", "POST", json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
                "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
                          "io.modelcontextprotocol/clientCapabilities": {}},
                "name": "AddTodoIntent", "arguments": {"text": payload}}}).encode(),
            Authorization=f"Bearer {serving.token}", Content_Type="application/json",
            Accept="application/json, text/event-stream", MCP_Protocol_Version="2026-07-28",
            Mcp_Method="tools/call", Mcp_Name="AddTodoIntent")
        assert "result" in json.loads(answer.text), answer.text
    todos = json.loads((kitchen.state / "todos.json").read_text())
    assert all([todo["title"] for todo in todos].count(payload) == 2 for payload in PAYLOADS)
    socket.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": str(todo["id"])} for todo in todos])
    shown = socket.until(
        lambda event: (event.get("card") or {}).get("html") and event["card"]["id"] != card)["card"]["html"]
    assert "&lt;img" in shown and "<img src=x" not in shown
    assert not ran(page)
    # In the addresses that the server itself answers.
    for path in ("/?q=", "/search?q=", "/assets/", "/symbols/", "/session/events?tab="):
        page.goto(f"http://127.0.0.1:{serving.port}{path}" + "%3Cimg%20src%3Dx%20onerror%3Dwindow.ran%3D1%3E")
        assert not ran(page), path
    context.close()
    other.close()
    socket.socket.close()
    assert serving.stop() == 0
