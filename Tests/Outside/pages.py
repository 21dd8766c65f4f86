"""How tests wait for what pages in a browser show, and what browsers complain about meanwhile."""

import json

from playwright.sync_api import Page, expect
from waiting import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

#: What a browser writes to its console while there is no network or no server, and when a server is killed in any moment
#: of a connection: before, during or after the handshake, or in the middle of an answer.
NO_CONNECTION = [
    "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED", "ERR_CONNECTION_", "ERR_SOCKET_NOT_CONNECTED",
    "ERR_EMPTY_RESPONSE", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "Connection closed before receiving a handshake response", "closed before the connection is established",
    # The script of the offline worker, which a page that comes back asks for again.
    "An unknown error occurred when fetching the script."]


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
