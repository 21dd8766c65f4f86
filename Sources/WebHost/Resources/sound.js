// The sound of the microphone, as the app takes it: 16 kHz, 16 bits, one channel. This is a worklet, which runs
// beside the page.

import { Resampler } from './resampling.js';

// A worklet's own globals.
const { AudioWorkletProcessor, registerProcessor, sampleRate } = /** @type {any} */ (globalThis);

/** The samples of a message: 40 milliseconds. */
const size = 640;

class Sound extends AudioWorkletProcessor {
    constructor() {
        super();
        this.resampler = new Resampler(sampleRate);
        this.samples = new Int16Array(size);
        this.count = 0;
        this.power = 0;
    }

    /** @param {Float32Array[][]} inputs */
    process([[channel]]) {
        // A microphone that was taken out has no channel.
        if (channel) for (const sample of this.resampler.take(channel)) this.add(Math.max(-1, Math.min(sample, 1)));
        return true;
    }

    /** @param {number} sample */
    add(sample) {
        this.samples[this.count++] = Math.round(sample * 32767);
        this.power += sample * sample;
        if (this.count < size) return;
        // As loud as the app finds it: from 60 to 10 decibels below the loudest.
        const level = Math.max(0, Math.min((10 * Math.log10(this.power / size || 1e-9) + 60) / 50, 1));
        this.port.postMessage({ samples: this.samples.slice().buffer, level });
        this.count = this.power = 0;
    }
}

registerProcessor('sound', Sound);
