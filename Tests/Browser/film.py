"""A film: scenes, each a text that says what a person does and, indented below it, what the person then sees.

A scene begins with a paragraph that says what it is about. Its steps are the sentences that `step` describes here. The
screens are compared whole; with RECORD=1 in the environment, they are written instead of compared.
"""

import difflib
import os
import pathlib
import re
from collections.abc import Callable

from conftest import Server, enter
from pages import NO_CONNECTION
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from waiting import pass_time, until

FILM = pathlib.Path(__file__).with_name("Film")
SCREEN = pathlib.Path(__file__).with_name("screen.js").read_text()
IS_RECORDING = os.environ.get("RECORD") == "1"
INDENTATION = "    "
#: How long a screen rests before it is recorded: longer than anything that a page shows only for a moment.
REST = 2

#: When a person did something, which no scene can know.
TIME_OF_ACTION = re.compile(r"(You did this|قمت بهذا) [^.]+")

STEPS: list[tuple[re.Pattern, Callable]] = []


def step(sentence: str) -> Callable[[Callable], Callable]:
    """Describes a step by its sentence, whose groups are the arguments."""
    def add(act: Callable) -> Callable:
        STEPS.append((re.compile(sentence), act))
        return act

    return add


class Scene:
    """The text of a scene: what it is about, and its steps, each with the screen after it."""

    def __init__(self, path: pathlib.Path):
        self.path = path
        self.introduction, *rest = path.read_text().split("\n\n")
        self.steps: list[tuple[str, str]] = []
        for line in "\n".join(rest).splitlines():
            if line.startswith(INDENTATION):
                sentence, screen = self.steps[-1]
                self.steps[-1] = sentence, screen + line[len(INDENTATION):] + "\n"
            elif line:
                self.steps.append((line, ""))

    def record(self, screens: list[str]) -> None:
        texts = [self.introduction + "\n"]
        for (sentence, _), screen in zip(self.steps, screens, strict=True):
            texts.append(f"{sentence}\n" + "".join(f"{INDENTATION}{line}\n" for line in screen.splitlines()))
        self.path.write_text("\n".join(texts))


class Player:
    """Plays a scene as a person in a browser of their own."""

    def __init__(self, browser: Browser, server: Server):
        self.browser = browser
        self.server = server
        self.context = None
        self.page: Page | None = None
        self.complaints: list[str] = []
        #: What waits while the network is slow; nothing if it is not.
        self.held: list[Callable[[], None]] | None = None
        self.is_online = True
        self.reads_aloud = False
        #: The numbers of the cards in the addresses that were seen, in order, and those with the one of the last screen.
        self.cards: list[str] = []
        self.cards_now: list[str] = []

    def play(self, scene: Scene) -> None:
        screens = []
        for number, (sentence, expected) in enumerate(scene.steps, 1):
            self.act(sentence)
            if IS_RECORDING:
                screens.append(self.resting_screen())
                continue
            assert expected, f"“{sentence}” has no screen yet: RECORD=1 writes it"

            def told() -> str:
                lines = difflib.unified_diff(
                    expected.splitlines(), self.screen().splitlines(), "what the scene says", "what is seen", lineterm="", n=99)
                return f"{scene.path.name}, step {number}: {sentence}\n" + "\n".join(lines)

            until(lambda: self.screen() == expected.rstrip("\n"), told)
            self.cards = self.cards_now
        if IS_RECORDING:
            scene.record(screens)
        surprising = [text for text in self.complaints if not any(part in text for part in NO_CONNECTION)]
        assert not surprising, f"{scene.path.name}: the page complained: {surprising}"

    def act(self, sentence: str) -> None:
        for pattern, act in STEPS:
            if found := pattern.fullmatch(sentence):
                return act(self, *found.groups())
        raise AssertionError(f"no step is called “{sentence}”")

    def screen(self) -> str:
        """What is seen, or what a screen reader finds. The cards in addresses are counted as they are seen."""
        if self.reads_aloud:
            return TIME_OF_ACTION.sub(r"\1 …", self.page.locator("body").aria_snapshot())
        address, _, rest = TIME_OF_ACTION.sub(r"\1 …", self.page.evaluate(SCREEN)).partition("\n")
        path, _, card = address.partition("#")
        self.cards_now = self.cards if not card or card in self.cards else [*self.cards, card]
        if card:
            path += f"#{self.cards_now.index(card) + 1}"
        return f"{path}\n{rest}"

    def resting_screen(self) -> str:
        if self.is_online and self.held is None:
            expect(self.page.locator("[data-pending]")).to_have_count(0)
        screen = None
        while screen != (screen := self.screen()):
            pass_time(REST)
        self.cards = self.cards_now
        return screen

    def open(self, **options) -> None:
        self.context = self.browser.new_context(**{"viewport": {"width": 800, "height": 700}, **options})
        enter(self.context, self.server)
        self.open_tab()

    def open_tab(self) -> None:
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None)
        self.page.goto(self.server.address)
        expect(self.page.get_by_role("option").or_(self.page.locator("#card:visible")).first).to_be_visible()

    def named(self, name: str) -> Locator:
        """The control that a person finds by its name."""
        page = self.page
        # Rows say more than their titles.
        found = page.locator("button, label, summary, [role=option]").filter(has=page.get_by_text(name, exact=True))
        for role in ("button", "link", "switch", "checkbox", "radio", "combobox", "textbox", "spinbutton"):
            found = found.or_(page.get_by_role(role, name=name, exact=True))
        return found.filter(visible=True).first

    def hold(self, act: Callable[[], None]) -> None:
        """Does something that comes over the network: now, or once the network is faster."""
        if self.held is None:
            act()
        else:
            self.held.append(act)

    def close(self) -> None:
        if self.context:
            self.context.close()


