// The view of a card inside a client of the Model Context Protocol (MCP Apps, 2026-01-26).
//
// The server owns everything that is shown: this draws the newest document that came with the result
// of a call, and calls `card_act` with what a person does. Nothing is loaded and nothing is kept: a
// view that is opened again asks `card_state` for what its card shows now. A client that hands over
// the fonts that the server measures text in gets cards that the server lays out.

import { $, directionOf, isSame, make, put } from './dom.js';
import { drawButtons, messageOf, messageOfControl } from './buttons.js';
import { controls } from './controls.js';
import { watchDrags } from './dragging.js';
import { watchEffects } from './effects.js';
import { frameFaces, haveFaces } from './faces.js';
import { watchPictures } from './fetched.js';
import { watchFonts } from './fonts.js';
import { makeForm } from './form.js';
import { keepCounting } from './count.js';
import { languageOf } from './languages.js';
import { markNumber, morph, noChanges, parse } from './morph.js';
import { addresses } from './rows.js';
import { timeZone } from './values.js';
import { localized, speak } from './words.js';

/** @typedef {import('./wire.js').Card} Card */

const page = {
    root: document.documentElement, card: $('card'), title: $('card-title'), dialog: $('dialog'), content: $('content'),
    error: $('error'), question: $('question'), system: $('system'), run: $('run'), notice: $('notice'),
};
const cardName = 'openappintents/card';

// MARK: - The client around the view

/** JSON-RPC with the client, through messages to the window around this one. */
const client = {
    /** @type {any} */
    capabilities: {},
    /** @type {any} */
    context: {},
    lastID: 0,
    /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void, timer: any }>} */
    waiting: new Map(),
    isReady: false,

    /** @param {any} message */
    post(message) { window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*'); },

    /** @param {string} method */
    notify(method, params = {}) { this.post({ method, params }); },

    /**
     * Sends a request; a client that never answers must not block a card for ever.
     *
     * @param {string} method
     * @returns {Promise<any>}
     */
    request(method, params = {}) {
        const id = ++this.lastID;
        return new Promise((resolve, reject) => {
            const timer = setTimeout(() => {
                this.waiting.delete(id);
                reject(new Error(`${method} was not answered.`));
            }, 90_000);
            this.waiting.set(id, { resolve, reject, timer });
            this.post({ id, method, params });
        });
    },

    /** @param {any} message */
    receive(message) {
        if (message?.jsonrpc !== '2.0') return;
        if (message.method === undefined) return this.settle(message);
        const handle = handlers[message.method];
        if (message.id === undefined) return handle?.(message.params ?? {});
        if (!handle) {
            return this.post({ id: message.id, error: { code: -32601, message: `This view has no ${message.method}.` } });
        }
        this.post({ id: message.id, result: handle(message.params ?? {}) ?? {} });
    },

    /** @param {any} message */
    settle({ id, result, error }) {
        const call = this.waiting.get(id);
        if (!call) return;
        this.waiting.delete(id);
        clearTimeout(call.timer);
        if (error) call.reject(new Error(error.message ?? 'The client refused that.'));
        else call.resolve(result);
    },

    get canCallTools() { return Boolean(this.capabilities.serverTools); },

    /**
     * @param {string} name
     * @param {any} members
     */
    async callTool(name, members) {
        return this.request('tools/call', { name, arguments: members });
    },
};

/** @type {{ [method: string]: (params: any) => any }} */
const handlers = {
    'ui/notifications/tool-result': (result) => takeResult(result),
    'ui/notifications/tool-cancelled': () => say(localized('This was cancelled.')),
    'ui/notifications/host-context-changed': (change) => {
        Object.assign(client.context, change);
        applyContext();
        watching.soon(0);
    },
    'ui/resource-teardown': () => { watching.end(); },
    'ping': () => ({}),
};

addEventListener('message', (event) => {
    if (event.source === window.parent) client.receive(event.data);
});

// MARK: - Fonts

/** `false` while a font that a card is drawn with is on its way, and for good if the client doesn't hand it over. */
let hasFaces = true;

/** Tells whether text is drawn as the server measures it, so that the server may lay cards out. */
const isMeasured = () => hasFaces && !('flow' in page.root.dataset);

/** @param {string} uri */
const readFont = (uri) => client.request('resources/read', { uri });

/**
 * Waits for fonts no longer than a person likes to wait for a card; one that comes later is drawn with then.
 *
 * @param {string[]} names
 */
