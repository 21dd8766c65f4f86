"""The passphrase: how it is set, asked for and removed, and what is not performed without it."""

import os
import pty
import signal
import subprocess
import termios

import pytest
from terminal import Terminal
from waiting import Output, ended, until

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
    assert done.err.endswith(
        "“Guarded” is locked. “Workbench run GuardedIntent” at a terminal asks for the passphrase.\n")
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


def test_who_types_another_is_told_to_give_the_command_again(bench):
    set_passphrase(bench)
    terminal = bench.terminal("GuardedIntent")
    for _ in range(3):
        terminal.expect("Passphrase:")
        terminal.type("something else")
        terminal.expect("This isn’t the passphrase.")
    terminal.expect("“Guarded” is locked. Give the command again, and type the passphrase.")
    assert terminal.finish() == 1


def test_a_guarded_card_asks_at_a_terminal_too(bench):
    set_passphrase(bench)
    done = bench.run("ShowSavingsIntent")
    assert done.code == 1
    assert "is locked." in done.err and "gold" not in done.out
    terminal = bench.terminal("ShowSavingsIntent")
    terminal.expect("Passphrase:")
    terminal.type(PASSPHRASE)
    assert terminal.finish() == 0
    assert terminal.rest().endswith("7 gold bars\n")


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
    done = bench.run("GuardedIntent")
    assert done.code == 1
    assert done.err.endswith(
        "“Guarded” is locked, and no passphrase unlocks it. “Workbench doctor” says why.\n")
    done = bench.command("doctor")
    assert done.code == 1
    assert done.out.startswith("Found: 1 error") and "damaged, so all is locked" in done.out


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


def echoes(descriptor) -> bool:
    return bool(termios.tcgetattr(descriptor)[3] & termios.ECHO)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT])
def test_a_kill_at_the_prompt_leaves_a_terminal_that_shows_what_is_typed(bench, number):
    end, terminal = pty.openpty()
    assert echoes(terminal)
    process = subprocess.Popen(
        [bench.path, "lock", "--set"], stdin=terminal, stdout=terminal, stderr=terminal,
        cwd=bench.folder, env=bench.environment, start_new_session=True,
        # A shell starts what runs beside it with some of these ignored, and a program inherits that.
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
    output = Output(end)
    output.wait_for("New passphrase:")
    until(lambda: not echoes(terminal))
    process.send_signal(number)
    assert ended(process) != 0
    assert echoes(terminal)
    os.close(terminal)
    output.end()
    os.close(end)
