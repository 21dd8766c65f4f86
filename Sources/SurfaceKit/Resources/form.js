// The form of a question: its sentence and fields, what is wrong with them, and their values.

import { controls, groupKinds, inlineKinds, kindOf } from './controls.js';
import { isSame, make, put } from './dom.js';
import { optionRows, optionText } from './options.js';
import { localized } from './words.js';

/**
 * @typedef {import('./wire.js').Field} Field
 * @typedef {import('./wire.js').Layout} Layout
 * @typedef {import('./wire.js').Question} Question
 *
 * @typedef {object} FieldParts
 * @property {Field} field
 * @property {string} kind
 * @property {any} label
 * @property {any} block
 * @property {any} note
 * @property {any} error
 * @property {string | null} said
 * @typedef {import('./controls.js').Control & FieldParts} FieldState
 */

/** What a card's question asks: fields for values, buttons for a choice. */
export class Form {
    /**
     * @param {HTMLElement} host
     * @param {Omit<import('./controls.js').Services, 'problem'>} services
     */
    constructor(host, services) {
        this.host = host;
        this.services = { ...services, problem: this.problem.bind(this) };
        /** @type {number | null} */
        this.id = null;
        /** @type {FieldState[]} */
        this.fields = [];
        /** @type {Layout | null} */
        this.layout = null;
        this.request = 0;
        // What is being corrected is no longer wrong; whether it is right, the server says.
        host.addEventListener('input', (event) => this.touched(event));
        host.addEventListener('change', (event) => this.touched(event));
        host.addEventListener('submit', (event) => {
            event.preventDefault();
            this.services.submit();
        });
        // The form's own button stands outside of it, so Enter in a line of text has to be told.
        host.addEventListener('keydown', (event) => {
            if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat) return;
            if (!(/** @type {HTMLElement} */ (event.target)).matches('input, select')) return;
            event.preventDefault();
            this.services.submit();
        });
    }

    clear() {
        for (const field of this.fields) field.dispose?.(false);
        this.id = null;
        this.fields = [];
        this.layout = null;
        this.request++;
        this.host.replaceChildren();
        this.host.hidden = true;
    }

    /** The person leaves: files that were handed in have no use. */
    giveUp() {
        for (const field of this.fields) field.dispose?.(true);
    }

    /** @param {Question | null | undefined} question */
    show(question) {
        const asked = question?.fields ?? [];
        // The same fields with other errors: what was typed stays.
        const isUpdate = question?.kind === 'values' && this.id === question.id
            && isSame(asked.map(({ name }) => name), this.fields.map(({ field }) => field.name));
        if (isUpdate) return this.showErrors(asked, true);
        this.clear();
        if (!question || question.kind === 'confirmation') return;
        this.id = question.id;
        this.host.hidden = false;
        if (question.kind === 'choice') return this.host.append(this.choices(question));
        const layout = question.layout ?? null;
        const named = new Set(layout?.sentence.map((piece) => typeof piece === 'string' ? null : piece.field));
        this.fields = asked.map((field) => this.make(field, named.has(field.name)));
        this.arrange(layout);
        this.showErrors(asked, false);
    }

    /** @param {Question} question */
    choices(question) {
        return make('div', { className: 'picks choices', role: 'group', 'aria-labelledby': 'card-title' },
            ...optionRows(question.options ?? [], (option, place) => {
                const button = make('button', { type: 'button', className: 'pick', 'data-style-kind': option.style }, optionText(option));
                button.addEventListener('click', () => this.services.choose(place, button));
                return button;
            }));
    }

    /**
     * @param {Field} field
     * @param {boolean} isNamed Whether it stands in a sentence, where only one line has room.
     * @returns {FieldState}
     */
    make(field, isNamed) {
        const id = `field-${field.name.replace(/[^\w-]/g, '_')}`;
        const suited = kindOf(field, this.services);
        const kind = isNamed && suited === 'list' && field.type !== 'array' ? 'menu' : suited;
        const isGroup = groupKinds.has(kind);
        const made = controls[kind](field, isGroup ? { id } : { id, 'aria-required': field.required && kind !== 'bool' ? 'true' : null }, this.services);
        const error = make('p', { className: 'field-error', id: `${id}-error`, dir: 'auto', hidden: true });
        const note = field.description ? make('p', { className: 'caption', id: `${id}-note`, dir: 'auto' }, field.description) : null;
        const label = make(isGroup ? 'span' : 'label', { id: `${id}-label`, dir: 'auto', htmlFor: isGroup ? null : id }, field.title);
        return { ...made, field, kind, label, error, note, said: null, block: make('div', { className: 'field', 'data-kind': kind }) };
    }

    // MARK: - Places

    /**
     * Puts the fields where they belong: into the sentence, below it, or behind “More”.
     *
     * @param {Layout | null} layout All of them one below the other, if there is none.
     */
    arrange(layout) {
        const focused = /** @type {any} */ (document.activeElement);
        const isMoreOpen = this.host.querySelector('details')?.open ?? false;
        this.layout = layout;
        /** @type {any[]} */
        const parts = [];
        /** @type {FieldState[]} */
        const named = [];
        if (layout && layout.sentence.length > 0) {
            parts.push(make('div', { className: 'sentence', dir: 'auto' }, ...layout.sentence.map((piece) => {
                if (typeof piece === 'string') return piece;
                const field = this.field(piece.field);
                if (!field) return null;
                named.push(field);
                return this.piece(field);
            })));
        }
        const shown = layout ? layout.shown.map((name) => this.field(name)) : this.fields;
        parts.push(...named.map((field) => field.block));
        for (const field of shown) if (field) parts.push(this.block(field));
        const more = (layout?.more ?? []).map((name) => this.field(name)).filter(Boolean);
        if (more.length > 0) {
            parts.push(make('details', { className: 'more', open: isMoreOpen }, make('summary', {}, make('span', {}, localized('More'))),
                ...more.map((field) => this.block(/** @type {FieldState} */ (field)))));
        }
        this.host.replaceChildren(...parts);
        for (const field of this.fields) this.describe(field);
        if (focused?.isConnected && this.host.contains(focused)) focused.focus();
    }

    /** @param {string} name */
    field(name) { return this.fields.find(({ field }) => field.name === name); }

    /**
     * A value in the middle of a sentence; what is too large for that is pointed at.
     *
     * @param {FieldState} state
     */
    piece(state) {
        const { field, kind, control, label, block, below, note, error } = state;
        if (!inlineKinds.has(kind) || state.element !== control || field.multiline) {
            this.block(state);
            const link = make('button', { type: 'button', className: 'piece pointer', dir: 'auto' }, field.title);
            link.addEventListener('click', () => control.focus());
            return link;
        }
        label.className = 'visually-hidden';
        if (kind === 'text' || kind === 'number' || kind === 'finder') control.placeholder = field.title;
        if (note) note.textContent = `${field.title}: ${field.description}`;
        block.setAttribute('data-inline', '');
        block.replaceChildren(...[below, note, error].filter(Boolean));
        return make('span', { className: 'piece' }, label, control);
    }

    /**
     * A field with its label above.
     *
     * @param {FieldState} state
     */
    block({ field, label, block, element, below, note, error }) {
        label.className = 'field-label';
        label.replaceChildren(field.title, ...field.required === false ? [make('span', { className: 'optional' }, localized('Optional'))] : []);
        if (note) note.textContent = field.description;
        block.removeAttribute('data-inline');
        block.replaceChildren(...[label, element, below, note, error].filter(Boolean));
        return block;
    }

    /** @param {Event} event */
    touched(event) {
        const target = /** @type {Node} */ (event.target);
        const state = this.fields.find(({ element }) => element.contains(target));
        if (state?.said) this.setError(state, null);
        if (state && this.layout?.changes) this.follow();
    }

    /** The sentence may be another with the values as they are now. */
    async follow() {
        const mine = ++this.request;
        const layout = await this.services.layout?.(this.values()).catch(() => null);
        if (mine === this.request && layout && !isSame(layout, this.layout)) this.arrange(layout);
    }

    // MARK: - What is wrong

    /** @param {Field[]} fields @param {boolean} movesFocus */
    showErrors(fields, movesFocus) {
        let first = null;
        for (const [place, { error }] of fields.entries()) {
            const state = this.fields[place];
            const isNews = error && error !== state.said;
            this.setError(state, error ?? null);
            if (isNews) first ??= state;
        }
        if (first && movesFocus) this.focus(first);
    }

    /** @param {Field} field @param {string | null} text */
    problem(field, text) {
        // A form that is gone shows nothing.
        const state = this.fields.find((state) => state.field === field);
        if (!state) return;
        this.setError(state, text);
        if (text) this.services.say(text);
    }

    /** @param {FieldState} state @param {string | null} text */
    setError(state, text) {
        state.said = text;
        put(state.error, text);
        this.describe(state);
    }

    /** @param {FieldState} state */
    describe(state) {
        const describing = [state.said ? state.error.id : null, state.note?.id].filter(Boolean).join(' ');
        for (const control of state.controls ?? [state.control]) {
            control.setAttribute('aria-invalid', Boolean(state.said));
            if (describing) control.setAttribute('aria-describedby', describing);
            else control.removeAttribute('aria-describedby');
        }
    }

    /** @param {FieldState} state */
    focus(state) {
        const more = state.block.closest('details');
        if (more) more.open = true;
        state.control.focus();
    }

    // MARK: - Values

    /** Whether something is still on its way, without which the form is not whole. */
    get isWaiting() { return this.fields.some(({ isWaiting }) => isWaiting?.()); }

    /** Where a person begins: at what is wrong, or at what stands first. */
    firstControl() {
        const wrong = this.fields.find(({ said }) => said);
        return wrong?.control ?? this.host.querySelector('input, select, textarea, button, summary');
    }

    /**
     * The values as they are, by name.
     *
     * @returns {{ [name: string]: any }}
     */
    values() {
        return Object.fromEntries(this.fields.map(({ field, read }) => [field.name, read() ?? null]));
    }

    /** The values by name, or `null` after showing what is missing. */
    read() {
        let first = null;
        for (const state of this.fields) {
            const { field, kind, read } = state;
            const value = read();
            const isMissing = field.required !== false && (value === null || value?.length === 0);
            const problem = value === undefined ? localized('Enter a number.')
                : !isMissing ? null
                    : kind === 'file' ? localized('Choose a file for “%@”.', field.title)
                        : ['list', 'menu', 'finder'].includes(kind) ? localized('Choose a value for “%@”.', field.title)
                            : localized('Enter a value for “%@”.', field.title);
            this.setError(state, problem);
            if (problem) first ??= state;
        }
        if (!first) return this.values();
        this.focus(first);
        return null;
    }
}
