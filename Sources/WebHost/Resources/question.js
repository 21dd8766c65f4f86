// The form of the card's question, and how it reaches the server.

import { $, make } from './dom.js';
import { cardTitle, focus, questionForm, connection, sendFrom, shown, systemButton } from './session.js';
import { note, say } from './speech.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').Field} Field */

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

/** @type {any} */
const services = {
    submit: () => systemButton('submit')?.click(),
    say,
    waiting: () => markWaiting(),
    maxFileBytes: () => limits.fileBytes,
    find: async (/** @type {Field} */ { name, owner, entity }, /** @type {string} */ text) =>
        (await read('options', { parameter: owner ?? name, ...owner && { entity }, q: text })).options,
    layout: async (/** @type {any} */ values) => (await read('layout', { tab: connection.tab }, { values })).layout,
    choose(/** @type {number} */ option, /** @type {Element} */ button) {
        if (shown.card?.busy || questionForm.querySelector('[data-pending]')) return;
        sendFrom(button, { type: 'choose', question: shown.card?.question?.id, option });
    },
    forget(/** @type {any} */ { file }) {
        fetch(`/session/files/${encodeURIComponent(file)}`, { method: 'DELETE' }).catch(() => {});
    },
    upload(/** @type {Field} */ field, /** @type {File} */ file, /** @type {(part: number) => void} */ progress) {
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
};

/** @typedef {ReturnType<typeof import('./form.js').makeForm>} Form */

/** @type {Form | null} */
let made = null;
/** @typedef {import('./wire.js').Question | null | undefined} Question */

/** @type {Question} */
let asked = null;
/** @type {any} */
let script = null;
let failures = 0;

addEventListener('forms', (/** @type {any} */ { detail: makeForm }) => {
    made = /** @type {Form} */ (makeForm(questionForm, services));
    made.show(asked);
    markWaiting();
    if (asked?.kind === 'values' && document.activeElement === cardTitle) focus(made.firstControl());
});

/** Fetches the controls of forms, unless they are there or on their way. */
export function loadForms() {
    if (script) return;
    // A browser doesn't ask again for a module that it couldn't have.
    const src = $('forms').href + (failures ? `&${failures}` : '');
    script = make('script', { type: 'module', src, onerror() {
        script.remove();
        script = null;
        failures++;
        if (asked) note(localized('That did not get through. Please try again.'));
    } });
    document.head.append(script);
}

/** The form, from the first question on: what it needs may still be on its way. */
export const form = {
    /** @param {Question} question */
    show(question) {
        asked = question;
        if (made) made.show(question);
        else if (question && question.kind !== 'confirmation') loadForms();
    },
    giveUp: () => made?.giveUp(),
    firstControl: () => made?.firstControl(),
    values: () => made?.values() ?? {},
    get isWaiting() { return made ? made.isWaiting : Boolean(asked); },
    read: () => made?.read() ?? null,
};

/** Keeps the person from going on while something is on its way. */
export function markWaiting() {
    systemButton('submit')?.setAttribute('aria-disabled', Boolean(shown.card?.busy || form.isWaiting));
}
