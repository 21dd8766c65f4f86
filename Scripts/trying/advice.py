"""What becomes of each module of Apple's, and which names are whose."""

import csv
import fnmatch
import functools
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "Documentation/Coverage"
#: The modules of ours that an app can import, under Apple's names.
OURS = {
    "AppIntents", "SwiftUI", "UniformTypeIdentifiers", "CoreLocation", "GeoToolbox", "RelevanceKit", "CoreSpotlight",
    "CoreTransferable", "WidgetKit", "Charts", "VisualIntelligence", "MediaIntents"}
#: Modules of ours under Apple's names, by an alias of the target.
ALIASES = {"os": "OpenOS", "OSLog": "OpenOSLog", "Combine": "OpenCombine"}
#: Swift's own on Linux.
SWIFTS = {
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Observation", "Synchronization", "RegexBuilder", "Distributed", "Glibc", "_Concurrency",
    "_StringProcessing", "Cxx", "CxxStdlib"}
PACKAGE = (
    "A module of no project here, nor of Apple's: as a rule a package. If it builds on Linux, add it to the dependencies; "
    "otherwise keep its use behind `#if canImport(…)`.")


@functools.cache
def table(name):
    with (TABLES / name).open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))


@functools.cache
def modules():
    """The answer and the advice for each module that isn't here."""
    fates = {row["module"]: plain(row["fate"]) for row in table("neighbors.tsv")}
    return {row["module"]: (row["answer"], row["advice"] or fates[row["module"]]) for row in table("advice.tsv")}


def plain(fate):
    """A fate without links to decisions and without the names that the coverage lists, for a terminal."""
    fate = re.sub(r"\s*\(\[\d+\]\([^)]*\)\)", "", fate)
    fate = re.sub(r", \[\d+\]\([^)]*\)", "", fate)
    fate = re.sub(r"\[([^\]]+)\]\(([^)#]+)[^)]*\)", r"\1: `Documentation/\2`", fate)
    fate = fate.replace("{UI}", "that intents use most (`Documentation/Coverage.md` lists them)")
    return fate.replace("{NS}", "that are here")


@functools.cache
def owners(name):
    """The modules that aren't here, and whose a name is by the patterns of the table; an attribute begins with @."""
    return tuple(
        row["module"] for row in table("advice.tsv")
        if any(fnmatch.fnmatchcase(name, pattern) for pattern in row["names"].split()))


@functools.cache
def apple_names():
    """The names of Apple's AppIntents, and those of SwiftUI that public projects use."""
    names = {row["path"].split(".")[0].split("(")[0] for row in table("appintents-api.tsv")}
    names |= {part.split("(")[0] for row in table("appintents-api.tsv") for part in row["path"].split(".")[1:2]}
    return names | {row["name"].lstrip("@.") for row in table("swiftui-names.tsv")}


@functools.cache
def absences():
    """Why names of Apple's are absent."""
    reasons = {row["path"].split(".")[-1].split("(")[0]: row["reason"] for row in table("absent.tsv")}
    return reasons | {row["name"].lstrip("@."): row["reason"] for row in table("swiftui-absent.tsv")}


@functools.cache
def our_types():
    """The modules that declare each outermost public type of ours."""
    declaration = re.compile(
        r"^(?:@[\w.]+(?:\([^\n]*\))?\s+)*public (?:(?:final|nonisolated|indirect) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.M)
    found = {}
    for module in sorted(OURS):
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            for name in declaration.findall(path.read_text(encoding="utf-8")):
                if name[0] != "_":
                    found.setdefault(name, module)
    return found
