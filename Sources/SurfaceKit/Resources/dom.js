// Elements, made and filled.

export const root = document.documentElement;

/** @param {string} id @returns {any} */
export const $ = (id) => document.getElementById(id);

/**
 * Creates an element; strings become text, never markup.
 *
 * @param {string} tag
 * @param {{ [name: string]: any }} [properties]
 * @param {(Node | string | null | undefined)[]} children
 * @returns {any}
 */
export function make(tag, properties = {}, ...children) {
    const element = /** @type {any} */ (document.createElement(tag));
    for (const [name, value] of Object.entries(properties)) {
        if (value == null || value === false) continue;
        if (name in element && name !== 'list') element[name] = value;
        else element.setAttribute(name, value === true ? '' : value);
    }
    for (const child of children) if (child != null) element.append(child);
    return element;
}

/**
 * Writes text into an element, unless it is there: screen readers say some texts again.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
export function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
}

/**
 * Shows text in an element that is hidden while there is none.
 *
 * @param {HTMLElement} element
 * @param {string | null} [text]
 */
export function put(element, text) {
    write(element, text ?? '');
    element.hidden = !text;
}

/** @param {any} one @param {any} other */
export const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The direction in which a language is written.
 *
 * @param {string} language
 */
export function directionOf(language) {
    try {
        const locale = /** @type {any} */ (new Intl.Locale(language));
        return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
    } catch {
        return 'ltr';
    }
}
