// The way of sound from the microphone to the app. It goes nowhere else, and is kept nowhere.

import { localized } from './words.js';

/** The most sound that waits for a slow connection, in bytes: ten seconds. */
const mostWaiting = 320_000;
/** The longest time until the app has answered, in milliseconds: it listens and recognizes for a minute at most. */
const longest = 70_000;

/**
 * The reason why there is no sound, for a person.
 *
 * @param {any} error
 */
function reason({ name }) {
    if (name === 'NotAllowedError') {
        return localized('This page may not use the microphone. Allow it in the settings of the browser, and try again.');
    }
    if (name === 'NetworkError') return localized('That did not get through. Please try again.');
    if (name === 'SecurityError') return localized('Browsers have a microphone for pages only over HTTPS, or on the machine of the app.');
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return localized('There is no microphone.');
    return localized('The microphone is used by something else, or doesn’t work.');
}

/**
 * Opens the microphone.
 *
 * @param {string} script The address of the worklet.
 * @param {(sound: { samples: ArrayBuffer, level: number } | null) => void} receive Called with the next sound; `null` after the last.
 * @returns {Promise<() => void>} Closes the microphone.
 */
async function openMicrophone(script, receive) {
    const { mediaDevices } = navigator;
    if (!mediaDevices?.getUserMedia || !window.AudioWorkletNode) throw new DOMException('', 'SecurityError');
    const stream = await mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false } });
    const [track] = stream.getTracks();
    const context = new AudioContext();
    const close = () => {
        track.onended = null;
        track.stop();
        context.close().catch(() => {});
    };
    try {
        await context.audioWorklet.addModule(script).catch(() => { throw new DOMException('', 'NetworkError'); });
        const node = new AudioWorkletNode(context, 'sound', { channelCount: 1, channelCountMode: 'explicit' });
        node.port.onmessage = ({ data }) => receive(data);
        context.createMediaStreamSource(stream).connect(node);
        // What isn't connected to the end isn't asked for sound. The node gives silence.
        node.connect(context.destination);
        context.resume().catch(() => {});
        track.onended = () => receive(null);
        return close;
    } catch (error) {
        close();
        throw error;
    }
}

/**
 * Sends what a person says until it is over, and receives what was heard.
 *
 * @param {object} options
 * @param {string} options.script The address of the worklet.
 * @param {() => Promise<Record<string, string>>} options.items What the app has to know, asked for when the microphone is open.
 * @param {() => void} options.opened The microphone is open.
 * @param {(level: number) => void} options.heardSound
 * @param {(message: any) => void} options.receive
 * @param {(text: string) => void} options.failed With the reason.
 */
export function listen({ script, items, opened, heardSound, receive, failed }) {
    /** @type {(() => void) | null} */
    let close = null;
    /** @type {WebSocket | null} */
    let socket = null;
    /** @type {ArrayBuffer[]} */
    let waiting = [];
    let isOver = false, isDone = false;
    const timer = setTimeout(() => fail(localized('That did not get through. Please try again.')), longest);

    /** The microphone is off, while the answer may still come. */
    function closeMicrophone() {
        isOver = true;
        close?.();
        close = null;
    }

    function stop() {
        isDone = true;
        clearTimeout(timer);
        closeMicrophone();
        waiting = [];
        socket?.close();
    }

    /** @param {string} text */
    function fail(text) {
        if (isDone) return;
        stop();
        failed(text);
    }

    /** @param {{ samples: ArrayBuffer, level: number } | null} sound */
    function take(sound) {
        if (isOver) return;
        if (!sound) return end();
        heardSound(sound.level);
        const isOpen = socket?.readyState === WebSocket.OPEN;
        if (isOpen) socket?.send(sound.samples); else waiting.push(sound.samples);
        const bytes = isOpen ? socket?.bufferedAmount ?? 0 : waiting.length * sound.samples.byteLength;
        if (bytes > mostWaiting) fail(localized('That did not get through. Please try again.'));
    }

    function end() {
        if (isOver) return;
        closeMicrophone();
        if (socket?.readyState === WebSocket.OPEN) socket.send('end');
    }

    async function begin() {
        try {
            close = await openMicrophone(script, take);
        } catch (error) {
            return fail(reason(error));
        }
        // The person went on to something else while the browser asked.
        if (isOver) return closeMicrophone();
        opened();
        const address = new URLSearchParams(await items());
        if (isDone) return;
        const mine = socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/session/voice?${address}`, 'openappintents.1');
        mine.onopen = () => {
            for (const samples of waiting.splice(0)) mine.send(samples);
            if (isOver) mine.send('end');
        };
        mine.onmessage = ({ data }) => {
            if (isDone) return;
            const message = JSON.parse(data);
            if (message.type === 'ended') closeMicrophone(); else stop();
            receive(message);
        };
        mine.onclose = () => fail(localized('That did not get through. Please try again.'));
    }
    begin();

    return { end, stop, get hasMicrophone() { return close !== null; } };
}
