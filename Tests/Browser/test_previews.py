"""The page of previews: what #Preview and preview providers describe, drawn as cards and widgets."""

import re

import pytest
from conftest import Server, axe_findings, enter, wait_for_fonts
from pages import wait_until
from playwright.sync_api import expect
from programs import ROOT


@pytest.fixture(scope="module", params=["Gallery", "WidgetProgram"])
def app(request, tmp_path_factory):
    server = Server(request.param, tmp_path_factory.mktemp("previews")).start()
    yield server
    server.stop()


@pytest.fixture
def previews(browser, app):
    """Opens the page in a browser of its own, which tolerates no error."""
    contexts, errors = [], []

    def open_previews(**settings):
        context = browser.new_context(reduced_motion="reduce", **settings)
        contexts.append(context)
        enter(context, app)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        page.goto(app.address + "/previews")
        see_all(page)
        return page

    yield open_previews
    for context in contexts:
        context.close()
    assert errors == []


def see_all(page):
    """Looks at each preview, since one is fetched when it comes into view, and goes back to the top."""
    wait_for_fonts(page)
    for preview in page.locator(".preview").all():
        preview.scroll_into_view_if_needed()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(preview).not_to_have_attribute("data-pending", "")
    page.evaluate("scrollTo(0, 0)")


def names(page):
    return page.locator(".preview h3, .preview figcaption").all_inner_texts()


def test_previews_are_listed_with_their_places_and_names(previews, app):
    page = previews(viewport={"width": 1100, "height": 900})
    places = page.locator(".preview h2").all_inner_texts()
    if app.binary.name == "Gallery":
        declared = sorted(
            (f"Gallery/{path.name}", place, name)
            for path in (ROOT / "Examples/Gallery").glob("*/*.swift")
            for place, name in enumerate(re.findall(r'^#Preview\("(.+?)"', path.read_text(), re.MULTILINE)))
        assert len(declared) > 3
        assert [place.split(":")[0] for place in places] == [
            file for file, _, _ in declared] + ["Gallery.WeatherView_Previews"]
        assert names(page) == [name for _, _, name in declared] + ["One hour", "Five hours, one symbol"]
        widths = [box["width"] for box in (
            figure.bounding_box() for figure in page.locator("figure").all())]
        assert len(widths) == len(declared) + 2
        special = {"All glasses": 752, "In a narrow box": 272}
        assert widths == [special.get(name, 392) for name in names(page)]
        # The box clips higher content, and has its own height.
        assert page.locator("[data-room=box] .frame-of-preview").bounding_box()["height"] == 202
        wait_until(page, f"document.querySelectorAll('.snippet.placed').length === {len(widths)}")
    else:
        assert len(places) == 2
        assert names(page) == ["Cups"]
        frames = page.locator(".frame-of-widget")
        assert [frame.inner_text().split() for frame in frames.all()] == [
            ["Mug"], ["Beaker"]] + 5 * [["Cup:", "Glass"]]
        assert frames.first.bounding_box()["width"] == 170
        assert page.get_by_role("link", name="Previews").get_attribute("aria-current") == "page"


@pytest.mark.parametrize("width, scheme, text, language", [
    (320, "dark", "accessibility1", "en-US"), (390, "light", "large", "ar"),
    (1280, "light", "large", "en-US")])
def test_the_page_fits_and_axe_finds_nothing(previews, width, scheme, text, language):
    page = previews(
        viewport={"width": width, "height": 900}, color_scheme=scheme, locale=language)
    page.evaluate("(text) => { localStorage.text = text; }", text)
    page.reload()
    see_all(page)
    assert page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert axe_findings(page, "main") == []


def test_nothing_in_a_preview_can_be_pressed(previews, app):
    page = previews()
    assert page.locator("#board :is(button, a):not([inert] *)").count() == 0


def test_a_change_of_appearance_draws_all_anew(previews, app):
    page = previews(color_scheme="light")
    ground = "getComputedStyle(document.querySelector('.frame-of-preview, .frame-of-widget')).backgroundColor"
    light = page.evaluate(ground)
    with page.expect_request("**/previews/item?*scheme=dark*"):
        page.emulate_media(color_scheme="dark")
    # The page may request a preview that becomes visible in between in dark before the page itself changes.
    wait_until(page, f"{ground} !== '{light}'")


def test_an_app_without_previews_has_no_such_page(browser, travel):
    context = browser.new_context()
    enter(context, travel)
    page = context.new_page()
    assert page.goto(travel.address + "/previews").status == 404
    page.goto(travel.address + "/widgets")
    expect(page.get_by_role("link", name="Controls")).to_be_visible()
    expect(page.get_by_role("link", name="Previews")).to_have_count(0)
    context.close()
