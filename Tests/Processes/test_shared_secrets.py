"""What the nodes of an app share at their database, so that no state folder has it alone: the passphrase, and the secret
by which they know the names of files."""

import pytest
from app import App
from nodes import Node
from programs import program
from terminal import Terminal
from waiting import until

GUARDED = ("run", "DeleteEverythingIntent")


def set_passphrase(app, new: str, present: str | None = None) -> None:
    terminal = Terminal([app.path, "lock", "--set"], app.folder, app.environment)
    if present:
        terminal.expect("Present passphrase:")
        terminal.type(present)
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(new)
    assert terminal.finish() == 0


def remove_passphrase(app, present: str) -> None:
    terminal = Terminal([app.path, "lock", "--remove"], app.folder, app.environment)
    terminal.expect("Present passphrase:")
    terminal.type(present)
    assert terminal.finish() == 0


def is_locked(app) -> bool:
    done = app.run(*GUARDED)
    assert done.returncode == 0 or "is locked" in done.stderr, done.stderr
    return done.returncode == 1


def unlock(serving, passphrase: str) -> int:
    return serving.browser().ask("/unlock", "POST", f"passphrase={passphrase}".encode()).status


def test_a_passphrase_that_is_set_at_one_node_locks_all(nodes):
    one, other = nodes
    assert not is_locked(one.app) and not is_locked(other.app)
    set_passphrase(one.app, "sesame")
    assert is_locked(one.app)
    until(lambda: is_locked(other.app))
    assert not list(one.app.folder.rglob("lock.json"))
    # Who has unlocked is each node's own.
    assert unlock(other.serving, "sesame") == 303
    assert not is_locked(other.app) and is_locked(one.app)
    set_passphrase(one.app, "barley", present="sesame")
    until(lambda: is_locked(other.app))
    assert unlock(other.serving, "sesame") == 403
    for node in nodes:
        node.serving.kill()
        node.serving = node.app.serve()
        assert is_locked(node.app)
    assert unlock(other.serving, "barley") == 303
    remove_passphrase(other.app, "barley")
    until(lambda: not is_locked(one.app))


def test_a_command_without_a_node_sets_it_for_all(nodes, database, tmp_path):
    one, _ = nodes
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    with App(program("Kitchen"), folder) as app:
        app.environment["OAI_STORE"] = database.address
        set_passphrase(app, "sesame")
        until(lambda: is_locked(one.app))
        assert "passphrase: set" in app.run("doctor").stdout
        assert is_locked(app)


def test_what_is_locked_stays_locked_while_the_database_is_away(nodes, database):
    one, other = nodes
    set_passphrase(one.app, "sesame")
    until(lambda: is_locked(other.app))
    database.kill()
    assert is_locked(other.app)
    assert unlock(other.serving, "sesame") == 503
    one.serving.kill()
    serving = one.app.serve()
    serving.wait_for("Everything that the passphrase guards stays locked.")
    assert is_locked(one.app)
    assert unlock(serving, "sesame") == 503
    database.start()
    until(lambda: unlock(serving, "sesame") == 303)
    assert not is_locked(one.app)


def test_a_passphrase_of_a_state_folder_is_taken_over_once(tmp_path, database):
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    with App(program("Kitchen"), folders[0]) as one, App(program("Kitchen"), folders[1]) as other:
        set_passphrase(one, "sesame")
        (file,) = one.folder.rglob("lock.json")
        for app in one, other:
            app.environment["OAI_STORE"] = database.address
        first, second = Node(one, one.serve()), Node(other, other.serve())
        first.serving.wait_for(
            f"The database has the passphrase of {file} from now on, and it counts for all nodes of the app.")
        until(lambda: is_locked(other))
        assert unlock(second.serving, "sesame") == 303
        remove_passphrase(other, "sesame")
        until(lambda: not is_locked(one))
        # What was removed for all doesn't come back from the folder.
        assert first.serving.stop() == 0
        again = one.serve()
        assert not is_locked(one)
        assert "The database has the passphrase" not in again.said


@pytest.fixture
def benches(tmp_path, database):
    """Two nodes of an app with an entity that is a file."""
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with App(program("Workbench"), folders[0]) as one, App(program("Workbench"), folders[1]) as other:
        for app in one, other:
            app.environment["OAI_STORE"] = database.address
        yield one, other


def mark(path: str, secret: bytes) -> str:
    """SipHash-2-4, with which a node that has the secret marks a path."""
    def rotated(word: int, count: int) -> int:
        return (word << count | word >> (64 - count)) & (1 << 64) - 1

    def turn(count: int) -> None:
        nonlocal a, b, c, d
        for _ in range(count):
            a = a + b & (1 << 64) - 1
            b, a = rotated(b, 13) ^ a, rotated(a, 32)
            c = c + d & (1 << 64) - 1
            d = rotated(d, 16) ^ c
            a = a + d & (1 << 64) - 1
            d = rotated(d, 21) ^ a
            c = c + b & (1 << 64) - 1
            b, c = rotated(b, 17) ^ c, rotated(c, 32)

    low, high = (int.from_bytes(secret[start:start + 8], "little") for start in (0, 8))
    a, b = low ^ 0x736F6D6570736575, high ^ 0x646F72616E646F6D
    c, d = low ^ 0x6C7967656E657261, high ^ 0x7465646279746573
    data = path.encode()
    data += bytes(7 - len(data) % 8) + bytes([len(data) % 256])
    for start in range(0, len(data), 8):
        word = int.from_bytes(data[start:start + 8], "little")
        d ^= word
        turn(2)
        a ^= word
    c ^= 0xFF
    turn(4)
    return f"{a ^ b ^ c ^ d:016x}"


def read_leaf(serving, name: str) -> str:
    """What an intent says about a file that a card or a link names."""
    page = serving.browser().open()
    page.perform("ReadLeafIntent", leaf={"entity": "Leaf", "id": name})
    card = page.card(lambda card: card["question"] or card["dialog"])
    return card["question"]["fields"][0]["error"] if card["question"] else card["dialog"]["full"]


def test_a_file_that_one_node_has_named_is_known_at_the_other(benches, tmp_path):
    leaf = tmp_path / "leaf.txt"
    leaf.write_text("green")
    servings = [app.serve() for app in benches]
    secrets = [(app.state / "file-identifiers").read_bytes() for app in benches]
    name = f"file-{mark(str(leaf), secrets[0])}-{leaf}"
    for serving in servings:
        assert read_leaf(serving, name) == "leaf.txt green"
    foreign = f"file-{mark(str(leaf), bytes(16))}-{leaf}"
    assert read_leaf(servings[1], foreign) == "This Leaf no longer exists."
    assert secrets[0] == secrets[1]
