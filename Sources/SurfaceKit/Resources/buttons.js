// The ways to act on a card: the system's buttons under it, and the controls of its view.

import { make } from './dom.js';

/** @typedef {import('./wire.js').Card} Card */

/**
 * Draws the buttons; the one that had the focus keeps it.
 *
 * @param {HTMLElement} bar
 * @param {import('./wire.js').SystemButton[]} buttons
 * @param {HTMLElement} fallback Takes the focus where its button is gone.
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

/**
 * Names a control in the view of a card.
 *
 * @param {Card} card
 * @param {any} control
 */
export const addressOf = ({ id, generation }, control) => ({ card: id, generation, action: Number(control.dataset.action) });

/** @param {any} element A switch, wherever it stands. */
export const isOn = (element) => element.getAttribute('aria-checked') === 'true';
