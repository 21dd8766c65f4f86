// How this tab shows things: the size of text, light or dark, the direction of reading.

import { $, directionOf, isSame } from './dom.js';
import { watchFonts } from './fonts.js';
import { chosenLook, darkness, environment as environmentOf, showLook, textSizes } from './look.js';
import { cardBody, cardPanel, connection, resultList, root } from './session.js';

const textSizeNames = Object.keys(textSizes);
const { language } = navigator;

/** What the person chose; it lasts as long as the page where storage is forbidden. */
const look = chosenLook();

/**
 * The environment that the server knows.
 *
 * @type {any}
 */
let told = null;

/** The room for a card's view, also while no card is shown. */
function contentWidth() {
    const { hidden } = cardPanel;
    const isFilling = cardPanel.hasAttribute('data-filling');
    cardPanel.hidden = false;
    // A question has the width of the field for itself.
    cardPanel.removeAttribute('data-filling');
    // A window that is not laid out yet has no room at all.
    const width = Math.max(cardBody.clientWidth - 32, 40);
    cardPanel.hidden = hidden;
    cardPanel.toggleAttribute('data-filling', isFilling);
    return width;
}

/** @returns {any} */
function now() {
    const found = { ...environmentOf(look), language: language || 'en' };
    // Text that isn't as the server measures it flows by itself.
    return { ...found, ['flow' in root.dataset ? 'flow' : 'width']: contentWidth() };
}

/** How this tab shows things, as the server wants to know it when a connection opens. */
export const environment = () => told = now();

export function applyLook() {
    showLook(look);
    const size = $('text-size');
    size.value = textSizeNames.indexOf(look.text);
    size.setAttribute('aria-valuetext', look.text.replace(/[A-Z\d]/g, ' $&').toLowerCase());
    for (const choice of $('appearance').querySelectorAll('input')) choice.checked = choice.value === look.appearance;
}

/** @param {Partial<typeof look>} change */
function changeLook(change) {
    Object.assign(look, change);
    try { Object.assign(localStorage, change); } catch { /* not kept */ }
    applyLook();
    tellLook();
}

/** Tells the server how this tab shows things, unless it knows; called again when a connection is open. */
export function tellLook() {
    if (connection.isOpen && !isSame(now(), told)) connection.tell({ type: 'environment', ...environment() });
}

$('text-size').oninput = (/** @type {any} */ { target }) => changeLook({ text: textSizeNames[target.value] });
$('appearance').onchange = (/** @type {any} */ { target }) => changeLook({ appearance: target.value });
const lookAgain = darkness.onchange = window.onresize = () => changeLook({});
watchFonts(lookAgain);

// The page mirrors with the person's language, so that search and card read in one direction.
root.dir = directionOf(language);
// Card and results are in that language too, which matters for speech and hyphens.
cardPanel.lang = resultList.lang = language;
