// Movements that a change sets off: of symbols whose value is another, or that take another's place, and of
// what comes in a newer version of a card.

/** @param {any} element @param {string} mark */
function start(element, mark) {
    element.removeAttribute('data-changed');
    // Seen without the mark once, it begins anew.
    element.getBoundingClientRect();
    element.setAttribute('data-changed', mark);
    element.onanimationend = (/** @type {Event} */ { target }) => {
        if (target === element) element.removeAttribute('data-changed');
    };
}

/** @param {any} node */
function come(node) {
    // A card that comes as a whole moves as a whole.
    if (!node.parentElement?.closest('.snippet') || !node.matches?.('.comes, .comes-at-once')) return;
    if (node.matches('.comes')) start(node, 'came');
    // The page fades what comes, unless its author has it come otherwise.
    requestAnimationFrame(() => {
        for (const animation of node.getAnimations()) if (!animation.animationName) animation.cancel();
    });
}

/** Lets what changes in the document move, from now on. */
export function watchEffects() {
    new MutationObserver((changes) => {
        for (const { type, target, addedNodes, attributeName, oldValue } of changes) {
            if (type === 'childList') {
                addedNodes.forEach(come);
                continue;
            }
            /** @type {any} */
            const symbol = target;
            // What merely comes has no value before it.
            if (oldValue === null || symbol.getAttribute(attributeName) === oldValue) continue;
            start(symbol, attributeName === 'data-effect' ? 'effect' : 'symbol');
        }
    }).observe(document.documentElement, {
        subtree: true, childList: true, attributeOldValue: true,
        attributeFilter: ['data-effect', 'data-symbol'],
    });
}
