"""A small repository with the scripts of a release, and what stands in for those that build."""

import json
import os
import shutil
import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = (
    "api", "check-products", "dependencies.py", "notices", "products.py", "release", "sbom", "versions.py")
PLACE = "Sources/AppIntentsHost/FrameworkVersion.swift"
TABLE = """\
# Releasing

| product | promise | what it is |
|---|---|---|
| `Toys` | stable | toys |
| `Tools` | evolving | tools |
| `Shop` | internal | an example |
"""


def loaded(script):
    """A script as a module: what needs no process of its own takes a tenth of the time."""
    loader = SourceFileLoader(script, str(ROOT / "Scripts" / script))
    module = module_from_spec(spec_from_loader(script, loader))
    loader.exec_module(module)
    return module


class Said(NamedTuple):
    """The end of a script."""
    code: int
    output: str
    error: str


class Repository:
    """A repository in a folder."""

    def __init__(self, folder, like=None):
        self.folder = folder
        # Neither the account's own settings, nor a place above this one.
        self.environment = os.environ | {
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CEILING_DIRECTORIES": str(folder.parent),
            "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
            "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org"}
        if like:
            shutil.copytree(like.folder, folder)
            return
        (folder / "Scripts").mkdir(parents=True)
        for name in SCRIPTS:
            shutil.copy(ROOT / "Scripts" / name, folder / "Scripts" / name)
        for module in ("Toys", "Tools", "Shop"):
            self.write(f"Sources/{module}/{module}.swift", "")
        self.write("Documentation/Releasing.md", TABLE)
        self.write(".gitignore", ".build*\n__pycache__/\n")
        self.say_version("0.1.0")
        self.write("CHANGELOG.md", "# Changelog\n\n## 0.1.0\n\n### For all\n- Play.\n")
        self.git("init", "--quiet", "--template=", "--initial-branch", "main")
        self.commit()

    def write(self, path, text):
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)

    def say_version(self, version):
        self.write(PLACE, f'enum FrameworkVersion {{\n    static let current = "{version}"\n}}\n')

    def git(self, *words):
        return subprocess.run(
            ["git", *words], cwd=self.folder, env=self.environment, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Change it")

    def program(self, path, lines):
        """A program of the shell in the place of another one."""
        self.write(path, f"#!/bin/sh\n{lines}\n")
        (self.folder / path).chmod(0o755)

    def run(self, *words, path=None):
        """Runs a script of the repository; `path` is a folder whose programs are found first."""
        environment = self.environment | ({"PATH": f"{path}:{os.environ['PATH']}"} if path else {})
        done = subprocess.run(
            [self.folder / words[0], *words[1:]], cwd=self.folder, env=environment, check=False, capture_output=True, text=True)
        return Said(done.returncode, done.stdout, done.stderr)


@pytest.fixture(scope="session")
def pattern(tmp_path_factory):
    """What the repositories of tests are copies of, which takes less than making them."""
    return Repository(tmp_path_factory.mktemp("pattern") / "repository")


@pytest.fixture
def repository(tmp_path, pattern):
    return Repository(tmp_path / "repository", pattern)


def symbol(path, declaration, kind="swift.func", **more):
    """A symbol of a graph; a member's path has its owner's before it."""
    return {
        "identifier": {"precise": f"s:{path}"}, "pathComponents": path.split("."), "kind": {"identifier": kind},
        "declarationFragments": [{"spelling": declaration}]} | more


def graph(folder, module, *symbols, relationships=()):
    """Writes the symbol graph of a module."""
    folder.mkdir(exist_ok=True)
    (folder / f"{module}.symbols.json").write_text(
        json.dumps({"symbols": list(symbols), "relationships": list(relationships)}))
