"""A shell at a terminal, whose completion a test asks as a person does: with the tabulator."""

import os
import pathlib
import pty
import re
import shutil
import subprocess
import termios

import pytest
from waiting import Output, ended, until_files

#: How each shell starts without the settings of an account, how it loads what a file holds, and how it keeps the words
#: of a command, each with a null byte behind it.
SHELLS = {
    "bash": (
        ["bash", "--noprofile", "--norc", "-i"],
        "bind 'set enable-bracketed-paste off'; source {script}",
        "keep() { shift; printf '%s\\0' \"$@\" >kept.new; mv kept.new kept; }"),
    "zsh": (
        ["zsh", "-f", "-i"],
        "unset zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; source {script}",
        "keep() { shift; printf '%s\\0' \"$@\" >kept.new; mv kept.new kept }"),
    "fish": (
        ["fish", "--no-config", "--private", "-i"],
        "source {script}",
        "function keep; printf '%s\\0' $argv[2..] >kept.new; mv kept.new kept; end"),
}
TAB, LINE_BEGIN, DISCARD = "\t", "\x01", "\x15"


class Shell:
    """A shell in a folder, with the program in its search path and the program's script loaded."""

    def __init__(self, name: str, program: pathlib.Path, folder: pathlib.Path, environment):
        command, load, keep = SHELLS[name]
        if shutil.which(command[0]) is None:
            # Scripts/setup test installs them.
            pytest.fail(f"{name} is not installed; Scripts/setup test installs it.")
        self.folder = folder
        environment = {
            **environment, "PATH": f"{program.parent}:{os.environ['PATH']}", "HOME": str(folder),
            "PS1": "", "TERM": "xterm", "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder),
        }
        script = folder / f"completions.{name}"
        script.write_bytes(subprocess.run(
            [program, "completions", name], capture_output=True, check=True, env=environment).stdout)
        self._end, shell_end = pty.openpty()
        termios.tcsetwinsize(shell_end, (50, 200))
        self.process = subprocess.Popen(
            # The terminal must be the session's own.
            ["setsid", "--ctty", *command], stdin=shell_end, stdout=shell_end, stderr=shell_end,
            cwd=folder, env=environment)
        os.close(shell_end)
        self._output = Output(self._end)
        self._type(f"{load.format(script=script)}\n{keep}\n")
        # The script is loaded when this is kept.
        assert self.words("x ready", tabs=0) == ["ready"]

    def _type(self, text: str) -> None:
        os.write(self._end, text.encode())

    def words(self, line: str, tabs: int = 1) -> list[str]:
        """Types a line and the tabulator; returns the words behind the program's name, as the shell reads them."""
        kept = self.folder / "kept"
        kept.unlink(missing_ok=True)
        self._type(line + TAB * tabs + LINE_BEGIN + "keep " + "\n")
        until_files(self.folder, kept.exists)
        return kept.read_bytes().decode(errors="surrogateescape").split("\0")[:-1]

    def shown(self, line: str, text: str, tabs: int = 2) -> str:
        """Types a line and the tabulators, and waits for a text in the list; returns all that is shown."""
        begin = len(self._output.text)
        self._type(line + TAB * tabs)
        self._output.wait_for(re.escape(text), begin)
        # What is typed next comes after all of the list.
        self._type(DISCARD)
        assert self.words("x over", tabs=0) == ["over"]
        return self._output.text[begin:]

    def end(self) -> None:
        self._type(DISCARD + "exit\n")
        ended(self.process)
        self._output.end()
        os.close(self._end)
