#!/usr/bin/env python3
"""Measures how long a page takes to draw an update that has arrived, on a slow device, and its bytes.

    apply.py [TAPS] [ROUNDS]

Chromium is slowed down four times. A time runs from the arrival of the message to the end of the layout
of the changed page. With OAI_BENCHMARK_BASE, the folder of another build's programs, both builds' pages
are measured in turn, round after round.
"""

import contextlib
import os
import statistics
import sys
import zlib

from playwright.sync_api import sync_playwright

from app_server import APP, BASE_APP, benchmark_app, table
from tap import button, open_ours

SLOWDOWN = 4

# Notes when each message arrives, before the page's own listener takes it.
ARRIVALS = """(() => {
    const Real = WebSocket;
    globalThis.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                globalThis.arrival = { time: performance.now(), data };
            });
        }
    };
})()"""

APPLY = """async ([button, taps]) => {
    const isCount = (node) => /^\\s*count [\\d,.]+\\s*$/.test(node.nodeValue);
    const count = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let text;
        do text = walker.nextNode(); while (text && !isCount(text));
        return text?.nodeValue;
    };
    const samples = [];
    for (let tap = 0; tap < taps; tap++) {
        const before = count();
        samples.push(await new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error('The counter did not change.')), 20000);
            const observer = new MutationObserver(() => {
                const after = count();
                if (!after || after === before) return;
                observer.disconnect();
                clearTimeout(timer);
                document.body.getBoundingClientRect();
                const { time, data } = globalThis.arrival;
                resolve([performance.now() - time, data]);
            });
            observer.observe(document.body,
                { subtree: true, childList: true, characterData: true, attributes: true });
            button.click();
        }));
        await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return samples;
}"""


def main() -> None:
    taps = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    programs = {"now": APP} | ({"base": BASE_APP} if BASE_APP else {})
    with contextlib.ExitStack() as stack:
        ports = {name: stack.enter_context(benchmark_app(program))[1]
                 for name, program in programs.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("OAI_CHROMIUM", "/usr/bin/chromium-headless-shell"),
            args=["--no-sandbox", "--disable-gpu", "--disable-renderer-backgrounding",
                  "--disable-background-timer-throttling"])
        stack.callback(browser.close)
        pages = {}
        for name, port in ports.items():
            context = browser.new_context(viewport={"width": 390, "height": 800})
            context.add_init_script(ARRIVALS)
            pages[name] = open_ours(context, f"http://127.0.0.1:{port}/")
        buttons = {name: button(page) for name, page in pages.items()}
        for page in pages.values():
            page.context.new_cdp_session(page).send(
                "Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        samples = {name: [] for name in pages}
        for turn in range(rounds + 1):
            for name, page in pages.items():
                page.bring_to_front()
                found = page.evaluate(APPLY, [buttons[name], taps])
                # The first round warms up.
                if turn:
                    samples[name] += found
    print(table(
        [f"An update in a browser {SLOWDOWN} times slower", "p50, ms", "p90, ms", "bytes", "deflated"],
        [[name,
          f"{statistics.median(time for time, _ in found):.2f}",
          f"{statistics.quantiles([time for time, _ in found], n=10)[-1]:.2f}",
          str(round(statistics.median(len(data.encode()) for _, data in found))),
          str(round(statistics.median(len(zlib.compress(data.encode(), 9)) for _, data in found)))]
         for name, found in samples.items()]))


if __name__ == "__main__":
    main()