async function awaitFaces(names) {
    const coming = haveFaces(names, readFont);
    /** @type {Promise<boolean>} */
    const patience = new Promise((resolve) => { setTimeout(resolve, 2000, false); });
    hasFaces = await Promise.race([coming, patience]);
    if (hasFaces) return;
    applyContext();
    coming.then((all) => {
        if (!all) return;
        hasFaces = true;
        changeFonts();
    });
}

function changeFonts() {
    applyContext();
    watching.soon(0);
}

// MARK: - Appearance

/**
 * Which of our colors and measures follow the client's.
 *
 * @type {{ [name: string]: string[] }}
 */
const tokens = {
    '--color-text-primary': ['--text-primary', '--primary'],
    '--color-text-secondary': ['--text-secondary', '--secondary'],
    '--color-text-danger': ['--text-red'],
    '--color-background-primary': ['--card-solid', '--card'],
    '--color-border-primary': ['--hairline'],
    '--font-sans': ['--sans'],
    '--font-mono': ['--mono'],
};

const darkness = matchMedia('(prefers-color-scheme: dark)');
// A browser that is asked in between announces no change any more.
let prefersDark = darkness.matches;

function scheme() {
    const theme = client.context.theme;
    return theme === 'dark' || (theme !== 'light' && prefersDark) ? 'dark' : 'light';
}

function applyContext() {
    const { locale, styles, safeAreaInsets, containerDimensions } = client.context;
    page.root.dataset.scheme = scheme();
    for (const [name, value] of Object.entries(styles?.variables ?? {})) {
        if (!name.startsWith('--')) continue;
        page.root.style.setProperty(name, String(value));
        for (const own of tokens[name] ?? []) page.root.style.setProperty(own, `var(${name})`);
    }
    page.root.toggleAttribute('data-measured', isMeasured());
    if (isMeasured()) for (const own of ['--sans', '--mono']) page.root.style.removeProperty(own);
    if (locale) {
        page.root.lang = locale;
        speak(languageOf(locale));
        page.root.dir = directionOf(locale);
    }
    page.run.ariaLabel = localized('Running');
    $('stop').textContent = localized('Stop');
    /** @param {string} side */
    const inset = (side) => `${2 + (safeAreaInsets?.[side] ?? 0)}px`;
    document.body.style.padding = ['top', 'right', 'bottom', 'left'].map(inset).join(' ');
    // In a box of fixed height the card scrolls; otherwise the box follows the card.
    page.root.style.overflowY = containerDimensions?.height ? 'auto' : 'hidden';
}

darkness.addEventListener('change', ({ matches }) => {
    prefersDark = matches;
    applyContext();
});

/**
 * Tells the client how large the view is, once per frame at most.
 *
 * @type {any}
 */
const size = {
    /** @type {any} */
    last: null,
    isDue: false,
    observer: new ResizeObserver(() => size.report()),
    report() {
        if (this.isDue || !client.isReady) return;
        this.isDue = true;
        requestAnimationFrame(() => {
            this.isDue = false;
            const box = document.body.getBoundingClientRect();
            const now = { width: Math.ceil(box.width), height: Math.ceil(box.height) };
            if (isSame(now, this.last)) return;
            // Views that the app makes for the width are drawn again.
            if (this.last && now.width !== this.last.width) watching.soon(250);
            this.last = now;
            client.notify('ui/notifications/size-changed', now);
        });
    },
};

// MARK: - Documents

/** The newest document of the server. */
const shown = {
    /** @type {string | null} */
    handle: null,
    version: -1,
    /** @type {Card | null} */
    card: null,
    /** @type {import('./wire.js').Run | null} */
    run: null,
    /** @type {string | null} */
    summary: null,
    /** The pictures of the card's view by name.
     * @type {{ [name: string]: string }} */
    images: {},
};
// Nothing may be loaded here, so pictures come with the documents.
addresses.image = (name) => shown.images[name] ?? '';
addresses.symbol = (name) => shown.images[`symbol:${name}`] ?? '';
/** How many actions of the person are under way. */
let acting = 0;

/**
 * The result of the call that the view belongs to.
 *
 * @param {any} result
 */
function takeResult(result) {
    const document = result?._meta?.[cardName];
    if (document) {
        take(document);
        // It was made before the server knew of the fonts.
        if (isMeasured()) watching.soon(0);
        return;
    }
    // Without a card there is nothing to draw; the conversation has the texts.
    if (result?.isError) say(result.content?.find((/** @type {any} */ { type }) => type === 'text')?.text ?? '');
}

/**
 * Takes the answer to a call of the view, once the fonts are there that its card is laid out in.
 *
 * @param {any} result
 */
