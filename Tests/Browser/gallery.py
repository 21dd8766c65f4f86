"""The cards of Examples/Gallery and the looks that they are seen in, for tests and for contact sheets."""

import re
from dataclasses import dataclass

from conftest import wait_for_motion
from looks import change, choose_scheme, choose_text
from playwright.sync_api import Page, expect
from programs import ROOT

TITLES = sorted(
    re.search(r'title: LocalizedStringResource = "(.+)"', path.read_text()).group(1)
    for path in (ROOT / "Examples/Gallery").glob("*/*Intent.swift"))

# Points across a window.
WIDTHS = [320, 390, 1280]
# Sizes of text, by their names, and points of running text.
TEXT_SIZES = {"xSmall": 14, "large": 17, "accessibility1": 28, "accessibility3": 40}
# Where axe-core reads a card: in either scheme, with the usual text and with the largest.
READ_WIDTH, READ_SIZES = 390, ["large", "accessibility5"]


@dataclass(frozen=True)
class Look:
    """How a person sees a card, apart from the language."""

    width: int
    text: str
    scheme: str

    def __str__(self) -> str:
        return f"{self.width} {self.text} {self.scheme}"


class Looker:
    """A tab of the gallery, with the script that counts drawings, that goes from look to look without loading anything
    anew."""

    def __init__(self, page: Page, height: int = 900):
        self.page = page
        self.height = height
        self.now = Look(page.viewport_size["width"], "large", "light")

    def see(self, look: Look) -> None:
        """Shows the card that is open in a look, and waits until it is drawn."""
        if look.scheme != self.now.scheme:
            choose_scheme(self.page, look.scheme)
        if look.width != self.now.width:
            size = {"width": look.width, "height": self.height}
            change(self.page, lambda: self.page.set_viewport_size(size))
        if look.text != self.now.text:
            choose_text(self.page, look.text)
        if look != self.now:
            wait_for_motion(self.page)
        self.now = look


def all_looks(schemes: list[str]) -> list[Look]:
    """Every width with every size of text, and those in which axe-core reads a card.

    Each differs from the one before it in as little as possible, as each difference is drawn by the server. Beyond what
    axe-core reads, the schemes take turns: none of them moves anything."""
    one, other = schemes
    narrow, middle, wide = WIDTHS
    return [
        *(Look(narrow, text, one) for text in TEXT_SIZES),
        Look(middle, "accessibility5", one),
        *(Look(middle, text, other) for text in
          ["accessibility5", "accessibility3", "accessibility1", "xSmall", "large"]),
        Look(middle, "large", one),
        *(Look(wide, text, one) for text in ["large", "xSmall", "accessibility1", "accessibility3"]),
    ]


def show(page: Page, title: str) -> None:
    page.locator("#query").fill(title)
    page.get_by_role("option").filter(has=page.get_by_text(title, exact=True)).first.click()
    expect(page.locator("#content .snippet")).to_be_visible()
    # Weights that this card is the first to need begin to load when it is laid out.
    page.evaluate("async () => { document.body.getBoundingClientRect(); await document.fonts.ready; }")
    wait_for_motion(page)


def put_away(page: Page) -> None:
    page.locator("#card").get_by_role("button").last.click()
    expect(page.locator("#card")).to_be_hidden()
