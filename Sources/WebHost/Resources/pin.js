// What a person pins, so that the search lists it first: a row of the list, or the action of a result.

import { $, make } from './dom.js';
import { drawSymbol, symbolMask } from './rows.js';
import { connection, shown } from './session.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').SearchItem} SearchItem */

const button = $('pin');
/** A row is being pinned or unpinned, which changes the list. */
let isPinning = false;

/** @param {boolean | undefined} isPinned */
const symbol = (isPinned) => isPinned ? 'pin.fill' : 'pin';
/** @param {boolean | undefined} isPinned */
const words = (isPinned) => isPinned ? localized('Unpin') : localized('Pin');

/**
 * The key that pins. Which letter it writes depends on the keyboard.
 *
 * @param {KeyboardEvent} event
 */
export function isPinKey(event) {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isIt = code === 'KeyP' && altKey && !ctrlKey && !metaKey && !shiftKey;
    if (isIt) event.preventDefault();
    return isIt;
}

/**
 * The part of a row that pins its action, for a pointer.
 *
 * @param {SearchItem} item
 */
export const pinMark = ({ pinned }) => make('span', {
    className: 'row-pin', title: words(pinned), 'data-on': pinned, 'aria-hidden': 'true',
}, symbolMask(symbol(pinned)));

/**
 * Pins the action of a row, or unpins it.
 *
 * @param {SearchItem | undefined} item
 */
export function pin(item) {
    if (!item || !connection.isOpen) return;
    isPinning = true;
    const { kind, intent, index, values = {}, pinned } = item;
    connection.tell({ type: 'pin', isOn: !pinned, ...kind === 'shortcut' ? { index } : { intent, values } });
}

/** Tells once that the list has changed because of what was pinned. */
export function endPinning() {
    const was = isPinning;
    isPinning = false;
    return was;
}

/**
 * Shows whether the action of a card is pinned.
 *
 * @param {import('./wire.js').Card} card
 */
export function showPin({ pinned }) {
    button.hidden = pinned === undefined;
    button.setAttribute('aria-pressed', Boolean(pinned));
    button.title = words(pinned);
    drawSymbol(button.firstElementChild, symbol(pinned));
}

button.onclick = () => {
    const { card } = shown;
    if (card) connection.tell({ type: 'pin', card: card.id, isOn: !card.pinned });
};

document.addEventListener('keydown', (event) => {
    if (button.hidden || !shown.card || event.defaultPrevented || document.querySelector(':modal')) return;
    if (isPinKey(event)) button.click();
});
