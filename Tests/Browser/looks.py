"""The looks of a page, light or dark and with text of any size, which it goes through without being loaded anew."""

from collections.abc import Callable, Iterator

from conftest import axe_findings
from pages import wait_until
from playwright.sync_api import Page, expect

#: The looks in which axe-core reads each page. Each differs from the one before it in one thing, and the first from
#: the last.
LOOKS = [("light", "large"), ("light", "accessibility5"), ("dark", "accessibility5"), ("dark", "large")]

#: The rules of axe-core about colors and sizes. Another scheme changes nothing that the others ask about: names, roles,
#: the order of headings.
RULES_OF_LOOKS = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]

#: Counts what the server told and what is asked of it, and so says whether a page is drawn. A state is counted before
#: the page draws it, in the same task; an item of a board counts until it is drawn.
COUNT_DRAWINGS = """
window.statesTold = 0;
window.itemsAsked = 0;
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
            if (JSON.parse(data).type === 'state') statesTold++;
        });
    }
};
const { fetch: fetchByBrowser } = window;
window.fetch = async (...given) => {
    if (!`${given[0]}`.includes('/item?')) return fetchByBrowser(...given);
    itemsAsked++;
    const response = await fetchByBrowser(...given);
    const { json } = response;
    response.json = () => json.call(response).finally(() => setTimeout(() => { itemsAsked--; }));
    return response;
};
"""

# The pages about access have no setting of their own: their text is as large as the browser's.
CHOOSE_TEXT = """name => {
    const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1',
        'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
    const control = document.querySelector('#text-size');
    if (!control) {
        document.documentElement.style.fontSize = name === 'large' ? '' : '200%';
        return;
    }
    control.value = sizes.indexOf(name);
    control.dispatchEvent(new Event('input'));
}"""

# The buttons of a card that is taller than the window lie on what is behind them, wherever it was scrolled to: a target
# that they half cover has too little room. At its end they cover nothing.
IS_AT_END = """(() => {
    scrollTo({ top: document.scrollingElement.scrollHeight, behavior: 'instant' });
    return !document.documentElement.hasAttribute('data-tall');
})()"""

PRESENT = """() => {
    const { dataset, style } = document.documentElement;
    return [matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        dataset.text ?? (style.fontSize ? 'accessibility5' : 'large')];
}"""


def change(page: Page, act: Callable[[], object]) -> None:
    """Does what makes the page look different, and waits until it does: its card and its board are drawn by the server."""
    has_view = page.locator("#content .snippet").count() > 0
    told = page.evaluate("statesTold") if has_view else 0
    act()
    if has_view:
        wait_until(page, f"statesTold > {told}")
    wait_until(page, "itemsAsked === 0")


def choose_scheme(page: Page, scheme: str) -> None:
    def choose() -> None:
        page.emulate_media(color_scheme=scheme)
        # Only a page with settings says how it looks, and at that moment it has asked for what it draws.
        expect(page.locator(f"html:is(:not([data-scheme]), [data-scheme={scheme}])")).to_have_count(1)

    change(page, choose)


def choose_text(page: Page, text: str) -> None:
    change(page, lambda: page.evaluate(CHOOSE_TEXT, text))


def through_looks(page: Page) -> Iterator[tuple[str, str]]:
    """Shows the page in each of the looks, beginning with the one that it has."""
    scheme, text = page.evaluate(PRESENT)
    begin = LOOKS.index((scheme, text))
    for look in LOOKS[begin:] + LOOKS[:begin]:
        if look[0] != scheme:
            choose_scheme(page, look[0])
        if look[1] != text:
            choose_text(page, look[1])
        scheme, text = look
        yield look


def findings_in_looks(page: Page, place: str = "html") -> dict[str, list[tuple[str, str, str]]]:
    """What axe-core finds in each look, where it finds anything: by all of its rules in the first, and by those about
    colors and sizes in the others."""
    findings = {}
    for number, look in enumerate(through_looks(page)):
        wait_until(page, IS_AT_END)
        if found := axe_findings(page, place, None if number == 0 else RULES_OF_LOOKS):
            findings[" ".join(look)] = found
    return findings
