"""The packages that this one is resolved with, their licenses, and whether programs contain them.

All is read from what builds have left, without a network: Package.resolved and the checkouts of .build-check, which has
all traits but Combine, and those of .build-packages, which has that one.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = (("Package.resolved", ".build-check"), ("Tests/Packages/Kiosk/Package.resolved", ".build-packages"))
PLAN = ".build-check/debug/description.json"
# The modules that a program's own code imports come to it from this package's targets; from its macros, nothing does.
MACROS = {"AppIntentsMacros", "SwiftUIMacros"}
# What is in no build that has a plan of all products.
OPTIONAL = {"opencombine": "Combine"}


class Unbuilt(Exception):
    """There are no builds to read."""


@dataclass(frozen=True)
class Dependency:
    """A package."""
    identity: str
    name: str
    location: str
    version: str
    revision: str
    # An SPDX expression.
    license: str
    # The words of the license, unless it is this package's own.
    terms: str
    notice: str
    # program: programs contain it; build: it runs while a program is built; fetched: nothing of it is compiled for one.
    use: str


def expression(text, identity):
    """The SPDX expression for the words of a license."""
    words = re.sub(r"\s+", " ", text)
    if "Apache License" in words and "Version 2.0" in words:
        return "Apache-2.0 WITH Swift-exception" if "Runtime Library Exception" in words else "Apache-2.0"
    if "Permission is hereby granted, free of charge" in words and "sublicense, and/or sell" in words:
        return "MIT"
    raise Unbuilt(f"{identity} has a license that Scripts/dependencies.py doesn't know; teach it.")


def used(root=ROOT):
    """The folders of checkouts with modules that programs contain, and of those that macros alone need."""
    plan = root / PLAN
    if not plan.exists():
        raise Unbuilt(f"there is no {PLAN}; Scripts/swift-checked build --build-tests writes it.")
    found = json.loads(plan.read_text())
    needs = found["targetDependencyMap"]
    folders = {}
    for command in found["swiftCommands"].values():
        for one in command["inputs"]:
            if place := re.search(r"/checkouts/([^/]+)/", one["name"]):
                folders[command["moduleName"]] = place[1]
                break

    def reached(modules):
        seen, waiting = set(), list(modules)
        while waiting:
            module = waiting.pop()
            if module not in seen:
                seen.add(module)
                waiting += needs.get(module, [])
        return {folders[module] for module in seen if module in folders}

    macros = reached(MACROS)
    products = {path.name for path in (root / "Sources").iterdir()} - MACROS
    return reached(products) - macros, macros


def dependencies(root=ROOT):
    """All packages, by name."""
    in_programs, in_macros = used(root)
    found = {}
    for resolved, build in BUILDS:
        if not (root / resolved).exists():
            raise Unbuilt(f"there is no {resolved}; .ci/run, or Scripts/check, writes it.")
        for pin in json.loads((root / resolved).read_text())["pins"]:
            identity, location = pin["identity"], pin["location"].removesuffix(".git")
            folder = root / build / "checkouts" / location.rsplit("/", 1)[1]
            if identity in found:
                continue
            if not folder.is_dir():
                raise Unbuilt(f"{resolved} has {identity}, of which there is no checkout in {build}; build again.")
            licenses = sorted(folder.glob("LICENSE*"))
            if not licenses:
                raise Unbuilt(f"{identity} has no file LICENSE.")
            terms = licenses[0].read_text().strip()
            kind = expression(terms, identity)
            notices = sorted(folder.glob("NOTICE*"))
            use = ("program" if folder.name in in_programs or identity in OPTIONAL
                   else "build" if folder.name in in_macros else "fetched")
            found[identity] = Dependency(
                identity, location.rsplit("/", 1)[1], location, pin["state"].get("version", ""),
                pin["state"]["revision"], kind, "" if kind.startswith("Apache") else terms,
                notices[0].read_text().strip() if notices else "", use)
    return [found[identity] for identity in sorted(found)]
