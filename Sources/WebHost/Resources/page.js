// The page around the snippets: a search field, one card, and the system's buttons.
//
// The server owns everything that is shown; this script draws the newest state and sends what a
// person does (Documentation/WireFormat.md). A state is applied in the very handler that receives
// it, before the next frame; whatever needs layout (motion, scroll marks) or can wait (speech)
// comes after. Nothing here needs a build step or a library.

const $ = (id) => document.getElementById(id);
const page = {
    root: document.documentElement, query: $('query'), results: $('results'), search: $('search'),
    card: $('card'), body: $('card-body'), scroller: $('scroller'), content: $('content'),
    question: $('question'), system: $('system'),
};

/** What the server said last. */
const shown = { seq: null, card: null, run: null };

/** Creates an element; strings become text, never markup. */
function make(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (value === null || value === undefined || value === false) continue;
        if (name in element && name !== 'role' && name !== 'list') element[name] = value;
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

const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** A tile with one of the system's symbols; the drawing is a mask, so it takes any color. */
function drawSymbol(element, name) {
    element.classList.toggle('has-symbol', Boolean(name));
    if (name) element.style.setProperty('--symbol', `url("/symbols/${encodeURIComponent(name)}.svg")`);
    else element.style.removeProperty('--symbol');
    return element;
}

// MARK: - Appearance

const textSizes = {
    xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23,
    accessibility1: 28, accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};
const textSizeNames = Object.keys(textSizes);
const darkness = matchMedia('(prefers-color-scheme: dark)');
const calmness = matchMedia('(prefers-reduced-motion: reduce)');

/** Storage may be forbidden; the settings then last as long as the page. */
const memory = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* not kept */ } },
};

const look = {
    appearance: ['light', 'dark'].includes(memory.get('appearance')) ? memory.get('appearance') : 'auto',
    text: memory.get('text') in textSizes ? memory.get('text') : 'large',
    /** What the server knows of it. */
    told: null,
};

/** How this tab shows things, as the server wants to know it. */
function environment() {
    const isDark = look.appearance === 'auto' ? darkness.matches : look.appearance === 'dark';
    return { scheme: isDark ? 'dark' : 'light', text: look.text, language: navigator.language || 'en' };
}

function applyLook() {
    page.root.dataset.scheme = environment().scheme;
    page.root.dataset.text = look.text;
    page.root.style.setProperty('--text-scale', textSizes[look.text] / 17);
    const size = $('text-size');
    size.value = textSizeNames.indexOf(look.text);
    size.setAttribute('aria-valuetext', look.text.replace(/([A-Z]|\d)/g, ' $1').toLowerCase());
    for (const choice of $('appearance').querySelectorAll('input')) choice.checked = choice.value === look.appearance;
}

function changeLook(change) {
    Object.assign(look, change);
    for (const [key, value] of Object.entries(change)) memory.set(key, value);
    applyLook();
    // A closed connection says it when it opens.
    if (!isSame(environment(), look.told)) connection.tell({ type: 'environment', ...environment() });
    look.told = environment();
}

$('text-size').addEventListener('input', (event) => changeLook({ text: textSizeNames[event.target.value] }));
$('appearance').addEventListener('change', (event) => changeLook({ appearance: event.target.value }));
darkness.addEventListener('change', () => changeLook({}));

// The page mirrors with the person's language, so that search and card read in one direction.
try {
    const locale = new Intl.Locale(navigator.language);
    page.root.dir = (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
} catch { /* left to right */ }
// Card and results are in that language too, which matters for speech and hyphens.
for (const element of [page.card, page.results]) element.lang = navigator.language;

// MARK: - Connection

/**
 * One ordered stream from the server and a way back: a WebSocket, or where upgrades are blocked
 * server-sent events with POST. A lost stream is opened again and resumes after `seen`.
 */
const connection = {
    tab: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    forced: { sse: 'sse', socket: 'socket' }[new URLSearchParams(location.search).get('transport')],
    transport: 'socket',
    stream: null,
    isOpen: false,
    /** Whether this transport ever worked; only until then is the other one tried. */
    isProven: false,
    attempt: 0,
    timer: 0,
    /** What was done while the connection was lost. */
    waiting: [],
    /** Keeps POSTs in order. */
    posts: Promise.resolve(),

    open() {
        clearTimeout(this.timer);
        look.told = environment();
        const items = new URLSearchParams({ tab: this.tab, ...environment(), parts: '1' });
        if (shown.seq !== null) items.set('seen', shown.seq);
        const isCurrent = (stream) => this.stream === stream;
        if ((this.forced ?? this.transport) === 'socket') {
            const origin = location.origin.replace(/^http/, 'ws');
            const socket = new WebSocket(`${origin}/session/socket?${items}`, 'openappintents.1');
            this.stream = socket;
            socket.onopen = () => isCurrent(socket) && this.opened();
            socket.onmessage = (event) => isCurrent(socket) && receive(event.data);
            socket.onclose = () => isCurrent(socket) && this.lost();
        } else {
            const source = new EventSource(`/session/events?${items}`);
            this.stream = source;
            source.onopen = () => isCurrent(source) && this.opened();
            source.onmessage = (event) => isCurrent(source) && receive(event.data);
            // The browser would repeat the old address with the old `seen`: ours is better.
            source.onerror = () => { source.close(); if (isCurrent(source)) this.lost(); };
        }
    },

    opened() {
        this.isOpen = this.isProven = true;
        this.attempt = 0;
        notice.connected();
        if (place.position) this.transmit(place.message());
        // If nothing changed meanwhile no state comes, so what waits goes soon in any case.
        if (this.waiting.length > 0) setTimeout(() => this.flush(), 150);
    },

    lost() {
        this.stream = null;
        this.isOpen = false;
        notice.disconnected();
        if (!this.isProven) this.transport = this.transport === 'socket' ? 'sse' : 'socket';
        const delays = [0, 250, 1000, 3000, 5000, 10000];
        const delay = delays[Math.min(this.attempt++, delays.length - 1)];
        // A little disorder keeps a hundred tabs from returning in the same instant.
        this.timer = setTimeout(() => this.open(), delay * (0.8 + 0.4 * Math.random()));
    },

    /** Asks for the whole state once more. */
    restart() {
        shown.seq = null;
        this.close();
        this.open();
    },

    /** Tries at once, for example because the network is back. */
    hurry() {
        if (this.stream === null) { this.attempt = 0; this.open(); }
    },

    close() {
        const stream = this.stream;
        this.stream = null;
        this.isOpen = false;
        stream?.close();
    },

    /** Sends an action of a person, now or when the connection is back. */
    send(message) {
        if (this.isOpen) return this.transmit(message);
        if (message.type === 'stop' || this.waiting.length >= 16) return;
        this.waiting.push({ message, card: shown.card?.id ?? null });
    },

    /** Sends something that a new connection says by itself, so that it never waits. */
    tell(message) {
        if (this.isOpen) this.transmit(message);
    },

    /** What waited is sent if it is still about what is shown; the server checks once more. */
    flush() {
        if (!this.isOpen) return;
        const current = shown.card?.id ?? null;
        for (const { message, card } of this.waiting.splice(0)) if (card === current) this.transmit(message);
    },

    transmit(message) {
        const text = JSON.stringify(message);
        if (this.stream instanceof WebSocket) return this.stream.send(text);
        this.posts = this.posts.then(() => this.post(text));
    },

    async post(body) {
        try {
            const answer = await fetch(`/session/actions?tab=${this.tab}`, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body,
            });
            if (answer.ok) return;
            const problem = await answer.json().catch(() => null);
            notice.say(problem?.error?.message ?? `The server refused that (${answer.status}).`);
        } catch {
            // Whether it arrived is unknown, and twice would be worse than never.
            notice.say('That did not get through. Please try again.');
        }
        settle();
    },
};

