// The page's own words, in the language of the person.
//
// English stands in the code and is the key; translations come with the document, as data.

import { $, root } from './dom.js';

/** @type {{ [language: string]: { [words: string]: string } }} */
const languages = JSON.parse($('words')?.content ?? '{}');

/** @type {{ [words: string]: string }} */
let words;

/** @param {string} language Of what is said from now on; English, if the document has no words in it. */
export function speak(language) {
    words = languages[language] ?? {};
}

/**
 * Words with their values, in the person's language.
 *
 * @param {string} key The words in English, with `%@` for each value.
 * @param {...(string | number)} values
 */
export function localized(key, ...values) {
    let next = 0;
    return (words[key] ?? key).replace(/%(?:(\d)\$)?@/g, (/** @type {string} */ _, /** @type {any} */ place) =>
        String(values[place ? place - 1 : next++] ?? ''));
}

speak(root.lang);
