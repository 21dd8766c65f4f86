// The custom view in the card, and what a person does in it.

import { inert, applyStyles, morph, noChanges, parse, patch } from './morph.js';
import { isOn } from './controls.js';
import { showChanges } from './motion.js';
import { clearPending, connection, markPending, page, shown, startOver } from './session.js';

/**
 * What the content was made from, for comparison with what comes next.
 *
 * @type {any}
 */
let shownMarkup = null;
/** @param {any} markup */
function keepMarkup(markup) {
    shownMarkup = markup;
    // Only what is in a document is found by its id.
    inert.body.replaceChildren(markup);
}

/**
 * Shows the newest view of the same card: the whole of it, or the elements that changed. `isTouched`
 * says that this script changed what is shown, so that all of it must be looked at.
 *
 * @param {{ html?: string | null, parts?: string[] }} news
 * @param {boolean} isTouched
 */
export function refreshContent({ html, parts = [] }, isTouched) {
    const changes = noChanges();
    if (typeof html === 'string') {
        const markup = parse(html);
        morph(page.content, markup, isTouched ? null : shownMarkup, changes);
        keepMarkup(markup);
    } else {
        for (const part of parts) {
            const next = parse(part).firstElementChild;
            const last = next && inert.getElementById(next.id);
            const old = next && document.getElementById(next.id);
            if (!last || !old) return startOver();
            last.replaceWith(next);
            if (!isTouched) patch(old, next, last, changes);
        }
        if (isTouched) morph(page.content, shownMarkup, null, changes);
    }
    showChanges(changes);
}

/** @param {string | null | undefined} html */
export function fillContent(html) {
    page.scroller.hidden = typeof html !== 'string';
    keepMarkup(parse(html ?? ''));
    page.content.replaceChildren(...document.importNode(shownMarkup, true).childNodes);
    applyStyles(page.content);
}

export const tapping = {
    /**
     * A toggle that a mouse button holds down: it shows its new state already.
     *
     * @type {any}
     */
    held: null,
    /** Whether a toggle shows what the server has not said yet. */
    flipped: false,
};

/** Nothing came of an action: whatever was shown ahead of the truth goes back. */
export function settle() {
    clearPending();
    if (tapping.flipped && shown.card?.hasView) refreshContent({}, true);
    tapping.flipped = false;
}

/** @param {any} toggle @param {boolean} isOn */
function flip(toggle, isOn) {
    toggle.setAttribute('aria-checked', isOn);
    tapping.flipped = true;
}

/** @param {any} control */
const isUsable = (control) => control && !control.disabled && control.getAttribute('aria-disabled') !== 'true';

page.content.addEventListener('pointerdown', (/** @type {any} */ event) => {
    const toggle = event.target.closest('[data-toggle]');
    // A finger may be about to scroll: there the click decides.
    if (!isUsable(toggle) || event.button !== 0 || event.pointerType === 'touch' || shown.card?.busy) return;
    tapping.held = { toggle, isOn: !isOn(toggle) };
    flip(toggle, tapping.held.isOn);
});
for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, () => {
        if (!tapping.held) return;
        // The click, if there is one, follows within the same press.
        setTimeout(() => {
            if (tapping.held) flip(tapping.held.toggle, !tapping.held.isOn);
            tapping.held = null;
        }, 30);
    });
}

page.content.addEventListener('click', (/** @type {any} */ event) => {
    const control = event.target.closest('[data-action]');
    const card = shown.card;
    if (!control || !card) return;
    const { held } = tapping;
    tapping.held = null;
    if (card.busy || !isUsable(control)) return;
    const address = { card: card.id, generation: card.generation, action: Number(control.dataset.action) };
    if (control.hasAttribute('data-toggle')) {
        const wanted = held?.toggle === control ? held.isOn : !isOn(control);
        connection.send({ type: 'toggle', ...address, isOn: wanted });
        flip(control, wanted);
    } else {
        connection.send({ type: 'tap', ...address });
        markPending(control);
    }
});

// What scrolls says so to the eye (a fade at the edge) and to the keyboard (a tab stop).
function markScrolling() {
    const { scrollTop, scrollHeight, clientHeight } = page.scroller;
    const overflows = scrollHeight > clientHeight + 1;
    page.scroller.toggleAttribute('data-above', overflows && scrollTop > 1);
    page.scroller.toggleAttribute('data-below', overflows && scrollTop + clientHeight < scrollHeight - 1);
    if (overflows === page.scroller.hasAttribute('tabindex')) return;
    for (const [name, value] of [['tabindex', '0'], ['role', 'group'], ['aria-labelledby', 'card-title']]) {
        if (overflows) page.scroller.setAttribute(name, value); else page.scroller.removeAttribute(name);
    }
}
page.scroller.addEventListener('scroll', markScrolling, { passive: true });
const sizes = new ResizeObserver(markScrolling);
sizes.observe(page.scroller);
sizes.observe(page.content);
