// The ways to act on a card: the system's buttons under it, and the controls of its view.

import { make } from './dom.js';

/** @typedef {import('./wire.js').Card} Card */

/**
 * Draws the buttons; the one that had the focus keeps it.
 *
 * @param {HTMLElement} bar
 * @param {import('./wire.js').SystemButton[]} buttons
 * @param {HTMLElement} fallback Takes the focus if the focused button was removed.
 */
export function drawButtons(bar, buttons, fallback) {
    const focused = /** @type {any} */ (document.activeElement);
    const role = bar.contains(focused) && focused.dataset.role;
    bar.replaceChildren(...buttons.map(({ role, label, isDestructive }) => make('button', {
        type: 'button', className: 'system-button', dir: 'auto', 'data-role': role, 'data-destructive': isDestructive,
        'aria-keyshortcuts': role === 'cancel' || role === 'done' ? 'Escape' : null,
    }, make('span', {}, label))));
    /** @type {HTMLElement | null} */
    const heir = role && bar.querySelector(`[data-role="${role}"]`);
    if (role) (heir ?? fallback).focus({ preventScroll: true });
}

/**
 * The message of one of the system's buttons, or nothing where values are missing.
 *
 * @param {string} role
 * @param {Card} card
 * @param {{ isWaiting: boolean, read: () => any }} form
 * @returns {import('./wire.js').Message | null | false}
 */
export function messageOf(role, card, form) {
    const question = card.question?.id;
    if (role === 'done') return { type: role, card: card.id };
    if (role !== 'submit') return { type: role, question };
    const values = !form.isWaiting && form.read();
    return values && { type: 'answer', question, values };
}

/** @param {any} element A switch in a card or a form. */
export const isOn = (element) => element.getAttribute('aria-checked') === 'true';

/**
 * Turns a toggle, which the person sees before the truth arrives.
 *
 * @param {any} toggle
 * @param {boolean} [wanted] The wanted state, by default the other one.
 */
export function flip(toggle, wanted = !isOn(toggle)) {
    toggle.setAttribute('aria-checked', wanted);
    return wanted;
}

/**
 * The message of a control in the view of a card that a person uses; a toggle shows the wanted state at once.
 *
 * @param {Card} card
 * @param {any} control
 * @param {boolean} [wanted]
 * @returns {import('./wire.js').Message}
 */
export function messageOfControl({ id, generation }, control, wanted) {
    const address = { card: id, generation, action: Number(control.dataset.action) };
    if (!control.hasAttribute('data-toggle')) return { type: 'tap', ...address };
    return { type: 'toggle', ...address, isOn: flip(control, wanted) };
}
