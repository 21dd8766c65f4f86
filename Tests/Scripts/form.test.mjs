// The form of a question: controls for shapes, the sentence, missing values, and the values.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { settled, window } from './document.mjs';

const { makeForm } = await import('../../Sources/SurfaceKit/Resources/form.js');

let host, services, told;
beforeEach(() => {
    host = document.createElement('form');
    document.body.replaceChildren(host);
    told = [];
    services = {
        submit: () => told.push('submit'), choose: (option) => told.push(`choose ${option}`),
        waiting() {}, say: (text) => told.push(text),
        find: async (field, text) => [{ title: `Found ${text}`, value: { entity: 'T', id: text } }],
    };
});

const field = (name, type, more = {}) => ({
    name, title: name.toUpperCase(), type, required: true, value: null, options: null, searchable: false, ...more,
});
function show(fields, more = {}) {
    const form = makeForm(host, services);
    form.show({ id: 1, kind: 'values', fields, ...more });
    return form;
}
const fire = (element, type, init = {}) => element.dispatchEvent(
    type.startsWith('key') ? new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init })
        : new Event(type, { bubbles: true, cancelable: true }));
const type = (element, text) => { element.value = text; fire(element, 'input'); };

test('what is given is what is read, whatever the shape', () => {
    const values = {
        text: 'Miso', whole: 3, number: 1.5, yes: true,
        moment: '2026-11-21T09:30:12.345Z',
        time: { duration: 'PT1H30M' }, case: { enum: 'Size', case: 'large' },
        thing: { entity: 'T', id: '1' }, amount: { fields: { value: 1.5, unit: 'liters' } }, texts: ['a', 'b'],
    };
    const form = show([
        field('text', 'string', { value: values.text }), field('whole', 'int', { value: 3 }), field('number', 'double', { value: 1.5 }),
        field('yes', 'bool', { value: true }), field('moment', 'date', { value: { date: values.moment } }),
        field('time', 'duration', { value: values.time }),
        field('case', 'enum', { value: values.case, options: ['small', 'large'].map((name) => ({ title: name, value: { enum: 'Size', case: name } })) }),
        field('thing', 'entity', { value: values.thing, searchable: true, options: [{ title: 'One', value: values.thing }] }),
        field('amount', 'structure', {
            value: values.amount, fields: [
                { name: 'value', title: 'Amount', type: 'double', required: true },
                { name: 'unit', title: 'Unit', type: 'string', required: true, choices: [{ value: 'liters', title: 'L' }] }],
        }),
        field('texts', 'array', { element: { type: 'string' }, value: values.texts }),
    ]);
    const read = form.read();
    assert.deepEqual(read.time, { duration: 'PT5400S' });
    assert.deepEqual({ ...read, time: values.time }, values);
});

test('a moment with a time zone is shown in local time, and one that is changed is read back', () => {
    const form = show([field('moment', 'date', { value: { date: '2026-11-21T09:30:12.345Z' } })]);
    const control = host.querySelector('input');
    assert.equal(control.type, 'datetime-local');
    assert.notEqual(control.value, '');
    assert.equal(new Date(control.value).toISOString(), '2026-11-21T09:30:00.000Z');
    type(control, '2026-11-22T10:00');
    assert.equal(form.read().moment, new Date('2026-11-22T10:00').toISOString());
});

test('what is needed and missing is said beside its field, and goes when it is corrected', () => {
    const form = show([field('a', 'string'), field('b', 'string', { required: false })]);
    assert.equal(form.read(), null);
    const [a, b] = host.querySelectorAll('input');
    assert.equal(document.activeElement, a);
    assert.equal(a.getAttribute('aria-invalid'), 'true');
    assert.equal(document.getElementById(a.getAttribute('aria-describedby')).textContent, 'Enter a value for “A”.');
    assert.equal(b.getAttribute('aria-invalid'), 'false');
    type(a, 'x');
    assert.equal(a.getAttribute('aria-invalid'), 'false');
    assert.deepEqual(form.read(), { a: 'x', b: null });
});

test('a form that comes back with errors keeps what was typed', () => {
    const fields = [field('a', 'string')];
    const form = show(fields);
    const control = host.querySelector('input');
    type(control, 'typed');
    form.show({ id: 1, kind: 'values', fields: [{ ...fields[0], error: 'Not that.' }] });
    assert.equal(host.querySelector('input'), control);
    assert.equal(control.value, 'typed');
    assert.equal(host.querySelector('.field-error').textContent, 'Not that.');
});

test('what may have no value is chosen, and can be taken back; what must have one is switched', () => {
    const form = show([field('a', 'bool', { required: false, words: { yes: 'On', no: 'Off' } }), field('b', 'bool')]);
    assert.deepEqual(form.values(), { a: null, b: false });
    const menu = host.querySelector('select');
    assert.deepEqual([...menu.options].map(({ textContent }) => textContent), ['None', 'On', 'Off']);
    for (const [value, meant] of [['1', false], ['0', true], ['', null]]) {
        menu.value = value;
        assert.deepEqual(form.values(), { a: meant, b: false });
    }
    host.querySelector('[role=switch]').click();
    assert.deepEqual(form.values(), { a: null, b: true });
});

