"""A site made of a few small documents, served below a path."""

import functools
import http.server
import json
import pathlib
import sys
import threading
import types

import pytest
from playwright.sync_api import sync_playwright
from programs import ROOT, launch

sys.path.insert(0, str(ROOT / "Scripts"))

from website.pages import write_pages  # noqa: E402

README = """# Sample

It shows what is there.

![A card.](Documentation/Images/card.svg)

```swift
struct Sample {}
```

[Coverage](Documentation/Coverage.md), [an article](Sources/Tea/Tea.docc/Making-tea.md), [Tea](Sources/Tea/Tea.docc/Tea.md),
[decisions](Documentation/Decisions), [a script](Scripts/run), [elsewhere](https://example.org).
"""
COVERAGE = """# Coverage

Read [why](Decisions/0068-rules.md#decision), and [below](#swiftui).

## App Intents

| Type | Since | | Exact | What is missing |
|---|---|---|--:|---|
| `AppIntent` | 16.0 | partial | 8 | absent: `Kind` |
| `AppEntity` | 16.0 | exact | 9 | |
| `AppIntentsScene` | 26.0 | absent | 0 | There is no UIKit. |

## SwiftUI

| Name | Projects | |
|---|--:|---|
| `Text` | 24 | ✓ |
"""
DECISION = """# 0068 Rules that we read differently

## Decision
- **A rule.** It is read so: `<none>`.

Unspecified by Apple: tea is hot.
"""
CARD = '<!doctype html><html lang="en"><title>Tea</title><p>A card</p>'


def write(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> pathlib.Path:
    """The folder of the site, below another."""
    root, served = tmp_path_factory.mktemp("repository"), tmp_path_factory.mktemp("served")
    site = served / "some" / "where"
    write(root / "README.md", README)
    write(root / "Documentation/Coverage.md", COVERAGE)
    write(root / "Documentation/Images/card.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write(root / "Documentation/Decisions/0068-rules.md", DECISION)
    write(root / "Sources/Tea/Tea.docc/Tea.md", "# ``Tea``\n\nTea as a module.\n")
    write(root / "Sources/Tea/Tea.docc/Making-tea.md", "# Making tea\n\nPour ``Water`` on leaves.\n")
    comment = {"lines": [{"text": "Water."}, {"text": ""}, {"text": "Unspecified by Apple; it is <hot>."}]}
    write(root / "graphs/Tea.symbols.json", json.dumps(
        {"symbols": [{"pathComponents": ["Water", "heat()"], "docComment": comment}]}))
    # What DocC and the gallery have written.
    for place in ("documentation", "documentation/tea", "documentation/tea/making-tea", "documentation/tea/water",
                  "tutorials/travel-tutorials"):
        write(site / "reference" / place / "index.html", CARD)
    for name in ("tea-light", "tea-dark"):
        write(site / f"gallery/{name}.html", CARD)
        write(site / f"gallery/{name}.png", "")
    write_pages(site, root / "graphs", [types.SimpleNamespace(title="Tea & Milk", name="tea", width=366, height=120)], root)
    return site


@pytest.fixture(scope="session")
def address(folder):
    """Where the site is served."""
    handler = functools.partial(Quiet, directory=str(folder.parent.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/some/where/"
    server.shutdown()
    thread.join()
    server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, *words):
        pass


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture
def page(browser, address):
    """A page of a fresh browser; fails afterwards if it complained, or asked another place for anything."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: message.type in ("error", "warning") and complaints.append(message.text))
    page.on("request", lambda request: request.url.startswith(address) or complaints.append(request.url))
    yield page
    context.close()
    assert complaints == []
