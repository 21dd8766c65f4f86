// Announcements: in a line at the foot of the window, and for screen readers.

import { $, make, root, write } from './dom.js';
import { content, shown } from './session.js';

const line = $('notice');
const dock = $('dock');
/** The line's text while there is no other announcement: the lost connection. */
let standing = '';
/** @type {any} */
let noticeTimer;

/** @param {string} text */
function showLine(text, isSpoken = true) {
    clearTimeout(noticeTimer);
    line.ariaLive = isSpoken ? 'polite' : 'off';
    write(line, text);
}

/**
 * Shows a sentence for a while, and announces `spoken` instead if they differ.
 *
 * @param {string} text
 */
export function note(text, spoken = text) {
    if (!text) return;
    const isSaid = spoken === text && aloud(text, false, []);
    if (spoken !== text) say(spoken);
    showLine(text, spoken === text && !isSaid);
    noticeTimer = setTimeout(forgetNote, 3500 + 50 * text.length);
}

/** Removes the announcements about the previous card. */
export function forgetNote() { showLine(standing); }

/** @param {string} text The permanent text from now on. */
export function stand(text) {
    if (text === standing) return;
    standing = text;
    forgetNote();
}

// Notices never cover content: the rest of the page leaves room for them.
new ResizeObserver(() => root.style.setProperty('--dock', `${dock.offsetHeight}px`)).observe(dock);

/**
 * The page's own voice, once a person has spoken to it.
 *
 * @type {(text: string, isAnew: boolean, lines: string[]) => boolean}
 */
let aloud = () => false;

/**
 * Lets a voice say announcements.
 *
 * @param {typeof aloud} voice Returns whether it says a text. Screen readers don't say it at the same time.
 */
export function sayAloud(voice) { aloud = voice; }

/**
 * Announces a text politely, even if it equals the previous one.
 *
 * @param {string} text
 * @param {boolean} [isAnew] It is that of a new card, which a voice may say more of.
 * @param {string[]} [lines] What the new card shows, for a person who may not look at it.
 */
export function say(text, isAnew = false, lines = []) {
    if (!aloud(text, isAnew, lines) && text) $('polite').replaceChildren(make('p', { dir: 'auto' }, text));
}

/** @type {any} */
let speechTimer;
/** @type {string[]} */
let spokenLines = [];
/** @type {string | null} */
let firstWords = null;

/** @param {string} words The announcement of a new card, instead of its lines. */
export function speakAnew(words) {
    spokenLines = [];
    firstWords = words;
    speakSoon();
}

/**
 * Announces the changes of the card, once per refresh and after the frame.
 *
 * @param {boolean} [renewed] Only a clock has advanced, which isn't announced.
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
        const isAnew = firstWords !== null;
        if (!renewed) say(firstWords || changed.join(', '), isAnew, isAnew ? readLines([content]) : []);
        spokenLines = lines;
        firstWords = null;
    }, 60);
}

/** The visible text of parts of the card, one line per element. */
function readLines(parts = [$('dialog-text'), content]) {
    const lines = new Map();
    for (const part of parts) {
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
