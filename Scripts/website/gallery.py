"""The cards of Examples/Gallery as files: a browser opens each in the app's page, and what it draws is kept."""

import html
import mimetypes
import pathlib
import re
import tempfile
from dataclasses import dataclass
from urllib.parse import unquote

from conftest import Server, enter, wait_for_fonts
from gallery import TITLES, put_away, show
from looks import COUNT_DRAWINGS
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright
from programs import launch

# A phone's width, and higher than any card, which would scroll in less.
WIDTH, HEIGHT = 390, 2400
SCHEMES = ["light", "dark"]
ADDRESS = re.compile(r"""url\((?:&quot;|["'])?(/[^)"'&]+)(?:&quot;|["'])?\)|\b(?:src|href)="(/[^"]+)\"""")

DOCUMENT = """<!doctype html>
<html lang="en" data-scheme="{scheme}" data-text="large" style="--text-scale: 1; --dock: 0px;">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="{scheme}">
<title>{title}</title>
<link rel="stylesheet" href="files/card.css">
<style>body {{ margin: 0; padding: 0; }} #card {{ width: {width}px; margin: 0; }}</style>
</head>
<body>
{card}
</body>
</html>
"""


@dataclass
class Card:
    """A card whose files are `NAME-SCHEME.html` and `NAME-SCHEME.png`."""

    title: str
    name: str
    width: int
    height: int


class Files:
    """What cards refer to, fetched once from the app and kept in a folder."""

    def __init__(self, context: BrowserContext, server: Server, folder: pathlib.Path):
        self.context = context
        self.server = server
        self.folder = folder
        self.names: dict[str, str] = {}
        folder.mkdir(parents=True)

    def fetched(self, address: str, place: str) -> str:
        """The address of a file as a file in a place names it."""
        path = address.partition("?")[0]
        if path not in self.names:
            answer = self.context.request.get(self.server.address + html.unescape(address))
            if not answer.ok:
                raise SystemExit(f"Scripts/site: {address} of the gallery: {answer.status}")
            name = re.sub(r"[^\w.-]+", "-", unquote(path).strip("/"))
            # Servers of files know what a file is by the end of its name.
            ending = mimetypes.guess_extension(answer.headers["content-type"].partition(";")[0]) or ""
            self.names[path] = name if name.endswith((ending, ".otf")) else name + ending
            (self.folder / self.names[path]).write_bytes(answer.body())
        return place + self.names[path]

    def rewritten(self, text: str, place: str) -> str:
        """A text whose addresses of the app are those of the files."""
        def changed(found: re.Match) -> str:
            address = found[1] or found[2]
            return found[0].replace(address, self.fetched(address, place))

        return ADDRESS.sub(changed, text)


def draw_gallery(folder: pathlib.Path) -> list[Card]:
    """Writes every card in both color schemes, as HTML and as a picture."""
    cards: dict[str, Card] = {}
    with tempfile.TemporaryDirectory() as state, sync_playwright() as playwright:
        server = Server("Gallery", pathlib.Path(state)).start()
        browser = launch(playwright.chromium)
        files = None
        for scheme in SCHEMES:
            context = browser.new_context(
                viewport={"width": WIDTH, "height": HEIGHT}, color_scheme=scheme, locale="en-US",
                reduced_motion="reduce", device_scale_factor=2)
            page = context.new_page()
            page.add_init_script(COUNT_DRAWINGS)
            enter(context, server)
            page.goto(server.address)
            expect(page.get_by_role("option").first).to_be_visible()
            wait_for_fonts(page)
            files = files or Files(context, server, folder / "files")
            files.context = context
            for title in TITLES:
                show(page, title)
                card = keep(page, title, scheme, folder, files)
                cards.setdefault(card.name, card)
                put_away(page)
            write_style_sheet(page, files)
            context.close()
        browser.close()
        server.stop()
    return list(cards.values())


def keep(page: Page, title: str, scheme: str, folder: pathlib.Path, files: Files) -> Card:
    """Writes the card that is open."""
    shown = page.locator("#card")
    box = shown.bounding_box()
    card = Card(title, re.sub(r"\W+", "-", title).strip("-").lower(), round(box["width"]), round(box["height"]))
    text = files.rewritten(shown.evaluate("card => card.outerHTML"), "files/")
    (folder / f"{card.name}-{scheme}.html").write_text(
        DOCUMENT.format(scheme=scheme, title=html.escape(title), width=card.width, card=text), encoding="utf-8")
    shown.screenshot(path=folder / f"{card.name}-{scheme}.png")
    return card


def write_style_sheet(page: Page, files: Files) -> None:
    """Writes the page's style sheets as one, with the fonts that were loaded."""
    loaded = set(page.evaluate(
        "performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"))
    sheets = page.evaluate("[...document.styleSheets].map(sheet => new URL(sheet.href).pathname)")
    text = "\n".join(files.context.request.get(files.server.address + sheet).text() for sheet in sheets)

    def kept(found: re.Match) -> str:
        address = re.search(r"url\([\"']?([^)\"']+)", found[0])
        return found[0] if address and address[1].partition("?")[0] in loaded else ""

    text = re.sub(r"@font-face\s*\{[^}]*\}", kept, text)
    before = files.folder / "card.css"
    # A scheme that needs further fonts adds them; everything else is the same.
    faces = re.findall(r"@font-face\s*\{[^}]*\}", before.read_text() if before.exists() else "")
    text = files.rewritten(text, "")
    before.write_text(text + "\n".join(face for face in faces if face not in text), encoding="utf-8")
