// The sheet in which a person edits a widget, a control or a filter: the form of its intent, over the board.

import { drawButtons, messageOf } from './buttons.js';
import { connect } from './connection.js';
import { $, isSame, make, put } from './dom.js';
import { makeForm } from './form.js';
import { environment, language } from './look.js';
import { refusal } from './refusal.js';
import { formServices } from './services.js';
import { localized } from './words.js';

/** @typedef {import('./wire.js').State} State */
/** @typedef {import('./wire.js').Card} Card */

const dialog = $('sheet');
const host = $('question');
const buttons = $('system');

/** @type {(isChanged: boolean, problem?: string) => void} */
let ended = () => {};
/** @type {ReturnType<typeof connect> | null} */
let connection = null;
/** The address that begins the question. */
let path = '';
/**
 * The previous card of the session, and its address: it is shown again when the sheet closes.
 *
 * @type {{ id: number | null, place: string } | null}
 */
let before = null;
/**
 * The card of the question.
 *
 * @type {Card | null}
 */
let card = null;
let isAnswered = false;

const form = makeForm(host, formServices({
    question: () => card?.question?.id,
    connection: () => /** @type {any} */ (connection),
    submit: () => press('submit'),
    say: (text) => $('polite').replaceChildren(make('p', { dir: 'auto' }, text)),
    waiting: markWaiting,
    maxFileBytes: () => Infinity,
    choose: (message) => { if (!card?.busy) connection?.send(message); },
}));

function markWaiting() {
    for (const button of buttons.children) {
        button.setAttribute('aria-disabled', Boolean(card?.busy || button.dataset.role === 'submit' && form.isWaiting));
    }
}

/** @param {string} role */
function press(role) {
    if (!card || card.busy) return;
    if (role === 'cancel' || role === 'done') return end(false);
    const message = messageOf(role, card, form);
    if (!message) return;
    isAnswered = role === 'submit' || role === 'confirm';
    connection?.send(message);
}

/** @param {State} state */
function show({ visit, place, card: next }) {
    if (!before) {
        // The answer to the visit has the session's address.
        if (visit !== 1 || !place) return;
        before = { id: next?.id ?? null, place };
        return begin();
    }
    if (next && next.id === before.id) return;
    if (!next) {
        // The form is still awaited, or was cancelled here or elsewhere.
        if (card && place === '/') end(false);
        return;
    }
    if (!next.question && !next.error) {
        connection?.send({ type: 'done', card: next.id });
        return end(isAnswered);
    }
    const last = card;
    card = next;
    put($('card-title'), next.title);
    put($('sheet-words'), next.dialog?.supporting);
    put($('sheet-error'), next.error);
    if (!isSame(next.question, last?.question)) form.show(next.question);
    if (!isSame(next.buttons, last?.buttons)) drawButtons(buttons, next.buttons, $('card-title'));
    dialog.setAttribute('aria-busy', next.busy);
    markWaiting();
    if (!dialog.open) dialog.showModal();
    if (last?.id !== next.id) (form.firstControl() ?? $('card-title')).focus();
}

async function begin() {
    const mine = connection;
    const answer = await fetch(path, { method: 'POST' }).catch(() => null);
    if (answer?.ok) return;
    const problem = await refusal(answer);
    if (mine === connection) end(false, problem);
}

/**
 * @param {boolean} isChanged
 * @param {string} [problem]
 */
function end(isChanged, problem) {
    const tell = ended;
    close();
    tell(isChanged, problem);
}

/** Closes the sheet: an open question is cancelled, and the previous card is shown again. */
function close() {
    if (!connection) return;
    form.giveUp();
    if (card?.question && !card.busy) connection.send({ type: 'cancel', question: card.question.id });
    else if (card && !card.question) connection.send({ type: 'done', card: card.id });
    if (before?.id) connection.send({ type: 'visit', path: before.place.split('#')[0], card: before.id, number: 2 });
    const old = connection;
    connection = card = before = null;
    isAnswered = false;
    ended = () => {};
    dialog.close();
    form.show(null);
    buttons.replaceChildren();
    // The server carries out the last message before the stream ends.
    setTimeout(() => old.close(), 1000);
}

/**
 * @param {string} from The address that begins the question.
 * @param {(isChanged: boolean, problem?: string) => void} whenEnded
 */
function open(from, whenEnded) {
    close();
    path = from;
    ended = whenEnded;
    /** @type {ReturnType<typeof connect>} */
    const mine = connection = connect({
        environment: () => ({ ...environment(), language, flow: `${Math.min(360, Math.max(innerWidth - 64, 40))}` }),
        seen: () => null,
        card: () => card?.id ?? null,
        receive(text) {
            if (mine !== connection) return;
            const message = JSON.parse(text);
            if (message.type === 'state') show(message);
            else if (message.type === 'refused') put($('sheet-error'), message.message);
        },
        opened() {
            put($('sheet-error'), '');
            mine.tell({ type: 'visit', path: null, card: null, number: 1 });
        },
        lost() { put($('sheet-error'), localized('Reconnecting…')); },
        refused: () => put($('sheet-error'), localized('That did not get through. Please try again.')),
    });
    mine.open();
}

buttons.onclick = (/** @type {any} */ { target }) => {
    const role = target.closest('[data-role]')?.dataset.role;
    if (role) press(role);
};
dialog.oncancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    end(false);
};

dispatchEvent(new CustomEvent('sheet', { detail: { open, close } }));
