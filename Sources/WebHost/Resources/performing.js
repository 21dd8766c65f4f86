// Rows are performed, at once or when the connection is back.

import { actionOf } from './action.js';
import { $ } from './dom.js';
import { wait } from './reach.js';
import { choose, items } from './results.js';
import { clearPending, connection } from './session.js';

/** @param {number} index @param {'whole' | 'first'} form `first` shows the form even if no value is missing. */
export function run(index, form = 'whole') {
    const item = items[index];
    const row = $(`result-${index}`);
    if (!item || row.hasAttribute('data-pending')) return;
    choose(index, false);
    forget();
    connection.send({ type: item.kind === 'shortcut' ? 'shortcut' : 'perform', ...actionOf(item), form });
    row.setAttribute('data-pending', '');
    if (connection.isOpen) return;
    wait(item.title);
    connection.hurry();
}

/** Cancels the action that waits for the connection. */
export function forget() {
    if (!wait(null)) return false;
    connection.forget();
    clearPending();
    return true;
}
