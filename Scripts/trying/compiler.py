"""Runs the compiler over files of an app, all at once, with a limit of time; reads what it says."""

import concurrent.futures
import contextlib
import itertools
import json
import os
import re
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

#: So many files a frontend checks: fewer read the same modules more often, more are lost together when time is over.
BATCH = 16
#: Regular expressions between slashes, as Xcode has them in each mode.
SLASHES = ["-enable-upcoming-feature", "BareSlashRegexLiterals"]
ERROR = re.compile(r"^(.+?):(\d+):(\d+): (error|note): (.*)$")


class CompilerFailure(Exception):
    """The compiler refused to work, and named no file."""


class Problem(NamedTuple):
    line: int
    column: int
    message: str


@dataclass
class Answer:
    """What the compiler said of each file, and whether it came to its end."""

    problems: dict = field(default_factory=dict)
    crashed: set = field(default_factory=set)
    late: set = field(default_factory=set)

    def add(self, path, problem):
        known = self.problems.setdefault(path, [])
        if problem not in known:
            known.append(problem)

    @property
    def is_clean(self):
        return not (self.problems or self.crashed or self.late)


def plugin_flags():
    """Where the toolchain's own macros are, which only the driver would know."""
    said = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    host = Path(json.loads(said)["paths"]["runtimeResourcePath"], "host")
    return [
        "-plugin-path", str(host / "plugins"), "-in-process-plugin-server-path", str(host / "libSwiftInProcPluginServer.so")]


class Compiler:
    """The compiler's frontend, several at once: each checks some files, and sees the others."""

    def __init__(self, flags, work, deadline):
        self.flags = flags
        self.work = work
        self.deadline = deadline
        self.began = time.monotonic()
        self.plugins = plugin_flags()
        self.runs = itertools.count()

    @contextlib.contextmanager
    def within(self, share):
        """Lets the compiler work until a share of the time is over, so that the rest is left for what comes after."""
        whole = self.deadline
        self.deadline = self.began + (whole - self.began) * share
        try:
            yield
        finally:
            self.deadline = whole

    def parse(self, files):
        """What is wrong with the syntax of each file."""
        answer = Answer()
        self.run(["-parse", *SLASHES], files, files, answer)
        return answer

    def check(self, files, mode, isolation, primary=None, is_brief=False):
        """What a check of types says of files, or of some of them, in their order.

        A brief check gives up expressions that take long: views with unknown names take tens of seconds.
        """
        answer = Answer()
        wanted = [path for path in (files if primary is None else primary) if path in files]
        workers = os.cpu_count() or 2
        size = max(1, min(BATCH, -(-len(wanted) // workers)))
        effort = "-solver-memory-threshold=20000000" if is_brief else "-solver-expression-time-threshold=10"
        command = ["-typecheck", effort, *self.common(mode, isolation)]
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            for _ in pool.map(
                    lambda some: self.check_batch(command, files, some, answer),
                    [wanted[at:at + size] for at in range(0, len(wanted), size)]):
                pass
        return answer

    def check_batch(self, command, files, primary, answer):
        """Checks a few files; if the compiler crashes, without the one in which it did, or each by itself."""
        while primary:
            crashed = self.run(command, files, primary, answer)
            if not crashed:
                return
            if len(crashed) > 1:
                for path in primary:
                    self.check_batch(command, files, [path], answer)
                return
            answer.crashed |= crashed
            primary = [path for path in primary if path not in crashed]

    def compile(self, files, mode, isolation):
        """What the compiler says beyond types: values without a beginning, and what crosses between actors."""
        answer = Answer()
        answer.crashed = self.run(
            ["-emit-sil", "-o", str(self.work / "trial.sil"), *self.common(mode, isolation)], files, files, answer)
        return answer

    def common(self, mode, isolation):
        flags = [
            "-module-name", "Trial", "-parse-as-library", "-swift-version", mode, "-Onone", "-DDEBUG", "-DSWIFT_PACKAGE",
            "-suppress-warnings", *self.plugins]
        if mode == "5":
            flags += SLASHES
        return [*flags, *(["-default-isolation", isolation] if isolation else []), *self.flags]

    def run(self, command, files, primary, answer):
        """Runs a frontend over copies of files, by their paths in the app; the files that may have made it crash."""
        remaining = self.deadline - time.monotonic()
        if remaining <= 0 or not primary:
            answer.late.update(primary)
            return set()
        number = next(self.runs)
        lists = [self.work / f"files{number}", self.work / f"primary{number}"]
        lists[0].write_text("".join(f"{copy}\n" for copy in files.values()))
        lists[1].write_text("".join(f"{files[path]}\n" for path in primary))
        command = ["swiftc", "-frontend", *command, "-diagnostic-style", "llvm", "-filelist", str(lists[0])]
        if len(primary) < len(files):
            command += ["-primary-filelist", str(lists[1])]
        with subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=self.work,
                env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}) as process:
            try:
                said, _ = process.communicate(timeout=remaining)
            except subprocess.TimeoutExpired:
                process.kill()
                said, _ = process.communicate()
                answer.late.update(primary)
        said = said.decode(errors="replace")
        told = self.read(said, {str(path): name for name, path in files.items()}, answer)
        if process.returncode >= 0 and process.returncode != 1 or answer.late.issuperset(primary):
            return set()
        if process.returncode == 1:
            if not told:
                raise CompilerFailure(said.strip()[:2000])
            return set()
        places = {str(files[path]): path for path in primary}
        for place in reversed(re.findall(r"\[?(/[^\s:\]]+\.swift):\d+", "\n".join(re.findall(r"^\d+\..*$", said, re.M)))):
            if place in places:
                return {places[place]}
        return set(primary)

    def read(self, said, names, answer):
        told, last = False, None
        # An error in what a macro wrote is told at the place that notes say next.
        pending = None
        for line in said.splitlines():
            if found := ERROR.match(line):
                place, number, column, kind, message = found.groups()
                path = names.get(str(Path(place)))
                if kind == "error":
                    told = True
                    pending = None
                    if path is None:
                        pending = message
                    else:
                        last = path, Problem(int(number), int(column), message)
                        answer.add(*last)
                elif message.startswith("protocol requires") and last and "does not conform to protocol" in last[1].message and ": " not in last[1].message:
                    # A missing member is told behind the conformances that lack it.
                    whole = last[1]._replace(message=f"{last[1].message}: {message}")
                    known = answer.problems[last[0]]
                    known[known.index(last[1])] = whole
                    last = last[0], whole
                elif pending is not None and path is not None and "in expansion of macro" in message:
                    if path not in answer.problems:
                        answer.add(path, Problem(int(number), int(column), pending))
                    pending = None
        return told
