"""The cards of Examples/Gallery and the looks that they are seen in, for tests and for contact sheets."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from conftest import wait_for_fonts, wait_for_motion
from pages import wait_until
from playwright.sync_api import Page, expect
from programs import ROOT

TITLES = sorted(
    re.search(r'title: LocalizedStringResource = "(.+)"', path.read_text()).group(1)
    for path in (ROOT / "Examples/Gallery").glob("*/*Intent.swift"))

# Points across a window.
WIDTHS = [320, 390, 1280]
# Sizes of text, by their names, and points of running text.
TEXT_SIZES = {"xSmall": 14, "large": 17, "accessibility1": 28, "accessibility3": 40}

# Counts the states that the server told. It is counted before the page draws one, in the same task.
COUNT_STATES = """
window.statesTold = 0;
window.WebSocket = class extends WebSocket {
    constructor(...address) {
        super(...address);
        this.addEventListener('message', ({ data }) => {
            if (JSON.parse(data).type === 'state') statesTold++;
        });
    }
};
"""

CHOOSE_TEXT = """name => {
    const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1',
        'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
    const control = document.querySelector('#text-size');
    control.value = sizes.indexOf(name);
    control.dispatchEvent(new Event('input'));
}"""


@dataclass(frozen=True)
class Look:
    """How a person sees a card, apart from the language."""

    width: int
    text: str
    scheme: str

    def __str__(self) -> str:
        return f"{self.width} {self.text} {self.scheme}"


class Looker:
    """A tab of the gallery that goes from look to look without loading anything anew."""

    def __init__(self, page: Page, height: int = 900):
        self.page = page
        self.height = height
        self.now = Look(page.viewport_size["width"], "large", "light")
        page.add_init_script(COUNT_STATES)
        page.reload()
        expect(page.locator("#results [role=option]").first).to_be_visible()
        wait_for_fonts(page)

    def see(self, look: Look) -> None:
        """Shows the card that is open in a look, and waits until it is drawn."""
        if look.scheme != self.now.scheme:
            self._change(lambda: self.page.emulate_media(color_scheme=look.scheme))
        if look.width != self.now.width:
            self._change(
                lambda: self.page.set_viewport_size({"width": look.width, "height": self.height}))
        if look.text != self.now.text:
            self._change(lambda: self.page.evaluate(CHOOSE_TEXT, look.text))
        if look != self.now:
            wait_for_motion(self.page)
        self.now = look

    def _change(self, change) -> None:
        told = self.page.evaluate("statesTold")
        change()
        wait_until(self.page, f"statesTold > {told}")


def all_looks(schemes: list[str]) -> Iterator[Look]:
    """Every width with every size of text, and the schemes by turns, as none of them moves anything."""
    turns = itertools.cycle(schemes)
    for width, scheme in zip(WIDTHS, turns):
        for text in TEXT_SIZES:
            yield Look(width, text, scheme)


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
