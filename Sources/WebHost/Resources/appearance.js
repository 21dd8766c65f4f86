// How this tab shows things: the size of text, light or dark, the direction of reading.

import { $, directionOf, isSame } from './dom.js';
import { connection, page } from './session.js';

/** @type {{ [name: string]: number }} */
const textSizes = {
    xSmall: 14, small: 15, medium: 16, large: 17, xLarge: 19, xxLarge: 21, xxxLarge: 23,
    accessibility1: 28, accessibility2: 33, accessibility3: 40, accessibility4: 47, accessibility5: 53,
};
const textSizeNames = Object.keys(textSizes);
const darkness = matchMedia('(prefers-color-scheme: dark)');

/** Storage may be forbidden; the settings then last as long as the page. */
const memory = {
    /** @param {string} key */
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    /** @param {string} key @param {string} value */
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* not kept */ } },
};

const known = { appearance: memory.get('appearance') ?? '', text: memory.get('text') ?? '' };
const look = {
    appearance: ['light', 'dark'].includes(known.appearance) ? known.appearance : 'auto',
    text: known.text in textSizes ? known.text : 'large',
};
/**
 * What the server knows of it.
 *
 * @type {any}
 */
let told = null;

function now() {
    const isDark = look.appearance === 'auto' ? darkness.matches : look.appearance === 'dark';
    return { scheme: isDark ? 'dark' : 'light', text: look.text, language: navigator.language || 'en' };
}

/** How this tab shows things, as the server wants to know it when a connection opens. */
export function environment() {
    told = now();
    return told;
}

export function applyLook() {
    page.root.dataset.scheme = now().scheme;
    page.root.dataset.text = look.text;
    page.root.style.setProperty('--text-scale', String(textSizes[look.text] / 17));
    const size = $('text-size');
    size.value = textSizeNames.indexOf(look.text);
    size.setAttribute('aria-valuetext', look.text.replace(/([A-Z]|\d)/g, ' $1').toLowerCase());
    for (const choice of $('appearance').querySelectorAll('input')) choice.checked = choice.value === look.appearance;
}

/** @param {Partial<typeof look>} change */
function changeLook(change) {
    Object.assign(look, change);
    for (const [key, value] of Object.entries(change)) memory.set(key, value);
    applyLook();
    // A closed connection says it when it opens.
    if (!isSame(now(), told)) connection.tell({ type: 'environment', ...now() });
    told = now();
}

$('text-size').addEventListener('input', (/** @type {any} */ { target }) => changeLook({ text: textSizeNames[target.value] }));
$('appearance').addEventListener('change', (/** @type {any} */ { target }) => changeLook({ appearance: target.value }));
darkness.addEventListener('change', () => changeLook({}));

// The page mirrors with the person's language, so that search and card read in one direction.
page.root.dir = directionOf(navigator.language);
// Card and results are in that language too, which matters for speech and hyphens.
for (const element of [page.card, page.results]) element.lang = navigator.language;
