// The address of what is shown, and the way back and forward.
//
// The server names the address of each state. The page's part is to keep the browser's history in step: what is new
// gets an entry, and an entry that the person goes to is asked for. Nothing is performed twice by that: a card is shown
// again, and a form is offered again.

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
 * @type {number | null}
 */
let card = null;

/** @param {string} name Of the app, for the titles of entries and tabs. */
export function nameApp(name) {
    appName = name;
    showTitle();
}

function showTitle() {
    document.title = title ? `${title} – ${appName}` : appName;
}

/** Goes to the address that the browser shows, which the answer to the newest visit settles. */
function visit() {
    const { pathname, search, hash } = location;
    const path = pathname === '/' ? '/' : pathname + search;
    awaited = { type: 'visit', path, card: Number(hash.slice(1)) || null, number: ++number };
    // A lost connection is told when it is back.
    connection.tell(awaited);
}

/** Tells a new connection where the person is; at the first, the app's own address is where the session is. */
export function tellAddress() {
    if (!awaited && (number > 0 || location.pathname === '/')) {
        awaited = { type: 'visit', path: null, card: null, number: ++number };
    }
    if (awaited) connection.tell(awaited); else visit();
}

/** @param {string} address */
const withoutCard = (address) => address.split('#')[0];

/**
 * Keeps the history in step with what is shown.
 *
 * @param {State} state
 */
export function followState({ visit, place, card: shown }) {
    // It was sent before the person went elsewhere, or a card is still on its way.
    if (visit !== number || !place || !shown && place !== '/') return;
    const here = location.pathname + location.search + location.hash;
    const id = shown?.id ?? null;
    // A question that was answered can't be gone back to: what came of it takes its entry.
    const isSame = awaited && (awaited.path || number === 1) || id !== null && id === card
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