addEventListener('online', () => connection.hurry());
document.addEventListener('visibilitychange', () => { if (!document.hidden) connection.hurry(); });
addEventListener('pagehide', () => { clearTimeout(connection.timer); connection.close(); });
addEventListener('pageshow', (event) => { if (event.persisted) connection.open(); });

function receive(text) {
    const message = JSON.parse(text);
    switch (message.type) {
    case 'state': show(message); break;
    case 'announce':
        if (message.supporting) notice.say(message.supporting, message.full);
        else say(message.full);
        break;
    case 'refused':
        notice.say(message.message);
        settle();
        break;
    }
}

// MARK: - Notices and speech

/** One quiet line at the foot of the page; the lost connection has precedence. */
const notice = {
    element: $('notice'), timer: 0, lossTimer: 0, isLost: false,

    /** Shows a sentence for a while, and says `spoken` in its place where they differ. */
    say(text, spoken = text) {
        if (!text) return;
        if (spoken !== text) say(spoken);
        if (this.isLost) return;
        this.show(text, spoken === text);
        this.timer = setTimeout(() => this.show(''), 3500 + 50 * text.length);
    },
    disconnected() {
        if (this.lossTimer || this.isLost) return;
        this.lossTimer = setTimeout(() => { this.isLost = true; this.show('Reconnecting…'); }, 1000);
    },
    connected() {
        clearTimeout(this.lossTimer);
        this.lossTimer = 0;
        if (this.isLost) { this.isLost = false; this.show(''); }
    },
    /** A new card is another matter than what was said of the one before. */
    forget() {
        if (!this.isLost) this.show('');
    },
    show(text, isSpoken = true) {
        clearTimeout(this.timer);
        this.element.ariaLive = isSpoken ? 'polite' : 'off';
        this.element.textContent = text;
    },
};

/** Says something politely, even if it is what was said before. */
function say(text) {
    if (text) $('polite').replaceChildren(make('p', { dir: 'auto' }, text));
}

const speech = { timer: 0, lines: [], firstWords: null };

/** Says what changed in the card, once per refresh and after the frame; `firstWords` for a new card. */
function speakSoon(firstWords = null) {
    if (firstWords !== null) speech.firstWords = firstWords;
    clearTimeout(speech.timer);
    speech.timer = setTimeout(() => {
        const lines = shown.card ? readLines() : [];
        const old = new Map();
        for (const line of speech.lines) old.set(line, (old.get(line) ?? 0) + 1);
        const changed = lines.filter((line) => {
            const count = old.get(line) ?? 0;
            if (count > 0) old.set(line, count - 1);
            return count === 0;
        });
        if (speech.firstWords !== null) say(speech.firstWords || lines.join(', '));
        else say(changed.join(', '));
        speech.lines = lines;
        speech.firstWords = null;
    }, 60);
}

/** The card's visible text, one line per element. */
function readLines() {
    const lines = new Map();
    for (const part of [$('dialog-text'), page.content]) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const element = walker.currentNode.parentElement;
            if (element.closest('[aria-hidden="true"], [data-leaving], svg')) continue;
            if (!element.checkVisibility({ visibilityProperty: true })) continue;
            const line = element.closest('[id]');
            lines.set(line, (lines.get(line) ?? '') + walker.currentNode.data);
        }
    }
    return [...lines.values()].map((line) => line.trim()).filter(Boolean);
}

// MARK: - Motion

const ease = 'cubic-bezier(.2, .8, .2, 1)';

/** Starts an animation; where motion is reduced only its opacity remains. */
function move(element, frames, duration = 220) {
    const kept = calmness.matches
        ? frames.filter((frame) => 'opacity' in frame).map(({ opacity }) => ({ opacity }))
        : frames;
    return kept.length > 1 ? element.animate(kept, { duration, easing: ease }) : null;
}

/** A picture of an element that leaves, without identity, names or a way to use it. */
function ghost(element, className) {
    const copy = element.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll('[id], [name], [role], [aria-live]')]) {
        for (const name of ['id', 'name', 'role', 'aria-live']) part.removeAttribute(name);
    }
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    copy.classList.add(className);
    return copy;
}

/** Replaces the card's content: a short cross-fade, with the height easing from old to new. */
function crossFade(apply) {
    const height = page.card.offsetHeight;
    const old = ghost(page.body, 'ghost');
    apply();
    page.card.append(old);
    const fading = old.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 140, fill: 'forwards' });
    fading.onfinish = fading.oncancel = () => old.remove();
    move(page.body, [{ opacity: 0 }, { opacity: 1 }], 200);
    const target = page.card.offsetHeight;
    if (target !== height) move(page.card, [{ height: `${height}px` }, { height: `${target}px` }], 260);
}

/** Rolls a changed number: the old one leaves in the direction in which the value moved. */
function roll(element, was) {
    // A number that has not come to rest yet just counts on.
    if (calmness.matches || !element.isConnected || element.hasAttribute('data-changed')) return;
    const value = (text) => Number.parseFloat(text.replace(/[^\d.,-]/g, '').replace(',', '.')) || 0;
    const way = value(element.textContent) >= value(was) ? 1 : -1;
    const box = element.getBoundingClientRect();
    const frame = page.content.getBoundingClientRect();
    const old = ghost(element, 'rolling');
    old.textContent = was;
    page.scroller.append(old);
    old.style.left = `${box.left + box.width / 2 - frame.left}px`;
    old.style.top = `${box.top + box.height / 2 - frame.top}px`;
    const shift = Math.round(box.height * 0.45);
    const leaving = old.animate([
        { opacity: 1, transform: 'translate(-50%, -50%)' },
        { opacity: 0, transform: `translate(-50%, calc(-50% - ${way * shift}px)) scale(.85)` },
    ], { duration: 180, easing: ease, fill: 'forwards' });
    leaving.onfinish = leaving.oncancel = () => old.remove();
    element.setAttribute('data-changed', way > 0 ? 'up' : 'down');
    element.onanimationend = () => element.removeAttribute('data-changed');
}

// MARK: - Morph

/** Attributes of the shown elements that the server's markup knows nothing of. */
const ownAttributes = new Set(['style', 'data-pending', 'data-changed']);

/**
 * Turns the children of `host` into those of `source` in place. Elements are the same if name and
 * `id` are: they keep focus, scroll position and running transitions. Collects into `changes` what
 * motion wants to know. `prior` is the markup that `host` was made from, if nothing else touched
 * it: comparing the two markups natively tells quickly what needs no look at all.
 */
