// The controls for the size of text and the appearance, on every page that has them.

import { $ } from './dom.js';
import { chosenLook, darkness, language, showLook, textSizes } from './look.js';

const textSizeNames = Object.keys(textSizes);
const size = $('text-size');

/** The person's choice; if storage is forbidden, it lasts as long as the page. */
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

/** Applies a choice of another tab, or a change of the person's system. */
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
