// The form of the card's question, and how it reaches the server.

import { $ } from './dom.js';
import { fetching } from './fetching.js';
import { cardTitle, focus, questionForm, connection, sendFrom, shown, systemButton } from './session.js';
import { formServices } from './services.js';
import { say } from './speech.js';

/** The limits that the server names. */
export const limits = { fileBytes: 0 };

const services = formServices({
    question: () => shown.card?.question?.id,
    connection: () => connection,
    submit: () => systemButton('submit')?.click(),
    say,
    waiting: () => markWaiting(),
    maxFileBytes: () => limits.fileBytes,
    showsOffline() {
        if (navigator.onLine) return false;
        // In a network that is switched off, the stream may be lost without an event, which would show it.
        if (connection.isOpen) connection.restart();
        return true;
    },
    choose(message, button) {
        if (!shown.card?.busy && !questionForm.querySelector('[data-pending]')) sendFrom(button, message);
    },
});

/** @typedef {ReturnType<typeof import('./form.js').makeForm>} Form */

/** @type {Form | null} */
let made = null;
/** @typedef {import('./wire.js').Question | null | undefined} Question */

/** @type {Question} */
let asked = null;

addEventListener('forms', (/** @type {any} */ { detail: makeForm }) => {
    made = /** @type {Form} */ (makeForm(questionForm, services));
    made.show(asked);
    markWaiting();
    if (asked?.kind === 'values' && document.activeElement === cardTitle) focus(made.firstControl());
});

/** Fetches the controls of forms. */
export const loadForms = fetching($('forms').href, () => asked);

/** The form, from the first question on; its script may still be loading. */
export const form = {
    /** @param {Question} question */
    show(question) {
        asked = question;
        if (made) made.show(question);
        else if (question && question.kind !== 'confirmation') loadForms();
    },
    /** With all that is known of it; `null` while its script is loading. */
    get made() { return made; },
    giveUp: () => made?.giveUp(),
    firstControl: () => made?.firstControl(),
    values: () => made?.values() ?? {},
    get isWaiting() { return made ? made.isWaiting : Boolean(asked); },
    read: () => made?.read() ?? null,
};

/** Disables Continue while a file or the script is still loading. */
export function markWaiting() {
    systemButton('submit')?.setAttribute('aria-disabled', Boolean(shown.card?.busy || form.isWaiting));
}
