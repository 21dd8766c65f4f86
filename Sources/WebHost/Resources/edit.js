// The sheet in which an item of a board is edited: it is open while the page is at its address.

import { $, make } from './dom.js';
import { localized } from './words.js';

/** @typedef {(isChanged: boolean, problem?: string) => void} Ended */
/** @typedef {{ open: (path: string, ended: Ended) => void, close: () => void }} Sheet */

/** @type {Sheet | null} */
let sheet = null;
/** @type {Promise<Sheet> | null} */
let coming = null;

/** Fetches the sheet's script, which a board needs only for editing. */
function loadSheet() {
    coming ??= new Promise((resolve, reject) => {
        addEventListener('sheet', (/** @type {any} */ { detail }) => resolve(sheet = detail), { once: true });
        document.head.append(make('script', { type: 'module', src: $('sheet').dataset.script, onerror: reject }));
    });
    return coming;
}

/**
 * Opens the sheet for the item that a person edits, or that the address of the page names.
 *
 * @param {() => void} changed Called when the person has edited an item.
 * @param {(text?: string) => void} note
 */
export function followEdits(changed, note) {
    if (!$('sheet')) return;

    async function follow() {
        if (!new URLSearchParams(location.search).has('edit')) return sheet?.close();
        const path = `${location.pathname}/configure${location.search}`;
        note();
        try {
            (await loadSheet()).open(path, ended);
        } catch {
            coming = null;
            ended(false, localized('That did not get through. Please try again.'));
        }
    }

    /**
     * The page goes back to the address of the board alone.
     *
     * @type {Ended}
     */
    function ended(isChanged, problem) {
        note(problem);
        if (history.state?.isSheet) {
            // The browser goes back later.
            if (isChanged) addEventListener('popstate', () => changed(), { once: true });
            history.back();
        } else {
            history.replaceState(null, '', location.pathname);
            if (isChanged) changed();
        }
    }

    document.addEventListener('click', (event) => {
        const link = /** @type {any} */ (event.target).closest('a[data-edit]');
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.pushState({ isSheet: true }, '', link.href);
        follow();
    });
    addEventListener('popstate', follow);
    follow();
}
