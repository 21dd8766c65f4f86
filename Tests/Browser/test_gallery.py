"""Thirty cards as apps show them: nothing overflows, no word is broken, and axe-core finds nothing."""

import base64
import re

import pytest
from conftest import ROOT, TRAVEL, Server, axe_findings, wait_for_motion, wait_until
from playwright.sync_api import Locator, Page, expect

GALLERY = TRAVEL.with_name("Gallery")
TITLES = sorted(
    re.search(r'title: LocalizedStringResource = "(.+)"', path.read_text()).group(1)
    for path in (ROOT / "Examples/Gallery").glob("*/*Intent.swift"))

# Width, appearance, text size, language.
LOOKS = [
    (390, "light", "large", "en-US"),
    (1280, "dark", "large", "en-US"),
    (320, "light", "large", "en-US"),
    (320, "light", "xSmall", "ar"),
    (390, "dark", "accessibility1", "en-US"),
    (390, "light", "accessibility3", "ar"),
    (320, "dark", "accessibility1", "en-US"),
    (320, "light", "accessibility3", "en-US"),
    (1280, "light", "accessibility3", "en-US"),
    (390, "dark", "xSmall", "ar"),
]

FAULTS = """(breaksLongWords) => {
    const card = document.querySelector('#card'), faults = [];
    const bounds = card.getBoundingClientRect();
    const scroller = document.querySelector('#scroller');
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
        faults.push('the page scrolls sideways');
    if (scroller.scrollWidth > scroller.clientWidth + 1) faults.push('the card scrolls sideways');
    // Large text may be broken in a word that is longer than its line: no break between words would help.
    const length = (word, like) => {
        const probe = like.cloneNode(false);
        Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap', width: 'max-content' });
        probe.textContent = word;
        like.parentElement.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
    };
    const room = (element) => {
        const look = getComputedStyle(element);
        return look.display === 'inline' ? room(element.parentElement)
            : element.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    };
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text; (text = walker.nextNode());) {
        const parent = text.parentElement;
        if (!parent.checkVisibility() || parent.closest('svg, .visually-hidden, [hidden]')) continue;
        for (const word of text.data.matchAll(/[^\\s–\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}-]+/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const tops = new Set([...range.getClientRects()].filter((r) => r.width > 0)
                .map((r) => Math.round(r.top)));
            const box = range.getBoundingClientRect();
            if (tops.size > 1 && !(breaksLongWords && length(word[0], parent) > room(parent)))
                faults.push(`“${word[0]}” is broken`);
            const button = parent.closest('button, [role=switch], a');
            if (button) {
                const edge = button.getBoundingClientRect();
                if (box.left < edge.left - 1 || box.right > edge.right + 1)
                    faults.push(`“${word[0]}” leaves its button`);
            }
        }
    }
    return faults;
}"""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory):
    server = Server(GALLERY, tmp_path_factory.mktemp("gallery")).start()
    yield server
    server.stop()


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


def test_there_are_thirty_cards():
    assert len(TITLES) == 30


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(map(str, look)))
def test_every_card_holds_what_it_shows(open_page, gallery, look):
    width, scheme, text, language = look
    page = open_page(
        gallery, storage={"text": text}, viewport={"width": width, "height": 900},
        color_scheme=scheme, locale=language, reduced_motion="reduce")
    faults = {}
    for title in TITLES:
        show(page, title)
        if found := page.evaluate(FAULTS, text.startswith("accessibility")):
            faults[title] = found
        put_away(page)
    assert faults == {}


@pytest.mark.parametrize("lays_out", ["server", "browser"])
def test_a_ground_of_its_own_reaches_the_edge_of_the_card(open_page, gallery, lays_out):
    page = open_page(gallery, viewport={"width": 390, "height": 900}, reduced_motion="reduce")
    if lays_out == "browser":
        page.route("**/fonts/*", lambda route: route.abort())
        page.allowed_complaints.append("Failed to load resource")
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.reload()
    for title in ("Weather", "Boarding Pass", "Recipe"):
        show(page, title)
        expect(page.locator("#content > .placed")).to_have_count(int(lays_out == "server"))
        card = page.locator("#card").bounding_box()
        ground = page.locator("#content > .fills > *").bounding_box()
        for name in ("x", "y", "width"):
            assert abs(card[name] - ground[name]) <= 0.5, (title, name)
        put_away(page)
    show(page, "Tasks")
    assert page.locator("#content > .fills").count() == 0


@pytest.mark.parametrize("lays_out", ["server", "browser"])
def test_a_number_that_does_not_fit_loses_its_middle(open_page, gallery, lays_out):
    page = open_page(
        gallery, storage={"text": "accessibility3"}, viewport={"width": 320, "height": 900},
        reduced_motion="reduce")
    if lays_out == "browser":
        page.route("**/fonts/*", lambda route: route.abort())
        page.allowed_complaints.append("Failed to load resource")
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.reload()
    show(page, "Parcel")
    number = page.locator("#content .cut-middle")
    expect(number.locator(".cut-whole")).to_have_text("Parcel 0034 0434 1610 9412 8874")
    shown = number.locator(".cut-shown")
    if lays_out == "server":
        expect(shown).to_have_text(re.compile("^Parcel.*….*8874$"))
    else:
        expect(shown.locator(".cut-end")).to_have_text("412 8874")
        assert shown.locator(".cut-start").evaluate("start => start.scrollWidth > start.clientWidth")
    edges = [part.bounding_box() for part in (number, shown)]
    assert edges[1]["x"] + edges[1]["width"] <= edges[0]["x"] + edges[0]["width"] + 0.5


