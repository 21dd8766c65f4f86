// Changes what is shown into what the server says now, in place.

/**
 * The things about a change that motion needs: texts of numbers as they were, and elements that came and left.
 *
 * @typedef {{ numbers: Map<any, string>, came: any[], left: any[] }} Changes
 */

/** @returns {Changes} */
export const noChanges = () => ({ numbers: new Map(), came: [], left: [] });

/** Attributes of the shown elements that the server's markup knows nothing of. */
const ownAttributes = new Set(['style', 'data-pending', 'data-changed']);

/**
 * Turns the children of `host` into those of `source` in place. Elements are the same if name and
 * `id` are: they keep focus, scroll position and running transitions. Collects into `changes` what
 * motion wants to know. `prior` is the markup that `host` was made from, if nothing else touched
 * it: comparing the two markups natively tells quickly what needs no look at all.
 *
 * @param {any} host
 * @param {any} source
 * @param {any} prior
 * @param {Changes} changes
 */
export function morph(host, source, prior, changes) {
    /** @type {Set<string> | null} */
    let wanted = null;
    /**
     * Which names are still to come matters only where old and new differ.
     *
     * @param {any} node
     */
    const isGone = (node) => {
        if (!wanted) {
            wanted = new Set();
            for (let rest = next; rest; rest = rest.nextSibling) wanted.add(rest.id || rest.nodeName);
        }
        return node.hasAttribute?.('data-leaving') || !wanted.has(node.id || node.nodeName);
    };
    const added = [];
    const removed = [];
    let old = host.firstChild;
    let next = source.firstChild;
    let last = prior?.firstChild;
    for (; next; next = next.nextSibling) {
        while (old && !isSameNode(old, next) && isGone(old)) {
            removed.push(old);
            old = old.nextSibling;
        }
        // Beyond a node that came or went, old and new markup no longer run side by side.
        if (last && !isSameNode(last, next)) last = null;
        if (old && isSameNode(old, next)) {
            if (!last?.isEqualNode(next)) patch(old, next, last, changes);
            old = old.nextSibling;
        } else {
            const known = next.id ? document.getElementById(next.id) : null;
            if (known?.parentNode === host && isSameNode(known, next)) {
                (host.moveBefore ?? host.insertBefore).call(host, known, old);
                patch(known, next, null, changes);
            } else {
                const node = document.importNode(next, true);
                host.insertBefore(node, old);
                applyStyles(node);
                added.push(node);
            }
        }
        last = last?.nextSibling;
    }
    for (; old; old = old.nextSibling) removed.push(old);
    // A row that comes or goes fades; what takes another's place just stands there.
    const isExchange = added[0] && removed[0];
    for (const node of removed) {
        if (node.nodeType !== 1 || isExchange) node.remove();
        else if (!node.hasAttribute('data-leaving')) changes.left.push(node);
    }
    if (!isExchange) changes.came.push(...added);
}

/** @param {any} one @param {any} other */
function isSameNode(one, other) {
    return one.nodeName === other.nodeName && one.id === other.id;
}

/**
 * Turns one node into another of the same name.
 *
 * @param {any} old
 * @param {any} next
 * @param {any} prior
 * @param {Changes} changes
 */
export function patch(old, next, prior, changes) {
    if (old.nodeType !== 1) {
        if (old.data === next.data) return;
        const numeric = old.parentElement.closest('[data-transition="numeric"]');
        if (numeric && !changes.numbers.has(numeric)) changes.numbers.set(numeric, numeric.textContent);
        old.data = next.data;
        return;
    }
    for (const { name, value } of next.attributes) {
        if (old.getAttribute(name) === value) continue;
        old.setAttribute(name, value);
        if (name === 'data-style') old.style.cssText = value;
    }
    for (const name of old.getAttributeNames()) {
        if (next.hasAttribute(name) || ownAttributes.has(name)) continue;
        old.removeAttribute(name);
        if (name === 'data-style') old.style.cssText = '';
    }
    if (old.firstChild || next.firstChild) morph(old, next, prior, changes);
}

/**
 * Markup carries its measures in `data-style`, since no security policy allows `style`.
 *
 * @param {any} root
 */
export function applyStyles(root) {
    if (root.nodeType === 1 && root.dataset.style) root.style.cssText = root.dataset.style;
    for (const element of root.querySelectorAll?.('[data-style]') ?? []) element.style.cssText = element.dataset.style;
}

/** A document of its own, in which markup loads and runs nothing. */
export const inert = document.implementation.createHTMLDocument('');

/** @param {string} html */
export function parse(html) {
    const sheet = inert.createElement('div');
    // Here, and only here: nothing runs in this document.
    sheet.innerHTML = html; // eslint-disable-line no-restricted-syntax
    return sheet;
}

/**
 * The number that a text shows, to tell whether it rose.
 *
 * @param {string} text
 */
const numberIn = (text) => parseFloat(text.replace(/[^\d.,-]/g, '').replace(',', '.')) || 0;

/**
 * Marks a number that changed, for the length of its animation, with the way in which it went.
 *
 * @param {any} element
 * @param {string} was
 */
export function markNumber(element, was) {
    const way = numberIn(element.textContent) >= numberIn(was) ? 'up' : 'down';
    element.setAttribute('data-changed', way);
    element.onanimationend = () => element.removeAttribute('data-changed');
    return way;
}