const layout = (sentence, shown = [], more = [], changes = false) => ({ sentence, shown, more, changes });

test('a sentence has its values in the middle of it, with labels, and the rest below or behind More', () => {
    const form = show(
        [field('soup', 'string'), field('count', 'int', { required: false, value: 2 }), field('bowl', 'string'), field('never', 'string', { required: false, value: 'x' })],
        { layout: layout(['Order ', { field: 'soup' }, ' now'], ['bowl'], ['count']) });
    const sentence = host.querySelector('.sentence');
    const soup = sentence.querySelector('input');
    assert.equal(sentence.textContent, 'Order SOUP now');
    assert.equal(soup.labels[0].textContent, 'SOUP');
    const more = host.querySelector('details');
    assert.equal(more.open, false);
    assert.equal(more.querySelector('input').value, '2');
    assert.equal(more.querySelector('.field-label').textContent, 'COUNT Optional');
    assert.equal(host.querySelectorAll('input').length, 3);
    type(soup, 'Miso');
    type(host.querySelector('#field-bowl'), 'Blue');
    assert.deepEqual(form.read(), { soup: 'Miso', count: 2, bowl: 'Blue', never: 'x' });
});

test('a switch with words is one of them in a sentence, and off before a person turns it on', () => {
    const form = show([field('turns', 'bool', { words: { yes: 'Toggle', no: 'Turn' } })],
        { layout: layout([{ field: 'turns' }, ' Plash']) });
    const menu = host.querySelector('.sentence select');
    const word = () => menu.selectedOptions[0].textContent;
    assert.deepEqual([...menu.options].map(({ textContent }) => textContent), ['Toggle', 'Turn']);
    assert.equal(word(), 'Turn');
    assert.deepEqual(form.read(), { turns: false });
    menu.value = '0';
    assert.equal(word(), 'Toggle');
    assert.deepEqual(form.read(), { turns: true });
    show([field('turns', 'bool', { words: { yes: 'Toggle', no: 'Turn' }, value: true })],
        { layout: layout([{ field: 'turns' }, ' Plash']) });
    assert.equal(host.querySelector('.sentence select').selectedOptions[0].textContent, 'Toggle');
});

test('a number that must be given begins empty, and names its bounds', () => {
    const form = show([field('cups', 'int', { min: 1, max: 9, control: 'stepper' })]);
    const cups = host.querySelector('input');
    assert.equal(cups.value, '');
    assert.equal(cups.placeholder, '1–9');
    assert.equal(form.read(), null);
    show([field('cups', 'int', { min: 1, max: 9 })], { layout: layout(['Buy ', { field: 'cups' }]) });
    assert.equal(host.querySelector('.sentence input').placeholder, 'CUPS 1–9');
});

test('an entity without a known title shows no identifier', () => {
    const form = show([field('pot', 'entity', { searchable: true, options: [], value: { entity: 'Pot', id: '0000-1' } })]);
    assert.equal(host.querySelector('input').value, '');
    assert.equal(form.read(), null);
});

test('an error behind More opens it', () => {
    const form = show([field('a', 'string', { value: 'x' }), field('b', 'string', { value: 'y' })],
        { layout: layout([{ field: 'a' }], [], ['b']) });
    type(host.querySelector('#field-b'), '');
    assert.equal(form.read(), null);
    assert.equal(host.querySelector('details').open, true);
    assert.equal(document.activeElement.id, 'field-b');
});

test('the sentence follows the values; controls, focus and errors stay', async () => {
    const asked = [];
    services.layout = async (values) => {
        asked.push(values);
        return layout(values.delivery ? ['To ', { field: 'place' }, { field: 'delivery' }] : ['Here', { field: 'delivery' }], [], [], true);
    };
    show([field('delivery', 'bool', { value: false }), field('place', 'string', { required: false })],
        { layout: layout(['Here', { field: 'delivery' }], [], [], true) });
    const toggle = host.querySelector('[role=switch]');
    assert.equal(host.querySelectorAll('input').length, 0);
    toggle.focus();
    toggle.click();
    await settled();
    assert.deepEqual(asked, [{ delivery: true, place: null }]);
    assert.equal(host.querySelector('.sentence').textContent, 'To PLACEDELIVERY');
    assert.equal(host.querySelector('[role=switch]'), toggle);
    assert.equal(document.activeElement, toggle);
});

test('only the newest answer about the sentence counts', async () => {
    const answers = [];
    services.layout = () => new Promise((resolve) => answers.push(resolve));
    show([field('a', 'string')], { layout: layout(['Old ', { field: 'a' }], [], [], true) });
    const control = host.querySelector('input');
    type(control, '1');
    type(control, '2');
    answers[1](layout(['New ', { field: 'a' }], [], [], true));
    answers[0](layout(['Late ', { field: 'a' }], [], [], true));
    await settled();
    assert.equal(host.querySelector('.sentence').textContent, 'New A');
});

