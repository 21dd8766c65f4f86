"""Where the programs are that tests start: named by variables, else the debug builds."""

import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def program(variable: str, name: str) -> pathlib.Path:
    path = pathlib.Path(os.environ.get(variable) or ROOT / ".build/debug" / name)
    if not path.exists():
        pytest.fail(f"{path} does not exist; build it with `swift build` first.")
    return path
