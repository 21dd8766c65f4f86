// Sound at another rate: tones stay as they are, and those that the lower rate can't carry are gone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Resampler } from '../../Sources/WebHost/Resources/resampling.js';

/**
 * The samples of a second of a tone, taken in parts as a browser gives them.
 *
 * @param {number} frequency
 * @param {{ from: number, to?: number, size?: number }} options
 */
function resampled(frequency, { from, to = 16_000, size = 128 }) {
    const resampler = new Resampler(from, to);
    const result = [];
    for (let start = 0; start < from; start += size) {
        result.push(...resampler.take(Float32Array.from({ length: size }, (_, place) =>
            Math.sin(2 * Math.PI * frequency * (start + place) / from))));
    }
    return result;
}

/** @param {number[]} samples Without the beginning, where the kernel reaches before the sound. */
const loudness = (samples) => Math.sqrt(samples.slice(200).reduce((sum, one) => sum + one * one, 0) / (samples.length - 200));

for (const from of [8_000, 16_000, 22_050, 44_100, 48_000, 96_000]) {
    test(`a second of ${from} Hz is a second of 16,000 Hz`, () => {
        const taken = Math.ceil(from / 128) * 128;
        assert.ok(Math.abs(resampled(1000, { from }).length - taken * 16_000 / from) < 32);
    });
    test(`a tone is as loud as before at ${from} Hz`, () => {
        for (const frequency of [200, 1000, 3000]) {
            const found = loudness(resampled(frequency, { from }));
            assert.ok(Math.abs(found - Math.SQRT1_2) < 0.02, `${frequency} Hz: ${found}`);
        }
    });
}

test('a tone has its frequency', () => {
    const samples = resampled(440, { from: 44_100 }).slice(200);
    const rises = samples.filter((sample, place) => place > 0 && samples[place - 1] < 0 && sample >= 0).length;
    assert.ok(Math.abs(rises - 440 * samples.length / 16_000) <= 1, `${rises}`);
});

test('what 16,000 Hz can’t carry is gone', () => {
    for (const frequency of [10_000, 12_000, 20_000]) {
        const found = loudness(resampled(frequency, { from: 48_000 }));
        assert.ok(found < 0.01, `${frequency} Hz: ${found}`);
    }
});

test('the size of the parts changes nothing', () => {
    const [one, other] = [128, 1000].map((size) => resampled(700, { from: 48_000, size }));
    for (let place = 0; place < 15_000; place++) assert.ok(Math.abs(one[place] - other[place]) < 1e-6);
});
