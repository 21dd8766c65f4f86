"""What keeps running after an action shows as a card that changes until it ends; searches and videos of the app."""

import re

import pytest
from conftest import Server, run, search
from pages import wait_until
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def bench(tmp_path_factory):
    """A workbench of its own, where nothing else runs."""
    state = tmp_path_factory.mktemp("radio")
    server = Server("Workbench", state).start()
    server.state = state
    yield server
    server.stop()


def test_a_loaf_bakes_before_the_persons_eyes(open_page, bench):
    page = open_page(bench)
    watched = bench.state / "watched"
    watched.touch()
    run(page, "bake bread")
    expect(page.locator("#card").locator("[role=progressbar], progress").first).to_be_visible()
    watched.unlink()
    # Drawn again as it changes, on the same card, until it ends.
    expect(page.locator("#card")).to_contain_text("Nothing is running.")
    expect(page.locator("#card")).to_contain_text("Bake Bread")


def test_a_radio_without_progress_is_stopped(open_page, bench):
    page = open_page(bench)
    run(page, "radio")
    card = page.locator("#card")
    expect(card).to_contain_text("The radio plays.")
    stop = card.get_by_role("button", name="Stop “Radio”")
    expect(stop).to_be_visible()
    assert not (bench.state / "silence").exists()
    stop.click()
    expect(card).to_contain_text("Nothing is running.")
    assert (bench.state / "silence").exists()


def test_it_goes_on_while_the_person_does_something_else(open_page, bench):
    page = open_page(bench)
    run(page, "radio")
    expect(page.get_by_role("button", name="Stop “Radio”")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    run(page, "running actions")
    stop = page.locator("#card").get_by_role("button", name="Stop “Radio”")
    stop.click()
    expect(page.locator("#card")).to_contain_text("Nothing is running.")


def test_sound_within_perform_has_a_stop(open_page, bench):
    page = open_page(bench)
    search(page, "hum tune")
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_visible()
    stop.click()
    expect(stop).to_have_count(0)


def test_what_nothing_can_stop_has_no_stop_and_ends(open_page, bench):
    page = open_page(bench)
    run(page, "glow")
    card = page.locator("#card")
    expect(card).to_contain_text("Glow")
    expect(card.get_by_role("button", name=re.compile("Stop"))).to_have_count(0)
    expect(card).to_contain_text("Nothing is running.")


@pytest.mark.parametrize("title, scopes, words", [
    ("Play “blue whale”", "Watch Film · Movies", "“blue whale” plays."),
    ("Search for “blue whale”", "Search Program · TV · Movies", "2 programs for “blue whale”."),
])
def test_the_words_of_a_search_are_handed_to_the_app(open_page, bench, title, scopes, words):
    page = open_page(bench)
    page.keyboard.type("blue whale")
    option = page.get_by_role("option", name=title)
    expect(option).to_contain_text(scopes)
    option.click()
    expect(page.locator("#card")).to_contain_text(words)


def test_a_run_shows_how_far_it_is(open_page, bench, tmp_path):
    page = open_page(bench)
    page.goto(f"{bench.address}/run/WorkIntent?trace={tmp_path}/trace&steps=3000")
    page.get_by_role("button", name="Continue").click()
    bar = page.locator("#run-progress")
    expect(bar).to_be_visible()
    first = bar.evaluate("bar => bar.value")
    wait_until(page, f"document.getElementById('run-progress').value > {first}")
    page.get_by_role("button", name="Stop").click()
    expect(bar).to_be_hidden()
