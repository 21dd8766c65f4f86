"""A clock on a card runs by itself, and what a person does meanwhile stays theirs."""

from conftest import run
from pages import wait_until
from playwright.sync_api import Page, expect

SECONDS = "parseInt(/Open for (\\d+) seconds/.exec(document.querySelector('#content').textContent)[1])"


def wait_for_seconds(page: Page, count: int) -> None:
    """Waits until the clock has gone on by so many seconds."""
    wait_until(page, f"{SECONDS} >= {page.evaluate(SECONDS) + count}")


def test_a_clock_goes_on_and_takes_nothing_away(open_page, workbench):
    page = open_page(workbench)
    run(page, "show clock")
    ring = page.get_by_role("button", name="Ring")
    ring.focus()
    ring.evaluate("element => { element.mark = true; }")
    wait_for_seconds(page, 2)
    expect(ring).to_be_focused()
    assert ring.evaluate("element => element.mark")
    # Keys and taps count, though the view that they were for is another one by then.
    for count in (1, 2):
        page.keyboard.press("Enter")
        expect(page.locator("#content")).to_contain_text(f"Rung {count} times")
        expect(ring).to_be_focused()
    expect(page.locator("[data-pending]")).to_have_count(0)


def test_a_clock_is_not_read_out_each_second(open_page, workbench):
    page = open_page(workbench)
    run(page, "show clock")
    wait_until(page, "spoken.length > 0")
    wait_for_seconds(page, 1)
    page.evaluate("() => { spoken.length = 0; }")
    wait_for_seconds(page, 2)
    assert page.evaluate("spoken") == []
