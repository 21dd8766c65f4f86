"""Symbols that move and have colors, and views that come and go between two versions of a card."""

import pytest
from conftest import run, wait_for_motion
from pages import wait_until
from playwright.sync_api import expect


def names(symbol) -> str:
    return symbol.evaluate("symbol => getComputedStyle(symbol).animationName")


def show(page):
    run(page, "show motion")
    expect(text(page, "Rung 0 times")).to_be_visible()
    # The script that starts movements is loaded after the page.
    wait_until(page, "performance.getEntriesByType('resource').some(({ name, responseEnd }) => "
               "name.includes('/forms.js') && responseEnd > 0)")
    page.wait_for_load_state("networkidle")


def text(page, words):
    """A text on the card; screen readers are told it as well, elsewhere in the document."""
    return page.locator("#content").get_by_text(words, exact=True)


def part(page, name):
    return page.locator(f"#content svg[aria-label='{name}']")


def test_effects_that_last_run_while_they_are_active(open_page, workbench):
    page = open_page(workbench)
    show(page)
    assert names(part(page, "lasting")) == "symbol-pulse"
    look = part(page, "lasting").evaluate(
        "s => [getComputedStyle(s).animationDuration, getComputedStyle(s).animationIterationCount]")
    assert look == ["1s", "infinite"]
    assert sorted(names(part(page, "two")).split(", ")) == ["symbol-breathe", "symbol-rotate"]
    assert names(part(page, "active")) == "none"
    page.get_by_role("button", name="Ring").click()
    expect(text(page, "Rung 1 times")).to_be_visible()
    assert names(part(page, "active")) == "symbol-pulse"


def test_a_changed_value_moves_its_symbol_once(open_page, workbench):
    page = open_page(workbench)
    show(page)
    bell = part(page, "value")
    assert names(bell) == "none"
    page.evaluate("""() => {
        window.begun = [];
        document.addEventListener('animationstart', ({ target, animationName }) =>
            begun.push([target.getAttribute('aria-label') ?? target.textContent, animationName]));
    }""")
    for count in (1, 2):
        page.get_by_role("button", name="Ring").click()
        expect(text(page, f"Rung {count} times")).to_be_visible()
        wait_until(page, f"begun.filter(([, name]) => name === 'symbol-bounce').length === {count}")
        wait_until(page, f"begun.filter(([, name]) => name === 'symbol-grow').length === {count}")
        expect(bell).not_to_have_attribute("data-changed", "effect")
        assert names(bell) == "none"
    begun = page.evaluate("begun")
    assert ["value", "symbol-bounce"] in begun and ["replaced", "symbol-grow"] in begun


def test_what_comes_moves_as_its_author_says(open_page, workbench):
    page = open_page(workbench)
    show(page)
    page.evaluate("""() => {
        window.begun = [];
        document.addEventListener('animationstart', ({ target, animationName }) =>
            begun.push([target.getAttribute('aria-label') ?? target.textContent, animationName]));
    }""")
    page.get_by_role("button", name="Ring").click()
    wait_until(page, "begun.some(([id, name]) => id === 'Odd' && name === 'come')")
    expect(page.locator("#content [data-changed=came]")).to_have_count(0)
    page.get_by_role("button", name="Ring").click()
    wait_until(page, "begun.some(([id, name]) => name === 'go')")
    expect(text(page, "Odd")).to_have_count(0)


@pytest.mark.parametrize("wanted", ["no-preference", "reduce"])
def test_what_grows_from_a_corner_keeps_it_there(open_page, workbench, wanted):
    """Where less motion is wanted as well, since its author says that it doesn't move."""
    page = open_page(workbench, reduced_motion=wanted)
    show(page)
    page.evaluate("""() => {
        window.begun = {};
        document.addEventListener('animationstart', ({ target, animationName }) => {
            begun[target.textContent] = animationName;
            for (const animation of target.getAnimations()) {
                if (target.textContent !== 'Unfolded') continue;
                animation.pause();
                animation.currentTime = 0;
                window.small = target.getBoundingClientRect().toJSON();
                animation.finish();
                window.large = target.getBoundingClientRect().toJSON();
            }
        });
    }""")
    page.get_by_role("button", name="Ring").click()
    wait_until(page, "begun.Unfolded && begun.Odd")
    assert page.evaluate("begun.Unfolded") == "come"
    assert page.evaluate("begun.Odd") == ("come" if wanted == "no-preference" else "appear")
    small, large = page.evaluate("[small, large]")
    assert abs(small["width"] - large["width"] / 2) < 0.1
    assert abs(small["left"] - large["left"]) < 0.1 and abs(small["bottom"] - large["bottom"]) < 0.1


