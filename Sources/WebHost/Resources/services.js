// The requests of a question's form to the server, on every page with forms.

import { localized } from './words.js';

/** @typedef {import('./wire.js').Field} Field */
/** @typedef {import('./wire.js').Message} Message */

/**
 * @param {object} page
 * @param {() => number | undefined} page.question The number of the question that is shown.
 * @param {() => { tab: string }} page.connection
 * @param {(message: Message, button: Element) => void} page.choose
 * @param {() => void} page.submit
 * @param {(text: string) => void} page.say
 * @param {() => void} page.waiting
 * @param {() => number} page.maxFileBytes
 * @param {() => boolean} [page.showsOffline]
 * @returns {any}
 */
export function formServices({ question, connection, choose, ...others }) {
    /** @param {{ [name: string]: any }} items */
    const query = (items) => new URLSearchParams({ question: /** @type {any} */ (question()), ...items });

    /** @param {string} path @param {{ [name: string]: any }} items @param {any} [body] */
    async function read(path, items, body) {
        const answer = await fetch(`/session/${path}?${query(items)}`, body && {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.json();
    }

    return {
        ...others,
        find: async (/** @type {Field} */ { name, owner, entity }, /** @type {string} */ text) =>
            (await read('options', { parameter: owner ?? name, ...owner && { entity }, q: text })).options,
        layout: async (/** @type {any} */ values) => (await read('layout', { tab: connection().tab }, { values })).layout,
        choose: (/** @type {number} */ option, /** @type {Element} */ button) =>
            choose({ type: 'choose', question: question(), option }, button),
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
}
