// The stream from the server and the actions to it: the tries, their order, and the kept actions.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { settled } from './document.mjs';

const { connect } = await import('../../Sources/WebHost/Resources/connection.js');

let streams, page, told, posts, answer;

class Stream {
    constructor(address) {
        this.address = new URL(address, 'http://localhost:9000');
        this.kind = new.target.name;
        this.sent = [];
        this.isClosed = false;
        streams.push(this);
    }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.isClosed = true; }
}
class Socket extends Stream {}
class Events extends Stream {}

beforeEach(() => {
    streams = [];
    told = [];
    posts = [];
    answer = () => ({ ok: true });
    page = {
        seq: null, id: null,
        environment: () => ({ scheme: 'dark', text: 'large', language: 'de' }),
        seen: () => page.seq, card: () => page.id,
        receive: (text) => told.push(text), opened: () => told.push('opened'), lost: () => told.push('lost'),
        refused: (status, text) => told.push(`refused: ${status} ${text}`),
    };
    Object.assign(globalThis, {
        WebSocket: Socket, EventSource: Events, location: { origin: 'http://localhost:9000' },
        fetch: async (address, { body }) => {
            posts.push(body);
            return answer();
        },
    });
});

/** A connection whose waiting times pass when the test lets them. */
function open(t, forced = null) {
    t.mock.timers.enable();
    const connection = connect(page, forced);
    connection.open();
    return connection;
}

test('a socket is opened first, with how the tab shows things', (t) => {
    const connection = open(t);
    const { kind, address } = streams[0];
    assert.equal(kind, 'Socket');
    assert.equal(address.href.split('?')[0], 'ws://localhost:9000/session/socket');
    assert.deepEqual(Object.fromEntries(address.searchParams),
        { tab: connection.tab, scheme: 'dark', text: 'large', language: 'de', parts: '1', leaving: '1' });
    assert.match(connection.tab, /^[0-9a-f]{16}$/);
});

test('a stream that was lost resumes after what was seen', (t) => {
    open(t);
    streams[0].onopen();
    streams[0].onmessage({ data: 'state' });
    page.seq = 7;
    streams[0].onclose();
    assert.deepEqual(told, ['opened', 'state', 'lost']);
    t.mock.timers.tick(1);
    assert.equal(streams.length, 2);
    assert.equal(streams[1].kind, 'Socket');
    assert.equal(streams[1].address.searchParams.get('seen'), '7');
});

test('the other transport is tried only until one has worked', (t) => {
    open(t);
    streams[0].onclose();
    t.mock.timers.tick(1);
    assert.equal(streams[1].kind, 'Events');
    streams[1].onopen();
    streams[1].onerror();
    assert.equal(streams[1].isClosed, true);
    t.mock.timers.tick(300);
    assert.equal(streams[2].kind, 'Events');
});

test('a transport that is asked for is the only one', (t) => {
    open(t, 'socket');
    streams[0].onclose();
    t.mock.timers.tick(1);
    assert.equal(streams[1].kind, 'Socket');
});

test('waits grow while the server is away, and start anew when it was there', (t) => {
    open(t);
    streams[0].onopen();
    for (const [place, wait] of [0, 250, 1000, 3000, 5000, 10000, 10000].entries()) {
        streams.at(-1).onclose();
        t.mock.timers.tick(Math.max(0, Math.floor(wait * 0.8) - 1));
        assert.equal(streams.length, place + (wait === 0 ? 2 : 1), `before the wait of ${wait}`);
        t.mock.timers.tick(Math.ceil(wait * 0.4) + 2);
        assert.equal(streams.length, place + 2, `after the wait of ${wait}`);
    }
    streams.at(-1).onopen();
    streams.at(-1).onclose();
    t.mock.timers.tick(1);
    assert.equal(streams.length, 9);
});

test('a server that ends is left after what was sent, and what is done then waits for the next', async (t) => {
    const connection = open(t);
    page.id = 3;
    streams[0].onopen();
    connection.send({ type: 'tap', action: 1 });
    streams[0].onmessage({ data: '{"type":"leaving"}' });
    connection.send({ type: 'tap', action: 2 });
    await settled();
    assert.equal(streams[0].isClosed, true);
    streams[0].onclose();
    assert.deepEqual(told, ['opened', 'lost']);
    t.mock.timers.tick(1);
    assert.equal(streams.length, 2);
    streams[1].onopen();
    connection.flush();
    assert.deepEqual(streams.map(({ sent }) => sent), [[{ type: 'tap', action: 1 }], [{ type: 'tap', action: 2 }]]);
});

