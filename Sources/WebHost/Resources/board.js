// The control center and the widget board.
//
// The server draws everything. The page fetches each item when it becomes visible, when its time comes, and when
// the server reports a change; it sends taps to the server and shows the answer.

import { flip } from './buttons.js';
import { keepCounting } from './count.js';
import { watchDrags } from './dragging.js';
import { watchEffects } from './effects.js';
import { watchLook } from './choices.js';
import { $, put } from './dom.js';
import { followEdits } from './edit.js';
import { environment } from './look.js';
import { morph, noChanges, parse } from './morph.js';
import { refusal } from './refusal.js';

const board = $('board');

/**
 * @param {string} path
 * @param {{ [name: string]: string }} parameters
 * @param {string} [method]
 */
async function ask(path, parameters, method = 'GET') {
    const items = new URLSearchParams({ ...parameters, ...environment() });
    const response = await fetch(`${path}?${items}`, { method }).catch(() => null);
    if (!response?.ok) throw Object.assign(new Error(await refusal(response)), { status: response?.status });
    return response.json();
}

/** @param {string | null} [text] */
const note = (text) => put($('notice'), text);

/** @param {any} error */
const noteFailure = ({ message }) => note(message);

/**
 * The last request and the timer of each visible item.
 *
 * @type {Map<any, { asked: number, timer?: ReturnType<typeof setTimeout> }>}
 */
const visible = new Map();

/**
 * The taps of each item that are under way, one after another.
 *
 * @type {Map<any, Promise<void>>}
 */
const turns = new Map();

/**
 * The widget or control that an element shows, by its number, name and size.
 *
 * @param {any} item
 */
function address({ dataset }) {
    /** @type {{ [name: string]: string }} */
    const address = {};
    for (const name of ['kind', 'id', 'family', 'place']) if (dataset[name]) address[name] = dataset[name];
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
    // A tap that is under way brings its own answer.
    if (!seen || document.hidden || turns.has(item)) return;
    seen.asked += 1;
    const { asked } = seen;
    try {
        const state = await ask(`${location.pathname}/item`, address(item));
        // A newer answer is on its way, or a tap has its own.
        if (seen.asked === asked) show(item, state);
    } catch (error) {
        // Removed in another window.
        if (/** @type {any} */ (error).status === 404 && item.dataset.id) return item.remove();
        noteFailure(error);
    }
}

/** @param {any} control */
function press(control) {
    const item = control.closest('[data-kind]');
    /** @type {{ [name: string]: string }} */
    const parameters = { ...address(item), drawing: item.dataset.drawing ?? '', action: control.dataset.action ?? '' };
    if (control.hasAttribute('aria-checked')) parameters.on = `${flip(control)}`;
    const seen = visible.get(item) ?? { asked: 0 };
    seen.asked += 1;
    item.dataset.busy = '';
    control.dataset.busy = '';
    note();
    const turn = (turns.get(item) ?? Promise.resolve()).then(async () => {
        let state = null;
        try {
            const answer = await ask(`${location.pathname}/use`, parameters, 'POST');
            state = answer.item;
            note(answer.notice);
            // A control that opens the app leads to the app's page.
            if (answer.page) location.href = answer.page;
        } catch (error) {
            noteFailure(error);
        }
        // A later tap is shown until its own answer arrives.
        if (turns.get(item) !== turn) return;
        turns.delete(item);
        delete item.dataset.busy;
        for (const busy of item.querySelectorAll('[data-busy]')) delete busy.dataset.busy;
        if (state) show(item, state); else load(item);
    });
    turns.set(item, turn);
}

/**
 * @param {any} item
 * @param {{ [name: string]: string }} change
 */
async function change(item, change) {
    try {
        await ask('/widgets/change', { ...address(item), ...change }, 'POST');
        return true;
    } catch (error) {
        noteFailure(error);
        return false;
    }
}

/**
 * Moves or removes a widget; the focus stays near.
 *
 * @param {any} item
 * @param {any} button
 */
async function arrange(item, button) {
    const to = button.dataset.change;
    const { previousElementSibling: before, nextElementSibling: after } = item;
    const seen = visible.get(item);
    // The notice of the change may arrive before its answer, and a removed item can't be requested.
    if (to === 'remove') visible.delete(item);
    if (!await change(item, { to })) {
        if (seen) visible.set(item, seen);
        return;
    }
    if (to === 'remove') {
        clearTimeout(seen?.timer);
        item.remove();
        (after ?? before ?? document.querySelector('.add-widget'))?.focus();
    } else {
        if (to === 'earlier') before?.before(item); else after?.after(item);
        // At the end of the board a widget can't move further.
        (button.checkVisibility() ? button : item.querySelector('summary')).focus();
    }
}

/** @param {any} item */
async function add(item) {
    try {
        const { page, notice } = await ask('/widgets/add', address(item), 'POST');
        note(notice);
        if (page) location.href = page;
    } catch (error) {
        noteFailure(error);
    }
}

board.addEventListener('click', (/** @type {any} */ { target }) => {
    const control = target.closest('[data-action], [data-use], [data-change], [data-add]');
    if (!control || control.disabled) return;
    const item = control.closest('[data-kind]');
    if ('change' in control.dataset) arrange(item, control);
    else if ('add' in control.dataset) add(item);
    else press(control);
});

board.addEventListener('change', async (/** @type {any} */ { target }) => {
    const item = target.closest('[data-kind]');
    const { choice } = target.dataset;
    if (choice === 'family') {
        const { family } = item.dataset;
        item.dataset.family = target.value;
        if (!await change(item, { to: 'family' })) item.dataset.family = target.value = family;
    } else {
        await change(item, { to: choice, place: target.value });
        target.value = '';
    }
    load(item);
});

board.addEventListener('keydown', (/** @type {any} */ { key, target }) => {
    const open = key === 'Escape' && target.closest('details[open]');
    if (!open) return;
    open.open = false;
    open.querySelector('summary').focus();
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
        } catch (/** @type {any} */ error) {
            // A person who has signed out keeps nothing of theirs in view.
            if (error.status === 401) return location.reload();
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

watchLook(refresh);
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
for (const item of board.querySelectorAll('[data-kind]')) {
    // Styles of the placeholder, which the document could not carry.
    for (const element of item.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style;
    sight.observe(item);
}
follow();
followEdits(refresh, note);
keepCounting();
watchDrags();
watchEffects();