function morph(host, source, prior, changes) {
    let wanted = null;
    // Which names are still to come matters only where old and new differ.
    const isGone = (node) => {
        if (!wanted) {
            wanted = new Set();
            for (let rest = next; rest; rest = rest.nextSibling) wanted.add(rest.id || rest.nodeName);
        }
        return node.hasAttribute?.('data-leaving') || !wanted.has(node.id || node.nodeName);
    };
    const added = [];
    const removed = [];
    let old = host.firstChild;
    let next = source.firstChild;
    let last = prior?.firstChild;
    for (; next; next = next.nextSibling) {
        while (old && !isSameNode(old, next) && isGone(old)) {
            removed.push(old);
            old = old.nextSibling;
        }
        // Beyond a node that came or went, old and new markup no longer run side by side.
        if (last && !isSameNode(last, next)) last = null;
        if (old && isSameNode(old, next)) {
            if (!last?.isEqualNode(next)) patch(old, next, last, changes);
            old = old.nextSibling;
        } else {
            const known = next.id ? document.getElementById(next.id) : null;
            if (known?.parentNode === host && isSameNode(known, next)) {
                if (host.moveBefore) host.moveBefore(known, old); else host.insertBefore(known, old);
                patch(known, next, null, changes);
            } else {
                const node = document.importNode(next, true);
                host.insertBefore(node, old);
                applyStyles(node);
                added.push(node);
            }
        }
        last = last?.nextSibling;
    }
    for (; old; old = old.nextSibling) removed.push(old);
    // A row that comes or goes fades; what takes another's place just stands there.
    const isExchange = added.length > 0 && removed.length > 0;
    for (const node of removed) {
        if (node.nodeType !== 1 || isExchange) node.remove();
        else if (!node.hasAttribute('data-leaving')) changes.left.push(node);
    }
    if (!isExchange) changes.came.push(...added);
}

function isSameNode(one, other) {
    return one.nodeName === other.nodeName && (one.id ?? '') === (other.id ?? '');
}

function patch(old, next, prior, changes) {
    if (old.nodeType !== 1) {
        if (old.data === next.data) return;
        const numeric = old.parentElement.closest('[data-transition="numeric"]');
        if (numeric && !changes.numbers.has(numeric)) changes.numbers.set(numeric, numeric.textContent);
        old.data = next.data;
        return;
    }
    for (const { name, value } of next.attributes) {
        if (old.getAttribute(name) === value) continue;
        old.setAttribute(name, value);
        if (name === 'data-style') old.style.cssText = value;
    }
    for (const name of old.getAttributeNames()) {
        if (next.hasAttribute(name) || ownAttributes.has(name)) continue;
        old.removeAttribute(name);
        if (name === 'data-style') old.style.cssText = '';
    }
    if (old.firstChild || next.firstChild) morph(old, next, prior, changes);
}

/** Markup carries its measures in `data-style`, since the security policy allows no `style`. */
function applyStyles(root) {
    if (root.nodeType === 1 && root.dataset.style) root.style.cssText = root.dataset.style;
    for (const element of root.querySelectorAll?.('[data-style]') ?? []) element.style.cssText = element.dataset.style;
}

/** Parses markup without loading or running anything; in a document of its own this is quickest. */
const inert = document.implementation.createHTMLDocument('');
function parse(html) {
    const sheet = inert.createElement('div');
    sheet.innerHTML = html;
    return sheet;
}

/** What the content was made from, for comparison with what comes next. */
let shownMarkup = null;
function keepMarkup(markup) {
    shownMarkup = markup;
    // Only what is in a document is found by its id.
    inert.body.replaceChildren(markup);
}

/**
 * Shows the newest view of the same card: the whole of it, or the elements that changed. `isTouched`
 * says that this script changed what is shown, so that all of it must be looked at.
 */
function refreshContent({ html, parts = [] }, isTouched) {
    const changes = { numbers: new Map(), came: [], left: [] };
    if (typeof html === 'string') {
        const markup = parse(html);
        morph(page.content, markup, isTouched ? null : shownMarkup, changes);
        keepMarkup(markup);
    } else {
        for (const part of parts) {
            const next = parse(part).firstElementChild;
            const last = inert.getElementById(next.id);
            const old = document.getElementById(next.id);
            if (!last || !old) return connection.restart();
            last.replaceWith(next);
            if (!isTouched) patch(old, next, last, changes);
        }
        if (isTouched) morph(page.content, shownMarkup, null, changes);
    }
    showChanges(changes);
}

/** Lets numbers roll and rows come and go. */
function showChanges({ numbers, came, left }) {
    for (const node of left) {
        node.setAttribute('data-leaving', '');
        node.inert = true;
        for (const part of [node, ...node.querySelectorAll('[id]')]) part.removeAttribute('id');
    }
    if (numbers.size === 0 && came.length === 0 && left.length === 0) return;
    requestAnimationFrame(() => {
        for (const [element, was] of numbers) roll(element, was);
        for (const node of came) if (node.nodeType === 1) move(node, [{ opacity: 0 }, { opacity: 1 }]);
        for (const node of left) {
            const height = node.getBoundingClientRect().height;
            const fading = move(node, [
                { opacity: 1, height: `${height}px`, overflow: 'hidden' },
                { opacity: 0, height: 0, overflow: 'hidden' },
            ], 180);
            if (fading) fading.onfinish = fading.oncancel = () => node.remove(); else node.remove();
        }
    });
}

// MARK: - Card

/** Shows a state of the session, whole. */
function show(state) {
    const before = shown.card;
    const card = state.card;
    // A view that did not change is not sent again.
    const isNew = Boolean(card) && (card.html !== undefined || card.parts !== undefined);
    if (card) card.hasView = isNew ? card.html !== null : before?.id === card.id && before.hasView;
    shown.seq = state.seq;
    shown.run = state.run;
    shown.card = card;
    if (card && before?.id === card.id) updateCard(card, before, isNew);
    else if (card) replaceCard(card, before);
    else if (before) dismissCard();
    showRun(state.run);
    // What was pressed stays busy while its run goes on without a word.
    if (card ? !card.busy : !state.run) clearPending();
    if (connection.waiting.length > 0) connection.flush();
}

function updateCard(card, before, isNew) {
    const focused = page.body.contains(document.activeElement) ? document.activeElement : null;
    const place = focused && page.content.contains(focused) ? controls().indexOf(focused) : -1;
    const count = place < 0 ? 0 : controls().length;
    // After a flip that the server did not take over, the same view is the correction.
    if ((isNew && (before.hasView || card.hasView)) || (tapping.flipped && !card.busy)) {
        if (before.hasView && card.hasView) refreshContent(card, tapping.flipped);
        else fillContent(card.html);
        tapping.flipped = false;
        speakSoon();
    }
    fillFrame(card, before);
    if (!focused) return;
    if (focused.isConnected && !focused.disabled && !focused.closest('[data-leaving], [hidden]')) return;
    // The control was exchanged for its like (“Add” for “Remove”): focus stays in its place.
    const now = controls();
    const heir = place >= 0 && now.length === count ? now[place] : null;
    focus(heir && !heir.disabled ? heir : $('card-title'));
}

const controls = () => [...page.content.querySelectorAll('button, a[href], [tabindex="0"]')];