@pytest.mark.parametrize("scheme, ground", [("light", "rgb(13, 69, 89)"), ("dark", "rgb(10, 56, 74)")])
def test_pictures_and_colors_of_the_catalog_are_drawn(open_page, gallery, scheme, ground):
    """By the names that the plugin wrote for the catalog."""
    page = open_page(
        gallery, viewport={"width": 390, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
    show(page, "Boarding Pass")
    picture = page.locator("#content img")
    assert picture.get_attribute("src").endswith("Transit%2FAirplane")
    wait_until(page, "document.querySelector('#content img').naturalWidth === 96")
    drawn = page.locator("#content *").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert ground in drawn


PIXELS = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const sheet = new OffscreenCanvas(width, height).getContext('2d');
    sheet.drawImage(image, 0, 0);
    const { data } = sheet.getImageData(0, 0, width, height);
    return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) =>
        [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)]));
}"""


def pixels(page: Page, element: Locator) -> list[list[list[int]]]:
    """The colors of an element and of all that is seen where it lies, by row and column."""
    return page.evaluate(PIXELS, base64.b64encode(element.screenshot()).decode())


@pytest.mark.parametrize("scheme, text, quiet_text, ground", [
    ("light", "rgb(245, 245, 247)", "rgb(169, 171, 180)", "rgb(40, 41, 47)"),
    ("dark", "rgb(17, 17, 20)", "rgb(91, 93, 102)", "rgb(255, 255, 255)"),
])
def test_what_has_a_color_scheme_of_its_own_is_drawn_in_it(
        open_page, gallery, scheme, text, quiet_text, ground):
    page = open_page(
        gallery, viewport={"width": 390, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
    show(page, "Sleep")
    panel = page.locator("#content [data-scheme]")
    expect(panel).to_have_attribute("data-scheme", "dark")
    # In a dark page the other way around.
    if scheme == "dark":
        panel.evaluate("panel => { panel.dataset.scheme = 'light'; }")
    expect(panel.get_by_text("7 h 12 min", exact=True)).to_have_css("color", text)
    expect(panel.get_by_text("22 min", exact=True)).to_have_css("color", quiet_text)
    expect(panel).to_have_css("background-color", ground)
    assert page.locator("#card").evaluate("card => getComputedStyle(card).color") != text


def test_the_sun_is_yellow_on_a_sky(open_page, gallery):
    page = open_page(gallery, viewport={"width": 390, "height": 900}, color_scheme="light")
    show(page, "Weather")
    colors = page.locator("#content svg.symbol").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).color)")
    assert colors.count("rgb(255, 204, 0)") == 2


def test_what_lies_behind_a_symbol_shows_through_its_holes(open_page, gallery):
    page = open_page(gallery, viewport={"width": 390, "height": 900}, color_scheme="light")
    show(page, "Place on a Map")
    pin = page.locator("#content svg:has(mask)").first
    drawn = pixels(page, pin)
    size = len(drawn)
    # The head of the pin is a hole in a red disc on a green map.
    red, green, blue = drawn[round(size * 9.14 / 24)][size // 2]
    assert green > red and green > blue
    red, green, blue = drawn[size // 2][round(size * 4 / 24)]
    assert red > 2 * green and red > 2 * blue


def test_a_material_ends_where_the_view_around_it_is_cut(open_page, gallery):
    page = open_page(gallery, viewport={"width": 390, "height": 900}, color_scheme="light")
    show(page, "Place on a Map")
    drawn = pixels(page, page.locator("#content .clip:has([class*=material])"))
    # At the top there is no material, and at both corners the card.
    for top, bottom in zip(drawn[1][1], drawn[-2][1]):
        assert abs(top - bottom) <= 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page, gallery, scheme):
    page = open_page(
        gallery, viewport={"width": 390, "height": 900}, color_scheme=scheme, reduced_motion="reduce")
    findings = {}
    for title in TITLES:
        show(page, title)
        if found := axe_findings(page, "#card"):
            findings[title] = found
        put_away(page)
    assert findings == {}


def test_a_timer_counts_in_the_page_until_it_is_paused(open_page, gallery):
    page = open_page(gallery)
    show(page, "Timer")
    timer = page.locator("#content [data-count=down]")

    # The whole time that is left: its minutes alone would hold before a tap's answer came, when the timer stands at 3:05.
    seconds_left = """document.querySelector('#content [data-count=down]').textContent
        .split(':').reduce((sum, part) => sum * 60 + Number(part), 0)"""

    def left() -> int:
        return page.evaluate(seconds_left)

    # The timer went on while other cards were looked at.
    for _ in range(3):
        last = left()
        page.get_by_role("button", name="Add a minute").click()
        wait_until(page, f"{seconds_left} >= {last + 45}")
    before = left()
    page.clock.install()
    page.clock.fast_forward("02:00")
    wait_until(page, f"{seconds_left} <= {before - 115}")
    assert abs(before - left() - 120) <= 15
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    expect(timer).to_have_count(0)
