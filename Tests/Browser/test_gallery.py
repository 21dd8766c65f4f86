"""Thirty-one cards as apps show them: in every look no word is broken, nothing lies over anything or leaves its place,
and axe-core finds nothing."""

import base64
import re

import pytest
from conftest import axe_findings
from pages import wait_until
from gallery import READ_SIZES, READ_WIDTH, TEXT_SIZES, TITLES, Look, Looker, all_looks, put_away, show
from looks import COUNT_DRAWINGS, RULES_OF_LOOKS
from playwright.sync_api import Locator, Page, expect
from waiting import until

# Points of running text in the smallest of the sizes for people who need very large text.
ACCESSIBLE = TEXT_SIZES["accessibility1"]

# Cards whose rows are too full for an accessibility size in a narrow window: what stands beside one another there.
# Their text is larger than the default anyway.
FULL_ROWS = {
    ("Batteries", 320): "symbol, name and charge",
    ("Boarding Pass", 320): "four fields",
    ("Coffee Order", 320): "three buttons",
    ("Departures", 320): "line, destination and minutes",
    ("Expenses", 320): "category and amount",
    ("Medication", 320): "“Acetylsalicylic” and its button",
    ("Medication", 390): "“Acetylsalicylic” and its button",
    ("Mood", 320): "three buttons",
    ("Podcast", 320): "picture, name and button",
    ("Score", 320): "two teams and their goals",
    ("Sleep", 320): "four phases",
    ("Stocks", 320): "name, price and change",
    ("Stocks", 390): "name, price and change",
    ("Timer", 320): "the time and two buttons",
}

# Of the card that is open: its faults, the points of its running text, and how many texts were looked at.
FAULTS = r"""() => {
    const card = document.querySelector('#card'), scroller = document.querySelector('#scroller');
    const content = document.querySelector('#content > *');
    const { left, right } = card.getBoundingClientRect();
    const edge = { ...content.getBoundingClientRect().toJSON(), left, right };
    const faults = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
        faults.push('the page scrolls sideways');

    const leaves = (box, around) => box.left < around.left - 1 || box.right > around.right + 1
        || box.top < around.top - 1 || box.bottom > around.bottom + 1;
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    // The part of a box that is seen past the edges of what cuts it.
    const seen = (box, element) => {
        let { left, top, right, bottom } = box;
        for (let around = element; around !== content.parentElement; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const cut = around.getBoundingClientRect();
            [left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)];
            [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
        }
        return { left, top, right, bottom };
    };
    // The boxes of letters may be higher than their line.
    const lines = (range, element) => {
        const shrunk = element.getBoundingClientRect().height / (element.offsetHeight || 1);
        const height = (parseFloat(getComputedStyle(element).lineHeight) || Infinity) * shrunk;
        return [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => {
            const excess = Math.max(0, box.height - height) / 2;
            const { left, right, top, bottom } = box;
            return seen({ left, right, top: top + excess, bottom: bottom - excess }, element);
        }).filter(({ left, right, top, bottom }) => right > left && bottom > top);
    };
    // A machine without a font for a script draws boxes, which are no words to break.
    const pen = document.createElement('canvas').getContext('2d');
    const hasFont = (text, element) => {
        pen.font = getComputedStyle(element).font;
        const missing = pen.measureText('\u0378').width;
        const foreign = text.match(
            /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Extended_Pictographic}]/gu);
        return !foreign?.some((letter) => pen.measureText(letter).width === missing);
    };

    // Boxes instead of letters are wider than any word: their texts are checked without them.
    const all = [...content.querySelectorAll('.text')];
    const boxed = all.filter((text) => !hasFont(text.textContent, text));
    for (const text of boxed) text.style.display = 'none';
    if (scroller.scrollWidth > scroller.clientWidth + 1) faults.push('the card scrolls sideways');
    for (const text of boxed) text.style.display = '';

    const control = 'button, [role=switch], a';
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const texts = [];
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let text; (text = walker.nextNode());) {
        const parent = text.parentElement;
        if (!text.data.trim() || !isShown(parent) || parent.closest('svg, .visually-hidden, [hidden], [data-leaving]')) continue;
        if (!hasFont(text.data, parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const boxes = lines(range, parent);
        texts.push({ words: text.data, leaf: parent.closest('.text') ?? parent, boxes });
        if (boxes.some((box) => leaves(box, edge))) faults.push(`“${text.data}” leaves the card`);
        const around = parent.closest(control)?.getBoundingClientRect();
        if (around && boxes.some((box) => leaves(box, around))) faults.push(`“${text.data}” leaves its button`);
        // Between a hyphen or a dash and what follows, and between letters of these scripts, lines may break.
        const words = /[^\s–\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]+/gu;
        for (const word of text.data.matchAll(words)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
            if (new Set(tops).size > 1) faults.push(`“${word[0]}” is broken`);
        }
    }
    for (const symbol of content.querySelectorAll(`:is(${control}) :is(svg, img)`)) {
        if (isShown(symbol) && leaves(symbol.getBoundingClientRect(), symbol.closest(control).getBoundingClientRect()))
            faults.push(`“${symbol.getAttribute('aria-label') ?? symbol.id}” leaves its button`);
    }
    // Where an author lays one view over another, text may lie over text.
    const isLaidOver = (one, other) => {
        let around = one;
        while (!around.contains(other)) around = around.parentElement;
        const isLayer = (leaf) => around !== leaf.closest('.layer') && around.contains(leaf.closest('.layer'));
        return isLayer(one) || isLayer(other);
    };
    texts.forEach((one, index) => {
        for (const other of texts.slice(index + 1)) {
            if (one.leaf === other.leaf || isLaidOver(one.leaf, other.leaf)) continue;
            if (one.boxes.some((box) => other.boxes.some((next) => meet(box, next))))
                faults.push(`“${one.words}” lies over “${other.words}”`);
        }
    });
    const points = Math.round(parseFloat(getComputedStyle(content).getPropertyValue('--text-scale')) * 17);
    return { faults, points, texts: texts.length };
}"""


