// The page's own words, in the language of the person.
//
// English stands in the code and is the key; translations come with the document, as data.

/** @type {{ [language: string]: { [words: string]: string } }} */
const languages = JSON.parse(globalThis.document?.getElementById('words')?.getAttribute('content') ?? '{}');

/** @type {{ [words: string]: string }} */
let words = {};

/**
 * Chooses the language of what is said from now on: the one of a tag such as `de-AT`, else English.
 *
 * @param {string} tag
 */
export function speak(tag) {
    const [code, ...rest] = tag.toLowerCase().split('-');
    const isTraditional = rest.includes('hant') || !rest.includes('hans') && rest.some((part) => ['tw', 'hk', 'mo'].includes(part));
    words = languages[code === 'zh' ? isTraditional ? 'zh-Hant' : 'zh-Hans' : code] ?? {};
}

/**
 * Words with their values, in the person's language.
 *
 * @param {string} key The words in English, with `%@` for each value.
 * @param {...(string | number)} values
 */
export function localized(key, ...values) {
    let next = 0;
    return (words[key] ?? key).replace(/%(?:(\d)\$)?@/g, (/** @type {string} */ _, /** @type {string | undefined} */ place) =>
        String(values[place ? Number(place) - 1 : next++] ?? ''));
}

speak(globalThis.document?.documentElement?.lang ?? 'en');
