"""Tries the files of an app that import App Intents, each with the files of the app that it needs."""

import re
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from . import advice, reasons
from .compiler import Answer
from .reasons import Reason

#: How often files are added that the compiler misses: each time is a whole check.
ROUNDS = 5
#: The share of the time that checks of types may take; what passes is compiled in the rest.
EXPLORING = 0.8


@dataclass
class Verdict:
    """What became of one file."""

    path: PurePosixPath
    state: str
    needs: list = field(default_factory=list)
    own: list = field(default_factory=list)
    causes: dict = field(default_factory=dict)
    note: str = ""


class Trial:
    def __init__(self, app, modules, compiler, work, isolation):
        self.app = app
        self.modules = modules
        self.compiler = compiler
        self.folder = work / "files"
        self.folder.mkdir()
        self.isolation = isolation
        self.copies = {}
        self.broken = {}
        self.reasons = {}
        self.missing = {}
        self.closures = {}
        self.cut = set()
        self.verdicts = []
        self.parts = []

    def run(self):
        starts = self.app.with_intents
        for start in starts:
            self.reach(start)
        self.parse({path for closure in self.closures.values() for path in closure})
        self.parts = self.batches(starts)
        # Each part has a share of the time, the later ones what the earlier ones leave, and what passes is compiled after all.
        for number, part in enumerate(self.parts, 1):
            with self.compiler.within(EXPLORING * (1 - (1 - number / len(self.parts)) / 2)):
                self.check_together(part)
        for path in starts:
            self.verdicts.append(self.judge(path))
        self.settle()
        for path, (kind, words) in self.app.unreadable.items():
            if path in self.app.unreadable_with_intents:
                own = Reason(kind, "", 0, words)
                self.verdicts.append(Verdict(path, "stopped", own=[own], causes={own.key: own}))
        self.verdicts.sort(key=lambda verdict: verdict.path)

    # MARK: which files belong together

    def reach(self, start):
        """The files that a file needs; of two that one module can't have both, the nearer one."""
        order, is_cut = self.app.reached(start)
        taken, closure = set(self.keys(start)), [start]
        for path in order:
            if not taken & (keys := self.keys(path)):
                taken |= keys
                closure.append(path)
        self.closures[start] = closure
        if is_cut:
            self.cut.add(start)

    def keys(self, path):
        """What only one file of a module may have."""
        source = self.app.sources[path]
        # Targets repeat small files of extensions, under the same name as a rule.
        return source.outermost or {path.name}

    def batches(self, starts):
        """Files that are compiled together, as those of one target."""
        parts = []
        for start in starts:
            closure = set(self.closures[start])
            for part in sorted(parts, key=lambda part: -len(closure & part["files"])):
                new = closure - part["files"]
                if not any(self.keys(path) & part["keys"] for path in new):
                    break
            else:
                parts.append(part := {"files": set(), "keys": set(), "starts": []})
                new = closure
            part["files"] |= new
            part["keys"].update(*(self.keys(path) for path in new))
            part["starts"].append(start)
        return parts

    # MARK: compiling

    def parse(self, paths):
        self.copy(paths)
        answer = self.compiler.parse({path: self.copies[path] for path in sorted(paths)})
        for path, problems in answer.problems.items():
            first = min(problems)
            self.broken[path] = Reason("syntax", "", first.line, first.message)

    def copy(self, paths):
        """Writes copies without the imports that can't be: of modules that aren't here, and of the app's own modules."""
        for path in sorted(paths):
            if path in self.copies:
                continue
            text = self.app.sources[path].text
            self.missing[path] = []
            for found in reversed(self.app.imports(path)):
                if self.modules.has(found.module) or found.module in advice.SWIFTS:
                    continue
                if not self.app.is_own(found.module):
                    self.missing[path].insert(0, found)
                text = text[:found.start] + " " * (found.end - found.start) + text[found.end:]
                if self.app.is_own(found.module):
                    text = self.unqualified(path, text, found.module)
            name = re.sub(r"[^\w.+-]", "_", path.name)
            self.copies[path] = self.folder / f"{len(self.copies):05}_{name}"
            self.copies[path].write_text(text, encoding="utf-8")

    def unqualified(self, path, text, module):
        """A text without the name of a module of the app's before names; places stay."""
        places = re.finditer(rf"(?<![\w.]){module}\.(?=[A-Z])", self.app.code(path))
        for found in places:
            text = text[:found.start()] + " " * len(found[0]) + text[found.end():]
        return text

    def tried(self, paths):
        return {path: self.copies[path] for path in sorted(paths) if path not in self.broken}

    def check_together(self, part):
        """Checks files together, and adds the files that the compiler misses, as long as there are such and time.

        The files that lack a module are stopped already: what else they lack is asked last, and briefly.
        """
        answer, asked = Answer(), set()
        first = [path for path in part["starts"] if path not in self.broken]
        wanted = self.whole(first + sorted(part["files"] - set(first)))
        for _ in range(ROUNDS):
            self.check(part, wanted, answer, asked)
            added = {
                (path, other) for path in wanted for problem in answer.problems.get(path, ())
                for other in self.absent(path, problem.message, part)}
            for path, other in added:
                self.app.sources[path].needed.add(other)
            new = self.extend(part) if added else set()
            if not new:
                break
            self.parse(new)
            wanted = sorted({path for path, other in added if other in new} | set(self.whole(new)))
        rest = first + sorted(part["files"] - set(first))
        self.check(part, [path for path in rest if path not in asked], answer, asked, is_brief=True)
        for path in part["files"]:
            self.reasons[path] = self.explain(path, part, answer, asked)

    def whole(self, paths):
        """Those of some files that lack no module."""
        return [path for path in paths if not self.missing[path]]

    def check(self, part, wanted, answer, asked, is_brief=False):
        """Checks some files of a part, and puts what the compiler says in place of what it said before."""
        now = self.compiler.check(self.tried(part["files"]), "5", self.isolation, wanted, is_brief)
        done = {path for path in wanted if path not in now.late}
        for path in done:
            answer.problems.pop(path, None)
        for path in done & now.problems.keys():
            for problem in now.problems[path]:
                answer.add(path, problem)
        answer.crashed |= now.crashed
        asked |= done

    def extend(self, part):
        """Adds to a part what its files need now; the new files."""
        before = set(part["files"])
        for start in part["starts"]:
            self.reach(start)
            for path in self.closures[start]:
                if self.fits(path, part):
                    part["files"].add(path)
                    part["keys"] |= self.keys(path)
            self.closures[start] = [path for path in self.closures[start] if path in part["files"]]
        return part["files"] - before

    def explain(self, path, part, answer, asked):
        """The reasons that stop a file by itself."""
        own = reasons.of_imports(self.missing[path])
        if path in self.broken:
            return [self.broken[path]]
        if path in answer.crashed:
            return [*own, Reason("crash", "", 0, "the compiler crashed in this file")]
        if path not in asked:
            return own or [Reason("late", "", 0, "the time was over before the compiler came to this file")]
        told, unknown = reasons.of_problems(
            answer.problems.get(path, []), self.missing[path], self.app, path, part["files"] - self.broken.keys(),
            self.broken)
        imported = {reason.key: reason for reason in own}
        for reason in told:
            if reason.key in imported:
                imported[reason.key].names |= reason.names
            else:
                own.append(reason)
        for reason in own:
            reason.import_only = reason.is_imported and not reason.names and not unknown
        return own

    def absent(self, path, message, part):
        """The files of the app that a message misses, and that can be compiled with the others."""
        app, names = self.app, lambda table, name: table.get(name, ())
        found = []
        if match := re.search(r"cannot find (?:type )?'(\w+)' in scope|'(\w+)' is not a member type", message):
            name = match[1] or match[2]
            found = names(app.types, name) or names(app.nested_types, name) or names(app.globals, name) or [
                other for other in app.with_member(name) if app.sources[other].extended & app.sources[path].declared]
        elif match := re.search(r"type '([^']+)'(?: \(aka '[^']*'\))? has no (?:dynamic )?member '(\w+)'", message):
            owner = re.sub(r"^(?:some|any) |\.Type$|<.*|\?", "", match[1]).split(".")[-1]
            found = [other for other in app.with_member(match[2]) if app.sources[other].extended]
            found = [other for other in found if owner in app.sources[other].extended] or (
                found if match[1].startswith("some ") or owner in app.nested_types else [])
        elif match := re.search(r"type '([^']+)' does not conform to protocol|requires that '([^']+)' conform", message):
            found = names(app.extensions, (match[1] or match[2]).split(".")[-1].split("<")[0])
            return [other for other in found if self.fits(other, part)][:5]
        other = app.nearest([other for other in found if self.fits(other, part)], path)
        return [other] if other and other != path else []

    def fits(self, path, part):
        return path not in part["files"] and not self.keys(path) & part["keys"]

    # MARK: judging

    def judge(self, start):
        closure = self.closures[start]
        # Beside what a file lacks, what the compiler says else may come from that.
        every = [
            (path, reason) for path in closure for reason in self.reasons.get(path, [])
            if reason.kind != "app" or PurePosixPath(reason.subject) not in closure]
        causes = {}
        if any(reason.kind != "other" for _, reason in every):
            every = [(path, reason) for path, reason in every if reason.kind != "other"]
        for path, reason in every:
            causes.setdefault(reason.key, (path, reason))
        own = [reason for path, reason in every if path == start]
        if start in self.cut:
            causes.setdefault(("cut", ""), (start, Reason("cut", "", 0, "needs more files of the app than a trial takes")))
        kinds = {reason.kind for _, reason in causes.values()}
        state = "untried" if kinds == {"late"} else "stopped" if own else "needs" if causes else "with" if len(closure) > 1 else "compiles"
        return Verdict(start, state, needs=closure[1:], own=own, causes=causes)

    def settle(self):
        """Compiles what has passed a check of types in mode 5: in mode 6, and what fails there in mode 5 again."""
        for part in self.parts:
            passed = [verdict for verdict in self.verdicts if verdict.path in part["starts"] and not verdict.causes]
            rest = self.compiled(passed, "6")
            for verdict, reason in rest:
                verdict.state, verdict.note = "swift5", reason.message
            for verdict, reason in self.compiled([verdict for verdict, _ in rest], "5"):
                verdict.state = "untried" if reason.kind == "late" else "stopped"
                verdict.own, verdict.causes, verdict.note = [reason], {reason.key: (verdict.path, reason)}, ""

    def compiled(self, verdicts, mode):
        """The verdicts of files that don't compile together in a mode, each with its first reason."""
        failed = []
        for step in (self.compiler.check, self.compiler.compile):
            for _ in range(ROUNDS):
                paths = set().union(*({verdict.path, *verdict.needs} for verdict in verdicts))
                answer = step(self.tried(paths), mode, self.isolation) if paths else Answer()
                if answer.is_clean:
                    break
                kept = []
                for verdict in verdicts:
                    if reason := self.first(verdict, answer):
                        failed.append((verdict, reason))
                    else:
                        kept.append(verdict)
                if len(kept) == len(verdicts):
                    break
                verdicts = kept
        return failed

    def first(self, verdict, answer):
        for path in (verdict.path, *verdict.needs):
            if path in answer.crashed:
                return Reason("crash", "", 0, f"the compiler crashed in {path}")
            if problems := answer.problems.get(path):
                problem = min(problems)
                message = problem.message if path == verdict.path else f"{path}:{problem.line}: {problem.message}"
                return Reason("other", re.sub(r"'[^']*'", "'…'", problem.message), problem.line, message)
        if answer.late & {verdict.path, *verdict.needs}:
            return Reason("late", "", 0, "the time was over before it was compiled")
        return None
