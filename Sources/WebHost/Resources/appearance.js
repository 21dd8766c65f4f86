// The environment of this tab: the size of text, light or dark, the direction of reading.

import { look, lookAgain, watchLook } from './choices.js';
import { directionOf, isSame, root } from './dom.js';
import { watchFonts } from './fonts.js';
import { environment as environmentOf, language } from './look.js';
import { cardBody, cardPanel, connection, resultList } from './session.js';

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
    const found = { ...environmentOf(look), language };
    // If text isn't as the server measures it, the style sheet lays cards out.
    return { ...found, ['flow' in root.dataset ? 'flow' : 'width']: contentWidth() };
}

/** Returns this tab's environment as the server expects it when a connection opens. */
export const environment = () => told = now();

/** Sends this tab's environment to the server if it has changed; called again when a connection is open. */
export function tellLook() {
    if (connection.isOpen && !isSame(now(), told)) connection.tell({ type: 'environment', ...environment() });
}

watchLook(tellLook);
window.onresize = tellLook;
watchFonts(lookAgain);

// The page mirrors with the person's language, so that search and card read in one direction.
root.dir = directionOf(language);
// Card and results are in that language too, which matters for speech and hyphens.
cardPanel.lang = resultList.lang = language;
