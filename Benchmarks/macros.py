#!/usr/bin/env python3
"""Measures what macros add to a clean build: macros.py [RUNS]

Builds AppIntents from nothing, as a package that depends on it does, once with the trait Macros and once without
it, in turn, each in a folder of its own that is removed before. Sources of dependencies are fetched before the
clock starts. Reported are the seconds of each build, and how many of swift-syntax's modules it compiled.
"""

import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from app_server import fail, table

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 1800
MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Author",
    dependencies: [.package(name: "OpenAppIntents", path: "{root}", traits: [{traits}])],
    targets: [
        .target(name: "Author", dependencies: [.product(name: "AppIntents", package: "OpenAppIntents")])
    ])
"""
INTENT = """\
import AppIntents

struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Hello.") }
}
"""


def run(*words: str, folder: pathlib.Path) -> str:
    done = subprocess.run(
        words, cwd=folder, capture_output=True, text=True, timeout=LIMIT, check=False)
    if done.returncode != 0:
        fail(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


class Author:
    """A package that uses no macro, with or without the trait."""

    def __init__(self, folder: pathlib.Path, traits: list[str]):
        self.folder = folder
        source = folder / "Sources/Author/Greet.swift"
        source.parent.mkdir(parents=True)
        source.write_text(INTENT)
        names = ", ".join(f'"{trait}"' for trait in traits)
        (folder / "Package.swift").write_text(MANIFEST.format(root=ROOT, traits=names))
        run("swift", "package", "resolve", folder=folder)
        self.seconds: list[float] = []
        self.modules = ""

    def build(self) -> None:
        """Builds everything from nothing but the sources."""
        for product in self.folder.glob(".build/*/debug"):
            shutil.rmtree(product)
        begin = time.monotonic()
        run("swift", "build", folder=self.folder)
        self.seconds.append(time.monotonic() - begin)
        # A target that nothing needs has a folder, and nothing compiled in it.
        products = {path.parent.name for path in self.folder.glob(".build/*/debug/*.build/*.o")}
        ours = any(name.startswith("AppIntentsMacros") for name in products)
        syntax = sum(name.startswith(("SwiftSyntax", "SwiftParser")) for name in products)
        self.modules = f"{'our macros' if ours else 'no macros'}, {syntax} of swift-syntax"


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    with tempfile.TemporaryDirectory(prefix="macros-") as name:
        folder = pathlib.Path(name)
        authors = {
            "without macros": Author(folder / "without", []),
            "with macros": Author(folder / "with", ["Macros"]),
        }
        for _ in range(runs):
            for author in authors.values():
                author.build()
    rows = [
        [label, f"{statistics.median(author.seconds):.0f} s",
         " ".join(f"{seconds:.0f}" for seconds in author.seconds), author.modules]
        for label, author in authors.items()]
    more = [statistics.median(author.seconds) for author in authors.values()]
    print(table(["Clean build of AppIntents and one intent", "median", "runs", "compiled"], rows))
    print(f"\nMacros take {more[1] - more[0]:.0f} s more (the aim is at most 150).")


if __name__ == "__main__":
    main()
