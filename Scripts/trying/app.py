"""The Swift files of an app: which there are, what they import and declare, and which of them need one another."""

import collections
import functools
import os
import re
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from . import advice, code

#: Folders of packages, builds and tools; what begins with a dot is left out as well.
SKIPPED = {
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor", "fastlane", "xcuserdata"}
SKIPPED_ENDINGS = (".xcassets", ".xcodeproj", ".xcworkspace", ".xcframework", ".framework", ".docc", ".playground")
#: A file above this is generated or data.
LARGEST = 1_000_000
#: An app above this is a folder of apps, or not one's own.
MOST_FILES = 20_000
#: Files that one file may need: the names in views lead to all others of an app.
FARTHEST = 100


@dataclass
class Source:
    """A file of the app, by its path below the app's folder."""

    path: PurePosixPath
    text: str
    needed: set = field(default_factory=set)

    @functools.cached_property
    def declared(self):
        return {name for name, _ in code.types(self.text)}

    @functools.cached_property
    def outermost(self):
        """The names that no other file of the same module may declare."""
        names = {name for name, is_outermost in code.types(self.text) if is_outermost}
        return names | ({"@main"} if re.search(r"^@main\b", self.text, re.M) else set())

    @functools.cached_property
    def extended(self):
        return {found[1].split(".")[-1] for found in code.EXTENSION.finditer(self.text)}

    @property
    def is_test(self):
        return re.search(r"^\s*(?:@testable\s+)?import\s+(?:XCTest|Testing)\b", self.text, re.M) is not None or any(
            part.endswith("Tests") for part in self.path.parts[:-1])


class App:
    """A folder of Swift files, read once."""

    def __init__(self, folder, can_import):
        self.folder = folder
        self.can_import = can_import
        self.sources: dict[PurePosixPath, Source] = {}
        self.unreadable: dict[PurePosixPath, tuple[str, str]] = {}
        self.unreadable_with_intents: set[PurePosixPath] = set()
        self.tests: list[PurePosixPath] = []
        self.projects: list[str] = []
        self.manifests: list[str] = []
        self.count = 0
        self.is_cut = False
        self.read()

    def read(self):
        seen = set()
        for parent, folders, files in os.walk(self.folder):
            for name in folders:
                if name.endswith(".xcodeproj"):
                    self.note(Path(parent, name, "project.pbxproj"), self.projects)
            folders[:] = sorted(
                name for name in folders
                if name[0] != "." and name not in SKIPPED and not name.endswith(SKIPPED_ENDINGS))
            for name in sorted(files):
                path = Path(parent, name)
                if not name.endswith(".swift") or not path.is_file() or (real := path.resolve()) in seen:
                    continue
                seen.add(real)
                if name == "Package.swift" or name.startswith("Package@swift"):
                    self.note(path, self.manifests)
                    continue
                if self.count == MOST_FILES:
                    self.is_cut = True
                    return
                self.count += 1
                self.read_file(path)

    def read_file(self, path):
        place = PurePosixPath(path.relative_to(self.folder).as_posix())
        data = b""
        try:
            with path.open("rb") as stream:
                data = stream.read(LARGEST + 1)
            if len(data) > LARGEST:
                self.unreadable[place] = ("large", f"has {path.stat().st_size / 1e6:.1f} MB; above {LARGEST / 1e6:.0f} MB it isn't read")
            else:
                # Line ends of all kinds are one character, as places in the text are.
                source = Source(place, data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n"))
        except UnicodeDecodeError as error:
            self.unreadable[place] = ("encoding", f"isn't UTF-8 (byte {error.start + 1}): save it as UTF-8")
        except OSError as error:
            self.unreadable[place] = ("access", f"can't be read: {error.strerror}")
        if place in self.unreadable:
            if re.search(rb"^\s*import\s+AppIntents\b", data, re.M):
                self.unreadable_with_intents.add(place)
            return
        if source.is_test:
            self.tests.append(place)
        else:
            self.sources[place] = source

    def note(self, path, texts):
        try:
            texts.append(path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            return

    @functools.cache
    def code(self, path):
        """A file's code that Linux compiles, without comments and texts."""
        return code.active(code.bare(self.sources[path].text), self.can_import)

    @functools.cache
    def imports(self, path):
        return code.imports(self.code(path))

    @functools.cached_property
    def with_intents(self):
        """The files that import App Intents."""
        return [
            path for path, source in self.sources.items()
            if "AppIntents" in source.text and any(found.module == "AppIntents" for found in self.imports(path))]

    @functools.cached_property
    def modules(self):
        """The modules that the app's own projects and manifests make."""
        names = set()
        for text in self.projects:
            names.update(re.findall(r"isa = PBXNativeTarget;.*?\bname = \"?([^\";]+)\"?;", text, re.S))
        for text in self.manifests:
            names.update(re.findall(r"\.(?:executableTarget|target)\(\s*name:\s*\"([^\"]+)\"", text))
        return {re.sub(r"\W", "_", name) for name in names}

    @functools.cached_property
    def folders(self):
        return {part for path in self.sources for part in path.parts[:-1]}

    def is_own(self, module):
        """Tells whether a module is one of the app's own targets; those of generated projects are known by their folder."""
        return module not in advice.modules() and (module in self.modules or module in self.folders)

    @functools.cached_property
    def types(self):
        """The files that declare each type at their left edge."""
        return self.by_name(lambda source: source.outermost - {"@main"})

    @functools.cached_property
    def nested_types(self):
        return self.by_name(lambda source: source.declared)

    @functools.cached_property
    def extensions(self):
        return self.by_name(lambda source: source.extended)

    @functools.cached_property
    def functions(self):
        return self.by_name(lambda source: set(code.FUNCTION.findall(source.text)))

    @functools.cached_property
    def globals(self):
        return self.by_name(lambda source: set(code.GLOBAL.findall(source.text)))

    def by_name(self, names):
        table = collections.defaultdict(list)
        for path, source in self.sources.items():
            for name in names(source):
                table[name].append(path)
        return table

    def with_member(self, name):
        """The files that declare a function, a property or a case of a name."""
        pattern = re.compile(rf"\b(?:func|var|let|case)\s+(?:[\w., ()]*[ ,])?`?{re.escape(name)}\b")
        return [path for path, source in self.sources.items() if name in source.text and pattern.search(source.text)]

    def nearest(self, paths, to):
        """The one of some files that lies nearest to another, as a rule in the same target."""
        return min(paths, key=lambda path: (-shared(path, to), len(path.parts), str(path)), default=None)

    @functools.cache
    def neighbors(self, path):
        """The files that declare the types that a file names, and the functions that it calls."""
        source = self.sources[path]
        found = set()
        # A function of the app's may have the name of one of C's, such as `log`, and then the compiler misses nothing.
        for table, names in ((self.types, code.WORD), (self.functions, code.CALL)):
            for name in set(names.findall(self.code(path))) - source.declared:
                if (other := self.nearest(table.get(name, ()), path)) and other != path:
                    found.add(other)
        return found

    def reached(self, path):
        """The files that a file needs, nearest first, and whether there are more than a trial takes."""
        order, known, at = [], {path}, [path]
        while at:
            following = sorted(set().union(
                *(self.neighbors(other) | self.sources[other].needed for other in at)) - known)
            if len(order) + len(following) > FARTHEST:
                return order + following[:FARTHEST - len(order)], True
            known.update(following)
            order += following
            at = following
        return order, False


def shared(one, other):
    """How many folders two paths have in common."""
    count = 0
    for left, right in zip(one.parts[:-1], other.parts[:-1], strict=False):
        if left != right:
            break
        count += 1
    return count
