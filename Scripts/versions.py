"""Versions by https://semver.org, the one that the source has, and those that are tagged.

A tag of a release is its version alone, as SwiftPM reads it: 0.1.0.
"""

import functools
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The one place that says the version.
PLACE = "Sources/AppIntentsHost/FrameworkVersion.swift"
NUMBER = r"(?:0|[1-9]\d*)"
VERSION = re.compile(
    rf"(?P<major>{NUMBER})\.(?P<minor>{NUMBER})\.(?P<patch>{NUMBER})"
    r"(?:-(?P<early>[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?")
# The parts of a version, the greatest first.
BUMPS = ("major", "minor", "patch")


@functools.total_ordering
class Version:
    """A version; one before a release, such as 1.0.0-rc.1, is less than the release."""

    def __init__(self, text):
        found = VERSION.fullmatch(text)
        early = found["early"].split(".") if found and found["early"] else []
        if not found or any(re.fullmatch(r"0\d+", one) for one in early):
            raise ValueError(f"“{text}” is no semantic version, such as 0.2.0 or 1.0.0-rc.1")
        self.text = text
        self.numbers = tuple(int(found[part]) for part in BUMPS)
        self.early = early

    def __str__(self):
        return self.text

    def __eq__(self, other):
        return self.order() == other.order()

    def __lt__(self, other):
        return self.order() < other.order()

    def __hash__(self):
        return hash(self.order())

    def order(self):
        """Numbers are less than words, and fewer parts than more; a release is after all that precede it."""
        parts = tuple((0, int(one), "") if one.isdigit() else (1, 0, one) for one in self.early)
        return (self.numbers, not parts, parts)

    def bump_since(self, other):
        """The greatest part in which this version is above another; before 1.0, the minor version is above all."""
        for part, mine, its in zip(BUMPS, self.numbers, other.numbers):
            if mine != its:
                return part
        return "patch"


def present(root=ROOT):
    """The version that the source says."""
    place = root / PLACE
    found = re.search(r'static let current = "([^"]*)"', place.read_text()) if place.exists() else None
    if not found:
        raise ValueError(f"{PLACE} says no version")
    return Version(found[1])


def tagged(root=ROOT):
    """The versions that are tagged, the least first."""
    said = subprocess.run(["git", "tag", "--list"], cwd=root, check=True, capture_output=True, text=True).stdout
    found = []
    for tag in said.split():
        try:
            found.append(Version(tag))
        except ValueError:
            # Another tag than that of a release.
            continue
    return sorted(found)
