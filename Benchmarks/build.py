#!/usr/bin/env python3
"""Measures clean debug builds of the package that README and the articles write, with its test: build.py [CHECKOUT...]

Each checkout, this one if none is named, is built with the default traits, and without any, where the package has its
intents and the test kit only. The sources of dependencies are fetched before. Reported are the seconds of processor,
of all processes together, and of wall time. Several checkouts are measured in turn, so that a slow moment of the
machine meets all.
"""

import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

from app_server import fail, table

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 3600
DEFAULT, NONE = "default traits", "traits: [], test kit only"


def run(*words: str, folder: pathlib.Path) -> None:
    done = subprocess.run(
        words, cwd=folder, capture_output=True, text=True, timeout=LIMIT, check=False)
    if done.returncode != 0:
        fail(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")


def written_blocks(checkout: pathlib.Path) -> dict[str, str]:
    """The parts of the package that README and the articles write, each known by what only it has."""
    texts = [checkout / "README.md", *sorted(checkout.glob("Sources/*/*.docc/*.md"))]
    blocks = [
        block for text in texts for block in re.findall(r"```swift\n(.*?)```", text.read_text(), re.S)]
    signs = {
        "Package.swift": "let package = Package(", "Intents": "struct ShowTallyIntent",
        "App": "struct Counting: IntentsApp", "Tests": "struct TallyTests"}
    found = {part: [block for block in blocks if sign in block] for part, sign in signs.items()}
    unclear = [part for part, those in found.items() if len(those) != 1]
    if unclear:
        fail(f"The documents of {checkout} have not one block each for {', '.join(unclear)}.")
    parts = {part: those[0] for part, those in found.items()}
    if parts["App"] == parts["Intents"]:
        # The test kit needs the intents without the app.
        imports, app = "import AppIntentsHost\n", parts["App"].index("@main")
        parts["App"] = f"import AppIntents\n{imports}\n{parts['App'][app:]}"
        parts["Intents"] = parts["Intents"][:app].replace(imports, "")
    return parts


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        if old not in text:
            fail(f"The documents' package has no “{old}”.")
        text = text.replace(old, new)
    return text


def write_package(checkout: pathlib.Path, traits: str, folder: pathlib.Path) -> None:
    parts = written_blocks(checkout)
    place = f'.package(name: "OpenAppIntents", path: "{checkout}"'
    manifest = changed(
        parts["Package.swift"], ('.package(path: "../OpenAppIntents"',
                                 place if traits == DEFAULT else place + ", traits: []"))
    if traits == NONE:
        manifest = changed(
            manifest, (".executableTarget(", ".target("),
            ('            .product(name: "AppIntentsHost", package: "OpenAppIntents"),\n', ""))
        del parts["App"]
    files = {"Package.swift": manifest, "Sources/Counting/Intents.swift": parts["Intents"],
             "Tests/CountingTests/TallyTests.swift": parts["Tests"]}
    if "App" in parts:
        files["Sources/Counting/Counting.swift"] = parts["App"]
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    resolved = checkout / "Package.resolved"
    if resolved.exists():
        shutil.copy(resolved, folder)
    run("swift", "package", "resolve", folder=folder)


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    checkouts = [pathlib.Path(name).resolve() for name in sys.argv[1:]] or [ROOT]
    rows = []
    with tempfile.TemporaryDirectory(prefix="build-") as name:
        for traits in (DEFAULT, NONE):
            for number, checkout in enumerate(checkouts):
                folder = pathlib.Path(name) / f"{number}-{len(rows)}"
                write_package(checkout, traits, folder)
                begin, used = time.monotonic(), processor()
                run("swift", "build", "--build-tests", folder=folder)
                rows.append([
                    traits, str(checkout), f"{processor() - used:.0f} s",
                    f"{time.monotonic() - begin:.0f} s"])
                shutil.rmtree(folder)
    print(table(["clean build of README's package and its test", "of", "processor", "wall"], rows))


if __name__ == "__main__":
    main()