async function takeAnswer(result) {
    const news = result.structuredContent ?? {};
    if (news.fonts) {
        if (isMeasured()) await awaitFaces(news.fonts);
        // The same comes again, to be laid out here.
        if (!isMeasured()) return watching.soon(250);
    }
    take(news);
}

/**
 * Takes a document; one that is older than the shown one is ignored.
 *
 * @param {any} news
 */
function take(news) {
    for (const item of news.news ?? []) say(item.message ?? (item.supporting || item.full));
    if (news.version !== undefined && news.version < shown.version) return;
    shown.version = news.version ?? shown.version;
    if (!('card' in news)) return;
    shown.handle = news.handle ?? null;
    const before = shown.card;
    const card = news.card;
    // A view that did not change is not sent again.
    if (card && card.html === undefined) card.html = before && before.id === card.id ? before.html : null;
    else shown.images = {};
    // Those of a new question come with a view that is as before.
    Object.assign(shown.images, news.images);
    shown.card = card;
    shown.run = news.run;
    draw(card, before);
    tellModel(news.summary);
    watching.soon(isGoingOn() ? 500 : 3000);
}

/** Returns whether an action is being performed, as far as the view knows. */
const isGoingOn = () => acting > 0 || Boolean(shown.card?.busy || (shown.run && !shown.card?.question));

/**
 * The assistant learns what changed, in one line that replaces the one before.
 *
 * @param {string | undefined} summary
 */
function tellModel(summary) {
    const isFirst = shown.summary === null;
    if (!summary || summary === shown.summary) return;
    shown.summary = summary;
    // The assistant already has the result of its call.
    if (isFirst || !client.capabilities.updateModelContext) return;
    client.request('ui/update-model-context', { content: [{ type: 'text', text: summary }] }).catch(() => {});
}

/** @param {string | null} text */
function say(text) { put(page.notice, text); }

// MARK: - Watching

/** The server can't push to a view, so the view asks: often while an action runs, seldom otherwise. */
const watching = {
    /** @type {any} */
    timer: 0,
    isOver: false,
    pause: 3000,

    /** @param {number} pause */
    soon(pause) {
        clearTimeout(this.timer);
        if (this.isOver || !shown.handle || !client.canCallTools) return;
        this.pause = pause;
        this.timer = setTimeout(() => this.look(), pause);
    },

    async look() {
        // A frame that isn't shown has no width.
        if (document.hidden || !page.root.clientWidth) return this.soon(Math.max(this.pause, 250));
        const handle = shown.handle;
        const version = shown.version;
        try {
            const result = await client.callTool('card_state', {
                handle, seen: version, scheme: scheme(), language: client.context.locale ?? 'en',
                zone: client.context.timeZone ?? timeZone,
                width: page.card.clientWidth - 32, measured: isMeasured(),
            });
            if (shown.handle === handle) await takeAnswer(result);
        } catch { /* asked again soon */ }
        if (shown.version !== version) return;
        // A card may change at any moment while an action runs; at rest it seldom does.
        this.soon(Math.min(Math.max(this.pause, 250) * 1.5, isGoingOn() ? 2000 : 15_000));
    },

    end() {
        this.isOver = true;
        clearTimeout(this.timer);
    },
};

document.addEventListener('visibilitychange', () => { if (!document.hidden) watching.soon(0); });

// MARK: - Acting

/**
 * Carries out a person's action, and shows the present state afterwards, also after a failure.
 *
 * @param {import('./wire.js').Message} message
 * @param {Element} [pressed]
 */
async function act(message, pressed) {
    if (!shown.handle || !client.canCallTools) return;
    say('');
    pressed?.setAttribute('data-pending', '');
    acting += 1;
    watching.soon(200);
    try {
        await takeAnswer(await client.callTool('card_act', { handle: shown.handle, seen: shown.version, ...message }));
    } catch (error) {
        say(/** @type {Error} */ (error).message);
    }
    acting -= 1;
    pressed?.removeAttribute('data-pending');
    // A toggle that was flipped ahead of the truth goes back.
    if (acting === 0 && shown.card) fill(shown.card);
}

page.content.addEventListener('click', (/** @type {any} */ event) => {
    const link = event.target.closest('a[href]');
    if (link) {
        event.preventDefault();
        return client.request('ui/open-link', { url: link.href }).catch((error) => say(error.message));
    }
    const control = event.target.closest('[data-action]');
    const { card } = shown;
    if (!control || control.disabled || !card || card.busy || !shown.handle) return;
    const message = messageOfControl(card, control);
    act(message, message.type === 'tap' ? control : undefined);
});

