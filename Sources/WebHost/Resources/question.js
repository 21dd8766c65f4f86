// The form of the card's question, and how it reaches the server.

import { makeForm } from './form.js';
import { questionForm, connection, sendFrom, shown, systemButton } from './session.js';
import { say } from './speech.js';
import { localized } from './words.js';

/** The limits that the server names. */
export const limits = { fileBytes: 0 };

/** @param {string} path @param {{ [name: string]: any }} items @param {any} [body] */
async function read(path, items, body) {
    const answer = await fetch(`/session/${path}?${query(items)}`, body && {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
}

/** @param {{ [name: string]: any }} items */
const query = (items) => new URLSearchParams({ question: /** @type {any} */ (shown.card?.question?.id), ...items });

export const form = makeForm(questionForm, {
    submit: () => systemButton('submit')?.click(),
    say,
    waiting: () => markWaiting(),
    maxFileBytes: () => limits.fileBytes,
    find: async ({ name }, text) => (await read('options', { parameter: name, q: text })).options,
    layout: async (values) => (await read('layout', { tab: connection.tab }, { values })).layout,
    choose(option, button) {
        if (shown.card?.busy || questionForm.querySelector('[data-pending]')) return;
        sendFrom(button, { type: 'choose', question: shown.card?.question?.id, option });
    },
    forget({ file }) {
        fetch(`/session/files/${encodeURIComponent(file)}`, { method: 'DELETE' }).catch(() => {});
    },
    upload(field, file, progress) {
        const request = new XMLHttpRequest();
        request.open('POST', `/session/files?${query({ parameter: field.name, name: file.name })}`);
        request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
        request.responseType = 'json';
        request.upload.onprogress = ({ loaded, total }) => progress(total ? loaded / total : 1);
        /** @type {Promise<{ value?: any, problem?: string }>} */
        const end = new Promise((resolve) => {
            request.onload = () => resolve({ value: request.response?.value, problem: request.response?.error?.message });
            request.onerror = () => resolve({ problem: localized('The file could not be sent. Is the app still running?') });
        });
        request.send(file);
        return { stop: () => request.abort(), end };
    },
});

/** Keeps the person from going on while something is on its way. */
export function markWaiting() {
    systemButton('submit')?.setAttribute('aria-disabled', Boolean(shown.card?.busy || form.isWaiting));
}
