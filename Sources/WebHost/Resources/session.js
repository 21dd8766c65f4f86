// The parts of the page, what the server said last, and the connection to it.

import { $ } from './dom.js';
import { Connection } from './connection.js';

export const page = {
    root: document.documentElement, query: $('query'), results: $('results'), search: $('search'),
    card: $('card'), body: $('card-body'), scroller: $('scroller'), content: $('content'),
    question: $('question'), system: $('system'),
};

/**
 * What the server said last.
 *
 * @type {{ seq: number | null, card: import('./wire.js').Card | null, run: import('./wire.js').Run | null }}
 */
export const shown = { seq: null, card: null, run: null };

/** What the modules of the page do when something happens to the connection; the page's first module fills it. */
export const events = /** @type {import('./connection.js').Page} */ ({
    seen: () => shown.seq, card: () => shown.card?.id ?? null,
});

export const connection = new Connection(events, new URLSearchParams(location.search).get('transport'));

/** Asks for the whole state once more. */
export function startOver() {
    shown.seq = null;
    connection.restart();
}

/** @param {any} element */
export function focus(element) {
    element?.focus({ preventScroll: element.id === 'card-title' });
}

/**
 * Marks what was pressed, so that it can look busy if the answer takes its time.
 *
 * @param {Element} element
 */
export function markPending(element) {
    element.setAttribute('data-pending', '');
}

export function clearPending() {
    for (const element of document.querySelectorAll('[data-pending]')) element.removeAttribute('data-pending');
}
