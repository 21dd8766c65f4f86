#!/usr/bin/env python3
"""Measures an app of 1,000 intents, 2,000 phrases and 100,000 indexed entities: its start, its search
over HTTP while it fills its index and after, and in the page for each key.

    scale.py [NAMES] [STARTS]

OAI_CHROMIUM names the browser.
"""

import contextlib
import http.client
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

from playwright.sync_api import sync_playwright

from app_server import BUILT, fail, stop, table, unlimited
from start import start_once

APP = BUILT / "ScaleApp"
ENTITIES = 100_000

# Types texts key by key, each as soon as the rows for the last one are there; gives milliseconds from the key to
# the rows in the document, and to the frame that shows them.
TYPE = """async (texts) => {
    const field = document.getElementById('query');
    const samples = [];
    for (const text of texts) {
        field.value = text;
        const sample = await new Promise((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error(`No rows changed for “${text}”.`)), 20000);
            const observer = new MutationObserver(() => {
                const drawn = performance.now() - start;
                observer.disconnect();
                clearTimeout(timer);
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => resolve([drawn, performance.now() - start]);
                    port2.postMessage(0);
                });
            });
            for (const id of ['results', 'empty']) {
                observer.observe(document.getElementById(id),
                    { subtree: true, childList: true, characterData: true });
            }
            const start = performance.now();
            field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1) }));
        });
        samples.push(sample);
        await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return samples;
}"""


def environment(entities: int) -> dict[str, str]:
    return {**os.environ, "SCALE_ENTITIES": str(entities)}


@contextlib.contextmanager
def scale_app(entities: int):
    """The app, in a folder of its own; gives the process and the port."""
    with tempfile.TemporaryDirectory() as state:
        process = subprocess.Popen(
            [APP, "serve", "--port", "0", "--state-directory", state, *unlimited(APP)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env=environment(entities))
        try:
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                    break
            else:
                fail("ScaleApp ended before it said its address.")
            yield process, int(found.group(1))
        finally:
            stop(process)
            process.stdout.close()


def at(share: float, samples: list[float]) -> float:
    ordered = sorted(samples)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def typed(names: int) -> list[str]:
    """Texts key by key: names, mistakes and actions, as the measurement in the process has them."""
    told = subprocess.run(
        [APP, "texts", str(names)], capture_output=True, text=True, check=True,
        env=environment(ENTITIES)).stdout
    return json.loads(told)


class Client:
    """One connection that is kept, as a browser's."""

    def __init__(self, port: int):
        self.connection = http.client.HTTPConnection("127.0.0.1", port)

    def search(self, text: str) -> tuple[float, dict]:
        begin = time.perf_counter()
        self.connection.request("GET", f"/search?{urllib.parse.urlencode({'q': text})}")
        body = self.connection.getresponse().read()
        return (time.perf_counter() - begin) * 1000, json.loads(body)


def measure_start(starts: int) -> str:
    times: dict[int, list[float]] = {0: [], ENTITIES: []}
    with tempfile.TemporaryDirectory() as state:
        start_once(state, APP, environment(0))
        for _ in range(starts):
            for entities, found in times.items():
                found.append(start_once(state, APP, environment(entities)))
    return table(
        ["Start to the first answered request, ms", "median", "largest"],
        [[f"with {entities:,} entities to index", f"{statistics.median(found):.0f}",
          f"{max(found):.0f}"] for entities, found in times.items()])


def measure_filling(port: int, text: str, begin: float) -> str:
    """Searches again and again while the app fills its index; `text` is the name that is put in last."""
    client = Client(port)
    times = []
    while True:
        took, answer = client.search(text)
        times.append(took)
        if any(item["kind"] == "entity" for section in answer["sections"]
               for item in section["items"]):
            break
        time.sleep(0.02)
    found = time.perf_counter() - begin
    return table(
        ["While the index fills", "p50, ms", "largest, ms", "searches", "until the name is found, s"],
        [["a search over HTTP", f"{at(0.5, times):.1f}", f"{max(times):.0f}", str(len(times)),
          f"{found:.1f}"]])


def resident(pid: int) -> int:
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) >> 10


def percentiles(name: str, samples: list[float], aim: str) -> list[str]:
    return [name, *(f"{at(share, samples):.1f}" for share in (0.5, 0.95, 0.99)),
            f"{max(samples):.0f}", str(len(samples)), aim]


def main() -> None:
    names = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    starts = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    if not APP.exists():
        fail(f"{APP} does not exist; `Benchmarks/run` builds it.")
    kinds = typed(names)
    texts = [text for typing in kinds["typed"] for text in typing]
    print(measure_start(starts))
    print()
    begin = time.perf_counter()
    with scale_app(ENTITIES) as (process, port):
        print(measure_filling(port, kinds["last"], begin), end="\n\n")
        client = Client(port)
        for text in texts[:20]:
            client.search(text)
        over_http = [client.search(text)[0] for text in texts]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("OAI_CHROMIUM", "/usr/bin/chromium-headless-shell"),
                args=["--no-sandbox", "--disable-gpu", "--no-first-run"])
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{port}/")
            page.get_by_role("option").first.wait_for()
            page.evaluate(TYPE, texts[:20])
            samples = [sample for typing in kinds["typed"] for sample in page.evaluate(TYPE, typing)]
            version = browser.version
            browser.close()
        print(table(
            ["For each key, ms", "p50", "p95", "p99", "largest", "keys", "aim (p95)"],
            [percentiles("an answer over HTTP", over_http, ""),
             percentiles("the page, from the key to the rows", [s[0] for s in samples], "≤ 30"),
             percentiles("the page, from the key to their frame", [s[1] for s in samples], "")]))
        print(f"\nChromium {version}. {resident(process.pid)} MB of the server are resident.")


if __name__ == "__main__":
    main()
