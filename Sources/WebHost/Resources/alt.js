// The keys that are pressed together with Alt.

/**
 * Returns whether it is such a key, which the browser has no other use for then. Which letter it writes depends on the keyboard.
 *
 * @param {KeyboardEvent} event
 * @param {string} key Its place on the keyboard.
 */
export function isAlt(event, key) {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isIt = code === key && altKey && !ctrlKey && !metaKey && !shiftKey;
    if (isIt) event.preventDefault();
    return isIt;
}