def test_where_less_motion_is_wanted_symbols_stand_still(open_page, workbench):
    page = open_page(workbench, reduced_motion="reduce")
    show(page)
    for name in ("lasting", "two", "value"):
        assert names(part(page, name)) == "none"
    page.get_by_role("button", name="Ring").click()
    expect(text(page, "Rung 1 times")).to_be_visible()
    assert names(part(page, "active")) == "none"
    assert "symbol-bounce" not in names(part(page, "value"))


def test_a_symbol_that_is_gone_keeps_its_place(open_page, workbench):
    page = open_page(workbench, reduced_motion="reduce")
    show(page)
    star = part(page, "gone")
    before = star.bounding_box()
    page.get_by_role("button", name="Ring").click()
    expect(star).to_have_css("opacity", "0")
    after = star.bounding_box()
    # Places are rounded to half a point.
    assert abs(before["width"] - after["width"]) <= 0.5 and before["height"] == after["height"]


def test_palettes_paint_the_mark_and_what_lies_behind_it(open_page, workbench):
    page = open_page(workbench, color_scheme="light")
    show(page)
    fill = "element => getComputedStyle(element).fill"
    stroke = "element => getComputedStyle(element).stroke"
    palette = part(page, "palette")
    back = palette.locator("> :not(.inner)").first.evaluate(fill)
    mark = palette.locator("> .inner > *").first.evaluate(fill)
    white = palette.evaluate("element => getComputedStyle(element).color")
    assert mark == white and back != white
    hierarchy = part(page, "hierarchy")
    behind = hierarchy.locator("> :not(.inner)").first.evaluate(stroke)
    front = hierarchy.locator("> .inner > *").first.evaluate(stroke)
    assert behind != front


def test_changes_take_the_time_that_their_author_gives_them(open_page, workbench):
    page = open_page(workbench)
    show(page)
    pace = """element => {
        const { transitionDuration, transitionDelay, transitionTimingFunction } = getComputedStyle(element);
        return [transitionDuration, transitionDelay, transitionTimingFunction];
    }"""
    assert text(page, "Paced").evaluate(pace) == ["0.4s", "0.1s", "cubic-bezier(0, 0, 0.58, 1)"]
    assert text(page, "Still").evaluate(pace) == ["0s", "0s", "linear"]
    spring = text(page, "Sprung").evaluate(pace)[2]
    # A spring that bounces goes beyond its end.
    assert spring.startswith("linear(0 0%") and " 1." in spring
    page.evaluate("""() => {
        window.moved = [];
        document.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) =>
            moved.push([target.textContent, propertyName, elapsedTime]));
        window.begun = [];
        document.addEventListener('animationstart', ({ target, animationName }) => begun.push(
            [target.textContent, animationName, getComputedStyle(target).animationDuration]));
    }""")
    for count in range(1, 4):
        page.get_by_role("button", name="Ring").click()
        expect(text(page, f"Rung {count} times")).to_be_visible()
        # A change that turns around halfway takes less time.
        wait_for_motion(page)
    wait_until(page, "moved.some(([text, name, seconds]) => text === 'Paced' && name === 'translate' && seconds === .4)")
    wait_until(page, "moved.some(([text, name]) => text === 'Sprung' && name === 'opacity')")
    wait_until(page, "begun.some(([text, name, time]) => text === 'Lifted' && name === 'come' && time === '0.3s')")
    assert not page.evaluate("moved.some(([text]) => text === 'Still')")


def test_where_less_motion_is_wanted_changes_take_no_time(open_page, workbench):
    page = open_page(workbench, reduced_motion="reduce")
    show(page)
    paced = text(page, "Paced")
    assert paced.evaluate("element => getComputedStyle(element).transitionDelay") == "0s"
    assert paced.evaluate("element => parseFloat(getComputedStyle(element).transitionDuration)") <= 0.01
    page.evaluate("""() => {
        document.getElementById('content').style.setProperty('--motion', '1s 1s linear');
        window.times = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
            if (this.textContent === 'Odd') times.push([options.duration, options.delay]);
            return animate.call(this, frames, options);
        };
    }""")
    page.get_by_role("button", name="Ring").click()
    wait_until(page, "times.length > 0")
    assert page.evaluate("times") == [[220, 0]]
