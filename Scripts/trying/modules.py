"""The built modules that a trial compiles against: those of a folder that is named, or of a build of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from .advice import ALIASES, OURS, ROOT

SCRATCH = ROOT / ".build-try"
PLUGINS = ("AppIntentsMacros", "SwiftUIMacros")


class Modules:
    """The flags with which a file of an app is compiled as in a target with the settings that “Adding the package” names."""

    def __init__(self, built, work):
        if not (built / "Modules/AppIntents.swiftmodule").exists():
            raise FileNotFoundError(f"{built} has no built modules (Modules/AppIntents.swiftmodule)")
        self.built = built
        # Of a build that has tests and servers too, an app sees our modules and what these are made of.
        self.folder = work / "modules"
        self.folder.mkdir()
        own = {path.name for path in (ROOT / "Sources").iterdir()}
        for path in (built / "Modules").glob("*.swiftmodule"):
            if path.stem in own or path.stem == "Logging" or path.stem.startswith("OpenCombine"):
                (self.folder / path.name).symlink_to(path.resolve())
        self.aliases = {name: ours for name, ours in ALIASES.items() if (self.folder / f"{ours}.swiftmodule").exists()}

    def has(self, module):
        """Tells whether an app can import a module."""
        return module in OURS or module in self.aliases

    @property
    def settings(self):
        """The settings of the target, as “Adding the package” gives them."""
        flags = [word for name, ours in self.aliases.items() for word in ("-module-alias", f"{name}={ours}")]
        for module in ("SwiftUI", "AppIntents"):
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        return flags

    @property
    def flags(self):
        """The same for the compiler's frontend, with what SwiftPM adds."""
        flags = ["-I", str(self.folder), *(word for word in self.settings if word != "-Xfrontend")]
        for plugin in PLUGINS:
            flags += ["-load-plugin-executable", f"{self.built}/{plugin}-tool#{plugin}"]
        maps = [ROOT / "Sources/COpenOS/module.modulemap", self.built / "COpenCombineHelpers.build/module.modulemap"]
        for path in maps:
            if path.exists():
                flags += ["-Xcc", f"-fmodule-map-file={path}"]
        SCRATCH.mkdir(exist_ok=True)
        return [*flags, "-module-cache-path", str(SCRATCH / "ModuleCache")]


def built_modules():
    """Builds the modules into a folder of their own, unless they are there; the folder."""
    package = SCRATCH / "package"
    folder = SCRATCH / "build/debug"
    stamp = SCRATCH / "built"
    version = subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout
    if stamp.exists() and stamp.read_text() == version and stamp.stat().st_mtime > newest():
        return folder
    print("Building the modules, which takes some minutes the first time.", file=sys.stderr, flush=True)
    source = package / "Sources/Neighbors/Neighbors.swift"
    source.parent.mkdir(parents=True, exist_ok=True)
    # A module of ours has its own name, not that of an alias; Combine's is that of its package.
    products = sorted(OURS | set(ALIASES.values()))
    source.write_text("".join(f"import {name}\n" for name in products))
    (package / "Package.swift").write_text(manifest(products))
    if (ROOT / "Package.resolved").exists() and not (package / "Package.resolved").exists():
        shutil.copy(ROOT / "Package.resolved", package)
    words = subprocess.run(
        ["bash", "-c", '. "$0"; printf "%s\\n" "${build_flags[@]}"', ROOT / "Scripts/build-flags"],
        capture_output=True, text=True, check=True).stdout.split()
    done = subprocess.run(
        ["swift", "build", "--package-path", package, "--scratch-path", SCRATCH / "build", *words],
        stdout=sys.stderr, env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, check=False)
    if done.returncode != 0:
        sys.exit("Scripts/try-app: the modules don't build; the reasons are above.")
    stamp.write_text(version)
    return folder


def newest():
    """When a source of ours changed last."""
    last = (ROOT / "Package.swift").stat().st_mtime
    for parent, _, files in os.walk(ROOT / "Sources"):
        last = max([last, os.stat(parent).st_mtime, *(os.stat(Path(parent, name)).st_mtime for name in files)])
    return last


def manifest(products):
    ours = [name for name in products if name != "OpenCombine"]
    lines = "\n".join(f'            .product(name: "{name}", package: "OpenAppIntents"),' for name in ours)
    return f"""// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Neighbors",
    dependencies: [
        .package(name: "OpenAppIntents", path: "{ROOT}", traits: ["Macros", "Combine"]),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "Neighbors", dependencies: [
{lines}
            .product(name: "OpenCombine", package: "OpenCombine"),
        ]),
    ])
"""
