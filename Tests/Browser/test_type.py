"""The fonts that cards are drawn in: the page knows whether it draws text as wide as the server measures it."""

from conftest import enter, run
from pages import wait_until
from playwright.sync_api import expect
from programs import launch

FLOWS = "'flow' in document.documentElement.dataset"
SENTINEL = "document.getElementById('sentinel')"


def test_text_is_as_wide_as_it_is_measured(open_page, kitchen):
    page = open_page(kitchen)
    wait_until(page, f"!({FLOWS})")
    drawn = page.evaluate(f"{SENTINEL}.getBoundingClientRect().width")
    measured = float(page.locator("#sentinel").get_attribute("data-width"))
    assert measured > 100
    assert abs(drawn - measured) < 0.1
    run(page, "to-do list")
    family = page.locator("#content .text").first.evaluate("element => getComputedStyle(element).fontFamily")
    assert family.split(",")[0] == "card"


def test_text_that_a_person_spaces_wider_flows(open_page, kitchen):
    """As the Web Content Accessibility Guidelines have it in 1.4.12: each of the four by itself."""
    page = open_page(kitchen)
    for rule in ("letter-spacing: .12em", "word-spacing: .16em", "line-height: 1.5", "font-size: 20px"):
        wait_until(page, f"!({FLOWS})")
        # As an extension does it, past the page's policy.
        page.evaluate(
            """rule => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(`* { ${rule} !important; }`);
                document.adoptedStyleSheets = [sheet];
            }""", rule)
        wait_until(page, FLOWS)
        page.evaluate("document.adoptedStyleSheets = []")
    wait_until(page, f"!({FLOWS})")


def test_a_least_size_of_letters_flows(browser, kitchen):
    """As a person sets it in the browser: running text stays as it is, and the smallest text grows."""
    strict = launch(browser.browser_type, "--blink-settings=minimumFontSize=14")
    try:
        page = strict.new_page()
        enter(page.context, kitchen)
        page.goto(kitchen.address)
        # The font is there, so that only the size can be the reason.
        wait_until(page, f"Math.abs({SENTINEL}.getBoundingClientRect().width - {SENTINEL}.dataset.width) < .1")
        page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert page.evaluate(FLOWS)
        least = page.locator("#least-sentinel")
        drawn = least.evaluate("element => element.getBoundingClientRect().width")
        assert drawn > float(least.get_attribute("data-width")) + 20
    finally:
        strict.close()


def test_without_the_font_text_flows(open_page, kitchen):
    page = open_page(kitchen)
    wait_until(page, f"!({FLOWS})")
    page.route("**/fonts/*", lambda route: route.abort())
    page.allowed_complaints.append("Failed to load resource")
    # A fresh tab of the same browser: cached files may be used.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.reload()
    run(page, "to-do list")
    assert page.evaluate(FLOWS)
    expect(page.locator("#content .text").first).to_be_visible()


def test_another_text_size_changes_nothing_about_the_font(open_page, kitchen):
    page = open_page(kitchen, storage={"text": "accessibility3"})
    wait_until(page, f"!({FLOWS})")


def test_the_fonts_are_fetched_once(open_page, kitchen):
    page = open_page(kitchen)
    wait_until(page, f"!({FLOWS})")
    # The sentinel is drawn in one of them; the others come meanwhile.
    page.wait_for_load_state("networkidle")
    fetched = []
    page.on("response", lambda response: fetched.append(response)
            if "/fonts/" in response.url and not response.from_service_worker else None)
    page.reload()
    wait_until(page, f"!({FLOWS})")
    sizes = [response.request.sizes()["responseBodySize"] for response in fetched]
    # For an answer from its cache, the browser reports no headers.
    assert all(size <= 0 for size in sizes), sizes
