"""Toggles, focus, speech, motion, sizes and appearance."""

import json
import re

import pytest
from conftest import run, tab_to, wait_for_fonts
from pages import wait_until
from playwright.sync_api import expect
from waiting import PATIENCE

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# There was an announcement, and no further one for a while.
SILENCE = "spoken.length > 0 && performance.now() - spoken.at(-1).at > 200"
HEART = re.compile("(Add to|Remove from) Favorites")


def test_toggle_flips_at_once_and_stays(open_page, kitchen):
    page = open_page(kitchen)
    run(page, "to-do list")
    toggle = page.get_by_role("switch").first
    before = toggle.get_attribute("aria-checked")
    flipped = toggle.evaluate("element => { element.click(); return element.getAttribute('aria-checked'); }")
    assert flipped != before
    page.reload()
    expect(page.get_by_role("switch").first).to_have_attribute("aria-checked", flipped)


def test_toggle_answers_on_pointer_down_and_forgives(open_page, kitchen):
    page = open_page(kitchen)
    run(page, "to-do list")
    toggle = page.get_by_role("switch").nth(2)
    before = toggle.get_attribute("aria-checked")
    toggle.hover()
    page.mouse.down()
    expect(toggle).not_to_have_attribute("aria-checked", before)
    page.mouse.move(2, 2)
    page.mouse.up()
    expect(toggle).to_have_attribute("aria-checked", before)


def test_focus_stays_on_the_control(open_page, kitchen):
    page = open_page(kitchen)
    run(page, "to-do list")
    expect(page.locator("#card-title")).to_be_focused()
    toggle = page.get_by_role("switch").nth(1)
    toggle.focus()
    for _ in range(2):
        before = toggle.get_attribute("aria-checked")
        page.keyboard.press("Space")
        expect(toggle).not_to_have_attribute("aria-checked", before)
        expect(toggle).to_be_focused()


def test_elements_survive_a_refresh(open_page, kitchen):
    """A refresh changes what differs and leaves the rest of the document alone."""
    page = open_page(kitchen)
    run(page, "to-do list")
    page.evaluate("for (const element of content.querySelectorAll('*')) element.mark = true")
    page.get_by_role("switch").first.click()
    expect(page.locator("[data-pending]")).to_have_count(0)
    kept = page.evaluate("[...content.querySelectorAll('[role=switch]')].every(({ mark }) => mark)")
    assert kept


def test_a_refresh_brings_only_what_changed(open_page, kitchen):
    """The parts that come make the same view as the whole that comes to a page loaded anew."""
    page = open_page(kitchen)
    messages = []
    with page.expect_websocket() as opened:
        page.reload()
    opened.value.on("framereceived", lambda frame: messages.append(json.loads(frame)))
    wait_for_fonts(page)
    run(page, "to-do list")
    for number in (0, 1, 0):
        toggle = page.get_by_role("switch").nth(number)
        before = toggle.get_attribute("aria-checked")
        # Chromium may tell of a frame after the page has already drawn it.
        with opened.value.expect_event("framereceived", lambda frame: "parts" in (json.loads(frame).get("card") or {})):
            toggle.click()
        expect(toggle).not_to_have_attribute("aria-checked", before)
        expect(page.locator("[data-pending]")).to_have_count(0)
    cards = [message["card"] for message in messages if message.get("card")]
    whole = [card["html"] for card in cards if card.get("html")]
    parts = ["".join(card["parts"]) for card in cards if card.get("parts")]
    assert len(whole) == 1 and len(parts) == 3
    assert all(len(part) < len(whole[0]) / 2 for part in parts)
    # A number begins to roll with the frame after its text has come.
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.locator("[data-changed]")).to_have_count(0)
    changed = page.locator("#content").inner_html()
    page.reload()
    expect(page.locator("#content > .placed").get_by_role("switch").first).to_be_visible()
    assert page.locator("#content").inner_html() == changed


