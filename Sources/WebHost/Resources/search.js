// The words of the field, and what the app answers to them.

import { $, put } from './dom.js';
import { forget, run } from './performing.js';
import { isLost, searched, showReach } from './reach.js';
import { active, drawResults, hasForm, items, keepChosen, keepsChosen, lacksChosen } from './results.js';
import { queryField, searchPanel } from './session.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').SearchSection} SearchSection */

/**
 * The answer to an empty search, which the page searches while the app can't be reached.
 *
 * @type {SearchSection[] | null}
 */
let known = null;
/** The sentence about the page, for a person without actions. */
let introduction = '';
/** The newest request, and the one whose answer is shown. */
let newest = 0, drawn = 0;
/**
 * How the first row is run once it is drawn.
 *
 * @type {'whole' | 'first' | null}
 */
let runsWhenDrawn = null;
/** Letters that were typed on a card, for the next field. */
let letters = '';
/** They were spoken, and the first row for them is run. */
let performsLetters = false;
/** @type {any} */
let retry;
/**
 * Shows that an answer is on its way, once it is slow.
 *
 * @type {any}
 */
let slow;

/** Ends the requests for earlier words: a browser has few at once, and a slow answer to them would hold up the next. */
let asking = new AbortController();

/** @param {Record<string, string>} words */
const ask = (words) => fetch(`/search?${new URLSearchParams(words)}`, { signal: asking.signal });

/** Requests the results for the typed words; only the newest answer counts. */
export async function search() {
    clearTimeout(retry);
    const text = queryField.value.trim();
    const request = ++newest;
    runsWhenDrawn = null;
    asking.abort();
    asking = new AbortController();
    showReach();
    try { sessionStorage.query = queryField.value; } catch { /* not kept */ }
    if (isLost()) drawKnown(text);
    /** @type {any} */
    let found = {};
    /** Asks for what the app's next query finds, below the rest; returns whether these are still the words. */
    const follow = async () => {
        found = { ...found, more: 0, ...await ask({ q: text, more: found.more }).then((answer) => answer.json()).catch(() => {}) };
        return request === newest;
    };
    // Most answers arrive earlier; then nothing moves.
    slow ??= setTimeout(() => searchPanel.toggleAttribute('data-searching', !isLost()), 300);
    try {
        const answer = await ask({ q: text });
        // The same address explains access, unless this page was just loaded for that reason.
        if (answer.status === 401 && known) return location.reload();
        if (!answer.ok) throw new Error();
        found = await answer.json();
        // Of a search that found nothing yet, or not the row for whose title a person searches, nothing is said.
        while (found.more && (!found.sections[0] || lacksChosen(found.sections, text)) && await follow());
        if (request !== newest) return;
        searched(true);
        drawFound(found, text);
    } catch {
        if (request !== newest) return;
        searched(false);
        drawKnown(text);
        retry = setTimeout(search, 2000);
    }
    clearTimeout(slow);
    slow = undefined;
    searchPanel.removeAttribute('data-searching');
    if (runsWhenDrawn) runChosen(runsWhenDrawn);
    while (found.more && await follow()) {
        // The person may be about to press it.
        keepChosen();
        drawFound(found, text);
    }
}

/** @param {any} answer @param {string} text */
function drawFound({ sections, introduction: sentence }, text) {
    if (!text || !known) {
        known = sections;
        introduction = sentence;
    }
    draw(sections, text);
}

/** @param {string} text As it is compared: without accents and capitals. */
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Searches the known items for the typed words, without the app: by titles and subtitles only.
 *
 * @param {string} text
 */
function drawKnown(text) {
    if (!known) return;
    const words = folded(text).split(/\s+/);
    draw(known.map(({ title, items }) => ({
        title, items: items.filter(({ title, subtitle }) => words.every((word) => folded(`${title} ${subtitle ?? ''}`).includes(word))),
    })), text);
}

/** @param {SearchSection[]} sections @param {string} text */
function draw(sections, text) {
    drawn = newest;
    put($('empty'), sections.some(({ items }) => items[0]) ? '' : !text ? localized('This app has nothing to offer yet.')
        : isLost() ? localized('Nothing that is known matches “%@”. The search continues when the connection is back.', text)
            : localized('Nothing matches “%@”. Try another word, or clear the field to see everything.', text));
    put($('introduction'), text ? '' : introduction);
    drawResults(sections, text);
}

/** Returns whether the rows are still those of earlier words, and no key chose one of them. */
export const isBehind = () => drawn !== newest && !keepsChosen();

/**
 * Runs the chosen row, or the first one as soon as the answer to the last words is there.
 *
 * @param {'whole' | 'first'} form `first` shows the form, and runs no row without one.
 */
export function runChosen(form = 'whole') {
    runsWhenDrawn = isBehind() ? form : null;
    if (!runsWhenDrawn && (form === 'whole' || hasForm(items[active]))) run(active, form);
}

/** @param {string} letter Typed while the field is on its way back. */
export function typeAhead(letter) { letters += letter; }

/**
 * Takes words that were heard, as if they were typed.
 *
 * @param {string} words
 * @param {boolean} performs Whether Enter is pressed too.
 * @returns {boolean} False if the field has still to be shown: it takes them then.
 */
export function takeWords(words, performs) {
    if (searchPanel.hidden) {
        letters = words;
        performsLetters = performs;
        return false;
    }
    queryField.value = words;
    search();
    runsWhenDrawn = performs ? 'whole' : null;
    return true;
}

/**
 * Searches for what the chosen row is about, which stays chosen, so that all its actions are rows.
 *
 * @param {string} title
 */
export function searchFor(title) {
    queryField.value = title;
    keepChosen();
    search();
}

/** Shows the field with its words selected, or with the letters that were typed meanwhile. */
export function returnToSearch() {
    queryField.focus({ preventScroll: true });
    takeWords(letters || queryField.value, performsLetters);
    if (!letters) queryField.select();
    letters = '';
    performsLetters = false;
}

/** Cancels the waiting action or clears the typed words; false if there is neither. */
export function goBack() {
    if (forget()) return true;
    if (!queryField.value) return false;
    queryField.focus();
    return takeWords('', false);
}

try { queryField.value = sessionStorage.query ?? ''; } catch { /* not kept */ }
