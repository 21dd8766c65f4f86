"""Scripts/release: what it refuses, in which words, and what it makes."""

import json

import pytest
from conftest import Repository, loaded

release = loaded("release")
STEPS = ("check", "symbol-graphs", "api", "check-packages", "notices", "sbom", "check-dependency")


@pytest.fixture(scope="session")
def passing(tmp_path_factory, pattern):
    """A repository whose slow steps all pass."""
    repository = Repository(tmp_path_factory.mktemp("passing") / "repository", pattern)
    for name in STEPS:
        repository.program(f"Scripts/{name}", 'echo "$(basename "$0") $*" >>.build-steps')
    repository.program("Scripts/symbol-graphs", "echo /graphs")
    repository.program("Scripts/sbom", "echo '{}'")
    repository.commit()
    return repository


@pytest.fixture
def ready(tmp_path, passing):
    return Repository(tmp_path / "repository", passing)


@pytest.fixture
def problems(repository, monkeypatch):
    """What speaks against a version of the repository."""
    monkeypatch.setattr(release, "ROOT", repository.folder)
    return lambda version: [f"{one}." for one in release.problems(version)]


def refused(repository, *words):
    """What a refused release says; there is no new tag then."""
    tags = repository.git("tag")
    said = repository.run("Scripts/release", *words)
    assert said.code == 1
    assert repository.git("tag") == tags
    assert not (repository.folder / ".build-release").exists()
    return said.error


@pytest.mark.parametrize("text", ["v0.1.0", "0.1"])
def test_a_version_that_is_not_semantic_is_refused(repository, problems, text):
    assert problems(text) == [f"“{text}” is no semantic version, such as 0.2.0 or 1.0.0-rc.1."]


def test_a_version_that_the_source_does_not_say_is_refused(repository, problems):
    repository.write("CHANGELOG.md", "## 0.2.0\n- Play more.")
    repository.commit()
    assert problems("0.2.0") == [
        "Sources/AppIntentsHost/FrameworkVersion.swift says 0.1.0, not 0.2.0; set it there, and commit it."]


def test_a_source_without_a_version_is_refused(repository, problems):
    repository.write("Sources/AppIntentsHost/FrameworkVersion.swift", "enum FrameworkVersion {}")
    repository.commit()
    assert problems("0.1.0") == ["Sources/AppIntentsHost/FrameworkVersion.swift says no version."]


def test_a_version_that_is_tagged_is_refused(repository, problems):
    repository.git("tag", "0.1.0")
    assert problems("0.1.0") == [
        "there is a tag 0.1.0 already; a released version stays as it is, so choose the next one."]


def test_a_version_before_the_last_one_is_refused(repository, problems):
    repository.git("tag", "0.10.0")
    repository.say_version("0.9.0")
    repository.write("CHANGELOG.md", "## 0.9.0\n- Play more.")
    repository.commit()
    assert problems("0.9.0") == ["0.9.0 is before 0.10.0, which is tagged; choose a later version."]


def test_another_branch_is_refused(repository, problems):
    repository.git("switch", "--quiet", "--create", "try")
    assert problems("0.1.0") == ["this is the branch try; releases are made on main."]


def test_a_commit_without_a_branch_is_refused(repository, problems):
    repository.git("switch", "--quiet", "--detach")
    assert problems("0.1.0") == ["this is no branch; releases are made on main."]


def test_changed_and_new_files_are_refused(repository, problems):
    repository.write("Sources/Toys/Toys.swift", "struct Toy {}")
    repository.write("note.txt", "Buy milk.")
    assert problems("0.1.0") == [
        "these files aren't committed, and would not be in the release: "
        "Sources/Toys/Toys.swift, note.txt."]


def test_of_many_changed_files_the_first_are_named(repository, problems):
    for number in range(8):
        repository.write(f"note{number}.txt", "")
    assert problems("0.1.0")[0].endswith(": note0.txt, note1.txt, note2.txt, note3.txt, note4.txt, and 3 more.")


@pytest.mark.parametrize("text", ["# Changelog\n", "## 0.1.0\n\n## 0.0.1\n- Play.\n", "## 0.1.00\n- Play.\n"])
def test_a_changelog_without_the_section_is_refused(repository, problems, text):
    repository.write("CHANGELOG.md", text)
    repository.commit()
    assert problems("0.1.0") == ["CHANGELOG.md has no section “## 0.1.0” with what is new."]


