// The keys that work wherever the focus is. Those of the field, forms and pickers have precedence.

import { $ } from './dom.js';
import { press } from './card.js';
import { form } from './question.js';
import { stop } from './running.js';
import { goBack, typeAhead } from './search.js';
import { connection, queryField, searchPanel, shown, systemButton } from './session.js';
import { note } from './speech.js';
import { localized } from './words.js';

const keyList = $('keys');
const showKeys = () => keyList.showModal();
$('show-keys').onclick = showKeys;

/**
 * Shows the field instead of a result, but not instead of a question, since a half typed answer would be lost.
 *
 * @param {string} [letter] The letter that was typed for it.
 * @returns {boolean} Whether the letter has still to be written by the browser.
 */
function toField(letter) {
    if (!searchPanel.hidden) {
        queryField.focus();
        if (letter) queryField.setSelectionRange(queryField.value.length, queryField.value.length);
        else queryField.select();
        return Boolean(letter);
    }
    if (!systemButton('done')) {
        if (!letter) note(localized('Answer or cancel this first.'));
    } else if (connection.isOpen) {
        typeAhead(letter ?? '');
        press('done');
    }
    return false;
}

/** @param {Element} target */
function pressEnter(target) {
    const { card } = shown;
    if (!card || target.closest('button, a[href], input, select, textarea, summary, [tabindex="0"]')) return;
    const [main] = card.buttons.filter(({ role, isDestructive }) => role === 'done' || role === 'confirm' && !isDestructive);
    if (main) press(main.role);
}

function leave() {
    const { card, run } = shown;
    if (card?.busy || !card && !goBack()) {
        if (run) stop();
    } else if (card) {
        press(systemButton('cancel') ? 'cancel' : 'done');
    }
}

document.addEventListener('keydown', (event) => {
    const { key } = event;
    const target = /** @type {any} */ (event.target);
    if (event.isComposing || event.defaultPrevented || event.altKey || document.querySelector(':modal, :popover-open')) return;
    const isWriting = target.matches('input, select, textarea');
    const isField = target === queryField;
    if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() !== 'k' || event.shiftKey) return;
        toField();
    } else if (key === 'Enter') {
        // A key still held down from the search must not press a control of the next card.
        if (!event.repeat) return pressEnter(target);
    } else if (key === 'Escape') {
        return leave();
    } else if (key === '?' && (!isWriting || isField && queryField.value === '')) {
        showKeys();
    } else if (isWriting) {
        return;
    } else if (form.typeAhead(key)) {
        // The field that comes has it.
    } else if (key === '/') {
        toField();
    } else if ([...key].length > 1 && key !== 'Dead' || key === ' ' || toField(key)) {
        return;
    }
    event.preventDefault();
});
