"""A page at another port of this machine, with whose requests the browser sends the cookie: it changes nothing here."""

import pytest
from wires import PageSocket

ADDRESSES = [
    "/controls/configure?edit=Favorite", "/widgets/configure?edit=1", "/widgets/add?kind=Landmark&family=systemSmall",
    "/widgets/change?id=1&to=remove", "/controls/use?kind=Favorite&on=true", "/focus?edit=1&filter=Any", "/focus/add",
    "/settings/delete", "/run/ShowFavoritesIntent", "/open/LandmarkEntity/139", "/unlock", "/lock", "/search?q=x",
    "/session/events?tab=0123456789abcdef",
]
VISIT = {"Sec_Fetch_Site": "same-site", "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "document"}
#: What an image, a frame, a script and a prefetch of that page send.
SENDERS = [
    VISIT | {"Sec_Fetch_Mode": "no-cors", "Sec_Fetch_Dest": "image"}, VISIT | {"Sec_Fetch_Dest": "iframe"},
    VISIT | {"Sec_Fetch_Mode": "no-cors", "Sec_Fetch_Dest": "script"}, VISIT | {"Sec_Purpose": "prefetch"},
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_nothing_is_begun_or_changed(serving, address):
    browser = serving.browser()
    page = PageSocket(browser)
    assert page.event()["card"] is None
    board = browser.ask("/widgets").text
    for sender in SENDERS:
        assert browser.ask(address, **sender).status == 403, sender
    # A form and a script name their page.
    for origin in ("http://127.0.0.1:1", "http://localhost:1", "null"):
        answer = browser.ask(address, "POST", **VISIT, Origin=origin)
        assert answer.status == 403, origin
    assert browser.ask("/widgets").text == board
    # Whatever those had begun would be told before the answer to what is sent now.
    page.message(type="stop")
    assert page.event()["message"] == "Nothing is running."


def test_a_link_of_that_page_is_followed(serving):
    assert serving.browser().ask("/run/ShowFavoritesIntent", **VISIT).status == 200
