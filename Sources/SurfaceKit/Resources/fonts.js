// Tells whether this tab draws text in the fonts that the server measures.

import { $, root } from './dom.js';

/**
 * Watches texts whose sizes in those fonts are known: another font, letters that a person wants larger or farther
 * apart, a least size of letters, and fonts that didn't load show in them.
 *
 * @param {() => void} changed Called when cards are to flow by themselves, and when they aren't any more.
 */
export function watchFonts(changed) {
    const sentinels = [$('sentinel'), $('least-sentinel')];
    const observer = new ResizeObserver(() => {
        const flows = sentinels.some((sentinel) => {
            const { width, height } = sentinel.getBoundingClientRect();
            return Math.abs(width - sentinel.dataset.width) > .5 || Math.abs(height - 20) > .1;
        });
        if (flows === 'flow' in root.dataset) return;
        root.toggleAttribute('data-flow', flows);
        changed();
    });
    for (const sentinel of sentinels) observer.observe(sentinel);
}
