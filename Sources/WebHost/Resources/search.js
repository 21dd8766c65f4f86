// The field and the list of what can be performed.

import { isAlt } from './alt.js';
import { $, make, put } from './dom.js';
import { isLost, searched, wait, waits } from './reach.js';
import { pin, pinMark } from './pin.js';
import { drawSymbol, placeOfRow, rowText, selectRow } from './rows.js';
import { clearPending, connection, queryField, resultList, searchPanel, sendFrom } from './session.js';
import { localized } from './words.js';

/**
 * @typedef {import('./wire.js').SearchItem} SearchItem
 * @typedef {import('./wire.js').SearchSection} SearchSection
 */

/**
 * The items of the list; `null` before the first answer.
 *
 * @type {SearchItem[] | null}
 */
let items = null;
/**
 * The rows by their content: a row that is found again keeps its element.
 *
 * @type {Map<string, any>}
 */
let rows = new Map();
/**
 * The rows that are still to be drawn, beyond those that the window has room for.
 *
 * @type {any}
 */
let undrawn;
/** @type {any} */
let later;
/**
 * The answer to an empty search, which the page searches while the app can't be reached.
 *
 * @type {SearchSection[] | null}
 */
let known = null;
/** The sentence about the page, for a person without actions. */
let introduction = '';
let active = -1;
/** The newest request, and the one whose answer is shown. */
let newest = 0, drawn = 0;
/** The words of both, and the drawn sections of the latter. */
let askedText = '', drawnText = '', drawing = '';
/** The chosen row stays chosen in a newer answer to the same words. */
let keepsChosen = false;
let runsWhenDrawn = false;
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
    if (text !== askedText) keepsChosen = false;
    askedText = text;
    runsWhenDrawn = false;
    asking.abort();
    asking = new AbortController();
    showClear();
    try { sessionStorage.query = queryField.value; } catch { /* not kept */ }
    if (isLost()) drawKnown(text);
    // Most answers arrive earlier; then nothing moves.
    slow ??= setTimeout(() => searchPanel.toggleAttribute('data-searching', !isLost()), 300);
    try {
        const answer = await ask({ q: text });
        // The same address explains access, unless this page was just loaded for that reason.
        if (answer.status === 401 && known) return location.reload();
        if (!answer.ok) throw new Error();
        let found = await answer.json();
        /** Asks for what the app's next query finds, below the rest; returns whether these are still the words. */
        const follow = async () => {
            found = { ...found, more: 0, ...await ask({ q: text, more: found.more }).then((answer) => answer.json()).catch(() => {}) };
            return request === newest;
        };
        // Of a search that found nothing yet, nothing is said.
        while (found.more && !found.sections[0] && await follow());
        if (request !== newest) return;
        if (!text || !known) {
            known = found.sections;
            introduction = found.introduction;
        }
        searched(true);
        draw(found.sections, text);
        (async () => {
            while (found.more && await follow()) {
                // The person may be about to press it.
                keepsChosen = true;
                draw(found.sections, text);
            }
        })();
    } catch {
        if (request !== newest) return;
        searched(false);
        drawKnown(text);
        retry = setTimeout(search, 2000);
    } finally {
        if (request === newest) {
            clearTimeout(slow);
            slow = undefined;
            searchPanel.removeAttribute('data-searching');
        }
    }
    if (runsWhenDrawn) runChosen();
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
    const found = sections.flatMap(({ items }) => items);
    const isEmpty = !found[0];
    put($('empty'), !isEmpty ? '' : !text ? localized('This app has nothing to offer yet.')
        : isLost() ? localized('Nothing that is known matches “%@”. The search continues when the connection is back.', text)
            : localized('Nothing matches “%@”. Try another word, or clear the field to see everything.', text));
    put($('introduction'), text ? '' : introduction);
    const next = JSON.stringify([text, sections]);
    // An equal answer moves nothing under the pointer or a finger.
    if (next === drawing) return;
    drawing = next;
    const isSame = text === drawnText;
    const chosen = keepsChosen && isSame && nameOf(items?.[active]);
    const top = $(`result-${active}`)?.offsetTop;
    // Later, the new rows would have to be laid out for it.
    if (!isSame) resultList.scrollTop = 0;
    drawnText = text;
    items = found;
    // A row that a key chose stays chosen in a newer answer to the same words, and any when rows are added; it stays where it
    // is, too. Without words no row is chosen, so that Enter alone never starts an action.
    const place = found.findIndex((item) => chosen && nameOf(item) === chosen);
    const old = rows;
    rows = new Map();
    undrawn = drawRows(sections, old);
    resultList.replaceChildren();
    // A list that grows keeps what was drawn of it, and so its scroll position.
    drawTo(innerHeight / 50 + (isSame ? old.size + place : 0));
    old.clear();
    resultList.hidden = isEmpty;
    queryField.ariaExpanded = !isEmpty;
    choose(place >= 0 ? place : text ? 0 : -1, false);
    if (place >= 0) resultList.scrollTop += $(`result-${place}`).offsetTop - top;
}

