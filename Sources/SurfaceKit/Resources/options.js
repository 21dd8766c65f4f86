// Things to pick: rows with words and a picture, and a list that is found by text.

import { make } from './dom.js';
import { addresses, placeOfRow, rowText, selectRow, symbolMask } from './rows.js';
import { plain } from './values.js';
import { localized } from './words.js';

/**
 * @typedef {import('./wire.js').Option} Option
 * @typedef {import('./controls.js').Control} Control
 */

let isPressed = false;
/** @param {Event} event */
const press = ({ type }) => { isPressed = type === 'pointerdown'; };
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) document.addEventListener(type, press, { capture: true });

/** The most rows that are shown before a person types. */
const firstRows = 12;

/**
 * The words of an option or of a heading, with its picture or symbol.
 *
 * @param {import('./wire.js').Names} names
 */
export const optionText = (names) => make('span', { className: 'option-text' },
    names.image ? picture(names) : names.symbol ? symbolMask(names.symbol) : null, rowText(names));

/** @param {import('./wire.js').Names} names */
function picture({ image, round, stencil }) {
    const src = /^(data|https?):/.test(image ?? '') ? image : addresses.image(String(image));
    const className = round ? 'option-image round' : 'option-image';
    if (!stencil) return make('img', { className, src, alt: '', loading: 'lazy' });
    const mask = make('span', { className: 'symbol-mask', 'aria-hidden': 'true' });
    mask.style.setProperty('--symbol', `url("${src}")`);
    return mask;
}

/**
 * Rows for options, with a heading before each of their sections.
 *
 * @param {Option[]} options
 * @param {(option: Option, place: number) => HTMLElement} row
 */
export function optionRows(options, row) {
    /** @type {HTMLElement[]} */
    const rows = [];
    let last = 'null';
    options.forEach((option, place) => {
        const section = option.section ?? null;
        const name = JSON.stringify(section);
        if (section && name !== last) {
            rows.push(make('div', { className: 'option-section', role: 'presentation' }, optionText(section)));
        }
        last = name;
        rows.push(row(option, place));
    });
    return rows;
}

/**
 * A field that searches: suggestions are shown at once, typed words are looked up.
 *
 * @param {import('./wire.js').Field} field
 * @param {{ [name: string]: any }} names
 * @param {import('./controls.js').Services} services
 * @param {(option: Option) => void} [taken] Gets each chosen option; without it, the option is the value.
 * @returns {Control}
 */
export function finder(field, names, services, taken) {
    const listID = `${names.id}-list`;
    const control = make('input', {
        ...names, className: 'text-input', type: 'text', role: 'combobox', dir: 'auto', spellcheck: false, autocomplete: 'off',
        'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': listID, placeholder: localized('Search'),
    });
    const list = make('div', { className: 'options', role: 'listbox', id: listID, 'aria-label': field.title, hidden: true, tabIndex: -1 });
    const suggested = field.options ?? [];
    /** @type {Option[]} */
    let options = [];
    let active = -1, request = 0;
    const given = plain(field.value);
    let chosen = [...suggested, ...field.choices ?? []].find(({ value }) => plain(value) === given)
        // A value without a known title is one that is gone: its identifier means nothing to a person.
        ?? (given === null || typeof field.value === 'object' ? null : { title: given, value: field.value });
    control.value = chosen?.title ?? '';
    /** @param {boolean} isOpen */
    const open = (isOpen) => {
        const opens = isOpen && list.hidden;
        list.hidden = !isOpen;
        // All of the list that has room is shown, but never without its field.
        if (opens) for (const part of [list, control]) part.scrollIntoView({ block: 'nearest' });
        control.setAttribute('aria-expanded', isOpen);
        if (!isOpen) control.removeAttribute('aria-activedescendant');
    };
    /** @param {number} place */
    const choose = (place) => {
        active = place;
        selectRow(control, list, place);
    };
    /** @param {number} place */
    const take = (place) => {
        // An answer still under way would open the list again.
        request++;
        const isNew = place >= 0 && options[place] !== chosen;
        if (taken && isNew) taken(options[place]);
        else chosen = options[place] ?? chosen;
        control.value = chosen?.title ?? '';
        open(false);
        if (isNew) control.dispatchEvent(new Event('change', { bubbles: true }));
    };
    /** The typed words chose no option: the value stays, and the person is informed. */
    const leave = () => {
        const isLost = control.value.trim() !== '' && control.value !== chosen?.title;
        const text = control.value;
        take(-1);
        if (isLost) services.problem(field, localized('“%@” was not chosen.', text));
    };
    /** @param {Option[]} found @param {string} text @param {string} [failure] */
    const draw = (found, text, failure) => {
        const isCut = text === '' && found.length > firstRows;
        options = isCut ? found.slice(0, firstRows) : found;
        list.replaceChildren(...optionRows(options, (option, place) => make('div', {
            className: 'option', role: 'option', id: `${names.id}-option-${place}`, 'aria-selected': 'false',
        }, optionText(option))));
        const note = failure ?? (options.length === 0 ? localized('Nothing found.') : isCut ? localized('Type to find more.') : null);
        if (note) list.append(make('p', { className: 'caption' }, note));
        active = -1;
        open(text !== '' || options.length > 0);
        choose(text === '' ? -1 : 0);
    };
    const ask = async () => {
        const mine = ++request;
        const text = chosen?.title === control.value ? '' : control.value.trim();
        if (text === '' && suggested.length > 0) return draw(suggested, text);
        const isAwaited = () => mine === request && document.activeElement === control;
        const slow = setTimeout(() => { if (isAwaited()) draw([], text, localized('Searching…')); }, 400);
        const found = await services.find(field, text).catch(() => null);
        clearTimeout(slow);
        if (!isAwaited()) return;
        if (!found && services.showsOffline?.()) return open(false);
        draw(found ?? [], text, found ? undefined : localized('The search failed.'));
    };
    control.oninput = () => { if (control.value === '') chosen = null; ask(); };
    control.onclick = () => { if (list.hidden) ask(); };
    control.onfocus = () => { if (!chosen) ask(); };
    // The element under the finger must not move away with the list before the finger is lifted.
    control.onblur = () => isPressed ? document.addEventListener('pointerup', () => setTimeout(leave), { once: true }) : leave();
    control.onkeydown = (/** @type {KeyboardEvent} */ event) => {
        const { key } = event;
        if (event.isComposing) return;
        // The person sees the marked option as the answer.
        if (key === 'Tab' && !list.hidden && active >= 0) return take(active);
        if (key === 'ArrowDown' && list.hidden) ask();
        else if (list.hidden) return;
        else if (key === 'ArrowDown') choose(Math.min(active + 1, options.length - 1));
        else if (key === 'ArrowUp') choose(Math.max(active - 1, 0));
        else if (key === 'Enter' && active >= 0) take(active);
        else if (key === 'Escape') open(false);
        else return;
        event.preventDefault();
    };
    list.onpointerdown = (/** @type {Event} */ event) => event.preventDefault();
    list.onclick = (/** @type {any} */ { target }) => {
        const place = placeOfRow(list, target);
        if (place >= 0) take(place);
    };
    return { element: control, below: list, control, read: () => chosen?.value ?? null };
}
