// The items of the tray: waiting cards and running actions, while the person does something else.
//
// The script of forms contains it, which is loaded after the page; the page passes in its functions.

import { make, put } from './dom.js';
import { drawSymbol } from './rows.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').TrayItem} TrayItem */

/** The delay before a running item is shown: most end earlier. */
const quietTime = 1000;

/**
 * @param {HTMLElement} list
 * @param {{ send: (pressed: any, message: import('./wire.js').Message) => void, say: (text: string) => void, leave: () => void }} services
 *     `leave` moves the focus on when the last item that had it is gone.
 */
export function makeTray(list, services) {
    /**
     * The elements of the items, and since when each is known.
     *
     * @type {Map<number, { since: number, element: any, drawn?: TrayItem }>}
     */
    const known = new Map();
    /** @type {TrayItem[]} */
    let items = [];
    /** @type {any} */
    let timer;

    /**
     * Shows the items of a state, and announces the new ones.
     *
     * @param {TrayItem[]} next
     * @param {boolean} wasRunning The strip showed a run until now, which may be among them.
     */
    function show(next, wasRunning) {
        items = next;
        for (const item of next) {
            if (known.has(item.id)) continue;
            known.set(item.id, { since: wasRunning ? -quietTime : performance.now(), element: null });
            if (item.kind !== 'running') services.say([titleOf(item), item.words].filter(Boolean).join('. '));
        }
        for (const id of known.keys()) if (!next.some((item) => item.id === id)) known.delete(id);
        draw();
    }

    function draw() {
        clearTimeout(timer);
        const now = performance.now();
        /** @param {TrayItem} item */
        const rest = ({ id, kind }) => kind === 'running' ? (known.get(id)?.since ?? 0) + quietTime - now : 0;
        const waits = Math.min(...items.map(rest).filter((time) => time > 0));
        if (waits < Infinity) timer = setTimeout(draw, waits);
        const focused = list.contains(document.activeElement) ? [...list.children].findIndex((row) => row.contains(document.activeElement)) : -1;
        const rows = items.filter((item) => rest(item) <= 0).map(elementOf);
        // A row that stays in its place keeps the focus.
        if (rows.length !== list.children.length || rows.some((row, place) => row !== list.children[place])) list.replaceChildren(...rows);
        list.hidden = rows.length === 0;
        if (focused < 0 || list.contains(document.activeElement)) return;
        const heir = rows[Math.min(focused, rows.length - 1)]?.querySelector('button');
        if (heir) heir.focus(); else services.leave();
    }

    /** @param {TrayItem} item */
    function elementOf(item) {
        const entry = /** @type {any} */ (known.get(item.id));
        if (!entry.element || entry.drawn.kind !== item.kind || entry.drawn.opens !== item.opens) entry.element = make('li', { className: 'strip', id: `tray-${item.id}` }, ...partsOf(item));
        entry.drawn = item;
        const [, text] = entry.element.children;
        const [title, words, bar] = text.children;
        put(title, titleOf(item));
        put(words, [item.words, item.timeLeft].filter(Boolean).join(' · '));
        bar.hidden = item.progress == null;
        if (item.progress != null) bar.value = item.progress;
        return entry.element;
    }

    /** @param {TrayItem} item */
    function partsOf({ id, kind, title, symbol, color, opens }) {
        /** @param {string} type @param {string} label @param {string} name */
        const button = (type, label, name) => make('button', {
            type: 'button', className: 'text-button', 'aria-label': name,
            onclick: (/** @type {any} */ { currentTarget }) => services.send(currentTarget, { type, item: id }),
        }, label);
        return [
            drawSymbol(make('span', { className: 'tile', 'aria-hidden': 'true', 'data-color': color }), symbol),
            make('span', { className: 'strip-text' }, make('span', { className: 'row-title', dir: 'auto' }),
                make('span', { className: 'row-subtitle', dir: 'auto' }), make('progress', { max: 1, 'aria-label': title })),
            opens ? button('open', localized('Open'), localized('Open “%@”', title)) : null,
            kind === 'running' ? button('dismiss', localized('Stop'), localized('Stop “%@”', title))
                : button('dismiss', '✕', localized('Dismiss “%@”', title)),
        ];
    }

    /** @param {TrayItem} item */
    function titleOf({ kind, title }) {
        switch (kind) {
            case 'ready': return localized('“%@” is ready', title);
            case 'question': return localized('“%@” waits for your answer', title);
            case 'failed': return localized('“%@” failed', title);
            default: return title;
        }
    }

    return show;
}