/**
 * Draws sections, row after row.
 *
 * @param {SearchSection[]} sections
 * @param {Map<string, any>} old
 */
function* drawRows(sections, old) {
    let count = 0;
    for (const { title, items: found } of sections) {
        const id = `section-${count}`;
        const group = found[0] && resultList.appendChild(make('div', { role: 'group', 'aria-labelledby': id },
            make('div', { className: 'section-title', id, dir: 'auto' }, title)));
        for (const item of found) {
            const key = JSON.stringify(item);
            const row = old.get(key) ?? drawRow(item);
            old.delete(key);
            rows.set(key, row);
            row.id = `result-${count}`;
            row.ariaPosInSet = ++count;
            row.ariaSetSize = items?.length;
            group.append(row);
            yield count;
        }
    }
}

/**
 * Draws rows until there are so many, and the others in steps: the next key waits for one of them at most.
 *
 * @param {number} end
 */
function drawTo(end) {
    clearTimeout(later);
    let step;
    do step = undrawn.next(); while (step.value < end);
    if (!step.done) later = setTimeout(drawTo, 50, end + 40);
}

/**
 * The action of a row, however the row describes it.
 *
 * @param {SearchItem | undefined} item
 */
const nameOf = (item) => item && JSON.stringify([item.intent, item.index, item.values]);

/** @param {SearchItem} item */
function drawRow(item) {
    const hasOptions = hasForm(item);
    return make('div', {
        className: 'row', role: 'option', 'aria-selected': 'false',
        'aria-keyshortcuts': hasOptions ? 'Tab Alt+P' : 'Alt+P', 'aria-description': hasOptions ? localized('Tab shows its options.') : null,
    },
        item.image ? make('img', { className: 'option-image', src: item.image, alt: '' })
            : drawSymbol(make('span', { className: 'tile', 'aria-hidden': 'true', 'data-color': item.color ?? tint(item.intent) }), item.symbol),
        rowText(item),
        make('span', { className: 'hint', 'aria-hidden': 'true' }, item.needsValues ? localized('⇥ fill') : hasOptions ? localized('⇥ options') : localized('↩ run')),
        pinMark(item),
        hasOptions ? make('span', { className: 'row-options', title: localized('Options…'), 'aria-hidden': 'true' }, '···') : null);
}

/** Searches again, and keeps the chosen row visible, since a pin moves rows. */
export async function searchAgain() {
    await search();
    resultList.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
}

/** @param {number} index */
function choose(index, isByKey = true) {
    active = index;
    keepsChosen ||= isByKey;
    if (index >= rows.size) drawTo(index + 1);
    selectRow(queryField, resultList, index, isByKey);
}

