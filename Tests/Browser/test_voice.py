"""Speaking to the page: a made voice in place of the microphone, and a program in place of ears.

Where the recognizer is not what is tested, a test decides which words it hears.
"""

import array
import contextlib
import os
import pathlib
import re
import select
from collections.abc import Callable

import pytest
import voices
from conftest import axe_findings, enter, run, search, serve, wait_for_motion
from pages import wait_until
from playwright.sync_api import Page, WebSocketRoute, expect
from programs import TRAVEL_LOCATION, launch
from waiting import PATIENCE

# A voice that only writes down what it says, and the microphone's streams.
WATCH = """
window.said = [];
window.streams = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ lang: 'de-DE', localService: true }, { lang: 'en-US', localService: false },
        { lang: 'en-GB', localService: true }],
    speak: ({ text, lang }) => said.push(`${lang} ${text}`),
    cancel: () => said.push(''),
} });
if (navigator.mediaDevices) {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        streams.push(stream);
        return stream;
    };
}
"""
SAID = "said.filter(Boolean)"
IS_OFF = "streams.length > 0 && streams.every((stream) => stream.getTracks()[0].readyState === 'ended')"


@pytest.fixture(scope="module")
def sounds(tmp_path_factory) -> pathlib.Path:
    return tmp_path_factory.mktemp("sounds")


def launch_with_microphone(browser, path: pathlib.Path, answer: str = ""):
    """Starts a browser that hears a file; it answers its own question whether a page may."""
    return launch(
        browser.browser_type, "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-audio-capture={path}", f"--use-fake-ui-for-media-stream{answer}")


@pytest.fixture(scope="module")
def browser(browser, sounds):
    """A browser whose microphone hears a short word again and again, with pauses."""
    word = voices.resampled(voices.said("now", sounds / "now.wav"))
    quiet = array.array("h", [0]) * (voices.RATE // 4)
    # The silence around it is a second on both sides.
    voices.write(sounds / "word.wav", quiet + word[voices.RATE - 800:-voices.RATE] + 4 * quiet)
    speaking = launch_with_microphone(browser, sounds / "word.wav")
    yield speaking
    speaking.close()


@pytest.fixture(scope="module")
def words(sounds) -> pathlib.Path:
    """The file with the words that are heard next."""
    (sounds / "ears").write_text("cat words")
    return sounds / "words"


@pytest.fixture(scope="module")
def hearing(tmp_path_factory, words):
    """The travel app with a recognizer that hears what a test has written."""
    yield from serve(
        "TravelTracking", tmp_path_factory.mktemp("hearing"), "--location", TRAVEL_LOCATION,
        "--recognizer", f"cd '{words.parent}'; . ./ears # {{}}", hears=True)


@pytest.fixture(scope="module")
def dinner(tmp_path_factory, words):
    """The kitchen app with the same ears: it has a form of several values."""
    yield from serve("Kitchen", tmp_path_factory.mktemp("dinner"), "--recognizer", f"cat '{words}' # {{}}", hears=True)


@pytest.fixture
def ears(words):
    """What the recognizer of the travel app does in one test, as lines for a shell."""
    script = words.with_name("ears")
    usual = script.read_text()
    yield script
    script.write_text(usual)


@pytest.fixture
def speak_to(open_page, hearing):
    def speak_to(script: str = WATCH, **options) -> Page:
        return open_page(hearing, script=script, **options)

    return speak_to


def strip(page: Page, state: str):
    return page.locator(f".voice[data-state={state}]")


def mic(page: Page):
    """The button of the field."""
    return page.locator("#speak")


def hold_answers(page: Page) -> Callable[[], None]:
    """Keeps what the app says of the sound from the page, which listens until then; returns what hands it over.

    A word and the pause after it are over within two seconds, in which a slow browser may show nothing.
    """
    held: list[Callable[[], None]] = []
    is_held = True

    def take(hand_over: Callable[[], None]) -> None:
        if is_held:
            held.append(hand_over)
        else:
            hand_over()

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: take(lambda: socket.send(message)))
        server.on_close(lambda code, reason: take(lambda: socket.close(code=code, reason=reason)))

    def hand_over() -> None:
        nonlocal is_held
        is_held = False
        for each in held:
            each()

    page.route_web_socket(re.compile("/session/voice"), connect)
    return hand_over


