// A control for each shape of value, in one table.

import { flip, isOn } from './buttons.js';
import { make, put } from './dom.js';
import { file } from './files.js';
import { finder, optionRows, optionText } from './options.js';
import { clock, durationOf, localTime, numberText, plain, pointInTime } from './values.js';
import { localized } from './words.js';

/**
 * @typedef {import('./wire.js').Field} Field
 * @typedef {{ [name: string]: any }} Names
 *
 * A control of a field. `read` returns `null` for no value and `undefined` for an invalid one; of
 * several inputs all are `controls`; `below` follows the control.
 * @typedef {object} Control
 * @property {any} element
 * @property {any} control
 * @property {any[]} [controls]
 * @property {any} [below]
 * @property {() => any} read
 * @property {() => string} [words] What a value of several parts is, for a sentence.
 * @property {() => string} [mistake] The reason why the input is no value.
 * @property {() => any} [wrong] The input to mend, of several.
 * @property {() => string} [subject] The subject of the value, if the person chooses it, too.
 * @property {() => boolean} [isWaiting]
 * @property {(isGivenUp: boolean) => void} [dispose]
 *
 * The services that a form gets from its page.
 * @typedef {object} Services
 * @property {(field: Field, text: string) => Promise<import('./wire.js').Option[]>} find Looks choices up.
 * @property {() => void} submit
 * @property {(option: number, button: HTMLElement) => void} choose
 * @property {() => void} waiting The loading of a value that the form needs began or ended.
 * @property {(text: string) => void} say Announces a text to screen readers.
 * @property {(field: Field, text: string | null) => void} problem Shows the mistake of a field.
 * @property {(values: { [name: string]: any }) => Promise<import('./wire.js').Layout | null>} [layout]
 * @property {(field: Field, file: File, progress: (part: number) => void) =>
 *     { stop: () => void, end: Promise<{ value?: any, problem?: string }> }} [upload]
 * @property {(value: any) => void} [forget]
 * @property {() => number} [maxFileBytes]
 * @property {() => boolean} [showsOffline] The page shows that nothing can be reached, so that no search repeats it.
 */

/** @param {any} control Gets an event of a person's change that the browser doesn't send. */
const changed = (control) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** @type {{ [kind: string]: (field: Field, names: Names, services: Services) => Control }} */
export const controls = { text, number, bool, date, structure, union, rows, duration, list, menu, finder, file, fileEntity };

/** Kinds of controls that are small enough for the middle of a sentence. */
export const inlineKinds = new Set(['text', 'number', 'bool', 'date', 'menu', 'finder']);

/** Kinds of controls with several inputs, so that their label names the group of them. */
export const groupKinds = new Set(['list', 'structure', 'union', 'rows', 'duration', 'fileEntity']);

/**
 * Which of the controls suits a field.
 *
 * @param {Field} field
 */
export function kindOf({ type, options, searchable, element, fileTypes, required, owner }) {
    if (fileTypes) return 'fileEntity';
    if (type === 'file' || element?.type === 'file') return 'file';
    if ((searchable || owner && type === 'entity') && type !== 'array') return 'finder';
    if (options) {
        if (options.length <= 5 || type === 'array') return 'list';
        // A menu of the browser shows no pictures.
        return !options.some(({ image }) => image) ? 'menu' : options.length <= 24 ? 'list' : 'finder';
    }
    if (element) return 'rows';
    // A switch has no place for no value.
    if (type === 'bool' && required === false) return 'menu';
    if (type === 'int' || type === 'double') return 'number';
    return ['bool', 'date', 'structure', 'union', 'duration'].includes(type) ? type : 'text';
}

/**
 * An entity that is a file: one of those that the app has, or a file that is handed in for it.
 *
 * @type {typeof controls.fileEntity}
 */
function fileEntity(field, names, services) {
    const { fileTypes: contentTypes, ...plainField } = field;
    const isMany = field.type === 'array';
    const known = controls[kindOf(plainField)](plainField, names, services);
    known.control.setAttribute('aria-labelledby', `${names.id}-label`);
    const handed = file({
        ...field, options: null, value: null, type: isMany ? 'array' : 'file', contentTypes,
        element: isMany ? { ...field, type: 'file', contentTypes } : undefined,
    }, { id: `${names.id}-file`, 'aria-label': localized('A file for %@', field.title) }, services);
    const element = make('div', { className: 'parts', role: 'group', 'aria-labelledby': `${names.id}-label` }, known.element, known.below, handed.element);
    const read = () => {
        const files = handed.read();
        const chosen = known.read();
        return isMany ? [...chosen ?? [], ...files] : files ?? chosen;
    };
    return { element, control: known.control, controls: known.controls ?? [known.control], read, isWaiting: handed.isWaiting, dispose: handed.dispose };
}

