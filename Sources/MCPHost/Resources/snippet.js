// The view of a card inside a client of the Model Context Protocol (MCP Apps, 2026-01-26).
//
// The server owns everything that is shown: this draws the newest document that came with the result
// of a call, and calls `card_act` with what a person does. Nothing is loaded and nothing is kept: a
// view that is opened again asks `card_state` for what its card shows now.

const $ = (id) => document.getElementById(id);
const page = {
    root: document.documentElement, card: $('card'), title: $('title'), dialog: $('dialog'), content: $('content'),
    error: $('error'), question: $('question'), system: $('system'), run: $('run'), notice: $('notice'),
};
const cardName = 'openappintents/card';

/** Creates an element; strings become text, never markup. */
function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (value === null || value === undefined || value === false) continue;
        if (name in element && name !== 'list') element[name] = value;
        else element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
}

/** Shows text in an element that is hidden while there is none. */
function put(element, text) {
    const value = text ?? '';
    if (element.textContent !== value) element.textContent = value;
    element.hidden = value === '';
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// MARK: - The client around the view

/** JSON-RPC with the client, through messages to the window around this one. */
const client = {
    capabilities: {}, context: {}, lastID: 0, waiting: new Map(), isReady: false,

    post(message) { window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*'); },

    notify(method, params = {}) { this.post({ method, params }); },

    /** Asks for something; a client that never answers must not hold a card for ever. */
    request(method, params = {}, patience = 90_000) {
        const id = ++this.lastID;
        return new Promise((resolve, reject) => {
            const timer = setTimeout(() => {
                this.waiting.delete(id);
                reject(new Error(`${method} was not answered.`));
            }, patience);
            this.waiting.set(id, { resolve, reject, timer });
            this.post({ id, method, params });
        });
    },

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

    settle({ id, result, error }) {
        const call = this.waiting.get(id);
        if (!call) return;
        this.waiting.delete(id);
        clearTimeout(call.timer);
        if (error) call.reject(new Error(error.message ?? 'The client refused that.'));
        else call.resolve(result);
    },

    get canCallTools() { return Boolean(this.capabilities.serverTools); },

    async callTool(name, members) {
        return this.request('tools/call', { name, arguments: members });
    },
};

const handlers = {
    'ui/notifications/tool-result': (result) => takeResult(result),
    'ui/notifications/tool-cancelled': () => say('This was cancelled.'),
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

// MARK: - Appearance

/** Which of our colors and measures follow the client's. */
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

function scheme() {
    const theme = client.context.theme;
    return theme === 'dark' || (theme !== 'light' && darkness.matches) ? 'dark' : 'light';
}

function applyContext() {
    const { locale, styles, safeAreaInsets, containerDimensions } = client.context;
    page.root.dataset.scheme = scheme();
    for (const [name, value] of Object.entries(styles?.variables ?? {})) {
        if (!name.startsWith('--')) continue;
        page.root.style.setProperty(name, value);
        for (const own of tokens[name] ?? []) page.root.style.setProperty(own, `var(${name})`);
    }
    if (locale) {
        page.root.lang = locale;
        try {
            const known = new Intl.Locale(locale);
            page.root.dir = (known.getTextInfo?.() ?? known.textInfo)?.direction ?? 'ltr';
        } catch { /* left to right */ }
    }
    const inset = (side) => `${2 + (safeAreaInsets?.[side] ?? 0)}px`;
    document.body.style.padding = ['top', 'right', 'bottom', 'left'].map(inset).join(' ');
    // In a box of fixed height the card scrolls; otherwise the box follows the card.
    page.root.style.overflowY = containerDimensions?.height ? 'auto' : 'hidden';
}

darkness.addEventListener('change', applyContext);

/** Tells the client how large the view is, once per frame at most. */
const size = {
    last: null, isDue: false,
    observer: new ResizeObserver(() => size.report()),
    report() {
        if (this.isDue || !client.isReady) return;
        this.isDue = true;
        requestAnimationFrame(() => {
            this.isDue = false;
            const box = document.body.getBoundingClientRect();
            const now = { width: Math.ceil(box.width), height: Math.ceil(box.height) };
            if (isSame(now, this.last)) return;
            this.last = now;
            client.notify('ui/notifications/size-changed', now);
        });
    },
};

// MARK: - Documents

/** What the server said last. */
const shown = { handle: null, version: -1, card: null, run: null, summary: null };
/** How many actions of the person are under way. */
let acting = 0;

/** The result of the call that the view belongs to. */
function takeResult(result) {
    const document = result?._meta?.[cardName];
    if (document) return take(document);
    // Without a card there is nothing to draw; what was said stands in the conversation.
    if (result?.isError) say(result.content?.find(({ type }) => type === 'text')?.text ?? '');
}

/** Takes a document; what is older than what is shown is late news. */
function take(news) {
    for (const item of news.news ?? []) say(item.text ?? item.full);
    if (news.version !== undefined && news.version < shown.version) return;
    shown.version = news.version ?? shown.version;
    if (!('card' in news)) return;
    shown.handle = news.handle ?? null;
    const before = shown.card;
    const card = news.card;
    // What did not change is not sent again.
    if (card && card.html === undefined) {
        card.html = before?.id === card.id ? before.html : null;
        card.images = before?.images;
    }
    shown.card = card;
    shown.run = news.run;
    draw(card, before);
    tellModel(news.summary);
    watching.soon(isGoingOn() ? 500 : 3000);
}

/** Whether something is being performed, as far as the view knows. */
const isGoingOn = () => acting > 0 || Boolean(shown.card?.busy || (shown.run && !shown.card?.question));

/** The assistant learns what changed, in one line that replaces the one before. */
function tellModel(summary) {
    const isFirst = shown.summary === null;
    if (!summary || summary === shown.summary) return;
    shown.summary = summary;
    // What came with the result of the call the assistant knows already.
    if (isFirst || !client.capabilities.updateModelContext) return;
    client.request('ui/update-model-context', { content: [{ type: 'text', text: summary }] }).catch(() => {});
}

function say(text) { put(page.notice, text); }

// MARK: - Watching

/** Nothing is pushed to a view, so it asks: often while something goes on, seldom otherwise. */
const watching = {
    timer: 0, isOver: false, pause: 3000,

    soon(pause) {
        clearTimeout(this.timer);
        if (this.isOver || !shown.handle || !client.canCallTools) return;
        this.pause = pause;
        this.timer = setTimeout(() => this.look(), pause);
    },

    async look() {
        if (document.hidden) return this.soon(this.pause);
        const handle = shown.handle;
        const version = shown.version;
        try {
            const result = await client.callTool('card_state', {
                handle, seen: version, scheme: scheme(), language: client.context.locale ?? 'en',
            });
            if (shown.handle === handle) take(result.structuredContent ?? {});
        } catch { /* asked again soon */ }
        if (shown.version !== version) return;
        // What goes on may move at any moment; what rests seldom does.
        this.soon(Math.min(Math.max(this.pause, 250) * 1.5, isGoingOn() ? 2000 : 15_000));
    },

    end() {
        this.isOver = true;
        clearTimeout(this.timer);
    },
};

document.addEventListener('visibilitychange', () => { if (!document.hidden) watching.soon(0); });

// MARK: - Acting

/** Carries out what a person did; whatever comes of it, what is true is shown afterwards. */
async function act(type, members, pressed) {
    if (!shown.handle || !client.canCallTools) return;
    say('');
    pressed?.setAttribute('data-busy', '');
    acting += 1;
    watching.soon(200);
    try {
        const result = await client.callTool('card_act', { handle: shown.handle, seen: shown.version, type, ...members });
        take(result.structuredContent ?? {});
    } catch (error) {
        say(error.message);
    }
    acting -= 1;
    pressed?.removeAttribute('data-busy');
    // A toggle that was flipped ahead of the truth goes back.
    if (acting === 0 && shown.card) fill(shown.card);
}

const address = (control) => ({ card: shown.card.id, generation: shown.card.generation, action: Number(control.dataset.action) });

page.content.addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (link) {
        event.preventDefault();
        return client.request('ui/open-link', { url: link.href }).catch((error) => say(error.message));
    }
    const control = event.target.closest('[data-action]');
    if (!control || control.disabled || !shown.card || shown.card.busy || !shown.handle) return;
    if (!control.hasAttribute('data-toggle')) return act('tap', address(control), control);
    const isOn = control.getAttribute('aria-checked') !== 'true';
    control.setAttribute('aria-checked', isOn);
    act('toggle', { ...address(control), isOn });
});

page.system.addEventListener('click', (event) => {
    const button = event.target.closest('[data-role]');
    if (button) press(button.dataset.role, button);
});

function press(role, button) {
    const card = shown.card;
    if (!card || card.busy || button?.hasAttribute('data-busy')) return;
    const question = card.question?.id;
    switch (role) {
    case 'done': return act('done', { card: card.id }, button);
    case 'submit': return act('answer', { question, values: form.read() }, button);
    default: return act(role, { question }, button);
    }
}

$('stop').addEventListener('click', (event) => act('stop', {}, event.currentTarget));

// MARK: - Drawing

function draw(card, before) {
    page.card.hidden = !card && !shown.run;
    if (!card) {
        put(page.title, shown.run?.title);
        for (const element of [page.dialog, page.error]) put(element, '');
        page.content.replaceChildren();
        page.content.hidden = true;
        form.show(null);
        page.system.replaceChildren();
        if (before && !shown.run && page.notice.hidden) say('Done.');
    } else {
        put(page.title, card.title);
        put(page.dialog, card.dialog?.supporting);
        put(page.error, card.error);
        fill(card);
        form.show(card.question);
        drawButtons(card);
        page.card.setAttribute('aria-busy', card.busy);
        page.card.toggleAttribute('data-inert', !shown.handle || !client.canCallTools);
        if (before && before.id !== card.id) page.title.focus({ preventScroll: true });
    }
    drawRun(card);
    size.report();
}

function drawRun(card) {
    const run = card?.question && !card.busy ? null : shown.run;
    page.run.hidden = !run;
    if (!run) return;
    $('run-title').textContent = `${run.title}…`;
    $('run-progress').hidden = typeof run.progress !== 'number';
    if (typeof run.progress === 'number') $('run-progress').value = run.progress;
}

function drawButtons(card) {
    // A card that nobody can answer needs no buttons.
    const buttons = shown.handle ? card.buttons : [];
    const focused = page.system.contains(document.activeElement) ? document.activeElement.dataset.role : null;
    page.system.replaceChildren(...buttons.map(({ role, label, isDestructive }) => make('button', {
        type: 'button', dir: 'auto', 'data-role': role, 'data-destructive': isDestructive,
        'aria-disabled': card.busy ? 'true' : 'false',
    }, label)));
    if (focused) page.system.querySelector(`[data-role="${focused}"]`)?.focus();
}

const inert = document.implementation.createHTMLDocument('');

/** Shows the card's view, changing what is there rather than replacing it. */
function fill(card) {
    page.content.hidden = card.html === null;
    const sheet = inert.createElement('div');
    sheet.innerHTML = card.html ?? '';
    for (const image of sheet.querySelectorAll('img[src^="image:"]')) {
        const name = decodeURIComponent(image.getAttribute('src').slice('image:'.length));
        const source = card.images?.[name];
        if (source) image.setAttribute('src', source); else image.removeAttribute('src');
    }
    morph(page.content, sheet);
}

const nameOf = (node) => `${node.nodeName} ${node.id ?? ''}`;

/** Turns the children of one element into those of another; equal names stay the same elements. */
function morph(host, source) {
    let old = host.firstChild;
    for (const next of [...source.childNodes]) {
        const known = next.id ? host.querySelector(`:scope > #${CSS.escape(next.id)}`) : null;
        if (known && known !== old && nameOf(known) === nameOf(next)) {
            host.insertBefore(known, old);
            patch(known, next);
        } else if (old && nameOf(old) === nameOf(next)) {
            patch(old, next);
            old = old.nextSibling;
        } else {
            const node = document.importNode(next, true);
            host.insertBefore(node, old);
            for (const styled of [node, ...(node.querySelectorAll?.('[data-style]') ?? [])]) style(styled);
        }
    }
    while (old) {
        const next = old.nextSibling;
        old.remove();
        old = next;
    }
}

function patch(old, next) {
    if (old.nodeType !== 1) {
        if (old.data === next.data) return;
        const numeric = old.parentElement.closest('[data-transition="numeric"]');
        if (numeric) {
            const value = (text) => Number.parseFloat(text.replace(/[^\d.,-]/g, '').replace(',', '.')) || 0;
            numeric.setAttribute('data-changed', value(next.data) >= value(old.data) ? 'up' : 'down');
            numeric.onanimationend = () => numeric.removeAttribute('data-changed');
        }
        old.data = next.data;
        return;
    }
    for (const name of old.getAttributeNames()) {
        if (!next.hasAttribute(name) && !['style', 'data-changed', 'data-busy'].includes(name)) old.removeAttribute(name);
    }
    for (const { name, value } of next.attributes) {
        if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    style(old);
    morph(old, next);
}

/** Measures travel in `data-style`, so that no client's policy on styles can forbid them. */
function style(element) {
    if (element.nodeType === 1) element.style.cssText = element.dataset.style ?? '';
}

// MARK: - Questions

/** A value without the tags that tell types apart. */
const plain = (value) => value?.id ?? value?.case ?? value?.date ?? value?.duration ?? (value?.fields ? JSON.stringify(value.fields) : value) ?? null;
const words = ({ title, subtitle }) => make('span', { dir: 'auto' }, title, subtitle ? make('small', {}, subtitle) : null);

/** The fields of the question; `read` gives their values by name. */
const form = {
    id: null, fields: [],

    show(question) {
        const isUpdate = question?.kind === 'values' && this.id === question.id;
        if (!isUpdate) {
            this.id = question?.id ?? null;
            this.fields = [];
            page.question.replaceChildren();
            page.question.hidden = !question || question.kind === 'confirmation';
            if (question?.kind === 'choice') page.question.append(this.choices(question));
            if (question?.kind === 'values') page.question.append(...question.fields.map((field) => this.field(field)));
        }
        if (question?.kind !== 'values') return;
        question.fields.forEach(({ error }, index) => {
            put(this.fields[index].error, error);
            this.fields[index].control.setAttribute('aria-invalid', Boolean(error));
        });
    },

    choices(question) {
        return make('div', { className: 'picks', role: 'group', 'aria-labelledby': 'title' }, ...question.options.map((option, place) => {
            const button = make('button', { type: 'button', className: 'pick', 'data-kind': option.style }, words(option));
            button.addEventListener('click', () => act('choose', { question: question.id, option: place }, button));
            return button;
        }));
    },

    field(field) {
        const id = `field-${this.fields.length}`;
        const made = this.control(field, id);
        const error = make('p', { className: 'field-error', id: `${id}-error`, dir: 'auto', hidden: true });
        made.control.setAttribute('aria-describedby', error.id);
        this.fields.push({ ...made, name: field.name, error });
        const label = make(made.isGroup ? 'span' : 'label', { className: 'label', id: `${id}-label`, dir: 'auto', htmlFor: made.isGroup ? null : id }, field.title);
        const note = field.description ? make('p', { className: 'caption', dir: 'auto' }, field.description) : null;
        return make('div', { className: 'field' }, label, made.element, note, error);
    },

    /** The control for a field: a list to pick from, a text that finds, or an input of its type. */
    control(field, id) {
        const given = plain(field.value);
        if (field.options && !field.searchable || field.type === 'array' && field.options) return this.list(field, id);
        if (field.searchable) return this.finder(field, id);
        if (field.type === 'structure') return this.structure(field, id);
        if (field.type === 'duration') return this.duration(field, id);
        if (field.type === 'bool') {
            const control = make('input', { id, type: 'checkbox', checked: given === true });
            return { element: make('span', { className: 'pick' }, control), control, read: () => control.checked };
        }
        const kinds = { int: 'number', double: 'number', url: 'url', date: { date: 'date', time: 'time' }[field.dateKind] ?? 'datetime-local' };
        const control = field.multiline ? make('textarea', { id, rows: 3 }) : make('input', {
            id, type: kinds[field.type] ?? 'text', min: field.min, max: field.max, step: field.type === 'double' ? 'any' : null,
        });
        control.dir = 'auto';
        control.value = given ?? '';
        const read = {
            number: () => Number.isNaN(control.valueAsNumber) ? null : control.valueAsNumber,
            'datetime-local': () => control.value === '' ? null : new Date(control.value).toISOString(),
        }[control.type] ?? (() => control.value === '' ? null : control.value);
        const list = () => control.value.split(',').map((part) => part.trim()).filter(Boolean);
        return { element: control, control, read: field.type === 'array' ? list : read };
    },

    /** The fields of a structure, each with a label of its own. */
    structure(field, id) {
        const given = field.value?.fields ?? {};
        const parts = field.fields.map((part) => {
            const inner = `${id}-${part.name}`;
            const value = given[part.name] ?? part.default ?? null;
            return { ...part, id: inner, ...(part.choices ? this.menu(part, inner, value) : this.control({ ...part, value }, inner)) };
        });
        const read = () => {
            const values = parts.map((part) => [part.name, part.read(), part.choices]).filter(([, value]) => value !== null && value !== '');
            const isGiven = values.some(([, , choices]) => !choices) || parts.every(({ choices }) => choices) && values.length > 0;
            return isGiven ? { fields: Object.fromEntries(values) } : null;
        };
        return this.group(id, parts, read);
    },

    menu(part, id, value) {
        const control = make('select', { id, dir: 'auto' }, value === null ? make('option', { value: '' }, part.required ? 'Choose…' : 'None') : null,
            ...part.choices.map((choice) => make('option', { value: choice.value, selected: choice.value === value }, choice.title)));
        return { element: control, control, read: () => control.value === '' ? null : control.value };
    },

    duration(field, id) {
        const [, ...given] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(field.value?.duration ?? '') ?? [];
        const parts = ['Hours', 'Minutes', 'Seconds'].map((title, place) => {
            const control = make('input', { id: `${id}-${title}`, type: 'number', min: 0, step: 'any' });
            control.value = given[place] ?? '';
            return { title, id: control.id, element: control, control };
        });
        const read = () => {
            if (parts.every(({ control }) => control.value === '')) return null;
            const [hours, minutes, seconds] = parts.map(({ control }) => Number(control.value));
            return { duration: `PT${(hours * 3600 + minutes * 60 + seconds).toFixed(9).replace(/\.?0+$/, '')}S` };
        };
        return this.group(id, parts, read);
    },

    group(id, parts, read) {
        const element = make('div', { id, className: 'parts', role: 'group', 'aria-labelledby': `${id}-label` },
            ...parts.map((part) => make('div', { className: 'part' }, make('label', { htmlFor: part.id, dir: 'auto' }, part.title), part.element)));
        return { element, control: parts[0].control, isGroup: true, read };
    },

    list(field, id) {
        const isMany = field.type === 'array';
        const given = (isMany ? field.value ?? [] : [field.value]).map(plain);
        const inputs = field.options.map(({ value }, place) => make('input', {
            type: isMany ? 'checkbox' : 'radio', name: id, value: String(place), checked: given.includes(plain(value)),
        }));
        const rows = field.options.map((option, place) => make('label', { className: 'pick' }, inputs[place], words(option)));
        const element = make('div', { id, className: 'picks', role: isMany ? 'group' : 'radiogroup', 'aria-labelledby': `${id}-label` }, ...rows);
        const picked = () => field.options.filter((_, place) => inputs[place].checked).map(({ value }) => value);
        return { element, control: element, isGroup: true, read: isMany ? picked : () => picked()[0] ?? null };
    },

    /** What is typed is searched for; what is not found among the suggestions the server looks up. */
    finder(field, id) {
        let options = field.options ?? [];
        const suggestions = make('datalist', { id: `${id}-list` });
        const control = make('input', { id, type: 'text', list: suggestions.id, dir: 'auto' });
        const chosen = options.find(({ value }) => plain(value) === plain(field.value));
        control.value = chosen?.title ?? plain(field.value) ?? '';
        const suggest = () => suggestions.replaceChildren(...options.map(({ title, subtitle }) => make('option', { value: title, label: subtitle ? `${title} – ${subtitle}` : title })));
        suggest();
        let request = 0;
        control.addEventListener('input', async () => {
            const mine = ++request;
            const question = shown.card?.question?.id;
            try {
                const result = await client.callTool('card_choices', { handle: shown.handle, question, parameter: field.name, text: control.value });
                if (mine !== request) return;
                options = result.structuredContent?.options ?? options;
                suggest();
            } catch { /* what was suggested stays */ }
        });
        const read = () => options.find(({ title }) => title === control.value)?.value ?? (control.value === '' ? null : control.value);
        return { element: make('span', {}, control, suggestions), control, read };
    },

    read() {
        return Object.fromEntries(this.fields.map(({ name, read }) => [name, read()]));
    },
};

page.question.addEventListener('submit', (event) => {
    event.preventDefault();
    press('submit', page.system.querySelector('[data-role="submit"]'));
});
page.question.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || event.repeat || !event.target.matches('input')) return;
    event.preventDefault();
    press('submit', page.system.querySelector('[data-role="submit"]'));
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
