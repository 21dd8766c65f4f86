// Movements that a change sets off: of symbols whose value is another, or that take another's place.

/** Lets the symbols of the document move when they change, from now on. */
export function watchEffects() {
    new MutationObserver((changes) => {
        for (const { target, attributeName, oldValue } of changes) {
            /** @type {any} */
            const symbol = target;
            // What merely comes has no value before it.
            if (oldValue === null || symbol.getAttribute(attributeName) === oldValue) continue;
            symbol.removeAttribute('data-changed');
            // Seen without the mark once, it begins anew.
            symbol.getBoundingClientRect();
            symbol.setAttribute('data-changed', attributeName === 'data-effect' ? 'effect' : 'symbol');
            symbol.onanimationend = () => symbol.removeAttribute('data-changed');
        }
    }).observe(document.documentElement, {
        subtree: true, attributeOldValue: true, attributeFilter: ['data-effect', 'data-symbol'],
    });
}
