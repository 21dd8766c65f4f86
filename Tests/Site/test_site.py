"""The pages of the site, without the archives and the cards that other programs make."""

import importlib.util
import pathlib
import re

import pytest
from playwright.sync_api import expect

from website.links import dead_links
from website.reference import PLACE, address as place_of, relocated

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()
PAGES = ["", "coverage.html", "comparison.html", "gallery/", "documents/", "documents/README.html"]


def shown(page) -> list[str]:
    return [row.split("\t")[0].strip() for row in page.locator("tbody tr:visible").all_inner_texts()]


def test_every_link_among_the_pages_leads_somewhere(folder):
    assert dead_links(folder) == []


def test_a_dead_link_is_named(folder):
    page = folder / "dead.html"
    page.write_text('<a href="none.html"></a><a href="coverage.html#none"></a><a href="/coverage.html"></a>'
                    '<a href="coverage.html#swiftui"></a><a href="https://example.org"></a>')
    try:
        assert dead_links(folder) == [
            "dead.html: none.html", "dead.html: coverage.html#none names no heading",
            "dead.html: /coverage.html leaves the site where it is below another path"]
    finally:
        page.unlink()


def test_what_the_site_has_not_is_named_without_a_link(folder):
    text = (folder / "documents/README.html").read_text()
    assert "a script" in text and "Scripts/run" not in text
    assert 'href="https://example.org"' in text
    assert 'href="../reference/documentation/tea/making-tea/"' in text
    assert 'href="../reference/documentation/tea/"' in text
    assert 'src="Documentation/Images/card.svg"' in text


def test_a_page_of_the_reference_works_at_any_place():
    html = f'<link href="{PLACE}css/a.css"><script>var baseUrl = "{PLACE}"</script><script src="{PLACE}js/a.js">'
    assert relocated(html, 2) == (
        '<link href="../../css/a.css"><script>var baseUrl = new URL("../../", document.baseURI).pathname</script>'
        '<script src="../../js/a.js">')
    assert PLACE not in relocated(html, 0)


def test_a_page_of_the_reference_leads_back(page, address, folder):
    place = folder / "reference/documentation/deep/index.html"
    place.parent.mkdir(parents=True)
    place.write_text(relocated(f'<head></head><script>var baseUrl = "{PLACE}"</script><div id="app"></div>', 2))
    page.goto(address + "reference/documentation/deep/")
    # As the renderer goes to another page.
    page.evaluate("history.pushState(null, '', baseUrl + 'documentation/tea')")
    page.get_by_role("link", name="OpenAppIntents").click()
    expect(page).to_have_url(address + "index.html")


def test_a_page_of_the_reference_has_an_address():
    assert place_of("Tea", "Making tea") == "reference/documentation/tea/making-tea/"


def test_choices_are_collected_as_text(page, address):
    page.goto(address + "comparison.html")
    expect(page.get_by_role("row", name="Water.heat()")).to_contain_text("it is <hot>.")
    expect(page.get_by_role("row", name="0068")).to_contain_text("tea is hot")
    expect(page.get_by_role("listitem").filter(has_text="A rule.")).to_contain_text("<none>")


def test_the_coverage_is_searched_by_words_and_state(page, address):
    page.goto(address + "coverage.html")
    field, count = page.get_by_role("searchbox", name="Find"), page.locator("#count")
    expect(count).to_have_text("4 of 4 rows")
    field.fill("appintent")
    assert shown(page) == ["AppIntent", "AppIntentsScene"]
    expect(count).to_have_text("2 of 4 rows")
    # A table without rows is gone, with its heading.
    expect(page.get_by_text("Projects")).to_be_hidden()
    expect(page.get_by_role("heading", name="SwiftUI")).to_be_hidden()
    expect(page.get_by_role("heading", name="App Intents")).to_be_visible()
    field.fill("KIT  appintents")
    assert shown(page) == ["AppIntentsScene"]
    field.fill("")
    page.get_by_label("State").select_option("absent")
    assert shown(page) == ["AppIntentsScene"]
    # A ✓ is a state as well, and “absent: …” of a member is none of its type.
    page.get_by_label("State").select_option("exact")
    assert shown(page) == ["AppEntity", "Text"]
    field.fill("nothing at all")
    expect(count).to_have_text("0 of 4 rows")


def test_a_search_has_an_address(page, address):
    page.goto(address + "coverage.html?q=entity&state=exact")
    assert shown(page) == ["AppEntity"]
    page.get_by_role("searchbox").fill("text")
    expect(page).to_have_url(address + "coverage.html?q=text&state=exact")


def test_keys_are_enough_to_search(page, address):
    page.goto(address + "coverage.html")
    page.keyboard.press("/")
    page.keyboard.type("scene")
    assert shown(page) == ["AppIntentsScene"]
    page.keyboard.press("Escape")
    assert len(shown(page)) == 4
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_a_card_has_the_color_scheme_of_the_page(page, address):
    page.emulate_media(color_scheme="dark")
    page.goto(address + "gallery/")
    frame = page.get_by_title("Tea & Milk")
    expect(frame).to_have_attribute("src", "tea-dark.html")
    page.emulate_media(color_scheme="light")
    expect(frame).to_have_attribute("src", "tea-light.html")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_read(page, address, scheme):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 320, "height": 700})
    for place in PAGES:
        page.goto(address + place)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{place} is wider than a phone"
        page.evaluate(AXE)
        found = page.evaluate("axe.run('body', { resultTypes: ['violations'] }).then(({ violations }) => violations)")
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == [], place


def test_pages_refer_to_nothing_elsewhere(folder):
    for path in [*folder.glob("*.html"), *folder.glob("documents/**/*.html"), *folder.glob("*.css"), *folder.glob("*.js")]:
        loaded = re.findall(r'(?:src="|<link [^>]*href="|url\(|import )[^")]*https?:', path.read_text())
        assert loaded == [], path
