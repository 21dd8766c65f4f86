// Texts that go on counting: what they show at a moment, and that they stop where there is an end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { window } from './document.mjs';

Object.defineProperty(window.document, 'hidden', { value: false });
const start = Date.UTC(2026, 0, 1);
let now = start;
/** @type {() => void} */
let next;
Date.now = () => now;
globalThis.setTimeout = (/** @type {any} */ action) => { next = action; };
const { keepCounting } = await import('../../Sources/SurfaceKit/Resources/count.js');
keepCounting();

/** @param {string} count @param {number} seconds */
function shown(count, seconds, { end = 600, drawn = '0:00', language = 'en', hours = '', fields = '', precision = '' } = {}) {
    const span = window.document.createElement('span');
    span.lang = language;
    span.textContent = drawn;
    Object.assign(span.dataset, { count, from: start, to: start + end * 1000 });
    for (const [name, value] of Object.entries({ hours, fields, precision })) {
        if (value) span.dataset[name] = value;
    }
    window.document.body.replaceChildren(span);
    now = start + seconds * 1000;
    next();
    return span.textContent;
}

test('a timer counts up and down, and stays at its end', () => {
    assert.equal(shown('up', 65), '1:05');
    assert.equal(shown('down', 1200), '0:00');
});
test('what is left is counted down', () => assert.equal(shown('down', 65), '8:55'));
test('an end holds a timer', () => assert.equal(shown('up', 700), '10:00'));
test('full hours are a number of their own', () => assert.equal(shown('up', 3725, { end: 9000 }), '1:02:05'));
test('unless the author wants minutes alone', () => assert.equal(shown('up', 3725, { end: 9000, hours: 'no' }), '62:05'));
test('two numbers at most leave the seconds out', () => {
    assert.equal(shown('up', 3725, { end: 9000, fields: '2' }), '1:02');
    assert.equal(shown('up', 65, { end: 9000, fields: '2' }), '1:05');
});
test('a timer that changes each minute has no seconds', () => {
    assert.equal(shown('down', 301, { precision: '60', drawn: '4 min' }), Intl.DurationFormat ? '5 minutes' : '4 min');
    assert.equal(shown('up', 3725, { end: 9000, precision: '60', drawn: '59 min' }), '1:02');
});
test('a moment is counted away from, in both directions', () => assert.equal(shown('away', 61), '1:01'));
test('digits and marks are those of the language', () => {
    assert.equal(shown('up', 65, { drawn: '٠:٠٠', language: 'ar-EG' }), '١:٠٥');
});
test('the mark between numbers is the one that was drawn', () => assert.equal(shown('up', 65, { drawn: '0.00' }), '1.05'));
test('words stay where the browser can’t write durations', () => {
    const drawn = '2 hr, 23 min';
    const words = shown('relative', 3725, { drawn });
    assert.equal(words, Intl.DurationFormat ? '1 hr, 2 min' : drawn);
});

/** @param {string} name @param {string} count @param {number} seconds */
function filled(name, count, seconds) {
    const progress = window.document.createElement('div');
    progress.setAttribute('aria-valuenow', '0');
    const line = window.document.createElement(name);
    Object.assign(line.dataset, { count, from: start, to: start + 200_000 });
    progress.append(line);
    window.document.body.replaceChildren(progress);
    now = start + seconds * 1000;
    next();
    return [line.getAttribute('value') ?? line.getAttribute('stroke-dasharray'), progress.getAttribute('aria-valuenow')];
}

test('a bar fills with time, or empties', () => {
    assert.deepEqual(filled('progress', 'up', 50), ['0.25', '25']);
    assert.deepEqual(filled('progress', 'down', 50), ['0.75', '75']);
});
test('a bar is neither more than full nor less than empty', () => {
    assert.deepEqual(filled('progress', 'up', -10), ['0', '0']);
    assert.deepEqual(filled('progress', 'down', 300), ['0', '0']);
});
test('a ring closes with time', () => assert.deepEqual(filled('circle', 'up', 100), ['50 100', '50']));
