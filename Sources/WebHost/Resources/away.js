// The tray for the results and questions of runs while the person does something else.

import { $ } from './dom.js';
import { loadForms } from './question.js';
import { cardTitle, connection, focus, queryField, resultList, sendFrom, shown } from './session.js';
import { say } from './speech.js';

/** @type {ReturnType<typeof import('./tray.js').makeTray> | null} */
let draw = null;
/**
 * The newest items, until the script that draws them is loaded.
 *
 * @type {[items: import('./wire.js').TrayItem[], wasRunning: boolean]}
 */
let newest = [[], false];

addEventListener('tray', (/** @type {any} */ { detail: makeTray }) => {
    draw = makeTray($('tray-items'), { send: sendFrom, say, leave: () => focus(shown.card ? cardTitle : queryField) });
    draw?.(...newest);
});

/**
 * Shows the items of a state.
 *
 * @param {import('./wire.js').TrayItem[]} items
 * @param {boolean} wasRunning The strip showed a run until now, which may be among them.
 */
export function showTray(items, wasRunning) {
    newest = [items, wasRunning];
    if (draw) draw(items, wasRunning);
    else if (items[0]) loadForms();
}

/** The person has turned away from a run, and the server has not confirmed it yet. */
let isAway = false;
/** The message that says so waits for a connection. */
let isUntold = false;

/** Lets the present run continue aside: its results and questions wait in the tray. */
export function turnAway() {
    if (isAway || shown.card || !shown.run && !resultList.querySelector('[data-pending]')) return;
    isAway = true;
    isUntold = !connection.isOpen;
    connection.send({ type: 'aside' });
}

/**
 * Returns a state without a card that crossed the message `aside`, because the server will put that card into the
 * tray.
 *
 * @param {import('./wire.js').State} state
 */
export function withoutLateCard(state) {
    if (!state.card && !state.run) isAway = false;
    return isAway ? { ...state, card: null } : state;
}

/** Resets the state for a new connection, which knows nothing of the previous one, but gets what waits for it. */
export function returnToTray() {
    isAway = isUntold;
    isUntold = false;
}
