"""Runs the compiler over files of an app, all at once, with a limit of time; reads what it says."""

import os
import re
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

ERROR = re.compile(r"^(.+?):(\d+):(\d+): (error|note): (.*)$")


class Problem(NamedTuple):
    line: int
    column: int
    message: str


@dataclass
class Answer:
    """What the compiler said of each file, and whether it came to its end."""

    problems: dict = field(default_factory=dict)
    crashed: set = field(default_factory=set)
    is_late: bool = False
    words: str = ""

    def add(self, path, problem):
        known = self.problems.setdefault(path, [])
        if problem not in known:
            known.append(problem)


class Compiler:
    def __init__(self, flags, work, deadline):
        self.flags = flags
        self.work = work
        self.deadline = deadline
        self.runs = 0

    def parse(self, files):
        """What is wrong with the syntax of each file."""
        return self.run(["swiftc", "-frontend", "-parse", "-diagnostic-style", "llvm"], files)

    def check(self, files, mode, isolation):
        """What a check of types says."""
        return self.run([
            "swiftc", "-typecheck", "-enable-batch-mode", "-j", str(os.cpu_count() or 2),
            *self.common(mode, isolation)], files)

    def compile(self, files, mode, isolation):
        """What the compiler says beyond types: values without a beginning, and what crosses between actors."""
        output = self.work / "trial.sil"
        return self.run([
            "swiftc", "-emit-sil", "-whole-module-optimization", "-o", str(output), *self.common(mode, isolation)], files)

    def common(self, mode, isolation):
        flags = [
            "-module-name", "Trial", "-parse-as-library", "-swift-version", mode, "-Onone", "-DDEBUG", "-DSWIFT_PACKAGE",
            "-suppress-warnings", "-diagnostic-style", "llvm", "-continue-building-after-errors"]
        return [*flags, *(["-default-isolation", isolation] if isolation else []), *self.flags]

    def run(self, command, files):
        """Runs a command over copies of files, by their paths in the app."""
        answer = Answer()
        remaining = self.deadline - time.monotonic()
        if not files or remaining <= 0:
            answer.is_late = bool(files)
            return answer
        self.runs += 1
        list_file = self.work / f"files{self.runs}"
        list_file.write_text("".join(f'"{path}"\n' for path in files.values()))
        with subprocess.Popen(
                [*command, f"@{list_file}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=self.work,
                start_new_session=True, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}) as process:
            try:
                said, _ = process.communicate(timeout=remaining)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                said, _ = process.communicate()
                answer.is_late = True
        self.read(said.decode(errors="replace"), {str(path): name for name, path in files.items()}, answer)
        if process.returncode != 0 and not (answer.problems or answer.crashed or answer.is_late):
            answer.words = said.decode(errors="replace").strip()[:2000]
        return answer

    def read(self, said, names, answer):
        # An error in what a macro wrote is told at the place that notes say next.
        pending = None
        for line in said.splitlines():
            if found := ERROR.match(line):
                place, number, column, kind, message = found.groups()
                path = names.get(str(Path(place)))
                if kind == "error":
                    pending = None
                    if path is None:
                        pending = message
                    else:
                        answer.add(path, Problem(int(number), int(column), message))
                elif pending is not None and path is not None and "in expansion of macro" in message:
                    if path not in answer.problems:
                        answer.add(path, Problem(int(number), int(column), pending))
                    pending = None
            elif re.match(r"\d+\.\s+While .*\bat \[?(/[^:\]]+):", line) and (found := re.search(r"\bat \[?(/[^:\]]+):", line)):
                if path := names.get(found[1]):
                    answer.crashed.add(path)
