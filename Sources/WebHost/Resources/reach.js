// Whether the app can be reached, said in the field. What a card says of it is in lost.js.

import { $ } from './dom.js';
import { connection } from './session.js';
import { localized } from './words.js';

const line = $('state');
let isStreamLost = false;
let isSearchLost = false;
/** @type {any} */
let lossTimer;
/**
 * The title of the action that starts when the connection is back.
 *
 * @type {string | null}
 */
let waiting = null;

export const isLost = () => isStreamLost || isSearchLost;

/** Says how things are; without a word while all is well. */
function tell() {
    const state = !isLost() ? '' : navigator.onLine ? localized('Reconnecting…') : localized('You are offline.');
    const words = waiting ? localized('“%@” starts when the connection is back.', waiting)
        : localized('Only what is known already is found.');
    const text = state && `${state} ${words}`;
    if (line.textContent !== text) line.textContent = text;
}

/** A connection that is lost for a moment only is no news. */
export function disconnected() {
    lossTimer ??= setTimeout(() => {
        isStreamLost = true;
        tell();
    }, 1000);
}

/** @returns {boolean} Whether the app could not be reached before. */
export function connected() {
    const wasLost = isLost();
    clearTimeout(lossTimer);
    lossTimer = null;
    isStreamLost = false;
    waiting = null;
    tell();
    return wasLost;
}

/** @param {boolean} isReached What came of the last search. */
export function searched(isReached) {
    // What a search can't reach, the stream may have lost without a word, as with a network that is switched off.
    if (!isReached && !isSearchLost && connection.isOpen) connection.restart();
    if (isReached && !connection.isOpen) connection.hurry();
    isSearchLost = !isReached;
    tell();
}

export const waits = () => waiting !== null;

/** @param {string | null} title Of the action that waits from now on, instead of an earlier one. */
export function wait(title) {
    waiting = title;
    tell();
}
