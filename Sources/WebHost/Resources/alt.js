// The keys that are pressed together with Alt.

/**
 * Returns whether a key was pressed with Alt and nothing else, and keeps the browser from using it if so.
 *
 * @param {KeyboardEvent} event
 * @param {string} key Its place on the keyboard: which letter it writes depends on the layout.
 */
export function isAlt(event, key) {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isIt = code === key && altKey && !ctrlKey && !metaKey && !shiftKey;
    if (isIt) event.preventDefault();
    return isIt;
}
