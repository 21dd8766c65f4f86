"""A guarded action that deletes everything, at every door of a locked app: nothing is performed or deleted."""

import json
import urllib.parse

import pytest
from app import Answer
from pipe_conversation import PipeConversation
from terminal import Terminal
from wires import PageSocket

PASSPHRASE = "open sesame"
INTENT = "DeleteEverythingIntent"


class LockedKitchen:
    """A kitchen with a passphrase, six to-dos, one of them done, and a focus whose filter deletes the done one."""

    def __init__(self, kitchen):
        self.kitchen = kitchen
        for words in (
            ["run", "AddTodoIntent", "--text", "Buy salt"], ["focus", "add", "Night"],
            ["focus", "set", "Night", "TidyUpFilter", "deletesDone=true"],
        ):
            done = kitchen.run(*words)
            assert done.returncode == 0, done.stderr
        terminal = Terminal([kitchen.path, "lock", "--set"], kitchen.folder, kitchen.environment)
        for prompt in ("New passphrase:", "New passphrase again:"):
            terminal.expect(prompt)
            terminal.type(PASSPHRASE)
        assert terminal.finish() == 0
        self.serving = kitchen.serve()
        self.browser = self.serving.browser()
        self.page = PageSocket(self.browser)
        self.seen = 0
        self.assistant = None

    @property
    def todos(self) -> list:
        return json.loads((self.kitchen.state / "todos.json").read_text())

    def post(self, path: str, **fields) -> Answer:
        return self.browser.ask(path, "POST", urllib.parse.urlencode(fields).encode())

    def unlock(self) -> None:
        assert self.post("/unlock", passphrase=PASSPHRASE).status == 303

    def command(self, *words) -> str:
        done = self.kitchen.run(*words)
        return done.stdout + done.stderr

    def call(self, tool: str, **arguments) -> str:
        if not self.assistant:
            self.assistant = PipeConversation(
                [self.kitchen.path, "mcp"], environment=self.kitchen.environment).begin()
        result = self.assistant.call("tools/call", {"name": tool, "arguments": arguments}).result
        return "\n".join(part.get("text", "") for part in result["content"])

    def outcome(self) -> str:
        """The words of the card that an action ends with, once the person has confirmed whatever was asked."""
        confirmed = set()
        while True:
            card = self.page.until(
                lambda event: (event.get("card") or {}).get("id", 0) > self.seen)["card"]
            question = card.get("question")
            if question and question["id"] not in confirmed:
                confirmed.add(question["id"])
                if question["kind"] == "confirmation":
                    self.page.message(type="confirm", question=question["id"])
                else:
                    self.page.message(type="answer", question=question["id"], values={})
            elif not question and (card["error"] or card["dialog"]):
                self.seen = card["id"]
                return card["error"] or card["dialog"]["full"]


def page(kitchen) -> str:
    kitchen.page.perform(INTENT)
    return kitchen.outcome()


def shortcut(kitchen) -> str:
    kitchen.page.message(type="shortcut", index=2)
    return kitchen.outcome()


def phrase(kitchen) -> str:
    words = urllib.parse.quote("delete everything in kitchen")
    sections = json.loads(kitchen.browser.ask(f"/search?q={words}").text)["sections"]
    row = next(row for section in sections for row in section["items"] if row["intent"] == INTENT)
    assert row["kind"] == "shortcut"
    kitchen.page.message(type="shortcut", index=row["index"])
    return kitchen.outcome()


def link(kitchen) -> str:
    path = f"/run/{INTENT}"
    visit = kitchen.browser.ask(path, Sec_Fetch_Site="none", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document")
    assert visit.status == 200
    kitchen.page.message(type="visit", path=path, card=None, number=1)
    return kitchen.outcome()


def control(kitchen) -> str:
    return json.loads(kitchen.post("/controls/use?kind=DeleteEverything").text)["notice"]


def widget(kitchen) -> str:
    drawing = json.loads(kitchen.browser.ask("/widgets/item?id=1").text)["drawing"]
    return json.loads(kitchen.post(f"/widgets/use?id=1&drawing={drawing}&action=0").text)["notice"]


def focus(kitchen) -> str:
    name = json.loads((kitchen.kitchen.state / "focuses.json").read_text())["focuses"][0]["id"]
    kitchen.post("/focus/use", focus=name, on="false")
    return kitchen.post("/focus/use", focus=name, on="true").text


def command(kitchen) -> str:
    return kitchen.command("run", INTENT)


def command_for_controls(kitchen) -> str:
    return kitchen.command("controls", "DeleteEverything")


def command_for_focuses(kitchen) -> str:
    kitchen.command("focus", "off")
    return kitchen.command("focus", "on", "Night")


def assistant(kitchen) -> str:
    return kitchen.call(INTENT)


def assistant_with_controls(kitchen) -> str:
    return kitchen.call("use_control", kind="DeleteEverything")


def assistant_with_focuses(kitchen) -> str:
    kitchen.call("TurnFocusOffIntent")
    return kitchen.call("TurnFocusOnIntent", focus="Night")


#: Each door, with the number of to-dos that it leaves once the person has unlocked.
DOORS = {
    page: 0, shortcut: 0, phrase: 0, link: 0, control: 0, widget: 0, focus: 5, command: 0, command_for_controls: 0,
    command_for_focuses: 5, assistant: 0, assistant_with_controls: 0, assistant_with_focuses: 5,
}


@pytest.fixture
def locked(kitchen):
    locked = LockedKitchen(kitchen)
    assert len(locked.todos) == 6
    yield locked
    if locked.assistant:
        locked.assistant.close()
    locked.page.socket.close()
    assert locked.serving.stop() == 0


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)
def test_a_door_is_closed_until_the_person_unlocks(locked, door):
    assert "is locked" in door(locked)
    assert len(locked.todos) == 6
    locked.unlock()
    said = door(locked)
    assert "is locked" not in (said or "")
    # The door leads there at all.
    assert len(locked.todos) == DOORS[door], said


@pytest.mark.parametrize("door", [page, shortcut, link, control, widget, focus], ids=lambda door: door.__name__)
def test_a_page_stays_locked_while_another_person_has_unlocked(locked, door):
    mine, other = locked.browser, locked.serving.browser()
    locked.browser = other
    locked.unlock()
    locked.browser = mine
    assert "is locked" in door(locked)
    assert len(locked.todos) == 6


def test_nothing_guarded_is_undone_once_it_is_locked_again(locked):
    locked.unlock()
    assert "is deleted" in page(locked)
    assert locked.todos == []
    assert locked.post("/lock").status == 303
    locked.page.message(type="undo")
    locked.page.until(lambda event: "is locked" in json.dumps(event))
    for said in (locked.command("run", "UndoIntent"), locked.call("UndoIntent")):
        # Neither has the person's changes, nor tells whether there are any.
        assert "is locked" in said or "nothing to undo" in said
    assert locked.todos == []
    locked.unlock()
    locked.page.message(type="undo")
    locked.page.until(lambda event: len(locked.todos) == 6)
