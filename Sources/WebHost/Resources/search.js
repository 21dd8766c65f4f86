// The field and the list of what can be performed.

import { $, make, put } from './dom.js';
import { drawSymbol, placeOfRow, rowText, selectRow } from './rows.js';
import { queryField, resultList, sendFrom } from './session.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').SearchItem} SearchItem */

/**
 * The things that the list shows; none yet before the first answer.
 *
 * @type {SearchItem[] | null}
 */
let items = null;
let active = -1;
/** The newest request, and the one whose answer is shown. */
let newest = 0, drawn = 0;
let isChosenByKey = false;
let runsWhenDrawn = false;

/** Asks for the results of what is typed; only the newest answer counts. */
export async function search() {
    const text = queryField.value.trim();
    const request = ++newest;
    isChosenByKey = runsWhenDrawn = false;
    $('clear').hidden = queryField.value === '';
    try {
        const answer = await fetch(`/search?${new URLSearchParams({ q: text })}`);
        if (!answer.ok) throw new Error(answer.statusText);
        const { sections } = await answer.json();
        if (request !== newest) return;
        drawn = request;
        draw(sections, text);
        if (runsWhenDrawn) enter();
    } catch {
        // The list stays as it is; the connection's own line says what is wrong.
        if (request !== newest) return;
        runsWhenDrawn = false;
        if (!items) setTimeout(search, 2000);
    }
}

/** @param {import('./wire.js').SearchSection[]} sections @param {string} text */
function draw(sections, text) {
    /** @type {SearchItem[]} */
    const found = items = [];
    resultList.replaceChildren(...sections.filter(({ items }) => items.length > 0).map(({ title, items }, index) => {
        const id = `section-${index}`;
        return make('div', { role: 'group', 'aria-labelledby': id },
            make('div', { className: 'section-title', id, dir: 'auto' }, title),
            ...items.map((item) => drawRow(item, found.push(item) - 1)));
    }));
    const isEmpty = found.length === 0;
    resultList.hidden = isEmpty;
    queryField.ariaExpanded = !isEmpty;
    put($('empty'), !isEmpty ? '' : text === ''
        ? localized('This app has nothing to offer yet.')
        : localized('Nothing matches “%@”. Try another word, or clear the field to see everything.', text));
    // Without words nothing is chosen, so that Enter alone never starts anything.
    choose(text === '' || isEmpty ? -1 : 0, false);
}

/** @param {SearchItem} item @param {number} index */
function drawRow(item, index) {
    const hasOptions = hasForm(item);
    return make('div', {
        className: 'row', role: 'option', id: `result-${index}`, 'aria-selected': 'false',
        'aria-keyshortcuts': hasOptions ? 'Tab' : null, 'aria-description': hasOptions ? localized('Tab shows its options.') : null,
    },
        item.image ? make('img', { className: 'option-image', src: item.image, alt: '' })
            : drawSymbol(make('span', { className: 'tile', 'aria-hidden': 'true', 'data-color': item.color ?? tint(item.intent) }), item.symbol ?? 'sparkles'),
        rowText(item),
        make('span', { className: 'hint', 'aria-hidden': 'true' }, item.needsValues ? localized('⇥ fill') : hasOptions ? localized('⇥ options') : localized('↩ run')),
        hasOptions ? make('span', { className: 'row-options', title: localized('Options…'), 'aria-hidden': 'true' }, '···') : null);
}

/** @param {number} index */
function choose(index, isByKey = true) {
    active = index;
    isChosenByKey ||= isByKey;
    selectRow(queryField, resultList, index, isByKey);
}

/** Runs what a person chose, or what stands first once the answer to their last words is there. */
function enter() {
    runsWhenDrawn = drawn !== newest && !isChosenByKey;
    if (!runsWhenDrawn) run(active);
}

/** @param {number} index @param {'whole' | 'first'} form `first` shows the form where nothing is missing, too. */
function run(index, form = 'whole') {
    const item = items?.[index];
    const row = $(`result-${index}`);
    if (!item || row.hasAttribute('data-pending')) return;
    choose(index, false);
    sendFrom(row, item.kind === 'shortcut'
        ? { type: 'shortcut', index: item.index, form }
        : { type: 'perform', intent: item.intent, values: item.values ?? {}, form });
}

export function leaveSearch() { queryField.ariaExpanded = 'false'; }

/** The field comes back with its words, ready to be typed over. */
export function returnToSearch() {
    queryField.ariaExpanded = Boolean(items?.length);
    queryField.focus({ preventScroll: true });
    queryField.select();
    search();
}

/**
 * Tells an action that has something to fill in, needed or not.
 *
 * @param {SearchItem | undefined} item
 */
const hasForm = (item) => Boolean(item && (item.needsValues || item.hasParameters));

/**
 * A color for an action that names none: always the same one.
 *
 * @param {string} name
 */
function tint(name) {
    const colors = ['blue', 'orange', 'red', 'teal', 'purple', 'green', 'indigo'];
    return colors[[...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 0) % colors.length];
}

queryField.oninput = search;
queryField.onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const { key, shiftKey } = event;
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = (items?.length ?? 0) - 1;
    const to = {
        ArrowDown: active >= last ? 0 : active + 1,
        ArrowUp: active <= 0 ? last : active - 1,
        Home: active < 0 ? undefined : 0,
        End: active < 0 ? undefined : last,
    }[key];
    if (to !== undefined && !shiftKey) {
        choose(to);
    } else if (key === 'Enter' && !event.repeat) {
        enter();
    } else if (key === 'Tab' && !shiftKey && hasForm(items?.[active])) {
        run(active, 'first');
    } else if (key === 'Escape' && queryField.value !== '') {
        clearSearch();
    } else {
        return;
    }
    event.preventDefault();
};

function clearSearch() {
    queryField.value = '';
    queryField.focus();
    search();
}
$('clear').onclick = clearSearch;

// The field keeps the focus while the list is used with a pointer.
resultList.onpointerdown = (/** @type {Event} */ event) => event.preventDefault();
resultList.onpointermove = (/** @type {any} */ { target, pointerType }) => {
    const place = placeOfRow(resultList, target);
    if (pointerType === 'mouse' && place >= 0 && place !== active) choose(place, false);
};
resultList.onclick = (/** @type {any} */ { target }) => run(placeOfRow(resultList, target), target.closest('.row-options') ? 'first' : 'whole');
