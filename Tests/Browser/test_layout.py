"""Views whose parts lie where Tests/LayoutProgram states it, in a box of 300 points."""

import re
from types import SimpleNamespace

import pytest
from conftest import Server, run
from pages import wait_until
from playwright.sync_api import expect
from programs import ROOT

COUNT = sum(
    len(re.findall(r'\bProbe\(\s*"', path.read_text())) for path in (ROOT / "Tests/LayoutProgram").glob("*.swift"))

# Where each part of a probe lies, from the corner of the probe: of those that state it, and of those that are called
# something. Of these also how wide the letters are.
PLACES = """() => [...document.querySelectorAll('[data-identifier^="probe "]')].map(probe => {
    const origin = probe.getBoundingClientRect();
    const parts = [], called = {};
    for (const part of probe.querySelectorAll('[data-identifier]')) {
        if (!part.checkVisibility()) continue;
        const { x, y, width, height } = part.getBoundingClientRect();
        const found = [x - origin.x, y - origin.y, width, height];
        const [isCalled, name] = part.dataset.identifier.split(' ');
        if (isCalled !== 'called') {
            parts.push({ wanted: part.dataset.identifier, found });
            continue;
        }
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), range = document.createRange();
        const lines = [];
        while (walker.nextNode()) {
            // By words: a browser counts the space at which a line ends among its letters.
            for (const word of walker.currentNode.data.matchAll(/\\S+/g)) {
                range.setStart(walker.currentNode, word.index);
                range.setEnd(walker.currentNode, word.index + word[0].length);
                lines.push(...range.getClientRects());
            }
        }
        const letters = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
        called[name] = [...found, lines.length > 0 ? letters : 0];
    }
    const hasText = probe.textContent.trim() !== '' || probe.querySelector('.symbol') !== null;
    return { name: probe.dataset.identifier.slice(6), parts, called, hasText };
})"""


def near(one: float, other: float) -> bool:
    return abs(one - other) <= 1


# How parts lie to one another whose places depend on the font.
RELATIONS = {
    "a bar as high as its text": lambda bar, text:
        near(bar.height, text.height) and near(bar.y, text.y) and near(text.height, 44) and near(bar.width, 4),
    # Text has a hair of room beyond its letters.
    "wrapped text hugs its longest line": lambda text, square:
        near(text.width, text.letters) and near(square.x, text.x + text.width) and text.width < 250
        and near(text.height, 44),
    "text with priority stays whole": lambda cut, whole:
        whole.letters <= whole.width + 1 and whole.x + whole.width <= 301 and near(whole.x, cut.x + cut.width)
        and cut.letters > cut.width + 10,
    "fixed text overflows its frame on both sides": lambda text:
        text.width > 100 and near(text.width, text.letters) and near(text.x + text.width / 2, 100),
    "text beside text that shrinks": lambda small, square:
        small.width <= 221 and small.letters <= small.width + 1 and near(square.x, small.x + small.width),
}

# What style sheets can't do; the layout that the server works out has them right.
BEYOND_STYLE_SHEETS = {
    "a bounded width", "a bounded frame alone", "a circle beside a color", "priority comes first",
    "as wide as twice its height", "an ideal size", "a guide of one's own",
    "a flexible column beside a fixed one", "three flexible columns", "a fixed column beside a flexible one",
    "as many columns as fit", "two rows from top to bottom", "a bar as long as a share of its track",
    # Sizes of text are rough there, and what follows from them.
    "a bar as high as its text", "wrapped text hugs its longest line", "text with priority stays whole",
    "fixed text overflows its frame on both sides", "text beside text that shrinks", "a toggle's own look",
    "two sizes of text on one line", "text beside the last line", "a symbol beside text",
    "a large symbol on a line of text", "the text that needs no second line",
    # Guides, spans and edges of a cell's own, and tracks with bounds.
    "a guide at a third of the height", "a guide at a quarter of the width", "a guide from inside a column",
    "a trailing edge on a leading one", "a pile by a guide", "a column with an edge of its own",
    "a flexible cell of two columns that asks for no width", "a divider across all columns",
    "a cell at a corner of its own", "a row with an edge of its own", "adaptive columns with gaps",
    "a column that is at least so wide", "a column that is at most so wide", "adaptive columns beside a fixed one",
    "a track with an edge of its own", "fixed columns in the middle", "flexible rows",
    # What code makes of the room, which there is another one.
    "a reader takes what a column leaves", "a reader shares with a color", "a reader in a reader",
    "a frame around a view by its anchor", "a background as wide as the views say", "a view in the middle of a canvas",
    "an inset below", "an inset beside", "the first that is low enough", "the first that fits along both axes",
    "shares by weights", "a view by its corner", "a layout in a padded frame", "a view at the edge of such a width",
    "a disc in the middle of an oblong frame",
}


