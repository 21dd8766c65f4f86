// Words that are said: in a quiet line at the foot of the page, and to those who listen.

import { $, make } from './dom.js';
import { content, shown } from './session.js';
import { localized } from './words.js';

const line = $('notice');
let isLost = false;
/** @type {any} */
let noticeTimer;
/** @type {any} */
let lossTimer;

/** @param {string} text */
function showLine(text, isSpoken = true) {
    clearTimeout(noticeTimer);
    line.ariaLive = isSpoken ? 'polite' : 'off';
    line.textContent = text;
}

/**
 * Shows a sentence for a while, and says `spoken` in its place where they differ. A lost connection
 * has precedence.
 *
 * @param {string} text
 */
export function note(text, spoken = text) {
    if (!text) return;
    if (spoken !== text) say(spoken);
    if (isLost) return;
    showLine(text, spoken === text);
    noticeTimer = setTimeout(showLine, 3500 + 50 * text.length, '');
}

/** A new card is another matter than what was said of the one before. */
export function forgetNote() {
    if (!isLost) showLine('');
}

/** A connection that is lost for a moment only is no news. */
export function disconnected() {
    lossTimer ??= setTimeout(() => {
        isLost = true;
        showLine(localized('Reconnecting…'));
    }, 1000);
}

export function connected() {
    clearTimeout(lossTimer);
    lossTimer = null;
    if (!isLost) return;
    isLost = false;
    showLine('');
}

/**
 * Says something politely, even if it is what was said before.
 *
 * @param {string} text
 */
export function say(text) {
    if (text) $('polite').replaceChildren(make('p', { dir: 'auto' }, text));
}

/** @type {any} */
let speechTimer;
/** @type {string[]} */
let spokenLines = [];
/** @type {string | null} */
let firstWords = null;

/** @param {string} words Those of a new card, which are said in place of its lines. */
export function speakAnew(words) {
    spokenLines = [];
    firstWords = words;
    speakSoon();
}

/**
 * Says what changed in the card, once per refresh and after the frame.
 *
 * @param {boolean} [renewed] Only a clock went on, which is heeded without a word.
 */
export function speakSoon(renewed) {
    if (renewed && speechTimer) return;
    clearTimeout(speechTimer);
    speechTimer = setTimeout(() => {
        speechTimer = null;
        const lines = shown.card ? readLines() : [];
        const old = [...spokenLines];
        const changed = lines.filter((line) => {
            const place = old.indexOf(line);
            if (place >= 0) old.splice(place, 1);
            return place < 0;
        });
        if (!renewed) say(firstWords || changed.join(', '));
        spokenLines = lines;
        firstWords = null;
    }, 60);
}

/** The card's visible text, one line per element. */
function readLines() {
    const lines = new Map();
    for (const part of [$('dialog-text'), content]) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const text = /** @type {Text} */ (walker.currentNode);
            const element = /** @type {any} */ (text.parentElement);
            if (element.closest('[aria-hidden="true"], [data-leaving], svg')) continue;
            if (!element.checkVisibility({ visibilityProperty: true })) continue;
            const line = element.closest('[id]');
            lines.set(line, (lines.get(line) ?? '') + text.data);
        }
    }
    return [...lines.values()].map((line) => line.trim()).filter(Boolean);
}
