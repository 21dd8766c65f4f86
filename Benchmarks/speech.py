#!/usr/bin/env python3
"""Word error rate, and right intents with right values, of the judged sentences that espeak-ng says.

    swift build --traits Web,Assistants,Store,Fonts,Macros,Voice --product TravelTracking --product Kitchen
    Benchmarks/speech.py [FOLDER WITH THE PROGRAMS] [MOST SENTENCES] [--list]

Three voices, each on silent ground and with noise 20 dB below it. Each sentence is a process of its own, so that no
answer to a question takes the next one. It needs espeak-ng, and takes about a second for each sentence and voice.

A typing mistake can't be said: sentences with one are left out. A sentence is in reach of a grammar if the app
understands it when it is typed, with the judged values, and none of them is free text, which no grammar has.
"Right" is told of those and of all. "Wrong" is another action or other values that were performed. What must not match
is said too: "accepted" is how much of it was performed. `--list` prints each sentence that was not right, and what was
heard.
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
#: Words that are typed by mistake.
MISSPELT = {"tickts", "tikets", "eifel", "borsht", "pichu", "antartica"}
PROGRAMS = {"travel": "TravelTracking", "kitchen": "Kitchen"}
JUDGED = ROOT / "Tests/PhraseGrammarTests/Judged"


def rows(name: str) -> list[list[str]]:
    """The English sentences of a judged file, in columns."""
    lines = [line.split("\t") for line in (JUDGED / name).read_text().splitlines() if line[0] != "#"]
    return [row for row in lines if row[1] == "en" and row[0] in PROGRAMS and not MISSPELT & set(row[2].split())]


def sentences() -> list[tuple[str, str, str, list[str]]]:
    """App, sentence, intent and values of the English sentences that ask for something, both halves in turn."""
    halves = [
        [
            (row[0], row[2], RENAMED.get(row[3] + "Intent", row[3] + "Intent"),
             sorted(pair.split("=", 1)[1].lower() for pair in row[4].split(";")) if len(row) > 4 and row[4] else [])
            for row in rows(name) if row[3] != "-"]
        for name in ("looked-at.tsv", "counted.tsv")]
    mixed = [row for pair in zip(*halves) for row in pair]
    longest = max(halves, key=len)
    return mixed + longest[len(mixed) // 2:]


def refused() -> list[tuple[str, str]]:
    """App and sentence of the English sentences that must not match."""
    # Commands are heard as such.
    return [
        (row[0], row[2]) for name in ("looked-at.tsv", "counted.tsv") for row in rows(name)
        if row[3] == "-" and row[2] not in ("cancel", "undo")]


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


class Programs:
    """The programs of a folder, each sentence with a state of its own."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder

    def lines(self, app: str, *words: str | pathlib.Path) -> list:
        """What a command prints with --json, line by line."""
        with tempfile.TemporaryDirectory() as name:
            done = subprocess.run(
                [self.folder / PROGRAMS[app], *words, "--json", "--yes"],
                stdin=subprocess.DEVNULL, capture_output=True, check=False, cwd=name,
                env={**os.environ, "XDG_STATE_HOME": name, "LANG": "C.UTF-8", "KITCHEN_TODOS": f"{name}/todos.json"})
        return [json.loads(line) for line in done.stdout.decode().splitlines()]

    def typed(self, app: str, sentence: str) -> dict | None:
        """What a sentence performs or asks for when it is typed."""
        lines = self.lines(app, "say", sentence)
        found = lines[0] if lines and isinstance(lines[0], list) else []
        return found[0] if found and found[0]["isSure"] else None

    def said(self, app: str, sentence: str, voice: str, noise: float | None) -> tuple[str, dict | None]:
        """The words that were heard, and what they performed; a list of several performs nothing."""
        with tempfile.TemporaryDirectory() as name:
            path = voices.said(sentence, pathlib.Path(name) / "a.wav", voice, noise)
            lines = self.lines(app, "talk", "--silent", "--audio", path)
        heard = (lines[0]["heard"] or [""])[0] if lines and isinstance(lines[0], dict) else ""
        found = lines[1] if len(lines) > 1 and isinstance(lines[1], list) else []
        return heard, found[0] if len(found) == 1 and len(lines) > 2 else None


def is_right(performed: dict | None, intent: str, values: list[str]) -> bool:
    return performed is not None and performed["intent"] == intent and fits(performed["slots"], values)


def in_reach(programs: Programs, row: tuple[str, str, str, list[str]]) -> bool:
    app, sentence, intent, values = row
    typed = programs.typed(app, sentence)
    return is_right(typed, intent, values) and not any(isinstance(slot["value"], str) for slot in typed["slots"])


def percent(part: int, whole: int) -> str:
    return f"{100 * part / max(whole, 1):.0f} %"


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--list"]
    programs = Programs(pathlib.Path(words[0] if words else ROOT / ".build/debug").absolute())
    most = int(words[1]) if len(words) > 1 else 100
    chosen, unmatched = sentences()[:most], refused()[:most]
    reach = [in_reach(programs, row) for row in chosen]
    print(f"{len(chosen)} sentences, {sum(reach)} in reach of a grammar; {len(unmatched)} that must not match\n")
    print("| voice | ground | right, in reach | wrong | right, of all | wrong | word errors | accepted |")
    print("|---|---|---|---|---|---|---|---|")
    for voice in voices.VOICES:
        for noise in (None, 20):
            counted = collections.Counter()
            for (app, sentence, intent, values), near in zip(chosen, reach):
                heard, performed = programs.said(app, sentence, voice, noise)
                right = is_right(performed, intent, values)
                if "--list" in sys.argv and not right:
                    note = "" if near else " (out of reach)"
                    print(f"{voice}: {sentence!r}{note} heard as {heard!r}", file=sys.stderr)
                spoken = "".join(letter for letter in sentence.lower() if letter.isalnum() or letter == " ").split()
                wrong = performed is not None and not right
                counted.update(
                    right=right, wrong=wrong, near=right and near, far=wrong and near, words=len(spoken),
                    errors=errors(spoken, heard.split()))
            for app, sentence in unmatched:
                counted["accepted"] += programs.said(app, sentence, voice, noise)[1] is not None
            ground = "silent" if noise is None else f"noise at {noise} dB"
            print(
                f"| {voice} | {ground} "
                f"| {percent(counted['near'], sum(reach))} | {percent(counted['far'], sum(reach))} "
                f"| {percent(counted['right'], len(chosen))} | {percent(counted['wrong'], len(chosen))} "
                f"| {percent(counted['errors'], counted['words'])} "
                f"| {percent(counted['accepted'], len(unmatched))} |", flush=True)


if __name__ == "__main__":
    main()