function replaceCard(card, before) {
    notice.forget();
    tapping.flipped = false;
    const fill = () => {
        fillContent(card.html);
        fillFrame(card, null);
        page.scroller.scrollTop = 0;
    };
    if (before) {
        crossFade(fill);
    } else {
        fill();
        page.search.hidden = true;
        page.card.hidden = false;
        search.close();
        move(page.card, [{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1, transform: 'none' }]);
    }
    const isElsewhere = document.activeElement?.closest('.toolbar');
    if (!isElsewhere) focus(firstFocus(card));
    speech.lines = [];
    speakSoon(card.dialog?.full ?? '');
}

/** Where the keyboard starts in a new card: never on something that destroys. */
function firstFocus(card) {
    const button = (role) => page.system.querySelector(`[data-role="${role}"]`);
    switch (card.question?.kind) {
    case 'confirmation':
        return card.buttons.some((item) => item.role === 'confirm' && item.isDestructive)
            ? button('cancel') : button('confirm');
    case 'values': return form.firstControl() ?? $('card-title');
    default: return $('card-title');
    }
}

function focus(element) {
    element?.focus({ preventScroll: element.id === 'card-title' });
}

function dismissCard() {
    page.card.hidden = true;
    page.content.replaceChildren();
    drawFiles([]);
    form.clear();
    page.search.hidden = false;
    move(page.search, [{ opacity: 0, transform: 'translateY(-6px)' }, { opacity: 1, transform: 'none' }], 180);
    speech.lines = [];
    search.reopen();
}

function fillContent(html) {
    page.scroller.hidden = typeof html !== 'string';
    keepMarkup(parse(html ?? ''));
    page.content.replaceChildren(...document.importNode(shownMarkup, true).childNodes);
    applyStyles(page.content);
}

/** Everything of the card but the custom view; `before` tells what stands there already. */
function fillFrame(card, before) {
    if (card.title !== before?.title) $('card-title').textContent = card.title;
    if (!before || !isSame(card.dialog, before.dialog)) {
        const text = card.dialog?.supporting ?? '';
        put($('dialog-text'), text);
        $('dialog').hidden = text === '';
        drawSymbol($('dialog-tile'), card.dialog?.symbol);
        if (before) speakSoon();
    }
    if (card.error !== before?.error) put($('card-error'), card.error);
    if (!isSame(card.question, before?.question)) form.show(card.question);
    if (!before || !isSame(card.files ?? [], before.files ?? [])) drawFiles(card.files ?? []);
    if (!isSame(card.buttons, before?.buttons)) drawButtons(card.buttons);
    if (card.busy !== before?.busy) {
        page.card.setAttribute('aria-busy', card.busy);
        page.content.toggleAttribute('data-busy', card.busy);
        for (const button of page.system.children) button.setAttribute('aria-disabled', card.busy);
        form.markWaiting();
    }
}

function drawButtons(buttons) {
    const focusedRole = page.system.contains(document.activeElement) ? document.activeElement.dataset.role : null;
    page.system.replaceChildren(...buttons.map(({ role, label, isDestructive }) => make('button', {
        type: 'button', className: 'system-button', dir: 'auto', 'data-role': role,
        'data-destructive': isDestructive, 'aria-disabled': shown.card.busy ? 'true' : 'false',
        'aria-keyshortcuts': role === 'cancel' || role === 'done' ? 'Escape' : null,
    }, make('span', {}, label))));
    if (focusedRole) focus(page.system.querySelector(`[data-role="${focusedRole}"]`) ?? $('card-title'));
}

// What scrolls says so to the eye (a fade at the edge) and to the keyboard (a tab stop).
function markScrolling() {
    const { scrollTop, scrollHeight, clientHeight } = page.scroller;
    const overflows = scrollHeight > clientHeight + 1;
    page.scroller.toggleAttribute('data-above', overflows && scrollTop > 1);
    page.scroller.toggleAttribute('data-below', overflows && scrollTop + clientHeight < scrollHeight - 1);
    if (overflows === page.scroller.hasAttribute('tabindex')) return;
    for (const [name, value] of [['tabindex', '0'], ['role', 'group'], ['aria-labelledby', 'card-title']]) {
        if (overflows) page.scroller.setAttribute(name, value); else page.scroller.removeAttribute(name);
    }
}
page.scroller.addEventListener('scroll', markScrolling, { passive: true });
const sizes = new ResizeObserver(markScrolling);
sizes.observe(page.scroller);
sizes.observe(page.content);
// A card taller than the window keeps its buttons in sight; while its end is not, they lie over it.
new IntersectionObserver(([end]) => page.card.toggleAttribute('data-tall', !end.isIntersecting)).observe($('card-end'));

// MARK: - Acting

const tapping = {
    /** A toggle that a mouse button holds down: it shows its new state already. */
    held: null,
    /** Whether a toggle shows what the server has not said yet. */
    flipped: false,
};

function flip(toggle, isOn) {
    toggle.setAttribute('aria-checked', isOn);
    tapping.flipped = true;
}

const isOn = (toggle) => toggle.getAttribute('aria-checked') === 'true';
const isUsable = (control) => control && !control.disabled && control.getAttribute('aria-disabled') !== 'true';

/** Marks what was pressed, so that it can look busy if the answer takes its time. */
function markPending(element) {
    element.setAttribute('data-pending', '');
}

function clearPending() {
    for (const element of document.querySelectorAll('[data-pending]')) element.removeAttribute('data-pending');
}

/** Nothing came of an action: whatever was shown ahead of the truth goes back. */
function settle() {
    clearPending();
    const card = shown.card;
    if (tapping.flipped && card?.hasView) refreshContent({}, true);
    tapping.flipped = false;
}

page.content.addEventListener('pointerdown', (event) => {
    const toggle = event.target.closest('[data-toggle]');
    // A finger may be about to scroll: there the click decides.
    if (!isUsable(toggle) || event.button !== 0 || event.pointerType === 'touch' || shown.card?.busy) return;
    tapping.held = { toggle, isOn: !isOn(toggle) };
    flip(toggle, tapping.held.isOn);
});
for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, () => {
        if (!tapping.held) return;
        // The click, if there is one, follows within the same press.
        setTimeout(() => {
            if (tapping.held) flip(tapping.held.toggle, !tapping.held.isOn);
            tapping.held = null;
        }, 30);
    });
}

page.content.addEventListener('click', (event) => {
    const control = event.target.closest('[data-action]');
    const card = shown.card;
    if (!control || !card) return;
    const { held } = tapping;
    tapping.held = null;
    if (card.busy || !isUsable(control)) return;
    const address = { card: card.id, generation: card.generation, action: Number(control.dataset.action) };
    if (control.hasAttribute('data-toggle')) {
        const wanted = held?.toggle === control ? held.isOn : !isOn(control);
        connection.send({ type: 'toggle', ...address, isOn: wanted });
        flip(control, wanted);
    } else {
        connection.send({ type: 'tap', ...address });
        markPending(control);
    }
});