/** @type {typeof controls.text} */
function text(field, names) {
    const given = plain(field.value?.fields?.text ?? field.value);
    const control = make(field.multiline ? 'textarea' : 'input', {
        ...names, className: 'text-input', dir: 'auto', value: given ?? '', rows: field.multiline ? 3 : null,
        type: field.multiline ? null : field.type === 'url' ? 'url' : 'text',
        ...typing(field.typing),
    });
    if (field.typing) control.addEventListener('input', (/** @type {any} */ { data }) => typeset(control, data, field.typing));
    // An untouched value keeps the parts that the control doesn't show.
    const read = () => control.value.trim() === '' ? null : field.value?.fields && control.value === given ? field.value : control.value;
    return { element: control, control, read };
}

/**
 * The way to type, as a browser knows it; in capitals where the property of the name takes no text.
 *
 * @param {Field['typing']} typing
 */
const typing = (typing) => typing && {
    inputMode: { digits: 'numeric', punctuation: 'decimal', url: 'url' }[typing.keyboard] ?? 'text',
    autocapitalize: typing.capitals, autoCorrect: typing.corrects ? 'on' : 'off', spellCheck: String(typing.corrects),
};

/**
 * Replaces typed quotation marks and dashes by the printed ones; pasted text stays.
 *
 * @param {any} control
 * @param {string | null} typed
 * @param {any} typing
 */
