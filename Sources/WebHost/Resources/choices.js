// The controls for the size of text and the appearance, wherever they stand.

import { $ } from './dom.js';
import { chosenLook, darkness, language, showLook, textSizes } from './look.js';

const textSizeNames = Object.keys(textSizes);
const size = $('text-size');

/** What the person chose; it lasts as long as the page where storage is forbidden. */
export const look = chosenLook();

/** Called when the page looks different. */
let changed = () => {};

export function applyLook() {
    showLook(look);
    if (!size) return;
    size.value = textSizeNames.indexOf(look.text);
    size.setAttribute('aria-valuetext', new Intl.NumberFormat(language, { style: 'percent' }).format(textSizes[look.text] / textSizes.large));
    for (const choice of $('appearance').querySelectorAll('input')) choice.checked = choice.value === look.appearance;
}

/** @param {Partial<typeof look>} change */
function change(change) {
    Object.assign(look, change);
    try { Object.assign(localStorage, change); } catch { /* not kept */ }
    applyLook();
    changed();
}

/** Shows what was chosen elsewhere, or what the system of the person looks like now. */
export function lookAgain() {
    Object.assign(look, chosenLook(look));
    applyLook();
    changed();
}

/** @param {() => void} whenChanged */
export function watchLook(whenChanged) {
    changed = whenChanged;
    applyLook();
    darkness.onchange = lookAgain;
    addEventListener('storage', lookAgain);
    addEventListener('pageshow', (event) => { if (event.persisted) lookAgain(); });
    if (!size) return;
    size.oninput = () => change({ text: textSizeNames[size.value] });
    $('appearance').onchange = (/** @type {any} */ { target }) => change({ appearance: target.value });
}