def test_entries_that_are_unreleased_are_refused(repository, problems):
    repository.write("CHANGELOG.md", "## Unreleased\n- Win.\n\n## 0.1.0\n- Play.")
    repository.commit()
    assert problems("0.1.0") == [
        "CHANGELOG.md has entries under “## Unreleased”, such as “- Win.”; they belong to 0.1.0 or wait."]


def test_all_that_is_wrong_is_said_at_once(ready):
    ready.git("switch", "--quiet", "--create", "try")
    ready.write("note.txt", "")
    assert refused(ready, "0.2.0") == """\
Scripts/release: Sources/AppIntentsHost/FrameworkVersion.swift says 0.1.0, not 0.2.0; set it there, and commit it.
Scripts/release: this is the branch try; releases are made on main.
Scripts/release: these files aren't committed, and would not be in the release: note.txt.
Scripts/release: CHANGELOG.md has no section “## 0.2.0” with what is new.
"""


@pytest.mark.parametrize(("name", "step"), [
    ("check", "Scripts/check --fast"), ("symbol-graphs", "Scripts/symbol-graphs"), ("api", "Scripts/api check /graphs"),
    ("check-packages", "Scripts/check-packages"), ("notices", "Scripts/notices --check"), ("sbom", "Scripts/sbom"), ("check-dependency", "Scripts/check-dependency --whole")])
def test_a_step_that_refuses_ends_it(ready, name, step):
    ready.program(f"Scripts/{name}", "echo mended >&2; exit 1")
    ready.commit()
    assert refused(ready, "0.1.0") == f"mended\nScripts/release: {step} refuses, see above. No tag was made.\n"


def test_files_that_change_meanwhile_end_it(ready):
    ready.program("Scripts/check-dependency", "echo more >>CHANGELOG.md")
    ready.commit()
    assert refused(ready, "0.1.0") == "Scripts/release: the files changed while they were checked. No tag was made.\n"


@pytest.mark.parametrize("words", [[], ["0.1.0", "0.2.0"], ["--force"]])
def test_other_words_are_refused(ready, words):
    assert refused(ready, *words) == "usage: Scripts/release VERSION [--dry-run]\n"


def test_a_release_is_a_tag_with_notes(ready):
    said = ready.run("Scripts/release", "0.1.0")
    assert (said.code, said.error) == (0, "")
    assert ready.git("cat-file", "-t", "0.1.0") == "tag"
    assert ready.git("rev-parse", "0.1.0^{commit}") == ready.git("rev-parse", "HEAD")
    assert ready.git("tag", "--list", "--format", "%(contents)") == "OpenAppIntents 0.1.0\n\n### For all\n- Play."
    assert (ready.folder / ".build-release/0.1.0.md").read_text() == "### For all\n- Play.\n"
    assert json.loads((ready.folder / ".build-release/OpenAppIntents-0.1.0.cdx.json").read_text()) == {}
    assert (ready.folder / ".build-steps").read_text().splitlines() == [
        "check --fast", "api check /graphs", "api compare /graphs", "check-packages ", "notices --check",
        "check-dependency --whole"]
    assert "git push origin main 0.1.0" in said.output
    assert ready.git("status", "--porcelain") == ""


def test_a_tag_without_an_author_is_refused_before_anything_takes_time(ready):
    for name in ("GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"):
        ready.environment.pop(name, None)
    ready.git("config", "user.useConfigOnly", "true")
    assert refused(ready, "0.1.0") == (
        "Scripts/release: git knows no name and address for the tag; set user.name and user.email.\n")
    assert not (ready.folder / ".build-steps").exists()
    assert ready.run("Scripts/release", "0.1.0", "--dry-run").code == 0


def test_a_dry_run_makes_no_tag(ready):
    said = ready.run("Scripts/release", "--dry-run", "0.1.0")
    assert (said.code, said.error) == (0, "")
    assert ready.git("tag") == ""
    assert said.output.endswith("Scripts/release: 0.1.0 can be released; because of --dry-run, no tag was made.\n")


def test_the_next_release_follows(ready):
    assert ready.run("Scripts/release", "0.1.0").code == 0
    ready.say_version("0.2.0-rc.1")
    ready.write("CHANGELOG.md", "# Changelog\n\n## 0.2.0-rc.1\n- Win.\n\n## 0.1.0\n- Play.\n")
    ready.commit()
    assert ready.run("Scripts/release", "0.2.0-rc.1").code == 0
    assert ready.git("tag", "--list", "0.2.0-rc.1", "--format", "%(contents:body)") == "- Win."
