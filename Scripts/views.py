"""The part of Documentation/Coverage.md about SwiftUI: names that public projects use, and all that is declared.

A modifier whose body gives back the view as it is has no effect; that is read from the sources.
`swiftui-notes.tsv` says what else is drawn differently than a person would expect, and
`swiftui-absent.tsv` why names that public projects or Apple's documents use are absent.
"""

import collections
import csv
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Documentation/Coverage"
SOURCES = ROOT / "Sources/SwiftUI"
# What renderers read, and no author.
INSIDE = {"AccessibilityInfo", "ActionID", "FontDescription", "NodeID", "Paint", "ViewNode", "ViewTree"}
# A function whose whole body is the view itself, however its lines are broken; a default may be `{}`.
UNCHANGED = re.compile(
    r"public(?: consuming)? func (\w+)\b(?:(?!\bfunc\b)[^{}]|\{\s*\})*?"
    r"->\s*(?:some View|Self|Text|Image)\b(?:\s+where\b[^{}]*)?\s*\{\s*self\s*\}")
SIGNS = {"modifier": ".", "wrapper": "@"}


def rows(name):
    with (FOLDER / name).open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))


def part(ours, charts, mark):
    """The lines for our declarations of SwiftUI, by path, and for the names of Charts among those used."""
    types, members = set(), set()
    for path in [*ours, *charts]:
        types.add(path.split(".")[0].split("(")[0])
        members.add(last(path))
    return [*used_names(types, members, mark), *absent(types, members), "", *by_declaration(ours)]


def last(path):
    return re.split(r"\.(?![^(]*\))", path)[-1].split("(")[0]


def used_names(types, members, mark):
    out = [
        "## SwiftUI",
        "",
        "SwiftUI as snippets use it: the names found in the snippet views of 23 public projects,",
        "most widely used first. A ✓ says that the name is there, not that all its overloads are.",
        "",
    ]
    titles = {"type": "Types", "modifier": "Modifiers", "wrapper": "Property wrappers and builders"}
    table = rows("swiftui-names.tsv")
    for kind, title in titles.items():
        some = [row for row in table if row["kind"] == kind]
        have = [row for row in some if row["name"] in (members if kind == "modifier" else types)]
        out += [
            f"### {title}: {len(have)} of {len(some)}",
            "",
            "| Name | Projects | |",
            "|---|--:|---|",
        ]
        for row in some:
            out.append(
                f"| `{SIGNS.get(kind, '') + row['name']}` | {row['repositories']} | {mark(row in have, 1)} |")
        out.append("")
    return out


def absent(types, members):
    """The names that are absent, with the reason; ends the script where one is there after all."""
    out = ["### Absent, and why", "", "| Name | Reason |", "|---|---|"]
    listed = rows("swiftui-absent.tsv")
    for row in listed:
        name = row["name"]
        is_there = name[1:] in members if name[0] == "." else name.lstrip("@") in types
        if is_there:
            sys.exit(f"Scripts/coverage: `{name}` is there; take it out of {FOLDER}/swiftui-absent.tsv.")
        out.append(f"| `{name}` | {row['reason']} |")
    explained = {row["name"] for row in listed}
    for row in rows("swiftui-names.tsv"):
        known = members if row["kind"] == "modifier" else types
        name = SIGNS.get(row["kind"], "") + row["name"]
        if row["name"] not in known and name not in explained:
            sys.exit(f"Scripts/coverage: `{name}` is absent; say why in {FOLDER}/swiftui-absent.tsv.")
    return out


def without_effect():
    """The modifiers all of whose overloads give back the view as it is."""
    unchanged, every = collections.Counter(), collections.Counter()
    for path in SOURCES.rglob("*.swift"):
        text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        unchanged.update(UNCHANGED.findall(text))
        every.update(re.findall(r"public(?: consuming)? func (\w+)\b", text))
    return {name for name, count in unchanged.items() if count == every[name]}


def by_declaration(ours):
    """All that is declared, with what isn't drawn, or doesn't act, as an app's author would expect."""
    notes = {row["name"]: row for row in rows("swiftui-notes.tsv")}
    inert = without_effect()
    groups = collections.defaultdict(int)
    for path, overloads in ours.items():
        owner = path.split(".")[0].split("(")[0]
        if owner in INSIDE:
            continue
        name = "." + last(path) if owner == "View" and "(" in path else owner
        groups[name] += len(overloads)
        if path in notes:
            groups[path] += len(overloads)
    out = [
        "### By declaration",
        "",
        "What is declared, with how many declarations: a type with its members, a modifier of views with its",
        "overloads. Without a note it is drawn and, where that is possible in a card, acts.",
        "",
        "| Declaration | | |",
        "|---|--:|---|",
    ]
    for name, count in sorted(groups.items(), key=lambda item: (item[0][0] == ".", item[0].lower())):
        note = notes.get(name) or notes.get("@" + name)
        if note:
            words = f"{note['status']}: {note['note']}"
        elif name[0] == "." and name[1:] in inert:
            words = "no effect: a card is drawn as it is at first, and the view is drawn unchanged"
        else:
            words = ""
        out.append(f"| `{name}` | {count} | {words} |")
    known = set(groups) | {"@" + name for name in groups}
    if unknown := sorted(notes.keys() - known):
        sys.exit(f"Scripts/coverage: swiftui-notes.tsv names what isn't declared: {', '.join(unknown)}.")
    return out
