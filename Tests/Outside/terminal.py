"""A program at a terminal, which a test reads and types at."""

import os
import pty
import re
import signal
import subprocess
import termios

from waiting import Output, ended

#: A line that is rewritten in place: it is gone as soon as the next one, or nothing, is written over it.
REWRITTEN = re.compile(r"\r\x1b\[2K(?:[^\n]*?(?=\r\x1b\[2K))?")


def seen(written: str) -> str:
    """What a person sees of what was written: without the lines that were rewritten since."""
    return REWRITTEN.sub("", written)


class Terminal:
    """A program whose standard streams are a terminal; with `stdout=PIPE` all but its output."""

    def __init__(self, command, folder, environment, columns=80, stdout=None):
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
        self._output = Output(self._end)

    @property
    def screen(self) -> str:
        """All that was written so far."""
        return self._output.text

    def expect(self, text: str) -> str:
        """Waits until a text appears after what was read before, and returns all that is seen up to its end."""
        begin = self._unread
        try:
            self._unread = self._output.wait_for(re.escape(text), begin).end()
        except AssertionError:
            self.process.kill()
            raise
        return seen(self.screen[begin:self._unread])

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
        """Waits until the program ends, and returns its exit code."""
        code = ended(self.process)
        self._output.end()
        os.close(self._end)
        return code

    def rest(self) -> str:
        """What is seen of what was written after the last text that was expected."""
        return seen(self.screen[self._unread:])
