"""Writes the throwaway package: a target for each part of the app, with the files of it that compile."""

import json
import shutil

from .advice import OURS, ROOT


def write_package(folder, trial, modules):
    """A manifest that builds what compiles; the other files that were tried lie beside it."""
    targets = []
    for number, part in enumerate(trial.parts, 1):
        own = [verdict for verdict in trial.verdicts if verdict.path in part["starts"] and verdict.state in PASSED]
        compiled = sorted({path for verdict in own for path in (verdict.path, *verdict.needs)})
        place = folder / f"Part{number}"
        for path in sorted(part["files"]):
            (place / path.parent).mkdir(parents=True, exist_ok=True)
            shutil.copyfile(trial.copies[path], place / path)
        if compiled:
            mode = "v5" if any(verdict.state == "swift5" for verdict in own) else "v6"
            targets.append(target(number, compiled, mode, modules, trial.isolation))
    (folder / "Package.swift").write_text(manifest(targets, modules), encoding="utf-8")


PASSED = {"compiles", "with", "swift5"}


def target(number, compiled, mode, modules, isolation):
    ours = sorted(OURS | {ours for name, ours in modules.aliases.items() if name != "Combine"})
    products = [f'.product(name: "{name}", package: "OpenAppIntents")' for name in ours]
    if "Combine" in modules.aliases:
        products.append('.product(name: "OpenCombine", package: "OpenCombine")')
    flags = modules.settings + (["-default-isolation", isolation] if isolation else [])
    listed = ",\n                ".join(json.dumps(str(path), ensure_ascii=False) for path in compiled)
    dependencies = ",\n                ".join(products)
    return f"""        .target(
            name: "Part{number}",
            dependencies: [
                {dependencies},
            ],
            path: "Part{number}",
            sources: [
                {listed},
            ],
            swiftSettings: [.swiftLanguageMode(.{mode}), .unsafeFlags({json.dumps(flags)})]),"""


def manifest(targets, modules):
    combine = "Combine" in modules.aliases
    traits = '["Macros", "Combine"]' if combine else '["Macros"]'
    packages = [f'.package(name: "OpenAppIntents", path: {json.dumps(str(ROOT))}, traits: {traits})']
    if combine:
        packages.append('.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")')
    dependencies = ",\n        ".join(packages)
    joined = "\n".join(targets)
    return f"""// swift-tools-version: 6.1
import PackageDescription

// Written by Scripts/try-app: what compiles of the app. Imports of the app's own modules are blank, as each part is one module.
let package = Package(
    name: "Tried",
    dependencies: [
        {dependencies},
    ],
    targets: [
{joined}
    ])
"""
