// One ordered stream from the server, and a way back.

/**
 * @typedef {import('./wire.js').Message} Message
 *
 * The functions of the page that a connection calls.
 * @typedef {object} Page
 * @property {() => { [name: string]: string }} environment How this tab shows things.
 * @property {() => number | null} seen The sequence that was shown last.
 * @property {() => number | null} card The number of the card that is shown.
 * @property {(text: string) => void} receive
 * @property {() => void} opened
 * @property {() => void} lost
 * @property {(status?: number, text?: string) => void} refused An action did not get through: with the status and
 *     the words of the server, if it answered.
 */

/** The longest waits before the stream is opened again, in milliseconds. */
const delays = [0, 250, 1000, 3000, 5000];
const longestDelay = 10_000;

/** The most actions that wait for a lost connection. */
const mostWaiting = 16;

/** The messages that are about no card, nor about an action that a person can take back while it waits. */
const lasting = new Set(['pin', 'aside']);

/** The message of a server that ends: what comes before the stream's end is still taken, and the next one is near. */
const leaving = '{"type":"leaving"}';

/**
 * A WebSocket, or if upgrades are blocked, server-sent events with POST. A lost stream is reopened
 * and resumes after the last seen state.
 *
 * @param {Page} page
 * @param {string | null} [forced] `socket` or `sse`, to use only this transport.
 */
export function connect(page, forced) {
    const tab = crypto.getRandomValues(new BigUint64Array(1))[0].toString(16).padStart(16, '0');
    let isSocket = forced !== 'sse';
    /** True after the transport has worked; until then both are tried in turn. */
    let isProven = Boolean(forced);
    let isOpen = false;
    let attempt = 0;
    /** @type {any} */
    let stream = null;
    /** @type {any} */
    let timer;
    /**
     * Actions of the person while the connection was lost.
     *
     * @type {{ message: Message, card: number | null }[]}
     */
    const waiting = [];
    /** Keeps POSTs in order. */
    let posts = Promise.resolve();

    function open() {
        clearTimeout(timer);
        const items = new URLSearchParams({ tab, ...page.environment(), parts: '1', leaving: '1' });
        const seen = page.seen();
        if (seen !== null) items.set('seen', /** @type {any} */ (seen));
        /** @type {any} */
        const mine = stream = isSocket
            ? new WebSocket(`${location.origin.replace(/^http/, 'ws')}/session/socket?${items}`, 'openappintents.1')
            : new EventSource(`/session/events?${items}`);
        // Messages of a replaced stream are ignored.
        mine.onopen = () => { if (mine === stream) opened(); };
        mine.onmessage = (/** @type {MessageEvent} */ { data }) => {
            if (mine !== stream) return;
            if (data === leaving) leave();
            else page.receive(data);
        };
        // The browser's own reconnection would repeat the old address of events with the old `seen`.
        mine.onclose = mine.onerror = () => { mine.close(); if (mine === stream) lost(); };
    }

    function opened() {
        isOpen = isProven = true;
        attempt = 0;
        page.opened();
        // If nothing changed meanwhile no state arrives, so waiting actions are sent soon in any case.
        if (waiting.length > 0) setTimeout(flush, 150);
    }

    function lost() {
        stream = null;
        isOpen = false;
        page.lost();
        if (!isProven) isSocket = !isSocket;
        const delay = delays[attempt++] ?? longestDelay;
        // A random delay prevents a hundred tabs from reconnecting at the same instant.
        timer = setTimeout(open, delay * (0.8 + 0.4 * Math.random()));
    }

    /**
     * Goes to the next server. The old one takes what was sent before its socket is closed from this side, so that
     * each action is performed once: what a person does from now on waits for the new stream.
     */
    function leave() {
        const old = stream;
        posts.then(() => old.close());
        lost();
    }

    function close() {
        clearTimeout(timer);
        const old = stream;
        stream = null;
        isOpen = false;
        old?.close();
    }

    /** Sends the waiting actions that are still about the shown card; the server checks them again. */
    function flush() {
        if (!isOpen) return;
        for (const { message, card } of waiting.splice(0)) if (card === page.card() || lasting.has(message.type)) transmit(message);
    }

    /** @param {Message} message */
    function transmit(message) {
        const text = JSON.stringify(message);
        if (isSocket) stream.send(text);
        else posts = posts.then(() => post(text));
    }

    /** @param {string} body */
    async function post(body) {
        try {
            const answer = await fetch(`/session/actions?tab=${tab}`, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body,
            });
            if (answer.ok) return;
            const { error } = await answer.json().catch(() => ({}));
            page.refused(answer.status, error?.message);
        } catch {
            // It may have arrived, and twice would be worse than never.
            page.refused();
        }
    }

    return {
        tab, open, close, flush,
        get isOpen() { return isOpen; },
        get isSocket() { return isSocket; },

        /** Tries at once, for example because the network is back. */
        hurry() {
            if (stream) return;
            attempt = 0;
            open();
        },

        /** Drops the actions that wait for the connection, but for those that the person doesn't see waiting. */
        forget() { waiting.push(...waiting.splice(0).filter(({ message }) => lasting.has(message.type))); },

        /** Asks for the whole state once more. */
        restart() {
            close();
            open();
        },

        /**
         * Sends an action of a person, now or when the connection is back.
         *
         * @param {Message} message
         */
        send(message) {
            if (isOpen) transmit(message);
            else if (message.type !== 'stop' && waiting.length < mostWaiting) waiting.push({ message, card: page.card() });
        },

        /**
         * Sends a message that each new connection repeats, so that it never waits.
         *
         * @param {Message} message
         */
        tell(message) {
            if (isOpen) transmit(message);
        },
    };
}
