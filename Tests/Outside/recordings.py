"""Outputs that files keep: a test compares a whole output with its file."""

import os
import pathlib

IS_RECORDING = os.environ.get("RECORD") == "1"


def compare_with_recording(path: pathlib.Path, text: str) -> None:
    """Compares an output with a file; with RECORD=1 in the environment, writes the file and fails."""
    if IS_RECORDING:
        path.write_text(text)
        raise AssertionError(f"{path} was written. Read it, and run the test without RECORD=1.")
    assert path.exists(), f"There is no {path}. Set RECORD=1 in the environment to write it."
    assert text == path.read_text()