/** One of the system's buttons, by pointer or key. */
function press(role) {
    const card = shown.card;
    const button = page.system.querySelector(`[data-role="${role}"]`);
    if (!card || card.busy || !button || button.hasAttribute('data-pending')) return;
    if (role === 'submit' && form.isWaiting) return;
    const question = card.question?.id;
    switch (role) {
    case 'done': connection.send({ type: 'done', card: card.id }); break;
    case 'cancel':
        for (const field of form.fields) field.dispose?.(true);
        connection.send({ type: 'cancel', question });
        break;
    case 'confirm': connection.send({ type: 'confirm', question }); break;
    case 'submit': {
        const values = form.read();
        if (!values) return;
        connection.send({ type: 'answer', question, values });
    }
    }
    if (connection.isOpen) markPending(button);
}

page.system.addEventListener('click', (event) => {
    const button = event.target.closest('[data-role]');
    if (button) press(button.dataset.role);
});

document.addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ($('view-options').matches(':popover-open')) return;
    const card = shown.card;
    if (event.key === 'Enter' && event.repeat) {
        // A key still held down from the search must not press what the next card brings.
        event.preventDefault();
    } else if (event.key === 'Escape' && card) {
        if (card.busy) { if (shown.run) stop(); return; }
        press(card.buttons.some(({ role }) => role === 'cancel') ? 'cancel' : 'done');
    } else if (event.key === 'Escape' && shown.run && page.query.value === '') {
        stop();
    } else if (event.key === 'Enter' && card?.question?.kind === 'confirmation') {
        if (event.target.closest('button, a[href], input, select, textarea, [tabindex="0"]')) return;
        if (card.buttons.some(({ role, isDestructive }) => role === 'confirm' && !isDestructive)) press('confirm');
    }
});

// Without a listener for touches, iOS shows no pressed look.
document.addEventListener('touchstart', () => {}, { passive: true });

// MARK: - Running

const running = { timer: 0, intent: null };

/** A run that takes longer than a moment shows itself, with a way to stop it. */
function showRun(run) {
    const strip = $('run');
    if (!run) {
        clearTimeout(running.timer);
        running.intent = null;
        if (!strip.hidden) {
            if (strip.contains(document.activeElement)) focus(shown.card ? $('card-title') : page.query);
            strip.hidden = true;
        }
        return;
    }
    $('run-title').textContent = run.title;
    const isKnown = typeof run.progress === 'number';
    $('run-progress').hidden = !isKnown;
    $('run-spinner').hidden = isKnown;
    if (isKnown) $('run-progress').value = run.progress;
    // An open question waits for the person, not the person for the run.
    if (shown.card?.question && !shown.card.busy) {
        clearTimeout(running.timer);
        running.intent = null;
        strip.hidden = true;
    } else if (running.intent !== run.intent) {
        clearTimeout(running.timer);
        running.intent = run.intent;
        strip.hidden = true;
        running.timer = setTimeout(() => {
            strip.hidden = false;
            move(strip, [{ opacity: 0, transform: 'translateY(6px)' }, { opacity: 1, transform: 'none' }]);
            say(`${run.title}…`);
        }, isKnown ? 400 : 1000);
    }
}

function stop() {
    connection.send({ type: 'stop' });
    markPending($('stop'));
}
$('stop').addEventListener('click', stop);

// MARK: - Search