test('what is suggested is there on focus, at most twelve rows; what is typed is looked up', async () => {
    const options = Array.from({ length: 20 }, (_, index) => ({
        title: `Place ${index}`, subtitle: 'There', section: { title: index < 6 ? 'Near' : 'Far' }, image: index === 0 ? 'a' : null,
        value: { entity: 'T', id: String(index) },
    }));
    const form = show([field('place', 'entity', { searchable: true, options })]);
    const control = host.querySelector('[role=combobox]');
    const list = host.querySelector('[role=listbox]');
    assert.equal(list.hidden, true);
    control.focus();
    assert.equal(list.hidden, false);
    assert.equal(control.getAttribute('aria-expanded'), 'true');
    assert.equal(list.querySelectorAll('[role=option]').length, 12);
    assert.deepEqual([...list.querySelectorAll('.option-section')].map(({ textContent }) => textContent), ['Near', 'Far']);
    assert.equal(list.querySelector('img').getAttribute('src'), '/assets/a');
    assert.equal(list.querySelector('.caption').textContent, 'Type to find more.');
    fire(control, 'keydown', { key: 'ArrowDown' });
    assert.equal(document.getElementById(control.getAttribute('aria-activedescendant')).textContent, 'Place 0There');
    fire(control, 'keydown', { key: 'Enter' });
    assert.equal(list.hidden, true);
    assert.equal(control.value, 'Place 0');
    assert.deepEqual(form.read(), { place: { entity: 'T', id: '0' } });
    assert.deepEqual(told, []);
    type(control, 'fuji');
    await settled();
    assert.equal(list.textContent, 'Found fuji');
    fire(control, 'keydown', { key: 'Enter' });
    assert.deepEqual(form.read(), { place: { entity: 'T', id: 'fuji' } });
});

test('Escape closes the list before it leaves the form; Enter sends what is chosen', () => {
    const form = show([field('place', 'entity', { searchable: true, options: [{ title: 'One', value: { entity: 'T', id: '1' } }] })]);
    const control = host.querySelector('[role=combobox]');
    control.focus();
    assert.equal(fire(control, 'keydown', { key: 'Escape' }), false);
    assert.equal(host.querySelector('[role=listbox]').hidden, true);
    assert.equal(fire(control, 'keydown', { key: 'Escape' }), true);
    fire(control, 'keydown', { key: 'Enter' });
    assert.deepEqual(told, ['submit']);
    assert.equal(form.read(), null);
});

test('a choice is a button for each option', () => {
    const form = makeForm(host, services);
    form.show({ id: 2, kind: 'choice', options: [{ title: 'One', style: 'standard' }, { title: 'Two', subtitle: 'Second', style: 'destructive' }] });
    host.querySelectorAll('button')[1].click();
    assert.deepEqual(told, ['choose 1']);
});

// MARK: - Files

const withUploads = () => {
    const sent = [];
    services.upload = (_, file, progress) => {
        let end;
        sent.push({ file, progress, end: (result) => end(result), isStopped: false });
        const upload = sent.at(-1);
        return { stop: () => { upload.isStopped = true; }, end: new Promise((resolve) => { end = resolve; }) };
    };
    services.forget = (value) => told.push(`forget ${value.file}`);
    services.maxFileBytes = () => 10;
    return sent;
};
const drop = (files) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    event.dataTransfer = { files, types: ['Files'] };
    host.querySelector('.file').dispatchEvent(event);
};
const text = (name, content) => new File([content], name, { type: 'text/plain' });
const names = () => [...host.querySelectorAll('.file-name')].map(({ textContent }) => textContent);

test('several files are sent side by side, each with its progress, and each can be taken back', async () => {
    const sent = withUploads();
    const form = show([field('photos', 'array', { element: { type: 'file', contentTypes: ['image/*'] } })]);
    const input = host.querySelector('input');
    assert.equal(input.multiple, true);
    assert.equal(input.accept, 'image/*');
    drop([text('a.txt', 'aa'), text('b.txt', 'bb'), text('large.txt', 'x'.repeat(11))]);
    assert.deepEqual(names(), ['a.txt', 'b.txt']);
    assert.equal(host.querySelector('.field-error').textContent, 'A file may have 10 bytes at most.');
    assert.equal(form.isWaiting, true);
    sent[0].progress(0.5);
    assert.equal(host.querySelectorAll('progress')[0].value, 0.5);
    sent[0].end({ value: { file: 'A', name: 'a.txt', size: 2 } });
    sent[1].end({ value: { file: 'B', name: 'b.txt', size: 2 } });
    await settled();
    assert.equal(form.isWaiting, false);
    assert.deepEqual(names(), ['a.txt · 2 bytes', 'b.txt · 2 bytes']);
    assert.deepEqual(form.values().photos.map(({ file }) => file), ['A', 'B']);
    host.querySelector('[aria-label="Remove a.txt"]').click();
    assert.equal(document.activeElement.getAttribute('aria-label'), 'Remove b.txt');
    assert.deepEqual(form.values().photos.map(({ file }) => file), ['B']);
    form.giveUp();
    assert.deepEqual(told.filter((line) => line.startsWith('forget')), ['forget A', 'forget B']);
});

