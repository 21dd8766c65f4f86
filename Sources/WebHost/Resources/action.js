// The action of a row of the list, however the row describes it.

/**
 * Returns what a message names an action by.
 *
 * @param {import('./wire.js').SearchItem} item
 */
export const actionOf = ({ kind, intent, index, values = {} }) => kind === 'shortcut' ? { index } : { intent, values };
