"""Sentences that espeak-ng says, as WAV files with 16 kHz, and with noise."""

import array
import math
import pathlib
import random
import subprocess
import wave

RATE = 16_000
VOICES = ("en-us", "en-gb", "en-us+f3")


def said(text: str, path: pathlib.Path, voice: str = VOICES[0], noise: float | None = None) -> pathlib.Path:
    """Writes what a voice says, with silence around it; `noise` is how many decibels it is above white noise."""
    spoken = path.with_suffix(".espeak.wav")
    subprocess.run(["espeak-ng", "-v", voice, "-w", spoken, text], check=True, capture_output=True)
    samples = resampled(spoken)
    spoken.unlink()
    silence = array.array("h", [0]) * RATE
    samples = silence + samples + silence
    if noise is not None:
        loud = [sample for sample in samples if abs(sample) > 100]
        power = math.sqrt(sum(sample * sample for sample in loud) / len(loud)) / 10 ** (noise / 20)
        source = random.Random(text)
        samples = array.array("h", [
            max(-32768, min(32767, round(sample + source.gauss(0, power)))) for sample in samples])
    write(path, samples)
    return path


def resampled(path: pathlib.Path) -> array.array:
    """The samples of a file at another rate, by straight lines between them."""
    with wave.open(str(path)) as file:
        sound = array.array("h", file.readframes(file.getnframes()))
        step = file.getframerate() / RATE
    result = array.array("h")
    for place in range(int((len(sound) - 1) / step)):
        before, part = divmod(place * step, 1)
        result.append(round(sound[int(before)] * (1 - part) + sound[int(before) + 1] * part))
    return result


def write(path: pathlib.Path, samples: array.array, rate: int = RATE, channels: int = 1) -> None:
    with wave.open(str(path), "wb") as file:
        file.setparams((channels, 2, rate, 0, "NONE", ""))
        file.writeframes(samples.tobytes())
