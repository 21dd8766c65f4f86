// The card while the connection is lost, and after that.

import { $ } from './dom.js';
import { form } from './question.js';
import { content, focus, questionForm, shown, systemBar } from './session.js';
import { note, stand } from './speech.js';
import { localized } from './words.js';

/** The delay before the card is inert: most connections are back earlier. */
const patience = 500;

/** @type {any} */
let timer;
/**
 * The action that was under way when the connection was lost: its title, the typed values, and whether a state has
 * reported its end.
 *
 * @type {{ title: string, values: { [name: string]: any }, isTold: boolean } | null}
 */
let before = null;
/** @type {any} */
let focused = null;

/** The connection is lost: nothing on the card reaches the app. */
export function loseCard() {
    timer ??= setTimeout(() => {
        const { card, run } = shown;
        const title = card?.question || run ? run?.title ?? card?.title : null;
        if (title) before = { title, values: card?.question?.kind === 'values' ? form.values() : {}, isTold: false };
        focused = document.activeElement;
        setLost(true);
    }, patience);
}

/** The connection is back; a new state, if there is one, arrives in a moment. */
export function awaitCard() {
    clearTimeout(timer);
    timer = null;
    // Values that were typed meanwhile count, too.
    if (before && shown.card?.question?.kind === 'values') before.values = form.values();
    if (systemBar.inert) setTimeout(findCard, 150);
}

function findCard() {
    if (!systemBar.inert || timer) return;
    setLost(false);
    if (focused?.isConnected && document.activeElement === document.body) focus(focused);
}

/** @param {boolean} next */
function setLost(next) {
    // The person can continue to type.
    questionForm.inert = next && shown.card?.question?.kind !== 'values';
    for (const part of [content, systemBar, $('pin'), $('card-files'), $('tray')]) part.inert = next;
    // Without a card, the field reports it.
    stand(!next || !shown.card ? '' : !navigator.onLine ? localized('You are offline.')
        : localized('The connection to the app is lost. Nothing can be done here until it is back.'));
}

/**
 * Reports the end of the action that was under way, at the first state after a loss.
 *
 * @param {import('./wire.js').State} state
 */
export function tellLoss({ card, run, tray }) {
    if (!before && !systemBar.inert) return;
    const lost = before;
    findCard();
    // Only a card that offers to begin again needs the typed values.
    if (card?.question || !card?.buttons.some(({ role }) => role === 'retry')) before = null;
    if (!lost || lost.isTold) return;
    lost.isTold = true;
    if (!card && !run && !tray?.length) note(localized('“%@” ended while the connection was lost.', lost.title));
}

/** Returns the valid values that were typed into a lost form, if there are any. */
export function lostValues() {
    const values = Object.entries(before?.values ?? {}).filter(([, value]) => value != null);
    return values[0] && { values: Object.fromEntries(values) };
}
