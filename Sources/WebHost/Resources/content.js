// The custom view in the card, and a person's actions in it.

import { flip, messageOfControl } from './buttons.js';
import { inert, applyStyles, morph, noChanges, parse, patch } from './morph.js';
import { showChanges } from './motion.js';
import { clearPending, connection, content, scroller, sendFrom, shown, startOver } from './session.js';

/**
 * The markup from which the content was made, for comparison with the next one.
 *
 * @type {any}
 */
let shownMarkup;

/**
 * A toggle that a mouse button holds down: it shows its new state already.
 *
 * @type {any}
 */
let held = null;

/** A toggle shows a state that the server has not confirmed yet. */
let isFlipped = false;

/** @param {any} markup */
function keepMarkup(markup) {
    shownMarkup = markup;
    // Only an element in a document is found by its id.
    inert.body.replaceChildren(markup);
}

/**
 * Shows the newest view of the same card: the whole of it, the elements that changed, or nothing new.
 *
 * A clock's step waits until a flip has its answer, because it would revert the flip.
 *
 * @param {{ html?: string | null, parts?: string[], renewed?: boolean }} news
 */
function refreshContent({ html, parts = [], renewed = false }) {
    const changes = noChanges();
    const waits = renewed && isFlipped;
    if (typeof html === 'string') {
        const markup = parse(html);
        // A view that this script changed must be compared as a whole.
        if (!waits) morph(content, markup, isFlipped ? null : shownMarkup, changes);
        keepMarkup(markup);
    } else {
        for (const part of parts) {
            const next = parse(part).firstElementChild;
            const last = next && inert.getElementById(next.id);
            const old = next && document.getElementById(next.id);
            if (!last || !old) return startOver();
            last.replaceWith(next);
            if (!isFlipped) patch(old, next, last, changes);
        }
        if (isFlipped && !waits) morph(content, shownMarkup, null, changes);
    }
    isFlipped = waits;
    showChanges(changes);
}

/**
 * Shows the view of the card as it is now, which replaces the one of the card before or is the same
 * one with changes; false if there was nothing to change.
 *
 * @param {import('./wire.js').Card} card
 * @param {import('./wire.js').Card | null} before
 */
export function updateContent(card, before) {
    const isNew = card.html !== undefined || card.parts !== undefined;
    const hadView = before?.id === card.id && before.hasView;
    card.hasView = isNew ? card.html !== null : hadView;
    if (hadView && card.hasView) {
        // After a flip that the server did not take over, the same view is the correction.
        if (!isNew && (!isFlipped || card.busy)) return false;
        refreshContent(card);
    } else if (before?.id === card.id && !hadView && !card.hasView) {
        return false;
    } else {
        isFlipped = false;
        scroller.hidden = !card.hasView;
        keepMarkup(parse(card.html ?? ''));
        content.replaceChildren(...document.importNode(shownMarkup, true).childNodes);
        applyStyles(content);
    }
    return true;
}

/** Reverts the state that was shown before the server's answer, because the action failed. */
export function settle() {
    clearPending();
    if (isFlipped && shown.card?.hasView) refreshContent({});
    isFlipped = false;
}

/** @param {any} control */
const isUsable = (control) => control && !shown.card?.busy && !control.matches(':disabled, [aria-disabled="true"]');

content.onpointerdown = (/** @type {any} */ event) => {
    const toggle = event.target.closest('[data-toggle]');
    // A finger may be about to scroll: there the click decides.
    if (!isUsable(toggle) || event.button !== 0 || event.pointerType === 'touch') return;
    held = { toggle, isOn: flip(toggle) };
    isFlipped = true;
};
function release() {
    // The click, if there is one, follows within the same press.
    setTimeout(() => {
        if (held) settle();
        held = null;
    }, 30);
}
for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release);

content.onclick = (/** @type {any} */ { target }) => {
    const control = target.closest('[data-action]');
    const { card } = shown;
    const pressed = held;
    held = null;
    if (!card || !isUsable(control)) return;
    const message = messageOfControl(card, control, pressed?.toggle === control ? pressed.isOn : undefined);
    if (message.type === 'tap') return sendFrom(control, message);
    connection.send(message);
    isFlipped = true;
};

// A view that scrolls has a fade at its edge, and a tab stop for the keyboard.
function markScrolling() {
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    const overflows = scrollHeight > clientHeight + 1;
    scroller.toggleAttribute('data-above', overflows && scrollTop > 1);
    scroller.toggleAttribute('data-below', overflows && scrollTop + clientHeight < scrollHeight - 1);
    if (overflows === scroller.hasAttribute('tabindex')) return;
    for (const [name, value] of [['tabindex', '0'], ['role', 'group'], ['aria-labelledby', 'card-title']]) {
        if (overflows) scroller.setAttribute(name, value); else scroller.removeAttribute(name);
    }
}
scroller.addEventListener('scroll', markScrolling, { passive: true });
const sizes = new ResizeObserver(markScrolling);
sizes.observe(scroller);
sizes.observe(content);