/** Runs the chosen row, or the first one as soon as the answer to the last words is there. */
export function runChosen() {
    runsWhenDrawn = drawn !== newest && !keepsChosen;
    if (!runsWhenDrawn) run(active);
}

/** @param {number} index @param {'whole' | 'first'} form `first` shows the form even if no value is missing. */
function run(index, form = 'whole') {
    const item = items?.[index];
    const row = $(`result-${index}`);
    if (!item || row.hasAttribute('data-pending')) return;
    choose(index, false);
    forget();
    sendFrom(row, item.kind === 'shortcut'
        ? { type: 'shortcut', index: item.index, form }
        : { type: 'perform', intent: item.intent, values: item.values ?? {}, form });
    if (connection.isOpen) return;
    row.setAttribute('data-pending', '');
    wait(item.title);
    showClear();
    connection.hurry();
}

/** Cancels the action that waits for the connection. */
function forget() {
    if (!waits()) return false;
    connection.forget();
    clearPending();
    wait(null);
    showClear();
    return true;
}

const showClear = () => { $('clear').hidden = !queryField.value && !waits(); };

export function leaveSearch() {
    queryField.ariaExpanded = 'false';
    letters = '';
    performsLetters = false;
    showClear();
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
    runsWhenDrawn = performs;
    return true;
}

/** Shows the field with its words selected, or with the letters that were typed meanwhile. */
export function returnToSearch() {
    queryField.ariaExpanded = !resultList.hidden;
    if (letters) queryField.value = letters;
    queryField.focus({ preventScroll: true });
    if (!letters) queryField.select();
    letters = '';
    search();
    runsWhenDrawn = performsLetters;
    performsLetters = false;
}

/** Cancels the waiting action or clears the typed words; false if there is neither. */
export function goBack() {
    if (forget()) return true;
    if (!queryField.value) return false;
    queryField.value = '';
    queryField.focus();
    search();
    return true;
}

/**
 * Returns whether an action has parameters, required or not.
 *
 * @param {SearchItem | undefined} item
 */
const hasForm = (item) => item?.needsValues || item?.hasParameters;

/**
 * The number of a color in the style sheet, for an action that names none: always the same one.
 *
 * @param {string} name
 */
const tint = (name) => [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 0) % 7;

queryField.oninput = search;
queryField.onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const { key, shiftKey } = event;
    if (event.isComposing) return;
    if (isAlt(event, 'KeyP')) return pin(items?.[active]);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const last = (items?.length ?? 0) - 1;
    const to = {
        ArrowDown: active >= last ? 0 : active + 1,
        ArrowUp: active <= 0 ? last : active - 1,
    }[key];
    if (to !== undefined && !shiftKey) {
        choose(to);
    } else if (key === 'Enter' && !event.repeat) {
        runChosen();
    } else if (key === 'Tab' && !shiftKey && hasForm(items?.[active])) {
        run(active, 'first');
    } else {
        return;
    }
    event.preventDefault();
};

$('clear').onclick = goBack;

// The field keeps the focus while the list is used with a pointer.
resultList.onpointerdown = (/** @type {Event} */ event) => event.preventDefault();
/** The last place of the pointer: a list that changes under a resting pointer chooses no row. */
let pointed = '';
resultList.onpointermove = (/** @type {any} */ { target, pointerType, clientX, clientY }) => {
    const point = `${clientX} ${clientY}`;
    if (pointerType !== 'mouse' || point === pointed) return;
    pointed = point;
    const place = placeOfRow(resultList, target);
    if (place >= 0 && place !== active) choose(place, false);
};
resultList.onclick = (/** @type {any} */ { target }) => {
    const place = placeOfRow(resultList, target);
    if (target.closest('.row-pin')) pin(items?.[place]);
    // A value that was understood is corrected in the form.
    else run(place, target.closest('.row-options, b') ? 'first' : 'whole');
};

try { queryField.value = sessionStorage.query ?? ''; } catch { /* not kept */ }
