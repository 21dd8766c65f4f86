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
/** What was typed while the script was loading, for the first control. */
let letters = '';

addEventListener('forms', (/** @type {any} */ { detail: makeForm }) => {
    made = /** @type {Form} */ (makeForm(questionForm, services));
    made.show(asked);
    markWaiting();
    if (asked?.kind === 'values' && document.activeElement === cardTitle) focus(made.firstControl());
    // As if it were typed now, so that a picker searches for it; a control without text takes nothing.
    if (letters && questionForm.contains(document.activeElement)) document.execCommand('insertText', false, letters);
    letters = '';
});

/** Fetches the controls of forms. */
export const loadForms = fetching($('forms').href, () => asked);

/** The form, from the first question on; its script may still be loading. */
export const form = {
    /** @param {Question} question */
    show(question) {
        if (question?.id !== asked?.id) letters = '';
        asked = question;
        if (made) made.show(question);
        else if (question && question.kind !== 'confirmation') loadForms();
    },
    /** With all that is known of it; `null` while its script is loading. */
    get made() { return made; },
    /**
     * Keeps what is typed for a form whose script is still loading.
     *
     * @param {string} key
     * @returns {boolean} Whether it did.
     */
    typeAhead(key) {
        const isBack = key === 'Backspace';
        if (made || asked?.kind !== 'values' || document.activeElement !== cardTitle || !isBack && [...key].length > 1) return false;
        letters = isBack ? letters.slice(0, -1) : letters + key;
        return true;
    },
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