test('a stream of events is left once what was posted was answered', async (t) => {
    const connection = open(t, 'sse');
    streams[0].onopen();
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    answer = () => held;
    connection.send({ type: 'tap', action: 1 });
    streams[0].onmessage({ data: '{"type":"leaving"}' });
    connection.send({ type: 'tap', action: 2 });
    await settled();
    assert.equal(streams[0].isClosed, false);
    release({ ok: true });
    await settled();
    assert.equal(streams[0].isClosed, true);
    assert.deepEqual(posts, ['{"type":"tap","action":1}']);
});

test('what is done meanwhile is sent if its card is still shown', (t) => {
    const connection = open(t);
    page.id = 3;
    connection.send({ type: 'tap', card: 3 });
    connection.send({ type: 'stop' });
    connection.tell({ type: 'environment' });
    page.id = 4;
    connection.send({ type: 'done', card: 4 });
    assert.deepEqual(streams[0].sent, []);
    streams[0].onopen();
    t.mock.timers.tick(150);
    assert.deepEqual(streams[0].sent, [{ type: 'done', card: 4 }]);
});

test('what waits is taken back', (t) => {
    const connection = open(t);
    connection.send({ type: 'perform' });
    connection.forget();
    streams[0].onopen();
    t.mock.timers.tick(150);
    assert.deepEqual(streams[0].sent, []);
});

test('a pin and a turn to something else wait beside a card that comes, and beside an action that is taken back', (t) => {
    const connection = open(t, 'socket');
    for (const type of ['perform', 'pin', 'aside']) connection.send({ type });
    connection.forget();
    page.id = 3;
    streams[0].onopen();
    connection.flush();
    assert.deepEqual(streams[0].sent.map(({ type }) => type), ['pin', 'aside']);
});

test('only so much waits', (t) => {
    const connection = open(t);
    for (let index = 0; index < 40; index++) connection.send({ type: 'tap', index });
    streams[0].onopen();
    connection.flush();
    assert.equal(streams[0].sent.length, 16);
});

test('a stream that is not the present one is heard no more', (t) => {
    const connection = open(t);
    const [old] = streams;
    connection.restart();
    assert.equal(old.isClosed, true);
    old.onmessage({ data: 'late' });
    old.onclose();
    assert.deepEqual(told, []);
    assert.equal(streams.length, 2);
});

test('a page that is left tries nothing more', (t) => {
    const connection = open(t);
    streams[0].onclose();
    connection.close();
    t.mock.timers.tick(60_000);
    assert.equal(streams.length, 1);
    connection.hurry();
    assert.equal(streams.length, 2);
});

test('without a socket, actions are posted one after the other', async (t) => {
    const connection = open(t, 'sse');
    streams[0].onopen();
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    answer = () => held;
    connection.send({ type: 'tap', action: 1 });
    connection.send({ type: 'tap', action: 2 });
    await settled();
    assert.deepEqual(posts, ['{"type":"tap","action":1}']);
    release({ ok: true });
    await settled();
    assert.deepEqual(posts, ['{"type":"tap","action":1}', '{"type":"tap","action":2}']);
});

test('what a post came to is told', async (t) => {
    const connection = open(t, 'sse');
    streams[0].onopen();
    answer = () => ({ ok: false, status: 413, json: async () => ({ error: { message: 'Too large.' } }) });
    connection.send({ type: 'tap' });
    await settled();
    answer = () => ({ ok: false, status: 500, json: () => Promise.reject(new Error('no JSON')) });
    connection.send({ type: 'tap' });
    await settled();
    answer = () => { throw new TypeError('no network'); };
    connection.send({ type: 'tap' });
    await settled();
    assert.deepEqual(told, [
        'opened', 'refused: 413 Too large.', 'refused: 500 undefined', 'refused: undefined undefined',
    ]);
});