def test_there_are_thirty_one_cards():
    assert len(TITLES) == 31


@pytest.mark.parametrize("language, schemes", [("en-US", ["light", "dark"]), ("ar", ["dark", "light"])])
def test_every_card_in_every_look(open_page, gallery, language, schemes):
    page = open_page(
        gallery, script=COUNT_DRAWINGS, viewport={"width": 390, "height": 900}, color_scheme="light",
        locale=language, reduced_motion="reduce")
    looker = Looker(page)
    looks = all_looks(schemes)
    faults, sizes, findings = {}, {}, {}
    for title in TITLES:
        show(page, title)
        read = set()
        for look in looks:
            looker.see(look)
            if look.text in TEXT_SIZES:
                found = page.evaluate(FAULTS)
                assert found["texts"] > 0, title
                if found["faults"]:
                    faults[f"{title}, {look}"] = found["faults"]
                if TEXT_SIZES[look.text] >= ACCESSIBLE > found["points"]:
                    sizes[title, look.width] = min(found["points"], sizes.get((title, look.width), ACCESSIBLE))
            if look.width == READ_WIDTH and look.text in READ_SIZES:
                # Another size of text may show other views; another scheme, other colors.
                rules = RULES_OF_LOOKS if look.text in read else None
                read.add(look.text)
                if found := axe_findings(page, "#card", rules):
                    findings[f"{title}, {look}"] = found
        put_away(page)
        # The next card is seen first in the look that the last one was left in.
        looks.reverse()
    assert faults == {}
    assert findings == {}
    # Text that a person wants large is set smaller only where a row is full, and never in the default size.
    assert {place: points for place, points in sizes.items() if place not in FULL_ROWS} == {}
    assert {place: points for place, points in sizes.items() if points <= TEXT_SIZES["large"]} == {}


# Where the elements of a card lie, and how large they are.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('#content [id]')].map(element => {
    const { x, y } = document.querySelector('#content > *').getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return [element.id, [box.x - x, box.y - y, box.width, box.height]];
}))"""


def test_another_window_and_another_text_size_lay_a_card_out_anew(open_page, gallery):
    """Not stretched or cut, but as if it had been opened there."""
    def opened(width: int, text: str) -> dict:
        page = open_page(
            gallery, storage={"text": text}, viewport={"width": width, "height": 900}, reduced_motion="reduce")
        show(page, "Agenda")
        return page.evaluate(PLACES)

    page = open_page(
        gallery, script=COUNT_DRAWINGS, viewport={"width": 1280, "height": 900}, color_scheme="light",
        reduced_motion="reduce")
    looker = Looker(page)
    show(page, "Agenda")
    wide = page.evaluate(PLACES)
    looker.see(Look(320, "large", "light"))
    narrow = page.evaluate(PLACES)
    assert narrow != wide and narrow == opened(320, "large")
    looker.see(Look(320, "accessibility1", "light"))
    large = page.evaluate(PLACES)
    assert large != narrow and large == opened(320, "accessibility1")
    looker.see(Look(1280, "large", "light"))
    assert page.evaluate(PLACES) == wide


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
    # A slow machine takes no time of the page.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    before = left()
    page.clock.fast_forward("02:00")
    until(lambda: left() <= before - 115)
    assert abs(before - left() - 120) <= 1
    page.clock.resume()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    expect(timer).to_have_count(0)


def test_a_chart_is_as_wide_as_a_page_without_the_font(open_page, gallery):
    """Such a page lays cards out by itself, and tells how wide they are."""
    page = open_page(gallery, viewport={"width": 320, "height": 900})
    page.route("**/fonts/*", lambda route: route.abort())
    page.allowed_complaints.append("Failed to load resource")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    wait_until(page, "'flow' in document.documentElement.dataset")
    show(page, "Steps")
    assert page.evaluate(FAULTS)["faults"] == []
