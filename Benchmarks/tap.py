#!/usr/bin/env python3
"""Measures the time from a tap to the changed DOM in Chromium, ours beside others'.

    tap.py [TAPS] [ROUNDS]

Every page is open in the same browser; the rounds go from one to the next, so that a slow moment of
the machine meets all of them. OAI_CHROMIUM names the browser.
"""

import contextlib
import os
import re
import sys

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page, expect, sync_playwright

from app_server import benchmark_app, peer, table

# Clicks and waits for the counter's text to change, again and again; gives milliseconds.
TAP = """async ([button, taps]) => {
    const isCount = (node) => /^\\s*count [\\d,.]+\\s*$/.test(node.nodeValue);
    let counter = null;
    const count = () => {
        if (!counter?.isConnected) {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            do counter = walker.nextNode(); while (counter && !isCount(counter));
        }
        return counter?.nodeValue;
    };
    const times = [];
    for (let tap = 0; tap < taps; tap++) {
        const before = count();
        if (!before || !button.isConnected) throw new Error('The counter or its button is gone.');
        times.push(await new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error('The counter did not change.')), 20000);
            const observer = new MutationObserver(() => {
                const after = count();
                if (!after || after === before) return;
                const now = performance.now();
                observer.disconnect();
                clearTimeout(timer);
                resolve(now - start);
            });
            observer.observe(document.body,
                { subtree: true, childList: true, characterData: true, attributes: true });
            const start = performance.now();
            button.click();
        }));
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return times;
}"""


def open_ours(context: BrowserContext, address: str) -> Page:
    """Opens our page, finds the action by typing, and performs it."""
    page = context.new_page()
    page.goto(address)
    search = page.get_by_role("combobox", name="Search")
    search.fill("show place")
    expect(page.get_by_role("option").first).to_contain_text("Show Place")
    search.press("Enter")
    return page


def open_peer(browser: Browser, address: str) -> Page:
    page = browser.new_context().new_page()
    page.goto(address)
    return page


def button(page: Page) -> ElementHandle:
    expect(page.get_by_text(re.compile(r"^\s*count [\d,.]+\s*$")).first).to_be_visible(
        timeout=60_000)
    handle = page.get_by_role("button", name=re.compile(r"^\s*add\s*$", re.IGNORECASE))
    expect(handle).to_have_count(1)
    # A peer's page may still be connecting when its first picture is there.
    page.wait_for_timeout(1500)
    return handle.element_handle()


def measure(pages: dict[str, tuple[Page, int]], rounds: int) -> dict[str, list[float]]:
    times = {name: [] for name in pages}
    buttons = {name: button(page) for name, (page, _) in pages.items()}
    for name, (page, taps) in pages.items():
        page.bring_to_front()
        page.evaluate(TAP, [buttons[name], min(taps, 20)])
    for _ in range(rounds):
        for name, (page, taps) in pages.items():
            page.bring_to_front()
            times[name] += page.evaluate(TAP, [buttons[name], taps])
    return times


def at(share: float, samples: list[float]) -> float:
    ordered = sorted(samples)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def main() -> None:
    taps = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with contextlib.ExitStack() as stack:
        _, port = stack.enter_context(benchmark_app())
        ours = f"http://127.0.0.1:{port}/"
        addresses = {
            name: stack.enter_context(peer(name)) for name in ("nicegui", "streamlit", "echo")
        }
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("OAI_CHROMIUM", "/usr/bin/chromium-headless-shell"),
            args=[
                "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
                "--disable-background-networking", "--disable-component-update",
                # A page waits for its turn behind the others, and must not be slowed down there.
                "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
            ])
        stack.callback(browser.close)
        times = measure(
            {
                "OpenAppIntents, WebSocket": (open_ours(browser.new_context(), ours), taps),
                "OpenAppIntents, events and POST": (
                    open_ours(browser.new_context(), ours + "?transport=sse"), taps),
                "NiceGUI": (open_peer(browser, addresses["nicegui"]), taps),
                # It takes long enough that fewer taps tell as much.
                "Streamlit": (open_peer(browser, addresses["streamlit"]), max(taps // 8, 5)),
                "a bare WebSocket, for comparison": (
                    open_peer(browser, addresses["echo"]), taps),
            }, rounds)
        version = browser.version

    nicegui = at(0.5, times["NiceGUI"])
    aims = {"OpenAppIntents, WebSocket": "≤ 2 ms, ≤ 0.4 of NiceGUI"}
    print(table(
        ["Tap to changed DOM, ms", "p50", "p90", "p99", "p50 / NiceGUI's", "taps", "aim (p50)"],
        [[name, f"{at(0.5, samples):.2f}", f"{at(0.9, samples):.2f}", f"{at(0.99, samples):.2f}",
          f"{at(0.5, samples) / nicegui:.2f}", str(len(samples)), aims.get(name, "")]
         for name, samples in times.items()]))
    print(f"\nChromium {version}; its clock has steps of 0.1 ms. {rounds} rounds, in turn.")


if __name__ == "__main__":
    main()