function typeset(control, typed, { quotes, dashes }) {
    const end = control.selectionStart;
    const before = control.value.slice(0, end);
    const place = '"\''.indexOf(typed || ' ');
    const isDash = dashes && typed === '-' && before.endsWith('--');
    if (!isDash && !(quotes && place >= 0)) return;
    const opens = /(^|[\s([{])["']$/.test(before);
    control.setRangeText(isDash ? '—' : (opens ? '“‘' : '”’')[place], end - (isDash ? 2 : 1), end, 'end');
}

/**
 * The bounds of a number that has two: 1–9.
 *
 * @param {Field} field
 */
export const boundsText = ({ min, max }) => min == null || max == null ? null : `${numberText(min)}–${numberText(max)}`;

/** @param {Field} field @param {Names} names */
function number(field, names) {
    const isWhole = field.type === 'int';
    const { min, max } = field;
    const isSlider = field.control === 'slider' && min != null && max != null;
    const control = make('input', {
        ...names, className: isSlider ? 'slider' : 'text-input', type: isSlider ? 'range' : 'number',
        inputMode: isWhole ? 'numeric' : 'decimal', min, max,
        step: isWhole ? '1' : isSlider ? (max - min) / 100 : 'any', placeholder: names.placeholder ?? boundsText(field),
    });
    // A slider has no place for no value; in a field, a number that no person gave would be a lie.
    control.value = plain(field.value) ?? (isSlider ? min : '');
    const read = () => {
        if (control.validity.badInput) return undefined;
        const value = Number(control.value);
        // As text, a whole number keeps the digits that JavaScript has none for.
        return control.value === '' ? null : isWhole && !Number.isSafeInteger(value) ? control.value : value;
    };
    if (isSlider) {
        const output = make('output', { className: 'value', htmlFor: names.id });
        control.oninput = () => {
            output.value = numberText(Number(control.value));
            control.setAttribute('aria-valuetext', output.value);
        };
        control.oninput();
        return { element: make('div', { className: 'with-value' }, control, output), control, read };
    }
    if (field.control !== 'stepper') return { element: control, control, read };
    /** @param {number} by @param {string} sign @param {string} label */
    const step = (by, sign, label) => make('button', {
        type: 'button', className: 'step', 'aria-label': label,
        onclick() {
            control.stepUp(by);
            changed(control);
        },
    }, sign);
    const element = make('div', { className: 'stepper' },
        step(-1, '−', localized('Decrease %@', field.title)), control, step(1, '+', localized('Increase %@', field.title)));
    return { element, control, read };
}

/** @type {typeof controls.bool} */
function bool(field, names) {
    const control = make('button', {
        ...names, type: 'button', className: 'form-switch', role: 'switch', 'aria-checked': String(field.value === true),
        onclick() {
            flip(control);
            changed(control);
        },
    });
    const read = () => isOn(control);
    const { words } = field;
    if (!words) return { element: control, control, read };
    const output = make('output', { className: 'value', htmlFor: names.id });
    const say = () => { output.value = isOn(control) ? words.yes : words.no; };
    control.addEventListener('input', say);
    say();
    return { element: make('div', { className: 'with-value' }, control, output), control, read };
}

/** @type {typeof controls.date} */
function date(field, names) {
    const kind = field.dateKind ?? 'dateTime';
    const control = make('input', { ...names, className: 'text-input', type: kind === 'dateTime' ? 'datetime-local' : kind });
    const given = localTime(field.value ?? null, kind);
    control.value = given;
    // A time that no person touched keeps the seconds that the control doesn't show.
    const read = () => control.value === '' ? null
        : control.value === given ? plain(field.value) : field.parts ? control.value : pointInTime(control.value, kind);
    return { element: control, control, read };
}

/**
 * The fields of a structure: a number beside its unit, or each under the other, as the parts of a name.
 *
 * @type {typeof controls.structure}
 */
function structure(field, names, services) {
    const given = field.value?.fields ?? {};
    const parts = (field.fields ?? []).map((part) => {
        const id = `${names.id}-${part.name}`;
        // The system finds more entities than it lists.
        const choices = part.type === 'entity' ? null : part.choices ?? null;
        const value = given[part.name] ?? part.default ?? null;
        // A value that isn't offered, such as a rare unit, is kept.
        const isOffered = !choices || Array.isArray(value) || value === null || choices.some((choice) => choice.value === value);
        const options = isOffered ? choices : [...choices, { title: String(value), value }];
        const asked = { ...part, options, owner: field.owner ?? field.name, value };
        const kind = options && part.type !== 'array' ? 'menu' : kindOf(asked);
        const made = controls[kind](asked, { id, 'aria-required': part.required && kind !== 'bool' ? 'true' : null }, services);
        return { ...part, ...made, isChoice: options !== null, id };
    });
    // The chosen kind implies its only choice.
    const shown = parts.filter(({ choices, isChoice }) => !field.kinds || !isChoice || choices?.length !== 1);
    const isPair = shown.length === 2 && shown[1].isChoice;
    const element = group(names, isPair ? 'pair' : 'parts', shown, isPair || field.kinds);
    const isAsked = (/** @type {any} */ { condition }) =>
        !condition || condition.values.includes(parts.find(({ name }) => name === condition.field)?.read());
    const arrange = () => shown.forEach((part, place) => { element.children[place].hidden = !isAsked(part); });
    element.addEventListener('change', arrange);
    arrange();
    const filled = () => {
        /** @type {{ [name: string]: any }} */
        const fields = {};
        const asked = parts.filter(isAsked);
        // A unit alone is no measurement and a comparison alone no filter, but how often is a rule of repetition.
        const leads = asked.some(({ required, condition, isChoice }) => (required || condition) && !isChoice);
        const decides = (/** @type {any} */ part) => leads ? !part.isChoice : part.default == null;
        const deciding = asked.some(decides) ? asked.filter(decides) : asked;
        let isGiven = false;
        for (const part of asked) {
            const value = part.read();
            if (value === undefined) return undefined;
            if (value === null || value.length === 0) continue;
            fields[part.name] = value;
            if (deciding.includes(part)) isGiven = true;
        }
        return isGiven ? { fields } : null;
    };
    // An untouched value keeps the parts that the fields don't show.
    const untouched = JSON.stringify(filled());
    const read = () => {
        const value = filled();
        return field.value?.fields && JSON.stringify(value) === untouched ? field.value : value;
    };
    // Parts that must be filled in are those that can be wrong; where any part will do, all of them.
    const needed = shown.filter(({ required }) => required);
    const inputs = (needed.length > 0 ? needed : shown).flatMap((part) => part.controls ?? [part.control]);
    const words = () => shown.filter((part) => isAsked(part) && part.control.matches('.text-input'))
        .map(({ control }) => control.value && (control.selectedOptions?.[0].text ?? control.value)).filter(Boolean).join(' ');
    return { element, control: inputs[0], controls: inputs, read, words };
}

/**
 * One of several kinds of values: a menu of the kinds, and the control of the chosen one.
 *
 * @type {typeof controls.union}
 */
function union(field, names, services) {
    const kinds = field.kinds ?? [];
    const given = field.value?.fields;
    // Constant fields tell which of the kinds a value is.
    const isMeant = (/** @type {Field} */ { fields = [] }) =>
        given && fields.every(({ name, type, choices }) => !choices || type === 'entity' || choices.some(({ value }) => value === given[name]));
    const options = kinds.map(({ title }, place) => ({ title, value: String(place) }));
    const start = kinds.findIndex(isMeant);
    const id = `${names.id}-kind`;
    const kind = menu({ ...field, required: true, options, value: String(Math.max(start, 0)) }, { id, 'aria-label': localized('Kind') });
    const element = make('div', { ...names, className: 'union', role: 'group', 'aria-labelledby': `${names.id}-label` }, kind.element);
    /** @type {Control} */
    let made;
    const show = () => {
        const chosen = { ...field, ...kinds[Number(kind.read())], owner: field.owner ?? field.name, value: start === Number(kind.read()) ? field.value : null };
        made = controls[kindOf(chosen)](chosen, { id: `${names.id}-value` }, services);
        made.element.setAttribute('aria-label', chosen.title);
        made.element.removeAttribute('aria-labelledby');
        element.replaceChildren(kind.element, made.element, ...made.below ? [made.below] : []);
    };
    kind.control.addEventListener('change', show);
    show();
    const subject = () => kinds[Number(kind.read())].title;
    return { element, control: kind.control, controls: [element], read: () => made.read(), subject, wrong: () => made.control };
}

/**
 * A list of values with one control in each row.
 *
 * @type {typeof controls.rows}
 */
function rows(field, names, services) {
    /** @type {Control[]} */
    let shown = [];
    let count = 0;
    /** @param {any} value */
    const append = (value) => {
        const one = /** @type {Field} */ ({ ...field, options: null, element: undefined, ...field.element, owner: field.owner ?? field.name, value });
        const title = `${field.title} ${++count}`;
        const kind = kindOf(one);
        const made = controls[kind](one, { id: `${names.id}-${count}`, 'aria-label': title }, services);
        const looks = groupKinds.has(kind) ? { className: 'row-of-list', role: 'group', 'aria-label': title } : { className: 'row-of-list plain' };
        const row = make('div', looks, make('div', {}, made.element, made.below), make('button', {
            type: 'button', className: 'remove', 'aria-label': localized('Remove %@', title),
            onclick() {
                shown = shown.filter((other) => other !== made);
                row.remove();
                add.focus();
                changed(element);
            },
        }, '×'));
        shown.push(made);
        add.before(row);
        return made.control;
    };
    const add = make('button', {
        type: 'button', className: 'add text-button', 'aria-label': localized('Add to %@', field.title),
        onclick() {
            append(null).focus();
            changed(element);
        },
    }, localized('Add'));
    const element = make('div', { ...names, className: 'value-rows', role: 'group', 'aria-labelledby': `${names.id}-label` }, add);
    (field.value ?? (field.required ? [null] : [])).forEach(append);
    // A row with a chosen subject, such as a filter, needs its value: without one it would have no effect.
    const bad = () => shown.find((one) => {
        const value = one.read();
        return value === undefined || value === null && one.subject;
    });
    const read = () => {
        if (bad()) return undefined;
        const given = shown.map((one) => one.read()).filter((value) => value !== null);
        return given.length > 0 ? given : null;
    };
    const mistake = () => {
        const one = bad();
        return one?.read() === null && one.subject ? localized('Enter a value for “%@”.', one.subject())
            : one?.mistake?.() ?? localized('Enter a number.');
    };
    const wrong = () => { const one = bad() ?? shown[0]; return one?.wrong?.() ?? one?.control ?? add; };
    return { element, control: shown[0]?.control ?? add, controls: [element], read, mistake, wrong };
}

/** @param {Field} field @param {Names} names */
function duration(field, names) {
    const given = clock(field.value);
    const parts = [localized('Hours'), localized('Minutes'), localized('Seconds')].map((title, place) => {
        const id = `${names.id}-${place}`;
        const part = { name: '', title, type: 'double', min: 0, value: given[place] };
        return { title, id, ...number(part, { id, placeholder: '0' }) };
    });
    const read = () => {
        /** @type {any[]} */
        const values = parts.map((part) => part.read());
        if (values.includes(undefined) || values.some((value) => value < 0)) return undefined;
        return values.every((value) => value === null) ? null : durationOf(values);
    };
    const inputs = parts.map(({ control }) => control);
    const mistake = () => localized('Enter numbers of at least 0.');
    return { element: group(names, 'clock', parts, false), control: inputs[0], controls: inputs, read, mistake };
}

/**
 * Several inputs, each with a separate label.
 *
 * @param {Names} names
 * @param {string} className
 * @param {{ element: any, below?: any, title: string, id: string }[]} parts
 * @param {any} isPlain Whether the inputs are clear without their labels.
 */
function group(names, className, parts, isPlain) {
    return make('div', { ...names, className, role: 'group', 'aria-labelledby': `${names.id}-label` },
        ...parts.map(({ element, below, title, id }) => make('div', { className: 'part' },
            make('label', { id: `${id}-label`, className: isPlain ? 'visually-hidden' : 'part-label', htmlFor: id, dir: 'auto' }, title), element, below)));
}

/**
 * Options that are all visible, each with its subtitle; of several the order is that in which they were picked, and
 * those that are not suggested are found by text.
 *
 * @type {typeof controls.list}
 */
function list(field, names, services) {
    const isMany = field.type === 'array';
    // The parts of a value, such as the days of a week, keep their own order.
    const isOrdered = isMany && !field.choices;
    const none = !isMany && !field.required ? [{ title: localized('None'), value: null }] : [];
    const choices = [...none, ...field.options ?? []];
    /** @param {any} value */
    const choice = (value) => choices.find((option) => plain(option.value) === plain(value));
    let order = (isMany ? field.value ?? [] : [field.value]).flatMap((/** @type {any} */ value) => choice(value) ?? []);
    /** @type {{ input: any, number: any }[]} */
    const parts = [];
    const picked = () => {
        const checked = choices.filter((_, place) => parts[place].input.checked);
        order = isOrdered ? [...new Set([...order.filter((/** @type {any} */ option) => checked.includes(option)), ...checked])] : checked;
        return order;
    };
    const count = () => {
        const all = picked();
        parts.forEach(({ number }, place) => {
            const index = isOrdered && all.length > 1 ? all.indexOf(choices[place]) : -1;
            put(number, index < 0 ? null : numberText(index + 1));
        });
    };
    /** @param {any} option @param {number} place */
    const row = (option, place) => {
        const input = make('input', {
            type: isMany ? 'checkbox' : 'radio', name: names.id, value: place, id: `${names.id}-${place}`,
            checked: order.includes(option), onchange: count,
        });
        parts[place] = { input, number: make('span', { className: 'order' }) };
        return make('label', { className: 'pick' }, input, optionText(option), parts[place].number);
    };
    const element = make('div', { ...names, className: 'picks', role: isMany || choices.length === 0 ? 'group' : 'radiogroup', 'aria-labelledby': `${names.id}-label` },
        ...choices.length > 0 || field.searchable ? optionRows(choices, row) : [make('p', { className: 'caption' }, localized('Nothing found.'))]);
    count();
    const read = () => {
        const values = picked().map((/** @type {any} */ { value }) => value ?? null);
        return isMany ? values : values[0] ?? null;
    };
    const control = parts.find(({ input }) => input.checked)?.input ?? parts[0]?.input ?? element;
    if (!isMany || !field.searchable) return { element, control, controls: [element], read };
    const search = finder({ ...field, value: null }, { id: `${names.id}-search`, 'aria-label': localized('Search') }, services, (option) => {
        const known = choice(option.value);
        if (!known) element.append(row(option, choices.push(option) - 1));
        const { input } = parts[choices.indexOf(known ?? option)];
        input.checked = true;
        count();
        input.scrollIntoView({ block: 'nearest' });
    });
    return { element: make('div', { className: 'found' }, element, search.element, search.below), control, controls: [element], read };
}

/** @type {typeof controls.menu} */
function menu(field, names) {
    const { yes = localized('Yes'), no = localized('No') } = field.words ?? {};
    const options = field.options ?? [{ title: yes, value: true }, { title: no, value: false }];
    // A switch with words that stands in a sentence is off before a person turns it on.
    const given = plain(field.value) ?? (field.type === 'bool' && field.required ? false : null);
    const index = options.findIndex(({ value }) => plain(value) === given);
    /** @type {Map<string | null, any[]>} */
    const sections = new Map();
    options.forEach((option, place) => {
        const section = option.section?.title ?? null;
        sections.set(section, [...sections.get(section) ?? [], make('option', { value: place, selected: place === index },
            option.subtitle ? `${option.title} — ${option.subtitle}` : option.title)]);
    });
    const control = make('select', { ...names, className: 'text-input menu' },
        index < 0 || !field.required ? make('option', { value: '' }, field.required ? localized('Choose…') : localized('None')) : null,
        ...[...sections].flatMap(([label, rows]) => label === null ? rows : [make('optgroup', { label }, ...rows)]));
    return { element: control, control, read: () => control.value === '' ? null : options[Number(control.value)].value };
}
