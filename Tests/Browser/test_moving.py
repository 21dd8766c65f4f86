"""Elements that lie elsewhere in the next version of a card move there."""

import pytest
from conftest import run, wait_for_motion
from playwright.sync_api import expect

# Stops every movement where it begins, and notes of each how long it takes and where the element lies at the beginning,
# halfway and at the end.
WATCH = """() => {
    window.moves = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'top' && propertyName !== 'left') return;
        const move = target.getAnimations().find(({ transitionProperty }) => transitionProperty === propertyName);
        if (!move) return;
        move.pause();
        const { duration } = move.effect.getComputedTiming();
        const places = [0, .5, .999].map((share) => {
            move.currentTime = share * duration;
            return parseFloat(getComputedStyle(target)[propertyName]);
        });
        moves.push({ words: target.textContent, property: propertyName, duration, places });
        move.finish();
    });
}"""


def moves(page, words: str) -> list[dict]:
    return [move for move in page.evaluate("moves.splice(0)")
            if (move["words"], move["property"]) == (words, "top")]


@pytest.mark.parametrize("wanted", ["no-preference", "reduce"])
def test_rows_below_one_that_comes_and_goes_move_to_their_places(open_page, workbench, wanted):
    page = open_page(workbench, reduced_motion=wanted)
    run(page, "show motion")
    ring = page.get_by_role("button", name="Ring")
    wait_for_motion(page)
    page.evaluate(WATCH)
    place = ring.evaluate("element => element.offsetTop")
    # “Odd” and “Unfolded” come above the button, and go.
    for count, way in [(1, 1), (2, -1)]:
        ring.click()
        expect(page.locator("#content").get_by_text(f"Rung {count} times", exact=True)).to_be_visible()
        wait_for_motion(page)
        moved = ring.evaluate("element => element.offsetTop") - place
        assert moved * way > 20
        [move] = moves(page, "Ring")
        start, middle, end = (way * (there - place) for there in move["places"])
        assert start == 0 and start < middle < end and abs(end - way * moved) < 0.5
        # Where less motion is wanted, nobody sees it.
        assert (move["duration"] < 1) == (wanted == "reduce")
        place += moved