def test_a_said_sentence_is_performed_and_its_dialog_said(speak_to, words):
    """By the keyboard alone. The dialog of what is typed is for screen readers only."""
    words.write_text("find the closest landmark")
    page = speak_to()
    hand_over = hold_answers(page)
    expect(page.locator("#query")).to_be_focused()
    page.keyboard.press("Tab")
    expect(mic(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(strip(page, "listening")).to_contain_text("Listening…")
    expect(mic(page)).to_have_attribute("aria-pressed", "true")
    wait_until(page, "Number(document.querySelector('.level').style.getPropertyValue('--level')) > 0.3")
    hand_over()
    expect(page.locator("#card")).to_be_visible()
    wait_until(page, IS_OFF)
    wait_until(page, f"{SAID}.length > 0")
    said = page.evaluate(SAID)
    assert said[0].startswith("en-GB ") and "Eiffel" in said[0], said
    # A person who speaks may not look at the card.
    shown = [line for line in page.locator("#content").inner_text().splitlines() if line.strip()]
    assert shown and [line for line in shown if line not in said[0]] == [], said
    # What is said aloud is not what screen readers say at the same time.
    assert page.evaluate("spoken.filter(({ text }) => text.includes('Eiffel'))") == []
    # On the card there is a button to go on.
    expect(page.locator(".voice").get_by_role("button", name="Speak")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#query")).to_have_value("find the closest landmark")
    expect(page.locator(".voice")).to_be_hidden()
    search(page, "find the closest landmark")
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_visible()
    wait_until(page, "spoken.some(({ text }) => text.includes('Eiffel'))")
    assert sum("Eiffel" in text for text in page.evaluate(SAID)) == 1


def test_a_question_is_said_and_answered(speak_to, words):
    words.write_text("find tickets for the louvre")
    page = speak_to()
    mic(page).click()
    expect(page.locator("#card")).to_contain_text("How many tickets?")
    wait_until(page, f"{SAID}.some((text) => text.includes('Search') && text.includes('Cancel'))")
    words.write_text("cancel")
    # A short press of the key is one of the button.
    page.keyboard.press("Alt+m")
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator("#query")).to_be_focused()


def hear(page: Page, words: pathlib.Path, text: str) -> str:
    """Lets the microphone hear words; what is said aloud in answer."""
    before = len(page.evaluate(SAID))
    words.write_text(text)
    page.keyboard.press("Alt+m")
    wait_until(page, f"{SAID}.length > {before}")
    wait_until(page, IS_OFF)
    return page.evaluate(SAID)[before]


def test_a_question_is_said_again_and_tells_what_answers_it(speak_to, words):
    """Neither command answers it."""
    words.write_text("find tickets for the louvre")
    page = speak_to()
    mic(page).click()
    wait_until(page, f"{SAID}.length > 0")
    question, = page.evaluate(SAID)
    assert "How many tickets?" in question
    assert hear(page, words, "say it again") == question
    told = hear(page, words, "what can I say")
    assert told.startswith("en-GB You can say “") and "“Cancel”" in told, told
    # What was told is what is said again, and a person who reads it has it too.
    assert hear(page, words, "say that again") == told
    expect(page.locator("#card")).to_contain_text("How many tickets?")
    assert page.evaluate("spoken.filter(({ text }) => text.startsWith('You can say'))") == []


def test_without_a_question_the_first_actions_are_told_and_said_again(speak_to, words):
    """Also to a person who has done nothing yet, who can't undo anything."""
    page = speak_to()
    rows = [row.inner_text() for row in page.get_by_role("option").locator(".row-title").all()[:3]]
    told = hear(page, words, "what can I say")
    assert told == "en-GB You can say {}.".format(", ".join(f"“{words}”" for words in [*rows, "cancel"]))
    expect(page.locator("#notice")).to_contain_text("You can say")
    assert hear(page, words, "say it again") == told
    expect(page.locator("#card")).to_be_hidden()


def test_a_held_key_ends_it(speak_to, words):
    words.write_text("show my favorites")
    page = speak_to()
    level = "Number(document.querySelector('.voice .level')?.style.getPropertyValue('--level'))"
    page.keyboard.down("Alt")
    page.keyboard.down("m")
    expect(strip(page, "listening")).to_be_visible()
    wait_until(page, f"{level} > 0.4")
    # The word is over, and would have been so for the pause long before the next one is.
    wait_until(page, f"{level} < 0.2")
    wait_until(page, f"{level} > 0.4")
    page.keyboard.up("m")
    page.keyboard.up("Alt")
    expect(page.locator("#card")).to_be_visible()


def test_escape_cancels(speak_to, words):
    words.write_text("show my favorites")
    page = speak_to()
    hold_answers(page)
    page.keyboard.type("louvre")
    mic(page).click()
    expect(strip(page, "listening")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".voice")).to_be_hidden()
    wait_until(page, IS_OFF)
    expect(page.locator("#query")).to_have_value("louvre")
    expect(mic(page)).to_have_attribute("aria-pressed", "false")
    # Typing cancels, too.
    mic(page).click()
    expect(strip(page, "listening")).to_be_visible()
    page.locator("#query").focus()
    page.keyboard.type("!")
    expect(page.locator(".voice")).to_be_hidden()
    wait_until(page, IS_OFF)


def test_words_that_mean_nothing_are_shown_and_a_recognizer_that_fails_is_told(speak_to, words):
    words.write_text("zzzz qqqq")
    page = speak_to()
    mic(page).click()
    expect(page.locator("#query")).to_have_value("zzzz qqqq")
    expect(page.locator("#empty")).to_contain_text("zzzz qqqq")
    expect(page.locator("#card")).to_be_hidden()
    words.unlink()
    mic(page).click()
    expect(page.locator("#notice")).to_contain_text("could not be recognized")
    expect(page.locator(".voice")).to_be_hidden()


def test_a_refused_microphone_is_told(browser, hearing, sounds):
    refusing = launch_with_microphone(browser, sounds / "word.wav", "=deny")
    try:
        context = refusing.new_context()
        enter(context, hearing)
        page = context.new_page()
        page.goto(hearing.address)
        mic(page).click()
        expect(page.locator("#notice")).to_contain_text("This page may not use the microphone.")
        expect(mic(page)).to_have_attribute("aria-pressed", "false")
    finally:
        refusing.close()


def test_a_missing_or_busy_microphone_is_told(speak_to):
    page = speak_to()
    for script, text in (
        ("async () => { throw new DOMException('', 'NotFoundError'); }", "There is no microphone."),
        ("async () => { throw new DOMException('', 'NotReadableError'); }", "used by something else"),
        ("undefined", "only over HTTPS"),
    ):
        page.evaluate(f"() => {{ navigator.mediaDevices.getUserMedia = {script}; }}")
        mic(page).click()
        expect(page.locator("#notice")).to_contain_text(text)
        expect(page.locator(".voice")).to_be_hidden()


def test_a_host_that_hears_nothing_has_no_button(open_page, travel):
    page = open_page(travel)
    expect(mic(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("#keys")).not_to_contain_text("Alt M")


def test_each_value_is_in_its_field_as_it_is_told(open_page, dinner, words):
    """A value that was typed isn't asked for, and one that was told can be corrected before the last is there."""
    page = open_page(dinner, script=WATCH)
    run(page, "plan dinner")
    page.get_by_label("Amount").fill("20")
    words.write_text("Anna")
    page.keyboard.press("Alt+m")
    guest = page.get_by_role("group", name="Guest").get_by_role("textbox", name="Name")
    expect(guest).to_have_value("Anna")
    expect(page.locator(".sayable")).to_contain_text("Time?")
    wait_until(page, f"{SAID}.some((text) => text.includes('Time?'))")
    # What was emptied again is asked for again.
    guest.fill("")
    words.write_text("Bea")
    page.keyboard.press("Alt+m")
    expect(guest).to_have_value("Bea")
    guest.fill("Anne")
    words.write_text("45 minutes")
    page.keyboard.press("Alt+m")
    expect(page.locator("#dialog-text")).to_contain_text("for Anne: $20.00, 45 minutes")


def test_two_tabs_that_speak_at_once_each_hear_their_own(speak_to, hearing, ears):
    """No recognizer ends before both are at work."""
    os.mkfifo(ears.with_name("meeting"))
    ears.write_text(
        "if mkdir first 2>/dev/null; then echo >meeting; echo qqqq one; else cat meeting; echo qqqq two; fi")
    first = speak_to()
    second = first.context.new_page()
    second.add_init_script(WATCH)
    second.goto(hearing.address)
    expect(second.locator("#results [role=option]").first).to_be_visible()
    for page in (first, second):
        mic(page).click()
    fields = [page.locator("#query") for page in (first, second)]
    for field in fields:
        expect(field).not_to_have_value("")
    assert sorted(field.input_value() for field in fields) == ["qqqq one", "qqqq two"]
    for page in (first, second):
        wait_until(page, IS_OFF)


@pytest.mark.parametrize("leave", [
    lambda page: page.goto("about:blank"), lambda page: page.close(), lambda page: page.keyboard.press("Escape"),
], ids=["by navigation", "by closing the tab", "by cancelling"])
def test_a_recognizer_ends_with_the_page_that_it_hears(speak_to, ears, tmp_path, leave):
    # The program and what it starts have this pipe open as long as they run.
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ears.write_text(f"exec 3>'{pipe}'; echo >&3; sleep 1000; :")
    page = speak_to()
    mic(page).click()
    held = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert select.select([held], [], [], PATIENCE)[0], "the program never began"
        assert os.read(held, 2) == b"\n"
        leave(page)
        # Its own limit, 30 seconds, would end it too.
        assert select.select([held], [], [], 20)[0], "the program goes on"
        assert os.read(held, 1) == b""
    finally:
        os.close(held)


def test_without_sockets_the_button_says_why_and_no_key_is_promised(open_page, hearing):
    page = open_page(hearing, path="/?transport=sse", script=WATCH)
    mic(page).click()
    expect(page.locator("#notice")).to_contain_text("Speaking needs a WebSocket")
    expect(page.locator(".voice")).to_be_hidden()
    assert page.evaluate("streams.length") == 0
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect(page.get_by_text("Alt M")).to_be_hidden()


@pytest.mark.parametrize(("options", "storage"), [
    ({"viewport": {"width": 390, "height": 760}, "locale": "ar", "color_scheme": "dark"}, None),
    ({"viewport": {"width": 320, "height": 568}, "locale": "de"}, {"text": "accessibility5"}),
], ids=["dark and right to left", "largest text"])
def test_it_can_be_seen_and_reached(speak_to, options, storage):
    page = speak_to(storage=storage, **options)
    hold_answers(page)
    mic(page).click()
    listening = strip(page, "listening")
    expect(listening).to_be_visible()
    wait_for_motion(page)
    expect(listening).to_be_in_viewport(ratio=1)
    expect(mic(page)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The words don't run into the buttons.
    assert listening.locator(".strip-text").evaluate("(words) => words.scrollWidth <= words.clientWidth + 1")
    assert axe_findings(page, ".voice") == []
    assert axe_findings(page, ".query") == []


@contextlib.contextmanager
def heard_by_a_grammar(browser, folder, sound):
    """A page of the travel example whose microphone hears a sound, with PocketSphinx."""
    speaking = launch_with_microphone(browser, sound)
    servers = serve("TravelTracking", folder, "--location", TRAVEL_LOCATION, hears=True)
    server = next(servers)
    try:
        context = speaking.new_context()
        enter(context, server)
        page = context.new_page()
        page.goto(server.address)
        expect(page.get_by_role("option").first).to_be_visible()
        yield page
    finally:
        next(servers, None)
        speaking.close()


def test_a_grammar_asks_back_before_it_performs(browser, tmp_path, sounds):
    """PocketSphinx hears the sentence; yes is Enter."""
    with heard_by_a_grammar(browser, tmp_path, voices.said("show my favorites", sounds / "sentence.wav")) as page:
        mic(page).click()
        expect(strip(page, "asking")).to_contain_text("Show Favorites?")
        expect(page.locator("#card")).to_be_hidden()
        expect(page.get_by_role("button", name="Yes", exact=True)).to_be_focused()
        expect(page.get_by_role("option").first).to_contain_text("Show Favorites")
        page.keyboard.press("Enter")
        expect(page.locator("#card")).to_be_visible()
