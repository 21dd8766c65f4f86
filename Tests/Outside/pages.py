"""How tests wait for what pages in a browser show."""

import json

from playwright.sync_api import Page, expect
from waiting import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)


def wait_until(page: Page, condition: str) -> None:
    """Waits for the frame of the page in which a JavaScript expression holds, without `eval`, which the page's policy
    forbids."""
    page.evaluate(
        """async () => {
            const end = performance.now() + %d;
            while (!(%s)) {
                if (performance.now() > end) throw new Error(%s);
                await new Promise(requestAnimationFrame);
            }
        }"""
        % (PATIENCE * 1000, condition, json.dumps(f"This never held: {condition}")))
