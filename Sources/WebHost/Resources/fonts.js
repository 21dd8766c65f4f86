// Tells whether this tab draws text in the fonts that the server measures.

import { $ } from './dom.js';

const root = document.documentElement;

/**
 * Watches a text whose size in those fonts is known: another font, letters that a person wants larger or farther
 * apart, and fonts that didn't load show in it.
 *
 * @param {() => void} changed Called when cards are to flow by themselves, and when they aren't any more.
 */
export function watchFonts(changed) {
    const sentinel = $('sentinel');
    new ResizeObserver(() => {
        const { width, height } = sentinel.getBoundingClientRect();
        const flows = Math.abs(width - sentinel.dataset.width) > .5 || Math.abs(height - 20) > .1;
        if (flows === 'flow' in root.dataset) return;
        root.toggleAttribute('data-flow', flows);
        changed();
    }).observe(sentinel);
}
