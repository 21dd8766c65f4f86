// What is said: a quiet line at the foot of the page, and to those who listen.

import { $, make } from './dom.js';
import { page, shown } from './session.js';
import { localized } from './words.js';

/** One quiet line at the foot of the page; the lost connection has precedence. */
export const notice = {
    element: $('notice'), isLost: false,
    /** @type {any} */
    timer: 0,
    /** @type {any} */
    lossTimer: 0,

    /**
     * Shows a sentence for a while, and says `spoken` in its place where they differ.
     *
     * @param {string} text
     */
    say(text, spoken = text) {
        if (!text) return;
        if (spoken !== text) say(spoken);
        if (this.isLost) return;
        this.show(text, spoken === text);
        this.timer = setTimeout(() => this.show(''), 3500 + 50 * text.length);
    },
    disconnected() {
        if (this.lossTimer || this.isLost) return;
        this.lossTimer = setTimeout(() => { this.isLost = true; this.show(localized('Reconnecting…')); }, 1000);
    },
    connected() {
        clearTimeout(this.lossTimer);
        this.lossTimer = 0;
        if (this.isLost) { this.isLost = false; this.show(''); }
    },
    /** A new card is another matter than what was said of the one before. */
    forget() {
        if (!this.isLost) this.show('');
    },
    /** @param {string} text */
    show(text, isSpoken = true) {
        clearTimeout(this.timer);
        this.element.ariaLive = isSpoken ? 'polite' : 'off';
        this.element.textContent = text;
    },
};

/**
 * Says something politely, even if it is what was said before.
 *
 * @param {string} text
 */
export function say(text) {
    if (text) $('polite').replaceChildren(make('p', { dir: 'auto' }, text));
}

const speech = {
    /** @type {any} */
    timer: 0,
    /** @type {string[]} */
    lines: [],
    /** @type {string | null} */
    firstWords: null,
};

/** Whatever is said next is about another card. */
export function forgetLines() {
    speech.lines = [];
}

/**
 * Says what changed in the card, once per refresh and after the frame; `firstWords` for a new card.
 *
 * @param {string | null} firstWords
 */
export function speakSoon(firstWords = null) {
    if (firstWords !== null) speech.firstWords = firstWords;
    clearTimeout(speech.timer);
    speech.timer = setTimeout(() => {
        const lines = shown.card ? readLines() : [];
        const old = new Map();
        for (const line of speech.lines) old.set(line, (old.get(line) ?? 0) + 1);
        const changed = lines.filter((line) => {
            const count = old.get(line) ?? 0;
            if (count > 0) old.set(line, count - 1);
            return count === 0;
        });
        if (speech.firstWords !== null) say(speech.firstWords || lines.join(', '));
        else say(changed.join(', '));
        speech.lines = lines;
        speech.firstWords = null;
    }, 60);
}

/** The card's visible text, one line per element. */
function readLines() {
    const lines = new Map();
    for (const part of [$('dialog-text'), page.content]) {
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