# MARK: What a person does


@step(r"The person opens the app\.")
def open_app(player: Player) -> None:
    player.open()


@step(r"The person opens the app over a network that may be slow\.")
def open_slowly(player: Player) -> None:
    player.context = player.browser.new_context(viewport={"width": 800, "height": 700})
    enter(player.context, player.server)

    def hold_socket(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: player.hold(lambda: server.send(message)))
        server.on_message(lambda message: player.hold(lambda: socket.send(message)))

    player.context.route_web_socket(re.compile("/session/socket"), hold_socket)
    player.context.route("**/search?*", lambda route: player.hold(route.continue_))
    player.open_tab()


@step(r"The person opens the app in a window of (\d+) × (\d+) points\.")
def open_in_window(player: Player, width: str, height: str) -> None:
    player.open(viewport={"width": int(width), "height": int(height)})


@step(r"The person, who reads Arabic, opens the app\.")
def open_in_arabic(player: Player) -> None:
    player.open(locale="ar")


@step(r"The person opens the app with a screen reader\.")
def open_with_reader(player: Player) -> None:
    player.reads_aloud = True
    player.open()


@step(r"The person chooses the largest text\.")
def choose_largest_text(player: Player) -> None:
    player.page.get_by_role("button", name="Text size and appearance").click()
    player.page.get_by_label("Text size", exact=True).press("End")
    player.page.keyboard.press("Escape")


@step(r"The person types “(.+)”\.")
def type_words(player: Player, words: str) -> None:
    player.page.keyboard.type(words)


@step(r"The person presses (\S+)\.")
def press_key(player: Player, key: str) -> None:
    player.page.keyboard.press(key)


@step(r"The person clicks “(.+)”\.")
def click(player: Player, name: str) -> None:
    player.named(name).click()


@step(r"The person opens a second tab\.")
def open_second_tab(player: Player) -> None:
    player.open_tab()


@step(r"The person looks at the (first|second) tab\.")
def look_at_tab(player: Player, which: str) -> None:
    player.page = player.context.pages[["first", "second"].index(which)]
    player.page.bring_to_front()


@step(r"The person goes back\.")
def go_back(player: Player) -> None:
    player.page.go_back()


@step(r"The person goes forward\.")
def go_forward(player: Player) -> None:
    player.page.go_forward()


@step(r"The person loads the page again\.")
def reload(player: Player) -> None:
    player.page.reload()


@step(r"The person waits for “(.+)”\.")
def wait_for(player: Player, text: str) -> None:
    expect(player.page.get_by_text(text).filter(visible=True).first).to_be_visible()


# MARK: What happens around the person


@step(r"The network is lost\.")
def lose_network(player: Player) -> None:
    player.is_online = False
    player.context.set_offline(True)


@step(r"The network is back\.")
def find_network(player: Player) -> None:
    player.context.set_offline(False)
    player.is_online = True


@step(r"The network becomes slow\.")
def become_slow(player: Player) -> None:
    player.held = []


@step(r"What is on its way arrives\.")
def arrive(player: Player) -> None:
    held, player.held = player.held, None
    for act in held:
        act()
    expect(player.page.locator("[data-pending]")).to_have_count(0)


@step(r"The server is killed\.")
def kill(player: Player) -> None:
    player.is_online = False
    player.server.serving.kill()


@step(r"The server is started again\.")
def start_again(player: Player) -> None:
    player.server.start(player.server.port)
    expect(player.page.locator("#state, #notice").filter(has_text=re.compile("Reconnecting|is lost"))).to_have_count(0)
    player.is_online = True
