// The list of what was found: its rows, and the chosen one.

import { actionOf } from './action.js';
import { $, isSame, make } from './dom.js';
import { pinMark } from './pin.js';
import { drawSymbol, rowText, selectRow } from './rows.js';
import { queryField, resultList } from './session.js';
import { say } from './speech.js';
import { localized } from './words.js';

/**
 * @typedef {import('./wire.js').SearchItem} SearchItem
 * @typedef {import('./wire.js').SearchSection} SearchSection
 */

/**
 * The items of the list; none before the first answer.
 *
 * @type {SearchItem[]}
 */
export let items = [];
export let active = -1;
/**
 * The words of the field to whose newer answers the chosen row stays chosen.
 *
 * @type {string | null}
 */
let kept = null;
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
/** The drawn sections, and the words that found them. */
let drawing = '', drawnText = '';

export const keepChosen = () => { kept = queryField.value; };
export const keepsChosen = () => kept === queryField.value;

/** @param {SearchSection[]} sections */
const itemsOf = (sections) => sections.flatMap(({ items }) => items);

/**
 * The place of a chosen row that is to stay chosen; -1 if there is none.
 *
 * @param {SearchSection[]} sections
 */
function placeOfChosen(sections) {
    const chosen = keepsChosen() && items[active];
    return itemsOf(sections).findIndex((item) => chosen && isSame(actionOf(item), actionOf(chosen)));
}

/**
 * Returns whether the row for whose title a person searches is in none of the sections. In a new answer to the words that
 * are drawn, the row may be gone for good.
 *
 * @param {SearchSection[]} sections
 * @param {string} text
 */
export const lacksChosen = (sections, text) => text !== drawnText && keepsChosen() && placeOfChosen(sections) < 0;

/** @param {SearchSection[]} sections @param {string} text */
export function drawResults(sections, text) {
    const next = JSON.stringify([text, sections]);
    // An equal answer moves nothing under the pointer or a finger.
    if (next === drawing) return;
    drawing = next;
    const grows = text === drawnText;
    drawnText = text;
    // A row that a key chose stays chosen, also if its title was asked for, and any when rows are added; it stays where it is,
    // too. Without words no row is chosen, so that Enter alone never starts an action.
    const place = placeOfChosen(sections);
    const top = $(`result-${active}`)?.offsetTop;
    // Later, the new rows would have to be laid out for it.
    if (!grows && place < 0) resultList.scrollTop = 0;
    const chosen = items[active];
    items = itemsOf(sections);
    // A list that grows keeps what was drawn of it, and so its scroll position.
    const end = Math.ceil(innerHeight / 50 + place + (grows ? rows.size : 0));
    undrawn = drawRows(sections, keepRows(end));
    drawTo(end);
    // Those whose rows have all gone to others.
    dropEmpty();
    resultList.hidden = !items[0];
    queryField.ariaExpanded = !resultList.hidden;
    choose(place >= 0 ? place : text ? 0 : -1, false);
    if (place < 0) {
        kept = null;
    } else {
        resultList.scrollTop += $(`result-${place}`).offsetTop - top;
        // The words are those of the row, whose actions are rows now.
        if (!grows && chosen.hasActions) say(localized('More actions with “%@”', chosen.title));
    }
}

/**
 * What a row shows. It names the key that leads out of the words, whose direction may change.
 *
 * @param {SearchItem} item
 */
const keyOf = (item) => arrowOut() + JSON.stringify(item);

/** Takes the sections without a row out of the list. */
function dropEmpty() {
    for (const group of resultList.querySelectorAll('[role="group"]:not(:has(.row))')) group.remove();
}

/**
 * Takes out of the list what isn't drawn again at once. The rest stays where it is: a row that is taken out and put back
 * while it is being pressed gets no click.
 *
 * @param {number} end The number of rows that are drawn at once.
 * @returns {Map<string, any>} The rows that stay by their content, and their groups by their titles.
 */
function keepRows(end) {
    const kept = new Map();
    for (const key of items.slice(0, end).map(keyOf)) if (rows.has(key)) kept.set(key, rows.get(key));
    const staying = new Set(kept.values());
    for (const row of resultList.querySelectorAll('.row')) if (!staying.has(row)) row.remove();
    dropEmpty();
    for (const group of resultList.children) kept.set(group.firstChild.textContent, group);
    rows = new Map();
    return kept;
}

/**
 * Puts an element behind another one of its parent, or first, unless it stands there.
 *
 * @param {any} parent
 * @param {any} element
 * @param {any} [previous]
 */
function follow(parent, element, previous) {
    const next = previous ? previous.nextSibling : parent.firstChild;
    if (next !== element) parent.insertBefore(element, next);
    return element;
}

/**
 * Draws sections, row after row.
 *
 * @param {SearchSection[]} sections
 * @param {Map<string, any>} kept
 */
function* drawRows(sections, kept) {
    /** @param {string} key */
    const take = (key) => {
        const element = kept.get(key);
        kept.delete(key);
        return element;
    };
    let count = 0;
    /** @type {any} */
    let group;
    for (const { title, items: found } of sections) {
        if (!found[0]) continue;
        const heading = make('div', { className: 'section-title', dir: 'auto' }, title);
        group = follow(resultList, take(title) ?? make('div', { role: 'group' }, heading), group);
        let last = group.firstChild;
        last.id = `section-${count}`;
        group.setAttribute('aria-labelledby', last.id);
        for (const item of found) {
            const key = keyOf(item);
            const row = take(key) ?? drawRow(item);
            rows.set(key, row);
            row.id = `result-${count}`;
            row.ariaPosInSet = ++count;
            row.ariaSetSize = items.length;
            last = follow(group, row, last);
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

/** The key that leads out of the typed words, at their end. */
export const arrowOut = () => queryField.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';

/** @param {SearchItem} item */
function drawRow(item) {
    const hasOptions = hasForm(item);
    return make('div', {
        className: 'row', role: 'option', 'aria-selected': 'false',
        'aria-keyshortcuts': [item.hasActions && arrowOut(), hasOptions && 'Tab', 'Alt+P'].filter(Boolean).join(' '),
        'aria-describedby': [item.hasActions && 'actions-hint', hasOptions && 'options-hint'].filter(Boolean).join(' '),
    },
        item.image ? make('img', { className: 'option-image', src: item.image, alt: '' })
            : drawSymbol(make('span', { className: 'tile', 'aria-hidden': 'true', 'data-color': item.color ?? tint(item.intent) }), item.symbol),
        rowText(item),
        make('span', { className: 'hint', 'aria-hidden': 'true' }, item.needsValues ? localized('⇥ fill') : hasOptions ? localized('⇥ options') : localized('↩ run')),
        pinMark(item),
        hasOptions ? make('span', { className: 'row-options', title: localized('Options…'), 'aria-hidden': 'true' }, '···') : null);
}

/** @param {number} index */
export function choose(index, isByKey = true) {
    active = index;
    if (isByKey) keepChosen();
    if (index >= rows.size) drawTo(index + 1);
    selectRow(queryField, resultList, index, isByKey);
}

/**
 * Returns whether an action has parameters, required or not.
 *
 * @param {SearchItem | undefined} item
 */
export const hasForm = (item) => item?.needsValues || item?.hasParameters;

/**
 * The number of a color in the style sheet, for an action that names none: always the same one.
 *
 * @param {string} name
 */
const tint = (name) => [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 9973, 0) % 7;
