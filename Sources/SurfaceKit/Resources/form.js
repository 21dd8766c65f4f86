// The form of a question: its sentence and fields, their mistakes, and their values.

import { boundsText, controls, groupKinds, inlineKinds, kindOf } from './controls.js';
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
 * @property {boolean} [isGiven] The person has entered it.
 * @property {any} [link] Stands for a large control in the sentence.
 * @typedef {import('./controls.js').Control & FieldParts} FieldState
 */

/**
 * The form of a card's question: fields for values, buttons for a choice.
 *
 * @param {HTMLElement} host
 * @param {Omit<import('./controls.js').Services, 'problem'>} given
 */
export function makeForm(host, given) {
    const services = { ...given, problem };
    /** @type {number | null} */
    let id = null;
    /** @type {FieldState[]} */
    let states = [];
    /**
     * The fields in the order in which a person reads them.
     *
     * @type {FieldState[]}
     */
    let ordered = [];
    /** @type {Layout | null} */
    let layout = null;
    let request = 0;

    // A value that is being corrected is no longer marked; the server checks it.
    host.addEventListener('input', touched);
    host.addEventListener('change', touched);
    host.addEventListener('submit', (event) => {
        event.preventDefault();
        services.submit();
    });
    // The form's button is outside of it, so Enter in a line of text needs a handler.
    host.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
        if (!(/** @type {HTMLElement} */ (event.target)).matches('input, select')) return;
        event.preventDefault();
        services.submit();
    });

    /** @param {Question | null | undefined} question */
    function show(question) {
        const asked = question?.fields ?? [];
        // The same fields with other errors: the typed values stay.
        const isUpdate = question?.kind === 'values' && id === question.id
            && isSame(asked.map(({ name }) => name), states.map(({ field }) => field.name));
        if (isUpdate) return showErrors(asked, true);
        for (const { dispose } of states) dispose?.(false);
        states = ordered = [];
        request++;
        id = question?.id ?? null;
        host.replaceChildren();
        host.hidden = !question || question.kind === 'confirmation';
        if (question?.kind === 'choice') return host.append(choices(question));
        states = asked.map((field) => makeField(field, question?.layout));
        arrange(question?.layout ?? null);
        showErrors(asked, false);
    }

    /** @param {Question} question */
    const choices = ({ options = [] }) => make('div', { className: 'picks choices', role: 'group', 'aria-labelledby': 'card-title' },
        ...optionRows(options, (option, place) => make('button', {
            type: 'button', className: 'pick', 'data-style-kind': option.style,
            onclick: (/** @type {any} */ { currentTarget }) => services.choose(place, currentTarget),
        }, optionText(option))));

    /**
     * @param {Field} field
     * @param {Layout | null} [layout] Of the form: a sentence has room for one line only.
     * @returns {FieldState}
     */
    function makeField(field, layout) {
        const isNamed = layout?.sentence.some((piece) => /** @type {any} */ (piece).field === field.name);
        const id = `field-${field.name.replace(/[^\w-]/g, '_')}`;
        const suited = kindOf(field);
        const isWord = suited === 'list' && field.type !== 'array' || suited === 'bool' && field.words;
        const kind = isNamed && isWord ? 'menu' : suited;
        const isGroup = groupKinds.has(kind);
        return {
            ...controls[kind](field, { id, 'aria-required': field.required && kind !== 'bool' && !isGroup ? 'true' : null }, services),
            field, kind, said: null, isGiven: field.isGiven,
            label: make(isGroup ? 'span' : 'label', { id: `${id}-label`, dir: 'auto', htmlFor: isGroup ? null : id }, field.title),
            error: make('p', { className: 'field-error', id: `${id}-error`, dir: 'auto', hidden: true }),
            note: field.description ? make('p', { className: 'caption', id: `${id}-note`, dir: 'auto' }, field.description) : null,
            block: make('div', { className: 'field', 'data-kind': kind }),
        };
    }

    // MARK: - Places

    /**
     * Puts the fields where they belong: into the sentence, below it, or behind “More”.
     *
     * @param {Layout | null} next All of them one below the other, if there is none.
     */
    function arrange(next) {
        const focused = /** @type {any} */ (document.activeElement);
        const open = host.querySelector('details')?.open;
        layout = next;
        const { sentence, shown, more } = next ?? { sentence: [], shown: states.map(({ field }) => field.name), more: [] };
        /** @param {string[]} names @returns {FieldState[]} */
        const named = (names) => names.flatMap((name) => states.find(({ field }) => field.name === name) ?? []);
        /** @type {(string | FieldState)[]} */
        const parts = sentence.flatMap((/** @type {string | { field: string }} */ part) => typeof part === 'string' ? /** @type {any} */ (part) : named([part.field]));
        host.replaceChildren(
            ...parts.length > 0 ? [make('div', { className: 'sentence', dir: 'auto' },
                ...parts.map((part) => typeof part === 'string' ? part : piece(part)))] : [],
            ...parts.flatMap((part) => typeof part === 'string' ? [] : part.block),
            ...named(shown).map(block),
            ...more.length > 0 ? [make('details', { className: 'more', open },
                make('summary', {}, make('span', {}, localized('More'))), ...named(more).map(block))] : []);
        ordered = [...parts.flatMap((part) => typeof part === 'string' ? [] : part), ...named(shown), ...named(more)];
        states.forEach(describe);
        if (host.contains(focused)) focused.focus();
    }

    /**
     * A value in the middle of a sentence; for a large control, a link to it.
     *
     * @param {FieldState} state
     */
    function piece(state) {
        const { field, kind, control, label, below, note, error } = state;
        if (!inlineKinds.has(kind) || state.element !== control || field.multiline) {
            block(state);
            state.link = make('button', { type: 'button', className: 'piece pointer', dir: 'auto', onclick: () => control.focus() });
            showWords(state);
            return state.link;
        }
        label.className = 'visually-hidden';
        if (['text', 'number', 'finder'].includes(kind)) control.placeholder = [field.title, kind === 'number' ? boundsText(field) : null].filter(Boolean).join(' ');
        if (note) put(note, `${field.title}: ${field.description}`);
        fill(state, [below, note, error], true);
        return make('span', { className: 'piece' }, label, control);
    }

    /** @param {FieldState} state Its link has the words of its value, and the name of the field until there is one. */
    function showWords({ field: { title }, link, read, words }) {
        const text = words && read() ? words() : '';
        put(link, text || title);
        link.ariaLabel = text ? `${title}: ${text}` : null;
    }

    /**
     * A field with its label above.
     *
     * @param {FieldState} state
     */
    function block(state) {
        const { field, label, element, below, note, error } = state;
        label.className = 'field-label';
        label.replaceChildren(field.title, ...field.required === false ? [' ', make('span', { className: 'optional' }, localized('Optional'))] : []);
        if (note) put(note, field.description);
        return fill(state, [label, element, below, note, error], false);
    }

    /** @param {FieldState} state @param {any[]} parts @param {boolean} isInline */
    function fill({ block }, parts, isInline) {
        block.toggleAttribute('data-inline', isInline);
        block.replaceChildren(...parts.filter(Boolean));
        return block;
    }

    /** @param {Event} event */
    async function touched({ target }) {
        const state = states.find(({ element }) => element.contains(target));
        if (!state) return;
        if (state.said) setError(state, null);
        state.isGiven = true;
        if (state.link) showWords(state);
        if (!layout?.changes) return;
        // The sentence may be another with the values as they are now.
        const mine = ++request;
        const next = await services.layout?.(values()).catch(() => null);
        if (mine !== request || !next || isSame(next, layout)) return;
        offer(next);
        arrange(next);
    }

    /**
     * Recreates the fields whose choices have changed; a value that is still offered stays.
     *
     * @param {Layout} next
     */
    function offer(next) {
        states = states.map((state) => {
            const offered = next.options?.[state.field.name];
            if (!offered || isSame(offered, state.field.options)) return state;
            const chosen = state.read();
            const isOffered = (/** @type {any} */ value) => offered.some((option) => isSame(option.value, value));
            const value = Array.isArray(chosen) ? chosen.filter(isOffered) : isOffered(chosen) ? chosen : null;
            return remade(state, { options: offered, value }, next);
        });
    }

    /** @param {FieldState} state @param {Partial<Field>} news @param {Layout | null} layout */
    function remade(state, news, layout) {
        state.dispose?.(false);
        return { ...makeField({ ...state.field, ...news }, layout), isGiven: state.isGiven };
    }

    /**
     * Enters a value that the person told in words.
     *
     * @param {string} name
     * @param {{ value: any, title: string }} given
     */
    function enter(name, given) {
        const place = states.findIndex(({ field }) => field.name === name);
        const old = states[place];
        if (!old) return;
        const hadFocus = old.element.contains(document.activeElement);
        let state = remade(old, { value: given.value, choices: [...old.field.choices ?? [], given] }, layout);
        // Words for a value of several parts, which the app takes as one text.
        if (state.read() === null && typeof given.value === 'string') state = remade(state, { type: 'string' }, layout);
        states[place] = state;
        arrange(layout);
        const { control, block } = state;
        const more = block.closest('details');
        if (more) more.open = true;
        if (hadFocus) control.focus();
        control.scrollIntoView({ block: 'nearest' });
        control.dispatchEvent(new Event('change', { bubbles: true }));
    }

    // MARK: - Mistakes

    /** @param {Field[]} fields @param {boolean} movesFocus */
    function showErrors(fields, movesFocus) {
        const news = states.filter((state, place) => {
            const { error } = fields[place];
            const isNews = error && error !== state.said;
            setError(state, error ?? null);
            return isNews;
        });
        if (movesFocus) focus(news[0]);
    }

    /** @param {Field} field @param {string | null} text */
    function problem(field, text) {
        // The form was removed.
        const state = states.find((state) => state.field.name === (field.owner ?? field.name));
        if (!state) return;
        setError(state, text);
        if (text) services.say(text);
    }

    /** @param {FieldState} state @param {string | null} text */
    function setError(state, text) {
        state.said = text;
        // It is asked for again.
        if (text) state.isGiven = false;
        put(state.error, text);
        describe(state);
    }

    /** @param {FieldState} state */
    function describe({ said, error, note, control, controls = [control] }) {
        const describing = [said && error.id, note?.id].filter(Boolean).join(' ');
        for (const control of controls) {
            control.setAttribute('aria-invalid', Boolean(said));
            if (describing) control.setAttribute('aria-describedby', describing);
            else control.removeAttribute('aria-describedby');
        }
    }

    /** @param {FieldState} [state] */
    function focus(state) {
        const more = state?.block.closest('details');
        if (more) more.open = true;
        (state?.wrong?.() ?? state?.control)?.focus();
        // The message is below its field, where the buttons of a tall card would cover it.
        state?.error.scrollIntoView({ block: 'nearest' });
    }

    // MARK: - Values

    /** @param {any} value */
    const isMissing = (value) => value == null || value.length === 0;

    /**
     * The values as they are, by name.
     *
     * @returns {{ [name: string]: any }}
     */
    const values = () => Object.fromEntries(states.map(({ field, read }) => [field.name, read() ?? null]));

    /** The values that a person has given so far, with the words for them; files stay with the app. */
    const draft = () => Object.fromEntries(states.flatMap(({ field: { name }, kind, read, control, isGiven }) => {
        const value = kind === 'file' || kind === 'fileEntity' ? undefined : read();
        return value === undefined ? [] : [[name, { value, isGiven, title: kind === 'finder' ? control.value : undefined }]];
    }));

    return {
        show, values, draft, enter,

        /** The names of the fields that the person has filled in, and not emptied again. */
        given: () => states.flatMap(({ field, isGiven, read }) => isGiven && !isMissing(read()) ? field.name : []),

        /** The person leaves: files that were handed in have no use. */
        giveUp() {
            for (const { dispose } of states) dispose?.(true);
        },

        /** A value that the form needs is still being loaded. */
        get isWaiting() { return states.some(({ isWaiting }) => isWaiting?.()); },

        /** Moves the focus to the first mistake, or to the first field. */
        firstControl() {
            const state = states.find(({ said }) => said) ?? ordered[0];
            return state?.block.closest('details:not([open])')?.querySelector('summary') ?? state?.control;
        },

        /** Returns the values by name, or `null` after showing the missing ones. */
        read() {
            const wrong = states.filter((state) => {
                const { field: { required, title }, kind, read, mistake } = state;
                const value = read();
                const problem = value === undefined ? mistake?.() ?? localized('Enter a number.')
                    : required === false || !isMissing(value) ? null
                        : kind === 'file' ? localized('Choose a file for “%@”.', title)
                            : ['list', 'menu', 'finder'].includes(kind) ? localized('Choose a value for “%@”.', title)
                                : localized('Enter a value for “%@”.', title);
                setError(state, problem);
                return problem;
            });
            focus(wrong[0]);
            return wrong.length > 0 ? null : values();
        },
    };
}
