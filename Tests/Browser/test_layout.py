"""Views of which it is known where their parts lie, as Tests/LayoutProgram states it, in a box of 300 points."""

import pytest
from conftest import TRAVEL, Server, run, wait_until
from playwright.sync_api import expect

PROGRAM = TRAVEL.with_name("LayoutProgram")

# Where each part of a probe lies, from the corner of the probe.
PLACES = """() => [...document.querySelectorAll('[data-identifier^="probe "]')].map(probe => {
    const origin = probe.getBoundingClientRect();
    const parts = [...probe.querySelectorAll('[data-identifier]')].map(part => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { wanted: part.dataset.identifier, found: [x - origin.x, y - origin.y, width, height] };
    });
    return { name: probe.dataset.identifier.slice(6), parts };
})"""

# What style sheets can't do; the layout that the server works out has them right.
BEYOND_STYLE_SHEETS = {
    "a bounded width", "a bounded frame alone", "a circle beside a color", "priority comes first",
    "as wide as twice its height", "an ideal size", "a guide of one's own",
    "a flexible column beside a fixed one", "three flexible columns", "a fixed column beside a flexible one",
    "as many columns as fit", "two rows from top to bottom", "a bar as long as a share of its track",
}


@pytest.fixture(scope="module")
def probes(tmp_path_factory):
    server = Server(PROGRAM, tmp_path_factory.mktemp("layout")).start()
    yield server
    server.stop()


def wrong(page, mirrored=False) -> dict[str, list]:
    """The probes with a part that lies more than a point from where it should."""
    found = page.evaluate(PLACES)
    assert len(found) == 92
    wrong = {}
    for probe in found:
        assert probe["parts"], probe["name"]
        for part in probe["parts"]:
            wanted = [None if length == "-" else float(length) for length in part["wanted"].split()]
            if mirrored and wanted[0] is not None:
                wanted[0] = None if wanted[2] is None else 300 - wanted[0] - wanted[2]
            if any(w is not None and abs(w - f) > 1 for w, f in zip(wanted, part["found"])):
                wrong.setdefault(probe["name"], []).append((part["wanted"], [round(f, 1) for f in part["found"]]))
    return wrong


@pytest.mark.parametrize("language", ["en-US", "ar"])
def test_every_view_lies_where_it_should(open_page, probes, language):
    page = open_page(probes, locale=language, reduced_motion="reduce")
    run(page, "Show the probes")
    expect(page.locator("#content > .placed")).to_be_visible()
    assert wrong(page, mirrored=language == "ar") == {}


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
