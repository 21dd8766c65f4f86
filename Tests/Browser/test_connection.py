"""A card outlives a lost connection, a reload, another transport, and a restart of the server."""

import json

import pytest
from conftest import run
from playwright.sync_api import expect

BLOCK_SOCKETS = "window.WebSocket = class extends EventTarget { constructor() { super(); setTimeout(() => this.onclose?.()); } close() {} };"


def confirmation(page):
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    number = page.locator("#content [data-transition=numeric]")
    expect(number).to_be_visible()
    count = int(number.inner_text())
    page.get_by_role("button", name="More tickets").click()
    expect(number).to_have_text(str(count + 1))
    return number


def test_reload_keeps_the_card(open_page, travel):
    page = open_page(travel)
    number = confirmation(page)
    count = int(number.inner_text())
    page.reload()
    expect(number).to_have_text(str(count))
    page.get_by_role("button", name="More tickets").click()
    expect(number).to_have_text(str(count + 1))


def test_all_tabs_show_the_same_card(open_page, travel):
    page = open_page(travel)
    number = confirmation(page)
    other = page.context.new_page()
    other.goto(travel.address)
    theirs = other.locator("#content [data-transition=numeric]")
    expect(theirs).to_have_text(number.inner_text())
    more = str(int(number.inner_text()) + 1)
    other.get_by_role("button", name="More tickets").click()
    expect(theirs).to_have_text(more)
    expect(number).to_have_text(more)


@pytest.mark.parametrize("transport", ["socket", "sse"])
def test_either_transport_does_everything(open_page, travel, transport):
    page = open_page(travel, f"/?transport={transport}")
    number = confirmation(page)
    before = int(number.inner_text())
    page.get_by_role("button", name="More tickets").dblclick()
    expect(number).to_have_text(str(before + 2))
    page.locator("#system [data-role=cancel]").click()
    expect(page.locator("#search")).to_be_visible()


def test_falls_back_where_sockets_are_blocked(open_page, travel, browser):
    page = open_page(travel)
    page.add_init_script(BLOCK_SOCKETS)
    with page.expect_request("**/session/events?*"):
        page.reload()
    expect(page.locator("#query")).to_be_focused()
    with page.expect_response("**/session/actions?*") as answer:
        run(page, "find closest")
    assert answer.value.status == 202


def test_content_security_policy_is_strict(open_page, travel):
    page = open_page(travel)
    policy = page.request.get(travel.address + "/").headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    run(page, "find closest")
    assert page.locator("[onclick], [onload], script:not([src])").count() == 0


def test_nothing_of_a_card_is_markup(open_page, travel):
    """A state whose texts are markup is shown as text."""
    page = open_page(travel)
    state = {
        "type": "state", "format": 1, "seq": 10_000, "run": None, "card": {
            "id": 10_000, "generation": 1, "title": "<i>t</i>",
            "dialog": {"full": "<b>f</b>", "supporting": "<img src=x onerror=alert(1)>", "symbol": None},
            "html": None, "busy": False, "error": "<u>e</u>", "question": None,
            "buttons": [{"role": "done", "label": "<s>d</s>", "isDestructive": False}]}}
    page.add_init_script(
        "window.WebSocket = class extends EventTarget { constructor() { super();"
        f" setTimeout(() => {{ this.onopen?.(); this.onmessage?.({{ data: {json.dumps(json.dumps(state))} }}); }}); }}"
        " send() {} close() {} };")
    page.reload()
    expect(page.locator("#dialog-text")).to_have_text("<img src=x onerror=alert(1)>")
    expect(page.locator("#card-error")).to_have_text("<u>e</u>")
    expect(page.locator("#system button")).to_have_text("<s>d</s>")
    assert page.locator("#card").locator("b, i, u, s, img").count() == 0