test('of one file, the next takes the place of the first; one that is stopped leaves nothing', async () => {
    const sent = withUploads();
    const form = show([field('photo', 'file', { contentTypes: [] })]);
    drop([text('a.txt', 'a'), text('b.txt', 'b')]);
    assert.deepEqual(names(), ['a.txt']);
    host.querySelector('[aria-label="Cancel sending a.txt"]').click();
    assert.equal(sent[0].isStopped, true);
    sent[0].end({ value: { file: 'A', name: 'a.txt', size: 1 } });
    await settled();
    assert.deepEqual(form.values(), { photo: null });
    assert.equal(host.querySelector('input').hidden, false);
});

test('what is wrong with a file stands beside the field', async () => {
    const sent = withUploads();
    show([field('photo', 'file')]);
    drop([text('a.txt', 'a')]);
    sent[0].end({ value: null, problem: 'Choose another.' });
    await settled();
    assert.equal(host.querySelector('.field-error').textContent, 'Choose another.');
    assert.deepEqual(names(), []);
    assert.equal(told.includes('Choose another.'), true);
});

const filters = (value) => field('filters', 'array', {
    required: false, value,
    element: {
        type: 'union', kinds: [
            {
                title: 'Name', type: 'structure', fields: [
                    { name: 'property', title: 'Property', type: 'string', required: true, choices: [{ value: 'name', title: 'Name' }], default: 'name' },
                    { name: 'comparison', title: 'Comparison', type: 'string', required: true, choices: [{ value: 'is', title: 'is' }, { value: 'hasValue', title: 'has a value' }], default: 'is' },
                    { name: 'value', title: 'Value', type: 'string', required: false, condition: { field: 'comparison', values: ['is'] } }],
            },
            {
                title: 'Size', type: 'structure', fields: [
                    { name: 'property', title: 'Property', type: 'string', required: true, choices: [{ value: 'size', title: 'Size' }], default: 'size' },
                    { name: 'comparison', title: 'Comparison', type: 'string', required: true, choices: [{ value: 'lessThan', title: 'is less than' }], default: 'lessThan' },
                    { name: 'value', title: 'Value', type: 'int', required: true }],
            }],
    },
});
const menus = () => [...host.querySelectorAll('select')];
const choose = (menu, value) => { menu.value = value; fire(menu, 'change'); };

test('a list of structures begins without rows, and has as many as are added and not removed', () => {
    const form = show([filters(null)]);
    assert.equal(form.read().filters, null);
    const add = host.querySelector('.add');
    add.click();
    add.click();
    assert.equal(host.querySelectorAll('.row-of-list').length, 2);
    type(host.querySelector('input'), 'Fuji');
    host.querySelectorAll('.remove')[1].click();
    assert.deepEqual(form.read().filters, [{ fields: { property: 'name', comparison: 'is', value: 'Fuji' } }]);
    host.querySelector('.remove').click();
    assert.equal(host.querySelectorAll('.row-of-list').length, 0);
    assert.equal(document.activeElement, add);
    assert.equal(form.read().filters, null);
});

test('a filter without a value is refused, whatever its value would be, and has the focus', () => {
    const form = show([filters(null)]);
    host.querySelector('.add').click();
    host.querySelector('.add').click();
    type(host.querySelector('input'), 'Fuji');
    choose(menus()[2], '1');
    assert.equal(form.read(), null);
    assert.equal(host.querySelector('.field-error').textContent, 'Enter a value for “Size”.');
    assert.equal(document.activeElement, host.querySelector('input[type=number]'));
});

test('a number that nobody gave is not there', () => {
    const form = show([field('count', 'int', { control: 'stepper', required: true, min: 1, max: 9 })]);
    const input = host.querySelector('input');
    assert.equal(input.value, '');
    assert.equal(form.firstControl(), input);
    assert.equal(form.read(), null);
});

test('a value of several kinds has the control of the kind that is chosen', () => {
    const form = show([filters(null)]);
    host.querySelector('.add').click();
    assert.deepEqual([...menus()[0].options].map((option) => option.textContent), ['Name', 'Size']);
    choose(menus()[0], '1');
    type(host.querySelector('input[type=number]'), '12');
    assert.deepEqual(form.read().filters, [{ fields: { property: 'size', comparison: 'lessThan', value: 12 } }]);
});

test('a field that is asked for in one case only is hidden in the others, and not read', () => {
    const form = show([filters(null)]);
    host.querySelector('.add').click();
    type(host.querySelector('input'), 'Fuji');
    choose(menus()[1], '1');
    assert.equal(host.querySelector('input').closest('.part').hidden, true);
    assert.deepEqual(form.read().filters, [{ fields: { property: 'name', comparison: 'hasValue' } }]);
});