page.system.addEventListener('click', (/** @type {any} */ event) => {
    const button = event.target.closest('[data-role]');
    if (button) press(button.dataset.role, button);
});

/**
 * @param {string} role
 * @param {any} button
 */
function press(role, button) {
    const card = shown.card;
    if (!card || card.busy || button?.hasAttribute('data-pending')) return;
    const message = messageOf(role, card, form);
    if (message) act(message, button);
}

$('stop').addEventListener('click', (/** @type {any} */ event) => act({ type: 'stop' }, event.currentTarget));

// MARK: - Drawing

/** @type {import('./wire.js').SystemButton[]} */
let drawnButtons = [];

/**
 * @param {Card | null} card
 * @param {Card | null} before
 */
function draw(card, before) {
    page.card.hidden = !card && !shown.run;
    if (!card) {
        put(page.title, shown.run?.title);
        for (const element of [page.dialog, page.error]) put(element, '');
        page.content.replaceChildren();
        page.content.hidden = true;
        form.show(null);
        drawButtons(page.system, drawnButtons = [], page.title);
        if (before && !shown.run && page.notice.hidden) say(localized('Done.'));
    } else {
        put(page.title, card.title);
        put(page.dialog, card.dialog?.supporting);
        put(page.error, card.error);
        fill(card);
        form.show(card.question);
        // A card that no person can answer needs no buttons, and the assistant has got the text to copy.
        const buttons = shown.handle ? card.buttons.filter(({ role }) => role !== 'copy') : [];
        if (!isSame(buttons, drawnButtons)) drawButtons(page.system, drawnButtons = buttons, page.title);
        for (const button of page.system.children) button.setAttribute('aria-disabled', card.busy);
        page.card.setAttribute('aria-busy', card.busy);
        page.card.toggleAttribute('data-inert', !shown.handle || !client.canCallTools);
        if (before && before.id !== card.id) page.title.focus({ preventScroll: true });
    }
    drawRun(card);
    size.report();
}

/** @param {Card | null} card */
function drawRun(card) {
    const run = card?.question && !card.busy ? null : shown.run;
    page.run.hidden = !run;
    if (!run) return;
    $('run-title').textContent = `${run.title}…`;
    $('run-progress').hidden = typeof run.progress !== 'number';
    if (typeof run.progress === 'number') $('run-progress').value = run.progress;
}

/**
 * Shows the card's view by changes of the present elements.
 *
 * @param {Card} card
 */
function fill(card) {
    page.content.hidden = card.html === null;
    const sheet = parse(card.html ?? '');
    for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (sheet.querySelectorAll('img[src^="image:"]'))) {
        const name = decodeURIComponent((image.getAttribute('src') ?? '').slice('image:'.length));
        const source = shown.images[name];
        if (source) image.setAttribute('src', source); else image.removeAttribute('src');
    }
    const changes = noChanges();
    morph(page.content, sheet, null, changes);
    for (const [element, was] of changes.numbers) {
        markNumber(element, was);
    }
    for (const node of changes.left) node.remove();
}

// MARK: - Questions

// A view can't hand in a file; the assistant can. Given values stay.
controls.file = (field, names) => {
    const control = make('p', { ...names, className: 'caption', tabIndex: -1 },
        localized('A file can’t be chosen here. Give it to the assistant, and ask again.'));
    return { element: control, control, read: () => field.value ?? null };
};

const form = makeForm(page.question, {
    submit: () => press('submit', page.system.querySelector('[data-role="submit"]')),
    choose: (option, button) => { act({ type: 'choose', question: shown.card?.question?.id, option }, button); },
    find: async (field, text) => {
        const result = await client.callTool('card_choices', {
            handle: shown.handle, question: shown.card?.question?.id, parameter: field.owner ?? field.name, entity: field.owner && field.entity, text,
        });
        if (result.isError) throw new Error('The search failed.');
        return result.structuredContent?.options ?? [];
    },
    say,
    // Nothing of a form here takes time.
    waiting() {},
});

// MARK: - Start

applyContext();
const opening = await client.request('ui/initialize', {
    protocolVersion: '2026-01-26', appInfo: { name: 'openappintents-card', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline'] },
});
client.capabilities = opening.hostCapabilities ?? {};
client.context = opening.hostContext ?? {};
applyContext();
client.isReady = true;
client.notify('ui/notifications/initialized');
size.observer.observe(document.body);
keepCounting();
watchPictures();
watchDrags();
watchEffects();
if (client.capabilities.serverResources && client.canCallTools && await haveFaces(frameFaces, readFont)) watchFonts(changeFonts);
