// The form of the card's question, and how it reaches the server.

import { Form } from './form.js';
import { say } from './speech.js';
import { connection, markPending, page, shown } from './session.js';
import { localized } from './words.js';

/** What the page's first module and the card know. */
export const asking = {
    /** The most bytes that a file may have, as the server says. */
    maxFileBytes: 0,
    submit() {},
};

/** @param {string} path @param {any} [body] */
async function read(path, body) {
    const answer = await fetch(path, body && {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
}

/** @param {{ [name: string]: any }} items */
const query = (items) => new URLSearchParams({ question: String(shown.card?.question?.id), ...items });

/** @type {Form} */
export const form = new Form(page.question, {
    submit: () => asking.submit(),
    say,
    waiting: () => markWaiting(),
    maxFileBytes: () => asking.maxFileBytes,
    find: async (field, text) => (await read(`/session/options?${query({ parameter: field.name, q: text })}`)).options,
    layout: async (values) => (await read(`/session/layout?${query({ tab: connection.tab })}`, { values })).layout,
    choose(option, button) {
        if (shown.card?.busy || page.question.querySelector('[data-pending]')) return;
        connection.send({ type: 'choose', question: shown.card?.question?.id, option });
        if (connection.isOpen) markPending(button);
    },
    forget(value) {
        fetch(`/session/files/${encodeURIComponent(value.file)}`, { method: 'DELETE' }).catch(() => {});
    },
    upload(field, file, progress) {
        const request = new XMLHttpRequest();
        request.open('POST', `/session/files?${query({ parameter: field.name, name: file.name })}`);
        request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
        request.responseType = 'json';
        request.upload.addEventListener('progress', ({ loaded, total }) => progress(total ? loaded / total : 1));
        /** @type {Promise<{ value: any, problem?: string }>} */
        const end = new Promise((resolve) => {
            request.addEventListener('load', () => resolve(request.status === 201
                ? { value: request.response?.value ?? null }
                : { value: null, problem: request.response?.error?.message }));
            request.addEventListener('error', () => resolve({ value: null, problem: localized('The file could not be sent. Is the app still running?') }));
        });
        request.send(file);
        return { stop: () => request.abort(), end };
    },
});

/** Keeps the person from going on while something is on its way. */
export function markWaiting() {
    const button = page.system.querySelector('[data-role="submit"]');
    button?.setAttribute('aria-disabled', Boolean(shown.card?.busy || form.isWaiting));
}
