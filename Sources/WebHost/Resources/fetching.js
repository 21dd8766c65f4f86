// Scripts that are fetched after the page, once they are needed.

import { note } from './speech.js';
import { localized } from './words.js';

/**
 * Returns a function that fetches a script, unless it is there or on its way, and returns what is made with it; nothing if it
 * can't be fetched now.
 *
 * @template Made
 * @param {string} address
 * @param {() => any} isMissed Whether a person waits for the script.
 * @param {(script: any) => Made} [make]
 * @returns {() => Promise<Made | undefined>}
 */
export function fetching(address, isMissed, make) {
    let failures = 0;
    /** @type {any} */
    let made;
    // A browser doesn't request a module again whose loading has failed.
    return () => made ??= import(address + (failures ? `&${failures}` : '')).then(make, () => {
        made = null;
        failures++;
        if (isMissed()) note(localized('That did not get through. Please try again.'));
    });
}