test('rows that were given come back, each as its kind', () => {
    const given = [
        { fields: { property: 'size', comparison: 'lessThan', value: 3 } },
        { fields: { property: 'name', comparison: 'is', value: 'Fuji' } },
    ];
    assert.deepEqual(show([filters(given)]).read().filters, given);
});

test('a structure keeps what it does not show until a person changes it', () => {
    const value = { fields: { name: 'Ada', handle: 'ada@example.com', identifier: '7' } };
    const form = show([field('guest', 'structure', {
        value, fields: [
            { name: 'name', title: 'Name', type: 'string', required: false },
            { name: 'handle', title: 'Email or Phone', type: 'string', required: false }],
    })]);
    assert.deepEqual(form.read(), { guest: value });
    type(host.querySelector('#field-guest-name'), 'Augusta');
    assert.deepEqual(form.read(), { guest: { fields: { name: 'Augusta', handle: 'ada@example.com' } } });
});

test('a list of choices in a structure is picked, and how often is enough of a rule', () => {
    const choices = (...names) => names.map((name) => ({ value: name, title: name.toUpperCase() }));
    const form = show([field('rule', 'structure', {
        required: false, fields: [
            { name: 'frequency', title: 'Repeat', type: 'string', required: true, choices: choices('daily', 'weekly') },
            { name: 'weekdays', title: 'Days', type: 'array', element: { type: 'string' }, required: false, choices: choices('mon', 'tue') }],
    })]);
    assert.deepEqual(form.read(), { rule: null });
    const menu = host.querySelector('select');
    menu.value = '1';
    fire(menu, 'input');
    assert.deepEqual(form.read(), { rule: { fields: { frequency: 'weekly' } } });
    const days = host.querySelectorAll('input[type=checkbox]');
    assert.equal(days.length, 2);
    days[1].checked = true;
    assert.deepEqual(form.read(), { rule: { fields: { frequency: 'weekly', weekdays: ['tue'] } } });
});

test('a unit alone is no measurement', () => {
    const form = show([field('length', 'structure', {
        required: false, fields: [
            { name: 'value', title: 'Amount', type: 'double', required: true },
            { name: 'unit', title: 'Unit', type: 'string', required: true, choices: [{ value: 'm', title: 'M' }], default: 'm' }],
    })]);
    assert.deepEqual(form.read(), { length: null });
});

test('a text keeps its attributes until a person changes it', () => {
    const value = { fields: { text: 'Read this', runs: [{ fields: { length: 9, link: 'https://example.com' } }] } };
    const form = show([field('note', 'string', { value })]);
    const control = host.querySelector('input');
    assert.equal(control.value, 'Read this');
    assert.deepEqual(form.read(), { note: value });
    type(control, 'Read that');
    assert.deepEqual(form.read(), { note: 'Read that' });
});

test('the way to type is told to the browser', () => {
    const typing = { keyboard: 'digits', capitals: 'none', corrects: false, quotes: false, dashes: false };
    show([field('code', 'string', { typing }), field('plain', 'string')]);
    const [code, plain] = host.querySelectorAll('input');
    const attribute = (name) => code.getAttribute(name) ?? code.getAttribute(name.toLowerCase());
    assert.equal(code.inputMode, 'numeric');
    assert.equal(code.autocapitalize ?? attribute('autocapitalize'), 'none');
    assert.equal(attribute('autoCorrect'), 'off');
    assert.equal(attribute('spellCheck'), 'false');
    assert.equal(plain.inputMode ?? '', '');
});

test('quotation marks and dashes that are typed are set as they are printed, if the author wants that', () => {
    /** @param {any} control @param {string} text Typed character by character. */
    const press = (control, text) => {
        for (const data of text) {
            control.value += data;
            control.selectionStart = control.value.length;
            control.setRangeText ??= (by, start, end) => { control.value = control.value.slice(0, start) + by + control.value.slice(end); };
            control.dispatchEvent(Object.assign(new Event('input', { bubbles: true }), { data }));
        }
    };
    const typing = { keyboard: 'usual', capitals: 'sentences', corrects: true, quotes: true, dashes: true };
    show([field('smart', 'string', { typing }), field('plain', 'string', { typing: { ...typing, quotes: false, dashes: false } })]);
    const [smart, plain] = host.querySelectorAll('input');
    press(smart, '"It\'s -- here," (\'so\')');
    assert.equal(smart.value, '“It’s — here,” (‘so’)');
    press(plain, '"a" -- \'b\'');
    assert.equal(plain.value, '"a" -- \'b\'');
    // The input event of pasted text has no data.
    smart.value = '"pasted"';
    smart.dispatchEvent(Object.assign(new Event('input', { bubbles: true }), { data: null }));
    assert.equal(smart.value, '"pasted"');
});

