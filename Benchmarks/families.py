#!/usr/bin/env python3
"""How long the compiler takes over a file with 100 parameters of mixed types, unoptimized.

families.py                     builds the modules, then measures five times
families.py --modules FOLDER    takes modules that are built already

Prints the times in seconds; fails if the median is over the limit of 5.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 5.0
INTENTS, RUNS = 10, 5

# Ten parameters of an intent: plain ones, options, defaults, choices, conversions, lists.
PARAMETERS = """
    @Parameter(title: "Whole", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9)) var whole: Int
    @Parameter(title: "Number", default: 1.5, controlStyle: .slider, inclusiveRange: (0, 2)) var number: Double?
    @Parameter(title: "Text", inputOptions: .init(multiline: true)) var text: String
    @Parameter(title: "Texts", optionsProvider: Texts()) var texts: [String]
    @Parameter(title: "Day", kind: .date, requestValueDialog: "When?") var day: Date
    @Parameter(title: "Flag", default: true) var flag: Bool
    @Parameter(title: "Length", defaultValue: 5, unit: .kilometers) var length: Measurement<UnitLength>
    @Parameter(title: "Kind", default: .small) var kind: Kind
    @Parameter(title: "Things", size: IntentCollectionSize(min: 1, max: 3)) var things: [Thing]
    @Parameter(title: "Code", resolvers: { IntFromStringResolver(radix: 16) }) var code: Int?
"""

SHARED = """
import AppIntents

struct Texts: DynamicOptionsProvider {
    func results() async throws -> [String] { ["a"] }
}
enum Kind: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}
struct Thing: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static let defaultQuery = ThingQuery()
    let id: String
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "Thing" }
    init(id: String) { self.id = id }
}
struct ThingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Thing] { identifiers.map(Thing.init) }
}
"""

INTENT = """
struct Intent{place}: AppIntent {{
    static let title: LocalizedStringResource = "Intent"
{parameters}
    func perform() async throws -> some IntentResult {{ .result() }}
}}
"""


def modules(given):
    if given:
        return Path(given)
    subprocess.run(["swift", "build", "--target", "AppIntents"], cwd=ROOT, check=True)
    shown = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(shown.stdout.strip()) / "Modules"


def main():
    parser = argparse.ArgumentParser(prog="families.py")
    parser.add_argument("--modules")
    folder = modules(parser.parse_args().modules)
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "Parameters.swift"
        file.write_text(SHARED + "".join(
            INTENT.format(place=number, parameters=PARAMETERS) for number in range(INTENTS)))
        command = ["swiftc", "-swift-version", "6", "-Onone", "-typecheck", "-I", folder,
                   "-module-cache-path", place, file]
        # The first run makes the caches of the modules below.
        subprocess.run(command, check=True)
        times = []
        for _ in range(RUNS):
            start = time.monotonic()
            subprocess.run(command, check=True)
            times.append(time.monotonic() - start)
    median = statistics.median(times)
    print(f"{INTENTS * 10} parameters, type-checked in {median:.2f} s (of {RUNS}: "
          f"{min(times):.2f} to {max(times):.2f}); the limit is {LIMIT:.0f} s.")
    if median > LIMIT:
        sys.exit("families.py: too slow.")


main()
