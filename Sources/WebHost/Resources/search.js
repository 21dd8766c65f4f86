// The field and the list of what can be performed.

import { $, make, put } from './dom.js';
import { drawSymbol } from './options.js';
import { connection, markPending, page } from './session.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').SearchItem} SearchItem */

export const search = {
    /** @type {import('./wire.js').SearchSection[] | null} */
    sections: null,
    /** @type {SearchItem[]} */
    items: [],
    active: -1, request: 0, drawn: 0, isChosenByKey: false, runsWhenDrawn: false,

    /** Asks for the results of what is typed; only the newest answer counts. */
    async ask() {
        const text = page.query.value.trim();
        const request = ++this.request;
        this.isChosenByKey = this.runsWhenDrawn = false;
        $('clear').hidden = page.query.value === '';
        try {
            const answer = await fetch(`/search?${new URLSearchParams({ q: text })}`);
            if (!answer.ok) throw new Error(String(answer.status));
            const { sections } = await answer.json();
            if (request !== this.request) return;
            this.drawn = request;
            this.draw(sections, text);
            if (this.runsWhenDrawn) this.enter();
        } catch {
            // What was found stays; the connection's own line says what is wrong.
            if (request !== this.request) return;
            this.runsWhenDrawn = false;
            if (this.sections === null) setTimeout(() => this.ask(), 2000);
        }
    },

    /** @param {import('./wire.js').SearchSection[]} sections @param {string} text */
    draw(sections, text) {
        this.sections = sections;
        this.items = [];
        page.results.replaceChildren(...sections.filter(({ items }) => items.length > 0).map((section, index) => {
            const title = make('div', { className: 'section-title', id: `section-${index}`, dir: 'auto' }, section.title);
            return make('div', { role: 'group', 'aria-labelledby': title.id }, title, ...section.items.map((item) => this.row(item)));
        }));
        const isEmpty = this.items.length === 0;
        page.results.hidden = isEmpty;
        page.query.setAttribute('aria-expanded', !isEmpty);
        put($('empty'), !isEmpty ? '' : text === ''
            ? localized('This app has nothing to offer yet.')
            : localized('Nothing matches “%@”. Try another word, or clear the field to see everything.', text));
        // Without words nothing is chosen, so that Enter alone never starts anything.
        this.choose(text === '' || isEmpty ? -1 : 0);
    },

    /** @param {SearchItem} item */
    row(item) {
        const index = this.items.push(item) - 1;
        const hasOptions = hasForm(item);
        const row = make('div', {
            className: 'row', role: 'option', id: `result-${index}`, 'aria-selected': 'false',
            'aria-keyshortcuts': hasOptions ? 'Tab' : null, 'aria-description': hasOptions ? localized('Tab shows its options.') : null,
        },
            drawSymbol(make('span', { className: 'tile', 'aria-hidden': 'true', 'data-color': item.color ?? tint(item.intent) }), item.symbol ?? 'sparkles'),
            make('span', { className: 'row-text' },
                make('span', { className: 'row-title', dir: 'auto' }, item.title),
                item.subtitle ? make('span', { className: 'row-subtitle', dir: 'auto' }, item.subtitle) : null),
            make('span', { className: 'hint', 'aria-hidden': 'true' }, item.needsValues ? localized('⇥ fill') : hasOptions ? localized('⇥ options') : localized('↩ run')),
            hasOptions ? make('span', { className: 'row-options', title: localized('Options…'), 'aria-hidden': 'true' }, '···') : null);
        row.dataset.index = index;
        return row;
    },

    /** @param {number} index */
    choose(index, isByKey = false) {
        $(`result-${this.active}`)?.setAttribute('aria-selected', 'false');
        this.active = index;
        if (isByKey) this.isChosenByKey = true;
        const row = $(`result-${index}`);
        if (!row) return page.query.removeAttribute('aria-activedescendant');
        row.setAttribute('aria-selected', 'true');
        page.query.setAttribute('aria-activedescendant', row.id);
        if (isByKey) row.scrollIntoView({ block: 'nearest' });
    },

    /** Runs what a person chose, or what stands first once the answer to their last words is there. */
    enter() {
        this.runsWhenDrawn = this.drawn !== this.request && !this.isChosenByKey;
        if (!this.runsWhenDrawn) this.run(this.active);
    },

    /** @param {number} index @param {'whole' | 'first'} form Whether the form is shown where nothing is missing. */
    run(index, form = 'whole') {
        const item = this.items[index];
        const row = $(`result-${index}`);
        if (!item || row.hasAttribute('data-pending')) return;
        this.choose(index);
        connection.send(item.kind === 'shortcut'
            ? { type: 'shortcut', index: item.index, form }
            : { type: 'perform', intent: item.intent, values: {}, form });
        if (connection.isOpen) markPending(row);
    },

    close() { page.query.setAttribute('aria-expanded', 'false'); },

    /** The field comes back with its words, ready to be typed over. */
    reopen() {
        page.query.setAttribute('aria-expanded', this.items.length > 0);
        page.query.focus({ preventScroll: true });
        page.query.select();
        this.ask();
    },
};

/**
 * Whether there is something to fill in, needed or not.
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
    let sum = 0;
    for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
    return colors[sum % colors.length];
}

page.query.addEventListener('input', () => search.ask());
page.query.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = search.items.length - 1;
    const to = {
        ArrowDown: search.active >= last ? 0 : search.active + 1,
        ArrowUp: search.active <= 0 ? last : search.active - 1,
        Home: search.active < 0 ? undefined : 0,
        End: search.active < 0 ? undefined : last,
    }[event.key];
    if (to !== undefined && !event.shiftKey) {
        search.choose(to, true);
    } else if (event.key === 'Enter' && !event.repeat) {
        search.enter();
    } else if (event.key === 'Tab' && !event.shiftKey && hasForm(search.items[search.active])) {
        search.run(search.active, 'first');
    } else if (event.key === 'Escape' && page.query.value !== '') {
        clearSearch();
    } else {
        return;
    }
    event.preventDefault();
});

function clearSearch() {
    page.query.value = '';
    page.query.focus();
    search.ask();
}
$('clear').addEventListener('click', clearSearch);
// The field keeps the focus while the list is used with a pointer.
page.results.addEventListener('pointerdown', (/** @type {Event} */ event) => event.preventDefault());
page.results.addEventListener('pointermove', (/** @type {any} */ { target, pointerType }) => {
    const row = target.closest('.row');
    if (row && pointerType === 'mouse' && Number(row.dataset.index) !== search.active) search.choose(Number(row.dataset.index));
});
page.results.addEventListener('click', (/** @type {any} */ { target }) => {
    const row = target.closest('.row');
    if (row) search.run(Number(row.dataset.index), target.closest('.row-options') ? 'first' : 'whole');
});