test('a switch with words of its own says which one holds', () => {
    const form = show([field('light', 'bool', { words: { yes: 'On', no: 'Off' } })]);
    const output = host.querySelector('output');
    assert.equal(output.value ?? output.textContent, 'Off');
    host.querySelector('[role=switch]').click();
    assert.equal(output.value ?? output.textContent, 'On');
    assert.deepEqual(form.read(), { light: true });
});

test('choices that depend on another value are others when that has changed, and what is still offered stays', async () => {
    const option = (name) => ({ title: name, value: name });
    const layout = (...names) => ({
        sentence: [], shown: ['place', 'dish', 'sides'], more: [], changes: true,
        options: { dish: names.map(option), sides: names.map(option) },
    });
    const answers = { Rome: layout('Pasta', 'Bread'), Kyoto: layout('Ramen', 'Bread') };
    services.layout = async ({ place }) => answers[place] ?? layout();
    const form = show([
        field('place', 'string', { value: 'Rome' }), field('dish', 'string', { options: ['Pasta', 'Bread'].map(option), value: 'Pasta' }),
        field('sides', 'array', { options: ['Pasta', 'Bread'].map(option), value: ['Pasta', 'Bread'], required: false }),
    ], { layout: answers.Rome });
    type(host.querySelector('#field-place'), 'Kyoto');
    await settled();
    assert.deepEqual(form.values(), { place: 'Kyoto', dish: null, sides: ['Bread'] });
    assert.match(host.textContent, /Ramen/);
    assert.doesNotMatch(host.textContent, /Pasta/);
});

test('a number has the control that the author asks for', () => {
    const form = show([
        field('level', 'double', { control: 'slider', min: 0, max: 10, value: 4 }),
        field('bowls', 'int', { control: 'stepper', min: 1, max: 3, value: 2 }),
        field('count', 'int', { control: 'field', min: 1, max: 3 })]);
    const [level, bowls, count] = host.querySelectorAll('input');
    assert.equal(level.type, 'range');
    assert.equal(level.max, '10');
    assert.equal(host.querySelector('output').value ?? host.querySelector('output').textContent, '4');
    assert.deepEqual([...host.querySelectorAll('.step')].map((button) => button.getAttribute('aria-label')), ['Decrease BOWLS', 'Increase BOWLS']);
    assert.equal(bowls.value, '2');
    assert.equal(count.type, 'number');
    type(count, '3');
    assert.deepEqual(form.read(), { level: 4, bowls: 2, count: 3 });
});

test('a date has the control for the part that is asked for', () => {
    const value = { date: '2026-11-21T09:30:00.000Z' };
    show(['date', 'time', 'dateTime'].map((dateKind) => field(dateKind, 'date', { dateKind, value })));
    assert.deepEqual([...host.querySelectorAll('input')].map((input) => input.type), ['date', 'time', 'datetime-local']);
});

test('a day stays a day, and parts of a date have no zone', () => {
    const form = show([
        field('day', 'date', { dateKind: 'date', value: '2026-03-01' }),
        field('time', 'date', { dateKind: 'time', parts: true, value: '09:30' }),
        field('both', 'date', { parts: true })]);
    const [day, time, both] = host.querySelectorAll('input');
    assert.deepEqual([day.value, time.value], ['2026-03-01', '09:30']);
    type(day, '2026-03-02');
    type(time, '10:45');
    type(both, '2026-03-03T08:00');
    assert.deepEqual(form.read(), { day: '2026-03-02', time: '10:45', both: '2026-03-03T08:00' });
});

test('a list of structures has a group for each, which are added and removed', () => {
    const value = [{ fields: { name: 'Ada', identifier: '1' } }, { fields: { name: 'Grace' } }];
    const element = { type: 'structure', fields: [{ name: 'name', title: 'Name', type: 'string', required: false }] };
    const form = show([field('guests', 'array', { element, value }), field('more', 'array', { element, required: false })]);
    const guests = host.querySelector('#field-guests');
    assert.deepEqual(form.read(), { guests: value, more: null });
    const [removeFirst, , add] = guests.querySelectorAll('button');
    assert.deepEqual([removeFirst, add].map((button) => button.getAttribute('aria-label')), ['Remove GUESTS 1', 'Add to GUESTS']);
    add.click();
    assert.equal(guests.querySelectorAll('input').length, 3);
    assert.deepEqual(form.read(), { guests: value, more: null });
    type(guests.querySelectorAll('input')[2], 'Mary');
    removeFirst.click();
    assert.deepEqual(form.read(), { guests: [value[1], { fields: { name: 'Mary' } }], more: null });
    assert.equal(document.activeElement, add);
});

// MARK: - Several values