def test_changes_are_announced_once(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    number = page.locator("#content [data-transition=numeric]")
    expect(number).to_be_visible()
    wait_until(page, "spoken.some(({ text }) => text.includes('How many'))")
    wait_until(page, SILENCE)
    page.evaluate("spoken.length = 0")
    count = int(number.inner_text())
    page.get_by_role("button", name="More tickets").click()
    wait_until(page, SILENCE)
    spoken = page.evaluate("spoken")
    assert len(spoken) == 1, spoken
    assert str(count + 1) in spoken[0]["text"]
    assert "How many" not in spoken[0]["text"]
    assert not spoken[0]["isAlert"]


def test_numbers_do_not_move_under_reduced_motion(open_page, travel):
    page = open_page(travel, reduced_motion="reduce")
    run(page, "find closest")
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    number = page.locator("#content [data-transition=numeric]")
    expect(number).to_be_visible()
    wait_until(page, "document.getAnimations().length === 0")
    moving = page.evaluate("""async () => {
        const name = (element) => element.getAttribute('aria-label');
        const number = () => document.querySelector('#content [data-transition=numeric]').textContent;
        const before = number();
        [...document.querySelectorAll('#content button')].find((b) => name(b) === 'More tickets').click();
        const seen = [], end = performance.now() + %d;
        // From the press on, and some frames more than until its answer is there.
        for (let frame = 0; frame < 12; frame += number() !== before) {
            if (performance.now() > end) throw new Error('The number never changed.');
            await new Promise(requestAnimationFrame);
            for (const animation of document.getAnimations()) {
                seen.push(...animation.effect.getKeyframes().flatMap(Object.keys));
            }
        }
        return seen.filter((property) => ['transform', 'translate', 'scale', 'height', 'filter'].includes(property));
    }""" % (PATIENCE * 1000))
    assert moving == []


def test_system_buttons_stay_visible(open_page, travel):
    page = open_page(travel, viewport={"width": 390, "height": 500})
    run(page, "find closest")
    expect(page.locator("#system button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("text", ["xSmall", "large", "accessibility5"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_lost_at_the_side(open_page, travel, text, width):
    page = open_page(
        travel, storage={"text": text}, viewport={"width": width, "height": 700})
    assert page.evaluate(SIDEWAYS) <= 0
    run(page, "find closest")
    assert page.evaluate(SIDEWAYS) <= 0
    expect(page.locator("#system button")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Find Best Ticket Prices").click()
    expect(page.locator("#system [data-role=confirm]")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SIDEWAYS) <= 0
    page.locator("#system [data-role=cancel]").click()
    run(page, "show landmark")
    assert page.evaluate(SIDEWAYS) <= 0


def test_text_size_control(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    heading = page.locator("#content").get_by_text("Eiffel Tower").first
    small = heading.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
    page.get_by_role("button", name="Text size and appearance").click()
    page.locator("#text-size").focus()
    page.keyboard.press("End")
    large = heading.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
    assert large > 1.5 * small
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-text", "accessibility5")


def test_appearance_follows_the_system_and_the_person(open_page, travel):
    page = open_page(travel, color_scheme="light")
    run(page, "find closest")
    ink = "getComputedStyle(document.querySelector('#content .text')).color"
    light = page.evaluate(ink)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    assert page.evaluate(ink) != light
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    page.get_by_role("button", name="Text size and appearance").click()
    page.get_by_role("radio", name="Light").check()
    expect(page.locator("html")).to_have_attribute("data-scheme", "light")
    assert page.evaluate(ink) == light


def test_tab_order_is_reading_order(open_page, travel):
    page = open_page(travel)
    run(page, "find closest")
    tab_to(page, HEART)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Find Best Ticket Prices")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#system [data-role=done]")).to_be_focused()


def test_person_location_is_asked_for_only_on_request(open_page, travel):
    page = open_page(
        travel, geolocation={"latitude": 35.3606, "longitude": 138.7274}, permissions=["geolocation"])
    run(page, "find closest")
    expect(page.locator("#content")).to_contain_text("Eiffel Tower")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Use My Location").click()
    expect(page.locator("#locate")).to_have_attribute("aria-pressed", "true")
    page.locator("#query").focus()
    run(page, "find closest")
    expect(page.locator("#content")).to_contain_text("Mount Fuji")


def test_in_a_low_window_the_buttons_stand_above_the_run_and_cover_what_is_behind(open_page, workbench, tmp_path):
    page = open_page(workbench, viewport={"width": 390, "height": 420})
    run(page, "work")
    page.locator("#card input").first.fill(str(tmp_path / "trace"))
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_visible()
    bar = page.locator("#system")
    assert bar.bounding_box()["y"] + bar.bounding_box()["height"] <= page.locator("#run").bounding_box()["y"] + 1
    expect(bar).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    stop.click()
    expect(page.locator("#run")).to_be_hidden()