@pytest.fixture(scope="module")
def probes(tmp_path_factory):
    server = Server("LayoutProgram", tmp_path_factory.mktemp("layout")).start()
    yield server
    server.stop()


def wrong(page, mirrored=False, wants=lambda probe: True) -> dict[str, list]:
    """The probes with a part that lies more than a point from where it should."""
    found = page.evaluate(PLACES)
    assert len(found) == COUNT
    wrong = {}
    for probe in filter(wants, found):
        assert probe["parts"] or probe["called"], probe["name"]
        for part in probe["parts"]:
            wanted = [None if length == "-" else float(length) for length in part["wanted"].split()]
            if mirrored and wanted[0] is not None:
                wanted[0] = None if wanted[2] is None else 300 - wanted[0] - wanted[2]
            if any(w is not None and not near(w, f) for w, f in zip(wanted, part["found"])):
                wrong.setdefault(probe["name"], []).append((part["wanted"], [round(f, 1) for f in part["found"]]))
        if not probe["called"]:
            continue
        boxes = {name: SimpleNamespace(x=300 - x - width if mirrored else x, y=y, width=width, height=height, letters=letters)
                 for name, (x, y, width, height, letters) in probe["called"].items()}
        if not RELATIONS[probe["name"]](**boxes):
            wrong.setdefault(probe["name"], []).append(boxes)
    return wrong


@pytest.mark.parametrize("language", ["en-US", "ar"])
def test_every_view_lies_where_it_should(open_page, probes, language):
    page = open_page(probes, locale=language, reduced_motion="reduce")
    run(page, "Show the probes")
    expect(page.locator("#content > .placed")).to_be_visible()
    assert wrong(page, mirrored=language == "ar") == {}


@pytest.mark.parametrize("text", ["xxxLarge", "accessibility1"])
def test_points_stay_and_text_grows(open_page, probes, text):
    """In the largest of the usual sizes of text, and the smallest of those for people who need very large text."""
    page = open_page(probes, storage={"text": text}, reduced_motion="reduce")
    run(page, "Show the probes")
    expect(page.locator("#content > .placed")).to_be_visible()
    grows = [probe["name"] for probe in page.evaluate(PLACES) if probe["name"].startswith("grows: ")]
    assert len(grows) >= 5
    assert wrong(page, wants=lambda probe: not probe["hasText"] or probe["name"] in grows) == {}


def test_style_sheets_lay_out_all_but_what_they_cannot(open_page, probes):
    # A card that grows into its place would be measured smaller than it is.
    page = open_page(probes, reduced_motion="reduce")
    page.route("**/fonts/*", lambda route: route.abort())
    page.allowed_complaints.append("Failed to load resource")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    wait_until(page, "'flow' in document.documentElement.dataset")
    run(page, "Show the probes")
    places = wrong(page)
    assert set(places) <= BEYOND_STYLE_SHEETS, places
    circles = page.evaluate("""() => [...document.querySelectorAll('.round > .disc')]
        .map(({ offsetWidth: width, offsetHeight: height }) => [width, height])""")
    assert circles and all(width == height > 0 for width, height in circles), circles
