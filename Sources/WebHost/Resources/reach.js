// Shows in the field whether the app can be reached. Cards do that in lost.js.

import { $, write } from './dom.js';
import { connection, queryField } from './session.js';
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

/** Shows the present connection in the field, nothing while it works, and whether there is something to cancel or to clear. */
export function showReach() {
    const words = waiting ? localized('“%@” starts when the connection is back.', waiting)
        : localized('Only what is known already is found.');
    write(line, isLost() ? `${navigator.onLine ? localized('Reconnecting…') : localized('You are offline.')} ${words}` : '');
    $('clear').hidden = !queryField.value && !waiting;
}

function lost() {
    isStreamLost = true;
    showReach();
    // A person who is signed out by now, here or elsewhere, is told where to sign in, at the same address.
    fetch('/app').then((answer) => answer.status === 401 && location.reload(), () => {});
}

/** Reports a lost connection after a moment, since most are back by then, and each further attempt in vain. */
export function disconnected() {
    if (isStreamLost) lost();
    lossTimer ??= setTimeout(lost, 1000);
}

/** @returns {boolean} Whether the app could not be reached before. */
export function connected() {
    const wasLost = isLost();
    clearTimeout(lossTimer);
    lossTimer = null;
    isStreamLost = false;
    waiting = null;
    showReach();
    return wasLost;
}

/** @param {boolean} isReached Whether the last search reached the app. */
export function searched(isReached) {
    // If a search fails, the stream may be lost without an event, as in a network that is switched off.
    if (!isReached && !isSearchLost && connection.isOpen) connection.restart();
    if (isReached && !connection.isOpen) connection.hurry();
    isSearchLost = !isReached;
    showReach();
}

/**
 * @param {string | null} title Of the action that waits from now on, instead of an earlier one.
 * @returns {boolean} Whether an action waited until now.
 */
export function wait(title) {
    const waited = waiting !== null;
    waiting = title;
    showReach();
    return waited;
}
