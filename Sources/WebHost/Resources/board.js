// The control center and the widget board.
//
// The server draws everything. Here each item is fetched when it can be seen, when its time comes, and when
// the server says that something changed; a tap goes to the server, and its answer is what is shown.

import { $, put } from './dom.js';
import { morph, noChanges, parse } from './morph.js';
import { textSizes } from './sizes.js';
import { localized } from './words.js';

const root = document.documentElement;
const board = $('board');
const darkness = matchMedia('(prefers-color-scheme: dark)');

/** How this tab shows things, as the main page was told. */
function environment() {
    let appearance = 'auto';
    let text = 'large';
    // Storage may be forbidden.
    try {
        appearance = localStorage.appearance ?? appearance;
        if (localStorage.text in textSizes) ({ text } = localStorage);
    } catch { /* as usual then */ }
    const isDark = appearance === 'dark' || appearance !== 'light' && darkness.matches;
    return { scheme: isDark ? 'dark' : 'light', text };
}

function applyLook() {
    const { scheme, text } = environment();
    root.dataset.scheme = scheme;
    root.dataset.text = text;
    root.style.setProperty('--text-scale', `${textSizes[text] / 17}`);
}

/**
 * @param {string} path
 * @param {{ [name: string]: string }} parameters
 * @param {string} [method]
 */
async function ask(path, parameters, method = 'GET') {
    const items = new URLSearchParams({ ...parameters, ...environment() });
    const response = await fetch(`${path}?${items}`, { method });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error?.message);
    return answer;
}

/** @param {string | null} [text] */
const note = (text) => put($('notice'), text);

/**
 * What is known of the items that can be seen.
 *
 * @type {Map<any, { asked: number, timer?: ReturnType<typeof setTimeout> }>}
 */
const visible = new Map();

/**
 * The widget or control that an element shows, by its name and size.
 *
 * @param {any} item
 */
function address(item) {
    /** @type {{ [name: string]: string }} */
    const address = { kind: item.dataset.kind };
    if (item.dataset.family) address.family = item.dataset.family;
    return address;
}

/**
 * @param {any} item
 * @param {{ html: string, drawing?: number, renewal?: number | null }} state
 */
function show(item, state) {
    morph(item.querySelector('[data-inside]') ?? item, parse(state.html), null, noChanges());
    item.dataset.drawing = state.drawing ?? '';
    delete item.dataset.pending;
    const seen = visible.get(item);
    if (!seen) return;
    clearTimeout(seen.timer);
    if (state.renewal != null) seen.timer = setTimeout(() => load(item), state.renewal);
}

/** @param {any} item */
async function load(item) {
    const seen = visible.get(item);
    if (!seen || document.hidden) return;
    seen.asked += 1;
    const { asked } = seen;
    try {
        const state = await ask(`${location.pathname}/item`, address(item));
        // A newer answer is on its way, or a tap has its own.
        if (seen.asked === asked) show(item, state);
    } catch (error) {
        note(localized('That did not get through. Please try again.'));
    }
}

/** @param {any} control */
async function press(control) {
    const item = control.closest('[data-kind]');
    if ('busy' in item.dataset) return;
    /** @type {{ [name: string]: string }} */
    const parameters = { ...address(item), drawing: item.dataset.drawing ?? '', action: control.dataset.action ?? '' };
    if (control.hasAttribute('aria-checked')) {
        parameters.on = `${control.getAttribute('aria-checked') !== 'true'}`;
        // The person sees it before the truth arrives.
        control.setAttribute('aria-checked', parameters.on);
    }
    const seen = visible.get(item) ?? { asked: 0 };
    seen.asked += 1;
    item.dataset.busy = '';
    control.dataset.busy = '';
    note();
    try {
        const { item: state, notice } = await ask(`${location.pathname}/use`, parameters, 'POST');
        show(item, state);
        note(notice);
    } catch {
        note(localized('That did not get through. Please try again.'));
        load(item);
    } finally {
        delete item.dataset.busy;
        delete control.dataset.busy;
    }
}

board.addEventListener('click', (/** @type {any} */ event) => {
    const control = event.target.closest('[data-action], [data-use]');
    if (control && !control.disabled) press(control);
});

board.addEventListener('change', async (/** @type {any} */ { target }) => {
    const item = target.closest('[data-kind]');
    if (target.dataset.choice === 'family') {
        item.dataset.family = target.value;
        try { localStorage[`family ${item.dataset.kind}`] = target.value; } catch { /* not kept */ }
    } else {
        try {
            await ask(`${location.pathname}/recommend`, { ...address(item), place: target.value }, 'POST');
        } catch {
            note(localized('That did not get through. Please try again.'));
        }
        target.value = '';
    }
    load(item);
});

function refresh() {
    for (const item of visible.keys()) load(item);
}

/** Learns of changes as long as the page is open. */
async function follow() {
    let version = board.dataset.version;
    for (;;) {
        try {
            const { version: now } = await ask('/board/changes', { after: version });
            if (`${now}` !== version) refresh();
            version = `${now}`;
        } catch {
            await new Promise((resolve) => { setTimeout(resolve, 3000); });
        }
    }
}

const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
        const item = /** @type {any} */ (target);
        if (isIntersecting && !visible.has(item)) {
            visible.set(item, { asked: 0 });
            load(item);
        } else if (!isIntersecting) {
            clearTimeout(visible.get(item)?.timer);
            visible.delete(item);
        }
    }
}, { rootMargin: '120px' });

applyLook();
darkness.onchange = () => { applyLook(); refresh(); };
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
addEventListener('pageshow', (event) => { if (event.persisted) { applyLook(); refresh(); } });
for (const item of board.querySelectorAll('[data-kind]')) {
    const choice = item.querySelector('[data-choice="family"]');
    try {
        const family = localStorage[`family ${item.dataset.kind}`];
        if (choice && [...choice.options].some(({ value }) => value === family)) {
            item.dataset.family = choice.value = family;
        }
    } catch { /* as it comes then */ }
    // Styles of the placeholder, which the document could not carry.
    for (const element of item.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;
    sight.observe(item);
}
follow();