const search = {
    sections: null, items: [], active: -1, request: 0, drawn: 0, isChosenByKey: false, runsWhenDrawn: false,

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
            ? 'This app has nothing to offer yet.'
            : `Nothing matches “${text}”. Try another word, or clear the field to see everything.`);
        // Without words nothing is chosen, so that Enter alone never starts anything.
        this.choose(text === '' || isEmpty ? -1 : 0);
    },

    row(item) {
        const index = this.items.push(item) - 1;
        const row = make('div', { className: 'row', role: 'option', id: `result-${index}`, 'aria-selected': 'false' },
            drawSymbol(make('span', { className: 'tile', 'aria-hidden': 'true', 'data-color': item.color ?? tint(item.intent) }), item.symbol ?? 'sparkles'),
            make('span', { className: 'row-text' },
                make('span', { className: 'row-title', dir: 'auto' }, item.title),
                item.subtitle ? make('span', { className: 'row-subtitle', dir: 'auto' }, item.subtitle) : null),
            make('span', { className: 'hint', 'aria-hidden': 'true' }, item.needsValues ? '⇥ fill' : '↩ run'));
        row.dataset.index = index;
        return row;
    },

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

    run(index) {
        const item = this.items[index];
        const row = $(`result-${index}`);
        if (!item || row.hasAttribute('data-pending')) return;
        this.choose(index);
        connection.send(item.kind === 'shortcut'
            ? { type: 'shortcut', index: item.index }
            : { type: 'perform', intent: item.intent, values: {} });
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

/** A color for an action that names none: always the same one. */
function tint(name) {
    const colors = ['blue', 'orange', 'red', 'teal', 'purple', 'green', 'indigo'];
    let sum = 0;
    for (const character of name) sum = (sum * 31 + character.codePointAt(0)) % 9973;
    return colors[sum % colors.length];
}

page.query.addEventListener('input', () => search.ask());
page.query.addEventListener('keydown', (event) => {
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
    } else if (event.key === 'Tab' && !event.shiftKey && search.items[search.active]?.needsValues) {
        search.run(search.active);
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
page.results.addEventListener('pointerdown', (event) => event.preventDefault());
page.results.addEventListener('pointermove', (event) => {
    const row = event.target.closest('.row');
    if (row && event.pointerType === 'mouse' && Number(row.dataset.index) !== search.active) search.choose(Number(row.dataset.index));
});
page.results.addEventListener('click', (event) => {
    const row = event.target.closest('.row');
    if (row) search.run(Number(row.dataset.index));
});

// MARK: - Questions

/** A value without the tags that tell types apart. */
const plain = (value) => value?.id ?? value?.case ?? value?.date ?? value?.duration ?? (value?.fields ? JSON.stringify(value.fields) : value) ?? null;

/** Hours, minutes and seconds of a length of time in ISO 8601; empty texts for none. */
function clock(value) {
    const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(value?.duration ?? '') ?? [];
    return [hours ?? '', minutes ?? '', seconds ?? ''];
}

/** The local date and time that date inputs show. */
function localTime(value, kind) {
    const date = new Date(plain(value));
    if (value === null || Number.isNaN(date.getTime())) return '';
    const text = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
    return { date: text.slice(0, 10), time: text.slice(11, 16) }[kind] ?? text.slice(0, 16);
}

/** A control per kind of field: `{ element, control, read() }`, where `read` gives `null` for nothing; of several inputs all are `controls`. */
const fieldControls = {
    text(field, names) {
        const control = make(field.multiline ? 'textarea' : 'input', {
            ...names, className: 'text-input', dir: 'auto', value: String(plain(field.value) ?? ''), rows: field.multiline ? 3 : null,
            type: field.multiline ? null : field.type === 'url' ? 'url' : 'text',
        });
        const read = () => control.value.trim() === '' ? null : control.value;
        return { element: control, control, read: field.type === 'array' ? () => read()?.split(',').map((part) => part.trim()) ?? null : read };
    },

    number(field, names) {
        const isWhole = field.type === 'int';
        const isSlider = field.control === 'slider' && field.min != null && field.max != null;
        const control = make('input', {
            ...names, className: isSlider ? 'slider' : 'text-input', type: isSlider ? 'range' : 'number',
            inputMode: isWhole ? 'numeric' : 'decimal', min: field.min, max: field.max,
            step: isWhole ? '1' : isSlider ? String((field.max - field.min) / 100) : 'any',
        });
        control.value = plain(field.value) ?? (isSlider || field.control === 'stepper' ? field.min ?? 0 : '');
        const read = () => control.validity.badInput ? undefined : control.value === '' ? null : Number(control.value);
        if (isSlider) {
            const output = make('output', { className: 'value' }, control.value);
            control.addEventListener('input', () => { output.value = control.value; });
            return { element: make('div', { className: 'with-value' }, control, output), control, read };
        }
        if (field.control !== 'stepper') return { element: control, control, read };
        const step = (by, text, label) => {
            const button = make('button', { type: 'button', className: 'step', 'aria-label': `${label} ${field.title}` }, text);
            button.addEventListener('click', () => { if (by > 0) control.stepUp(); else control.stepDown(); });
            return button;
        };
        return { element: make('div', { className: 'stepper' }, step(-1, '−', 'Decrease'), control, step(1, '+', 'Increase')), control, read };
    },

    bool(field, names) {
        const control = make('button', { ...names, type: 'button', className: 'form-switch', role: 'switch', 'aria-checked': field.value === true ? 'true' : 'false' });
        control.addEventListener('click', () => control.setAttribute('aria-checked', !isOn(control)));
        return { element: control, control, read: () => isOn(control) };
    },

    date(field, names) {
        const kind = field.dateKind ?? 'dateTime';
        const control = make('input', { ...names, className: 'text-input', type: kind === 'dateTime' ? 'datetime-local' : kind });
        control.value = localTime(field.value ?? null, kind);
        const read = () => {
            if (control.value === '') return null;
            const text = { date: `${control.value}T00:00`, time: `${localTime(new Date(), 'date')}T${control.value}` }[kind] ?? control.value;
            return new Date(text).toISOString();
        };
        return { element: control, control, read };
    },

    /** The fields of a structure: a number beside its unit, or each under the other, as the parts of a name. */
    structure(field, names) {
        const given = field.value?.fields ?? {};
        const parts = field.fields.map((part) => {
            const id = `${names.id}-${part.name}`;
            const options = part.choices?.map(({ title, value }) => ({ title, value })) ?? null;
            const asked = { ...part, options, searchable: false, value: given[part.name] ?? part.default ?? null };
            const kind = options ? 'menu' : this.kind(asked);
            const made = this[kind](asked, { id, 'aria-required': part.required && kind !== 'bool' ? 'true' : null });
            return { ...made, name: part.name, isChoice: options !== null, title: part.title, id };
        });
        const isPair = parts.length === 2 && parts[1].isChoice;
        const element = make('div', { ...names, className: isPair ? 'pair' : 'parts', role: 'group', 'aria-labelledby': `${names.id}-label` },
            ...parts.map(({ element: inner, title, id }) => make('div', { className: 'part' },
                make('label', { className: isPair ? 'visually-hidden' : 'part-label', id: `${id}-label`, htmlFor: id, dir: 'auto' }, title), inner)));
        const read = () => {
            const fields = {};
            let isGiven = parts.every(({ isChoice }) => isChoice);
            for (const part of parts) {
                const value = part.read();
                if (value === undefined) return undefined;
                if (value === null) continue;
                fields[part.name] = value;
                // A unit alone is no measurement.
                if (!part.isChoice) isGiven = true;
            }
            return isGiven && Object.keys(fields).length > 0 ? { fields } : null;
        };
        // What must be filled in is what can be wrong; where any part will do, all of them.
        const needed = parts.filter((_, place) => field.fields[place].required);
        const controls = (needed.length > 0 ? needed : parts).flatMap((part) => part.controls ?? [part.control]);
        return { element, control: controls[0], controls, read };
    },

    duration(field, names) {
        const given = clock(field.value);
        const units = ['Hours', 'Minutes', 'Seconds'];
        const controls = units.map((unit, place) => {
            const control = make('input', { id: `${names.id}-${unit}`, className: 'text-input', type: 'number', inputMode: 'decimal', min: 0, step: 'any', placeholder: '0' });
            control.value = given[place];
            return control;
        });
        const element = make('div', { ...names, className: 'clock', role: 'group', 'aria-labelledby': `${names.id}-label` },
            ...controls.map((control, place) => make('div', { className: 'part' },
                make('label', { className: 'part-label', htmlFor: control.id }, units[place]), control)));
        const read = () => {
            if (controls.some(({ validity }) => validity.badInput)) return undefined;
            if (controls.every(({ value }) => value === '')) return null;
            const [hours, minutes, seconds] = controls.map(({ value }) => Number(value));
            return { duration: `PT${(hours * 3600 + minutes * 60 + seconds).toFixed(9).replace(/\.?0+$/, '')}S` };
        };
        return { element, control: controls[0], controls, read };
    },

    /** Few options stand in the open, each with its subtitle. */
    list(field, names) {
        const isMany = field.type === 'array';
        const given = isMany ? (field.value ?? []).map(plain) : [plain(field.value)];
        const inputs = field.options.map((option, index) => make('input', {
            type: isMany ? 'checkbox' : 'radio', name: field.name, value: String(index), id: `${names.id}-${index}`,
            checked: given.includes(plain(option.value)),
        }));
        const rows = field.options.map((option, index) => make('label', { className: 'pick' }, inputs[index], optionText(option)));
        const element = make('div', { ...names, className: 'picks', role: isMany ? 'group' : 'radiogroup', 'aria-labelledby': `${names.id}-label` }, ...rows);
        const picked = () => field.options.filter((_, index) => inputs[index].checked).map(({ value }) => value);
        return { element, control: inputs.find((input) => input.checked) ?? inputs[0], read: isMany ? picked : () => picked()[0] ?? null };
    },

    menu(field, names) {
        const index = field.options.findIndex(({ value }) => plain(value) === plain(field.value));
        const control = make('select', { ...names, className: 'text-input menu', dir: 'auto' },
            index < 0 || !field.required ? make('option', { value: '' }, field.required ? 'Choose…' : 'None') : null,
            ...field.options.map((option, place) => make('option', { value: String(place), selected: place === index },
                option.subtitle ? `${option.title} — ${option.subtitle}` : option.title)));
        return { element: control, control, read: () => control.value === '' ? null : field.options[Number(control.value)].value };
    },

    /** A long list is found by text; the server finds, the person picks. */
    finder(field, names) {
        const control = make('input', {
            ...names, className: 'text-input', type: 'text', role: 'combobox', dir: 'auto', spellcheck: false,
            'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': `${names.id}-list`, placeholder: 'Search',
        });
        const list = make('div', { className: 'options', role: 'listbox', id: `${names.id}-list`, 'aria-label': field.title, hidden: true });
        let options = [], active = -1, request = 0;
        let chosen = field.options?.find(({ value }) => plain(value) === plain(field.value))
            ?? (plain(field.value) === null ? null : { title: String(plain(field.value)), value: field.value });
        control.value = chosen?.title ?? '';
        const open = (isOpen) => {
            list.hidden = !isOpen;
            control.setAttribute('aria-expanded', isOpen);
            if (!isOpen) control.removeAttribute('aria-activedescendant');
        };
        const choose = (index) => {
            list.children[active]?.setAttribute('aria-selected', 'false');
            active = index;
            const row = list.children[index];
            if (!row?.id) return;
            row.setAttribute('aria-selected', 'true');
            row.scrollIntoView({ block: 'nearest' });
            control.setAttribute('aria-activedescendant', row.id);
        };
        const take = (index) => {
            // An answer still under way would open the list again.
            request++;
            if (index >= 0) form.setError(form.fields.find(({ name }) => name === field.name), null);
            chosen = options[index] ?? chosen;
            control.value = chosen?.title ?? '';
            open(false);
        };
        const ask = async () => {
            const mine = ++request;
            const text = chosen?.title === control.value ? '' : control.value.trim();
            try {
                const items = new URLSearchParams({ question: shown.card?.question?.id, parameter: field.name, q: text });
                const answer = await fetch(`/session/options?${items}`);
                if (!answer.ok || mine !== request) return;
                ({ options } = await answer.json());
            } catch { options = field.options ?? []; }
            if (mine !== request || document.activeElement !== control) return;
            list.replaceChildren(...options.map((option, index) => make('div', {
                className: 'option', role: 'option', id: `${names.id}-${index}`, 'aria-selected': 'false',
            }, optionText(option))));
            if (options.length === 0) list.append(make('p', { className: 'caption' }, 'Nothing found.'));
            open(true);
            choose(text === '' ? -1 : 0);
        };
        control.addEventListener('input', () => { if (control.value === '') chosen = null; ask(); });
        control.addEventListener('click', () => { if (list.hidden) ask(); });
        control.addEventListener('blur', () => take(-1));
        control.addEventListener('keydown', (event) => {
            if (event.isComposing) return;
            if (event.key === 'ArrowDown' && list.hidden) ask();
            else if (event.key === 'ArrowDown') choose(Math.min(active + 1, options.length - 1));
            else if (event.key === 'ArrowUp' && !list.hidden) choose(Math.max(active - 1, 0));
            else if (event.key === 'Enter' && !list.hidden && active >= 0) take(active);
            else if (event.key === 'Escape' && !list.hidden) open(false);
            else return;
            event.preventDefault();
        });
        list.addEventListener('pointerdown', (event) => event.preventDefault());
        list.addEventListener('click', (event) => {
            const row = event.target.closest('.option');
            if (row) take([...list.children].indexOf(row));
        });
        return { element: make('div', { className: 'finder' }, control, list), control, read: () => chosen?.value ?? null };
    },

    file: fileControl,

    kind({ type, options, searchable }) {
        if (type === 'file') return 'file';
        if (searchable && type !== 'array') return 'finder';
        if (options) return options.length <= 5 || type === 'array' ? 'list' : 'menu';
        if (type === 'int' || type === 'double') return 'number';
        return ['bool', 'date', 'structure', 'duration'].includes(type) ? type : 'text';
    },
};

// MARK: - Files

/** A number of bytes as people read it. */
function byteCount(bytes) {
    const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
    const place = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
    const amount = bytes / 1000 ** place;
    return new Intl.NumberFormat(document.documentElement.lang || undefined, {
        style: 'unit', unit: units[place], unitDisplay: place === 0 ? 'long' : 'short', maximumFractionDigits: amount < 10 && place > 0 ? 1 : 0,
    }).format(amount);
}

/** A file that is chosen or dropped is sent at once, while the person goes on with the form. */
function fileControl(field, names) {
    const question = shown.card?.question?.id;
    const control = make('input', { ...names, type: 'file', className: 'file-input', accept: field.contentTypes?.join(',') || null });
    const name = make('span', { className: 'file-name', dir: 'auto' });
    const progress = make('progress', { className: 'file-progress', max: '1', hidden: true });
    const remove = make('button', { type: 'button', className: 'text-button' });
    const row = make('div', { className: 'file-row', hidden: true }, make('span', { className: 'file-text' }, name, progress), remove);
    const element = make('div', { className: 'file' }, control, row);
    let value = field.value?.file ? field.value : null, sending = null;

    const draw = (label, isSending) => {
        row.hidden = label === null;
        control.hidden = label !== null;
        name.textContent = label ?? '';
        progress.hidden = !isSending;
        remove.textContent = isSending ? 'Cancel' : 'Remove';
        remove.setAttribute('aria-label', `${isSending ? 'Cancel sending' : 'Remove'} ${label ?? ''}`);
        progress.setAttribute('aria-label', `Sending ${label ?? ''}`);
        form.markWaiting();
    };
    const settle = () => draw(value ? `${value.name} · ${byteCount(value.size)}` : null, false);
    // A form that is gone has nobody to tell.
    const say = (text) => {
        const own = form.fields.find(({ control: other }) => other === control);
        if (own) form.setError(own, text);
    };
    const fail = (text) => {
        say(text);
        speakSoon(text);
    };
    const forget = () => {
        sending?.abort();
        sending = null;
        if (value) fetch(`/session/files/${encodeURIComponent(value.file)}`, { method: 'DELETE' }).catch(() => {});
        value = null;
        control.value = '';
    };
    const send = (file) => {
        forget();
        if (form.maxFileBytes && file.size > form.maxFileBytes) {
            settle();
            return fail(`A file may have ${byteCount(form.maxFileBytes)} at most.`);
        }
        say(null);
        const request = new XMLHttpRequest();
        sending = request;
        progress.removeAttribute('value');
        draw(file.name, true);
        if (document.activeElement === document.body) focus(remove);
        request.open('POST', `/session/files?${new URLSearchParams({ question, parameter: field.name, name: file.name })}`);
        request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
        request.responseType = 'json';
        request.upload.addEventListener('progress', ({ loaded, total }) => { progress.value = total ? loaded / total : 1; });
        const end = (sent, problem) => {
            if (sending !== request) return;
            const hadFocus = element.contains(document.activeElement);
            sending = null;
            value = sent;
            settle();
            if (problem) fail(problem); else speakSoon(`${file.name} is ready.`);
            if (hadFocus) focus(value ? remove : control);
        };
        request.addEventListener('load', () => end(request.status === 201 ? request.response?.value ?? null : null,
            request.status === 201 ? null : request.response?.error?.message ?? 'The file could not be sent.'));
        request.addEventListener('error', () => end(null, 'The file could not be sent. Is the app still running?'));
        request.send(file);
    };

    control.addEventListener('change', () => { if (control.files[0]) send(control.files[0]); });
    remove.addEventListener('click', () => {
        forget();
        settle();
        focus(control);
    });
    element.addEventListener('dragover', (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        element.toggleAttribute('data-over', true);
    });
    element.addEventListener('dragleave', () => element.removeAttribute('data-over'));
    element.addEventListener('drop', (event) => {
        element.removeAttribute('data-over');
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        send(file);
    });
    settle();
    return {
        element, control, read: () => value, isWaiting: () => sending !== null,
        // What was sent stays for the run; what is still on its way has nowhere to go.
        dispose: (isGivenUp) => { if (isGivenUp) forget(); else sending?.abort(); },
    };
}

/** The files of a result, to be saved. */
function drawFiles(files) {
    const list = $('card-files');
    list.hidden = files.length === 0;
    list.replaceChildren(...files.map(({ file, name, size }) => make('li', {},
        make('a', { className: 'file-link', href: `/session/files/${encodeURIComponent(file)}`, download: name },
            drawSymbol(make('span', { className: 'symbol-mask', 'aria-hidden': 'true' }), 'arrow.down.circle'),
            make('span', { className: 'file-text' }, make('span', { className: 'file-name', dir: 'auto' }, name),
                make('span', { className: 'caption' }, byteCount(size)))))));
}

function optionText({ title, subtitle, symbol }) {
    return make('span', { className: 'option-text' },
        symbol ? drawSymbol(make('span', { className: 'symbol-mask', 'aria-hidden': 'true' }), symbol) : null,
        make('span', { className: 'row-text' }, make('span', { className: 'row-title', dir: 'auto' }, title),
            subtitle ? make('span', { className: 'row-subtitle', dir: 'auto' }, subtitle) : null));
}

/** What the card's question asks: fields for values, buttons for a choice. */
const form = {
    id: null, fields: [],
    /** The most bytes that a file may have, as the server says. */
    maxFileBytes: 0,

    clear() {
        for (const field of this.fields) field.dispose?.(false);
        this.id = null;
        this.fields = [];
        page.question.replaceChildren();
        page.question.hidden = true;
    },

    show(question) {
        // The same fields with other errors: what was typed stays.
        const isUpdate = question?.kind === 'values' && this.id === question.id
            && isSame(question.fields.map(({ name }) => name), this.fields.map(({ name }) => name));
        if (isUpdate) return this.showErrors(question.fields);
        this.clear();
        if (!question || question.kind === 'confirmation') return;
        this.id = question.id;
        page.question.hidden = false;
        if (question.kind === 'choice') page.question.append(this.choices(question));
        else page.question.append(...question.fields.map((field) => this.field(field)));
        if (question.kind === 'values') this.showErrors(question.fields);
    },

    choices(question) {
        return make('div', { className: 'picks choices', role: 'group', 'aria-labelledby': 'card-title' },
            ...question.options.map((option, index) => {
                const button = make('button', { type: 'button', className: 'pick', 'data-style-kind': option.style }, optionText(option));
                button.addEventListener('click', () => {
                    if (shown.card?.busy || page.question.querySelector('[data-pending]')) return;
                    connection.send({ type: 'choose', question: question.id, option: index });
                    if (connection.isOpen) markPending(button);
                });
                return button;
            }));
    },

    field(field) {
        const id = `field-${field.name.replace(/[^\w-]/g, '_')}`;
        const kind = fieldControls.kind(field);
        const isGroup = ['list', 'structure', 'duration'].includes(kind);
        const made = fieldControls[kind](field, isGroup ? { id } : { id, 'aria-required': field.required && kind !== 'bool' ? 'true' : null });
        const error = make('p', { className: 'field-error', id: `${id}-error`, dir: 'auto', hidden: true });
        const note = field.description ? make('p', { className: 'caption', id: `${id}-note`, dir: 'auto' }, field.description) : null;
        const label = make(isGroup ? 'span' : 'label', { className: 'field-label', id: `${id}-label`, dir: 'auto', htmlFor: isGroup ? null : id }, field.title,
            field.required ? null : make('span', { className: 'optional' }, 'Optional'));
        this.fields.push({ ...made, name: field.name, title: field.title, required: field.required, kind, id, error, note, said: null });
        return make('div', { className: 'field', 'data-kind': kind }, label, made.element, note, error);
    },

    showErrors(fields) {
        let first = null;
        fields.forEach((field, index) => {
            const isNews = field.error && field.error !== this.fields[index].said;
            this.setError(this.fields[index], field.error);
            if (isNews) first ??= this.fields[index];
        });
        if (first && !page.card.hidden) focus(first.control);
    },

    setError(field, text) {
        field.said = text ?? null;
        put(field.error, text);
        const describing = [text ? field.error.id : null, field.note?.id].filter(Boolean).join(' ');
        for (const control of field.controls ?? [field.control]) {
            control.setAttribute('aria-invalid', Boolean(text));
            if (describing) control.setAttribute('aria-describedby', describing);
            else control.removeAttribute('aria-describedby');
        }
    },

    /** Whether something is still on its way, without which the form is not whole. */
    get isWaiting() { return this.fields.some(({ isWaiting }) => isWaiting?.()); },

    /** Keeps the person from going on while something is on its way. */
    markWaiting() {
        const button = page.system.querySelector('[data-role="submit"]');
        button?.setAttribute('aria-disabled', Boolean(shown.card?.busy || this.isWaiting));
    },

    firstControl() {
        return (this.fields.find(({ said }) => said) ?? this.fields[0])?.control;
    },

    /** The values by name, or `null` after showing what is missing. */
    read() {
        const values = {};
        let first = null;
        for (const field of this.fields) {
            const value = field.read();
            const problem = value === undefined ? 'Enter a number.'
                : field.required && (value === null || value.length === 0)
                    ? field.kind === 'file' ? `Choose a file for “${field.title}”.` : `${['list', 'menu', 'finder'].includes(field.kind) ? 'Choose' : 'Enter'} a value for “${field.title}”.` : null;
            this.setError(field, problem);
            if (problem) first ??= field;
            values[field.name] = value;
        }
        if (first) focus(first.control);
        return first ? null : values;
    },
};

// What is being corrected is no longer wrong; whether it is right, the server says.
page.question.addEventListener('input', (event) => {
    const field = form.fields.find(({ element }) => element.contains(event.target));
    if (field?.said) form.setError(field, null);
});
page.question.addEventListener('submit', (event) => {
    event.preventDefault();
    press('submit');
});
// The form's own button stands outside of it, so Enter in a line of text has to be told.
page.question.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!event.target.matches('input')) return;
    event.preventDefault();
    press('submit');
});

