"""A program at a terminal, which a test reads and types at."""

import os
import pty
import selectors
import signal
import subprocess
import termios
import time

SECONDS = 20


class Terminal:
    """A program whose standard streams are a terminal; with `stdout=PIPE` all but its output."""

    def __init__(self, command, folder, environment, columns=80, stdout=None):
        self.screen = ""
        self._unread = 0
        self._end, program_end = pty.openpty()
        settings = termios.tcgetattr(program_end)
        # The echo of what is typed would stand between the lines of the program.
        settings[3] &= ~termios.ECHO
        # Lines end as the program ends them.
        settings[1] &= ~termios.OPOST
        termios.tcsetattr(program_end, termios.TCSANOW, settings)
        termios.tcsetwinsize(program_end, (25, columns))
        self.process = subprocess.Popen(
            command, stdin=program_end, stdout=program_end if stdout is None else stdout,
            stderr=program_end, cwd=folder, env=environment, start_new_session=True)
        os.close(program_end)

    def expect(self, text: str) -> str:
        """Reads until a text appears after what was read before, and returns all up to its end."""
        deadline = time.monotonic() + SECONDS
        while (found := self.screen.find(text, self._unread)) < 0:
            assert self._read(deadline), f"{text!r} did not appear in:\n{self.screen}"
        begin, self._unread = self._unread, found + len(text)
        return self.screen[begin:self._unread]

    def type(self, line: str) -> None:
        """Types a line."""
        os.write(self._end, line.encode() + b"\n")

    def interrupt(self) -> None:
        """Does what the terminal does at Control-C."""
        self.process.send_signal(signal.SIGINT)

    def hang_up(self) -> None:
        """Types the end of the input."""
        os.write(self._end, b"\x04")

    def finish(self) -> int:
        """Reads until the program ends, and returns its exit code."""
        deadline = time.monotonic() + SECONDS
        while self._read(deadline):
            pass
        code = self.process.wait(timeout=SECONDS)
        os.close(self._end)
        return code

    def rest(self) -> str:
        """What was written after the last text that was expected."""
        return self.screen[self._unread:]

    def _read(self, deadline: float) -> bool:
        with selectors.DefaultSelector() as selector:
            selector.register(self._end, selectors.EVENT_READ)
            if not selector.select(timeout=max(deadline - time.monotonic(), 0)):
                self.process.kill()
                return False
        try:
            data = os.read(self._end, 65536)
        except OSError:
            # The other end is closed.
            return False
        self.screen += data.decode()
        return bool(data)
