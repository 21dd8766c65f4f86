// One ordered stream from the server, and a way back.

/**
 * @typedef {import('./wire.js').Message} Message
 *
 * What a connection asks of the page, and tells it.
 * @typedef {object} Page
 * @property {() => { [name: string]: string }} environment How this tab shows things.
 * @property {() => number | null} seen The sequence that was shown last.
 * @property {() => number | null} card The number of the card that is shown.
 * @property {(text: string) => void} receive
 * @property {() => void} opened
 * @property {() => void} lost
 * @property {(text: string) => void} refused An action did not get through.
 * @property {{ refused: (status: number) => string, unsent: () => string }} words What the page says of that.
 */

/** The longest waits before the stream is opened again, in milliseconds. */
const delays = [0, 250, 1000, 3000, 5000, 10000];

/** The most actions that wait for a lost connection. */
const mostWaiting = 16;

/**
 * A WebSocket, or where upgrades are blocked server-sent events with POST. A lost stream is opened
 * again and resumes after what was seen.
 */
export class Connection {
    /**
     * @param {Page} page
     * @param {string | null} [forced] `socket` or `sse`, to use nothing else.
     */
    constructor(page, forced) {
        this.page = page;
        this.forced = { sse: 'sse', socket: 'socket' }[forced ?? ''];
        this.transport = this.forced ?? 'socket';
        this.tab = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
        /** @type {any} */
        this.stream = null;
        this.isOpen = false;
        /** Whether this transport ever worked; only until then is the other one tried. */
        this.isProven = false;
        this.attempt = 0;
        /** @type {any} */
        this.timer = 0;
        /**
         * What was done while the connection was lost.
         *
         * @type {{ message: Message, card: number | null }[]}
         */
        this.waiting = [];
        /** Keeps POSTs in order. */
        this.posts = Promise.resolve();
    }

    open() {
        clearTimeout(this.timer);
        const items = new URLSearchParams({ tab: this.tab, ...this.page.environment(), parts: '1' });
        const seen = this.page.seen();
        if (seen !== null) items.set('seen', String(seen));
        /** @param {any} stream */
        const isCurrent = (stream) => this.stream === stream;
        if (this.transport === 'socket') {
            const origin = location.origin.replace(/^http/, 'ws');
            const socket = new WebSocket(`${origin}/session/socket?${items}`, 'openappintents.1');
            this.stream = socket;
            socket.onopen = () => isCurrent(socket) && this.opened();
            socket.onmessage = (event) => isCurrent(socket) && this.page.receive(event.data);
            socket.onclose = () => isCurrent(socket) && this.lost();
        } else {
            const source = new EventSource(`/session/events?${items}`);
            this.stream = source;
            source.onopen = () => isCurrent(source) && this.opened();
            source.onmessage = (event) => isCurrent(source) && this.page.receive(event.data);
            // The browser would repeat the old address with the old `seen`: ours is better.
            source.onerror = () => { source.close(); if (isCurrent(source)) this.lost(); };
        }
    }

    opened() {
        this.isOpen = this.isProven = true;
        this.attempt = 0;
        this.page.opened();
        // If nothing changed meanwhile no state comes, so what waits goes soon in any case.
        if (this.waiting.length > 0) setTimeout(() => this.flush(), 150);
    }

    lost() {
        this.stream = null;
        this.isOpen = false;
        this.page.lost();
        if (!this.isProven && !this.forced) this.transport = this.transport === 'socket' ? 'sse' : 'socket';
        const delay = delays[Math.min(this.attempt++, delays.length - 1)];
        // A little disorder keeps a hundred tabs from returning in the same instant.
        this.timer = setTimeout(() => this.open(), delay * (0.8 + 0.4 * Math.random()));
    }

    /** Tries at once, for example because the network is back. */
    hurry() {
        if (this.stream === null) { this.attempt = 0; this.open(); }
    }

    close() {
        clearTimeout(this.timer);
        const stream = this.stream;
        this.stream = null;
        this.isOpen = false;
        stream?.close();
    }

    /** Asks for the whole state once more. */
    restart() {
        this.close();
        this.open();
    }

    /**
     * Sends an action of a person, now or when the connection is back.
     *
     * @param {Message} message
     */
    send(message) {
        if (this.isOpen) return this.transmit(message);
        if (message.type === 'stop' || this.waiting.length >= mostWaiting) return;
        this.waiting.push({ message, card: this.page.card() });
    }

    /**
     * Sends something that a new connection says by itself, so that it never waits.
     *
     * @param {Message} message
     */
    tell(message) {
        if (this.isOpen) this.transmit(message);
    }

    /** What waited is sent if it is still about what is shown; the server checks once more. */
    flush() {
        if (!this.isOpen || this.waiting.length === 0) return;
        const current = this.page.card();
        for (const { message, card } of this.waiting.splice(0)) if (card === current) this.transmit(message);
    }

    /** @param {Message} message */
    transmit(message) {
        const text = JSON.stringify(message);
        if (this.transport === 'socket') return this.stream.send(text);
        this.posts = this.posts.then(() => this.post(text));
    }

    /** @param {string} body */
    async post(body) {
        let problem;
        try {
            const answer = await fetch(`/session/actions?tab=${this.tab}`, {
                method: 'POST', headers: { 'content-type': 'application/json' }, body,
            });
            if (answer.ok) return;
            const { error } = await answer.json().catch(() => ({}));
            problem = error?.message ?? this.page.words.refused(answer.status);
        } catch {
            // Whether it arrived is unknown, and twice would be worse than never.
            problem = this.page.words.unsent();
        }
        this.page.refused(problem);
    }
}
