// Words that are said: in a line at the foot of the window, and to those who listen.

import { $, make } from './dom.js';
import { content, root, shown } from './session.js';

const line = $('notice');
const dock = $('dock');
/** What the line says while nothing else is said: that the connection is lost. */
let standing = '';
/** @type {any} */
let noticeTimer;

/** @param {string} text */
function showLine(text, isSpoken = true) {
    clearTimeout(noticeTimer);
    line.ariaLive = isSpoken ? 'polite' : 'off';
    if (line.textContent !== text) line.textContent = text;
}

/**
 * Shows a sentence for a while, and says `spoken` in its place where they differ.
 *
 * @param {string} text
 */
export function note(text, spoken = text) {
    if (!text) return;
    if (spoken !== text) say(spoken);
    showLine(text, spoken === text);
    noticeTimer = setTimeout(forgetNote, 3500 + 50 * text.length);
}

/** A new card is another matter than what was said of the one before. */
export function forgetNote() { showLine(standing); }

/** @param {string} text What is said from now on, until it is another. */
export function stand(text) {
    if (text === standing) return;
    standing = text;
    forgetNote();
}

// What is read is never under the notices: the rest of the page leaves them their room.
new ResizeObserver(() => root.style.setProperty('--dock', `${dock.offsetHeight}px`)).observe(dock);

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