// MARK: - Place

/** Where the person is: asked only on their request, told again to a new connection. */
const place = {
    position: null,
    message() {
        return { type: 'location', latitude: this.position?.latitude ?? null, longitude: this.position?.longitude ?? null };
    },
    set(position) {
        this.position = position;
        $('locate').setAttribute('aria-pressed', Boolean(position));
        $('locate').textContent = position ? 'Stop Using My Location' : 'Use My Location';
        connection.tell(this.message());
    },
};

$('locate').addEventListener('click', () => {
    if (place.position) return place.set(null);
    if (!navigator.geolocation) return notice.say('This browser does not tell where you are.');
    navigator.geolocation.getCurrentPosition(
        ({ coords }) => place.set({ latitude: coords.latitude, longitude: coords.longitude }),
        () => notice.say('Your location is not available. The app goes on without it.'),
        { maximumAge: 60_000, timeout: 10_000 });
});

async function learnAboutApp() {
    try {
        const app = await (await fetch('/app')).json();
        document.title = app.name;
        page.query.placeholder = `Search ${app.name}`;
        page.query.setAttribute('aria-label', `Search ${app.name}`);
        $('place').hidden = !app.usesLocation;
        put($('place-note'), app.locationNote);
        form.maxFileBytes = app.maximumFileBytes;
    } catch { /* The page works without these words. */ }
}

// MARK: - Start

applyLook();
if (connection.forced) connection.transport = connection.forced;
connection.open();
learnAboutApp();
search.ask();
page.query.focus();
