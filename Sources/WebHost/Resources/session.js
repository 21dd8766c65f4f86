// The parts of the page, what the server said last, and the connection to it.

import { $ } from './dom.js';
import { connect } from './connection.js';

export const queryField = $('query');
export const resultList = $('results');
export const searchPanel = $('search');
export const cardPanel = $('card');
export const cardBody = $('card-body');
export const cardTitle = $('card-title');
export const scroller = $('scroller');
export const content = $('content');
export const questionForm = $('question');
export const systemBar = $('system');

/**
 * The newest state of the server.
 *
 * @type {{ seq: number | null, card: import('./wire.js').Card | null, run: import('./wire.js').Run | null }}
 */
export const shown = { seq: null, card: null, run: null };

/** @type {ReturnType<typeof connect>} */
export let connection;

/**
 * Connects the page with the server.
 *
 * @param {import('./connection.js').Page} page
 */
export function start(page) {
    connection = connect(page, new URLSearchParams(location.search).get('transport'));
    connection.open();
}

/** Asks for the whole state once more. */
export function startOver() {
    shown.seq = null;
    connection.restart();
}

/** @param {any} element */
export function focus(element) {
    element?.focus({ preventScroll: element === cardTitle });
}

/**
 * Sends what a person did with an element, which can look busy if the answer takes its time.
 *
 * @param {Element} pressed
 * @param {import('./wire.js').Message} message
 */
export function sendFrom(pressed, message) {
    connection.send(message);
    if (connection.isOpen) pressed.setAttribute('data-pending', '');
}

export function clearPending() {
    for (const element of document.querySelectorAll('[data-pending]')) element.removeAttribute('data-pending');
}

/** @param {string} role @returns {any} */
export const systemButton = (role) => systemBar.querySelector(`[data-role="${role}"]`);
