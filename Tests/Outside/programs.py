"""The programs under test: those that the checks build, or those of the folder that PROGRAMS names.

OAI_CHROMIUM names another browser than the machine's headless Chromium, which is the one that people use without its
window: half the work of the whole browser.
"""

import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = pathlib.Path(os.environ.get("PROGRAMS") or ROOT / ".build-check/debug").absolute()
#: At the foot of the Eiffel Tower, which takes an entrance fee.
TRAVEL_LOCATION = "48.8584,2.2945"


def program(name: str) -> pathlib.Path:
    path = PROGRAMS / name
    if not path.exists():
        pytest.fail(f"{path} does not exist; build it with `Scripts/swift-checked build --build-tests` first.")
    return path


def launch(chromium, *arguments: str):
    """Starts the browser."""
    return chromium.launch(
        executable_path=os.environ.get("OAI_CHROMIUM", "/usr/bin/chromium-headless-shell"),
        # Letters as wide as the browser with a window draws them.
        args=["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", *arguments])
