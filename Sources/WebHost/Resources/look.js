// How a page beside the main one shows things: as the person chose there, the size of text, and light or dark.

import { textSizes } from './sizes.js';

const root = document.documentElement;
export const darkness = matchMedia('(prefers-color-scheme: dark)');

/** How this tab shows things, as the main page was told. */
export function environment() {
    let appearance = 'auto';
    let text = 'large';
    // Storage may be forbidden.
    try {
        appearance = localStorage.appearance ?? appearance;
        if (localStorage.text in textSizes) ({ text } = localStorage);
    } catch { /* as usual then */ }
    const isDark = appearance === 'dark' || appearance !== 'light' && darkness.matches;
    return { scheme: isDark ? 'dark' : 'light', text };
}

export function applyLook() {
    const { scheme, text } = environment();
    root.dataset.scheme = scheme;
    root.dataset.text = text;
    root.style.setProperty('--text-scale', `${textSizes[text] / 17}`);
}
