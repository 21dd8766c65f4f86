// Pinned actions, which the search lists first: from a row of the list, or from a result.

import { actionOf } from './action.js';
import { isAlt } from './alt.js';
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

/**
 * The part of a row that pins its action, for a pointer.
 *
 * @param {SearchItem} item
 */
export const pinMark = ({ pinned }) => make('span', {
    className: 'row-pin', title: pinned ? localized('Unpin') : localized('Pin'), 'data-on': pinned, 'aria-hidden': 'true',
}, symbolMask(symbol(pinned)));

/**
 * Pins the action of a row, or unpins it.
 *
 * @param {SearchItem | undefined} item
 */
export function pin(item) {
    if (!item) return;
    isPinning = true;
    connection.send({ type: 'pin', isOn: !item.pinned, ...actionOf(item) });
}

/** Reports once that the list has changed because of a pin. */
export function endPinning() {
    const was = isPinning;
    isPinning = false;
    return was;
}

/**
 * Shows whether the action of a card is pinned; nothing if it can't be, or if there is no card.
 *
 * @param {import('./wire.js').Card | null} card
 */
export function showPin(card) {
    button.hidden = card?.pinned === undefined;
    button.setAttribute('aria-pressed', Boolean(card?.pinned));
    drawSymbol(button.firstElementChild, symbol(card?.pinned));
}

button.onclick = () => {
    const { card } = shown;
    if (card) connection.send({ type: 'pin', card: card.id, isOn: !card.pinned });
};

document.addEventListener('keydown', (event) => {
    if (button.hidden || event.defaultPrevented || document.querySelector(':modal')) return;
    if (isAlt(event, 'KeyP')) button.click();
});
