// Rows with words and a symbol, and the one of them that the keys are about.

import { make } from './dom.js';

/** Where pictures are; a view that may load nothing has others. */
export const addresses = {
    /** @param {string} name */
    image: (name) => `/assets/${encodeURIComponent(name)}`,
    /** @param {string} name */
    symbol: (name) => `/symbols/${encodeURIComponent(name)}.svg`,
};

/**
 * A tile with one of the system's symbols; the drawing is a mask, so it takes any color.
 *
 * @param {HTMLElement} element
 * @param {string | null} [name]
 */
export function drawSymbol(element, name) {
    element.classList.toggle('has-symbol', Boolean(name));
    element.style.setProperty('--symbol', name ? `url("${addresses.symbol(name)}")` : '');
    return element;
}

/**
 * A symbol in the color of the words beside it.
 *
 * @param {string} name
 */
export const symbolMask = (name) => drawSymbol(make('span', { className: 'symbol-mask', 'aria-hidden': 'true' }), name);

/**
 * A title with what is said of it below, and the reason why it is suggested.
 *
 * @param {import('./wire.js').Names & { reason?: string, titleParts?: string[] }} names
 */
export const rowText = ({ title, titleParts = [title], subtitle, reason }) => make('span', { className: 'row-text' },
    make('span', { className: 'row-title', dir: 'auto' },
        ...titleParts.map((part, place) => place % 2 ? make('b', {}, part) : part)),
    subtitle ? make('span', { className: 'row-subtitle', dir: 'auto' }, subtitle) : null,
    reason ? make('span', { className: 'row-subtitle reason', dir: 'auto' }, reason) : null);

/**
 * Makes a row of a list the one that the keys of its field are about; none, if there is no such row.
 *
 * @param {any} field
 * @param {any} list
 * @param {number} place
 */
export function selectRow(field, list, place, scrolls = true) {
    list.querySelector('[aria-selected="true"]')?.setAttribute('aria-selected', 'false');
    const row = list.querySelectorAll('[role="option"]')[place];
    if (!row) return field.removeAttribute('aria-activedescendant');
    row.setAttribute('aria-selected', 'true');
    if (scrolls) row.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', row.id);
}

/** @param {any} list @param {any} target @returns {number} The place of the row that it stands in. */
export const placeOfRow = (list, target) => [...list.querySelectorAll('[role="option"]')].indexOf(target.closest('[role="option"]'));