test('several plain values have a row each, and what nobody touched stays as it is', () => {
    const cities = ['Paris, France', 'Rome'];
    const form = show([
        field('cities', 'array', { element: { type: 'string' }, value: cities }),
        field('counts', 'array', { element: { type: 'int' }, value: [0, 3] }),
        field('flags', 'array', { element: { type: 'bool' }, value: [false, true] }),
        field('times', 'array', { element: { type: 'duration' }, value: [{ duration: 'PT3600S' }], required: false }),
    ]);
    assert.deepEqual(form.values(), { cities, counts: [0, 3], flags: [false, true], times: [{ duration: 'PT3600S' }] });
    assert.equal(host.querySelector('[aria-label="CITIES 1"]').value, 'Paris, France');
    host.querySelector('[aria-label="Add to CITIES"]').click();
    assert.equal(document.activeElement.getAttribute('aria-label'), 'CITIES 3');
    document.activeElement.value = 'Oslo';
    host.querySelector('[aria-label="Remove CITIES 2"]').click();
    assert.deepEqual(form.values().cities, ['Paris, France', 'Oslo']);
});

test('of several choices the order is that in which they were picked, and each says its place', () => {
    const options = ['a', 'b', 'c'].map((value) => ({ title: value.toUpperCase(), value }));
    const form = show([field('letters', 'array', { options, value: ['c', 'a'] })]);
    const [a, b, c] = host.querySelectorAll('input');
    const places = () => [...host.querySelectorAll('.order')].map((element) => element.hidden ? '' : element.textContent);
    assert.deepEqual(form.values().letters, ['c', 'a']);
    assert.deepEqual(places(), ['2', '', '1']);
    b.click();
    c.click();
    assert.deepEqual(form.values().letters, ['a', 'b']);
    c.click();
    assert.deepEqual(form.values().letters, ['a', 'b', 'c']);
    assert.deepEqual(places(), ['1', '2', '3']);
    a.click();
    b.click();
    assert.deepEqual(places(), ['', '', '']);
});

test('what is not suggested is found and joins the list', async () => {
    const found = [{ title: 'Zed', value: { id: 'z' } }];
    services.find = async () => found;
    const form = show([field('tools', 'array', { searchable: true, options: [{ title: 'Saw', value: { id: 's' } }] })]);
    const search = host.querySelector('[role=combobox]');
    search.focus();
    search.value = 'ze';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    assert.deepEqual(form.values().tools, [{ id: 'z' }]);
    assert.equal(search.value, '');
    host.querySelector('input[type=checkbox]').click();
    assert.deepEqual(form.values().tools, [{ id: 'z' }, { id: 's' }]);
});

test('a length of time that is negative is a mistake that is said beside it', () => {
    const form = show([field('time', 'duration')]);
    host.querySelector('input').value = '-1';
    assert.equal(form.read(), null);
    assert.equal(host.querySelector('.field-error').textContent, 'Enter numbers of at least 0.');
});

test('a whole number keeps all of its digits', () => {
    const form = show([field('count', 'int', { value: '9007199254740993' })]);
    assert.deepEqual(form.values(), { count: '9007199254740993' });
    host.querySelector('input').value = '12';
    assert.deepEqual(form.values(), { count: 12 });
});

// MARK: - Finding

const find = async (text) => {
    const search = host.querySelector('[role=combobox]');
    search.focus();
    search.value = text;
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    return search;
};

test('a search that fails shows nothing as found', async () => {
    services.find = async () => { throw new Error('no'); };
    show([field('tool', 'entity', { searchable: true, options: [{ title: 'Saw', value: { id: 's' } }] })]);
    await find('ha');
    assert.equal(host.querySelector('[role=listbox]').textContent, 'The search failed.');
});

test('a page that shows that it is offline is not repeated by the search', async () => {
    services.find = async () => { throw new Error('no'); };
    services.showsOffline = () => true;
    show([field('tool', 'entity', { searchable: true, options: [{ title: 'Saw', value: { id: 's' } }] })]);
    await find('ha');
    const list = host.querySelector('[role=listbox]');
    assert.equal(list.hidden, true);
    assert.ok(!list.textContent.includes('failed'));
    delete services.showsOffline;
});

test('Tab takes what is marked, and what was typed in vain is said', async () => {
    services.find = async (_, text) => text === 'ha' ? [{ title: 'Hammer', value: { id: 'h' } }] : [];
    const form = show([field('tool', 'entity', { searchable: true, options: [] })]);
    const search = await find('ha');
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
    search.blur();
    assert.deepEqual(form.values(), { tool: { id: 'h' } });
    assert.equal(host.querySelector('.field-error').hidden, true);
    await find('xyz');
    search.blur();
    assert.deepEqual(form.values(), { tool: { id: 'h' } });
    assert.equal(search.value, 'Hammer');
    assert.equal(host.querySelector('.field-error').textContent, '“xyz” was not chosen.');
});

test('an option shows its own picture, in a circle or as a stencil', () => {
    const image = 'data:image/png;base64,AAAA';
    show([field('tool', 'entity', {
        options: [{ title: 'Photo', value: 1, image, round: true }, { title: 'Sign', value: 2, image: 'sign', stencil: true }],
    })]);
    const picture = host.querySelector('img');
    assert.equal(picture.getAttribute('src'), image);
    assert.equal(picture.className, 'option-image round');
    assert.match(host.querySelector('.symbol-mask').style.getPropertyValue('--symbol'), /sign/);
});

