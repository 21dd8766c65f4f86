#!/usr/bin/env python3
"""The time from the end of what a person says at the page to the card.

    swift build -c release --traits Web,Assistants,Store,Fonts,Macros,Voice --product TravelTracking
    Benchmarks/voice.py [FOLDER WITH THE PROGRAM] [SENTENCES] [--list]

Speaks to the travel example as the page does: sound of espeak-ng through the socket for voice, 40 milliseconds in each
message, as fast as it is spoken. The clock starts when the last sample of speech is sent. “Ended” is the end that the
app finds; “heard”, the question whether the words were heard right; “card”, the card that performs them, if the person
says yes at once. Each sentence has a tab of its own. `--list` prints each of them.

It measures a whole utterance at a time and takes five seconds for each; let nothing else run.
"""

import array
import json
import pathlib
import statistics
import sys
import tempfile
import time
import urllib.parse
import wave

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "Tests/Outside"), str(ROOT / "Tests/Processes")]
import voices  # noqa: E402
from app import Page  # noqa: E402
from frames import frame  # noqa: E402
from wires import PageSocket  # noqa: E402

#: The samples of a message of the page.
MESSAGE = 640
#: What is not louder is no speech.
QUIET = 100
SENTENCES = (
    "find the closest landmark", "find tickets for the louvre", "show my favorites", "open the eiffel tower",
    "browse landmarks in europe", "find tickets for uluru", "show the grand canyon", "find tickets for machu picchu")


class Person:
    """A page that is spoken to."""

    def __init__(self, program: pathlib.Path, state: str):
        self.page = Page(
            [program, "serve", "--port", "0", "--location", "48.8584,2.2945"],
            env={"XDG_STATE_HOME": state, "TRAVELTRACKING_SEARCH_SECONDS": "0", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"})
        self.browser = self.page.browser()

    def say(self, path: pathlib.Path) -> tuple[dict[str, float], dict]:
        """The moments after the last sample of speech, and what was heard."""
        with wave.open(str(path)) as file:
            samples = array.array("h", file.readframes(file.getnframes()))
        last = max(place for place, sample in enumerate(samples) if abs(sample) > QUIET)
        tab = PageSocket(self.browser)
        tab.until(lambda event: event["type"] == "state")
        socket = PageSocket(self.browser, tab=tab.tab, path="/session/voice")
        begun, end, moments, heard = time.perf_counter(), 0.0, {}, None
        for start in range(0, len(samples), MESSAGE):
            # A message is sent when its last sample has been spoken.
            wait = begun + (start + MESSAGE) / voices.RATE - time.perf_counter()
            time.sleep(max(wait, 0))
            if socket.has_event():
                break
            socket.send(frame(samples[start:start + MESSAGE].tobytes(), 2))
            if start <= last:
                end = begun + last / voices.RATE
        while heard is None:
            event = socket.event()
            moments[event["type"]] = time.perf_counter() - end
            if event["type"] != "ended":
                heard = event
        socket.socket.close()
        if heard.get("meaning"):
            found = self.browser.ask("/search?" + urllib.parse.urlencode({"q": heard["words"]}))
            item = json.loads(found.text)["sections"][0]["items"][0]
            tab.perform(item["intent"], **item.get("values") or {})
            tab.until(lambda event: event.get("card"))
            moments["card"] = time.perf_counter() - end
        tab.socket.close()
        return moments, heard


def percentiles(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered) * 1e3:.0f} ms | {ordered[int(len(ordered) * 0.95)] * 1e3:.0f} ms"


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--list"]
    folder = pathlib.Path(words[0] if words else ROOT / ".build/release").absolute()
    count = int(words[1]) if len(words) > 1 else 48
    times: dict[str, list[float]] = {"ended": [], "heard": [], "card": []}
    with tempfile.TemporaryDirectory() as name:
        person = Person(folder / "TravelTracking", name)
        try:
            for number in range(count):
                sentence = SENTENCES[number % len(SENTENCES)]
                voice = voices.VOICES[number // len(SENTENCES) % len(voices.VOICES)]
                path = voices.said(sentence, pathlib.Path(name) / "a.wav", voice)
                moments, heard = person.say(path)
                if "--list" in sys.argv:
                    shown = ", ".join(f"{key} {value * 1e3:.0f}" for key, value in moments.items())
                    print(f"{voice}: {sentence!r} heard as {heard.get('words')!r}: {shown}", file=sys.stderr)
                for key, value in moments.items():
                    if key in times:
                        times[key].append(value)
        finally:
            person.page.stop()
    print("| from the end of speech to | n | p50 | p95 |\n|---|---|---|---|")
    for key, values in times.items():
        if values:
            print(f"| {key} | {len(values)} | {percentiles(values)} |")


if __name__ == "__main__":
    main()
