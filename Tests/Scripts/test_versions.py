"""Versions and their order."""

import random

import pytest
import versions
from versions import Version

# The example of the specification, and numbers that a text would order otherwise.
ORDER = [
    "0.9.0", "0.10.0", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
    "1.0.0-rc.1", "1.0.0", "1.0.1", "1.2.0", "2.0.0"]


def test_versions_are_ordered_as_the_specification_says():
    mixed = random.Random(1).sample(ORDER, len(ORDER))
    assert [str(one) for one in sorted(map(Version, mixed))] == ORDER


@pytest.mark.parametrize("text", [
    "", "1", "1.0", "v1.0.0", "01.0.0", "1.0.0-", "1.0.0-01", "1.0.0-a..b", "1.0.0+build", "1.0.0\n"])
def test_other_texts_are_no_versions(text):
    with pytest.raises(ValueError, match="no semantic version"):
        Version(text)


@pytest.mark.parametrize(("old", "new", "bump"), [
    ("0.1.0", "0.1.1", "patch"), ("0.1.9", "0.2.0", "minor"), ("0.9.0", "1.0.0", "major"), ("1.0.0-rc.1", "1.0.0", "patch")])
def test_the_part_that_is_raised_is_the_greatest_that_differs(old, new, bump):
    assert Version(new).bump_since(Version(old)) == bump


def test_the_source_says_a_version():
    assert versions.present().numbers >= (0, 1, 0)


def test_tags_of_other_things_are_no_versions(repository):
    for tag in ("0.2.0", "0.1.0", "demo", "v3.0.0"):
        repository.git("tag", tag)
    assert [str(one) for one in versions.tagged(repository.folder)] == ["0.1.0", "0.2.0"]
