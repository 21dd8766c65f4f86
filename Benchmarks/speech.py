#!/usr/bin/env python3
"""Word error rate, and right intents with right values, of the judged sentences that espeak-ng says.

    swift build --traits Web,Assistants,Store,Fonts,Macros,Voice --product TravelTracking --product Kitchen
    Benchmarks/speech.py [FOLDER WITH THE PROGRAMS] [MOST SENTENCES]

Three voices, each on silent ground and with noise 20 dB below it. Each sentence is a process of its own, so that no
answer to a question takes the next one. It needs espeak-ng, and takes about a second for each sentence and voice.
"""

import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Outside"))
import voices  # noqa: E402

#: Judged by the name of the action; the app's intent has another.
RENAMED = {"UpdateFavoritesIntent": "FavoriteLandmarkIntent"}
PROGRAMS = {"travel": "TravelTracking", "kitchen": "Kitchen"}
JUDGED = ROOT / "Tests/PhraseGrammarTests/Judged"


def sentences() -> list[tuple[str, str, str, list[str]]]:
    """App, sentence, intent and values of the English sentences that ask for something, both halves in turn."""
    halves = []
    for name in ("looked-at.tsv", "counted.tsv"):
        rows = [line.split("\t") for line in (JUDGED / name).read_text().splitlines() if line[0] != "#"]
        halves.append([
            (row[0], row[2], RENAMED.get(row[3] + "Intent", row[3] + "Intent"),
             sorted(pair.split("=", 1)[1].lower() for pair in row[4].split(";")) if len(row) > 4 and row[4] else [])
            for row in rows if row[1] == "en" and row[0] in PROGRAMS and row[3] != "-"])
    mixed = [row for pair in zip(*halves) for row in pair]
    longest = max(halves, key=len)
    return mixed + longest[len(mixed) // 2:]


def errors(said: list[str], heard: list[str]) -> int:
    """The words to change, leave out or add."""
    row = list(range(len(heard) + 1))
    for place, word in enumerate(said, 1):
        before, row[0] = row[0], place
        for column, other in enumerate(heard, 1):
            before, row[column] = row[column], min(row[column] + 1, row[column - 1] + 1, before + (word != other))
    return row[-1]


def fits(slots: list[dict], values: list[str]) -> bool:
    """Whether the slots have the judged values, by name or as data."""
    return len(slots) == len(values) and all(
        any(value == slot["title"].lower() or value in json.dumps(slot["value"]).lower() for slot in slots)
        for value in values)


def main() -> None:
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug").absolute()
    chosen = sentences()[:int(sys.argv[2]) if len(sys.argv) > 2 else 100]
    print(f"{len(chosen)} sentences\n\n| voice | ground | right | wrong action | word errors |\n|---|---|---|---|---|")
    for voice in voices.VOICES:
        for noise in (None, 20):
            counted = collections.Counter()
            for app, sentence, intent, values in chosen:
                with tempfile.TemporaryDirectory() as name:
                    path = voices.said(sentence, pathlib.Path(name) / "a.wav", voice, noise)
                    done = subprocess.run(
                        [folder / PROGRAMS[app], "talk", "--silent", "--json", "--yes", "--audio", path],
                        stdin=subprocess.DEVNULL, capture_output=True, check=False, cwd=name,
                        env={**os.environ, "XDG_STATE_HOME": name, "LANG": "C.UTF-8",
                             "KITCHEN_TODOS": f"{name}/todos.json"})
                lines = [json.loads(line) for line in done.stdout.decode().splitlines()]
                heard = (lines[0]["heard"] or [""])[0] if lines else ""
                understood = lines[1] if len(lines) > 1 and isinstance(lines[1], list) else []
                # A list of several, or of one that isn't sure, performed nothing.
                performed = understood[0] if len(understood) == 1 and len(lines) > 2 else None
                is_right = performed is not None and performed["intent"] == intent and fits(performed["slots"], values)
                words = "".join(letter for letter in sentence.lower() if letter.isalnum() or letter == " ").split()
                counted.update(
                    right=is_right, wrong=performed is not None and not is_right, words=len(words),
                    errors=errors(words, heard.split()))
            ground = "silent" if noise is None else f"noise at {noise} dB"
            print(
                f"| {voice} | {ground} | {100 * counted['right'] / len(chosen):.0f} % "
                f"| {100 * counted['wrong'] / len(chosen):.0f} % | {100 * counted['errors'] / counted['words']:.0f} % |",
                flush=True)


if __name__ == "__main__":
    main()