test('a file is pasted, and a picture is shown before its name', async () => {
    const sent = withUploads();
    show([field('photo', 'file', { contentTypes: ['image/*'] })]);
    const event = new Event('paste', { bubbles: true, cancelable: true });
    event.clipboardData = { files: [new document.defaultView.File(['x'], 'p.png', { type: 'image/png' })] };
    host.querySelector('input').dispatchEvent(event);
    assert.equal(sent.length, 1);
    assert.deepEqual(names(), ['p.png']);
    assert.equal(event.defaultPrevented, true);
    await new Promise((resolve) => {
        const seen = new window.MutationObserver(() => { if (host.querySelector('.file-preview')) resolve(seen.disconnect()); });
        seen.observe(host, { childList: true, subtree: true });
    });
    assert.match(host.querySelector('.file-preview').src, /^data:image\/png;base64,/);
});

test('a whole number that JavaScript has no digits for comes as text, and goes back as it came', () => {
    const form = show([field('count', 'int', { value: '9007199254740993' })]);
    assert.equal(host.querySelector('input').value, '9007199254740993');
    assert.deepEqual(form.read(), { count: '9007199254740993' });
});

test('an entity in a value is found as one that is asked for by itself', async () => {
    const asked = [];
    services.find = async ({ name, owner, entity }, text) => {
        asked.push({ name, owner, entity, text });
        return [{ title: 'Sledge Hammer', subtitle: 'No. 2', value: { entity: 'Tool', id: 'h2' } }];
    };
    const kinds = [
        { title: 'Tool', type: 'structure', fields: [
            { name: 'kind', title: 'Kind', type: 'string', required: true, choices: [{ value: 'tool', title: 'Tool' }], default: 'tool' },
            // The few that are listed are not all that the system finds.
            { name: 'value', title: 'Tool', type: 'entity', entity: 'Tool', required: true, choices: [{ value: 'h1', title: 'Claw Hammer' }] },
        ] },
    ];
    const form = show([
        field('errand', 'union', { kinds }),
        field('errands', 'array', { element: { type: 'union', kinds } }),
        field('pair', 'structure', { fields: [{ name: 'left', title: 'Left', type: 'entity', entity: 'Tool', required: true }] }),
    ]);
    for (const control of host.querySelectorAll('[role=combobox]')) {
        control.focus();
        type(control, 'sledge');
        await settled();
        fire(control, 'keydown', { key: 'Enter' });
        assert.equal(control.value, 'Sledge Hammer');
    }
    assert.deepEqual([...new Set(asked.map(({ owner, entity }) => `${owner} ${entity}`))], ['errand Tool', 'errands Tool', 'pair Tool']);
    const tool = { fields: { kind: 'tool', value: { entity: 'Tool', id: 'h2' } } };
    assert.deepEqual(form.read(), { errand: tool, errands: [tool], pair: { fields: { left: tool.fields.value } } });
});

test('what was typed in a part of a value and not chosen is said beside the field', async () => {
    const form = show([field('pair', 'structure', {
        fields: [{ name: 'left', title: 'Left', type: 'entity', entity: 'Tool', required: true, choices: [{ value: 'h1', title: 'Claw Hammer' }] }],
        value: { fields: { left: 'h1' } },
    })]);
    const control = host.querySelector('[role=combobox]');
    assert.equal(control.value, 'Claw Hammer');
    control.focus();
    type(control, 'screw');
    await settled();
    control.blur();
    assert.equal(host.querySelector('.field-error').textContent, '“screw” was not chosen.');
    assert.deepEqual(form.read(), { pair: { fields: { left: 'h1' } } });
});

test('a list stays open under a finger until it is let go, so that nothing moves away', async () => {
    show([field('tool', 'entity', { searchable: true, options: [{ title: 'Saw', value: { id: 's' } }] })]);
    const control = host.querySelector('[role=combobox]');
    control.focus();
    fire(control, 'click');
    await settled();
    const list = host.querySelector('[role=listbox]');
    assert.equal(list.hidden, false);
    fire(document.body, 'pointerdown');
    control.blur();
    assert.equal(list.hidden, false);
    fire(document.body, 'pointerup');
    await new Promise((resolve) => setTimeout(resolve));
    assert.equal(list.hidden, true);
});

test('many choices with pictures are found by text, since a menu of the browser shows none', () => {
    const options = Array.from({ length: 30 }, (_, place) => ({ title: `T${place}`, image: 'leaf', value: { enum: 'E', case: `${place}` } }));
    show([field('tree', 'enum', { options }), field('word', 'enum', { options: options.map(({ title, value }) => ({ title, value })) })]);
    assert.equal(host.querySelectorAll('[role=combobox]').length, 1);
    assert.equal(host.querySelectorAll('select').length, 1);
});
