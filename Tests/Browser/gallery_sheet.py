"""Draws the cards of the gallery, one contact sheet for each look: gallery_sheet.py FOLDER

A sheet is called after its look, such as `ar-320-accessibility3-dark.png`.
"""

import base64
import html
import itertools
import pathlib
import sys
import tempfile

from conftest import Server, enter, wait_for_fonts
from gallery import TEXT_SIZES, TITLES, WIDTHS, Look, Looker, put_away, show
from looks import COUNT_DRAWINGS
from playwright.sync_api import Browser, expect, sync_playwright
from programs import launch

# Higher than any card, which would scroll in less.
HEIGHT = 2400
LANGUAGES = ["en-US", "ar"]
SCHEMES = ["light", "dark"]

SHEET = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 24px; background: #888; font: 16px sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
figure { margin: 0; } figcaption { padding-block: 4px; }
</style><main>%s</main>"""


def cards(browser: Browser, server: Server, language: str) -> dict[Look, list[tuple[str, bytes]]]:
    """Every card as a picture, by the looks."""
    context = browser.new_context(
        viewport={"width": WIDTHS[0], "height": HEIGHT}, color_scheme="light", locale=language,
        reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(COUNT_DRAWINGS)
    enter(context, server)
    page.goto(server.address)
    expect(page.get_by_role("option").first).to_be_visible()
    wait_for_fonts(page)
    looker = Looker(page, HEIGHT)
    looks = [Look(*look) for look in itertools.product(WIDTHS, TEXT_SIZES, SCHEMES)]
    pictures = {look: [] for look in looks}
    for title in TITLES:
        show(page, title)
        for look in looks:
            looker.see(look)
            pictures[look].append((title, page.locator("#card").screenshot()))
        put_away(page)
    context.close()
    return pictures


def draw(browser: Browser, pictures: list[tuple[str, bytes]], path: pathlib.Path) -> None:
    """Puts pictures on one sheet."""
    page = browser.new_page(viewport={"width": 2400, "height": 600})
    page.set_content(SHEET % "".join(
        f"<figure><figcaption>{html.escape(title)}</figcaption>"
        f'<img src="data:image/png;base64,{base64.b64encode(picture).decode()}"></figure>'
        for title, picture in pictures))
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: gallery_sheet.py FOLDER")
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as state, sync_playwright() as playwright:
        server = Server("Gallery", pathlib.Path(state)).start()
        browser = launch(playwright.chromium)
        for language in LANGUAGES:
            for look, pictures in cards(browser, server, language).items():
                draw(browser, pictures, folder / f"{language}-{str(look).replace(' ', '-')}.png")
        browser.close()
        server.stop()
    print(f"{len(LANGUAGES) * len(WIDTHS) * len(TEXT_SIZES) * len(SCHEMES)} sheets are in {folder}.")


if __name__ == "__main__":
    main()
