"""The passphrase: how it is set, asked for and removed, and what is not performed without it."""

from terminal import Terminal

PASSPHRASE = "open sesame"


def lock(bench, *words):
    """Starts the command `lock` at a terminal."""
    return Terminal([bench.path, "lock", *words], bench.folder, bench.environment)


def set_passphrase(bench):
    terminal = lock(bench, "--set")
    for prompt in ("New passphrase:", "New passphrase again:"):
        terminal.expect(prompt)
        terminal.type(PASSPHRASE)
    assert terminal.finish() == 0


def test_without_a_passphrase_nothing_is_locked(bench):
    assert bench.run("GuardedIntent").out == "Opened.\n"
    assert "passphrase: none, so nothing is locked" in bench.command("doctor").out
    done = bench.command("lock")
    assert (done.code, done.err) == (1, "There is no passphrase.\n")


def test_a_pipe_performs_nothing_that_is_locked(bench):
    set_passphrase(bench)
    done = bench.run("GuardedIntent")
    assert (done.code, done.out) == (1, "")
    assert done.err.endswith("“Guarded” is locked. Unlock Workbench at a terminal.\n")
    assert "passphrase: set" in bench.command("doctor").out
    files = list(bench.folder.rglob("lock.json"))
    assert len(files) == 1
    assert files[0].stat().st_mode & 0o777 == 0o600
    assert PASSPHRASE not in files[0].read_text()


def test_a_person_types_it_at_the_terminal(bench):
    set_passphrase(bench)
    terminal = bench.terminal("GuardedIntent")
    terminal.expect("Passphrase:")
    terminal.type("something else")
    terminal.expect("This isn’t the passphrase.")
    terminal.expect("Passphrase:")
    terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    assert terminal.rest().endswith("Opened.\n")
    assert bench.run("GuardedIntent").code == 1


def test_the_passphrase_is_changed_and_removed_by_who_knows_it(bench):
    set_passphrase(bench)
    terminal = lock(bench, "--remove")
    terminal.expect("Present passphrase:")
    terminal.type("wrong")
    assert terminal.finish() == 1
    assert bench.run("GuardedIntent").code == 1
    terminal = lock(bench, "--remove")
    terminal.expect("Present passphrase:")
    terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    assert bench.run("GuardedIntent").out == "Opened.\n"


def test_wrong_passphrases_make_the_next_wait_across_processes(bench):
    set_passphrase(bench)
    for _ in range(5):
        terminal = lock(bench, "--remove")
        terminal.expect("Present passphrase:")
        terminal.type("wrong")
        assert terminal.finish() == 1
    terminal = lock(bench, "--remove")
    terminal.expect("Present passphrase:")
    terminal.type(PASSPHRASE)
    assert terminal.finish() == 1
    assert "Too many tries. Wait for" in terminal.rest()


def test_a_damaged_file_opens_nothing(bench):
    set_passphrase(bench)
    (file,) = bench.folder.rglob("lock.json")
    file.write_text("{}")
    assert bench.run("GuardedIntent").code == 1
    assert "damaged, so all is locked" in bench.command("doctor").out


def test_a_passphrase_is_typed_at_a_terminal_only(bench):
    done = bench.command("lock", "--set")
    assert (done.code, done.err) == (2, "A passphrase is typed at a terminal.\n")


def test_two_that_differ_or_are_short_set_nothing(bench):
    terminal = lock(bench, "--set")
    terminal.expect("New passphrase:")
    terminal.type("short")
    assert terminal.finish() == 1
    terminal = lock(bench, "--set")
    terminal.expect("New passphrase:")
    terminal.type(PASSPHRASE)
    terminal.expect("New passphrase again:")
    terminal.type("open sesames")
    assert terminal.finish() == 1
    assert bench.run("GuardedIntent").out == "Opened.\n"
