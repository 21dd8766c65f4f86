// The address of the present content, and navigation back and forward.
//
// The server names the address of each state. The page updates the browser's history: it adds an entry for new
// content, and requests an entry to which the person goes. The server performs nothing twice for that: it shows a
// card again, and offers a form again.

import { connection } from './session.js';

/** @typedef {import('./wire.js').State} State */

let appName = document.title;
/** The title of the card that is shown. */
let title = '';
let number = 0;
/**
 * The visit whose answer is awaited.
 *
 * @type {any}
 */
let awaited = null;
/**
 * The number of the card that the present entry is for.
 *
 * @type {number | undefined}
 */
let card;

/** @param {string} name Of the app, for the titles of entries and tabs. */
export function nameApp(name) {
    appName = name;
    showTitle();
}

function showTitle() {
    const whole = title ? `${title} – ${appName}` : appName;
    // Each assignment is a message to the browser's window, and a state comes at each tap.
    if (document.title !== whole) document.title = whole;
}

/**
 * Goes to an address; the answer to the newest visit decides what is shown.
 *
 * @param {string | null} path
 * @param {number | null} card
 */
function go(path, card) {
    awaited = { type: 'visit', path, card, number: ++number };
    // A lost connection gets the visit after it is back.
    connection.tell(awaited);
}

/** Goes to the browser's address. */
function visit() {
    const { pathname, search, hash } = location;
    go(pathname === '/' ? '/' : pathname + search, Number(hash.slice(1)) || null);
}

/** Sends the person's address to a new connection; for the first, the app's own address means the session's. */
export function tellAddress() {
    if (awaited) connection.tell(awaited);
    else if (number > 0 || location.pathname === '/') go(null, null);
    else visit();
}

/** @param {string} address */
const withoutCard = (address) => address.split('#')[0];

/**
 * Updates the history for a state.
 *
 * @param {State} state
 */
export function followState({ visit, place, card: shown }) {
    // The state is older than the person's newest visit, or a card is still awaited.
    if (visit !== number || !place || !shown && place !== '/') return;
    const here = location.pathname + location.search + location.hash;
    const id = shown?.id;
    // A person can't go back to an answered question: its result replaces its entry.
    const isSame = awaited && (awaited.path || number === 1) || id && id === card
        || place.includes('#') && here.includes('#') && withoutCard(place) === withoutCard(here);
    awaited = null;
    card = id;
    title = shown?.title ?? '';
    if (place !== here && (location.pathname !== '/' || place !== '/')) {
        if (isSame) history.replaceState(null, '', place); else history.pushState(null, '', place);
    }
    showTitle();
}

history.scrollRestoration = 'manual';
addEventListener('popstate', visit);
